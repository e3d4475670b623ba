//! Search for groups of submissions with more ties than independent work has.
//!
//! *Problem.* A single pair that is as alike as one pair in a thousand is ordinary; eight people most of whose pairs are that alike do not
//! occur by chance. When a solution goes round, each pair of its copies may look harmless, the more so the more people have it.
//!
//! *Method.* A pair is *tied* at a level if at most that number of independent pairs of the class are expected to be as alike; a share p of
//! the pairs is tied by chance. Among n submissions, groups of k that have e ties among their m = k (k - 1) / 2 pairs are expected `C(n, k) *
//! C(m, e) * p^e` times, times the number of levels, as the best level counts. From each tie a group grows by the submission that is tied to
//! most of it, as long as that is half of it, and the size with the lowest expected number is taken. Where many have ties with many, only the
//! strongest ties of a submission are tried, [`MOST_GROWN`] at least unless rings that it is in have been found before. Groups expected at most
//! [`RING_EXPECTATION`] times are rings, the least expected first, each submission in one.
//!
//! *Limits.* The number assumes that ties are independent, which they are not: solutions that follow one approach resemble each other.
//! Programs too small to judge are therefore left out, since they have few approaches. Classes of larger programs without copies stay far
//! from the bound (`docs/evaluation.md`).
//!
//! *Source.* Expected numbers of dense subgraphs in random graphs: Bollobás, Random Graphs, chapter 11.

use rayon::prelude::*;

use crate::rings::graph::{Graph, Group, Tie};

/// A group is a ring if at most this number of groups of independent submissions are expected to have as many ties.
pub const RING_EXPECTATION: f64 = 1e-4;

/// Levels of ties: numbers of independent pairs that are expected to be as alike.
pub(crate) const LEVELS: [f64; 4] = [30.0, 10.0, 3.0, 1.0];

/// Maximum share of a class's pairs that is tied by chance: in a small class the levels would be within the bulk of its pairs.
const MAX_SHARE: f64 = 0.01;

/// Maximum share of a class's pairs that is tied by chance, for suspected rings.
const SUSPECTED_SHARE: f64 = 0.05;

/// A tie is not tried if this number of groups was grown for each of the two: from a tie of its own, or a ring that it is in.
const MOST_GROWN: usize = 8;

/// Minimum number of members.
const SMALLEST: usize = 3;

/// Submissions that are alike beyond chance as a group.
#[derive(Debug, Clone, PartialEq)]
pub struct Ring {
    /// The indices of the submissions in the slice that is compared, ascending, at least 3.
    pub members: Vec<usize>,
    /// Natural logarithm of the number of such groups that are expected among independent submissions.
    pub(crate) logarithm: f64,
}

impl Ring {
    /// Returns the number of groups of independent submissions that are expected to have as many ties, at most [`RING_EXPECTATION`]; 0 if it
    /// is too small for a floating-point number.
    pub fn expected_by_chance(&self) -> f64 {
        libm::exp(self.logarithm)
    }
}

/// Returns the rings among a number of submissions with `pairs` pairs that are taken for independent. The order of ties does not matter.
pub(crate) fn rings_of(ties: &[Tie], submissions: usize, pairs: f64) -> Vec<Ring> {
    disjoint(MAX_SHARE, ties, submissions, pairs)
}

/// Returns the suspected rings, while all of their members count and make the class look more similar than it is.
pub(crate) fn suspected(ties: &[Tie], submissions: usize, pairs: f64) -> Vec<Ring> {
    disjoint(SUSPECTED_SHARE, ties, submissions, pairs)
}

