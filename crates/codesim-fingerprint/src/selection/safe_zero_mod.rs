//! Safe 0 mod p: the hashes that a number divides, and one of each window that has none.
//!
//! *Method.* Of a window without a hash that is 0 mod p its last one is selected. On random hashes `1 / p + (1 - 1 / p)^w` are
//! selected; the best p is about `w / ln w`, where that is `(1 + ln w) / w`: more than winnowing needs.
//!
//! *Source.* Section 3.1.2 of the winnowing paper, where it shows that 0 mod p can be made to keep the guarantee, and at what price.

use crate::selection::grams::{Grams, Selection};

/// Selects the hashes that are 0 modulo `modulus`, and the last hash of each window without one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SafeZeroMod {
    /// w, at least 1.
    pub window: usize,
    /// p, at least 1.
    pub modulus: u64,
}

impl Selection for SafeZeroMod {
    fn select(&self, grams: Grams) -> Vec<usize> {
        let hashes = grams.hashes;
        let window = self.window.min(hashes.len());
        // Number of hashes in a row, up to the current one, that the modulus does not divide.
        let mut undivided = 0;
        let mut selected = Vec::new();
        for (position, hash) in hashes.iter().enumerate() {
            let is_divided = hash.is_multiple_of(self.modulus);
            undivided = if is_divided { 0 } else { undivided + 1 };
            if is_divided || undivided >= window {
                selected.push(position);
            }
        }
        selected
    }
}
