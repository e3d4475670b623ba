//! The combined evidence of all assignments about a pair of people.
//!
//! *Method.* An assignment is evidence about a pair if both handed in enough to judge, by themselves, and the class is a background. The
//! probabilities of k such assignments are combined by Fisher's method; a pair that is not among those given has the probability 1 there,
//! and so has one that a person dismissed.
//!
//! One copy in one assignment can be unlikelier than a whole course of weak ones, and the report of that assignment flags it. So a verdict
//! on several assignments must hold without the strongest of them too: the remaining probabilities are larger than those of as many chosen
//! blindly, so that combining them as if they had been is on the safe side.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use codesim_report::course::{CourseCluster, CoursePair, CourseVerdict, PairAssignment};
use codesim_report::model::Verdict;

use crate::assignment_result::{AssignmentResult, Pair};
use crate::fisher::ln_combined;
use crate::people::People;

/// A pair of people is repeated when at most this many independent pairs of the course are expected to be as unlikely: as a pair of one assignment is flagged.
pub const COURSE_EXPECTATION: f64 = 0.2;

/// And when, without the strongest assignment, the others together have at most this probability for one independent pair.
pub const WITHOUT_STRONGEST: f64 = 0.01;

/// An assignment is notable for a repeated pair if one independent pair has at most this probability there.
pub const NOTABLE: f64 = 0.05;

/// Beyond what was asked for, no more pairs than this are shown.
const MAX_BEYOND: usize = 10_000;

/// A pair of people, left before right.
pub(crate) type PersonPair = (usize, usize);

/// The result of a pair of people in one assignment.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Found {
    pub(crate) assignment: usize,
    pub(crate) pair: Pair,
}

impl Found {
    pub(crate) fn is_flagged(&self) -> bool {
        self.pair.verdict == Verdict::Flagged && !self.pair.dismissed
    }

    /// Returns the probability that counts: 1 if the pair was dismissed or has none.
    pub(crate) fn probability(&self) -> f64 {
        match self.pair.dismissed {
            true => 1.0,
            false => self
                .pair
                .probability
                .unwrap_or(1.0)
                .clamp(f64::MIN_POSITIVE, 1.0),
        }
    }

    /// Whether the assignment is notable for a repeated pair.
    pub(crate) fn is_notable(&self) -> bool {
        self.is_flagged() || self.probability() <= NOTABLE
    }
}

/// A pair of people with its results in all assignments.
pub(crate) struct Combined {
    pub(crate) couple: PersonPair,
    pub(crate) found: Vec<Found>,
    pub(crate) verdict: CourseVerdict,
    together: usize,
    flagged: usize,
    /// Logarithm of the combined probability.
    ln_probability: f64,
    best_score: f64,
}

/// The results of all pairs of people.
pub(crate) struct Evidence {
    /// The pairs, those that need a person's time most first.
    pub(crate) couples: Vec<Combined>,
    pub(crate) pairs_of_people: u64,
    /// For each person the number of the cluster, from 1.
    pub(crate) cluster_of: Vec<Option<usize>>,
    clusters: Vec<Vec<usize>>,
}

impl Evidence {
    pub(crate) fn new(assignments: &[AssignmentResult], people: &People) -> Self {
        let count = people.names.len() as u64;
        let pairs_of_people = count * count.saturating_sub(1) / 2;
        let couples = couples(assignments, people).into_iter();
        let couples = couples.map(|(couple, found)| {
            let together = together(assignments, people, couple);
            Combined::new(couple, found, together, pairs_of_people)
        });
        let mut couples: Vec<Combined> = couples.collect();
        couples.sort_by(Combined::order);
        let repeated = couples
            .iter()
            .filter(|it| it.verdict == CourseVerdict::Repeated);
        let clusters = codesim_fingerprint::clusters(repeated.map(|it| it.couple));
        let mut cluster_of = vec![None; people.names.len()];
        for (index, members) in clusters.iter().enumerate() {
            for &member in members {
                cluster_of[member] = Some(index + 1);
            }
        }
        Self {
            couples,
            pairs_of_people,
            cluster_of,
            clusters,
        }
    }

    /// Returns the number of pairs with this verdict.
    pub(crate) fn count(&self, verdict: CourseVerdict) -> usize {
        let couples = self.couples.iter();
        couples.filter(|it| it.verdict == verdict).count()
    }

    /// Returns the groups that repeated pairs connect.
    pub(crate) fn clusters(&self, people: &People) -> Vec<CourseCluster> {
        let name = |&member: &usize| people.names[member].clone();
        let cluster = |(index, members): (usize, &Vec<usize>)| CourseCluster {
            number: index + 1,
            members: members.iter().map(name).collect(),
            repeated_pairs: 0,
        };
        let mut found: Vec<_> = self.clusters.iter().enumerate().map(cluster).collect();
        let repeated = self.couples.iter();
        for couple in repeated.take_while(|it| it.verdict == CourseVerdict::Repeated) {
            if let Some(number) = self.cluster_of[couple.couple.0] {
                found[number - 1].repeated_pairs += 1;
            }
        }
        found
    }

