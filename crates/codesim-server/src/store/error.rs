//! Errors of the store.

use rusqlite::ErrorCode;

/// Why something could not be stored or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// There is no such thing (any more).
    #[error("there is no such thing")]
    NotFound,
    /// A path is not UTF-8.
    #[error("the name of the copy is not UTF-8")]
    Name,
    /// The file could not be read or written.
    #[error("the database")]
    Sqlite(#[source] rusqlite::Error),
    /// The file has an unknown schema.
    #[error("the database was written by a newer codesim, or is none of codesim's")]
    Version,
}

impl StoreError {
    /// Whether a name is in use already.
    pub fn is_taken(&self) -> bool {
        matches!(self, Self::Sqlite(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation))
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        match error {
            rusqlite::Error::QueryReturnedNoRows => Self::NotFound,
            error => Self::Sqlite(error),
        }
    }
}

/// Fails unless at least one row was changed.
pub(crate) fn found(rows: usize) -> Result<(), StoreError> {
    match rows {
        0 => Err(StoreError::NotFound),
        _ => Ok(()),
    }
}
