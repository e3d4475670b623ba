//! Errors as people read them.

use std::error::Error;

/// Returns an error's text, followed by those of its causes.
pub fn with_causes(error: impl Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(": ");
        text.push_str(&error.to_string());
        cause = error.source();
    }
    text
}
