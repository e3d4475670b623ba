//! Errors of files elsewhere.

/// Why a file or folder cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// It is not there, or may not be read.
    #[error("cannot read {place}")]
    Unreadable {
        /// Its path or address.
        place: String,
        /// The cause.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// An address that is none, or of a store that is not known.
    #[error(
        "{address}: the address of an object store was expected, such as s3://bucket/folder, gs://bucket/folder or az://container/folder"
    )]
    NoStore {
        /// The address.
        address: String,
        /// The cause.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// Object stores are a feature that was left out.
    #[error(
        "{0}: this codesim was built without the feature `cloud`, which reads from object stores"
    )]
    NotBuiltIn(
        /// The address.
        String,
    ),
}
