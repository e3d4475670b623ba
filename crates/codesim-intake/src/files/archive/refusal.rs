//! Reasons for refusing an archive.

use std::error::Error;
use std::fmt;

use codesim_display::Sentence;

use super::limits::RATIO;

/// Reason for not opening an archive, or an entry of one.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// It takes a password.
    Encrypted,
    /// A kind of archive, or a method of compression, that is not read.
    Unread(
        /// The format or method.
        String,
    ),
    /// It has the name of an archive and is none.
    NotAnArchive,
    /// It is cut off or was changed.
    Damaged(
        /// The error.
        String,
    ),
    /// It has more entries than there may be.
    TooMany {
        /// The limit.
        limit: usize,
    },
    /// It unpacks to more than its size allows.
    Bomb,
    /// It unpacks to more than may be kept in memory.
    TooMuch {
        /// The limit in MiB.
        mebibytes: u64,
    },
    /// An archive in an archive in an archive, and so on.
    TooDeep {
        /// The limit.
        limit: usize,
    },
    /// Its name has more folders than names have.
    LongName {
        /// The limit.
        limit: usize,
    },
    /// Most of it is not there.
    Sparse,
}

impl Refusal {
    /// Returns the reason as a sentence.
    pub fn sentence(&self) -> Sentence {
        let plain = Sentence::new;
        let limited = |id, limit: usize| plain(id).number("limit", limit as u64);
        match self {
            Self::Encrypted => plain("archive-encrypted"),
            Self::Unread(format) => plain("archive-unread").text("format", format),
            Self::NotAnArchive => plain("archive-none"),
            Self::Damaged(error) => plain("archive-damaged").text("error", error),
            Self::TooMany { limit } => limited("archive-too-many", *limit),
            Self::Bomb => plain("archive-bomb").number("times", RATIO),
            Self::TooMuch { mebibytes } => {
                plain("archive-too-much").number("mebibytes", *mebibytes)
            }
            Self::TooDeep { limit } => limited("archive-too-deep", *limit),
            Self::LongName { limit } => limited("archive-long-name", *limit),
            Self::Sparse => plain("archive-sparse"),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence().fmt(f)
    }
}

impl Error for Refusal {}

/// An entry of an archive that is not part of its tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Its name, shortened if it is too long; empty for the archive itself.
    pub name: String,
    /// The reason.
    pub why: Refusal,
}
