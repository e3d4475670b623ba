//! Connections of browsers and scripts.
//!
//! *Problem.* Somebody may open connections and say nothing, or a byte a second, or not read what they asked for.
//!
//! *Method.* A request has to begin in time, and there are only so many connections. What comes after the beginning has deadlines where it is read. When the
//! server ends, answers are finished for as long as others wait for a restart.

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

/// How long the head of a request may take, and how long a connection may say nothing between two.
const HEAD: Duration = Duration::from_secs(30);

/// How long answers may take that are not finished when the server is told to end.
const END: Duration = Duration::from_secs(20);

/// How long is waited if no connection can be accepted, as when too many files are open.
const PAUSE: Duration = Duration::from_millis(200);

/// Answers requests until it is told that the server ends.
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
            // Whoever breaks a connection off knows that they did.
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

/// The next connection; nothing when the server ends.
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
