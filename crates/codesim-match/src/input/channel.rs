//! The views of a document that are compared, and the fingerprints of each.

use std::ops::Range;

use codesim_fingerprint::selection::{Grams, Scheme};
use codesim_fingerprint::{Fingerprint, PqGram, Thresholds, hashes, pq_grams};
use codesim_token::{Document, Span, Symbol};

use crate::input::thresholds::ChannelThresholds;

/// A view of a document. A disguise that spoils one leaves another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Channel {
    /// The tokens, with identifiers and literals as constants: renaming does not change it.
    Structure,
    /// The tokens, with identifiers and literals by their spelling: rewriting often leaves it.
    Text,
    /// The normal form, node after node: neither another way to write a statement nor another order of statements changes it.
    Form,
    /// The normal form, by what stands in what: it also outlasts statements that are put between others.
    Nesting,
}

/// k and t of the normal form, in nodes. A node stands for about two tokens.
const FORM_THRESHOLDS: (usize, usize) = (12, 19);

/// Nodes from a pq-gram's own upward: a statement and what it stands in.
const NESTING_ANCESTORS: usize = 3;

/// Neighbouring children in a pq-gram.
const NESTING_CHILDREN: usize = 3;

/// What the fingerprints of a channel are made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChannelGrams {
    /// k-grams that robust winnowing selects.
    Winnowed(Thresholds),
    /// All pq-grams of the normal form.
    Tree {
        /// Nodes upward, p.
        ancestors: usize,
        /// Neighbouring children, q.
        children: usize,
    },
}

impl Channel {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = [Self::Structure, Self::Text, Self::Form, Self::Nesting];

    /// Number of channels.
    pub const COUNT: usize = 4;

    /// The channel's name, as a key to keep beside its fingerprints.
    pub fn name(self) -> &'static str {
        match self {
            Self::Structure => "structure",
            Self::Text => "text",
            Self::Form => "form",
            Self::Nesting => "nesting",
        }
    }

    /// Whether it is a view of the normal form, which not every submission has.
    pub(crate) fn is_of_form(self) -> bool {
        matches!(self, Self::Form | Self::Nesting)
    }

    /// What its fingerprints are made of, with the usual scheme.
    pub fn grams_of(self, thresholds: &ChannelThresholds) -> ChannelGrams {
        let winnowed = |(noise, guarantee)| {
            let thresholds = Thresholds::new(noise, guarantee);
            ChannelGrams::Winnowed(thresholds.expect("k is at most t"))
        };
        match self {
            Self::Structure => ChannelGrams::Winnowed(thresholds.structure),
            Self::Text => ChannelGrams::Winnowed(thresholds.text),
            Self::Form => winnowed(FORM_THRESHOLDS),
            Self::Nesting => ChannelGrams::Tree {
                ancestors: NESTING_ANCESTORS,
                children: NESTING_CHILDREN,
            },
        }
    }

    /// How much the channel counts in a score. Two views of the normal form together count somewhat more than one of the tokens.
    pub fn weight(self) -> f64 {
        match self {
            Self::Structure | Self::Text => 1.0,
            Self::Form => 0.6,
            Self::Nesting => 0.75,
        }
    }

    /// The fingerprints of a document: the k-grams that `scheme` selects, ascending by their positions, or all pq-grams, in the
    /// order of their parents. Positions count tokens; in the channels of the normal form, its nodes in preorder.
    pub fn fingerprints(
        self,
        document: &Document,
        thresholds: &ChannelThresholds,
        scheme: &Scheme,
    ) -> Vec<Fingerprint> {
        match self.sequence(document, thresholds) {
            Some((symbols, thresholds)) => {
                let hashes = hashes(symbols, thresholds.noise());
                let selected = scheme.selection(thresholds.window()).select(Grams {
                    hashes: &hashes,
                    symbol: &|position| symbols[position].into(),
                });
                let fingerprint = |position: usize| Fingerprint {
                    position,
                    hash: hashes[position],
                };
                selected.into_iter().map(fingerprint).collect()
            }
            None => pq_grams_of(document)
                .map(|gram| Fingerprint {
                    position: gram.node,
                    hash: gram.hash,
                })
                .collect(),
        }
    }

    /// Hashes of all grams of a document, those that are no fingerprints too.
    pub(crate) fn grams(self, document: &Document, thresholds: &ChannelThresholds) -> Vec<u64> {
        match self.sequence(document, thresholds) {
            Some((symbols, thresholds)) => hashes(symbols, thresholds.noise()),
            None => pq_grams_of(document).map(|gram| gram.hash).collect(),
        }
    }

    /// Grams with the spans of the text that they come from, for the channels of the normal form.
    pub(crate) fn form_grams(
        self,
        document: &Document,
        thresholds: &ChannelThresholds,
    ) -> Vec<(Span, u64)> {
        let spans = document.tree.spans();
        match self {
            Self::Structure | Self::Text => Vec::new(),
            Self::Form => {
                let k = FORM_THRESHOLDS.0;
                let grams = self.grams(document, thresholds).into_iter();
                grams
                    .enumerate()
                    .map(|(first, hash)| (around(&spans[first..first + k]), hash))
                    .collect()
            }
            Self::Nesting => pq_grams_of(document)
                .map(|gram| (spans[gram.node], gram.hash))
                .collect(),
        }
    }

    /// What the k-grams are made of, and their thresholds; pq-grams are made of no sequence.
    fn sequence<'a>(
        self,
        document: &'a Document,
        thresholds: &ChannelThresholds,
    ) -> Option<(&'a [Symbol], Thresholds)> {
        match self {
            Self::Structure => Some((document.tokens.structure(), thresholds.structure)),
            Self::Text => Some((document.tokens.text(), thresholds.text)),
            Self::Form => {
                let (k, t) = FORM_THRESHOLDS;
                let thresholds = Thresholds::new(k, t).expect("k is at most t");
                Some((document.tree.labels(), thresholds))
            }
            Self::Nesting => None,
        }
    }

    /// Hashes of the k-grams of a range of tokens, for the channels of tokens.
    pub(crate) fn token_grams(
        self,
        document: &Document,
        tokens: Range<usize>,
        thresholds: &ChannelThresholds,
    ) -> Vec<u64> {
        match (self, self.sequence(document, thresholds)) {
            (Self::Structure | Self::Text, Some((symbols, thresholds))) => {
                hashes(&symbols[tokens], thresholds.noise())
            }
            _ => Vec::new(),
        }
    }
}

fn pq_grams_of(document: &Document) -> impl Iterator<Item = PqGram> {
    let tree = &document.tree;
    pq_grams(
        tree.labels(),
        tree.ends(),
        NESTING_ANCESTORS,
        NESTING_CHILDREN,
    )
    .into_iter()
}

/// The least span that holds all of them.
fn around(spans: &[Span]) -> Span {
    Span {
        start: spans.iter().map(|span| span.start).min().unwrap_or(0),
        end: spans.iter().map(|span| span.end).max().unwrap_or(0),
    }
}
