//! The views of a document that are compared, and the fingerprints of each.

use codesim_fingerprint::{Thresholds, hashes, pq_grams, winnow_robust};
use codesim_token::{Document, Symbol, TokenString};

/// A view of a document. A disguise that spoils one leaves another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Channel {
    /// The tokens, with identifiers and literals as constants: renaming does not change it.
    Structure,
    /// The tokens, with identifiers and literals by their spelling: rewriting often leaves it.
    Text,
    /// The normal form: neither another way to write a statement nor another order of statements changes it.
    Form,
}

/// Nodes from a pq-gram's own upward: a statement and what it stands in.
const FORM_ANCESTORS: usize = 3;

/// Neighbouring children in a pq-gram.
const FORM_CHILDREN: usize = 3;

impl Channel {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Structure, Self::Text, Self::Form];

    /// Hashes of the fingerprints of a document, in its order: the winnowed k-grams of the tokens, or all pq-grams of the normal
    /// form.
    pub fn fingerprints(self, document: &Document, thresholds: &ChannelThresholds) -> Vec<u64> {
        match self.thresholds(thresholds) {
            Some(thresholds) => {
                let hashes = hashes(self.symbols(&document.tokens), thresholds.noise());
                let selected = winnow_robust(&hashes, thresholds.window());
                selected
                    .into_iter()
                    .map(|position| hashes[position])
                    .collect()
            }
            None => self.grams(document, thresholds),
        }
    }

    /// Hashes of all grams of a document, those that are no fingerprints too.
    pub(crate) fn grams(self, document: &Document, thresholds: &ChannelThresholds) -> Vec<u64> {
        match self.thresholds(thresholds) {
            Some(thresholds) => hashes(self.symbols(&document.tokens), thresholds.noise()),
            None => form_grams(document).map(|(hash, _)| hash).collect(),
        }
    }

    /// Tokens in a k-gram; nothing where grams are not made of tokens.
    pub(crate) fn noise(self, thresholds: &ChannelThresholds) -> Option<usize> {
        self.thresholds(thresholds).map(|t| t.noise())
    }

    fn thresholds(self, thresholds: &ChannelThresholds) -> Option<Thresholds> {
        match self {
            Self::Structure => Some(thresholds.structure),
            Self::Text => Some(thresholds.text),
            Self::Form => None,
        }
    }

    /// The symbols of a token string that its k-grams are made of; the normal form is not made of tokens.
    pub(crate) fn symbols(self, tokens: &TokenString) -> &[Symbol] {
        match self {
            Self::Structure => tokens.structure(),
            Self::Text => tokens.text(),
            Self::Form => &[],
        }
    }
}

/// The pq-grams of a document's normal form: hash, and the node that a gram begins at.
pub(crate) fn form_grams(document: &Document) -> impl Iterator<Item = (u64, usize)> {
    let tree = &document.tree;
    pq_grams(tree.labels(), tree.ends(), FORM_ANCESTORS, FORM_CHILDREN)
        .into_iter()
        .map(|gram| (gram.hash, gram.node))
}

/// Thresholds of the two channels of tokens, in tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChannelThresholds {
    /// Of the structure channel; its guarantee threshold is also the least length of a match that is shown.
    pub structure: Thresholds,
    /// Of the text channel.
    pub text: Thresholds,
}
