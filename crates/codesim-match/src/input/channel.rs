//! The views of a document that are compared, and the fingerprints of each.

use codesim_fingerprint::selection::{Grams, Scheme};
use codesim_fingerprint::{Fingerprint, PqGram, Thresholds, hashes, pq_grams};
use codesim_token::{Document, Span, Symbol};

use crate::input::thresholds::ChannelThresholds;

/// A view of a document. A disguise that spoils one view leaves another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Channel {
    /// The tokens, with identifiers and literals as constants: invariant under renaming.
    Structure,
    /// The tokens, with identifiers and literals by their spelling: often invariant under restructuring.
    Text,
    /// The normal form, node after node: invariant under other ways to write a statement and other orders of statements.
    Form,
    /// The normal form, by the nesting of its nodes: also invariant under statements that are inserted between others.
    Nesting,
}

/// k and t of the normal form, in nodes. A node represents about two tokens.
const FORM_THRESHOLDS: (usize, usize) = (12, 19);

/// Nodes from a pq-gram's own upward: a statement and its ancestors.
const NESTING_ANCESTORS: usize = 3;

/// Neighbouring children in a pq-gram.
const NESTING_CHILDREN: usize = 3;

/// The grams that the fingerprints of a channel are selected from.
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
    /// All channels.
    pub const ALL: [Self; Self::COUNT] = [Self::Structure, Self::Text, Self::Form, Self::Nesting];

    /// Number of channels.
    pub const COUNT: usize = 4;

    /// Returns the name of the channel, as a key to keep beside its fingerprints.
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

    /// Returns the grams that its fingerprints are selected from, with the usual scheme.
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

    /// Returns the weight of the channel in a score. Two views of the normal form together count somewhat more than one of the tokens.
    pub fn weight(self) -> f64 {
        match self {
            Self::Structure | Self::Text => 1.0,
            Self::Form => 0.6,
            Self::Nesting => 0.75,
        }
    }

    /// Returns the fingerprints of a document: the k-grams that `scheme` selects, ascending by position, or all pq-grams, in the order of
    /// their parents. Positions count tokens; in the channels of the normal form, its nodes in preorder.
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

    /// Returns the hashes of all grams of a document, including those that are no fingerprints.
    pub(crate) fn grams(self, document: &Document, thresholds: &ChannelThresholds) -> Vec<u64> {
        match self.sequence(document, thresholds) {
            Some((symbols, thresholds)) => hashes(symbols, thresholds.noise()),
            None => pq_grams_of(document).map(|gram| gram.hash).collect(),
        }
    }

    /// Returns the grams with their spans in the text, for the channels of the normal form; an empty list for the others.
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

    /// Returns the sequence that the k-grams are made of, and their thresholds; `None` for pq-grams, which are made of no sequence.
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

    /// Returns the hashes of the k-grams of tokens in their order, and k; `None` in the channels of the normal form.
    pub(crate) fn token_grams(
        self,
        document: &Document,
        thresholds: &ChannelThresholds,
    ) -> Option<(Vec<u64>, usize)> {
        let (symbols, thresholds) = self.sequence(document, thresholds)?;
        let k = thresholds.noise();
        (!self.is_of_form()).then(|| (hashes(symbols, k), k))
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

/// Returns the smallest span that contains all of these.
fn around(spans: &[Span]) -> Span {
    Span {
        start: spans.iter().map(|span| span.start).min().unwrap_or(0),
        end: spans.iter().map(|span| span.end).max().unwrap_or(0),
    }
}