    /// Returns the best `limit` pairs, and all that are flagged or repeated.
    pub(crate) fn best_pairs(
        &self,
        assignments: &[AssignmentResult],
        names: &[String],
        limit: usize,
    ) -> Vec<CoursePair> {
        let standing_out = self
            .couples
            .partition_point(|it| it.verdict != CourseVerdict::NotUnusual);
        let count = limit.max(standing_out.min(limit.saturating_add(MAX_BEYOND)));
        let ranked = (1..).zip(&self.couples);
        let shown = ranked.filter(|&(rank, couple)| rank <= count || couple.is_decided());
        shown
            .map(|(rank, couple)| self.pair(assignments, names, rank, couple))
            .collect()
    }

    fn pair(
        &self,
        assignments: &[AssignmentResult],
        names: &[String],
        rank: usize,
        it: &Combined,
    ) -> CoursePair {
        let (left, right) = it.couple;
        let cluster = self.cluster_of[left];
        let found = it.found.iter();
        CoursePair {
            rank,
            left: names[left].clone(),
            right: names[right].clone(),
            verdict: it.verdict,
            together: it.together,
            flagged: it.flagged,
            expected_by_chance: (it.together > 0).then(|| it.expected(self.pairs_of_people)),
            cluster: cluster.filter(|_| cluster == self.cluster_of[right]),
            assignments: found
                .map(|found| placed(&assignments[found.assignment], found))
                .collect(),
        }
    }
}

impl Combined {
    /// Whether a person decided about the two in any assignment: the decision is to be seen, however little is left of the pair.
    fn is_decided(&self) -> bool {
        let mut pairs = self.found.iter().map(|it| it.pair);
        pairs.any(|pair| pair.dismissed || pair.confirmed)
    }

    fn new(couple: PersonPair, found: Vec<Found>, together: usize, pairs_of_people: u64) -> Self {
        let xs = || found.iter().map(|it| -libm::log(it.probability()));
        let x: f64 = xs().sum();
        let strongest = xs().fold(0.0, f64::max);
        let flagged = found.iter().filter(|it| it.is_flagged()).count();
        let mut combined = Self {
            couple,
            together,
            flagged,
            ln_probability: ln_combined(x, together),
            best_score: found.iter().map(|it| it.pair.score).fold(0.0, f64::max),
            verdict: CourseVerdict::NotUnusual,
            found,
        };
        let rest = ln_combined(x - strongest, together.saturating_sub(1));
        let is_unlikely = combined.expected(pairs_of_people) <= COURSE_EXPECTATION
            && rest <= libm::log(WITHOUT_STRONGEST);
        combined.verdict = match flagged {
            _ if is_unlikely => CourseVerdict::Repeated,
            0 => CourseVerdict::NotUnusual,
            1 => CourseVerdict::FlaggedOnce,
            _ => CourseVerdict::Repeated,
        };
        combined
    }

    /// Returns the number of independent pairs that are expected to be as unlikely.
    fn expected(&self, pairs_of_people: u64) -> f64 {
        let probability = libm::exp(self.ln_probability).max(f64::MIN_POSITIVE);
        probability * pairs_of_people as f64
    }

    /// Orders pairs by how much they need a person's time, the most first.
    fn order(&self, other: &Self) -> Ordering {
        let by_verdict = self.verdict.cmp(&other.verdict);
        by_verdict
            .then(self.ln_probability.total_cmp(&other.ln_probability))
            .then(other.flagged.cmp(&self.flagged))
            .then(other.best_score.total_cmp(&self.best_score))
            .then(self.couple.cmp(&other.couple))
    }
}

/// Returns the results of each pair of people, in the order of the assignments.
fn couples(assignments: &[AssignmentResult], people: &People) -> BTreeMap<PersonPair, Vec<Found>> {
    let mut couples: BTreeMap<PersonPair, Vec<Found>> = BTreeMap::new();
    for (number, (assignment, of)) in assignments.iter().zip(&people.of).enumerate() {
        for pair in &assignment.pairs {
            let (mut pair, mut couple) = (*pair, (of[pair.left], of[pair.right]));
            if couple.0 > couple.1 {
                couple = (couple.1, couple.0);
                (pair.left, pair.right) = (pair.right, pair.left);
            }
            let found = Found {
                assignment: number,
                pair,
            };
            couples.entry(couple).or_default().push(found);
        }
    }
    couples
}

