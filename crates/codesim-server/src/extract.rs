//! Extractors for the parts of a request, with refusals in JSON.

use std::time::Duration;

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use tokio::time::timeout;

use crate::error::Refusal;

/// Time limit of reading a body in JSON.
const PATIENCE: Duration = Duration::from_secs(20);

/// A body in JSON.
pub(crate) struct Json<T>(pub(crate) T);

impl<T, S> FromRequest<S> for Json<T>
where
    axum::Json<T>: FromRequest<S, Rejection = JsonRejection>,
    S: Send + Sync,
{
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        let read = axum::Json::from_request(request, state);
        let read = timeout(PATIENCE, read).await;
        let late = |_| Refusal::new(StatusCode::REQUEST_TIMEOUT, "the body took too long");
        let axum::Json(body) = read.map_err(late)??;
        Ok(Self(body))
    }
}

/// Parts of the path.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(Refusal))]
pub(crate) struct Path<T>(pub(crate) T);

/// The query.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(Refusal))]
pub(crate) struct Query<T>(pub(crate) T);

impl From<JsonRejection> for Refusal {
    fn from(rejection: JsonRejection) -> Self {
        match rejection.status() {
            // JSON, but not what was expected.
            StatusCode::UNPROCESSABLE_ENTITY => Self::bad(rejection.body_text()),
            status => Self::new(status, rejection.body_text()),
        }
    }
}

impl From<PathRejection> for Refusal {
    /// Returns "not found" for an address with something else in place of a number.
    fn from(_: PathRejection) -> Self {
        Self::not_found()
    }
}

impl From<QueryRejection> for Refusal {
    fn from(rejection: QueryRejection) -> Self {
        Self::new(rejection.status(), rejection.body_text())
    }
}
