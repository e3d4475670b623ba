//! Anchored chunks: the k-grams that begin at chosen words.
//!
//! *Method.* Words that are common enough in the texts at hand, or the beginnings of sentences or statements, mark where a fingerprint
//! begins. What is selected depends on the text itself, so two documents agree on it.
//!
//! *Limits.* The words suit one language and one kind of text; a shared run without any of them is missed, however long it is.
//!
//! *Source.* Section 2.4 of the winnowing paper, on the anchors of Manber (1994) and on the sentences of Brin, Davis,
//! Garcia-Molina: "Copy Detection Mechanisms for Digital Documents", SIGMOD 1995.

use std::collections::BTreeSet;

use crate::selection::{Grams, Selection};

/// Selects the k-grams whose first symbol is an anchor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Anchored {
    /// The symbols at which a chunk begins.
    pub anchors: BTreeSet<u64>,
}

impl Selection for Anchored {
    fn select(&self, grams: Grams) -> Vec<usize> {
        let beginnings = grams.symbols.iter().take(grams.hashes.len()).enumerate();
        let anchored = beginnings.filter(|(_, symbol)| self.anchors.contains(symbol));
        anchored.map(|(position, _)| position).collect()
    }
}
