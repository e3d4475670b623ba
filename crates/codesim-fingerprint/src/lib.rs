//! Fingerprints of a string of integers: the document-fingerprinting half of winnowing.
//!
//! *Problem.* Two long strings share a passage. Find that out from a small sample of each, without
//! comparing them, and with a promise about what can be missed.
//!
//! *Method.* Every run of `k` symbols (a *k-gram*) is hashed by a [rolling hash](hashes), and of
//! every `w` neighbouring hashes at least one is [selected](winnow_robust). Two strings that share a run
//! of `t = w + k - 1` symbols then share a selected hash: the *guarantee threshold* of
//! [`Thresholds`]. Nothing shorter than the *noise threshold* `k` is ever reported.
//!
//! *Cost.* One pass: O(n) time for n symbols, and about `2 / (w + 1)` of the hashes are selected
//! when they are random.
//!
//! *Source.* Schleimer, Wilkerson, Aiken: "Winnowing: Local Algorithms for Document
//! Fingerprinting", SIGMOD 2003; sections 2.1 (hash), 3 (winnowing), 5.1 (robust winnowing).
//!
//! The crate knows nothing about languages or files and has no dependencies: a symbol is anything
//! that is `Copy + Into<u64>`.
//!
//! ```
//! use codesim_fingerprint::{Thresholds, fingerprints};
//!
//! let thresholds = Thresholds::new(5, 8).unwrap();
//! let text = b"adorunrunrunadorunrun";
//! let found = fingerprints(text, thresholds);
//! assert!(found.iter().all(|f| f.position + 5 <= text.len()));
//! assert!(!found.is_empty());
//! ```

mod hash;
pub mod selection;
mod thresholds;
mod tree;
mod winnow;

pub use hash::{HASH_ID, hashes};
pub use thresholds::{Thresholds, ThresholdsError};
pub use tree::{PqGram, pq_grams, subtree_hashes};
pub use winnow::{winnow, winnow_robust};

/// A selected k-gram of one document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint {
    /// Hash of the k-gram, from [`hashes`].
    pub hash: u64,
    /// Index of the k-gram's first symbol in the document.
    pub position: usize,
}

/// The fingerprints of one document, ascending by position, by [robust winnowing](winnow_robust).
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
            hash: hashes[position],
            position,
        })
        .collect()
}
