//! The lexer of one language.

use std::ops::Range;

use crate::description::LexicalRules;
use codesim_token::{Imports, TokenString};

use crate::open::Enclosed;
use crate::pass::Pass;
use crate::strings::string_length;
use crate::tables::{Beginning, Of};
use crate::vocabulary::{GrammarWords, Vocabulary};

/// Average length of a token in code, for the first allocation.
const BYTES_PER_TOKEN: usize = 4;

/// Greatest number of tokens that are read of a text: more than 2 MiB can have. A larger text was not written by anybody, and must not fill
/// the memory.
const MAX_TOKENS: usize = 4 << 20;

/// A lexer, shared between threads.
///
/// Its tokens have the names that descriptions usually give to names, numbers, strings and characters, so that a broken
/// file still shares k-grams with a sound one.
#[derive(Debug)]
pub struct Lexer(Vocabulary);

impl Lexer {
    /// Makes a lexer by rules alone.
    pub fn new(rules: &LexicalRules) -> Self {
        Self(Vocabulary::new(rules, None))
    }

    /// Makes a lexer by rules and the keywords and marks that a grammar spells out.
    pub fn with_words(rules: &LexicalRules, words: GrammarWords) -> Self {
        Self(Vocabulary::new(rules, Some(words)))
    }

    /// Returns the tokens of any text, in linear time: all of them up to 2 MiB of text, the first four million of any other.
    pub fn tokens(&self, text: &str, imports: Imports) -> TokenString {
        let expected = text.len() / BYTES_PER_TOKEN;
        let mut tokens = TokenString::with_capacity(expected.min(MAX_TOKENS));
        let program = match self.0.has_grammar {
            true => interpreter_line(text),
            false => 0,
        };
        let mut pass = Pass::new(&self.0, text, program..text.len(), imports, &mut tokens);
        pass.run(MAX_TOKENS);
        pass.close();
        tokens.shrink_to_fit();
        tokens
    }

    /// Appends the tokens of a piece of a text. Line ends and indentation have no meaning in it.
    ///
    /// # Panics
    /// If the piece does not begin and end between characters of the text.
    pub fn append(&self, tokens: &mut TokenString, text: &str, piece: Range<usize>) {
        Pass::new(&self.0, text, piece, Imports::Keep, tokens).run(usize::MAX);
    }

    /// Returns whether a piece of a text that spans lines is a string or comment, and whether it was closed. A regular expression in slashes
    /// is expected to end in its line.
    ///
    /// # Panics
    /// As [`Lexer::append`].
    pub fn enclosure(&self, text: &str, piece: Range<usize>) -> Enclosure {
        let (vocabulary, whole) = (&self.0, &text[piece.clone()]);
        let may_nest = vocabulary.rules.nested_comments;
        let enclosed = |begin, end, is_closed| Enclosed {
            text,
            range: piece.clone(),
            begin,
            end,
            is_closed,
        };
        let Some(Beginning { text: begin, of }) = vocabulary.beginning(whole) else {
            let is_regex = vocabulary.rules.regex.is_some() && whole.starts_with('/');
            return if is_regex {
                Enclosure::Open
            } else {
                Enclosure::None
            };
        };
        let is_open = match of {
            Of::String(quote) => match string_length(whole, quote, true) {
                (length, _) if length < whole.len() => return Enclosure::None,
                _ if !quote.lines => true,
                (_, is_closed) => enclosed(begin, &quote.end, is_closed).is_open_string(),
            },
            Of::BlockComment { end } => {
                let is_closed = whole[begin.len()..].ends_with(end);
                enclosed(begin, end, is_closed).is_open_comment(may_nest)
            }
            Of::FirstColumnBlock { end } => {
                let mut lines = whole.lines();
                let is_closed = lines.any(|line| line.starts_with(end));
                enclosed(begin, end, is_closed).is_open_block()
            }
            _ => return Enclosure::None,
        };
        match is_open {
            true => Enclosure::Open,
            false => Enclosure::Closed,
        }
    }
}

/// Whether a piece of a text is a string or comment, and whether it was closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Enclosure {
    /// No string and no block comment.
    None,
    /// A string or a block comment.
    Closed,
    /// One that spans lines and was probably not closed.
    Open,
}

/// Returns the length of the first line, if it names the program that runs the text; `#![` begins an attribute of Rust.
fn interpreter_line(text: &str) -> usize {
    match text.starts_with("#!") && !text.starts_with("#![") {
        true => text.find('\n').unwrap_or(text.len()),
        false => 0,
    }
}
