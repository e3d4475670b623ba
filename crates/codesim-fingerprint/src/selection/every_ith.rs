//! Every i-th k-gram: the scheme that does not work.
//!
//! *Limits.* The selection depends on the position: one symbol more at the beginning of a document changes all its fingerprints. It is here
//! to show the failure.
//!
//! *Source.* Section 2.2 of the winnowing paper.

use crate::selection::grams::{Grams, Selection};

/// Selects the k-grams at the positions that `step` divides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EveryIth {
    /// i, at least 1: selecting with 0 panics.
    pub step: usize,
}

impl Selection for EveryIth {
    fn select(&self, grams: Grams) -> Vec<usize> {
        (0..grams.hashes.len()).step_by(self.step).collect()
    }
}
