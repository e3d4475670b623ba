//! How much two submissions share without anyone's doing.
//!
//! *Problem.* Some programs are like everything: short ones, those that keep to the textbook, those that use few constructs.
//! What they share with the whole class says nothing about one other submission.
//!
//! *Method.* Each submission's overlaps with the others have a median, and so have all overlaps of the class.
//! A pair is expected to overlap by `m(A) + m(B) - m`. Medians are those of innocent pairs as long as
//! most of a submission's pairs are. In a large class they are taken over some of the others, evenly spaced.
//!
//! *Cost.* O(r n) memory for n submissions and r references, and r rows of the ranking.
//!
//! *Source.* The correction for chance of Cohen's kappa (1960): `(observed - expected) / (1 - expected)`.

use rayon::prelude::*;

use crate::index::ChannelIndex;
use crate::score::overlap;

/// Submissions that the medians are taken over, in a class of more.
const REFERENCES: usize = 256;

/// Fewer submissions than this say nothing about what is to be expected.
pub const LEAST_SUBMISSIONS: usize = 10;

/// Never is so much expected that nothing is left to be found.
const MOST_EXPECTED: f64 = 0.9;

/// What is to be expected in one channel.
#[derive(Debug)]
pub(crate) struct Expected {
    /// Median overlap of each submission with the references.
    medians: Vec<f64>,
    /// Median of all these overlaps.
    class: f64,
}

impl Expected {
    /// Looks at the class; `old` tells which submissions are not compared among themselves.
    pub(crate) fn new(index: &ChannelIndex, old: &[bool]) -> Self {
        let submissions = old.len();
        if submissions < LEAST_SUBMISSIONS {
            return Self {
                medians: vec![0.0; submissions],
                class: 0.0,
            };
        }
        let rows: Vec<Vec<f64>> = references(submissions)
            .into_par_iter()
            .map(|reference| overlaps(index, old, reference))
            .collect();
        let medians = (0..submissions)
            .into_par_iter()
            .map(|submission| median(rows.iter().map(|row| row[submission]).collect()))
            .collect();
        Self {
            medians,
            class: median(rows.concat()),
        }
    }

    /// An overlap of two submissions without what is expected of them, 0..=1.
    pub(crate) fn cleared(&self, left: usize, right: usize, overlap: f64) -> f64 {
        let expected = self.medians[left] + self.medians[right] - self.class;
        let expected = expected.clamp(0.0, MOST_EXPECTED);
        ((overlap - expected) / (1.0 - expected)).max(0.0)
    }
}

/// At most [`REFERENCES`] of so many submissions, evenly spaced.
fn references(submissions: usize) -> Vec<usize> {
    let count = submissions.min(REFERENCES);
    (0..count).map(|i| i * submissions / count).collect()
}

/// Overlaps of one submission with each; not a number where they are not compared.
fn overlaps(index: &ChannelIndex, old: &[bool], reference: usize) -> Vec<f64> {
    let mut shared = vec![0.0; old.len()];
    index.add_shared(reference, 0..old.len(), &mut shared);
    let total = index.total_weight(reference);
    let of = |other: usize| {
        if other == reference || (old[other] && old[reference]) {
            return f64::NAN;
        }
        overlap(shared[other], total, index.total_weight(other))
    };
    (0..old.len()).map(of).collect()
}

/// The median of what is a number, 0 if nothing is; of an even count the higher of the two in the middle.
fn median(mut values: Vec<f64>) -> f64 {
    values.retain(|value| !value.is_nan());
    let middle = values.len() / 2;
    if values.is_empty() {
        return 0.0;
    }
    let (_, &mut value, _) = values.select_nth_unstable_by(middle, f64::total_cmp);
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_all_or_evenly_spaced() {
        assert_eq!(references(3), [0, 1, 2]);
        let some = references(1000);
        assert_eq!(some.len(), REFERENCES);
        assert!(some.windows(2).all(|w| (3..=4).contains(&(w[1] - w[0]))));
    }

    #[test]
    fn a_median_passes_over_what_is_no_number() {
        assert_eq!(median(vec![f64::NAN, 0.5, 0.25, 0.75]), 0.5);
        assert_eq!(median(vec![f64::NAN]), 0.0);
    }

    #[test]
    fn clearing_keeps_what_is_equal_and_takes_what_is_expected() {
        let expected = Expected {
            medians: vec![0.3, 0.2],
            class: 0.1,
        };
        assert_eq!(expected.cleared(0, 1, 1.0), 1.0);
        assert!(expected.cleared(0, 1, 0.4) < 1e-9);
        assert_eq!(expected.cleared(0, 1, 0.1), 0.0);
        assert!((expected.cleared(0, 1, 0.7) - 0.5).abs() < 1e-9);
    }
}
