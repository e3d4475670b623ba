//! Errors of an archive.

use codesim_match::TooLarge;
use codesim_progress::Cancelled;
use codesim_token::CompactError;

/// Why an archive cannot be used as it was to be.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The index itself.
    #[error(transparent)]
    Index(codesim_index::Error),
    /// The index does not say by which thresholds its fingerprints were made.
    #[error("the index has no thresholds of the {0} channel")]
    NoThresholds(
        /// Name of the channel.
        &'static str,
    ),
    /// The data of a submission in the index are not those that were stored.
    #[error("{submission}")]
    Stored {
        /// Index and submission.
        submission: String,
        /// The cause.
        source: StoredError,
    },
    /// Boilerplate that is not what was stored.
    #[error(transparent)]
    Boilerplate(StoredError),
    /// Two submissions of a class have one name.
    #[error("{0}: two folders have a submission of this name; add them as two collections")]
    SameName(String),
    /// The collection has other files of these submissions.
    #[error("{collection} has other files of these already: {submissions}")]
    OtherFiles {
        /// Name of the collection.
        collection: String,
        /// Names of the submissions.
        submissions: String,
    },
    /// A keyed archive can only be compared with, by its key.
    #[error(
        "{0}: the index is keyed: a class can be compared with it if its key is given, and nothing else can be done"
    )]
    Keyed(String),
    /// The key of a keyed archive is given for one that has none.
    #[error("{0}: the index is not keyed; no key was expected")]
    NotKeyed(String),
    /// The key is another one than that of the archive.
    #[error("{0}: the index is keyed with another key than this one")]
    OtherKey(String),
    /// A file is no key of an archive.
    #[error("{0}: this is no key of an index: 64 hexadecimal digits were expected")]
    Key(String),
    /// An archive of the first version has no keyed form.
    #[error(
        "{0}: the index is of version 1, which cannot be keyed; make a new one from the submissions"
    )]
    FirstVersion(String),
    /// There are too many submissions to add at once.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// A table cannot be written there.
    #[error("{0}")]
    NoPlace(
        /// The path, and what is wrong with it.
        String,
    ),
    /// A table cannot be written.
    #[error("cannot write {path}")]
    Unwritable {
        /// The path.
        path: String,
        /// The cause.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// A table cannot be read.
    #[error("cannot read {path}")]
    Unreadable {
        /// The path.
        path: String,
        /// The cause.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// A folder of tables, or a file of one, cannot be read.
    #[cfg(feature = "export")]
    #[error(transparent)]
    ExternalRanking(crate::remote_files::Error),
    /// Pairs were found among other tables.
    #[error("{found}: these pairs were found among other tables than those in {tables}: {what}")]
    OtherTables {
        /// Where the pairs are.
        found: String,
        /// Where the tables are.
        tables: String,
        /// The parts that do not fit.
        what: String,
    },
    /// The documents of a submission do not have the fingerprints that the index has of it.
    #[error(
        "the index has {expected} fingerprints of the {channel} channel of {submission}, of which {found} come from the documents that it keeps"
    )]
    Fingerprints {
        /// Index and submission.
        submission: String,
        /// Name of the channel.
        channel: &'static str,
        /// Those that the index has.
        expected: u64,
        /// Those that its documents have.
        found: u64,
    },
    /// The observer asked for it.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

impl From<codesim_index::Error> for Error {
    fn from(error: codesim_index::Error) -> Self {
        match error {
            codesim_index::Error::Cancelled => Self::Cancelled(Cancelled),
            error => Self::Index(error),
        }
    }
}

/// Why bytes of an index are no submission.
#[derive(Debug, thiserror::Error)]
pub enum StoredError {
    /// They are of another format.
    #[error("{what} that cannot be read")]
    Unreadable {
        /// The kind of data expected.
        what: &'static str,
        /// The error of the decoder.
        source: postcard::Error,
    },
    /// They cannot be written.
    #[error("{what} that cannot be written")]
    Unwritable {
        /// The kind of data to write.
        what: &'static str,
        /// The error of the encoder.
        source: postcard::Error,
    },
    /// They contradict themselves.
    #[error(transparent)]
    Inconsistent(#[from] CompactError),
}
