//! The scale on which the scores of a class are analysed.

/// Bins of a histogram of scores over their square root, 0..=1.
pub(crate) const BINS: usize = 512;

/// Maximum root: the height of equal submissions would be infinite.
const MAX_ROOT: f64 = 0.9995;

/// Returns the height of a score, from its square root: the frequency of independent pairs decreases evenly with it.
pub(crate) fn transformed_score(root: f64) -> f64 {
    libm::atanh(root.min(MAX_ROOT))
}

/// Returns the root of the scores at which a bin begins.
pub(crate) fn edge(bin: usize) -> f64 {
    bin as f64 / BINS as f64
}
