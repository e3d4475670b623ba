//! Reasons for refusing an archive.

use super::limits::RATIO;

/// Reason for not opening an archive, or an entry of one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// It takes a password.
    #[error("encrypted: unpack it with its password, or ask for it without one")]
    Encrypted,
    /// A kind of archive, or a method of compression, that is not read.
    #[error("{0} is not read here: unpack it, or ask for a zip")]
    Unread(
        /// The format or method.
        String,
    ),
    /// It has the name of an archive and is none.
    #[error("called like an archive, but it is none")]
    NotAnArchive,
    /// It is cut off or was changed.
    #[error("damaged: {0}")]
    Damaged(
        /// The error.
        String,
    ),
    /// It has more entries than there may be.
    #[error("more than {limit} entries")]
    TooMany {
        /// The limit.
        limit: usize,
    },
    /// It unpacks to more than its size allows.
    #[error("unpacks to more than {} times its size, as no program does", RATIO)]
    Bomb,
    /// It unpacks to more than may be kept in memory.
    #[error("unpacks to more than {mebibytes} MiB")]
    TooMuch {
        /// The limit in MiB.
        mebibytes: u64,
    },
    /// An archive in an archive in an archive, and so on.
    #[error("more than {limit} archives in one another")]
    TooDeep {
        /// The limit.
        limit: usize,
    },
    /// Its name has more folders than names have.
    #[error("its name has more than {limit} folders")]
    LongName {
        /// The limit.
        limit: usize,
    },
    /// Most of it is not there.
    #[error("a sparse file, which no text is")]
    Sparse,
}

/// An entry of an archive that is not part of its tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Its name, shortened if it is too long; empty for the archive itself.
    pub name: String,
    /// The reason.
    pub why: Refusal,
}
