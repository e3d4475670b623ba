//! The lexer of one language.

use crate::description::LexicalRules;
use codesim_token::{Imports, TokenString};

use crate::pass::Pass;
use crate::vocabulary::{GrammarWords, Vocabulary};

/// Average length of a token in code, for the first allocation.
const BYTES_PER_TOKEN: usize = 4;

/// Tokens that are read of a text: more than 2 MiB can have. What is larger was not written by anybody, and must not fill the memory.
const MAX_TOKENS: usize = 4 << 20;

/// A lexer, shared between threads.
///
/// Its tokens have the names that descriptions usually give to names, numbers, strings and characters, so that a broken
/// file still shares k-grams with a sound one.
#[derive(Debug)]
pub struct Lexer(Vocabulary);

impl Lexer {
    /// A lexer by rules alone.
    pub fn new(rules: &LexicalRules) -> Self {
        Self(Vocabulary::new(rules, None))
    }

    /// A lexer by rules and the keywords and marks that a grammar spells out.
    pub fn with_words(rules: &LexicalRules, words: GrammarWords) -> Self {
        Self(Vocabulary::new(rules, Some(words)))
    }

    /// Tokens of any text, in linear time: all of them up to 2 MiB of text, the first four million of any other.
    pub fn tokens(&self, text: &str, imports: Imports) -> TokenString {
        let expected = text.len() / BYTES_PER_TOKEN;
        let mut tokens = TokenString::with_capacity(expected.min(MAX_TOKENS));
        let program = match self.0.has_grammar {
            true => interpreter_line(text),
            false => 0,
        };
        let mut pass = Pass::new(&self.0, &text[program..], program, imports, &mut tokens);
        pass.run(MAX_TOKENS);
        pass.close();
        tokens.shrink_to_fit();
        tokens
    }

    /// Appends the tokens of a piece of a text that begins at byte `offset`. Line ends and indentation have no meaning in it.
    pub fn append(&self, tokens: &mut TokenString, text: &str, offset: usize) {
        Pass::new(&self.0, text, offset, Imports::Keep, tokens).run(usize::MAX);
    }
}

/// Length of the first line, if it names the program that runs the text; `#![` begins an attribute of Rust.
fn interpreter_line(text: &str) -> usize {
    match text.starts_with("#!") && !text.starts_with("#![") {
        true => text.find('\n').unwrap_or(text.len()),
        false => 0,
    }
}
