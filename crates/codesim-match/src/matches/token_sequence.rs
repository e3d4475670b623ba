//! A submission prepared for tiling.

use std::ops::Range;
use std::sync::OnceLock;

use codesim_fingerprint::{Tile, Tiler, hashes};

use crate::index::boilerplate::between;
use crate::input::submission::Structures;
use crate::matches::found::DocumentRange;
use crate::matches::restructured::Taken;

/// A submission as one string: its documents one after the other.
///
/// Tokens that cannot match, which are boilerplate and code that repeats other documents, and runs too short to hold a match, are replaced by
/// a symbol that the other side does not have.
pub(crate) struct TokenSequence {
    symbols: Vec<u64>,
    /// Start of each document in `symbols`; a separator precedes each but the first.
    starts: Vec<usize>,
    matchable: usize,
    /// The symbol of tokens that cannot match.
    blank: u64,
    /// Tokens of the shortest tile.
    k: usize,
    /// The hashes of the k-grams.
    hashes: OnceLock<Vec<u64>>,
}

/// The side of a pair that a token sequence is for; each has a symbol of its own that the other side never has.
#[derive(Clone, Copy)]
pub(crate) enum Side {
    Left,
    Right,
}

impl TokenSequence {
    /// Builds the sequence of some documents. `unmatchable` has the token ranges of each document; runs of fewer than `k` tokens between them
    /// are left out.
    pub(crate) fn new(
        documents: &Structures,
        unmatchable: &[Vec<Range<usize>>],
        k: usize,
        side: Side,
    ) -> Self {
        let blank = match side {
            Side::Left => u64::MAX,
            Side::Right => u64::MAX - 1,
        };
        let tokens: usize = documents.iter().map(|it| it.len()).sum();
        let mut token_sequence = Self {
            symbols: Vec::with_capacity(tokens + documents.len()),
            starts: Vec::with_capacity(documents.len()),
            matchable: 0,
            blank,
            k,
            hashes: OnceLock::new(),
        };
        for (document, unmatchable) in documents.iter().zip(unmatchable) {
            if !token_sequence.starts.is_empty() {
                token_sequence.symbols.push(blank);
            }
            let start = token_sequence.symbols.len();
            token_sequence.starts.push(start);
            token_sequence.symbols.resize(start + document.len(), blank);
            for run in matchable_runs(document.len(), unmatchable, k) {
                token_sequence.matchable += run.len();
                for token in run {
                    token_sequence.symbols[start + token] = document[token].into();
                }
            }
        }
        token_sequence
    }

    /// Returns the number of tokens that could match.
    pub(crate) fn matchable(&self) -> usize {
        self.matchable
    }

    /// Returns this sequence as the left side of several pairs.
    pub(crate) fn tiler(&self) -> Tiler {
        self.tiler_of(self.k)
    }

    /// Returns this sequence as the left side of several pairs, for tiles of at least `k` tokens.
    pub(crate) fn tiler_of(&self, k: usize) -> Tiler {
        Tiler::new(self.symbols.clone(), k)
    }

    /// Returns the tiles with the left side of a pair.
    pub(crate) fn tiles_with(&self, left: &Tiler) -> Vec<Tile> {
        let hashes = || hashes(&self.symbols, self.k);
        left.tiles(&self.symbols, self.hashes.get_or_init(hashes))
    }

    /// Whether there is any tile with the left side of a pair.
    pub(crate) fn has_tile_with(&self, left: &Tiler) -> bool {
        left.has_tile(&self.symbols)
    }

    /// Returns the range of `length` tokens from `position` on.
    pub(crate) fn place(&self, position: usize, length: usize) -> DocumentRange {
        let document = self.starts.partition_point(|&start| start <= position) - 1;
        let first = position - self.starts[document];
        DocumentRange {
            document,
            tokens: first..first + length,
        }
    }

    /// Returns the tokens that no further match can have: those that cannot match, and those in tiles, given by position and length.
    pub(crate) fn taken(&self, tiles: impl Iterator<Item = (usize, usize)>) -> Taken {
        let mut taken = self.blanks();
        for (position, length) in tiles {
            let place = self.place(position, length);
            taken[place.document][place.tokens].fill(true);
        }
        taken
    }

    /// Returns for each document whether each token cannot match.
    fn blanks(&self) -> Taken {
        // A separator is between two documents.
        let ends = self.starts.iter().skip(1).map(|next| next - 1);
        let ends = ends.chain([self.symbols.len()]);
        let documents = self.starts.iter().zip(ends);
        documents
            .map(|(&start, end)| {
                let own = self.symbols[start..end].iter();
                own.map(|&symbol| symbol == self.blank).collect()
            })
            .collect()
    }
}

/// Returns the runs of at least `k` tokens of a document, without those that cannot match.
fn matchable_runs(
    length: usize,
    unmatchable: &[Range<usize>],
    k: usize,
) -> impl Iterator<Item = Range<usize>> {
    between(unmatchable, length).filter(move |run| run.len() >= k)
}

/// Returns the number of tokens of a submission that could match.
pub(crate) fn matchable(
    documents: &Structures,
    unmatchable: &[Vec<Range<usize>>],
    k: usize,
) -> usize {
    let documents = documents.iter().zip(unmatchable);
    documents
        .flat_map(|(document, ranges)| matchable_runs(document.len(), ranges, k))
        .map(|run| run.len())
        .sum()
}
