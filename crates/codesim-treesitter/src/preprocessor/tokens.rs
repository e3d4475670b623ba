//! The tokens of a preprocessor (C11, section 6.4), limited to what macros need.

use std::sync::LazyLock;

use regex::Regex;

/// The role of a token for macros.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Blanks and comments, and a line end after a backslash.
    Blank,
    LineEnd,
    /// A name or keyword.
    Word,
    /// A number, string, character or mark.
    Other,
}

/// A piece of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    pub(crate) kind: Kind,
    pub(crate) text: &'a str,
    /// Where it begins in the text that it was written in; `None` if it was written nowhere.
    pub(crate) at: Option<usize>,
}

impl<'a> Token<'a> {
    fn new(text: &'a str, at: usize) -> Self {
        let starts = |marks: &[&str]| marks.iter().any(|mark| text.starts_with(mark));
        let kind = if starts(&["//", "/*", "\\\n", "\\\r"]) {
            Kind::Blank
        } else if starts(&["\n", "\r"]) {
            Kind::LineEnd
        } else if text.trim_start().is_empty() {
            Kind::Blank
        } else if !text.ends_with(['"', '\'']) && text.starts_with(is_word) {
            Kind::Word
        } else {
            Kind::Other
        };
        Self {
            kind,
            text,
            at: Some(at),
        }
    }

    /// A blank between two tokens.
    pub(crate) const BLANK: Self = Self {
        kind: Kind::Blank,
        text: " ",
        at: None,
    };

    /// A string, whatever is in it.
    pub(crate) const STRING: Self = Self {
        kind: Kind::Other,
        text: "\"\"",
        at: None,
    };

    /// Returns the name as one that is no macro's any more, wherever it is put.
    pub(crate) fn settled(self) -> Self {
        Self {
            kind: Kind::Other,
            ..self
        }
    }

    /// Returns its text in an expansion, where a comment no longer has a line of its own.
    pub(crate) fn put_in(&self) -> &'a str {
        match self.is_blank() {
            true => Self::BLANK.text,
            false => self.text,
        }
    }

    pub(crate) fn is_blank(&self) -> bool {
        matches!(self.kind, Kind::Blank | Kind::LineEnd)
    }
}

fn is_word(letter: char) -> bool {
    letter.is_alphabetic() || letter == '_' || letter == '$'
}

static TOKEN: LazyLock<Regex> = LazyLock::new(|| {
    let tokens = [
        r"//(?:\\\r?\n|[^\n])*",
        r"/\*(?s:.*?)(?:\*/|\z)",
        r#"(?:u8|[uUL])?"(?:\\(?s:.)|[^"\\\r\n])*"?"#,
        r"(?:u8|[uUL])?'(?:\\(?s:.)|[^'\\\r\n])*'?",
        r"\.?[0-9](?:'?[\w.])*",
        r"[\p{L}_$][\w$]*",
        r"\\?(?:\r?\n|\r)",
        r"[^\S\r\n]+",
        r"##",
        r"(?s:.)",
    ];
    Regex::new(&tokens.join("|")).expect("the expression is one")
});

/// Splits a text into tokens, which cover all of it.
pub(crate) fn tokens(text: &str) -> impl Iterator<Item = Token<'_>> {
    TOKEN
        .find_iter(text)
        .map(|found| Token::new(found.as_str(), found.start()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<(Kind, &str)> {
        tokens(text).map(|token| (token.kind, token.text)).collect()
    }

    #[test]
    fn a_text_is_split_into_what_macros_know() {
        use Kind::{Blank, LineEnd, Other, Word};
        let text = "#define A_1(x) \\\n x##1e'2 + u8\"a\\\"b\" /* A */\r\n'A' $é// A";
        let expected = [
            (Other, "#"),
            (Word, "define"),
            (Blank, " "),
            (Word, "A_1"),
            (Other, "("),
            (Word, "x"),
            (Other, ")"),
            (Blank, " "),
            (Blank, "\\\n"),
            (Blank, " "),
            (Word, "x"),
            (Other, "##"),
            (Other, "1e'2"),
            (Blank, " "),
            (Other, "+"),
            (Blank, " "),
            (Other, "u8\"a\\\"b\""),
            (Blank, " "),
            (Blank, "/* A */"),
            (LineEnd, "\r\n"),
            (Other, "'A'"),
            (Blank, " "),
            (Word, "$é"),
            (Blank, "// A"),
        ];
        assert_eq!(split(text), expected);
    }

    #[test]
    fn unclosed_tokens_end_at_line_or_text_end() {
        use Kind::{Blank, LineEnd, Other, Word};
        assert_eq!(
            split("\"a\nb"),
            [(Other, "\"a"), (LineEnd, "\n"), (Word, "b")]
        );
        assert_eq!(
            split("'a\rb"),
            [(Other, "'a"), (LineEnd, "\r"), (Word, "b")]
        );
        assert_eq!(split("/* a\n"), [(Blank, "/* a\n")]);
        assert_eq!(split("L'"), [(Other, "L'")]);
    }
}
