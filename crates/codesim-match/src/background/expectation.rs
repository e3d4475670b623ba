//! One expected number for a pair, by any kind of evidence.
//!
//! *Problem.* A pair can be unusual by its score, by a long match or as part of a ring. Each has a number of its own: how many independent
//! pairs or groups are expected to be as extreme. The minimum of three numbers is small more often than any of them states.
//!
//! *Method.* The expected number of pairs that reach a number by any kind of evidence is at most the sum of the expected numbers for each
//! kind (Bonferroni's correction). A long match is taken to be expected [`FLAG_EXPECTATION`] times and a ring [`RING_EXPECTATION`] times,
//! which are bounds of both, so that they add no more than that.

use crate::background::verdict::FLAG_EXPECTATION;
use crate::rings::search::RING_EXPECTATION;

/// Returns a bound on the number of independent pairs or groups that are expected to be as extreme by any kind of evidence, if `least` are
/// expected by one kind.
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
