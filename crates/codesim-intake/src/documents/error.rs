//! Why a document has no text.

use crate::files::{ReadError, Refusal};

/// Why a document has no text.
#[derive(Debug)]
pub(crate) enum DocumentError {
    /// The zip, or its entry with the text, cannot be read.
    Entry(ReadError),
    /// It is not what its name says.
    Not {
        /// A name for people, with an article.
        kind: &'static str,
        /// What is wrong with it.
        why: String,
    },
}

/// Why an entry of a package has no text.
#[derive(Debug)]
pub(super) enum PackageError {
    Entry(ReadError),
    /// What is wrong with it.
    Wrong(String),
}

impl PackageError {
    /// The same, of a document of this kind.
    pub(super) fn of(self, kind: &'static str) -> DocumentError {
        let why = match self {
            Self::Entry(ReadError::Refused(Refusal::NotAnArchive)) => "not a zip file".to_owned(),
            Self::Entry(error) => return DocumentError::Entry(error),
            Self::Wrong(why) => why,
        };
        DocumentError::Not { kind, why }
    }
}
