//! One number for a pair, whichever evidence speaks against it.
//!
//! *Problem.* A pair stands out by its score, by a long match or as part of a ring, and each has a number of its own: how many independent pairs or groups
//! are expected to be as extreme. Whoever takes the least of three numbers finds a small one more often than any of them says.
//!
//! *Method.* The expected number of pairs that reach a number by any kind of evidence is at most the sum of those that do by each, as Bonferroni's correction
//! has it. A long match is taken to be expected [`FLAG_EXPECTATION`] times and a ring [`RING_EXPECTATION`] times, which are bounds of both, so that they
//! add no more than that.

use crate::background::verdict::FLAG_EXPECTATION;
use crate::rings::search::RING_EXPECTATION;

/// Number of independent pairs or groups, at most, that are expected to be as extreme by any kind of evidence as what is expected
/// `least` times by one.
pub(crate) fn expected_by_any(least: f64) -> f64 {
    least + least.min(FLAG_EXPECTATION) + least.min(RING_EXPECTATION)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_rare_by_each_kind_of_evidence_counts_three_times() {
        for (least, by_any) in [(1e-5, 3e-5), (0.1, 0.2001), (12.0, 12.2001)] {
            assert!((expected_by_any(least) / by_any - 1.0).abs() < 1e-12);
        }
    }
}
