//! The best pairs so far.

use std::cmp::{Ordering, Reverse};

use crate::index::population::LocalId;
use crate::scoring::score::{Pairs, Scoring};
use crate::scoring::scored::ScoredPair;

/// Pairs in their order: the best score first, of equal ones those that share more, by rarity. Pairs of negligible submissions come last.
pub(crate) struct Best<'a> {
    scoring: Scoring<'a>,
    most: usize,
    /// At most `most` pairs, in any order but for the last one, which is the worst if there are as many.
    pairs: Pairs,
}

impl<'a> Best<'a> {
    /// Creates an empty list that keeps at most `most` pairs.
    pub(crate) fn new(scoring: Scoring<'a>, most: usize) -> Self {
        Self {
            scoring,
            most,
            pairs: Pairs::new(),
        }
    }

    /// Returns the last pair that is kept, or `None` if there is room for more.
    pub(crate) fn worst(&self) -> Option<ScoredPair<LocalId>> {
        self.pairs.get(self.most - 1).copied()
    }

    /// Compares two pairs. Pairs that are otherwise equal are in the order of the submissions.
    pub(crate) fn order(&self, a: &ScoredPair<LocalId>, b: &ScoredPair<LocalId>) -> Ordering {
        self.place(a).cmp(&self.place(b))
    }

    /// Returns the sort key of a pair.
    fn place(
        &self,
        pair: &ScoredPair<LocalId>,
    ) -> (bool, Reverse<u64>, Reverse<u64>, LocalId, LocalId) {
        // Scores are not negative, so that their bits are in the order of the scores.
        let score = Reverse(pair.score.to_bits());
        let is_negligible = self.scoring.is_negligible(pair);
        (
            is_negligible,
            score,
            Reverse(pair.shared),
            pair.left,
            pair.right,
        )
    }

    /// Adds pairs, and keeps the best.
    pub(crate) fn add(&mut self, found: Vec<Pairs>) {
        // Invariant: `pairs` has at most `most` entries, the best of all that were ever added. The order is total, so it
        // does not matter how the found ones were split among threads.
        let mut pairs = std::mem::take(&mut self.pairs);
        pairs.extend(found.into_iter().flatten());
        if pairs.len() >= self.most {
            pairs.select_nth_unstable_by(self.most - 1, |a, b| self.order(a, b));
            pairs.truncate(self.most);
        }
        self.pairs = pairs;
    }

    /// Returns the pairs, best first.
    pub(crate) fn into_pairs(mut self) -> Pairs {
        let mut pairs = std::mem::take(&mut self.pairs);
        pairs.sort_by_cached_key(|pair| self.place(pair));
        pairs
    }
}
