//! The lexer of one language.

use codesim_description::LexicalRules;
use codesim_token::{Imports, TokenString};

use crate::pass::Pass;
use crate::vocabulary::Vocabulary;

/// Average length of a token in code, for the first allocation.
const BYTES_PER_TOKEN: usize = 4;

/// A lexer, shared between threads.
///
/// Its tokens have the names that descriptions usually give to names, numbers, strings and characters, so that a broken
/// file still shares k-grams with a sound one.
#[derive(Debug)]
pub struct Lexer(Vocabulary);

impl Lexer {
    /// A lexer by rules alone.
    pub fn new(rules: &LexicalRules) -> Self {
        Self::with_words(rules, &[])
    }

    /// A lexer by rules and the keywords and marks that a grammar spells out.
    pub fn with_words(rules: &LexicalRules, words: &[&str]) -> Self {
        Self(Vocabulary::new(rules, words))
    }

    /// Tokens of any text, in linear time.
    pub fn tokens(&self, text: &str, imports: Imports) -> TokenString {
        let mut tokens = TokenString::with_capacity(text.len() / BYTES_PER_TOKEN);
        let mut pass = Pass::new(&self.0, text, 0, imports, &mut tokens);
        pass.run();
        pass.close();
        tokens.shrink_to_fit();
        tokens
    }

    /// Appends the tokens of a piece of a text that begins at byte `offset`. Line ends and indentation have no meaning in it.
    pub fn append(&self, tokens: &mut TokenString, text: &str, offset: usize) {
        Pass::new(&self.0, text, offset, Imports::Keep, tokens).run();
    }
}
