//! Errors of an index.

use std::io;
use std::path::{Path, PathBuf};

use codesim_progress::Cancelled;

/// Why an index cannot be read or changed; each message names the file.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The operating system refused something: no permission, disk full and the like.
    #[error("{}: {source}", path.display())]
    Io {
        /// File or folder.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
    /// There is no manifest.
    #[error("{}: not an index of codesim (no file `manifest` in it)", path.display())]
    NotAnIndex {
        /// Folder that was to be opened.
        path: PathBuf,
    },
    /// An index is to be made where something is already.
    #[error("{}: exists already", path.display())]
    Exists {
        /// The path.
        path: PathBuf,
    },
    /// Another process changes the index.
    #[error("{}: another process is changing this index; try again when it has finished", path.display())]
    Locked {
        /// Folder of the index.
        path: PathBuf,
    },
    /// The format is of a later version of codesim, or of none.
    #[error("{}: format version {found}; this codesim reads versions up to {known}", path.display())]
    Version {
        /// File that says so.
        path: PathBuf,
        /// Version of the file.
        found: u64,
        /// Latest version that can be read.
        known: u32,
    },
    /// A file is not what was written.
    #[error("{}: damaged: {what}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// How that shows.
        what: String,
    },
    /// The fingerprints of the index were made in another way.
    #[error(
        "the index has {key} = {stored}, this run has {own}: their fingerprints cannot be compared"
    )]
    Meaning {
        /// Entry that differs.
        key: String,
        /// Its value in the index.
        stored: String,
        /// Its value now.
        own: String,
    },
    /// A submission was given with the fingerprints of another number of channels than the index has.
    #[error("{name}: fingerprints of {found} channels; the index has {allowed}")]
    Channels {
        /// Name of the submission.
        name: String,
        /// Channels that were given.
        found: usize,
        /// Channels of the index.
        allowed: usize,
    },
    /// Data are larger than can be kept together.
    #[error("{name}: {bytes} bytes; an index keeps at most {allowed}")]
    TooLarge {
        /// The name of the data.
        name: String,
        /// Its size.
        bytes: u64,
        /// The largest size allowed.
        allowed: u64,
    },
    /// The hashes of a submission are not strictly ascending.
    #[error("{name}: hash {position} of channel {channel} is not greater than the one before")]
    Unsorted {
        /// Name of the submission.
        name: String,
        /// Channel, from 0.
        channel: usize,
        /// Position of the hash, from 0.
        position: usize,
    },
    /// There is no such submission, or no longer.
    #[error("there is no submission {id} in the index")]
    Unknown {
        /// Its id.
        id: u32,
    },
    /// All ids are taken.
    #[error("the index is full: it can number {} submissions", u32::MAX)]
    Full,
    /// The observer asked to stop.
    #[error("cancelled")]
    Cancelled,
    /// A change was broken off while it was made to count, so that this writer no longer knows the state of the files.
    #[error("{}: an earlier change failed half-way; open the index again", path.display())]
    Broken {
        /// Folder of the index.
        path: PathBuf,
    },
}

impl From<Cancelled> for Error {
    fn from(_: Cancelled) -> Self {
        Self::Cancelled
    }
}

impl Error {
    /// Returns the function that `map_err` needs for a file.
    pub(crate) fn io(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::Io {
            path: path.to_path_buf(),
            source,
        }
    }

    /// Makes the error of a file that is not as it was written.
    pub(crate) fn damaged(path: &Path, what: impl Into<String>) -> Self {
        Self::Damaged {
            path: path.to_path_buf(),
            what: what.into(),
        }
    }
}
