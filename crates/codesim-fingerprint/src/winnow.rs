//! Winnowing: selecting at least one of every `w` neighbouring hashes, by looking at those `w` alone.
//!
//! *Source.* Definitions 1 (winnowing) and 3 (robust winnowing) of the paper. Both are *local*: what is
//! selected depends on the hashes of the window only, so equal runs of `w` hashes select equally
//! in any document, and that is what the guarantee rests on.
//!
//! *Departure.* Figure 5 of the paper starts from a window filled with the largest value and so records
//! hashes of windows that do not exist (77, 74 and 42 of its own example, which Figure 2 rightly
//! leaves out). Here the first window is filled with real hashes.
//!
//! *Short documents.* Fewer than `w` hashes are taken as one window, so that each document of at
//! least `k` symbols has a fingerprint. The guarantee neither needs nor loses anything by it.
//!
//! *Cost.* O(n) in all: the smallest hash of the window is remembered and looked for again only when it has left,
//! which on random hashes happens once in about `w / 2` steps and costs `w`.

/// Positions selected by winnowing: of each window the smallest hash, the rightmost of equals.
///
/// `hashes` holds the n - k + 1 hashes of a document, `window` is w. Returns ascending positions in `hashes`.
///
/// # Panics
/// If `window` is 0.
///
/// ```
/// let paper = [77, 74, 42, 17, 98, 50, 17, 98, 8, 88, 67, 39, 77, 74, 42, 17, 98];
/// assert_eq!(codesim_fingerprint::winnow(&paper, 4), [3, 6, 8, 11, 15]);
/// ```
pub fn winnow(hashes: &[u64], window: usize) -> Vec<usize> {
    select(hashes, window, |entering, smallest| entering <= smallest)
}

/// Positions selected by robust winnowing: as [`winnow`], but of equal smallest hashes the one that the window
/// before has selected is kept while it lasts.
///
/// On a constant string this selects one position in `window`, where [`winnow`] selects all of them.
/// Arguments, result and panics are those of [`winnow`].
///
/// ```
/// use codesim_fingerprint::{winnow, winnow_robust};
///
/// assert_eq!(winnow(&[5; 8], 4), [3, 4, 5, 6, 7]);
/// assert_eq!(winnow_robust(&[5; 8], 4), [3, 7]);
/// ```
pub fn winnow_robust(hashes: &[u64], window: usize) -> Vec<usize> {
    select(hashes, window, |entering, smallest| entering < smallest)
}

/// Slides the window; `takes_over` tells whether an entering hash replaces the remembered smallest.
fn select(hashes: &[u64], window: usize, takes_over: impl Fn(u64, u64) -> bool) -> Vec<usize> {
    assert!(window > 0, "a window holds at least one hash");
    if hashes.is_empty() {
        return Vec::new();
    }
    let first = window.min(hashes.len());
    let mut smallest = rightmost_smallest(hashes, 0, first);
    let mut selected = Vec::with_capacity(2 * hashes.len() / (window + 1) + 1);
    selected.push(smallest);
    for entering in first..hashes.len() {
        let start = entering + 1 - window;
        if smallest < start {
            smallest = rightmost_smallest(hashes, start, entering + 1);
        } else if takes_over(hashes[entering], hashes[smallest]) {
            smallest = entering;
        } else {
            continue;
        }
        selected.push(smallest);
    }
    selected
}

/// Position of the smallest hash of `hashes[start..end]`, the rightmost of equals.
fn rightmost_smallest(hashes: &[u64], start: usize, end: usize) -> usize {
    let mut smallest = start;
    for position in start + 1..end {
        if hashes[position] <= hashes[smallest] {
            smallest = position;
        }
    }
    smallest
}