/// Returns the number of assignments that are evidence about a pair of people.
fn together(assignments: &[AssignmentResult], people: &People, (left, right): PersonPair) -> usize {
    let places = people.handed_in[left].iter().zip(&people.handed_in[right]);
    let says =
        |(assignment, (&left, &right)): (&AssignmentResult, (&Option<usize>, &Option<usize>))| {
            let of =
                |place: Option<usize>| assignment.submissions.get(place?).filter(|it| it.is_judged);
            match (of(left), of(right)) {
                (Some(left), Some(right)) => left.group.is_none() || left.group != right.group,
                _ => false,
            }
        };
    let known = assignments.iter().zip(places);
    let known = known.filter(|(assignment, _)| assignment.summary.background_known);
    known.filter(|&it| says(it)).count()
}

fn placed(assignment: &AssignmentResult, found: &Found) -> PairAssignment {
    let pair = &found.pair;
    let name = |place: usize| assignment.submissions[place].display_name().to_owned();
    PairAssignment {
        assignment: assignment.summary.name.clone(),
        left: name(pair.left),
        right: name(pair.right),
        score: pair.score,
        expected_by_chance: pair.expected_by_chance,
        notable: found.is_notable(),
        verdict: pair.verdict,
        dismissed: pair.dismissed,
        confirmed: pair.confirmed,
        shown: pair.is_shown,
    }
}

#[cfg(test)]
mod tests {
    use codesim_report::course::{Course, CoursePair, CourseVerdict};
    use proptest::prelude::*;
    use rand_pcg::Pcg64Mcg;
    use rand_pcg::rand_core::{Rng, SeedableRng};

    use crate::assignment_result::{AssignmentResult, Pair};
    use crate::course;
    use crate::fixture::{assignment, class, pair};

    /// Makes assignments of `people` independent people: the probability of each pair is drawn at random, and the smallest are kept.
    fn innocent(assignments: usize, people: usize, seed: u64) -> Vec<AssignmentResult> {
        let mut numbers = Pcg64Mcg::seed_from_u64(seed);
        let mut draw = || ((numbers.next_u64() >> 11) as f64 + 1.0) / (1_u64 << 53) as f64;
        let drawn = (0..assignments).map(|number| {
            let couples =
                (0..people).flat_map(|left| (left + 1..people).map(move |right| (left, right)));
            let mut pairs: Vec<Pair> = couples
                .map(|(left, right)| pair(left, right, draw(), people))
                .collect();
            pairs.sort_by(|a, b| {
                a.probability
                    .partial_cmp(&b.probability)
                    .expect("they are numbers")
            });
            pairs.truncate(20 * people);
            assignment(&format!("hw{number}"), class(people), pairs)
        });
        drawn.collect()
    }

    /// Gives two people this probability, in place of what they had.
    fn plant(assignment: &mut AssignmentResult, (left, right): (usize, usize), probability: f64) {
        let people = assignment.submissions.len();
        assignment
            .pairs
            .retain(|it| (it.left, it.right) != (left, right));
        assignment
            .pairs
            .push(pair(left, right, probability, people));
    }

