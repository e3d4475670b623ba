//! Notices about files: why they were left out, or the warnings with which they were read.

use std::fmt;

use crate::files::Refusal;
use codesim_display::{About, counted, visible};
use codesim_token::NoTree;

/// A file or submission that was left out, or read with warnings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// The subject.
    pub about: About,
    /// The reason.
    pub reason: Reason,
}

/// The reason of a notice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// It was not compared.
    LeftOut(LeftOut),
    /// It was compared all the same. Not empty.
    Reserved(Vec<Reservation>),
}

/// Reason for not comparing a file or submission.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum LeftOut {
    /// Its name begins with a dot.
    Hidden,
    /// A symbolic link; no file outside of a submission is part of it.
    Link,
    /// A device, a pipe, a socket.
    NeitherFileNorFolder,
    /// The system refused it.
    Unreadable(
        /// The error of the system.
        String,
    ),
    /// It is no file any more.
    NotAFile,
    /// It has more bytes than [`MAX_FILE_BYTES`](crate::MAX_FILE_BYTES).
    TooLarge {
        /// The limit in MiB.
        mebibytes: u64,
    },
    /// It has NUL bytes.
    Binary,
    /// It has the name of a notebook and is none.
    NotANotebook(
        /// The reason.
        String,
    ),
    /// It has the name of a document and is none.
    NotADocument {
        /// The kind of document, for people and with an article.
        kind: &'static str,
        /// The reason.
        why: String,
    },
    /// A document in a format whose text is not read, although a language for texts was requested.
    UnreadDocument {
        /// The extension in lowercase, without the dot.
        extension: String,
    },
    /// It has no tokens.
    Empty,
    /// No front end claims its extension.
    NoFrontEnd {
        /// The extension in lowercase, without the dot.
        extension: String,
        /// Ids of the languages that read it when they are requested.
        languages: Vec<String>,
    },
    /// It has no extension, and no front end knows its content.
    NoLanguage,
    /// It declares that its code is in this language, which no front end reads.
    UnreadLanguage(String),
    /// A document without chunks of code.
    NoChunks,
    /// It was typed into a platform and looks like no language.
    TypedNoCode,
    /// Its language, by its name for people, is not one of those requested.
    NotAsked(String),
    /// None of the submission's files can be compared.
    NoCode,
    /// An archive, or an entry of one, that is not opened.
    Archive(Refusal),
    /// It fits a pattern of files not to read.
    Excluded {
        /// The pattern.
        pattern: String,
    },
    /// It fits none of the patterns of files to read.
    NotIncluded,
    /// A tool made it, or it is a copy of a library.
    Made {
        /// The built-in pattern of its name.
        pattern: String,
        /// The number of files in it; 1 if it is a file.
        files: usize,
    },
    /// Settings of codesim, which a submission must not supply.
    Settings,
    /// The platform that made an export added it.
    OfPlatform(
        /// A description.
        String,
    ),
    /// It does not fit the known layout of the export that it is in.
    NotInLayout {
        /// The kind of export.
        title: String,
    },
    /// Another attempt of its author counts.
    OtherAttempt,
}

/// A warning about a file that was compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reservation {
    /// It is not UTF-8 and was read in the encoding of this name.
    NotUtf8(&'static str),
    /// It is UTF-8 but for a few bytes, which are read as U+FFFD.
    BrokenUtf8,
    /// Some of its lines are indented with unusual spaces.
    OddSpaces,
    /// It changed while it was read.
    Changed,
    /// Its name says that it is no code, but its submission has no other, and its text looks like code.
    ByContent,
    /// It was typed into a platform, which keeps it as a page.
    Typed,
    /// Its grammar found syntax errors.
    SyntaxErrors {
        /// The share of the text that it could not place, in percent, 0 to 100.
        percent: u8,
    },
    /// Its grammar could not read it, so the lexer did.
    Lexed(NoTree),
}

impl Notice {
    pub(crate) fn left_out(about: About, why: LeftOut) -> Self {
        Self {
            about,
            reason: Reason::LeftOut(why),
        }
    }

    /// Whether it was compared all the same.
    pub fn is_compared(&self) -> bool {
        matches!(self.reason, Reason::Reserved(_))
    }

    /// Whether a submission as a whole was left out. An entry that could never be a submission, such as a hidden file, does not count.
    pub fn is_whole_submission(&self) -> bool {
        match (&self.about, &self.reason) {
            (About::Submission { cell: None, .. }, Reason::LeftOut(why)) => !matches!(
                why,
                LeftOut::Hidden
                    | LeftOut::Link
                    | LeftOut::NeitherFileNorFolder
                    | LeftOut::Excluded { .. }
                    | LeftOut::NotIncluded
                    | LeftOut::Made { .. }
            ),
            _ => false,
        }
    }

    /// Returns the reason as a sentence, without the subject.
    pub fn sentence(&self) -> String {
        match &self.about {
            About::Boilerplate(_) => format!("starter code: {}", self.reason),
            _ => self.reason.to_string(),
        }
    }

    /// Returns the key by which notices are sorted for readers.
    pub(crate) fn order(&self) -> (String, bool, String) {
        (self.about.to_string(), self.is_compared(), self.sentence())
    }
}

