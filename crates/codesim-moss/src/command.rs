//! The lines of a client.

use std::fmt::Write;

use crate::refusal::{Refusal, shorten_line};

/// The meaning of a line.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Login(String),
    Directory(bool),
    Experimental(bool),
    MaxMatches(usize),
    Show(usize),
    Language(String),
    File(Announced),
    Query(String),
    End,
    /// An empty line.
    Nothing,
}

/// A file that follows.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Announced {
    pub(crate) id: u64,
    pub(crate) language: String,
    /// Size in bytes; `usize::MAX` if the number is larger.
    pub(crate) size: usize,
    pub(crate) name: String,
}

impl Command {
    /// Reads a line without its end.
    pub(crate) fn parse(line: &str) -> Result<Self, Refusal> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let value = rest.trim();
        let malformed = |expected| Refusal::Malformed {
            line: shorten_line(line),
            expected,
        };
        let flag = |expected| flag(value).ok_or_else(|| malformed(expected));
        let number = |expected| number(value).ok_or_else(|| malformed(expected));
        Ok(match word {
            "moss" => Self::Login(value.to_owned()),
            "directory" => Self::Directory(flag("directory 0 or 1")?),
            "X" => Self::Experimental(flag("X 0 or 1")?),
            "maxmatches" => Self::MaxMatches(number("maxmatches NUMBER")?),
            "show" => Self::Show(number("show NUMBER")?),
            "language" => Self::Language(value.to_owned()),
            "file" => {
                let file = announced(rest);
                Self::File(file.ok_or_else(|| malformed("file ID LANGUAGE SIZE NAME"))?)
            }
            "query" => Self::Query(comment(rest).to_owned()),
            "end" => Self::End,
            "" if value.is_empty() => Self::Nothing,
            _ => return Err(Refusal::UnknownCommand(shorten_line(line))),
        })
    }
}

/// Returns a line as text. Bytes that are not UTF-8 become `\xNN`, as in all names of codesim.
pub(crate) fn text(line: &[u8]) -> String {
    let mut text = String::with_capacity(line.len());
    for chunk in line.utf8_chunks() {
        text.push_str(chunk.valid());
        for byte in chunk.invalid() {
            let _ = write!(text, "\\x{byte:02X}");
        }
    }
    text
}

/// Reads 0 or 1, or the words that Python and JavaScript print instead.
fn flag(text: &str) -> Option<bool> {
    if text.eq_ignore_ascii_case("true") {
        return Some(true);
    }
    if text.eq_ignore_ascii_case("false") {
        return Some(false);
    }
    number(text).map(|number| number > 0)
}

/// Reads a number without a sign; `usize::MAX` if it is larger.
fn number(text: &str) -> Option<usize> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(usize::MAX))
}

/// Reads `1 java 120 My List.java`: the name is the rest of the line, and may be empty.
fn announced(rest: &str) -> Option<Announced> {
    let (id, rest) = field(rest);
    let (language, rest) = field(rest);
    let (size, name) = field(rest);
    let is_number = id.bytes().all(|byte| byte.is_ascii_digit());
    Some(Announced {
        // Two ids that are too large must not become the same.
        id: is_number.then(|| id.parse().ok())??,
        language: language.to_owned(),
        size: number(size)?,
        name: name.to_owned(),
    })
}

/// Returns the text after the first field of a query, which is always 0.
fn comment(rest: &str) -> &str {
    field(rest).1.trim()
}

/// Returns the first word, and the text after it and one space.
fn field(text: &str) -> (&str, &str) {
    let text = text.trim_start_matches(' ');
    text.split_once(' ').unwrap_or((text, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(id: u64, language: &str, size: usize, name: &str) -> Command {
        Command::File(Announced {
            id,
            language: language.to_owned(),
            size,
            name: name.to_owned(),
        })
    }

    #[test]
    fn lines_that_clients_send() {
        let rows = [
            ("moss 123456789", Command::Login("123456789".into())),
            ("directory 1", Command::Directory(true)),
            ("directory True", Command::Directory(true)),
            ("directory False", Command::Directory(false)),
            ("X 0", Command::Experimental(false)),
            ("maxmatches 1000000", Command::MaxMatches(1_000_000)),
            ("show 99999999999999999999999", Command::Show(usize::MAX)),
            ("language Java", Command::Language("Java".into())),
            ("file 1 c 3 a b.c", file(1, "c", 3, "a b.c")),
            ("file 1 c 3  a", file(1, "c", 3, " a")),
            ("file 0 cc 0 x 1.h ", file(0, "cc", 0, "x 1.h ")),
            ("file 2 java 7", file(2, "java", 7, "")),
            ("query 0 ", Command::Query("".into())),
            ("query 0", Command::Query("".into())),
            ("query 0 sheet 3", Command::Query("sheet 3".into())),
            ("end", Command::End),
            ("", Command::Nothing),
        ];
        for (line, expected) in rows {
            assert_eq!(Command::parse(line).as_ref(), Ok(&expected), "{line}");
        }
    }

    #[test]
    fn lines_that_nobody_should_send() {
        for line in [
            "directory maybe",
            "X",
            "maxmatches -1",
            "show ten",
            "file 1 c -3 a.c",
            "file -1 c 3 a.c",
            "file 99999999999999999999999 c 3 a.c",
            "file 1 c 3.5 a.c",
            "file 1 c",
            "file",
        ] {
            let refusal = Command::parse(line).expect_err(line);
            assert!(matches!(refusal, Refusal::Malformed { .. }), "{refusal}");
            assert!(refusal.to_string().starts_with("the line \"") && !refusal.reply().is_empty());
        }
        for line in ["GET / HTTP/1.1", "Moss 3", " end", "ende"] {
            let refusal = Command::parse(line).expect_err(line);
            assert!(matches!(refusal, Refusal::UnknownCommand(_)), "{refusal}");
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_shown() {
        assert_eq!(text(b"caf\xe9 \xc3\xa9"), "caf\\xE9 \u{e9}");
    }
}
