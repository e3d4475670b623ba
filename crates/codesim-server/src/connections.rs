//! Connections of browsers and scripts.
//!
//! *Problem.* A client may open connections and send no bytes, or one byte a second, or not read its answers.
//!
//! *Method.* The head of a request has a deadline, and the number of connections is limited. Bodies have deadlines where they are read. When the
//! server shuts down, answers may be finished for as long as others can wait for a restart.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use codesim_display::with_causes;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

/// Connections at once; more wait to be accepted.
const MOST: usize = 2000;

/// How long the head of a request may take, and how long a connection may be silent between two requests.
const HEAD: Duration = Duration::from_secs(30);

/// How long answers may take that are unfinished when the server shuts down.
const END: Duration = Duration::from_secs(20);

/// Delay after a connection could not be accepted, as when too many files are open.
const PAUSE: Duration = Duration::from_millis(200);

/// Answers requests until the server shuts down.
pub(crate) async fn serve(listener: TcpListener, router: Router, mut ends: watch::Receiver<bool>) {
    let places = Arc::new(Semaphore::new(MOST));
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEAD);
    let graceful = GracefulShutdown::new();
    while let Some((stream, peer)) = accept(&listener, &mut ends).await {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else {
            break;
        };
        let router = router.clone();
        let answer = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            answered(router.clone(), request)
        });
        // An answer in pieces is not held back for the next piece.
        let _ = stream.set_nodelay(true);
        let connection = builder.serve_connection(TokioIo::new(stream), answer);
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            // A client that breaks off its connection knows that it did.
            let _ = connection.await;
            drop(place);
        });
    }
    drop(listener);
    let _ = timeout(END, graceful.shutdown()).await;
}

async fn answered(
    router: Router,
    request: Request<Body>,
) -> Result<axum::response::Response, Infallible> {
    router.oneshot(request).await
}

/// Returns the next connection; `None` when the server shuts down.
async fn accept(
    listener: &TcpListener,
    ends: &mut watch::Receiver<bool>,
) -> Option<(TcpStream, SocketAddr)> {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = ends.wait_for(|ends| *ends) => return None,
        };
        match accepted {
            Ok(connection) => return Some(connection),
            Err(error) => {
                tracing::warn!(error = with_causes(error), "no connection can be accepted");
                sleep(PAUSE).await;
            }
        }
    }
}
