//! Errors as people read them.

use std::error::Error;
use std::fmt::Write;

/// An error with its causes.
pub(super) fn text(error: impl Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let _ = write!(text, ": {error}");
        cause = error.source();
    }
    text
}
