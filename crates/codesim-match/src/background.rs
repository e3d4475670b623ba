//! What independent work looks like in this class, and how unlikely a score is among it.
//!
//! *Problem.* Nobody knows in advance how alike honest solutions of a task are; a task with one obvious solution has innocent pairs
//! that would be scandalous elsewhere.
//!
//! *Method.* Most pairs of a class are innocent. A score is looked at as `artanh(sqrt(score))`, its *height*: on that scale
//! the share of innocent pairs above a height halves with every step of a fixed width. The median of the class is where
//! that begins, the distance from it to the upper quartile is the width. Both are computed again without the pairs far
//! above, until none is left, so that a ring of copies does not make the class look more alike than it
//! is. The share of innocent pairs above a score, times the number of pairs, is the number of innocent pairs to be expected at
//! least this extreme.
//!
//! *Cost.* One histogram. Pairs that share nothing are counted, never visited. Counts are integers, so that the order in
//! which threads add them does not matter.
//!
//! *Limits.* Fewer than [`LEAST_SUBMISSIONS`] have no background, and fewer than [`SURE_SUBMISSIONS`] are taken to
//! vary more than they show. More than about a third of all pairs being copies makes every bound useless.
//!
//! *Source.* The exponential tail was found on the labelled sets that `docs/method.md` names; the table there says how well it
//! holds. Leaving out what lies far off and looking again is sigma clipping, as astronomers do it.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::expected::LEAST_SUBMISSIONS;
use crate::population::{Here, Population};
use crate::scored::ScoredPair;

/// Bins of the histogram over the square root of the score, 0..=1.
pub(crate) const BINS: usize = 512;

/// No class is taken to be more uniform than this, in heights.
const LEAST_SPREAD: f64 = 0.015;

/// Pairs this many spreads above the median are not part of the background.
const FAR: f64 = 4.5;

/// The spread of a smaller class is widened in proportion: quartiles of few pairs are unreliable.
const SURE_SUBMISSIONS: f64 = 25.0;

/// Highest root: the height of equal submissions would be infinite.
const HIGHEST_ROOT: f64 = 0.9995;

/// Counts of the pairs' scores while they come in.
pub(crate) struct Tally {
    bins: Vec<AtomicU64>,
    sharing: AtomicU64,
}

impl Tally {
    pub(crate) fn new() -> Self {
        Self {
            bins: std::iter::repeat_with(AtomicU64::default)
                .take(BINS)
                .collect(),
            sharing: AtomicU64::new(0),
        }
    }

    /// Counts the pairs of one row; `is_judged` tells by which of them the class is judged.
    pub(crate) fn add_row(
        &self,
        pairs: &[ScoredPair<Here>],
        is_judged: impl Fn(&ScoredPair<Here>) -> bool,
    ) {
        let mut own = [0; BINS];
        for pair in pairs.iter().filter(|pair| is_judged(pair)) {
            own[((pair.score.sqrt() * BINS as f64) as usize).min(BINS - 1)] += 1;
        }
        for (bin, count) in self.bins.iter().zip(own) {
            bin.fetch_add(count, Ordering::Relaxed);
        }
        self.sharing
            .fetch_add(pairs.len() as u64, Ordering::Relaxed);
    }

    /// Number of pairs counted.
    pub(crate) fn sharing(&self) -> u64 {
        self.sharing.load(Ordering::Relaxed)
    }

    /// The score that so many of the pairs counted reach, as far as bins tell; 0 if there are not so many.
    pub(crate) fn score_of_best(&self, count: f64) -> f64 {
        let mut found = 0;
        let bins = self.bins.iter().enumerate().rev();
        let last = bins.take_while(|(_, bin)| {
            let is_above = (found as f64) < count;
            found += bin.load(Ordering::Relaxed);
            is_above
        });
        let last = last.last().map_or(BINS, |(bin, _)| bin);
        edge(last).powi(2)
    }

    /// Sums up what was counted, which is all pairs.
    pub(crate) fn background(&self, population: &Population) -> Background {
        let pairs = population.substantial_pairs();
        let histogram = with_the_rest(self.counts(), pairs);
        Background::new(histogram, population.substantial().count())
    }

    /// Sums up what was counted, which is all pairs of scores from `least` on, and for those below the pairs of a sample, which has so
    /// many of them.
    pub(crate) fn background_with(
        &self,
        (sample, sampled): (&Self, u64),
        least: f64,
        population: &Population,
    ) -> Background {
        let judged = population.substantial_pairs();
        let histogram = joined(self.counts(), (sample.counts(), sampled), least, judged);
        Background::new(histogram, population.substantial().count())
    }

