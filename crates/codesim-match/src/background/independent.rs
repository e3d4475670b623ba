//! The similarity of independent work in a class: of people who solved the same task, each for themselves.
//!
//! *Method.* A score is transformed to `artanh(sqrt(score))`, its *height*: on that scale the share of independent pairs above a height
//! halves with every step of a fixed width. The steps begin at the median of the class, and their width is the distance from it to the upper
//! quartile. Both are computed again without the pairs far above, until none is left, so that a ring of copies does not make the class look
//! more similar than it is.
//!
//! *Limits.* Independent means without a common source. A template that both were allowed to use, a textbook, or an earlier program of the
//! same author makes a pair as unlikely as a copy does: the shared code was not written twice, and only a person can say whether it was
//! allowed. Classes of fewer than [`SURE_SUBMISSIONS`] are taken to vary more than they show. If more than about a third of all pairs are
//! copies, every bound is useless.
//!
//! *Source.* The exponential tail was found on the labelled sets that `docs/evaluation.md` names. Repeated removal of outliers is sigma clipping,
//! a method of astronomy.

use crate::background::transformed_score::{BINS, transformed_score};

/// Minimum spread of a class, in heights.
const MIN_SPREAD: f64 = 0.015;

/// Pairs this many spreads above the median are not part of the background.
const OUTLIER_SPREADS: f64 = 4.5;

/// The spread of a smaller class is widened in proportion: its quartiles and its outliers are estimated from few pairs.
pub(crate) const SURE_SUBMISSIONS: f64 = 25.0;

/// The distribution of the independent pairs of a class.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Independent {
    pairs: f64,
    /// The median height.
    median: f64,
    spread: f64,
}

impl Independent {
    /// Estimates the distribution for a number of submissions from the histogram of all their pairs.
    pub(crate) fn new(histogram: &[u64], submissions: usize) -> Self {
        let widened = (SURE_SUBMISSIONS / submissions as f64).max(1.0);
        let (median, spread) = shape(histogram, widened);
        Self {
            pairs: histogram.iter().sum::<u64>() as f64,
            median,
            spread,
        }
    }

    /// Returns the number of pairs expected at a height or above it; all pairs below the median, where there is no estimate.
    pub(crate) fn above(&self, height: f64) -> f64 {
        let distance = (height - self.median) / self.spread;
        match distance < 0.0 {
            true => self.pairs,
            false => 0.5 * self.pairs * libm::exp2(-distance),
        }
    }

    /// Returns the height from which on at most `expected` pairs are expected, from the median on.
    pub(crate) fn height_of(&self, expected: f64) -> f64 {
        let distance = libm::log2(0.5 * self.pairs / expected).max(0.0);
        self.median + distance * self.spread
    }

    /// Returns the median height, where the estimate begins.
    pub(crate) fn median(&self) -> f64 {
        self.median
    }

    /// Returns the height above which pairs are not counted as independent.
    pub(crate) fn outlier_bound(&self) -> f64 {
        self.median + OUTLIER_SPREADS * self.spread
    }
}

/// Returns the median of the heights and the distance of the upper quartile from it, widened by a factor, without outliers.
fn shape(histogram: &[u64], widened: f64) -> (f64, f64) {
    let mut bins = histogram.len();
    loop {
        let kept = &histogram[..bins];
        let median = transformed_score(quantile(kept, 0.5));
        let quartile = transformed_score(quantile(kept, 0.75));
        let spread = (quartile - median).max(MIN_SPREAD) * widened;
        let outlier_bound =
            (libm::tanh(median + OUTLIER_SPREADS * spread) * BINS as f64) as usize + 1;
        if outlier_bound >= bins || kept[outlier_bound..].iter().all(|&count| count == 0) {
            return (median, spread);
        }
        bins = outlier_bound;
    }
}

/// Returns the root below which the share `q` of the pairs lies, interpolated within the bin.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the height from which on a class of 11 flags pairs.
    fn bound(heights: &[f64]) -> f64 {
        let mut histogram = vec![0; BINS];
        for height in heights {
            histogram[(libm::tanh(*height) * BINS as f64) as usize] += 1;
        }
        Independent::new(&histogram, 11).height_of(0.2)
    }

    #[test]
    fn small_differences_do_not_move_the_bound_of_a_small_class() {
        // C programs of eleven students, many of which have no code in common, by two versions of a front end.
        let [one, other] = [
            [
                0.004, 0.004, 0.006, 0.010, 0.014, 0.015, 0.017, 0.018, 0.018, 0.025, 0.050, 0.054,
                0.057, 0.057, 0.076, 0.082, 0.092, 0.112, 0.118, 0.120, 0.128, 0.143,
            ],
            [
                0.000, 0.003, 0.004, 0.004, 0.005, 0.006, 0.009, 0.013, 0.013, 0.013, 0.013, 0.032,
                0.047, 0.055, 0.069, 0.079, 0.082, 0.084, 0.110, 0.115, 0.117, 0.142,
            ],
        ]
        .map(|middle| {
            let mut heights = vec![0.0; 22];
            heights.extend(middle);
            heights.extend([0.19, 0.25, 0.284, 0.285, 0.353, 0.361, 0.406, 0.437, 0.49]);
            heights.extend([0.608, 0.784]);
            bound(&heights)
        });
        assert!((0.8..1.25).contains(&(one / other)), "{one} {other}");
    }
}
