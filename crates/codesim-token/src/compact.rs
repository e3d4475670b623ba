//! Documents in as few bytes as they need, to be stored.

use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use crate::{Document, Span, Symbol, TokenString, Tree};

/// A document in small numbers, which a format such as [postcard](https://postcard.jamesmunns.com/wire-format) writes in few bytes: symbols
/// are in a list once and are referred to by their index, and a place in a text is given as its distance from the one before.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CompactDocument {
    /// Numbers of all symbols, each once.
    symbols: Vec<u32>,
    /// For each token its two symbols, by their places in the list.
    tokens: Vec<(u32, u32)>,
    token_spans: Vec<CompactSpan>,
    /// For each node its symbol and how many nodes are below it.
    nodes: Vec<(u32, u32)>,
    node_spans: Vec<CompactSpan>,
}

/// How far from the start of the one before, and how long.
type CompactSpan = (i64, u32);

/// The error for stored data that is no document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct CompactError(
    /// The reason.
    &'static str,
);

impl CompactDocument {
    /// Makes the compact form of a document.
    pub fn new(document: &Document) -> Self {
        let mut symbols = Symbols::default();
        let (tokens, tree) = (&document.tokens, &document.tree);
        let both = tokens.structure().iter().zip(tokens.text());
        let nodes = (0..).zip(tree.labels().iter().zip(tree.ends()));
        Self {
            tokens: both
                .map(|(&structure, &text)| (symbols.place(structure), symbols.place(text)))
                .collect(),
            nodes: nodes
                .map(|(node, (&label, end))| (symbols.place(label), end - node - 1))
                .collect(),
            token_spans: distances(tokens.spans()),
            node_spans: distances(tree.spans()),
            symbols: symbols.list,
        }
    }

    /// Returns the document.
    ///
    /// # Errors
    /// If this was not made of one.
    pub fn document(&self) -> Result<Document, CompactError> {
        let symbol = |place: u32| {
            let number = self.symbols.get(place as usize);
            number
                .map(|&number| Symbol::from_number(number))
                .ok_or(CompactError("a symbol that is not there"))
        };
        if self.tokens.len() != self.token_spans.len() {
            return Err(CompactError("tokens without places"));
        }
        let mut tokens = TokenString::with_capacity(self.tokens.len());
        for (&(structure, text), span) in self.tokens.iter().zip(spans(&self.token_spans)?) {
            tokens.push(symbol(structure)?, symbol(text)?, span);
        }
        let labels = self.nodes.iter().map(|&(label, _)| symbol(label));
        let ends = (0u32..).zip(&self.nodes).map(|(node, (_, below))| {
            let end = node
                .checked_add(*below)
                .and_then(|last| last.checked_add(1));
            end.ok_or(CompactError("a node that is too large"))
        });
        let tree = Tree::from_parts(
            labels.collect::<Result<_, _>>()?,
            ends.collect::<Result<_, _>>()?,
            spans(&self.node_spans)?,
        );
        let tree = tree.ok_or(CompactError("nodes that make no tree"))?;
        Ok(Document::new(tokens, tree))
    }
}

/// The first fields of a [`CompactDocument`]: the formats that documents are stored in have the fields one after the other.
#[derive(Debug, Deserialize)]
pub(crate) struct CompactTokens {
    symbols: Vec<u32>,
    tokens: Vec<(u32, u32)>,
}

impl CompactTokens {
    /// Returns the structure symbols of the tokens; `None` if this was not made of a document.
    pub(crate) fn structure(&self) -> Option<Vec<Symbol>> {
        let symbol = |&(structure, _): &(u32, u32)| {
            let number = self.symbols.get(structure as usize)?;
            Some(Symbol::from_number(*number))
        };
        self.tokens.iter().map(symbol).collect()
    }
}

/// Symbols in the order in which they came up first.
#[derive(Default)]
struct Symbols {
    list: Vec<u32>,
    places: FxHashMap<Symbol, u32>,
}

impl Symbols {
    fn place(&mut self, symbol: Symbol) -> u32 {
        *self.places.entry(symbol).or_insert_with(|| {
            self.list.push(symbol.number());
            u32::try_from(self.list.len() - 1).expect("fewer symbols than a text has bytes")
        })
    }
}

fn distances(spans: &[Span]) -> Vec<CompactSpan> {
    let mut before = 0;
    let distance = |span: &Span| {
        let start = i64::from(span.start);
        let distance = start - std::mem::replace(&mut before, start);
        (distance, span.end - span.start)
    };
    spans.iter().map(distance).collect()
}

fn spans(distances: &[CompactSpan]) -> Result<Vec<Span>, CompactError> {
    let mut start = 0_u32;
    let span = |&(distance, length): &CompactSpan| {
        start = u32::try_from(i64::from(start).checked_add(distance)?).ok()?;
        let end = start.checked_add(length)?;
        Some(Span { start, end })
    };
    let spans: Option<Vec<Span>> = distances.iter().map(span).collect();
    spans.ok_or(CompactError("a place outside of every text"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corrupt_compact_document_is_an_error() {
        let broken = CompactDocument {
            symbols: vec![1],
            nodes: vec![(0, 4)],
            node_spans: vec![(0, 1)],
            ..CompactDocument::default()
        };
        assert!(broken.document().is_err());
        let far = CompactDocument {
            symbols: vec![1],
            tokens: vec![(0, 0)],
            token_spans: vec![(i64::MAX, 1)],
            ..CompactDocument::default()
        };
        assert!(far.document().is_err());
    }
}
