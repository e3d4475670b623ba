//! A submission's documents as an index keeps them: all that a comparison needs of them, without the languages they were in.
//!
//! *Format.* [postcard](https://postcard.jamesmunns.com/wire-format), which writes numbers in as few bytes as they need. So that most
//! are small, symbols stand once in a list and are referred to by their place in it, and a place in a text is told by its distance from
//! the one before.

use std::collections::HashMap;

use anyhow::{Context, ensure};
use codesim_token::{Document, Span, Symbol, TokenString, Tree};
use serde::{Deserialize, Serialize};

/// The format, as a name to keep beside documents: those of another name cannot be read.
pub(crate) const FORMAT_ID: &str = "postcard 1";

/// A file, or a cell of a notebook, that was compared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StoredFile {
    pub(crate) name: String,
    pub(crate) language: String,
    pub(crate) sha256: [u8; 32],
    /// Lengths of its lines in bytes, with their ends, but for the last.
    pub(crate) lines: Vec<u32>,
    pub(crate) document: StoredDocument,
}

/// Tokens and normal form.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StoredDocument {
    /// Numbers of all symbols, each once.
    symbols: Vec<u32>,
    /// For each token its two symbols, by their places in the list.
    tokens: Vec<(u32, u32)>,
    token_spans: Vec<StoredSpan>,
    /// For each node its symbol and how many nodes are below it.
    nodes: Vec<(u32, u32)>,
    node_spans: Vec<StoredSpan>,
}

/// How far from the start of the one before, and how long.
type StoredSpan = (i64, u32);

/// The files of a submission as bytes.
pub(crate) fn encode(files: &[StoredFile]) -> anyhow::Result<Vec<u8>> {
    Ok(postcard::to_allocvec(files)?)
}

/// The files of a submission from bytes.
pub(crate) fn decode(bytes: &[u8]) -> anyhow::Result<Vec<StoredFile>> {
    postcard::from_bytes(bytes).context("documents that cannot be read")
}

/// The texts of a submission's files as bytes.
pub(crate) fn encode_texts(texts: &[String]) -> anyhow::Result<Vec<u8>> {
    Ok(postcard::to_allocvec(texts)?)
}

/// The texts of a submission's files from bytes.
pub(crate) fn decode_texts(bytes: &[u8]) -> anyhow::Result<Vec<String>> {
    postcard::from_bytes(bytes).context("sources that cannot be read")
}

/// Starter code as bytes.
pub(crate) fn encode_given(documents: &[Document]) -> anyhow::Result<Vec<u8>> {
    let stored: Vec<StoredDocument> = documents.iter().map(StoredDocument::new).collect();
    Ok(postcard::to_allocvec(&stored)?)
}

/// Starter code from bytes.
pub(crate) fn decode_given(bytes: &[u8]) -> anyhow::Result<Vec<Document>> {
    let stored: Vec<StoredDocument> =
        postcard::from_bytes(bytes).context("starter code that cannot be read")?;
    stored.iter().map(StoredDocument::document).collect()
}

impl StoredDocument {
    pub(crate) fn new(document: &Document) -> Self {
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

    pub(crate) fn document(&self) -> anyhow::Result<Document> {
        let symbol = |place: u32| {
            let number = self.symbols.get(place as usize);
            number
                .map(|&number| Symbol::from_number(number))
                .context("a symbol that is not there")
        };
        ensure!(
            self.tokens.len() == self.token_spans.len(),
            "tokens without places"
        );
        let mut tokens = TokenString::with_capacity(self.tokens.len());
        for (&(structure, text), span) in self.tokens.iter().zip(spans(&self.token_spans)?) {
            tokens.push(symbol(structure)?, symbol(text)?, span);
        }
        let labels = self.nodes.iter().map(|&(label, _)| symbol(label));
        let ends = (0u32..).zip(&self.nodes).map(|(node, (_, below))| {
            let end = node
                .checked_add(*below)
                .and_then(|last| last.checked_add(1));
            end.context("a node that is too large")
        });
        let tree = Tree::from_parts(
            labels.collect::<anyhow::Result<_>>()?,
            ends.collect::<anyhow::Result<_>>()?,
            spans(&self.node_spans)?,
        );
        let tree = tree.context("nodes that make no tree")?;
        Ok(Document { tokens, tree })
    }
}

/// Symbols in the order in which they came up first.
#[derive(Default)]
struct Symbols {
    list: Vec<u32>,
    places: HashMap<Symbol, u32>,
}

impl Symbols {
    fn place(&mut self, symbol: Symbol) -> u32 {
        *self.places.entry(symbol).or_insert_with(|| {
            self.list.push(symbol.number());
            u32::try_from(self.list.len() - 1).expect("fewer symbols than a text has bytes")
        })
    }
}

fn distances(spans: &[Span]) -> Vec<StoredSpan> {
    let mut before = 0;
    let distance = |span: &Span| {
        let start = i64::from(span.start);
        let distance = start - std::mem::replace(&mut before, start);
        (distance, span.end - span.start)
    };
    spans.iter().map(distance).collect()
}

fn spans(distances: &[StoredSpan]) -> anyhow::Result<Vec<Span>> {
    let mut start = 0_u32;
    let span = |&(distance, length): &StoredSpan| {
        start = u32::try_from(i64::from(start).checked_add(distance)?).ok()?;
        let end = start.checked_add(length)?;
        Some(Span { start, end })
    };
    let spans: Option<Vec<Span>> = distances.iter().map(span).collect();
    spans.context("a place outside of every text")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use codesim_token::Imports;

    use super::*;

    #[test]
    fn what_was_stored_comes_back() {
        let text = "class A { int twice(int x) { while (x > 1) { x = x + x; } return x; } }";
        let registry = codesim_languages::registry();
        let front_end = registry.detect(Path::new("A.java"), text).expect("Java");
        let document = front_end.tokenizer(Imports::Drop).tokenize(text).document;
        assert!(document.tree.len() > 5);
        let file = StoredFile {
            name: "A.java".to_owned(),
            language: "java".to_owned(),
            sha256: [7; 32],
            lines: vec![72],
            document: StoredDocument::new(&document),
        };
        let bytes = encode(std::slice::from_ref(&file)).expect("it can be written");
        let read = decode(&bytes).expect("it can be read");
        assert_eq!(read, [file]);
        assert_eq!(read[0].document.document().expect("a document"), document);
    }

    #[test]
    fn bytes_of_another_kind_are_an_error() {
        assert!(decode(&[0xff; 9]).is_err());
        let broken = StoredDocument {
            symbols: vec![1],
            nodes: vec![(0, 4)],
            node_spans: vec![(0, 1)],
            ..StoredDocument::default()
        };
        assert!(broken.document().is_err());
        let far = StoredDocument {
            symbols: vec![1],
            tokens: vec![(0, 0)],
            token_spans: vec![(i64::MAX, 1)],
            ..StoredDocument::default()
        };
        assert!(far.document().is_err());
    }
}
