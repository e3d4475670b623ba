//! Why a comparison cannot be made.

use std::io;

use codesim_match::{ChannelThresholdsError, SortError, TooLarge};
use codesim_progress::Cancelled;

/// Why a comparison cannot be made. Names in messages have their hidden characters as escapes.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// No submission of the class has code to compare.
    #[error(
        "{place}: no submission there has code to compare{reason}; one file or folder for each was expected"
    )]
    NoSubmission {
        /// The folders as given.
        place: String,
        /// The reason why the first file was not read, in brackets; empty if there is none.
        reason: String,
    },
    /// A comparison takes two.
    #[error(
        "{place}: only one submission has code to compare ({submission}){reason}; at least two are needed"
    )]
    OnlyOne {
        /// The folders as given.
        place: String,
        /// The submission's name.
        submission: String,
        /// The reason why the first file was not read, in brackets; empty if there is none.
        reason: String,
    },
    /// Invalid thresholds.
    #[error(transparent)]
    Thresholds(#[from] ChannelThresholdsError),
    /// Code cannot be left out of an archive for being common.
    #[error(
        "max-occurrences: the index weighs code by how many have it, and leaves none out; this cannot be used with --against"
    )]
    MaxOccurrences,
    /// An archive has the fingerprints of one scheme.
    #[error(
        "selection: the index has the fingerprints of robust winnowing; this cannot be used with --against"
    )]
    Selection,
    /// A window that selects more than the archive has.
    #[error("query-window {window}: the index has windows of {own}; a larger one was expected")]
    Window {
        /// The window asked for.
        window: usize,
        /// That of the archive.
        own: usize,
    },
    /// A window that no thresholds have.
    #[error(transparent)]
    QueryWindow(codesim_fingerprint::ThresholdsError),
    /// The histories of repositories are asked for, without the feature `git`.
    #[error(
        "git-history: this codesim was built without the feature `git`: the packages of a release have it, and so has one that is built with `--features git`"
    )]
    WithoutGit,
    /// A table of all pairs has none with references.
    #[error(
        "references: a table of all pairs has none with references; leave out --limit all, or the references"
    )]
    References,
    /// The sources cannot be read.
    #[error(transparent)]
    Read(codesim_intake::Error),
    /// The archive.
    #[error(transparent)]
    Archive(codesim_archive::Error),
    /// The pair asked for has a submission that was not compared.
    #[error("pair: `{name}` is none of the submissions that were compared ({hint})")]
    UnknownSubmission {
        /// The name as given.
        name: String,
        /// Why it was left out, or names like it.
        hint: String,
    },
    /// The pair asked for is one submission.
    #[error("pair: `{0}` and `{1}` are the same submission; two different ones were expected")]
    SameSubmission(String, String),
    /// The pair asked for is not compared.
    #[error(
        "pair: `{0}` and `{1}` are both from earlier years, which are not compared among themselves"
    )]
    BothOld(String, String),
    /// The pair asked for is not compared.
    #[error(
        "pair: `{}` and `{}` are both of the group `{group}`, whose submissions are not compared with each other",
        pair[0], pair[1]
    )]
    SameGroup {
        /// The names as given.
        pair: [String; 2],
        /// The group's name.
        group: String,
    },
    /// All that could be compared is of one group.
    #[error(
        "{place}: all submissions there are of the group `{group}`, and those of a group are not compared with each other"
    )]
    OneGroup {
        /// The folders as given.
        place: String,
        /// The group's name.
        group: String,
    },
    /// Two rows of a sheet are about one submission.
    #[error(
        "in {sheet}: line {line}: submission `{submission}` has a row already, in line {first}"
    )]
    RowTwice {
        /// The sheet's name.
        sheet: String,
        /// Line of the second row.
        line: u64,
        /// The submission as the second row names it.
        submission: String,
        /// Line of the first row.
        first: u64,
    },
    /// A decision is about one submission alone.
    #[error("in {sheet}: decision {number}, {pair}: two different submissions were expected")]
    DecisionOnOne {
        /// The sheet's name.
        sheet: String,
        /// Number of the decision, from 1.
        number: usize,
        /// Its submissions.
        pair: String,
    },
    /// Two decisions are about one pair.
    #[error(
        "in {sheet}: decision {number}, {pair}: decision {first} is on the same pair; one was expected"
    )]
    DecisionTwice {
        /// The sheet's name.
        sheet: String,
        /// Number of the second decision, from 1.
        number: usize,
        /// Its submissions.
        pair: String,
        /// Number of the first one.
        first: usize,
    },
    /// More pairs to show, with their matches, than fit into memory.
    #[error(
        "limit: {pairs} pairs are more than the {most} that a report with their matches can hold; ask for fewer, or for a table of all: --limit all -o pairs.csv"
    )]
    TooManyPairs {
        /// Number of pairs to show, or of those found so far.
        pairs: u64,
        /// The maximum.
        most: usize,
    },
    /// There are too many submissions to compare at once.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// All pairs were to be sorted.
    #[error(transparent)]
    Sort(SortError),
    /// A table of pairs cannot be written.
    #[error(transparent)]
    Table(io::Error),
    /// The observer asked for it.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

impl From<SortError> for Error {
    fn from(error: SortError) -> Self {
        match error {
            SortError::Cancelled(cancelled) => Self::Cancelled(cancelled),
            error => Self::Sort(error),
        }
    }
}

impl From<codesim_intake::Error> for Error {
    fn from(error: codesim_intake::Error) -> Self {
        match error {
            codesim_intake::Error::Cancelled(cancelled) => Self::Cancelled(cancelled),
            error => Self::Read(error),
        }
    }
}

impl From<codesim_archive::Error> for Error {
    fn from(error: codesim_archive::Error) -> Self {
        match error {
            codesim_archive::Error::Cancelled(cancelled) => Self::Cancelled(cancelled),
            error => Self::Archive(error),
        }
    }
}
