//! Documents that are kept until they are looked at.

use std::borrow::Cow;

use crate::compact::CompactTokens;
use crate::{CompactDocument, Document, Symbol};

/// A document of a class: open, or packed, which takes about a quarter of the memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptDocument(Kept);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Kept {
    Open(Document),
    Packed {
        /// Number of tokens.
        tokens: usize,
        /// The [`CompactDocument`], as postcard writes it.
        bytes: Box<[u8]>,
    },
}

impl KeptDocument {
    /// Packs it, if it is open.
    pub fn pack(&mut self) {
        if let Kept::Open(document) = &self.0 {
            let bytes = postcard::to_allocvec(&CompactDocument::new(document));
            self.0 = Kept::Packed {
                tokens: document.tokens.len(),
                // A copy: the block that grew with the bytes is larger, and may stay so when it is to shrink.
                bytes: Box::from(&*bytes.expect("memory takes any number of bytes")),
            };
        }
    }

    /// Returns the document.
    pub fn open(&self) -> Cow<'_, Document> {
        match &self.0 {
            Kept::Open(document) => Cow::Borrowed(document),
            Kept::Packed { bytes, .. } => Cow::Owned(unpack(bytes)),
        }
    }

    /// Returns the symbols of the tokens with identifiers and literals as constants, which takes less time than to open all.
    pub fn structure(&self) -> Cow<'_, [Symbol]> {
        match &self.0 {
            Kept::Open(document) => Cow::Borrowed(document.tokens.structure()),
            Kept::Packed { bytes, .. } => Cow::Owned(unpack_structure(bytes)),
        }
    }

    /// Returns the number of tokens.
    pub fn token_count(&self) -> usize {
        match &self.0 {
            Kept::Open(document) => document.tokens.len(),
            Kept::Packed { tokens, .. } => *tokens,
        }
    }
}

fn unpack(bytes: &[u8]) -> Document {
    let compact: Option<CompactDocument> = postcard::from_bytes(bytes).ok();
    let document = compact.and_then(|compact| compact.document().ok());
    document.expect("a document was packed")
}

fn unpack_structure(bytes: &[u8]) -> Vec<Symbol> {
    let compact = postcard::take_from_bytes::<CompactTokens>(bytes).ok();
    let structure = compact.and_then(|(compact, _)| compact.structure());
    structure.expect("a document was packed")
}

impl From<Document> for KeptDocument {
    fn from(document: Document) -> Self {
        Self(Kept::Open(document))
    }
}

impl Default for KeptDocument {
    fn default() -> Self {
        Document::default().into()
    }
}

#[cfg(test)]
mod tests {
    use crate::Span;

    use super::*;

    /// Returns a document of `count` names in a row, with a tree of which all are leaves.
    fn names(count: u32) -> Document {
        let mut document = Document::default();
        let root = document.tree.open(
            Symbol::of("names"),
            Span {
                start: 0,
                end: count,
            },
        );
        for start in 0..count {
            let (spelling, end) = (Symbol::of(&start.to_string()), start + 1);
            document
                .tokens
                .push(Symbol::of("name"), spelling, Span { start, end });
            let leaf = document.tree.open(spelling, Span { start, end });
            document.tree.close(leaf);
        }
        document.tree.close(root);
        document
    }

    #[test]
    fn packed_document_round_trips() {
        for document in [Document::default(), names(1), names(300)] {
            let open = KeptDocument::from(document.clone());
            let mut packed = open.clone();
            packed.pack();
            assert_ne!(open, packed);
            let again = packed.clone();
            packed.pack();
            assert_eq!(again, packed);
            for kept in [open, packed] {
                assert_eq!(*kept.open(), document);
                assert_eq!(*kept.structure(), *document.tokens.structure());
                assert_eq!(kept.token_count(), document.tokens.len());
            }
        }
    }
}
