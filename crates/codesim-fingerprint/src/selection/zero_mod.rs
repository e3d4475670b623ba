//! 0 mod p: the hashes that a number divides.
//!
//! *Method.* The selection depends on the hash alone, so two documents agree on it. On random hashes `1 / p` are selected.
//!
//! *Limits.* The gap between two selected hashes is unbounded: a long run that is shared may hold none, and a text of few different k-grams
//! may have none at all.
//!
//! *Source.* Manber: "Finding Similar Files in a Large File System", USENIX 1994; section 2.2 of the winnowing paper.

use crate::selection::grams::{Grams, Selection};

/// Selects the hashes that are 0 modulo `modulus`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ZeroMod {
    /// p, at least 1.
    pub modulus: u64,
}

impl Selection for ZeroMod {
    fn select(&self, grams: Grams) -> Vec<usize> {
        let hashes = grams.hashes.iter().enumerate();
        let divided = hashes.filter(|(_, hash)| hash.is_multiple_of(self.modulus));
        divided.map(|(position, _)| position).collect()
    }
}
