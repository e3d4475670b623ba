//! The distribution of the scores of independent work in a class, and the expected number of independent pairs at a score.
//!
//! *Problem.* Nobody knows in advance how alike honest solutions of a task are. A task with one obvious solution has independent pairs whose
//! scores would be scandalous elsewhere.
//!
//! *Method.* Most pairs of a class are independent, so that the class itself shows how alike such pairs are (`independent.rs`). Pairs across
//! languages are less alike than others, so that they have a background of their own.
//!
//! *Cost.* Two histograms. Pairs without anything in common are counted, never visited. Counts are integers, so that the order in which
//! threads add them does not matter.
//!
//! *Limits.* Fewer than [`MIN_SUBMISSIONS`] submissions have no background. [`Reliability`] tells how reliable a class is.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::background::independent::{Independent, SURE_SUBMISSIONS};
use crate::background::transformed_score::{BINS, edge, transformed_score};
use crate::index::population::{LocalId, Population, PopulationId};
use crate::scoring::expected::MIN_SUBMISSIONS;
use crate::scoring::kind::Kind;
use crate::scoring::scored::ScoredPair;

/// Maximum share of pairs far above the median at which independent pairs can be distinguished from others. Among independent pairs it is 2
/// in 100.
const MANY_ALIKE: f64 = 0.05;

/// One value for each kind.
type OfKinds<T> = [T; 2];

/// Counts of the pairs' scores, while they are being added.
pub(crate) struct Tally {
    bins: OfKinds<Vec<AtomicU64>>,
    sharing: AtomicU64,
}

impl Tally {
    pub(crate) fn new() -> Self {
        let bins = || std::iter::repeat_with(AtomicU64::default).take(BINS);
        Self {
            bins: Kind::ALL.map(|_| bins().collect()),
            sharing: AtomicU64::new(0),
        }
    }

    /// Counts the pairs of one row; `kind` returns the kind of a pair by which the class is judged, `None` for others.
    pub(crate) fn add_row(
        &self,
        pairs: &[ScoredPair<LocalId>],
        kind: impl Fn(&ScoredPair<LocalId>) -> Option<Kind>,
    ) {
        let mut own = [[0; BINS]; Kind::ALL.len()];
        for pair in pairs {
            if let Some(kind) = kind(pair) {
                let bin = ((pair.score.sqrt() * BINS as f64) as usize).min(BINS - 1);
                own[kind as usize][bin] += 1;
            }
        }
        for (bin, count) in self.bins.iter().flatten().zip(own.into_iter().flatten()) {
            if count > 0 {
                bin.fetch_add(count, Ordering::Relaxed);
            }
        }
        self.sharing
            .fetch_add(pairs.len() as u64, Ordering::Relaxed);
    }

    /// Returns the number of pairs counted.
    pub(crate) fn sharing(&self) -> u64 {
        self.sharing.load(Ordering::Relaxed)
    }

    /// Returns the score that `count` of the counted pairs reach, to the precision of the bins; 0 if fewer were counted.
    pub(crate) fn score_of_best(&self, count: f64) -> f64 {
        let mut found = 0;
        let counts = together(Kind::ALL.map(|kind| self.counts(kind)));
        let bins = counts.iter().enumerate().rev();
        let last = bins.take_while(|&(_, bin)| {
            let is_above = (found as f64) < count;
            found += bin;
            is_above
        });
        let last = last.last().map_or(BINS, |(bin, _)| bin);
        edge(last).powi(2)
    }

    /// Returns the backgrounds when all pairs were counted.
    pub(crate) fn backgrounds(&self, population: &Population) -> Backgrounds {
        let pairs = pairs_of_kinds(population, || population.substantial());
        let histogram = |kind| with_the_rest(self.counts(kind), pairs[kind as usize]);
        Backgrounds::new(Kind::ALL.map(histogram), population.substantial().count())
    }

    /// Returns the backgrounds when all pairs with scores from `least` on were counted; those below are estimated from the pairs of a
    /// `sample`, whose numbers of pairs are in `sampled`.
    pub(crate) fn backgrounds_with(
        &self,
        (sample, sampled): (&Self, OfKinds<u64>),
        least: f64,
        population: &Population,
    ) -> Backgrounds {
        let judged = pairs_of_kinds(population, || population.substantial());
        let histogram = |kind: Kind| {
            let sample = (sample.counts(kind), sampled[kind as usize]);
            joined(self.counts(kind), sample, least, judged[kind as usize])
        };
        Backgrounds::new(Kind::ALL.map(histogram), population.substantial().count())
    }

