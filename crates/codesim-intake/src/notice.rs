//! Notices about files: why they were left out, or the warnings with which they were read.

use std::fmt;

use crate::files::Refusal;
use codesim_display::{About, Sentence, visible};
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
        /// The kind of document, as the message about it calls it.
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
    pub fn sentence(&self) -> Sentence {
        let reason = self.reason.sentence();
        match &self.about {
            About::Boilerplate(_) => {
                Sentence::new("notice-starter-code").sentence("reason", reason)
            }
            _ => reason,
        }
    }

    /// Returns the key by which notices are sorted for readers.
    pub(crate) fn order(&self) -> (String, bool, String) {
        (
            self.about.to_string(),
            self.is_compared(),
            self.sentence().to_string(),
        )
    }
}

/// Formats the notice in one line, with hidden characters as escapes.
impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (about, sentence) = (self.about.to_string(), self.sentence().to_string());
        write!(f, "{}: {}", visible(&about), visible(&sentence))
    }
}

impl Reason {
    /// Returns the reason as a sentence.
    fn sentence(&self) -> Sentence {
        match self {
            Self::LeftOut(why) => why.sentence(),
            Self::Reserved(reservations) => {
                let sentences = reservations.iter().map(|it| it.sentence());
                let joined = Sentence::joined("parts", sentences);
                joined.unwrap_or_else(|| Sentence::verbatim(""))
            }
        }
    }
}

impl LeftOut {
    /// Returns the reason as a sentence.
    pub fn sentence(&self) -> Sentence {
        let plain = Sentence::new;
        match self {
            Self::Hidden => plain("left-out-hidden"),
            Self::Link => plain("left-out-link"),
            Self::NeitherFileNorFolder => plain("left-out-special"),
            Self::Unreadable(error) => plain("left-out-unreadable").text("error", error),
            Self::NotAFile => plain("left-out-no-file"),
            Self::TooLarge { mebibytes } => {
                plain("left-out-too-large").number("mebibytes", *mebibytes)
            }
            Self::Binary => plain("left-out-binary"),
            Self::NotANotebook(error) => plain("left-out-no-notebook").text("error", error),
            Self::NotADocument { kind, why } => plain("left-out-no-document")
                .text("kind", *kind)
                .text("error", why),
            Self::UnreadDocument { extension } => {
                plain("left-out-unread-document").text("extension", extension)
            }
            Self::Empty => plain("left-out-empty"),
            Self::NoFrontEnd {
                extension,
                languages,
            } => no_front_end(extension, languages),
            Self::NoLanguage => plain("left-out-no-language"),
            Self::UnreadLanguage(id) => plain("left-out-unread-language").text("language", id),
            Self::NoChunks => plain("left-out-no-chunks"),
            Self::TypedNoCode => plain("left-out-typed"),
            Self::NotAsked(name) => plain("left-out-other-language").text("language", name),
            Self::NoCode => plain("left-out-no-code"),
            Self::Archive(why) => why.sentence(),
            Self::Excluded { pattern } => plain("left-out-excluded").text("pattern", pattern),
            Self::NotIncluded => plain("left-out-not-included"),
            Self::Made { pattern, files } => plain("left-out-made")
                .text("pattern", pattern)
                .number("count", *files as u64),
            Self::OfPlatform(what) => Sentence::verbatim(what),
            Self::NotInLayout { title } => plain("left-out-not-in-layout").text("export", title),
            Self::OtherAttempt => plain("left-out-other-attempt"),
            Self::Settings => plain("left-out-settings"),
        }
    }
}

fn no_front_end(extension: &str, languages: &[String]) -> Sentence {
    let options = languages
        .iter()
        .map(|id| Sentence::verbatim(format!("--lang {id}")));
    let sentence = match Sentence::joined("left-out-or", options) {
        Some(options) => Sentence::new("left-out-not-requested").sentence("languages", options),
        None => Sentence::new("left-out-no-front-end"),
    };
    sentence.text("extension", extension)
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

impl Reservation {
    /// Returns the warning as a sentence.
    fn sentence(self) -> Sentence {
        Sentence::new(match self {
            Self::NotUtf8(encoding) => {
                return Sentence::new("read-in-encoding").text("encoding", encoding);
            }
            Self::BrokenUtf8 => return Sentence::new("read-broken").text("character", '\u{fffd}'),
            Self::OddSpaces => "read-odd-spaces",
            Self::Changed => "read-changed",
            Self::ByContent => "read-by-content",
            Self::Typed => "read-typed",
            Self::SyntaxErrors { percent } if percent >= MUCH => {
                let much = Sentence::new("read-many-syntax-errors");
                return much.number("percent", percent.into());
            }
            Self::SyntaxErrors { .. } => "read-syntax-errors",
            Self::Lexed(why) => return lexed(why),
        })
    }
}

/// Returns the reason why a text was read by the plain lexer, for people.
pub fn lexed(why: NoTree) -> Sentence {
    Sentence::new(match why {
        NoTree::Errors => "read-lexed-errors",
        NoTree::Cost => "read-lexed-cost",
        NoTree::Others => "read-lexed-others",
        NoTree::Crash => "read-lexed-crash",
        NoTree::Length => "read-lexed-length",
        _ => "read-lexed",
    })
}

/// Returns the reason why there is no code to compare, in brackets to follow a message: the first notice about a file, if there is any.
pub fn first_reason(notices: &[Notice]) -> String {
    let is_of_file = |notice: &&Notice| !matches!(notice.reason, Reason::LeftOut(LeftOut::NoCode));
    let of_file = notices.iter().find(is_of_file);
    let first = of_file.or(notices.first());
    first.map_or_else(String::new, |notice| format!(" ({notice})"))
}
