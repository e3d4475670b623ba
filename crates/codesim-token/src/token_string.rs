//! What a front end makes of one document.

use crate::Symbol;

/// Half-open byte range `start..end` of a document's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

/// The tokens of one document, in the order of the text, in two channels of one length.
///
/// *Structure* has one constant for all identifiers and one for each kind of literal: renaming does not change
/// it. *Text* has the same tokens with identifiers and literals kept apart by their spelling: rewriting
/// often leaves it. Spans ascend by start and lie inside the text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TokenString {
    structure: Vec<Symbol>,
    text: Vec<Symbol>,
    spans: Vec<Span>,
}

impl TokenString {
    /// An empty string with room for `tokens` tokens.
    pub fn with_capacity(tokens: usize) -> Self {
        Self {
            structure: Vec::with_capacity(tokens),
            text: Vec::with_capacity(tokens),
            spans: Vec::with_capacity(tokens),
        }
    }

    /// Appends a token.
    pub fn push(&mut self, structure: Symbol, text: Symbol, span: Span) {
        self.structure.push(structure);
        self.text.push(text);
        self.spans.push(span);
    }

    /// Number of tokens.
    pub fn len(&self) -> usize {
        self.spans.len()
    }

    /// Whether there are no tokens.
    pub fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    /// The structure channel.
    pub fn structure(&self) -> &[Symbol] {
        &self.structure
    }

    /// The text channel.
    pub fn text(&self) -> &[Symbol] {
        &self.text
    }

    /// Where each token stands.
    pub fn spans(&self) -> &[Span] {
        &self.spans
    }

    /// Moves the tokens to other places, which must be in the same order.
    pub fn map_spans(&mut self, place: impl Fn(Span) -> Span) {
        for span in &mut self.spans {
            *span = place(*span);
        }
    }

    /// Gives back the room that [`TokenString::with_capacity`] took and the tokens did not need.
    pub fn shrink_to_fit(&mut self) {
        self.structure.shrink_to_fit();
        self.text.shrink_to_fit();
        self.spans.shrink_to_fit();
    }
}