    fn counts(&self, kind: Kind) -> Vec<u64> {
        let bins = self.bins[kind as usize].iter();
        bins.map(|bin| bin.load(Ordering::Relaxed)).collect()
    }
}

/// Returns the number of pairs of each kind of these members.
pub(crate) fn pairs_of_kinds<I: Iterator<Item = PopulationId>>(
    population: &Population,
    members: impl Fn() -> I,
) -> OfKinds<u64> {
    let across = population.pairs_across(members());
    [population.pairs_of(members()) - across, across]
}

/// Returns the sum of the counts of both kinds.
fn together([within, across]: OfKinds<Vec<u64>>) -> Vec<u64> {
    let bins = within.into_iter().zip(across);
    bins.map(|(within, across)| within + across).collect()
}

/// Counts of the pairs of one kind that a background is made of, when only a sample and the best pairs were scored.
#[derive(Debug, Clone)]
pub struct SampledCounts {
    /// Number of pairs of this kind.
    pub pairs: u64,
    /// Number of these pairs that are between submissions of the sample.
    pub sampled: u64,
    /// Number of pairs of the sample that share anything, by score: entry `i` of [`SCORE_BINS`](crate::SCORE_BINS) has the scores from `(i /
    /// SCORE_BINS)^2` up to the next.
    pub sample: Vec<u64>,
    /// Number of all pairs that were found, likewise.
    pub found: Vec<u64>,
}

/// The backgrounds of a class.
#[derive(Debug, Clone)]
pub(crate) struct Backgrounds {
    /// The background of pairs within a language, or of all pairs.
    pub(crate) main: Background,
    /// The background of pairs across languages, if there are enough pairs of either kind.
    pub(crate) across: Option<Background>,
}

impl Backgrounds {
    /// Builds the backgrounds of a class from the histograms of its pairs; `judges` is the number of submissions in these pairs.
    fn new(histograms: OfKinds<Vec<u64>>, judges: usize) -> Self {
        // The number of submissions that have this number of pairs.
        let submissions = histograms.each_ref().map(|histogram| {
            let pairs: u64 = histogram.iter().sum();
            ((1.0 + (1.0 + 8.0 * pairs as f64).sqrt()) / 2.0) as usize
        });
        let [within, across] = histograms;
        if submissions.iter().all(|&count| count >= MIN_SUBMISSIONS) {
            return Self {
                main: Background::new(within, submissions[0]),
                across: Some(Background::new(across, submissions[1])),
            };
        }
        let all = together([within, across]);
        Self {
            main: Background::new(all, judges),
            across: None,
        }
    }

    /// Builds the backgrounds of a class in which only a sample and the pairs with a score of at least `least` were counted.
    pub(crate) fn of_sample(judges: u64, kinds: OfKinds<SampledCounts>, least: f64) -> Self {
        let histogram = |counts: SampledCounts| {
            let SampledCounts {
                pairs,
                sampled,
                sample,
                found,
            } = counts;
            joined(found, (sample, sampled), least, pairs)
        };
        Self::new(kinds.map(histogram), judges as usize)
    }

    /// Returns the background of pairs of one kind.
    pub(crate) fn of(&self, kind: Kind) -> &Background {
        match kind {
            Kind::Within => &self.main,
            Kind::Across => self.across.as_ref().unwrap_or(&self.main),
        }
    }
}

/// Returns the counts of `pairs` pairs: from the score `least` on all that were `found`, and below in the proportions of a `sample` of
/// `sampled` pairs.
fn joined(
    mut found: Vec<u64>,
    (sample, sampled): (Vec<u64>, u64),
    least: f64,
    pairs: u64,
) -> Vec<u64> {
    let first = ((least.sqrt() * BINS as f64).ceil() as usize).min(BINS);
    let counted = found.split_off(first);
    let mut histogram = with_the_rest(sample, sampled);
    histogram.truncate(first);
    let rest = pairs.saturating_sub(counted.iter().sum());
    scale(&mut histogram, rest);
    histogram.extend(counted);
    histogram
}

/// Adds to the counts the pairs that were not counted, up to `pairs`: these share no fingerprint.
fn with_the_rest(mut counts: Vec<u64>, pairs: u64) -> Vec<u64> {
    counts[0] += pairs.saturating_sub(counts.iter().sum());
    counts
}