/// Returns the least expected groups whose ties are at most a share of the pairs, each submission in one.
fn disjoint(share: f64, ties: &[Tie], submissions: usize, pairs: f64) -> Vec<Ring> {
    let levels = LEVELS.par_iter().map(|level| level.min(share * pairs));
    let mut found: Vec<Ring> = levels
        .flat_map_iter(|level| Level::new(level, submissions, pairs).rings(ties))
        .collect();
    found.sort_by(|a, b| (a.logarithm.total_cmp(&b.logarithm)).then(a.members.cmp(&b.members)));
    let mut is_taken = vec![false; end(ties)];
    found.retain(|ring| {
        let is_free = ring.members.iter().all(|&member| !is_taken[member]);
        if is_free {
            ring.members.iter().for_each(|&it| is_taken[it] = true);
        }
        is_free
    });
    found
}

/// A level, and the ties that are expected by chance at it.
struct Level {
    expected: f64,
    submissions: usize,
    /// Natural logarithm of the share of pairs that is tied by chance.
    share: f64,
}

impl Level {
    fn new(expected: f64, submissions: usize, pairs: f64) -> Self {
        Self {
            expected,
            submissions,
            share: libm::log(expected / pairs),
        }
    }

    fn rings(&self, ties: &[Tie]) -> Vec<Ring> {
        let mut ties: Vec<Tie> = (ties.iter().copied())
            .filter(|tie| tie.expected <= self.expected)
            .collect();
        ties.sort_by(|a, b| {
            (a.expected.total_cmp(&b.expected)).then((a.left, a.right).cmp(&(b.left, b.right)))
        });
        let graph = Graph::new(&ties, end(&ties));
        let mut group = Group::new(&graph);
        let mut rings: Vec<Ring> = Vec::new();
        // For each submission the number of groups that were grown from a tie of its own or are rings that it is in.
        let mut grown = vec![0; end(&ties)];
        for tie in &ties {
            let both = [tie.left, tie.right];
            if both.iter().all(|&member| grown[member] >= MOST_GROWN) {
                continue;
            }
            let ring = self.grown(&mut group, tie);
            let of = ring.as_ref().map_or(&both[..], |ring| &ring.members);
            of.iter().for_each(|&member| grown[member] += 1);
            rings.extend(ring);
        }
        rings
    }

    /// Returns the least expected group around a tie, if it is a ring.
    fn grown(&self, group: &mut Group, tie: &Tie) -> Option<Ring> {
        group.begin(tie);
        let mut best: Option<(f64, usize)> = None;
        while group.grow() {
            let logarithm = self.logarithm(group.members().len(), group.ties());
            let is_less = best.is_none_or(|(least, _)| logarithm < least);
            if is_less && group.is_dense() {
                best = Some((logarithm, group.members().len()));
            }
        }
        let (logarithm, count) = best.filter(|&(least, _)| least <= libm::log(RING_EXPECTATION))?;
        let mut members = group.members()[..count].to_vec();
        members.sort_unstable();
        (count >= SMALLEST).then_some(Ring { members, logarithm })
    }

    /// Returns the natural logarithm of the expected number of groups of `count` submissions with `ties` ties.
    fn logarithm(&self, count: usize, ties: usize) -> f64 {
        let pairs = count * (count - 1) / 2;
        log_choose(self.submissions, count)
            + log_choose(pairs, ties)
            + ties as f64 * self.share
            + libm::log(LEVELS.len() as f64)
    }
}

/// Returns the first number that is above those of all submissions with a tie.
fn end(ties: &[Tie]) -> usize {
    ties.iter().map(|tie| tie.right + 1).max().unwrap_or(0)
}

