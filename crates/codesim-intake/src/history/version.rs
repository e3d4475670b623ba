//! The versions of a submission, wherever they were recorded.

use std::collections::BTreeMap;

use thiserror::Error;

/// The time of a version about which nobody recorded any, such as the class that is compared: later than all others.
pub const UNDATED: i64 = i64::MAX;

/// The source of the versions of a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Record {
    /// Snapshots of the class, made by those who teach it.
    Snapshots,
    /// A learning platform, to which somebody handed in several times.
    Attempts,
    /// Git: times and names of authors can be made up.
    Git,
}

/// The versions of a submission, or of a part of it.
pub trait History {
    /// Returns their source.
    fn record(&self) -> Record;

    /// Returns the folder of the submission that they are of: empty, or a path with a slash at its end.
    fn folder(&self) -> &str;

    /// Returns the versions, each behind all that it follows. Not empty.
    fn versions(&self) -> &[Version];

    /// Returns the content of a file, by its path below the folder, in the version at an index; `None` if it does not have the file.
    ///
    /// # Errors
    /// If a folder cannot be read.
    fn blob(&self, version: usize, path: &str) -> Result<Option<Blob>, Unreadable>;

    /// Returns the files of the version at an index by their paths.
    ///
    /// # Errors
    /// If a folder cannot be read, or there are too many or too deep ones.
    fn files(&self, version: usize) -> Result<BTreeMap<String, Blob>, Unreadable>;

    /// Returns the bytes of a content; `None` if there are more than `limit`.
    ///
    /// # Errors
    /// If it cannot be read.
    fn bytes(&self, blob: Blob, limit: u64) -> Result<Option<Vec<u8>>, Unreadable>;
}

/// A version, as it was recorded.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Version {
    /// The name of a commit, 40 hexadecimal digits; the name of a snapshot; the number of an attempt, from 1; empty for the class itself.
    pub id: String,
    /// Name of the author of a commit.
    pub author: Option<String>,
    /// When its author wrote it, in seconds since 1970.
    pub written: i64,
    /// When it was made, in seconds since 1970: later than `written` if a commit was amended or rebased.
    pub committed: i64,
    /// Indices of the versions that it follows.
    pub parents: Vec<usize>,
    /// Whether it follows versions that are not known.
    pub is_cut: bool,
}

/// The content of a file in a version, by a hash: equal ones are the same content.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Blob(pub(super) [u8; 20]);

/// A part of a version cannot be read: it is damaged, absent or too large.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a part of a version cannot be read")]
pub struct Unreadable;