/// Scales the counts to a sum of `pairs`, in the same proportions.
fn scale(counts: &mut [u64], pairs: u64) {
    let all = u128::from(counts.iter().sum::<u64>().max(1));
    let (mut below, mut done) = (0, 0);
    for count in counts {
        below += u128::from(*count);
        let wanted = (below * u128::from(pairs) / all) as u64;
        *count = wanted - done;
        done = wanted;
    }
}

/// Returns the number of pairs of `submissions`.
pub(crate) fn pairs_of(submissions: u64) -> u64 {
    submissions * submissions.saturating_sub(1) / 2
}

/// The reliability of an expected number of independent pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reliability {
    /// As reliable as on the classes that people have judged.
    Checked,
    /// Less reliable: the class is small, and the number is based on few pairs.
    FewSubmissions,
    /// Not reliable: too many pairs are far above the median to distinguish independent ones from others. The class has many copies, or more
    /// than one template.
    ManyAlike,
}

/// The class as a background for each of its pairs.
#[derive(Debug, Clone)]
pub struct Background {
    independent: Independent,
    pairs: u64,
    submissions: usize,
    histogram: Vec<u64>,
}

impl Background {
    /// Builds the background of a number of submissions from the histogram of all their pairs.
    fn new(histogram: Vec<u64>, submissions: usize) -> Self {
        Self {
            independent: Independent::new(&histogram, submissions),
            pairs: histogram.iter().sum(),
            submissions,
            histogram,
        }
    }

    /// Whether the class is so large that its expectations do not vary much.
    pub(crate) fn is_sure(&self) -> bool {
        self.submissions as f64 >= SURE_SUBMISSIONS
    }

    /// Returns the number of submissions by which the class is judged.
    pub(crate) fn submissions(&self) -> usize {
        self.submissions
    }

    /// Returns the number of pairs by which the class is judged, including those without anything in common: all but those of negligible
    /// submissions.
    pub fn pairs(&self) -> u64 {
        self.pairs
    }

    /// Returns the number of pairs by score: entry `i` of n has the scores from `(i / n)^2` up to the next.
    pub fn histogram(&self) -> &[u64] {
        &self.histogram
    }

    /// Returns the expected number of independent pairs by score, with the entries of [`Background::histogram`]: 0 below the median, where
    /// there is no estimate. Empty if the class is too small.
    pub fn independent_histogram(&self) -> Vec<f64> {
        if !self.is_known() {
            return Vec::new();
        }
        let above = |bin: usize| match bin {
            BINS => 0.0,
            bin => self.independent.above(transformed_score(edge(bin))),
        };
        (0..BINS)
            .map(
                |bin| match transformed_score(edge(bin)) < self.independent.median() {
                    true => 0.0,
                    false => above(bin) - above(bin + 1),
                },
            )
            .collect()
    }

    /// Whether the class is large enough to be a background.
    pub fn is_known(&self) -> bool {
        self.submissions >= MIN_SUBMISSIONS
    }

    /// Returns the number of independent pairs that are expected to reach `score`; `None` if the class is too small.
    ///
    /// Below the median, where there is no estimate, it is the number of all pairs.
    pub fn expected_at(&self, score: f64) -> Option<f64> {
        self.is_known()
            .then(|| self.independent.above(transformed_score(score.sqrt())))
    }

    /// Returns the score from which on at most `expected` independent pairs are expected; `None` if the class is too small.
    pub fn score_expected_of(&self, expected: f64) -> Option<f64> {
        self.is_known()
            .then(|| libm::tanh(self.independent.height_of(expected)).powi(2))
    }

    /// Returns the reliability of [`Background::expected_at`]; `None` if the class is too small.
    pub fn reliability(&self) -> Option<Reliability> {
        self.is_known().then(|| {
            if self.outliers() as f64 > MANY_ALIKE * self.pairs as f64 {
                Reliability::ManyAlike
            } else if !self.is_sure() {
                Reliability::FewSubmissions
            } else {
                Reliability::Checked
            }
        })
    }

