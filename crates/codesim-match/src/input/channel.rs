//! The views of a document that are compared, and the fingerprints of each.

use std::ops::Range;

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
            Some((symbols, thresholds)) => fingerprints_of(symbols, thresholds, scheme),
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

    /// Returns the hashes of all grams of a document, each with its place: its tokens in the channels of tokens, its bytes in those of the
    /// normal form.
    pub(crate) fn placed_grams(
        self,
        document: &Document,
        thresholds: &ChannelThresholds,
    ) -> Vec<(Range<u32>, u64)> {
        let spans = document.tree.spans();
        let sequence = self.sequence(document, thresholds);
        let Some((symbols, thresholds)) = sequence else {
            let grams = pq_grams_of(document);
            let bytes = |node: usize| spans[node].start..spans[node].end;
            return grams.map(|gram| (bytes(gram.node), gram.hash)).collect();
        };
        let k = thresholds.noise();
        let place = |first: usize| match self.is_of_form() {
            true => around(&spans[first..first + k]),
            false => tokens(first..first + k),
        };
        let grams = hashes(symbols, k).into_iter().enumerate();
        grams.map(|(first, hash)| (place(first), hash)).collect()
    }

    /// Returns a range of a document's tokens in the unit of [`Channel::placed_grams`].
    pub(crate) fn place(self, document: &Document, range: Range<usize>) -> Range<u32> {
        if !self.is_of_form() {
            return tokens(range);
        }
        let spans = &document.tokens.spans()[range];
        let ends = spans.first().zip(spans.last());
        ends.map_or(0..0, |(first, last)| first.start..last.end)
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
}

/// Returns the fingerprints of a sequence: the k-grams that `scheme` selects, ascending by position.
pub(crate) fn fingerprints_of(
    symbols: &[Symbol],
    thresholds: Thresholds,
    scheme: &Scheme,
) -> Vec<Fingerprint> {
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

/// Returns the smallest range that contains all of these spans.
fn around(spans: &[Span]) -> Range<u32> {
    let start = spans.iter().map(|span| span.start).min().unwrap_or(0);
    let end = spans.iter().map(|span| span.end).max().unwrap_or(0);
    start..end
}

/// Returns a range of tokens as the place of a gram.
fn tokens(range: Range<usize>) -> Range<u32> {
    let [start, end] = [range.start, range.end].map(u32::try_from);
    let [start, end] = [start, end].map(|at| at.expect("a document has fewer than 2^32 tokens"));
    start..end
}
