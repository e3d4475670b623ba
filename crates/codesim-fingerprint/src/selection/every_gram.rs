//! Every k-gram: what all other schemes are measured against.

use crate::selection::grams::{Grams, Selection};

/// Selects every k-gram: no run of k symbols is missed, and no memory is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EveryGram;

impl Selection for EveryGram {
    fn select(&self, grams: Grams) -> Vec<usize> {
        (0..grams.hashes.len()).collect()
    }
}
