//! Errors of reading a document.

use crate::files::{ReadError, Refusal};

/// Error of reading a document.
#[derive(Debug)]
pub(crate) enum DocumentError {
    /// The zip, or its entry with the text, cannot be read.
    Entry(ReadError),
    /// It is not what its name says.
    Not {
        /// Its name, as messages have it.
        kind: &'static str,
        /// The reason.
        why: String,
    },
}

/// Error of reading an entry of a package.
#[derive(Debug)]
pub(super) enum PackageError {
    Entry(ReadError),
    /// The reason why it is invalid.
    Wrong(String),
}

impl PackageError {
    /// Returns the same error for a document of this kind.
    pub(super) fn of(self, kind: &'static str) -> DocumentError {
        let why = match self {
            Self::Entry(ReadError::Refused(Refusal::NotAnArchive)) => "not a zip file".to_owned(),
            Self::Entry(error) => return DocumentError::Entry(error),
            Self::Wrong(why) => why,
        };
        DocumentError::Not { kind, why }
    }
}
