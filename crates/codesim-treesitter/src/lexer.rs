//! A plain lexer, for texts that the grammar cannot make sense of.
//!
//! It knows of a language what the grammar spells out (keywords and punctuation marks) and what the TOML says of comments and
//! quotes. Its tokens have the names that the usual descriptions give to identifiers, numbers and
//! strings, so that a broken file still shares k-grams with a sound one.

use std::collections::HashSet;

use codesim_token::{Symbol, TokenString};

use crate::config::LexerConfig;
use crate::syntax::span;
use crate::walk::spelling;

const IDENT: Symbol = Symbol::of("IDENT");
const NUMBER: Symbol = Symbol::of("NUMBER");
const STRING: Symbol = Symbol::of("STRING");

#[derive(Debug)]
pub(crate) struct Lexer {
    keywords: HashSet<String>,
    /// Longest first, so that `+=` is not `+` and `=`.
    marks: Vec<String>,
    config: LexerConfig,
}

impl Lexer {
    pub(crate) fn new(grammar: &tree_sitter::Language, config: &LexerConfig) -> Self {
        let count = u16::try_from(grammar.node_kind_count()).unwrap_or(u16::MAX);
        let literals = (0..count)
            .filter(|&id| grammar.node_kind_is_visible(id) && !grammar.node_kind_is_named(id))
            .filter_map(|id| grammar.node_kind_for_id(id).map(str::to_owned))
            // A grammar may spell the end of a file or line: no mark of a text, and without length no way forward.
            .filter(|text| !text.trim_matches(['\0', '\n']).is_empty());
        let (keywords, mut marks): (Vec<_>, Vec<_>) =
            literals.partition(|text| text.starts_with(is_word));
        marks.sort_by(|a, b| b.len().cmp(&a.len()).then(a.cmp(b)));
        marks.dedup();
        Self {
            keywords: keywords.into_iter().collect(),
            marks,
            config: config.clone(),
        }
    }

    /// Tokens of any text, in linear time.
    pub(crate) fn tokens(&self, text: &str) -> TokenString {
        let mut tokens = TokenString::default();
        self.append(&mut tokens, text, 0);
        tokens
    }

    /// Appends the tokens of the piece of a text that begins at byte `offset`.
    pub(crate) fn append(&self, tokens: &mut TokenString, text: &str, offset: usize) {
        let mut at = 0;
        while let Some(next) = text[at..].chars().next() {
            let rest = &text[at..];
            let length = self.skipped(rest, next);
            if length > 0 {
                at += length;
                continue;
            }
            let (name, length) = self.token(rest, next);
            let spelled = [IDENT, NUMBER, STRING].contains(&name);
            let symbol = if spelled {
                spelling(&rest[..length])
            } else {
                name
            };
            tokens.push(name, symbol, span(offset + at, offset + at + length));
            at += length;
        }
    }

    /// Length of the blank, joint of two lines or comment that `rest` begins with, or 0.
    fn skipped(&self, rest: &str, next: char) -> usize {
        if next.is_whitespace() || next.is_control() {
            return next.len_utf8();
        }
        if let Some(end) = joined_lines(rest) {
            return end;
        }
        let config = &self.config;
        if config
            .line_comments
            .iter()
            .any(|begin| rest.starts_with(begin.as_str()))
        {
            return rest.find('\n').unwrap_or(rest.len());
        }
        for (begin, end) in &config.block_comments {
            if let Some(inside) = rest.strip_prefix(begin.as_str()) {
                let length = inside
                    .find(end.as_str())
                    .map(|i| begin.len() + i + end.len());
                return length.unwrap_or(rest.len());
            }
        }
        0
    }

    /// Name and length of the token that `rest` begins with.
    fn token(&self, rest: &str, next: char) -> (Symbol, usize) {
        if let Some(quote) = self
            .config
            .quotes
            .iter()
            .find(|&q| rest.starts_with(q.as_str()))
        {
            return (STRING, quoted(rest, quote));
        }
        if is_word(next) {
            let length = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let word = &rest[..length];
            let name = match next.is_ascii_digit() {
                true => NUMBER,
                false if self.keywords.contains(word) => Symbol::of(word),
                false => IDENT,
            };
            return (name, length);
        }
        match self
            .marks
            .iter()
            .find(|mark| rest.starts_with(mark.as_str()))
        {
            Some(mark) => (Symbol::of(mark), mark.len()),
            None => (Symbol::of(&rest[..next.len_utf8()]), next.len_utf8()),
        }
    }
}

/// Length of a backslash and the line end that it takes away, if `rest` begins with them.
fn joined_lines(rest: &str) -> Option<usize> {
    ["\\\n", "\\\r\n"]
        .iter()
        .find(|&joint| rest.starts_with(joint))
        .map(|joint| joint.len())
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Length of a quoted string: to its closing quote, or to the end of the line if it has none.
fn quoted(rest: &str, quote: &str) -> usize {
    let mut escaped = false;
    for (i, c) in rest[quote.len()..].char_indices() {
        let at = quote.len() + i;
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '\n' if quote.len() == 1 => return at,
            _ if rest[at..].starts_with(quote) => return at + quote.len(),
            _ => {}
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lexed(text: &str) -> Vec<(&str, Symbol)> {
        let config = LexerConfig {
            line_comments: vec!["//".to_owned()],
            block_comments: vec![("/*".to_owned(), "*/".to_owned())],
            quotes: vec!["\"".to_owned()],
        };
        let lexer = Lexer::new(&tree_sitter_c::LANGUAGE.into(), &config);
        let tokens = lexer.tokens(text);
        let piece = |i: usize| {
            let span = tokens.spans()[i];
            (
                &text[span.start as usize..span.end as usize],
                tokens.structure()[i],
            )
        };
        (0..tokens.len()).map(piece).collect()
    }

    #[test]
    fn words_numbers_strings_and_the_longest_mark() {
        assert_eq!(
            lexed("if (a1 += 0x1F) \"s\\\" t\" // note\n/* more */ é"),
            [
                ("if", Symbol::of("if")),
                ("(", Symbol::of("(")),
                ("a1", IDENT),
                ("+=", Symbol::of("+=")),
                ("0x1F", NUMBER),
                (")", Symbol::of(")")),
                ("\"s\\\" t\"", STRING),
                ("é", IDENT),
            ]
        );
    }

    #[test]
    fn a_backslash_joins_two_lines() {
        assert_eq!(lexed("a \\\n b"), lexed("a b"));
        assert_eq!(lexed("a \\\r\n b"), lexed("a b"));
    }

    #[test]
    fn what_is_not_closed_ends_with_the_line_or_the_text() {
        assert_eq!(lexed("\"open\nx"), [("\"open", STRING), ("x", IDENT)]);
        assert_eq!(lexed("x /* open"), [("x", IDENT)]);
        assert_eq!(lexed("\"open\\"), [("\"open\\", STRING)]);
    }

    #[test]
    fn a_mark_without_length_is_none() {
        // Go's grammar spells the end of a file.
        let grammars: [tree_sitter::Language; 2] = [
            tree_sitter_c::LANGUAGE.into(),
            tree_sitter_go::LANGUAGE.into(),
        ];
        for grammar in grammars {
            let lexer = Lexer::new(&grammar, &LexerConfig::default());
            assert_eq!(lexer.tokens("§ x §").len(), 3);
        }
    }
}
