//! The answer of a front end to one text.

use crate::{Span, TokenString, Tree};

/// One file of a submission, as it is compared.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Document {
    /// The tokens, without comments, layout and imports.
    pub tokens: TokenString,
    /// The normal form; empty where the front end has none.
    pub tree: Tree,
}

impl Document {
    /// Makes a document of these tokens and this normal form.
    pub fn new(tokens: TokenString, tree: Tree) -> Self {
        Self { tokens, tree }
    }

    /// Adds what another front end made of the same text.
    pub fn merge(&mut self, other: &Self) {
        self.tokens.merge(&other.tokens);
        self.tree.append(&other.tree);
    }

    /// Moves tokens and nodes to other places, for a text that was changed before it was tokenized.
    pub fn map_spans(&mut self, place: impl Fn(Span) -> Span) {
        self.tokens.map_spans(&place);
        self.tree.map_spans(&place);
    }
}

impl From<TokenString> for Document {
    /// Makes a document without a normal form.
    fn from(tokens: TokenString) -> Self {
        Self::new(tokens, Tree::default())
    }
}

/// The answer of a [`Tokenizer`](crate::Tokenizer).
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Tokenized {
    /// The tokens and the normal form of the text.
    pub document: Document,
    /// How well the text was understood.
    pub quality: ParseQuality,
    /// Work of a grammar for the text, in units of about a nanosecond that are counted, so that they are the same everywhere; 0 where it is
    /// certain to be little.
    pub work: u64,
}

impl Tokenized {
    /// Makes an answer that took little work: tokens alone, or a [`Document`].
    pub fn new(document: impl Into<Document>, quality: ParseQuality) -> Self {
        Self {
            document: document.into(),
            quality,
            work: 0,
        }
    }

    /// Makes the answer for a text that ended the process which read it, of tokens that were made without a grammar. It counts as much work as
    /// any other text may take, since nobody knows.
    pub fn after_death(tokens: TokenString, why: NoTree) -> Self {
        Self::new(tokens, ParseQuality::Lexed(why)).work(FATAL_WORK)
    }

    /// Sets [`Tokenized::work`].
    #[must_use]
    pub fn work(mut self, work: u64) -> Self {
        self.work = work;
        self
    }
}

/// Work of a text that ended the process which read it.
const FATAL_WORK: u64 = 2_000_000_000;

/// How well a text was understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseQuality {
    /// Without an error.
    Clean,
    /// With syntax errors; the parser recovered. [`ParseQuality::recovered`] makes it.
    #[non_exhaustive]
    Recovered {
        /// Bytes of the text that the parser could not place; 0 if something was missing and no text was misplaced.
        error_bytes: usize,
    },
    /// Not at all: the tokens come from a plain lexer instead of the grammar.
    Lexed(NoTree),
}

impl ParseQuality {
    /// Returns the quality of a text with syntax errors, of which the parser could not place `error_bytes` bytes.
    pub fn recovered(error_bytes: usize) -> Self {
        Self::Recovered { error_bytes }
    }
}

/// Why a text has no syntax tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum NoTree {
    /// Most of it is errors.
    Errors,
    /// Reading it with the grammar takes more work or memory than a program of its length.
    Cost,
    /// The texts before it that it shares a budget with took all of that.
    Others,
    /// The grammar crashed on it.
    Crash,
    /// It is longer than the texts that are given to a grammar.
    Length,
}
