//! The right submission of pairs.

use std::sync::OnceLock;

use crate::comparison::Comparison;
use crate::matches::alignment::AlignedSide;
use crate::matches::token_sequence::{Side, TokenSequence};

/// The right submission of some pairs. Each part is prepared when a pair first needs it.
pub struct Right<'a> {
    comparison: &'a Comparison<'a>,
    pub(crate) id: usize,
    sequence: OnceLock<TokenSequence>,
    aligned: OnceLock<AlignedSide<'a>>,
}

impl Comparison<'_> {
    /// Returns a submission as the right one of pairs.
    pub fn right(&self, id: usize) -> Right<'_> {
        Right {
            comparison: self,
            id,
            sequence: OnceLock::new(),
            aligned: OnceLock::new(),
        }
    }
}

impl<'a> Right<'a> {
    pub(crate) fn sequence(&self) -> &TokenSequence {
        let sequence = || self.comparison.token_sequence(self.id, Side::Right);
        self.sequence.get_or_init(sequence)
    }

    pub(crate) fn aligned(&self) -> &AlignedSide<'a> {
        let aligned = || self.comparison.right_side(self.id);
        self.aligned.get_or_init(aligned)
    }
}
