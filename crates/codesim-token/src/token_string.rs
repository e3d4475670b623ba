//! The tokens of one document.

use std::ops::Range;

use crate::Symbol;

/// Half-open byte range `start..end` of a document's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// Returns the span of these bytes.
    ///
    /// # Panics
    /// If they end beyond 4 GiB; no text is that long.
    pub fn of(bytes: Range<usize>) -> Self {
        let narrow = |byte| u32::try_from(byte).expect("texts are below 4 GiB");
        Self {
            start: narrow(bytes.start),
            end: narrow(bytes.end),
        }
    }
}

/// The tokens of one document, in the order of the text, in two channels of one length.
///
/// *Structure* has one constant for all identifiers and one for each kind of literal: renaming does not change it. *Text* has the same
/// tokens, with the spelling of identifiers and literals: restructuring often does not change it. Spans ascend by start and lie inside the
/// text; tokens of a macro's expansion may share one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TokenString {
    structure: Vec<Symbol>,
    text: Vec<Symbol>,
    spans: Vec<Span>,
}

impl TokenString {
    /// Makes an empty string with room for `tokens` tokens.
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

    /// Takes all tokens away.
    pub fn clear(&mut self) {
        self.structure.clear();
        self.text.clear();
        self.spans.clear();
    }

    /// Takes the last token away.
    pub fn pop(&mut self) {
        self.structure.pop();
        self.text.pop();
        self.spans.pop();
    }

    /// Returns the number of tokens.
    pub fn len(&self) -> usize {
        self.spans.len()
    }

    /// Whether there are no tokens.
    pub fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    /// Returns the structure channel.
    pub fn structure(&self) -> &[Symbol] {
        &self.structure
    }

    /// Returns the text channel.
    pub fn text(&self) -> &[Symbol] {
        &self.text
    }

    /// Returns the span of each token.
    pub fn spans(&self) -> &[Span] {
        &self.spans
    }

    /// Moves the tokens, one after the other, to other places, which must be in the same order.
    pub fn map_spans(&mut self, mut place: impl FnMut(Span) -> Span) {
        for span in &mut self.spans {
            *span = place(*span);
        }
    }

    /// Merges the tokens of another string of the same text, so that spans still ascend.
    pub fn merge(&mut self, other: &Self) {
        let mut merged = Self::with_capacity(self.len() + other.len());
        let (mut own, mut others) = (0, 0);
        while own < self.len() || others < other.len() {
            let own_is_next = others == other.len()
                || own < self.len() && self.spans[own].start <= other.spans[others].start;
            let (from, at) = match own_is_next {
                true => (&*self, &mut own),
                false => (other, &mut others),
            };
            merged.push(from.structure[*at], from.text[*at], from.spans[*at]);
            *at += 1;
        }
        *self = merged;
    }

    /// Frees the memory that [`TokenString::with_capacity`] reserved and the tokens did not need.
    pub fn shrink_to_fit(&mut self) {
        // By copies: an allocator may leave a block that is to shrink as large as it was.
        self.structure = self.structure.as_slice().to_vec();
        self.text = self.text.as_slice().to_vec();
        self.spans = self.spans.as_slice().to_vec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(starts: &[u32]) -> TokenString {
        let mut tokens = TokenString::default();
        for &start in starts {
            let symbol = Symbol::of(&start.to_string());
            let end = start + 1;
            tokens.push(symbol, symbol, Span { start, end });
        }
        tokens
    }

    #[test]
    fn merged_tokens_ascend() {
        let mut merged = tokens(&[1, 4, 9]);
        merged.merge(&tokens(&[0, 5]));
        assert_eq!(merged, tokens(&[0, 1, 4, 5, 9]));
        merged.merge(&TokenString::default());
        assert_eq!(merged.len(), 5);
    }
}
