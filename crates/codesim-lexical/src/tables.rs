//! Beginnings of tokens, comments and strings, by bytes.

use std::collections::BTreeMap;

use crate::description::{LexicalRules, Quote};
use codesim_token::Symbol;

/// The classes of a byte, as a set of bits.
pub(crate) mod class {
    pub(crate) const BLANK: u8 = 1;
    pub(crate) const NAME_BEGIN: u8 = 2;
    pub(crate) const NAME_PART: u8 = 4;
    pub(crate) const DIGIT: u8 = 8;
    /// Part of a character of several bytes.
    pub(crate) const WIDE: u8 = 16;
    pub(crate) const NUMBER_PART: u8 = 32;
}

pub(crate) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Returns the classes of each byte.
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

/// The construct that begins.
#[derive(Debug, Clone)]
pub(crate) enum Of {
    LineComment,
    FirstColumnComment,
    BlockComment {
        end: String,
    },
    /// Only in the first column, and up to the end of a line that begins with `end`.
    FirstColumnBlock {
        end: String,
    },
    String(Quote),
    Heredoc(Option<Symbol>),
    Character {
        end: String,
    },
    Number,
    /// A name with this symbol, if one follows.
    Prefix(Symbol),
    Mark {
        structure: Symbol,
        text: Symbol,
    },
    Dropped,
}

impl Of {
    pub(crate) fn is_only_in_first_column(&self) -> bool {
        matches!(
            self,
            Self::FirstColumnComment | Self::FirstColumnBlock { .. }
        )
    }
}

impl Beginning {
    /// Whether `rest` begins with it. A comment or mark that ends with a word, such as `REM` or `!in`, must not be part of a longer one.
    pub(crate) fn fits(&self, rest: &[u8], fold: bool, classes: &[u8; 256]) -> bool {
        let text = self.text.as_bytes();
        let Some(found) = rest.get(..text.len()) else {
            return false;
        };
        let same = found == text || fold && found.eq_ignore_ascii_case(text);
        let is_whole = matches!(self.of, Of::LineComment | Of::Mark { .. })
            && text.last().is_some_and(u8::is_ascii_alphanumeric);
        let goes_on = || {
            let next = rest.get(text.len());
            next.is_some_and(|&byte| classes[usize::from(byte)] & class::NAME_PART != 0)
        };
        same && !(is_whole && goes_on())
    }
}

/// Returns all beginnings by their first byte, the longest first; at equal length, comments precede strings, and strings precede marks.
pub(crate) fn beginnings(
    rules: &LexicalRules,
    marks: &[&str],
    dropped: &[&str],
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
    for (begin, end) in &rules.first_column_blocks {
        add(begin, Of::FirstColumnBlock { end: end.clone() });
    }
    for quote in quotes(rules) {
        add(&quote.begin.clone(), Of::String(quote));
    }
    for heredoc in &rules.heredocs {
        let name = heredoc.symbol.as_deref().map(Symbol::of);
        add(&heredoc.begin, Of::Heredoc(name));
    }
    for end in &rules.char_quotes {
        for begin in with_prefixes(rules, end) {
            add(&begin, Of::Character { end: end.clone() });
        }
    }
    for text in &rules.number_begins {
        add(text, Of::Number);
    }
    for (text, name) in by_name(&rules.prefixes) {
        add(text, Of::Prefix(name));
    }
    for text in dropped.iter().filter(|text| !text.chars().all(is_word)) {
        add(text, Of::Dropped);
    }
    let named = by_name(&rules.words).filter(|(text, _)| !text.chars().all(is_word));
    let plain = marks.iter().map(|&text| (text, Symbol::of(text)));
    for (text, structure) in named.chain(plain) {
        let own = Symbol::of(text);
        add(
            text,
            Of::Mark {
                structure,
                text: own,
            },
        );
    }
    by_first_byte(all, rules.case_insensitive)
}

/// Returns each text of a table, and the symbol that it is listed under.
pub(crate) fn by_name(
    table: &BTreeMap<String, Vec<String>>,
) -> impl Iterator<Item = (&str, Symbol)> {
    table.iter().flat_map(|(name, texts)| {
        let name = Symbol::of(name);
        texts.iter().map(move |text| (text.as_str(), name))
    })
}

/// Returns all quotes, with and without their prefixes.
fn quotes(rules: &LexicalRules) -> impl Iterator<Item = Quote> + '_ {
    rules.quotes.iter().flat_map(|quote| {
        with_prefixes(rules, &quote.begin).map(|begin| Quote {
            begin,
            ..quote.clone()
        })
    })
}

fn with_prefixes<'a>(rules: &'a LexicalRules, quote: &'a str) -> impl Iterator<Item = String> + 'a {
    let prefixes = rules.quote_prefixes.iter().map(String::as_str);
    std::iter::once("")
        .chain(prefixes)
        .map(move |prefix| format!("{prefix}{quote}"))
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
