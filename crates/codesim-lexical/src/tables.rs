//! What may begin where, by bytes.

use codesim_description::{LexicalRules, Quote};
use codesim_token::Symbol;

/// What a byte may be, as a set of bits.
pub(crate) mod class {
    pub(crate) const BLANK: u8 = 1;
    pub(crate) const NAME_BEGIN: u8 = 2;
    pub(crate) const NAME_PART: u8 = 4;
    pub(crate) const DIGIT: u8 = 8;
    /// Part of a character of several bytes.
    pub(crate) const WIDE: u8 = 16;
    pub(crate) const NUMBER_PART: u8 = 32;
}

/// The classes of each byte.
pub(crate) fn classes(rules: &LexicalRules) -> [u8; 256] {
    let mut classes = [0; 256];
    for byte in u8::MIN..=u8::MAX {
        let within = |characters: &str| byte.is_ascii() && characters.as_bytes().contains(&byte);
        let letter = byte.is_ascii_alphabetic() || byte == b'_';
        let alphanumeric = letter || byte.is_ascii_digit();
        let sets = [
            (
                byte.is_ascii_whitespace() || byte.is_ascii_control(),
                class::BLANK,
            ),
            (letter || within(&rules.name_begins), class::NAME_BEGIN),
            (alphanumeric || within(&rules.name_parts), class::NAME_PART),
            (
                alphanumeric || within(&rules.number_parts),
                class::NUMBER_PART,
            ),
            (byte.is_ascii_digit(), class::DIGIT),
            (!byte.is_ascii(), class::WIDE),
        ];
        let bits = sets.iter().filter(|(holds, _)| *holds);
        classes[usize::from(byte)] = bits.fold(0, |all, (_, bit)| all | bit);
    }
    classes
}

/// A text that begins something.
#[derive(Debug, Clone)]
pub(crate) struct Beginning {
    pub(crate) text: String,
    pub(crate) of: Of,
}

/// What begins.
#[derive(Debug, Clone)]
pub(crate) enum Of {
    LineComment,
    FirstColumnComment,
    BlockComment { end: String },
    String(Quote),
    Character,
    Number,
    Mark(Symbol),
}

impl Beginning {
    /// Whether `rest` begins with it. A comment that begins with a word, such as `REM`, must not be part of a longer word.
    pub(crate) fn fits(&self, rest: &[u8], fold: bool, classes: &[u8; 256]) -> bool {
        let text = self.text.as_bytes();
        let Some(found) = rest.get(..text.len()) else {
            return false;
        };
        let same = found == text || fold && found.eq_ignore_ascii_case(text);
        let is_part = |byte: Option<&u8>| {
            byte.is_some_and(|&byte| classes[usize::from(byte)] & class::NAME_PART != 0)
        };
        let is_comment = matches!(self.of, Of::LineComment);
        same && !(is_comment && is_part(text.last()) && is_part(rest.get(text.len())))
    }
}

/// All beginnings by their first byte, the longest first; of equal ones a comment before a string before a mark.
pub(crate) fn beginnings<'a>(
    rules: &LexicalRules,
    marks: impl Iterator<Item = &'a str>,
) -> Vec<Vec<Beginning>> {
    let mut all: Vec<Beginning> = Vec::new();
    let mut add = |text: &str, of: Of| {
        all.push(Beginning {
            text: text.to_owned(),
            of,
        });
    };
    for text in &rules.line_comments {
        add(text, Of::LineComment);
    }
    for text in &rules.first_column_comments {
        add(text, Of::FirstColumnComment);
    }
    for (begin, end) in &rules.block_comments {
        add(begin, Of::BlockComment { end: end.clone() });
    }
    for quote in &rules.quotes {
        add(&quote.begin, Of::String(quote.clone()));
    }
    for text in &rules.char_quotes {
        add(text, Of::Character);
    }
    for text in &rules.number_begins {
        add(text, Of::Number);
    }
    for text in marks {
        add(text, Of::Mark(Symbol::of(text)));
    }
    by_first_byte(all, rules.case_insensitive)
}

fn by_first_byte(all: Vec<Beginning>, fold: bool) -> Vec<Vec<Beginning>> {
    let mut table = vec![Vec::new(); 256];
    for beginning in all {
        let first = beginning.text.as_bytes()[0];
        let other = match first.is_ascii_lowercase() {
            true => first.to_ascii_uppercase(),
            false => first.to_ascii_lowercase(),
        };
        if fold && other != first {
            table[usize::from(other)].push(beginning.clone());
        }
        table[usize::from(first)].push(beginning);
    }
    for beginnings in &mut table {
        beginnings.sort_by_key(|beginning| std::cmp::Reverse(beginning.text.len()));
    }
    table
}
