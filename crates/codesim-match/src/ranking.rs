//! The best pairs of a class, found without looking at pairs that share nothing.
//!
//! *Method.* For each new submission the weights of its shared fingerprints are added up in a row of counters, one for each other
//! submission. The row is one thread's and is used again; what is still zero is passed over. Of every few rows only the pairs
//! are kept that are among the best so far.
//!
//! *Cost.* The sum of df^2 / 2 over all fingerprints, in additions; memory grows with the number of submissions and
//! of the pairs kept, never with the square.

use rayon::prelude::*;

use crate::background::{Background, Tally};
use crate::expected::Expected;
use crate::index::ChannelIndex;
use crate::population::Population;
use crate::score::{combine, overlap};

/// A pair of submissions and its score. `left < right`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct ScoredPair {
    pub(crate) score: f64,
    pub(crate) left: usize,
    pub(crate) right: usize,
}

/// The pairs kept, best first, and the background of all pairs.
pub(crate) struct Ranking {
    pub(crate) pairs: Vec<ScoredPair>,
    pub(crate) background: Background,
    /// Number of pairs that share anything.
    pub(crate) sharing: u64,
}

/// Rows that are compared before the best pairs are picked out again: what is kept in between stays small.
const BLOCK: usize = 256;

/// Scores all pairs that share a fingerprint in any channel and keeps the best `limit`. `done` is called for each submission of the class.
pub(crate) fn rank(
    channels: &[RankedChannel],
    population: &Population,
    limit: usize,
    done: impl Fn() + Sync,
) -> Ranking {
    let tally = Tally::new();
    let mut kept: Vec<ScoredPair> = Vec::new();
    let rows: Vec<usize> = (0..population.here())
        .filter(|&row| !population.is_old(row))
        .collect();
    (rows.len()..population.measured()).for_each(|_| done());
    for block in rows.chunks(BLOCK) {
        let worst = limit.checked_sub(1).and_then(|last| kept.get(last));
        let bar = worst.map_or(0.0, |pair| pair.score);
        let found: Vec<Vec<ScoredPair>> = block
            .into_par_iter()
            .map_init(
                || Row::new(channels, population),
                |row, &submission| {
                    let mut pairs = row.pairs(submission);
                    tally.add_row(&pairs);
                    done();
                    pairs.retain(|pair| pair.score >= bar);
                    pairs
                },
            )
            .collect();
        kept = best(kept, found, limit);
    }
    Ranking {
        pairs: kept,
        sharing: tally.sharing(),
        background: tally.background(population),
    }
}

/// Scores one pair as [`rank`] does, `left < right`.
pub(crate) fn score(
    channels: &[RankedChannel],
    population: &Population,
    left: usize,
    right: usize,
) -> ScoredPair {
    let mut row = Row::new(channels, population);
    row.add_shared(right);
    row.pair(right, left)
}

/// The best `limit` of the pairs kept so far and those found since, best first; equal scores by the order of the
/// submissions.
fn best(mut kept: Vec<ScoredPair>, found: Vec<Vec<ScoredPair>>, limit: usize) -> Vec<ScoredPair> {
    let order = |a: &ScoredPair, b: &ScoredPair| {
        b.score
            .total_cmp(&a.score)
            .then((a.left, a.right).cmp(&(b.left, b.right)))
    };
    kept.extend(found.into_iter().flatten());
    if kept.len() > limit {
        kept.select_nth_unstable_by(limit, order);
        kept.truncate(limit);
    }
    kept.sort_unstable_by(order);
    kept
}

/// A channel, and what is expected in it.
#[derive(Debug)]
pub(crate) struct RankedChannel {
    pub(crate) index: ChannelIndex,
    /// How much it counts.
    pub(crate) weight: f64,
    pub(crate) expected: Expected,
}

/// One thread's counters.
struct Row<'a> {
    channels: &'a [RankedChannel],
    population: &'a Population,
    /// For each channel the weight shared with each submission.
    shared: Vec<Vec<u64>>,
}

impl<'a> Row<'a> {
    fn new(channels: &'a [RankedChannel], population: &'a Population) -> Self {
        Self {
            channels,
            population,
            shared: vec![vec![0; population.here()]; channels.len()],
        }
    }

    /// All pairs of a submission with those before it and with old ones that share anything with it.
    fn pairs(&mut self, submission: usize) -> Vec<ScoredPair> {
        self.add_shared(submission);
        (0..self.population.here())
            .filter(|&other| self.shared.iter().any(|shared| shared[other] > 0))
            .filter(|&other| self.population.is_pair_of_row(submission, other))
            .map(|other| self.pair(submission, other))
            .collect()
    }

    /// Sets the counters to what a submission shares with each that it can be a pair with.
    fn add_shared(&mut self, submission: usize) {
        for (channel, shared) in self.channels.iter().zip(&mut self.shared) {
            shared.fill(0);
            for others in self.population.others(submission) {
                channel.index.add_shared(submission, others, shared);
            }
        }
    }

    /// The pair of the submission that the counters are of and another one.
    fn pair(&self, submission: usize, other: usize) -> ScoredPair {
        ScoredPair {
            score: self.score(submission, other),
            left: submission.min(other),
            right: submission.max(other),
        }
    }

    fn score(&self, submission: usize, other: usize) -> f64 {
        let channels = self.channels.iter().zip(&self.shared);
        combine(channels.map(|(channel, shared)| {
            let weights = [submission, other].map(|id| channel.index.total_weight(id));
            let overlap = overlap(shared[other], weights[0], weights[1]);
            let cleared = channel.expected.cleared(submission, other, overlap);
            (weights != [0; 2]).then_some((cleared, channel.weight))
        }))
    }
}
