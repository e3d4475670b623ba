//! Errors of reading a class.

use std::io;

use codesim_progress::Cancelled;

/// Error that prevents a class from being read. Problems with single files are a [`Notice`](crate::Notice).
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The registry has no such language.
    #[error("unknown language `{0}`")]
    UnknownLanguage(String),
    /// No encoding has this name.
    #[error(
        "unknown encoding `{0}`: a name was expected such as shift_jis, gbk, big5, euc-kr, koi8-r, windows-1251, iso-8859-2 or macintosh"
    )]
    UnknownEncoding(String),
    /// An invalid pattern of files to read or not to read.
    #[error("{pattern}: not a pattern of files: {reason}")]
    Pattern {
        /// The pattern.
        pattern: String,
        /// The reason.
        reason: String,
    },
    /// The submissions of a root cannot be listed.
    #[error("{root}: cannot be read")]
    Root {
        /// The name of the root.
        root: String,
        /// The error of the system.
        source: io::Error,
    },
    /// Boilerplate has no file that can be read.
    #[error("{0}: no file there can be read as starter code")]
    Boilerplate(String),
    /// No layout of exports has this id.
    #[error("unknown layout `{0}`")]
    UnknownLayout(String),
    /// A root is an export, and the list of the platform cannot be read.
    #[error("{root}: {why}; --layout plain goes by folders instead of the list")]
    Export {
        /// The name of the root.
        root: String,
        /// The platform's list, and the reason why it is invalid.
        why: String,
    },
    /// A root does not have the requested layout.
    #[error(
        "{root}: not laid out as asked for ({layout}): most names in it are of another form; without --layout, codesim looks by itself"
    )]
    NotOfLayout {
        /// The name of the root.
        root: String,
        /// The id of the layout.
        layout: String,
    },
    /// A root is a single submission.
    #[error(
        "{root}: `{parts}` look like parts of one submission; the folder above it was probably meant, in which each \
         submission is a file or a folder (--layout plain compares the parts)"
    )]
    OneSubmission {
        /// The name of the root.
        root: String,
        /// Its folders.
        parts: String,
    },
    /// A root holds several assignments of the same people.
    #[error(
        "{root}: `{assignments}` look like assignments with submissions of the same people; name one of them, such as \
         {first}, or all: codesim course {root} compares each by itself (--layout plain compares them with each other)"
    )]
    Assignments {
        /// The name of the root.
        root: String,
        /// Its folders.
        assignments: String,
        /// The path of the first of them.
        first: String,
    },
    /// A root is the folder of an exercise, in which the submissions have one of their own.
    #[error(
        "{root}: `{folder}` in it looks like the folder of the submissions; {} (--layout plain compares it with what is beside it)",
        meant.as_ref().map_or_else(
            || "give that one alone, as a folder or in an archive of its own".to_owned(),
            |meant| format!("to compare these: codesim {meant}"),
        )
    )]
    Exercise {
        /// The name of the root.
        root: String,
        /// The name of the folder.
        folder: String,
        /// Its path, if it is on the disk.
        meant: Option<String>,
    },
    /// The observer cancelled the run.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}
