//! Fingerprints of a string of integers, and what two strings have in common.
//!
//! *Problem.* Two long strings share a passage. Find that out from a small sample of each, without
//! comparing them, and with a promise about what can be missed.
//!
//! *Method.* Every run of `k` symbols (a *k-gram*) is hashed by a [rolling hash](hashes), and of every `w` neighbouring hashes at least one
//! is [selected](winnow_robust). Two strings that share a run of `t = w + k - 1` symbols then share a selected hash: the *guarantee
//! threshold* of [`Thresholds`]. No run shorter than the *noise threshold* `k` is ever reported.
//!
//! *Cost.* One pass: O(n) time for n symbols, and about `2 / (w + 1)` of the hashes are selected
//! when they are random.
//!
//! *Source.* Schleimer, Wilkerson, Aiken: "Winnowing: Local Algorithms for Document
//! Fingerprinting", SIGMOD 2003; sections 2.1 (hash), 3 (winnowing), 5.1 (robust winnowing).
//!
//! For the comparison of many strings by their fingerprints, it also has the [weight] of a shared fingerprint, the [overlap] of two sets,
//! the score of several [combined](combine) overlaps, the exact common runs of two strings ([`tiles`]), and the groups that similar ones
//! form ([`clusters`]).
//!
//! The crate does not know about languages or files and has no dependencies: a symbol is anything that is `Copy + Into<u64>`.
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

mod cluster;
mod fingerprints;
mod hash;
mod score;
pub mod selection;
mod thresholds;
mod tiling;
mod tree;
mod weight;
mod winnow;

pub use cluster::clusters;
pub use fingerprints::{Fingerprint, fingerprints};
pub use hash::{HASH_ID, hashes};
pub use score::{combine, overlap};
pub use thresholds::{Thresholds, ThresholdsError};
pub use tiling::{Tile, Tiler, tiles};
pub use tree::{PqGram, pq_grams, subtree_hashes};
pub use weight::{Totals, weight};
pub use winnow::{winnow, winnow_robust};
