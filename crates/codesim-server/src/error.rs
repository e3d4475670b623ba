//! Errors as answers.

use crate::store::StoreError;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use codesim_display::with_causes;
use serde::Serialize;
use utoipa::ToSchema;

/// Why a request is refused.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// The error, and how to resolve it.
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

    /// Returns the same refusal for things that do not exist and things that are not the client's, so that it cannot tell them apart.
    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not found, or not yours")
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
            error => internal(error),
        }
    }
}

impl From<std::io::Error> for Refusal {
    fn from(error: std::io::Error) -> Self {
        internal(error)
    }
}

/// Refuses a request without the causes, which only the log has.
fn internal(error: impl std::error::Error) -> Refusal {
    tracing::error!(error = with_causes(error), "a request failed");
    Refusal::new(
        StatusCode::INTERNAL_SERVER_ERROR,
        "internal error; see the server's log",
    )
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::{Arc, Mutex};

    use super::*;

    /// A log in memory.
    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl Write for Log {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("nobody panicked").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn the_log_has_all_causes_of_what_a_client_is_not_told() {
        let log = Log::default();
        let written = log.clone();
        let subscriber = tracing_subscriber::fmt()
            .json()
            .with_writer(move || written.clone())
            .finish();
        let cause = || rusqlite::Error::InvalidPath("/no/such/place".into());
        let refusals = tracing::subscriber::with_default(subscriber, || {
            let stored = StoreError::Sqlite(cause());
            let wrapped = io::Error::other(StoreError::Sqlite(cause()));
            [Refusal::from(stored), Refusal::from(wrapped)]
        });
        let log = log.0.lock().expect("nobody panicked");
        let log = String::from_utf8_lossy(&log);
        assert_eq!(
            log.matches("the database: Invalid path: /no/such/place")
                .count(),
            2,
            "{log}"
        );
        for refusal in refusals {
            assert!(!refusal.why.contains("/no/such/place"));
        }
    }
}