    /// Returns the number of pairs far above the median.
    fn outliers(&self) -> u64 {
        let bound = self.independent.outlier_bound();
        let bins = self.histogram.iter().enumerate();
        let above = bins.filter(|&(bin, _)| transformed_score(edge(bin)) > bound);
        above.map(|(_, count)| count).sum()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::input::languages::Languages;
    use crate::input::substance::Substance;

    /// Returns the background of a class whose independent pairs fall off exponentially, by half for each `unit` of height, with `more` pairs
    /// at given scores.
    fn background(submissions: usize, unit: f64, more: &[(f64, usize)]) -> Background {
        let tally = Tally::new();
        let pairs = submissions * (submissions - 1) / 2;
        let copies: usize = more.iter().map(|&(_, count)| count).sum();
        let independent = (0..pairs - copies).map(|i| {
            let share = (i as f64 + 0.5) / (pairs - copies) as f64;
            libm::tanh(-libm::log2(share) * unit).powi(2)
        });
        let copied = more
            .iter()
            .flat_map(|&(score, count)| std::iter::repeat_n(score, count));
        let scored: Vec<ScoredPair<LocalId>> = independent
            .chain(copied)
            .map(|score| ScoredPair {
                score,
                shared: 0,
                left: LocalId::new(0),
                right: LocalId::new(1),
            })
            .collect();
        tally.add_row(&scored, |_| Some(Kind::Within));
        tally
            .backgrounds(&Population::new(
                vec![false; submissions],
                vec![Substance::new(100, true); submissions],
            ))
            .main
    }

    #[test]
    fn the_tail_of_an_exponential_class_is_told_as_it_is() {
        let background = background(100, 0.06, &[]);
        for share in [0.4, 0.1, 0.01, 0.001] {
            let score = libm::tanh(-libm::log2(share) * 0.06).powi(2);
            let expected = background.expected_at(score).expect("a hundred are enough");
            let p = expected / background.pairs() as f64;
            assert!((0.5..2.0).contains(&(p / share)), "{share}: {p}");
        }
    }

    #[test]
    fn the_histogram_of_independent_pairs_adds_up_to_half_the_class() {
        let background = background(100, 0.06, &[]);
        let independent = background.independent_histogram();
        assert_eq!(independent.len(), background.histogram().len());
        let sum: f64 = independent.iter().sum();
        let half = background.pairs() as f64 / 2.0;
        assert!((0.9..1.01).contains(&(sum / half)), "{sum} of {half}");
        assert_eq!(independent[0], 0.0);
    }

    #[test]
    fn scores_and_expectations_are_inverse() {
        let background = background(100, 0.06, &[]);
        for expected in [100.0, 1.0, 0.2] {
            let score = background
                .score_expected_of(expected)
                .expect("a hundred are enough");
            let again = background.expected_at(score).expect("a hundred are enough");
            let ratio = again / expected;
            assert!((ratio - 1.0).abs() < 1e-9, "{expected}: {ratio}");
        }
    }

    #[test]
    fn a_ring_does_not_change_what_is_expected() {
        let without = background(99, 0.06, &[]);
        // A third of the class has one source: 528 of 4,851 pairs. The scores are above the upper middle, in it, and below.
        for score in [0.8, 0.5, 0.35, 0.2] {
            let with = background(99, 0.06, &[(score, 528)]);
            let both = [&with, &without];
            let [expected, usual] = both.map(|it| it.expected_at(0.4).expect("it is known"));
            let ratio = expected / usual;
            assert!((0.2..5.0).contains(&ratio), "{score}: {ratio}");
            assert_eq!(with.reliability(), Some(Reliability::ManyAlike));
        }
        assert_eq!(without.reliability(), Some(Reliability::Checked));
    }

    #[test]
    fn a_small_class_says_less() {
        let small = background(12, 0.06, &[]);
        let large = background(60, 0.06, &[]);
        let p = |it: &Background| it.expected_at(0.4).map(|e| e / it.pairs() as f64);
        assert!(p(&small) > p(&large));
        assert_eq!(small.reliability(), Some(Reliability::FewSubmissions));
        let too_small = background(9, 0.06, &[]);
        assert_eq!(too_small.expected_at(0.4), None);
        assert_eq!(too_small.score_expected_of(1.0), None);
        assert_eq!(too_small.reliability(), None);
        assert!(too_small.independent_histogram().is_empty());
    }

    proptest! {
        #[test]
        fn more_alike_is_never_more_expected(
            bins in prop::collection::vec((0..BINS, 1..500_u64), 1..40),
            submissions in 10..300_usize,
            scores in [0.0..=1.0_f64, 0.0..=1.0_f64],
        ) {
            let mut histogram = vec![0; BINS];
            bins.into_iter().for_each(|(bin, count)| histogram[bin] += count);
            let background = Background::new(histogram, submissions);
            let [low, high] = [scores[0].min(scores[1]), scores[0].max(scores[1])];
            let [low, high] = [low, high].map(|it| background.expected_at(it).expect("it is known"));
            prop_assert!(high <= low && high > 0.0 && low <= background.pairs() as f64);
            prop_assert!(background.independent_histogram().iter().all(|count| *count >= 0.0));
        }

        #[test]
        fn the_order_of_scores_and_expectations_is_kept(expected in 0.01..100.0_f64, submissions in 25..300_usize) {
            let background = background(submissions, 0.05, &[]);
            let score = background.score_expected_of(expected).expect("it is known");
            let again = background.expected_at(score).expect("it is known");
            let most = background.pairs() as f64 / 2.0;
            prop_assert!((again / expected.min(most) - 1.0).abs() < 1e-6, "{} {}", again, expected);
        }
    }

    #[test]
    fn counts_are_scaled_to_a_sum() {
        let mut counts = [3, 0, 1, 2];
        scale(&mut counts, 60);
        assert_eq!(counts, [30, 0, 10, 20]);
        scale(&mut counts, 7);
        assert_eq!(counts.iter().sum::<u64>(), 7);
        scale(&mut [0; 4], 7);
    }

    fn scored(scores: &[f64]) -> Vec<ScoredPair<LocalId>> {
        let pair = |&score| ScoredPair {
            score,
            shared: 0,
            left: LocalId::new(0),
            right: LocalId::new(1),
        };
        scores.iter().map(pair).collect()
    }

    #[test]
    fn pairs_across_languages_have_a_background_of_their_own_if_there_are_enough() {
        let backgrounds = |count: usize| {
            let languages = |id: usize| Languages::of(std::iter::once(id % 2));
            let substance = |id| Substance::new(100, true).with_languages(languages(id));
            let population =
                Population::new(vec![false; count], (0..count).map(substance).collect());
            let tally = Tally::new();
            tally.add_row(&scored(&[0.3; 20]), |_| Some(Kind::Within));
            tally.backgrounds(&population)
        };
        let told_apart = backgrounds(20);
        let across = told_apart.across.expect("there are a hundred");
        assert_eq!((told_apart.main.pairs(), across.pairs()), (90, 100));
        let share = |it: &Background| it.expected_at(0.3).expect("it is known") / it.pairs() as f64;
        assert!(share(&across) < share(&told_apart.main));
        let one = backgrounds(10);
        assert_eq!((one.main.pairs(), one.across.is_none()), (45, true));
        assert!(std::ptr::eq(one.of(Kind::Across), &one.main));
    }

    #[test]
    fn the_best_pairs_are_counted_and_the_others_estimated() {
        let (sample, found) = (Tally::new(), Tally::new());
        sample.add_row(&scored(&[0.05, 0.1, 0.9]), |_| Some(Kind::Within));
        found.add_row(&scored(&[0.5, 0.5, 0.8]), |_| Some(Kind::Within));
        let population = Population::new(vec![false; 20], vec![Substance::new(100, true); 20]);
        let backgrounds = found.backgrounds_with((&sample, [10, 0]), 0.25, &population);
        let background = backgrounds.main;
        let above = |score: f64| {
            let bins = background.histogram().iter();
            bins.skip((score.sqrt() * BINS as f64) as usize)
                .sum::<u64>()
        };
        assert_eq!(background.pairs(), 190);
        assert_eq!([0.75, 0.25, 0.11].map(above), [1, 3, 3]);
        // Two of the nine pairs of the sample that are below represent two ninths of the 187.
        assert_eq!(above(0.04), 3 + 187 * 2 / 9 + 1);
        assert_eq!(
            [1.0, 2.0, 4.0].map(|it| sample.score_of_best(it) > 0.0),
            [true, true, false]
        );
    }

    #[test]
    fn pairs_of_old_submissions_are_no_pairs() {
        let old = vec![true, true, true, false, false];
        let all = vec![Substance::new(100, true); 5];
        let background = Tally::new().backgrounds(&Population::new(old, all)).main;
        assert_eq!(background.pairs(), 7);
        assert_eq!(background.histogram()[0], 7);
    }

    #[test]
    fn a_class_is_not_judged_by_who_handed_in_hardly_anything() {
        let [program, stub] = [100, 2].map(|count| Substance::new(count, true));
        let all = vec![program, stub, program, stub, program];
        let population = Population::new(vec![false; 5], all).with_groups(vec![
            Some(1),
            Some(1),
            Some(1),
            Some(1),
            None,
        ]);
        assert_eq!(population.pairs(), 4);
        let background = Tally::new().backgrounds(&population).main;
        assert_eq!(background.pairs(), 2);
    }
}