/// Formats the notice in one line, with hidden characters as escapes.
impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (about, sentence) = (self.about.to_string(), self.sentence());
        write!(f, "{}: {}", visible(&about), visible(&sentence))
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LeftOut(why) => why.fmt(f),
            Self::Reserved(reservations) => {
                let all: Vec<String> = reservations.iter().map(ToString::to_string).collect();
                f.write_str(&all.join("; "))
            }
        }
    }
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hidden => f.write_str("hidden"),
            Self::Link => f.write_str("symbolic link: not followed"),
            Self::NeitherFileNorFolder => f.write_str("neither file nor folder"),
            Self::Unreadable(error) => write!(f, "cannot be read: {error}"),
            Self::NotAFile => f.write_str("not a file"),
            Self::TooLarge { mebibytes } => write!(f, "larger than {mebibytes} MiB"),
            Self::Binary => f.write_str("binary: it has NUL bytes"),
            Self::NotANotebook(error) => write!(f, "not a notebook: {error}"),
            Self::NotADocument { kind, why } => write!(f, "not {kind}: {why}"),
            Self::UnreadDocument { extension } => write!(
                f,
                "the text of .{extension} files is not read: ask for .docx, .odt or .txt"
            ),
            Self::Empty => f.write_str("empty: it has no tokens"),
            Self::NoFrontEnd {
                extension,
                languages,
            } => no_front_end(f, extension, languages),
            Self::NoLanguage => {
                f.write_str("no front end: neither its name nor its content tells its language")
            }
            Self::UnreadLanguage(id) => write!(f, "its code is in {id}, which no front end reads"),
            Self::NoChunks => f.write_str("no code: it has no chunks"),
            Self::TypedNoCode => f.write_str("typed into the platform: no code"),
            Self::NotAsked(name) => write!(f, "{name}: not a language asked for"),
            Self::NoCode => f.write_str("no code to compare"),
            Self::Archive(why) => why.fmt(f),
            Self::Excluded { pattern } => write!(f, "excluded: {pattern}"),
            Self::NotIncluded => f.write_str("not among what to include"),
            Self::Made { pattern, files } => {
                let files = counted(*files, "file");
                write!(f, "{pattern}: {files} that tools made or copied; --no-default-excludes reads them")
            }
            Self::OfPlatform(what) => f.write_str(what),
            Self::NotInLayout { title } => {
                write!(f, "fits nothing in a {title}; --layout plain reads it as a submission")
            }
            Self::OtherAttempt => {
                f.write_str("another attempt of its author counts; --attempts all compares each")
            }
            Self::Settings => f.write_str(
                "settings in a folder of submissions do not count: a submission could bring them; move them beside the folder",
            ),
        }
    }
}

fn no_front_end(f: &mut fmt::Formatter<'_>, extension: &str, languages: &[String]) -> fmt::Result {
    write!(f, "no front end for .{extension} files")?;
    for (number, id) in languages.iter().enumerate() {
        let word = if number == 0 { "without" } else { "or" };
        write!(f, " {word} --lang {id}")?;
    }
    Ok(())
}

impl LeftOut {
    /// Whether the file could be read if its language were known or requested.
    pub fn is_about_language(&self) -> bool {
        matches!(
            self,
            Self::NoFrontEnd { .. }
                | Self::NoLanguage
                | Self::UnreadLanguage(_)
                | Self::NoChunks
                | Self::TypedNoCode
                | Self::NotAsked(_)
        )
    }
}

/// The least share of a text with errors, in percent, that is reported as a number.
const MUCH: u8 = 10;

impl fmt::Display for Reservation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Self::NotUtf8(encoding) => return write!(f, "not UTF-8: read as {encoding}"),
            Self::BrokenUtf8 => "UTF-8 with bytes that are none: each is read as \u{fffd}",
            Self::OddSpaces => {
                "indented with no-break or other unusual spaces: read as plain ones"
            }
            Self::Changed => "changed while it was read",
            Self::ByContent => {
                "not named like code: read by its content, since the submission has nothing else"
            }
            Self::Typed => "typed into the platform: its text is compared",
            Self::SyntaxErrors { percent } if percent >= MUCH => {
                return write!(f, "syntax errors: its grammar could not place {percent} % of it, which is compared by its words");
            }
            Self::SyntaxErrors { .. } => "syntax errors",
            Self::Lexed(why) => lexed(why),
        })
    }
}

/// Returns the reason why a text was read by the plain lexer, for people.
pub fn lexed(why: NoTree) -> &'static str {
    match why {
        NoTree::Errors => "too many syntax errors for its grammar: read by the plain lexer",
        NoTree::Cost => {
            "far more work for the grammar than a program of its length: read by the plain lexer"
        }
        NoTree::Others => {
            "the files before it in the submission took far more work for grammars than programs do: read by the plain lexer"
        }
        NoTree::Crash => "the grammar crashed on it: read by the plain lexer",
        NoTree::Length => {
            "too long for the grammar: read by the plain lexer, up to four million tokens"
        }
        _ => "read by the plain lexer",
    }
}

/// Returns the reason why there is no code to compare, in brackets to follow a message: the first notice about a file, if there is any.
pub fn first_reason(notices: &[Notice]) -> String {
    let is_of_file = |notice: &&Notice| !matches!(notice.reason, Reason::LeftOut(LeftOut::NoCode));
    let of_file = notices.iter().find(is_of_file);
    let first = of_file.or(notices.first());
    first.map_or_else(String::new, |notice| format!(" ({notice})"))
}
