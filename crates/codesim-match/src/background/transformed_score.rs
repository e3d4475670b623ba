//! The scale on which a class is looked at.

/// Bins of a histogram of scores over their square root, 0..=1.
pub(crate) const BINS: usize = 512;

/// Highest root: the height of equal submissions would be infinite.
const MAX_ROOT: f64 = 0.9995;

/// The height of a score, from its square root: independent pairs fall off evenly with it.
pub(crate) fn transformed_score(root: f64) -> f64 {
    root.min(MAX_ROOT).atanh()
}

/// Root of the scores at which a bin begins.
pub(crate) fn edge(bin: usize) -> f64 {
    bin as f64 / BINS as f64
}
