//! Extractors for the parts of a request, with refusals in JSON.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts};
use axum::http::StatusCode;

use crate::error::Refusal;

/// A body in JSON.
#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(Refusal))]
pub(crate) struct Json<T>(pub(crate) T);

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
