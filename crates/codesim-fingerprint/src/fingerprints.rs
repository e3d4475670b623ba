//! The fingerprints of a document.

use crate::hash::hashes;
use crate::thresholds::Thresholds;
use crate::winnow::winnow_robust;

/// A selected gram of one document. Ordered by position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint {
    /// Index in the document of the k-gram's first symbol, or of the pq-gram's first child.
    pub position: usize,
    /// Hash of the gram, from [`hashes`] or [`pq_grams`](crate::pq_grams).
    pub hash: u64,
}

/// Returns the fingerprints of one document, ascending by position, by [robust winnowing](winnow_robust).
///
/// A document of fewer than `k` symbols has none; one of at least `k` has at least one.
pub fn fingerprints<S: Copy + Into<u64>>(
    symbols: &[S],
    thresholds: Thresholds,
) -> Vec<Fingerprint> {
    let hashes = hashes(symbols, thresholds.noise());
    winnow_robust(&hashes, thresholds.window())
        .into_iter()
        .map(|position| Fingerprint {
            position,
            hash: hashes[position],
        })
        .collect()
}