    fn counts(&self) -> Vec<u64> {
        let bins = self.bins.iter();
        bins.map(|bin| bin.load(Ordering::Relaxed)).collect()
    }
}

/// Counts of so many pairs: from the score `least` on those that were `found`, which are all, and below in the proportions of a sample,
/// which has so many pairs.
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

/// Counts of so many pairs, of which all that are not counted share nothing.
fn with_the_rest(mut counts: Vec<u64>, pairs: u64) -> Vec<u64> {
    counts[0] += pairs.saturating_sub(counts.iter().sum());
    counts
}

/// Counts of as many pairs as asked for in the same proportions.
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

/// Number of pairs of so many.
pub(crate) fn pairs_of(submissions: u64) -> u64 {
    submissions * submissions.saturating_sub(1) / 2
}

/// Root of the scores at which a bin begins.
fn edge(bin: usize) -> f64 {
    bin as f64 / BINS as f64
}

/// The scale on which the background falls off evenly, from the square root of a score.
fn height(root: f64) -> f64 {
    root.min(HIGHEST_ROOT).atanh()
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

/// The class as a background for each of its pairs.
#[derive(Debug, Clone)]
pub struct Background {
    median: f64,
    spread: f64,
    pairs: u64,
    submissions: usize,
    histogram: Vec<u64>,
}

impl Background {
    /// The background of so many submissions, whose pairs have been counted.
    fn new(histogram: Vec<u64>, submissions: usize) -> Self {
        let (median, spread) = shape(&histogram);
        Self {
            median,
            spread: spread * (SURE_SUBMISSIONS / submissions as f64).max(1.0),
            pairs: histogram.iter().sum(),
            submissions,
            histogram,
        }
    }

    /// The background of so many submissions of which only a sample and the best pairs were counted, each with [`BINS`] entries.
    pub(crate) fn of_sample(
        submissions: u64,
        (sample, sampled): (Vec<u64>, u64),
        (found, least): (Vec<u64>, f64),
    ) -> Self {
        let pairs = pairs_of(submissions);
        let histogram = joined(found, (sample, pairs_of(sampled)), least, pairs);
        Self::new(histogram, submissions as usize)
    }

    /// Number of pairs by which the class is judged, also those that share nothing: all but those of submissions with hardly any fingerprints.
    pub fn pairs(&self) -> u64 {
        self.pairs
    }

    /// Number of pairs by score: entry `i` of n has the scores from `(i / n)^2` up to the next.
    pub fn histogram(&self) -> &[u64] {
        &self.histogram
    }

    /// Number of innocent pairs to be expected by score, with the entries of [`Background::histogram`]: 0 below the median,
    /// about which nothing is said. Empty if the class is too small.
    pub fn innocent_histogram(&self) -> Vec<f64> {
        if !self.is_known() {
            return Vec::new();
        }
        let above = |bin: usize| match bin {
            BINS => 0.0,
            bin => self.p_value(edge(bin).powi(2)).unwrap_or_default(),
        };
        (0..BINS)
            .map(|bin| match height(edge(bin)) < self.median {
                true => 0.0,
                false => self.pairs as f64 * (above(bin) - above(bin + 1)),
            })
            .collect()
    }

    /// The score from which on so many innocent pairs or fewer are expected; nothing if the class is too small.
    pub fn score_of_expectation(&self, expected: f64) -> Option<f64> {
        self.is_known().then(|| {
            let distance = (0.5 * self.pairs as f64 / expected).log2().max(0.0);
            (self.median + distance * self.spread).tanh().powi(2)
        })
    }

    /// Whether the class is large enough to be a background.
    pub fn is_known(&self) -> bool {
        self.submissions >= LEAST_SUBMISSIONS
    }

    /// Number of innocent pairs that are expected to reach `score`; nothing if the class is too small.
    ///
    /// Below the median nothing is said: as many as there are pairs.
    pub fn expected_by_chance(&self, score: f64) -> Option<f64> {
        self.p_value(score).map(|p| p * self.pairs as f64)
    }

    /// Probability that an innocent pair reaches `score`, 1 below the median; nothing if the class is too small.
    fn p_value(&self, score: f64) -> Option<f64> {
        self.is_known().then(|| {
            let distance = (height(score.sqrt()) - self.median) / self.spread;
            if distance < 0.0 {
                1.0
            } else {
                0.5 * (-distance).exp2()
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::substance::Substance;

    /// A class of so many submissions, `count(height)` of whose pairs have each height, and `more` at a score.
    fn background(submissions: usize, unit: f64, more: &[(f64, usize)]) -> Background {
        let tally = Tally::new();
        let pairs = submissions * (submissions - 1) / 2;
        let copies: usize = more.iter().map(|&(_, count)| count).sum();
        let innocent = (0..pairs - copies).map(|i| {
            let share = (i as f64 + 0.5) / (pairs - copies) as f64;
            (-share.log2() * unit).tanh().powi(2)
        });
        let copied = more
            .iter()
            .flat_map(|&(score, count)| std::iter::repeat_n(score, count));
        let scored: Vec<ScoredPair<Here>> = innocent
            .chain(copied)
            .map(|score| ScoredPair {
                score,
                left: Here::new(0),
                right: Here::new(1),
            })
            .collect();
        tally.add_row(&scored, |_| true);
        tally.background(&Population::new(
            vec![false; submissions],
            vec![Substance::new(100, true); submissions],
        ))
    }

    #[test]
    fn the_tail_of_an_exponential_class_is_told_as_it_is() {
        let background = background(100, 0.06, &[]);
        for share in [0.4, 0.1, 0.01, 0.001] {
            let score = (-f64::log2(share) * 0.06).tanh().powi(2);
            let p = background.p_value(score).expect("a hundred are enough");
            assert!((0.5..2.0).contains(&(p / share)), "{share}: {p}");
        }
    }

    #[test]
    fn the_histogram_of_the_innocent_adds_up_to_half_the_class() {
        let background = background(100, 0.06, &[]);
        let innocent = background.innocent_histogram();
        assert_eq!(innocent.len(), background.histogram().len());
        let sum: f64 = innocent.iter().sum();
        let half = background.pairs() as f64 / 2.0;
        assert!((0.9..=1.0).contains(&(sum / half)), "{sum} of {half}");
        assert_eq!(innocent[0], 0.0);
    }

    #[test]
    fn scores_and_expectations_are_inverse() {
        let background = background(100, 0.06, &[]);
        for expected in [100.0, 1.0, 0.2] {
            let score = background
                .score_of_expectation(expected)
                .expect("a hundred are enough");
            let p = background.p_value(score).expect("a hundred are enough");
            let ratio = p * background.pairs() as f64 / expected;
            assert!((ratio - 1.0).abs() < 1e-9, "{expected}: {ratio}");
        }
    }

    #[test]
    fn a_ring_does_not_change_what_is_innocent() {
        let without = background(99, 0.06, &[]).p_value(0.4);
        // A third of the class has one source: 528 of 4,851 pairs.
        let with = background(99, 0.06, &[(0.5, 528)]).p_value(0.4);
        let ratio = with.expect("it is known") / without.expect("it is known");
        assert!((0.2..5.0).contains(&ratio), "{ratio}");
    }

    #[test]
    fn a_small_class_says_less() {
        let small = background(12, 0.06, &[]).p_value(0.4);
        let large = background(60, 0.06, &[]).p_value(0.4);
        assert!(small > large, "{small:?} {large:?}");
        let too_small = background(9, 0.06, &[]);
        assert_eq!(too_small.p_value(0.4), None);
        assert_eq!(too_small.score_of_expectation(1.0), None);
        assert!(too_small.innocent_histogram().is_empty());
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

    fn scored(scores: &[f64]) -> Vec<ScoredPair<Here>> {
        let pair = |&score| ScoredPair {
            score,
            left: Here::new(0),
            right: Here::new(1),
        };
        scores.iter().map(pair).collect()
    }

    #[test]
    fn the_best_pairs_are_counted_and_the_others_estimated() {
        let (sample, found) = (Tally::new(), Tally::new());
        sample.add_row(&scored(&[0.05, 0.1, 0.9]), |_| true);
        found.add_row(&scored(&[0.5, 0.5, 0.8]), |_| true);
        let population = Population::new(vec![false; 20], vec![Substance::new(100, true); 20]);
        let background = found.background_with((&sample, 10), 0.25, &population);
        let above = |score: f64| {
            let bins = background.histogram().iter();
            bins.skip((score.sqrt() * BINS as f64) as usize)
                .sum::<u64>()
        };
        assert_eq!(background.pairs(), 190);
        assert_eq!([0.75, 0.25, 0.11].map(above), [1, 3, 3]);
        // Two of the nine pairs of the sample that are below stand for two ninths of the 187.
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
        let background = Tally::new().background(&Population::new(old, all));
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
        let background = Tally::new().background(&population);
        assert_eq!(background.pairs(), 2);
    }
}
