//! The pairs of a comparison by their left submissions, each of which is prepared once for all of its pairs.

use std::cell::OnceCell;

use codesim_fingerprint::{Tile, Tiler};
use rayon::prelude::*;

use crate::background::verdict::LONG_MATCH;
use crate::comparison::Comparison;
use crate::matches::alignment::{Alignment, Coverage, LeftSide, align};
use crate::matches::token_sequence::{Side, TokenSequence};

/// Pairs of one left submission for which it is prepared once, so that those of a single one are for all threads.
const TOGETHER: usize = 64;

/// The left submission of some pairs. Each part is prepared when a pair first needs it.
pub struct Left<'a> {
    pub(crate) comparison: &'a Comparison<'a>,
    id: usize,
    sequence: OnceCell<TokenSequence>,
    /// For long matches.
    long: OnceCell<Tiler>,
    /// For all matches.
    all: OnceCell<Tiler>,
    aligned: OnceCell<LeftSide<'a>>,
}

impl Comparison<'_> {
    /// Returns a submission as the left one of pairs.
    pub fn left(&self, id: usize) -> Left<'_> {
        Left {
            comparison: self,
            id,
            sequence: OnceCell::new(),
            long: OnceCell::new(),
            all: OnceCell::new(),
            aligned: OnceCell::new(),
        }
    }

    /// Calls `each` with each of these pairs and its left submission, which `left` returns, on all threads. Returns the results in the
    /// order of the pairs.
    ///
    /// # Errors
    /// The first error of a pair that is met.
    pub fn by_left<Pair: Sync, Of: Send, Error: Send>(
        &self,
        pairs: &[Pair],
        left: impl Fn(&Pair) -> usize + Sync,
        each: impl Fn(&Left, &Pair) -> Result<Of, Error> + Sync,
    ) -> Result<Vec<Of>, Error> {
        let left_of = |&place: &usize| left(&pairs[place]);
        let mut places: Vec<usize> = (0..pairs.len()).collect();
        places.par_sort_unstable_by_key(|place| (left_of(place), *place));
        let groups = places.par_chunk_by(|a, b| left_of(a) == left_of(b));
        let groups = groups.flat_map(|places| places.par_chunks(TOGETHER));
        let found = groups.map(|places| {
            let left = self.left(left_of(&places[0]));
            let found = places
                .iter()
                .map(|&place| Ok((place, each(&left, &pairs[place])?)));
            found.collect::<Result<Vec<_>, Error>>()
        });
        let found: Vec<Vec<(usize, Of)>> = found.collect::<Result<_, _>>()?;
        let mut found: Vec<(usize, Of)> = found.into_iter().flatten().collect();
        found.sort_unstable_by_key(|&(place, _)| place);
        Ok(found.into_iter().map(|(_, of)| of).collect())
    }
}

impl Left<'_> {
    /// Returns the matches with a right submission and their coverage.
    pub fn align(&self, right: usize) -> Alignment {
        let comparison = self.comparison;
        let documents = comparison.submissions()[right].open();
        let sequence = comparison.sequence_of(&documents, right, Side::Right);
        let left = self.aligned.get_or_init(|| {
            let documents = comparison.submissions()[self.id].open();
            LeftSide::new(documents, comparison.thresholds())
        });
        align(
            |channel| comparison.common(channel, self.id, right),
            (left, self.sequence()),
            (&documents, &sequence),
            &self.tiles(&sequence),
            comparison.thresholds(),
        )
    }

    /// Returns how much of both submissions is in exact matches, as [`Left::align`] does too.
    pub fn coverage(&self, right: usize) -> Coverage {
        let right = self.comparison.token_sequence(right, Side::Right);
        Coverage::new(self.sequence(), &right, &self.tiles(&right))
    }

    /// Returns all exact matches with a right submission.
    pub(crate) fn tiles(&self, right: &TokenSequence) -> Vec<Tile> {
        let all = || self.sequence().tiler(self.comparison.shortest());
        right.tiles_with(self.all.get_or_init(all))
    }

    /// Whether there is a long match with a right submission.
    pub(crate) fn shares_long_match(&self, right: &TokenSequence) -> bool {
        let long = || self.sequence().tiler(LONG_MATCH);
        right.has_tile_with(self.long.get_or_init(long))
    }

    fn sequence(&self) -> &TokenSequence {
        let sequence = || self.comparison.token_sequence(self.id, Side::Left);
        self.sequence.get_or_init(sequence)
    }
}