/// Returns the natural logarithm of the number of ways to choose `k` of `n`.
fn log_choose(n: usize, k: usize) -> f64 {
    let log_factorial = |n: usize| libm::lgamma(n as f64 + 1.0);
    log_factorial(n) - log_factorial(k) - log_factorial(n - k)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns all pairs of these members.
    fn pairs_of(members: &[usize]) -> impl Iterator<Item = (usize, usize)> {
        let place = |(place, &left): (usize, &usize)| {
            let others = members[place + 1..].iter();
            others.map(move |&right| (left.min(right), left.max(right)))
        };
        members.iter().enumerate().flat_map(place)
    }

    fn ties(pairs: impl IntoIterator<Item = (usize, usize)>, expected: f64) -> Vec<Tie> {
        let tie = |(left, right)| Tie {
            left,
            right,
            expected,
        };
        pairs.into_iter().map(tie).collect()
    }

    /// Returns the members of the rings among 40 submissions.
    fn members(ties: &[Tie]) -> Vec<Vec<usize>> {
        let rings = rings_of(ties, 40, 780.0);
        rings.into_iter().map(|ring| ring.members).collect()
    }

    #[test]
    fn a_group_is_a_ring_though_none_of_its_pairs_stands_out() {
        let group = [3, 9, 20, 21, 38];
        assert_eq!(members(&ties(pairs_of(&group), 5.0)), [group.to_vec()]);
        // The same number of ties without a common member.
        let others = (0..10).map(|i| (2 * i, 2 * i + 1));
        assert_eq!(members(&ties(others, 5.0)), [[0; 0]; 0]);
    }

    #[test]
    fn a_pair_is_no_ring_however_alike() {
        assert_eq!(members(&ties([(1, 2)], 1e-9)), [[0; 0]; 0]);
    }

    #[test]
    fn two_rings_that_share_nobody_are_two() {
        let [one, other] = [[0, 1, 2, 3, 4], [10, 11, 12, 13, 14]];
        let mut both = ties(pairs_of(&one).chain(pairs_of(&other)), 1.0);
        // A few ties between them do not make one of them.
        both.extend(ties([(0, 10), (1, 11)], 1.0));
        let mut found = members(&both);
        found.sort();
        assert_eq!(found, [one.to_vec(), other.to_vec()]);
    }

    #[test]
    fn the_number_is_that_of_random_graphs() {
        // 3 of 10 with all of their 3 pairs tied, each with probability 2 / 45: C(10, 3) * (2 / 45)^3, at the best of 4 levels.
        let level = Level::new(2.0, 10, 45.0);
        let expected = 120.0 * (2.0_f64 / 45.0).powi(3) * 4.0;
        assert!((libm::exp(level.logarithm(3, 3)) / expected - 1.0).abs() < 1e-9);
        // Two of the three pairs are tied in three ways.
        let expected = 120.0 * 3.0 * (2.0_f64 / 45.0).powi(2) * 4.0;
        assert!((libm::exp(level.logarithm(3, 2)) / expected - 1.0).abs() < 1e-9);
    }

    proptest! {
        #[test]
        fn rings_share_nobody_and_do_not_depend_on_the_order_of_ties(
            pairs in prop::collection::btree_map((0..20_usize, 20..40_usize), 0.0..30.0_f64, 0..60),
            clique in prop::collection::btree_set(0..40_usize, 3..9),
        ) {
            let clique: Vec<usize> = clique.into_iter().collect();
            let mut all: Vec<Tie> = pairs.into_iter()
                .filter(|((left, right), _)| !(clique.contains(left) && clique.contains(right)))
                .map(|((left, right), expected)| Tie { left, right, expected })
                .collect();
            all.extend(ties(pairs_of(&clique), 0.5));
            let found = rings_of(&all, 40, 780.0);
            let mut seen: Vec<usize> = found.iter().flat_map(|ring| ring.members.clone()).collect();
            let count = seen.len();
            seen.sort_unstable();
            seen.dedup();
            prop_assert_eq!(seen.len(), count);
            prop_assert!(found.iter().all(|ring| ring.expected_by_chance() <= RING_EXPECTATION));
            all.reverse();
            prop_assert_eq!(rings_of(&all, 40, 780.0), found);
        }

        #[test]
        fn the_larger_a_ring_the_less_it_is_expected(size in 4..12_usize) {
            let logarithm = |size: usize| {
                let group: Vec<usize> = (0..size).collect();
                rings_of(&ties(pairs_of(&group), 3.0), 40, 780.0)[0].logarithm
            };
            prop_assert!(logarithm(size + 1) < logarithm(size));
        }
    }
}
