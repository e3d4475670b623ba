//! The error of an invalid file.

use std::fmt::Display;

/// The error of an invalid file: its name, the place in it if that is known, and the value, with hidden characters as escapes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Error(String);

impl Error {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }

    /// Returns the error with its place before it.
    pub(crate) fn at(self, place: impl Display) -> Self {
        Self(format!("{place}: {self}"))
    }
}

impl From<csv::Error> for Error {
    fn from(error: csv::Error) -> Self {
        Self(error.to_string())
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Self {
        Self(error.to_string())
    }
}
