//! What is to be told of files: why they were left out, or with what reservations they were taken.

use std::fmt;

use crate::files::Refusal;
use codesim_display::{About, counted, visible};
use codesim_token::NoTree;

/// A file or submission that was left out, or read with warnings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// What it is about.
    pub about: About,
    /// What is to be told.
    pub reason: Reason,
}

/// What is to be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// It was not compared.
    LeftOut(LeftOut),
    /// It was compared all the same. Not empty.
    Reserved(Vec<Reservation>),
}

/// Why a file or submission was not compared.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum LeftOut {
    /// Its name begins with a dot.
    Hidden,
    /// A symbolic link; nothing outside of a submission is part of it.
    Link,
    /// A device, a pipe, a socket.
    NeitherFileNorFolder,
    /// The system refused it.
    Unreadable(
        /// What the system said.
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
    /// It is called like a notebook and is none.
    NotANotebook(
        /// What is wrong with it.
        String,
    ),
    /// It is called like a document and is none.
    NotADocument {
        /// The kind of document, for people and with an article.
        kind: &'static str,
        /// What is wrong with it.
        why: String,
    },
    /// A document that texts were asked of, in a format whose text is not read.
    UnreadDocument {
        /// In lowercase, without the dot.
        extension: String,
    },
    /// It has no tokens.
    Empty,
    /// No front end claims its extension.
    NoFrontEnd {
        /// In lowercase, without the dot.
        extension: String,
        /// Ids of the languages that read it when they are asked for.
        languages: Vec<String>,
    },
    /// It has no extension, and no front end knows its content.
    NoLanguage,
    /// It says itself that its code is in this language, which no front end reads.
    UnreadLanguage(String),
    /// A document without chunks of code.
    NoChunks,
    /// It was typed into a platform and looks like no language.
    TypedNoCode,
    /// Its language, by its name for people, is not one of those asked for.
    NotAsked(String),
    /// None of the submission's files can be compared.
    NoCode,
    /// An archive, or what is in one, that is not opened.
    Archive(Refusal),
    /// It fits a pattern of what is not to be read.
    Excluded {
        /// The pattern.
        pattern: String,
    },
    /// It fits none of the patterns of what is to be read.
    NotIncluded,
    /// A tool made it, or it is a copy of a library.
    Made {
        /// What is known of its name.
        pattern: String,
        /// The number of files in it; 1 if it is a file.
        files: usize,
    },
    /// Settings of codesim, where a submission could have brought them.
    Settings,
    /// The platform that made an export added it.
    OfPlatform(
        /// What it is.
        String,
    ),
    /// It fits nothing that is known of the export that it is in.
    NotInLayout {
        /// What the export is.
        title: String,
    },
    /// Its author handed in another time, and that counts.
    OtherAttempt,
}

/// What is to be known of a file that was compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reservation {
    /// It is not UTF-8 and was read in the encoding of this name.
    NotUtf8(&'static str),
    /// It is UTF-8 but for a few bytes, which are read as U+FFFD.
    BrokenUtf8,
    /// Lines of it are indented with spaces that are not those of a program.
    OddSpaces,
    /// It changed while it was read.
    Changed,
    /// Its name says that it is no code, but its submission has no other, and its text looks like some.
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

    /// Whether nothing of a submission was compared. What could never have been one, such as a hidden file, is none.
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

    /// What is to be told, without what it is about.
    pub fn sentence(&self) -> String {
        match &self.about {
            About::Boilerplate(_) => format!("starter code: {}", self.reason),
            _ => self.reason.to_string(),
        }
    }

    /// What notices are put in order by: as people read them.
    pub(crate) fn order(&self) -> (String, bool, String) {
        (self.about.to_string(), self.is_compared(), self.sentence())
    }
}

/// One line, with hidden characters as escapes.
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
    /// Whether the file could be read if its language were known or asked for.
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

/// Percent of a text from which on it is told how much of it has errors.
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

/// Why a text was read by the plain lexer, as people read it.
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

/// Why there is nothing to compare, in brackets to follow a message: what is wrong with the first file, if there is any.
pub fn first_reason(notices: &[Notice]) -> String {
    let is_of_file = |notice: &&Notice| !matches!(notice.reason, Reason::LeftOut(LeftOut::NoCode));
    let of_file = notices.iter().find(is_of_file);
    let first = of_file.or(notices.first());
    first.map_or_else(String::new, |notice| format!(" ({notice})"))
}
