//! How alike unrelated work is in a class: people who solved the same task, each for themselves.
//!
//! *Method.* A score is looked at as `artanh(sqrt(score))`, its *height*: on that scale the share of unrelated pairs above a height
//! halves with every step of a fixed width. The median of the class is where that begins, the distance from it to the upper
//! quartile is the width. Both are computed again without the pairs far above, until none is left, so that a ring of
//! copies does not make the class look more alike than it is.
//!
//! *Limits.* Fewer than [`SURE_SUBMISSIONS`] are taken to vary more than they show. More than about a third of all pairs being copies
//! makes every bound useless.
//!
//! *Source.* The exponential tail was found on the labelled sets that `docs/method.md` names. Leaving out what lies far off and
//! looking again is sigma clipping, as astronomers do it.

use crate::height::{BINS, height};

/// No class is taken to be more uniform than this, in heights.
const LEAST_SPREAD: f64 = 0.015;

/// Pairs this many spreads above the median are not part of the background.
const FAR: f64 = 4.5;

/// The spread of a smaller class is widened in proportion: quartiles of few pairs are unreliable.
pub(crate) const SURE_SUBMISSIONS: f64 = 25.0;

/// Unrelated pairs of a class.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Unrelated {
    pairs: f64,
    /// Heights.
    median: f64,
    spread: f64,
}

impl Unrelated {
    /// Of so many submissions, whose pairs have been counted.
    pub(crate) fn new(histogram: &[u64], submissions: usize) -> Self {
        let (median, spread) = shape(histogram);
        Self {
            pairs: histogram.iter().sum::<u64>() as f64,
            median,
            spread: spread * (SURE_SUBMISSIONS / submissions as f64).max(1.0),
        }
    }

    /// Number of pairs expected at a height or above it; all below the median, about which nothing is said.
    pub(crate) fn above(&self, height: f64) -> f64 {
        let distance = (height - self.median) / self.spread;
        match distance < 0.0 {
            true => self.pairs,
            false => 0.5 * self.pairs * (-distance).exp2(),
        }
    }

    /// The height from which on so many pairs or fewer are expected, from the median on.
    pub(crate) fn height_of(&self, expected: f64) -> f64 {
        let distance = (0.5 * self.pairs / expected).log2().max(0.0);
        self.median + distance * self.spread
    }

    /// Number of pairs.
    pub(crate) fn pairs(&self) -> f64 {
        self.pairs
    }

    /// Where what is said of unrelated pairs begins.
    pub(crate) fn median(&self) -> f64 {
        self.median
    }

    /// Pairs above this height are not taken for unrelated ones when the class is looked at.
    pub(crate) fn far(&self) -> f64 {
        self.median + FAR * self.spread
    }
}

/// Median of the heights, and distance of the upper quartile from it, without what lies far above.
fn shape(histogram: &[u64]) -> (f64, f64) {
    let mut bins = histogram.len();
    loop {
        let kept = &histogram[..bins];
        let median = height(quantile(kept, 0.5));
        let spread = (height(quantile(kept, 0.75)) - median).max(LEAST_SPREAD);
        let far = ((median + FAR * spread).tanh() * BINS as f64) as usize + 1;
        if far >= bins || kept[far..].iter().all(|&count| count == 0) {
            return (median, spread);
        }
        bins = far;
    }
}

/// Root below which the share `q` of the pairs lies, interpolated within the bin.
fn quantile(histogram: &[u64], q: f64) -> f64 {
    let wanted = q * histogram.iter().sum::<u64>() as f64;
    let mut below = 0.0;
    for (bin, &count) in histogram.iter().enumerate() {
        let count = count as f64;
        if count > 0.0 && below + count >= wanted {
            return (bin as f64 + (wanted - below) / count) / BINS as f64;
        }
        below += count;
    }
    0.0
}
