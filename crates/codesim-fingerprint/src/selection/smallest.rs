//! The n smallest hashes of a document.
//!
//! *Method.* An even sample, as hashes are pseudorandom: the share of it that another document has estimates the share of the whole.
//!
//! *Limits.* A document of any length has as many fingerprints as any other, so a part that a long one shares has hardly any.
//!
//! *Source.* Heintze: "Scalable Document Fingerprinting", USENIX Workshop on Electronic Commerce 1996; section 2.2 of the winnowing paper.

use crate::selection::grams::{Grams, Selection};

/// Selects the smallest hashes, of equal ones the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Smallest {
    /// n, how many are selected at most.
    pub count: usize,
}

impl Selection for Smallest {
    fn select(&self, grams: Grams) -> Vec<usize> {
        let mut positions: Vec<usize> = (0..grams.hashes.len()).collect();
        positions.sort_by_key(|&position| grams.hashes[position]);
        positions.dedup_by_key(|&mut position| grams.hashes[position]);
        positions.truncate(self.count);
        positions.sort_unstable();
        positions
    }
}
