//! Anchored chunks: the k-grams that begin at chosen words, sentences or statements.
//!
//! *Method.* Words that are common enough in the compared texts, or the beginnings of sentences or statements, mark where a fingerprint
//! begins. The selection depends on the text itself, so two documents agree on it.
//!
//! *Limits.* The words suit one language and one kind of text; a shared run without any of them is missed, however long it is.
//!
//! *Source.* Section 2.4 of the winnowing paper, on the anchors of Manber (1994) and on the sentences of Brin, Davis,
//! Garcia-Molina: "Copy Detection Mechanisms for Digital Documents", SIGMOD 1995.

use std::collections::BTreeSet;

use crate::selection::grams::{Grams, Selection};

/// Selects the k-grams that begin at an anchor, or right after one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Anchored {
    /// The symbols that are anchors.
    pub anchors: BTreeSet<u64>,
    /// Where a chunk begins.
    pub begins: Begins,
}

/// Where a chunk begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Begins {
    /// At an anchor: chosen words.
    AtAnchor,
    /// After an anchor, and at the beginning of the document: the end of a sentence or statement is where the next one begins.
    AfterAnchor,
}

impl Selection for Anchored {
    fn select(&self, grams: Grams) -> Vec<usize> {
        let is_anchor = |position| self.anchors.contains(&(grams.symbol)(position));
        let begins = |&position: &usize| match self.begins {
            Begins::AtAnchor => is_anchor(position),
            Begins::AfterAnchor => position.checked_sub(1).is_none_or(is_anchor),
        };
        (0..grams.hashes.len()).filter(begins).collect()
    }
}
