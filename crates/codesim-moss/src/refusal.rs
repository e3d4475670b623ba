//! Reasons for closing a connection.

use codesim_display::{shorten, visible};

/// Number of columns of a client's text that a message shows.
const SHOWN: usize = 60;

/// The reason for closing a connection before its end, as one line for a log. Hidden characters of the client's text are escapes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The first line is not one of MOSS's: a browser, a scan, a client of something else.
    #[error("the first line is \"{0}\" and not \"moss USERID\"")]
    NotMoss(String),
    /// The caller did not accept the user.
    #[error("user \"{0}\" is not known")]
    UnknownUser(String),
    /// A line has no meaning.
    #[error("the line \"{0}\" is no command")]
    UnknownCommand(String),
    /// A command is malformed.
    #[error("the line \"{line}\" should be: {expected}")]
    Malformed {
        /// The line.
        line: String,
        /// The expected form.
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
    /// The client sends too many bytes in total.
    #[error("the client sends more than {0} bytes")]
    TooMuch(
        /// The limit.
        usize,
    ),
    /// The client disconnected in the middle of a line or a file.
    #[error("the connection ended in the middle of {0}")]
    Cut(
        /// `a line` or `a file`.
        &'static str,
    ),
}

impl Refusal {
    /// Returns the text to send before the connection is closed; empty if none should be sent. A client that waits for the address of its result
    /// shows it to a person.
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

/// Returns a line as a message shows it.
pub(crate) fn shorten_line(line: &str) -> String {
    shorten(&visible(line), SHOWN).into_owned()
}
