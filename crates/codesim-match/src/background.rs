//! What independent work looks like in this class, and how unlikely a score is among it.
//!
//! *Problem.* Nobody knows in advance how alike honest solutions of a task are; a task with one obvious solution has innocent pairs
//! that would be scandalous elsewhere.
//!
//! *Method.* Most pairs of a class are innocent, so the middle of all its pair scores describes innocence, however many
//! copies there are above. Scores are looked at as square roots, which makes their spread nearly the same at any height.
//! A pair is expected to lie at `m(A) + m(B) - m`: the median of each submission's own pairs (some programs are like
//! everything) against the median of the class. Its distance from there, in units of the spread of the upper half of the class, gives the
//! probability of such a score for an innocent pair. The logistic distribution is used, for its tail: honest scores stray
//! further than a normal distribution allows. That probability times the number of pairs is the number of innocent
//! pairs to be expected at least this extreme.
//!
//! *Cost.* One histogram a submission. Pairs that share nothing are counted, never visited. Counts are integers, so that the order in
//! which threads add them does not matter.
//!
//! *Limits.* Fewer than [`LEAST_SUBMISSIONS`] have no background.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use crate::ranking::ScoredPair;

/// Below this number of submissions nothing can be said of the class.
pub const LEAST_SUBMISSIONS: usize = 10;

/// Bins of a histogram over 0..=1.
const BINS: usize = 256;

/// No class is taken to be more uniform than this (in square roots of scores): small classes look so by chance.
const LEAST_SPREAD: f64 = 0.04;

/// Counts of the pairs' scores while they come in.
pub(crate) struct Tally {
    /// For each submission the histogram of its pairs that share anything.
    bins: Vec<AtomicU32>,
    /// For each submission the number of its pairs.
    pairs: Vec<u64>,
    sharing: AtomicU64,
}

impl Tally {
    pub(crate) fn new(old: &[bool]) -> Self {
        let new = old.iter().filter(|&&old| !old).count();
        let partners = |&old_one: &bool| if old_one { new } else { old.len() - 1 };
        Self {
            bins: std::iter::repeat_with(AtomicU32::default)
                .take(old.len() * BINS)
                .collect(),
            pairs: old.iter().map(|one| partners(one) as u64).collect(),
            sharing: AtomicU64::new(0),
        }
    }

    /// Counts the pairs of one row for both of their submissions.
    pub(crate) fn add_row(&self, right: usize, pairs: &[ScoredPair]) {
        let mut own = [0; BINS];
        for pair in pairs {
            let bin = ((height(pair.score) * BINS as f64) as usize).min(BINS - 1);
            self.bins[pair.left * BINS + bin].fetch_add(1, Ordering::Relaxed);
            own[bin] += 1;
        }
        for (bin, count) in self.bins[right * BINS..].iter().zip(own) {
            bin.fetch_add(count, Ordering::Relaxed);
        }
        self.sharing
            .fetch_add(pairs.len() as u64, Ordering::Relaxed);
    }

    /// Number of pairs counted.
    pub(crate) fn sharing(&self) -> u64 {
        self.sharing.load(Ordering::Relaxed)
    }

    /// Sums up what was counted.
    pub(crate) fn background(self) -> Background {
        let rows: Vec<Histogram> = self
            .bins
            .chunks(BINS)
            .zip(&self.pairs)
            .map(|(bins, &pairs)| Histogram::of_row(bins, pairs))
            .collect();
        let class = Histogram::sum(&rows);
        let median = class.quantile(0.5);
        Background {
            row_medians: rows.iter().map(|row| row.quantile(0.5)).collect(),
            median,
            spread: class.quantile(UPPER_QUARTILE) - median,
            pairs: self.pairs.iter().sum::<u64>() / 2,
            submissions: self.pairs.len(),
            histogram: class.counts,
        }
    }
}

const UPPER_QUARTILE: f64 = 0.75;

/// Where the upper quartile of the standard logistic distribution lies, ln 3, in the same place as the class's.
const LOGISTIC_PER_SPREAD: f64 = 1.098_612_288_668_109_8;

/// The scale on which scores are spread evenly.
fn height(score: f64) -> f64 {
    score.sqrt()
}

/// Counts of pairs by the height of their score.
struct Histogram {
    counts: Vec<u64>,
}

impl Histogram {
    /// The row of a submission with `pairs` pairs; those that are in no bin share nothing.
    fn of_row(bins: &[AtomicU32], pairs: u64) -> Self {
        let mut counts: Vec<u64> = bins
            .iter()
            .map(|bin| u64::from(bin.load(Ordering::Relaxed)))
            .collect();
        counts[0] += pairs - counts.iter().sum::<u64>();
        Self { counts }
    }

    fn sum(rows: &[Self]) -> Self {
        let mut counts = vec![0; BINS];
        for row in rows {
            for (sum, count) in counts.iter_mut().zip(&row.counts) {
                *sum += count;
            }
        }
        // Every pair stands in two rows.
        counts.iter_mut().for_each(|count| *count /= 2);
        Self { counts }
    }

    /// Height below which the share `q` of the pairs lies, interpolated within the bin.
    fn quantile(&self, q: f64) -> f64 {
        let wanted = q * self.counts.iter().sum::<u64>() as f64;
        let mut below = 0.0;
        for (bin, &count) in self.counts.iter().enumerate() {
            let count = count as f64;
            if count > 0.0 && below + count >= wanted {
                return (bin as f64 + (wanted - below) / count) / BINS as f64;
            }
            below += count;
        }
        0.0
    }
}

/// The class as a background for each of its pairs.
#[derive(Debug, Clone)]
pub struct Background {
    row_medians: Vec<f64>,
    median: f64,
    spread: f64,
    pairs: u64,
    submissions: usize,
    histogram: Vec<u64>,
}

impl Background {
    /// Number of pairs that were compared, also those that share nothing.
    pub fn pairs(&self) -> u64 {
        self.pairs
    }

    /// Number of pairs by score: entry `i` of n has the scores from `(i / n)^2` up to the next.
    pub fn histogram(&self) -> &[u64] {
        &self.histogram
    }

    /// Whether the class is large enough to be a background.
    pub fn is_known(&self) -> bool {
        self.submissions >= LEAST_SUBMISSIONS
    }

    /// Probability that an innocent pair of these two submissions reaches `score`; nothing if the class is too small.
    pub fn p_value(&self, left: usize, right: usize, score: f64) -> Option<f64> {
        self.is_known().then(|| {
            let expected = self.row_medians[left] + self.row_medians[right] - self.median;
            let distance = (height(score) - expected.max(0.0)) / self.spread.max(LEAST_SPREAD);
            1.0 / (1.0 + (distance * LOGISTIC_PER_SPREAD).exp())
        })
    }
}
