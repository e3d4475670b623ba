//! Why a class cannot be read.

use std::io;

use codesim_observer::Cancelled;

/// Why a class cannot be read at all. What is wrong with single files is a [`Notice`](crate::Notice).
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The registry has no such language.
    #[error("unknown language `{0}`")]
    UnknownLanguage(String),
    /// What files to read or not to read are told by no pattern.
    #[error("{pattern}: not a pattern of files: {reason}")]
    Pattern {
        /// The pattern.
        pattern: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The submissions of a root cannot be listed.
    #[error("{root}: cannot be read")]
    Root {
        /// What the root is called.
        root: String,
        /// What the system said.
        source: io::Error,
    },
    /// Boilerplate has no file that can be read.
    #[error("{0}: no file there can be read as starter code")]
    Boilerplate(String),
    /// The observer asked for it.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}
