//! How much a shared fingerprint counts: the rarer, the more.
//!
//! *Method.* With N submissions, a fingerprint that df of them contain weighs `ln((N + 1) / df)^2`. Logarithms are whole numbers
//! of [`UNIT`]ths, so that weights are whole numbers too: their sums are the same in any order, and the total of a submission
//! follows from three sums that do not depend on N.
//!
//! *Source.* The inverse document frequency of information retrieval (Spärck Jones 1972), squared as in cosine similarity.

/// Fixed-point scale: units per natural logarithm.
const UNIT: f64 = 65_536.0;

/// Returns the natural logarithm of a count, in parts of 1 / 65,536; 0 for 0.
fn logarithm(count: u64) -> u64 {
    (libm::log(count.max(1) as f64) * UNIT).round() as u64
}

/// Returns the weight of a fingerprint that `occurrences` of `submissions` contain, in parts of 1 / 65,536^2.
pub fn weight(submissions: u64, occurrences: u64) -> u64 {
    logarithm(submissions + 1)
        .saturating_sub(logarithm(occurrences))
        .pow(2)
}

/// The sums from which the weight of all fingerprints of a submission follows, for any number of submissions.
///
/// ```
/// use codesim_fingerprint::Totals;
///
/// let mut totals = Totals::default();
/// totals.add(1);
/// totals.add(7);
/// assert_eq!(totals.fingerprints(), 2);
/// // Another submission has the first fingerprint too.
/// totals.change(1, 2);
/// let mut same = Totals::default();
/// same.add(7);
/// same.add(2);
/// assert_eq!(totals, same);
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Totals {
    /// Number of fingerprints.
    fingerprints: u64,
    /// Sum of the logarithms of their numbers of occurrences.
    logarithms: u64,
    /// Sum of the squares of these logarithms.
    squares: u64,
}

impl Totals {
    /// Makes totals from the sums that [`Totals::parts`] returns.
    pub fn from_parts([fingerprints, logarithms, squares]: [u64; 3]) -> Self {
        Self {
            fingerprints,
            logarithms,
            squares,
        }
    }

    /// Returns the three sums, to be stored.
    pub fn parts(&self) -> [u64; 3] {
        [self.fingerprints, self.logarithms, self.squares]
    }

    /// Returns the number of distinct fingerprints.
    pub fn fingerprints(&self) -> u64 {
        self.fingerprints
    }

    /// Counts a fingerprint that `occurrences` submissions contain, this one included.
    pub fn add(&mut self, occurrences: u64) {
        self.add_all(&Self::of_one(occurrences));
    }

    /// Removes a fingerprint that was counted with this number of occurrences.
    pub fn remove(&mut self, occurrences: u64) {
        self.remove_all(&Self::of_one(occurrences));
    }

    /// Makes the totals of a submission that has one fingerprint.
    pub fn of_one(occurrences: u64) -> Self {
        let logarithm = logarithm(occurrences);
        Self {
            fingerprints: 1,
            logarithms: logarithm,
            squares: logarithm.pow(2),
        }
    }

    /// Counts all that others count.
    pub fn add_all(&mut self, others: &Self) {
        self.fingerprints += others.fingerprints;
        self.logarithms += others.logarithms;
        self.squares += others.squares;
    }

    /// Takes out all that others count.
    pub fn remove_all(&mut self, others: &Self) {
        self.fingerprints -= others.fingerprints;
        self.logarithms -= others.logarithms;
        self.squares -= others.squares;
    }

    /// Changes the number of submissions that contain one of the fingerprints.
    pub fn change(&mut self, from: u64, to: u64) {
        self.remove(from);
        self.add(to);
    }

    /// Returns the weight of all the fingerprints among `submissions` submissions, the sum of the [`weight`] of each.
    pub fn weight(&self, submissions: u64) -> u64 {
        let all = u128::from(logarithm(submissions + 1));
        let [fingerprints, logarithms, squares] = self.parts().map(u128::from);
        let weight = fingerprints * all * all + squares - 2 * all * logarithms;
        u64::try_from(weight).unwrap_or(u64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn rare_is_heavy() {
        assert_eq!(weight(0, 1), 0);
        let unit = UNIT * UNIT;
        for (submissions, occurrences) in [(80, 2), (80, 80), (333_333, 1)] {
            let exact = libm::log((submissions as f64 + 1.0) / occurrences as f64).powi(2);
            let found = weight(submissions, occurrences) as f64 / unit;
            assert!((found - exact).abs() < 1e-3, "{found} {exact}");
        }
    }

    proptest! {
        #[test]
        fn a_total_is_the_sum_of_the_weights(occurrences in prop::collection::vec(1..400_u64, 0..50), more in 0..1000_u64) {
            let submissions = 400 + more;
            let mut totals = Totals::default();
            occurrences.iter().for_each(|&df| totals.add(df));
            let sum: u64 = occurrences.iter().map(|&df| weight(submissions, df)).sum();
            prop_assert_eq!(totals.weight(submissions), sum);
        }
    }
}
