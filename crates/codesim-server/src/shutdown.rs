//! Requests that are refused before they are read to the end.
//!
//! *Problem.* A client that is still sending when the connection is closed does not see why it was refused.
//!
//! *Method.* The part of a body that a handler has not read is read beside the answer, up to a limit, and discarded.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, BodyDataStream, Bytes, HttpBody};
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use tokio::runtime::Handle;
use tokio::time::timeout;
use tokio_stream::{Stream, StreamExt};

/// Limit of the bytes that are discarded.
const MOST: usize = 64 << 20;

/// Time limit of discarding them.
const PATIENCE: Duration = Duration::from_secs(30);

/// Passes a request on with a body that is read to its end.
pub(crate) async fn drained(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let wrapped = |body: Body| Body::from_stream(Drained(Some(body.into_data_stream())));
    next.run(request.map(wrapped)).await
}

/// A body whose rest is read when it is dropped; `None` at its end.
struct Drained(Option<BodyDataStream>);

impl Stream for Drained {
    type Item = Result<Bytes, axum::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let Some(body) = &mut self.0 else {
            return Poll::Ready(None);
        };
        let piece = Pin::new(body).poll_next(context);
        if matches!(piece, Poll::Ready(None | Some(Err(_)))) {
            self.0 = None;
        }
        piece
    }
}

impl Drop for Drained {
    fn drop(&mut self) {
        if let (Some(rest), Ok(runtime)) = (self.0.take(), Handle::try_current()) {
            runtime.spawn(timeout(PATIENCE, read(rest)));
        }
    }
}

async fn read(mut rest: BodyDataStream) {
    let mut bytes = 0;
    while let Some(Ok(piece)) = rest.next().await {
        bytes += piece.len();
        if bytes > MOST {
            break;
        }
    }
}
