//! What goes wrong, as answers.

use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// Why a request is refused.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// What is wrong, and what to do.
    error: String,
}

/// A refusal.
#[derive(Debug, thiserror::Error)]
#[error("{why}")]
pub(crate) struct Refusal {
    status: StatusCode,
    why: String,
}

impl Refusal {
    pub(crate) fn new(status: StatusCode, why: impl Into<String>) -> Self {
        Self {
            status,
            why: why.into(),
        }
    }

    pub(crate) fn bad(why: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, why)
    }

    /// The same for what is not there and for what is not theirs: nobody learns which it is.
    pub(crate) fn not_found() -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            "there is no such thing, or it is not yours",
        )
    }

    pub(crate) fn unauthorized() -> Self {
        Self::new(
            StatusCode::UNAUTHORIZED,
            "sign in, or send a token: `Authorization: Bearer TOKEN`",
        )
    }

    pub(crate) fn forbidden() -> Self {
        Self::new(StatusCode::FORBIDDEN, "this token or user may not do this")
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (self.status, Json(Problem { error: self.why })).into_response()
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Self::not_found(),
            error if error.is_taken() => Self::new(StatusCode::CONFLICT, "this name is taken"),
            error => internal(&error.to_string()),
        }
    }
}

impl From<std::io::Error> for Refusal {
    fn from(error: std::io::Error) -> Self {
        internal(&error.to_string())
    }
}

/// What is none of the asker's business is for the log.
fn internal(error: &str) -> Refusal {
    tracing::error!(error, "a request failed");
    Refusal::new(
        StatusCode::INTERNAL_SERVER_ERROR,
        "the server failed over this; its log says why",
    )
}
