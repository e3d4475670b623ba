//! Findings in a text.

use codesim_display::Sentence;

/// A sign that a text was made to look other than it is.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Finding {
    /// Where it first occurs: line, from 1.
    pub line: usize,
    /// Its kind.
    pub kind: Kind,
    /// The finding in words; in English, it is ASCII.
    pub sentence: Sentence,
}

/// The kinds of findings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A name has letters that look like ASCII letters but are others.
    LookAlikeLetters,
    /// Program text has invisible characters.
    InvisibleCharacters,
    /// Characters change the direction in which text is shown.
    TextDirection,
    /// A part of the text is far to the right or far below.
    OutOfSight,
    /// Most of the text is one comment that looks like code.
    LargeComment,
    /// Most of the text is one string.
    LargeString,
    /// A call runs a long string, or what it decodes, as program text.
    RunString,
    /// A string is data that nobody can read.
    EncodedString,
    /// Only a trick of the compiler makes this program text.
    CompilerTrick,
}

impl Kind {
    /// Whether it has a meaning in programs only: in other texts, what leaves no token is markup.
    pub fn is_of_code(self) -> bool {
        matches!(
            self,
            Self::LargeComment
                | Self::LargeString
                | Self::RunString
                | Self::EncodedString
                | Self::CompilerTrick
        )
    }
}

/// A finding before its line is known.
pub(crate) struct FindingPlace {
    pub(crate) kind: Kind,
    /// Byte offset.
    pub(crate) at: usize,
    pub(crate) sentence: Sentence,
}
