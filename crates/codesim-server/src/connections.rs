//! Connections of browsers and scripts.
//!
//! *Problem.* A client may open connections and send no bytes, or one byte a second, or not read its answers.
//!
//! *Method.* The number of connections is limited, in total and for each network ([`Places`]), and a client beyond the limit is disconnected. The head of
//! a request has a deadline, and so has each write of an answer. Bodies have deadlines where they are read. When the server shuts down, answers may be
//! finished for as long as others can wait for a restart.

use std::convert::Infallible;
use std::net::SocketAddr;
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
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::places::Places;

/// Connections at once.
pub(crate) const MOST: usize = 5000;

/// Connections of a network at once. A browser opens six.
pub(crate) const MOST_OF_NETWORK: usize = 100;

/// How long a client may leave an answer unread.
const UNREAD: Duration = Duration::from_secs(30);

/// How long the head of a request may take, and how long a connection may be silent between two requests.
const HEAD: Duration = Duration::from_secs(30);

/// How long answers may take that are unfinished when the server shuts down.
const END: Duration = Duration::from_secs(15);

/// Delay after a connection could not be accepted, as when too many files are open.
const PAUSE: Duration = Duration::from_millis(200);

/// Answers requests until the server shuts down.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    places: Places,
    mut ends: watch::Receiver<bool>,
) {
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEAD);
    let graceful = GracefulShutdown::new();
    while let Some((stream, peer)) = accept(&listener, &mut ends).await {
        let Some(place) = places.take(peer.ip()) else {
            continue;
        };
        let router = router.clone();
        let answer = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            answered(router.clone(), request)
        });
        // An answer in pieces is not held back for the next piece.
        let _ = stream.set_nodelay(true);
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(UNREAD));
        let stream = TokioIo::new(Box::pin(stream));
        let connection = builder.serve_connection(stream, answer);
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
