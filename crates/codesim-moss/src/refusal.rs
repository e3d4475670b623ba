//! Why a connection is closed.

use codesim_display::{shorten, visible};

/// Columns of what a client wrote that a message shows.
const SHOWN: usize = 60;

/// Why a connection is closed before its end, as one line for a log. Hidden characters of what the client wrote are escapes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The first line is none of MOSS's: a browser, a scan, a client of something else.
    #[error("the first line is \"{0}\" and not \"moss USERID\"")]
    NotMoss(String),
    /// The caller did not accept the user.
    #[error("user \"{0}\" is not known")]
    UnknownUser(String),
    /// A line has no meaning.
    #[error("the line \"{0}\" is no command")]
    UnknownCommand(String),
    /// A command is not as it should be.
    #[error("the line \"{line}\" should be: {expected}")]
    Malformed {
        /// The line.
        line: String,
        /// What it should be.
        expected: &'static str,
    },
    /// A line has a byte that is zero.
    #[error("a line has a NUL byte")]
    Nul,
    /// A line does not end.
    #[error("a line is longer than {0} bytes")]
    LongLine(
        /// The limit.
        usize,
    ),
    /// A file is too large.
    #[error("the file \"{name}\" has {size} bytes; the limit is {limit}")]
    LargeFile {
        /// Its name.
        name: String,
        /// Its size as announced, in bytes.
        size: usize,
        /// The limit.
        limit: usize,
    },
    /// There are too many files.
    #[error("there are more than {0} files")]
    ManyFiles(
        /// The limit.
        usize,
    ),
    /// There is too much of everything.
    #[error("the client sends more than {0} bytes")]
    TooMuch(
        /// The limit.
        usize,
    ),
    /// The client was gone in the middle of a line or a file.
    #[error("the connection ended in the middle of {0}")]
    Cut(
        /// `a line` or `a file`.
        &'static str,
    ),
}

impl Refusal {
    /// What to send before the connection is closed; empty if nothing should be sent. A client that waits for the address of its result shows it
    /// to a person.
    pub fn reply(&self) -> &'static str {
        match self {
            Self::NotMoss(_) | Self::UnknownUser(_) | Self::Cut(_) => "",
            Self::UnknownCommand(_) | Self::Malformed { .. } | Self::Nul | Self::LongLine(_) => {
                "Error: The server does not understand the client.\n"
            }
            Self::LargeFile { .. } => "Error: A file is too large for this server.\n",
            Self::ManyFiles(_) => "Error: There are too many files for this server.\n",
            Self::TooMuch(_) => "Error: The files are too large for this server.\n",
        }
    }
}

/// A line as a message shows it.
pub(crate) fn shorten_line(line: &str) -> String {
    shorten(&visible(line), SHOWN).into_owned()
}
