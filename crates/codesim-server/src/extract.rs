//! Extractors for the parts of a request, with refusals in JSON.

use std::time::Duration;

use axum::extract::rejection::{FormRejection, JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use tokio::time::timeout;

use crate::error::Refusal;

/// Time limit of reading a body.
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
        let axum::Json(body) = in_time(axum::Json::from_request(request, state)).await??;
        Ok(Self(body))
    }
}

/// A body of a form.
pub(crate) struct Form<T>(pub(crate) T);

impl<T, S> FromRequest<S> for Form<T>
where
    axum::Form<T>: FromRequest<S, Rejection = FormRejection>,
    S: Send + Sync,
{
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        let axum::Form(body) = in_time(axum::Form::from_request(request, state)).await??;
        Ok(Self(body))
    }
}

async fn in_time<T>(read: impl Future<Output = T>) -> Result<T, Refusal> {
    let late = |_| Refusal::new(StatusCode::REQUEST_TIMEOUT, "the body took too long");
    timeout(PATIENCE, read).await.map_err(late)
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

impl From<FormRejection> for Refusal {
    fn from(rejection: FormRejection) -> Self {
        match rejection.status() {
            // A form, but not what was expected.
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
