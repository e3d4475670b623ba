//! The best pairs of a class, found without looking at pairs that share nothing.
//!
//! *Method.* For each submission the weights of its shared fingerprints are added up in a row of counters, one for each submission
//! before it; only the counters that were touched are read and cleared. A row keeps its best pairs; so does the class.
//!
//! *Cost.* The sum of df^2 / 2 over all fingerprints, in additions; memory grows with the number of submissions times
//! the number of pairs kept for each, never with its square.

use rayon::prelude::*;

use crate::background::{Background, Tally};
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

/// Scores all pairs that share a fingerprint in any channel and keeps the best `limit`.
///
/// `old` tells which submissions are not compared among themselves, `done` is called after each row.
pub(crate) fn rank(
    channels: &[ChannelIndex],
    old: &[bool],
    limit: usize,
    done: impl Fn() + Sync,
) -> Ranking {
    let tally = Tally::new(old);
    let rows: Vec<Vec<ScoredPair>> = (0..old.len())
        .into_par_iter()
        .map_init(
            || Row::new(channels, old),
            |row, submission| {
                let pairs = row.pairs(submission);
                pairs.iter().for_each(|pair| tally.add(pair));
                done();
                best(pairs, limit)
            },
        )
        .collect();
    Ranking {
        pairs: best(rows.concat(), limit),
        sharing: tally.sharing(),
        background: tally.background(),
    }
}

/// The best `limit` pairs, best first; equal scores by the order of the submissions.
fn best(mut pairs: Vec<ScoredPair>, limit: usize) -> Vec<ScoredPair> {
    let order = |a: &ScoredPair, b: &ScoredPair| {
        b.score
            .total_cmp(&a.score)
            .then((a.left, a.right).cmp(&(b.left, b.right)))
    };
    if pairs.len() > limit {
        pairs.select_nth_unstable_by(limit, order);
        pairs.truncate(limit);
    }
    pairs.sort_unstable_by(order);
    pairs.shrink_to_fit();
    pairs
}

/// One thread's counters.
struct Row<'a> {
    channels: &'a [ChannelIndex],
    old: &'a [bool],
    /// Shared weight by channel, for each submission in turn.
    shared: Vec<f64>,
    touched: Vec<usize>,
    is_touched: Vec<bool>,
}

impl<'a> Row<'a> {
    fn new(channels: &'a [ChannelIndex], old: &'a [bool]) -> Self {
        Self {
            channels,
            old,
            shared: vec![0.0; old.len() * channels.len()],
            touched: Vec::new(),
            is_touched: vec![false; old.len()],
        }
    }

    /// All pairs of `right` with a submission before it that share anything, ascending.
    fn pairs(&mut self, right: usize) -> Vec<ScoredPair> {
        let width = self.channels.len();
        for (channel, index) in self.channels.iter().enumerate() {
            index.visit_shared(right, |left, weight| {
                self.shared[left * width + channel] += weight;
                if !self.is_touched[left] {
                    self.is_touched[left] = true;
                    self.touched.push(left);
                }
            });
        }
        self.touched.sort_unstable();
        let touched = std::mem::take(&mut self.touched);
        let pairs = touched
            .iter()
            .filter(|&&left| !(self.old[left] && self.old[right]))
            .map(|&left| ScoredPair {
                score: self.score(left, right),
                left,
                right,
            })
            .collect();
        for &left in &touched {
            self.is_touched[left] = false;
            self.shared[left * width..(left + 1) * width].fill(0.0);
        }
        self.touched = touched;
        self.touched.clear();
        pairs
    }

    fn score(&self, left: usize, right: usize) -> f64 {
        let shared = &self.shared[left * self.channels.len()..];
        combine(
            self.channels
                .iter()
                .zip(&shared[..self.channels.len()])
                .map(|(index, &shared)| {
                    overlap(shared, index.total_weight(left), index.total_weight(right))
                }),
        )
    }
}