    fn find<'a>(course: &'a Course, left: &str, right: &str) -> &'a CoursePair {
        let mut pairs = course.pairs.iter();
        let found = pairs.find(|it| it.left == left && it.right == right);
        found.expect("it is shown")
    }

    #[test]
    fn of_innocent_people_no_more_are_found_than_are_said_to_be_expected() {
        for (expected, most) in [(10.0, 13.0), (1.0, 1.7), (0.2, 0.5)] {
            let found: usize = (0..20)
                .map(|seed| {
                    let course = course(&innocent(8, 40, seed), 1000);
                    let pairs = course.pairs.iter();
                    let expected_by_chance = pairs.filter_map(|it| it.expected_by_chance);
                    expected_by_chance.filter(|&it| it <= expected).count()
                })
                .sum();
            let mean = found as f64 / 20.0;
            assert!(mean <= most && mean >= expected / 4.0, "{expected}: {mean}");
        }
    }

    #[test]
    fn six_weak_copies_come_before_single_strong_ones() {
        let mut assignments = innocent(10, 200, 7);
        for (number, assignment) in assignments.iter_mut().enumerate() {
            // Ten other pairs, each the same to the letter in one assignment.
            plant(assignment, (2 * number, 2 * number + 1), 1e-15);
            if number % 5 < 3 {
                // Some ten independent pairs are as similar.
                plant(assignment, (120, 177), 0.0005);
            }
        }
        let course = course(&assignments, 100);
        let first = &course.pairs[0];
        assert_eq!((&*first.left, &*first.right), ("p120", "p177"));
        assert_eq!(first.verdict, CourseVerdict::Repeated);
        assert_eq!((first.flagged, first.together), (0, 10));
        assert_eq!(course.repeated_pairs, 1);
        assert_eq!(course.clusters[0].members, ["p120", "p177"]);
        let person = course.people.iter().find(|it| it.name == "p120");
        assert_eq!(person.expect("all are there").stands_out, 6);
        for number in 0..10 {
            let (left, right) = (2 * number, 2 * number + 1);
            let copy = find(&course, &format!("p{left:02}"), &format!("p{right:02}"));
            assert_eq!(copy.verdict, CourseVerdict::FlaggedOnce);
            assert!(copy.expected_by_chance.expect("it is known") < 0.1);
        }
    }

    #[test]
    fn two_flagged_assignments_are_enough_and_what_was_dismissed_is_not_counted() {
        let mut assignments = innocent(3, 30, 1);
        for assignment in &mut assignments[..2] {
            plant(assignment, (3, 4), 1e-5);
            plant(assignment, (5, 6), 1e-5);
            assignment
                .pairs
                .last_mut()
                .expect("it was planted")
                .dismissed = true;
        }
        // However few pairs are shown, those that a person decided about are among them.
        let course = course(&assignments, 1);
        let pair = find(&course, "p03", "p04");
        assert_eq!((pair.verdict, pair.flagged), (CourseVerdict::Repeated, 2));
        let dismissed = find(&course, "p05", "p06");
        assert_eq!(
            (dismissed.verdict, dismissed.flagged),
            (CourseVerdict::NotUnusual, 0)
        );
        assert!(
            dismissed
                .assignments
                .iter()
                .any(|it| it.dismissed && !it.notable)
        );
    }

    #[test]
    fn only_assignments_that_say_something_of_two_people_count() {
        let mut assignments = innocent(6, 12, 3);
        assignments[0].summary.background_known = false;
        assignments[1].submissions[4].is_judged = false;
        for index in [3, 4] {
            assignments[2].submissions[index].group = Some("team".to_owned());
        }
        assignments[3].submissions.pop();
        assignments[3].pairs.retain(|it| it.right < 11);
        let course = course(&assignments, 1000);
        assert_eq!(find(&course, "p03", "p04").together, 3);
        assert_eq!(find(&course, "p03", "p05").together, 5);
        assert_eq!(find(&course, "p03", "p11").together, 4);
    }

    #[test]
    fn without_any_background_only_flags_count() {
        let mut assignments = innocent(2, 5, 3);
        for assignment in &mut assignments {
            assignment.summary.background_known = false;
            for pair in &mut assignment.pairs {
                pair.expected_by_chance = None;
                pair.probability = None;
            }
            let mut pairs = assignment.pairs.iter_mut();
            let pair = pairs.find(|it| (it.left, it.right) == (1, 3));
            pair.expect("it is there").verdict = codesim_report::model::Verdict::Flagged;
        }
        let course = course(&assignments, 100);
        assert_eq!(
            (&*course.pairs[0].left, &*course.pairs[0].right),
            ("p01", "p03")
        );
        assert_eq!(course.pairs[0].verdict, CourseVerdict::Repeated);
        assert_eq!(course.pairs[0].expected_by_chance, None);
    }

    /// Computes the same in the plainest way, without logarithms in between.
    fn naive(assignments: &[AssignmentResult], couple: (usize, usize)) -> f64 {
        let of = |assignment: &AssignmentResult| {
            let mut pairs = assignment.pairs.iter();
            let found = pairs.find(|it| (it.left, it.right) == couple);
            found.and_then(|it| it.probability).unwrap_or(1.0)
        };
        let product: f64 = assignments.iter().map(of).product();
        let x = -libm::log(product);
        let mut factorial = 1.0;
        let terms = (0..assignments.len()).map(|i| {
            factorial *= i.max(1) as f64;
            x.powi(i as i32) / factorial
        });
        product * terms.sum::<f64>()
    }

    proptest! {
        #[test]
        fn it_is_what_the_formula_says(seed in 0..1000_u64, count in 1..7_usize) {
            let assignments = innocent(count, 12, seed);
            let course = course(&assignments, usize::MAX);
            for pair in &course.pairs {
                let index = |name: &str| name[1..].parse::<usize>().expect("a number");
                let expected = 66.0 * naive(&assignments, (index(&pair.left), index(&pair.right)));
                let found = pair.expected_by_chance.expect("it is known");
                prop_assert!((found / expected - 1.0).abs() < 1e-6, "{} {}", found, expected);
            }
        }

        #[test]
        fn the_order_of_submissions_and_pairs_makes_no_difference(seed in 0..1000_u64) {
            let assignments = innocent(3, 9, seed);
            let mut turned = assignments.clone();
            for assignment in &mut turned {
                let last = assignment.submissions.len() - 1;
                assignment.submissions.reverse();
                assignment.pairs.reverse();
                for pair in &mut assignment.pairs {
                    (pair.left, pair.right) = (last - pair.right, last - pair.left);
                }
            }
            prop_assert_eq!(course(&assignments, 20), course(&turned, 20));
        }
    }
}
