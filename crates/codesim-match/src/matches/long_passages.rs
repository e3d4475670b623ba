//! Whether the members of a group share passages word for word, as copies do.
//!
//! *Problem.* Solutions that follow one approach, or programs for one task among several, are tied as a group too.
//!
//! *Method.* Disguised copies keep some passages: most pairs of a ring share one of at least [`PASSAGE`] tokens, some six lines. Few
//! independent pairs that are tied by their approach do. In a large group only some members are examined.

use rayon::prelude::*;

use crate::index::boilerplate::Boilerplate;
use crate::input::submission::Submission;
use crate::matches::token_sequence::{Side, TokenSequence};

/// Tokens of a passage that two members of a ring share.
///
/// In the labelled sets, half of the pairs in groups of disguised copies share 50 tokens or more; in groups without copies, 37 to 50.
const PASSAGE: usize = 50;

/// Minimum share of the pairs that have such a passage.
const SHARE: f64 = 0.5;

/// Maximum number of members that are examined.
const ASKED: usize = 16;

/// A class whose groups are examined.
#[derive(Clone, Copy)]
pub(crate) struct Passages<'a> {
    pub(crate) submissions: &'a [Submission],
    pub(crate) boilerplate: &'a Boilerplate,
    /// Tokens of the shortest match.
    pub(crate) shortest: usize,
}

impl Passages<'_> {
    /// Whether enough pairs of these submissions share a long passage.
    pub(crate) fn are_shared_by(&self, members: &[usize]) -> bool {
        let count = members.len().min(ASKED);
        let asked: Vec<usize> = (0..count)
            .map(|i| members[i * members.len() / count])
            .collect();
        let sharing: usize = (asked.par_iter().enumerate())
            .map(|(place, &left)| self.sharing(left, &asked[place + 1..]))
            .sum();
        sharing as f64 >= SHARE * (count * (count - 1) / 2) as f64
    }

    /// Returns the number of submissions that share a long passage with one.
    fn sharing(&self, left: usize, others: &[usize]) -> usize {
        let left = self.sequence(left, Side::Left).tiler_of(PASSAGE);
        let others = others.iter().map(|&id| self.sequence(id, Side::Right));
        others.filter(|right| right.has_tile_with(&left)).count()
    }

    fn sequence(&self, id: usize, side: Side) -> TokenSequence {
        let documents = self.submissions[id].structures();
        let ranges = documents.iter().map(|it| self.boilerplate.ranges(it));
        let ranges: Vec<_> = ranges.collect();
        TokenSequence::new(&documents, &ranges, self.shortest, side)
    }
}
