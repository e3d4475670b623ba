//! The left submission of pairs.

use std::cell::OnceCell;

use codesim_fingerprint::{Tile, Tiler};

use crate::background::verdict::LONG_MATCH;
use crate::comparison::Comparison;
use crate::matches::alignment::{AlignedSide, Alignment, Coverage, align};
use crate::matches::evidence::Evidence;
use crate::matches::token_sequence::{Side, TokenSequence};
use crate::pairs::right::Right;

/// The left submission of some pairs. Each part is prepared when a pair first needs it.
pub struct Left<'a> {
    pub(crate) comparison: &'a Comparison<'a>,
    id: usize,
    sequence: OnceCell<TokenSequence>,
    /// For long matches.
    long: OnceCell<Tiler>,
    /// For all matches.
    all: OnceCell<Tiler>,
    aligned: OnceCell<(AlignedSide<'a>, Evidence)>,
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
}

impl Left<'_> {
    /// Returns the matches with a right submission and their coverage.
    pub fn align(&self, right: &Right) -> Alignment {
        let aligned = || self.comparison.left_side(self.id);
        let (left, evidence) = self.aligned.get_or_init(aligned);
        align(
            (left, self.sequence(), evidence),
            (right.aligned(), right.sequence()),
            &self.tiles(right),
        )
    }

    /// Returns how much of both submissions is in exact matches, as [`Left::align`] does too.
    pub fn coverage(&self, right: &Right) -> Coverage {
        Coverage::new(self.sequence(), right.sequence(), &self.tiles(right))
    }

    /// Returns all exact matches with a right submission.
    pub(crate) fn tiles(&self, right: &Right) -> Vec<Tile> {
        let all = || self.sequence().tiler();
        right.sequence().tiles_with(self.all.get_or_init(all))
    }

    /// Whether there is a long match with a right submission.
    pub(crate) fn shares_long_match(&self, right: &Right) -> bool {
        let long = || self.sequence().tiler_of(LONG_MATCH);
        right.sequence().has_tile_with(self.long.get_or_init(long))
    }

    fn sequence(&self) -> &TokenSequence {
        let sequence = || self.comparison.token_sequence(self.id, Side::Left);
        self.sequence.get_or_init(sequence)
    }
}
