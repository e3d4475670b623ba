//! A submission's documents as an index keeps them: all that a comparison needs of them, without the languages they were in.
//!
//! *Format.* [postcard](https://postcard.jamesmunns.com/wire-format), which writes numbers in as few bytes as they need. So that most
//! are small, symbols stand once in a list and are referred to by their place in it, and a place in a text is told by its distance from
//! the one before.

use std::collections::HashMap;

use codesim_token::{Document, Span, Symbol, TokenString, Tree};
use codesim_words::FileName;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::error::StoredError;

/// The format of documents in an index of this version, as a name to keep beside them: those of another name cannot be read.
pub(crate) fn format_id(version: u32) -> String {
    format!("postcard {version}")
}

/// A file, or a cell of a notebook, that was compared. Its name is a [`StoredName`]; in version 1 it was a text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StoredFile<Name = StoredName> {
    pub(crate) name: Name,
    pub(crate) language: String,
    pub(crate) sha256: [u8; 32],
    /// Lengths of its lines in bytes, with their ends, but for the last.
    pub(crate) lines: Vec<u32>,
    pub(crate) document: StoredDocument,
}

/// Path and number of the cell.
type StoredName = (String, Option<u64>);

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

/// The files of a submission as bytes of an index of this version.
pub(crate) fn encode(
    version: u32,
    files: Vec<StoredFile<FileName>>,
) -> Result<Vec<u8>, StoredError> {
    match version {
        1 => to_bytes("documents", &renamed(files, |name| name.to_string())),
        _ => to_bytes(
            "documents",
            &renamed(files, |name| (name.path, name.cell.map(|cell| cell as u64))),
        ),
    }
}

/// The files of a submission from bytes of an index of this version.
pub(crate) fn decode(version: u32, bytes: &[u8]) -> Result<Vec<StoredFile<FileName>>, StoredError> {
    Ok(match version {
        1 => renamed(from_bytes("documents", bytes)?, file_name),
        _ => renamed(
            from_bytes("documents", bytes)?,
            |(path, cell): StoredName| {
                let cell = cell.and_then(|cell| usize::try_from(cell).ok());
                FileName { path, cell }
            },
        ),
    })
}

/// The texts of a submission's files as bytes.
pub(crate) fn encode_texts(texts: &[&str]) -> Result<Vec<u8>, StoredError> {
    to_bytes("sources", texts)
}

/// The texts of a submission's files from bytes.
pub(crate) fn decode_texts(bytes: &[u8]) -> Result<Vec<String>, StoredError> {
    from_bytes("sources", bytes)
}

/// Boilerplate as bytes.
pub(crate) fn encode_boilerplate(documents: &[Document]) -> Result<Vec<u8>, StoredError> {
    let stored: Vec<StoredDocument> = documents.iter().map(StoredDocument::new).collect();
    to_bytes("starter code", &stored)
}

/// Boilerplate from bytes.
pub(crate) fn decode_boilerplate(bytes: &[u8]) -> Result<Vec<Document>, StoredError> {
    let stored: Vec<StoredDocument> = from_bytes("starter code", bytes)?;
    stored.iter().map(StoredDocument::document).collect()
}

fn to_bytes<T: Serialize + ?Sized>(what: &'static str, value: &T) -> Result<Vec<u8>, StoredError> {
    postcard::to_allocvec(value).map_err(|source| StoredError::Unwritable { what, source })
}

fn from_bytes<T: DeserializeOwned>(what: &'static str, bytes: &[u8]) -> Result<T, StoredError> {
    postcard::from_bytes(bytes).map_err(|source| StoredError::Unreadable { what, source })
}

fn renamed<A, B>(files: Vec<StoredFile<A>>, name: impl Fn(A) -> B) -> Vec<StoredFile<B>> {
    let file = |file: StoredFile<A>| StoredFile {
        name: name(file.name),
        language: file.language,
        sha256: file.sha256,
        lines: file.lines,
        document: file.document,
    };
    files.into_iter().map(file).collect()
}

/// The name of a file from what version 1 keeps: `work.ipynb, cell 3`.
fn file_name(text: String) -> FileName {
    let cell = text.rsplit_once(", cell ").and_then(|(path, number)| {
        let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
        let cell = number.parse().ok().filter(|_| is_number)?;
        Some(FileName {
            path: path.to_owned(),
            cell: Some(cell),
        })
    });
    cell.unwrap_or(FileName {
        path: text,
        cell: None,
    })
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

    pub(crate) fn document(&self) -> Result<Document, StoredError> {
        let symbol = |place: u32| {
            let number = self.symbols.get(place as usize);
            number
                .map(|&number| Symbol::from_number(number))
                .ok_or(StoredError::Inconsistent("a symbol that is not there"))
        };
        if self.tokens.len() != self.token_spans.len() {
            return Err(StoredError::Inconsistent("tokens without places"));
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
            end.ok_or(StoredError::Inconsistent("a node that is too large"))
        });
        let tree = Tree::from_parts(
            labels.collect::<Result<_, _>>()?,
            ends.collect::<Result<_, _>>()?,
            spans(&self.node_spans)?,
        );
        let tree = tree.ok_or(StoredError::Inconsistent("nodes that make no tree"))?;
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

fn spans(distances: &[StoredSpan]) -> Result<Vec<Span>, StoredError> {
    let mut start = 0_u32;
    let span = |&(distance, length): &StoredSpan| {
        start = u32::try_from(i64::from(start).checked_add(distance)?).ok()?;
        let end = start.checked_add(length)?;
        Some(Span { start, end })
    };
    let spans: Option<Vec<Span>> = distances.iter().map(span).collect();
    spans.ok_or(StoredError::Inconsistent("a place outside of every text"))
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
        let name = FileName {
            path: "a, cell x/A.ipynb".to_owned(),
            cell: Some(2),
        };
        let file = StoredFile {
            name,
            language: "java".to_owned(),
            sha256: [7; 32],
            lines: vec![72],
            document: StoredDocument::new(&document),
        };
        for version in [1, 2] {
            let bytes = encode(version, vec![file.clone()]).expect("it can be written");
            let read = decode(version, &bytes).expect("it can be read");
            assert_eq!(read, std::slice::from_ref(&file));
            assert_eq!(read[0].document.document().expect("a document"), document);
        }
    }

    #[test]
    fn bytes_of_another_kind_are_an_error() {
        for version in [1, 2] {
            assert!(decode(version, &[0xff; 9]).is_err());
        }
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
