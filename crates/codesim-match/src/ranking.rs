//! The best pairs of a class, found without looking at pairs that share nothing.
//!
//! *Method.* For each submission the weights of its shared fingerprints are added up in a row of counters, one for each
//! submission before it. The row is one thread's and is used again; what is still zero is passed over. Of every few rows only the pairs
//! are kept that are among the best so far.
//!
//! *Cost.* The sum of df^2 / 2 over all fingerprints, in additions; memory grows with the number of submissions and
//! of the pairs kept, never with the square.

use rayon::prelude::*;

use crate::background::{Background, Tally};
use crate::channel::Channel;
use crate::expected::Expected;
use crate::index::ChannelIndex;
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

/// Scores all pairs that share a fingerprint in any channel and keeps the best `limit`.
///
/// `old` tells which submissions are not compared among themselves, `done` is called after each row.
pub(crate) fn rank(
    channels: &[ChannelIndex],
    old: &[bool],
    limit: usize,
    done: impl Fn() + Sync,
) -> Ranking {
    let tally = Tally::new();
    let channels = ranked_channels(channels, old);
    let mut kept: Vec<ScoredPair> = Vec::new();
    for block in 0..old.len().div_ceil(BLOCK) {
        let worst = limit.checked_sub(1).and_then(|last| kept.get(last));
        let bar = worst.map_or(0.0, |pair| pair.score);
        let rows = block * BLOCK..old.len().min((block + 1) * BLOCK);
        let found: Vec<Vec<ScoredPair>> = rows
            .into_par_iter()
            .map_init(
                || Row::new(&channels, old),
                |row, submission| {
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
        background: tally.background(old),
    }
}

/// Scores one pair as [`rank`] does, `left < right`.
pub(crate) fn score(
    channels: &[ChannelIndex],
    old: &[bool],
    left: usize,
    right: usize,
) -> ScoredPair {
    let channels = ranked_channels(channels, old);
    let mut row = Row::new(&channels, old);
    row.add_shared(right);
    ScoredPair {
        score: row.score(left, right),
        left,
        right,
    }
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
struct RankedChannel<'a> {
    index: &'a ChannelIndex,
    /// How much it counts.
    weight: f64,
    expected: Expected,
}

fn ranked_channels<'a>(channels: &'a [ChannelIndex], old: &[bool]) -> Vec<RankedChannel<'a>> {
    let channels = channels.iter().zip(Channel::ALL);
    let ranked = channels.map(|(index, channel)| RankedChannel {
        index,
        weight: channel.weight(),
        expected: Expected::new(index, old),
    });
    ranked.collect()
}

/// One thread's counters.
struct Row<'a> {
    channels: &'a [RankedChannel<'a>],
    old: &'a [bool],
    /// For each channel the weight shared with each submission.
    shared: Vec<Vec<f64>>,
}

impl<'a> Row<'a> {
    fn new(channels: &'a [RankedChannel<'a>], old: &'a [bool]) -> Self {
        Self {
            channels,
            old,
            shared: vec![vec![0.0; old.len()]; channels.len()],
        }
    }

    /// All pairs of `right` with a submission before it that share anything, ascending.
    fn pairs(&mut self, right: usize) -> Vec<ScoredPair> {
        self.add_shared(right);
        (0..right)
            .filter(|&left| self.shared.iter().any(|shared| shared[left] > 0.0))
            .filter(|&left| !(self.old[left] && self.old[right]))
            .map(|left| ScoredPair {
                score: self.score(left, right),
                left,
                right,
            })
            .collect()
    }

    /// Sets the counters to what `right` shares with each submission before it.
    fn add_shared(&mut self, right: usize) {
        for (channel, shared) in self.channels.iter().zip(&mut self.shared) {
            shared[..right].fill(0.0);
            channel.index.add_shared(right, 0..right, shared);
        }
    }

    fn score(&self, left: usize, right: usize) -> f64 {
        let channels = self.channels.iter().zip(&self.shared);
        combine(channels.map(|(channel, shared)| {
            let weights = [left, right].map(|id| channel.index.total_weight(id));
            let overlap = overlap(shared[left], weights[0], weights[1]);
            let cleared = channel.expected.cleared(left, right, overlap);
            (weights != [0.0; 2]).then_some((cleared, channel.weight))
        }))
    }
}
