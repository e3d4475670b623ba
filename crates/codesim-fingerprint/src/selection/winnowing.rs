//! Winnowing as one scheme among others.

use crate::selection::grams::{Grams, Selection};
use crate::winnow::{winnow, winnow_robust};

/// [Winnowing](winnow), Definition 1 of the paper. On random hashes it selects `2 / (w + 1)` of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Winnowing {
    /// w, at least 1: selecting with 0 panics.
    pub window: usize,
}

/// [Robust winnowing](winnow_robust), Definition 3 of the paper: the same on random hashes, and `1 / w` on a constant string.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RobustWinnowing {
    /// w, at least 1: selecting with 0 panics.
    pub window: usize,
}

impl Selection for Winnowing {
    fn select(&self, grams: Grams) -> Vec<usize> {
        winnow(grams.hashes, self.window)
    }
}

impl Selection for RobustWinnowing {
    fn select(&self, grams: Grams) -> Vec<usize> {
        winnow_robust(grams.hashes, self.window)
    }
}
