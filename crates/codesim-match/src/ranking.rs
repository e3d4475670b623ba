//! The best pairs of a class, found without looking at pairs that share nothing.
//!
//! *Method.* For each new submission the weights of its shared fingerprints are added up in a row of counters, one for each other
//! submission. Each thread reuses its row and skips the zeros. After every block of rows only the best pairs so far are kept.
//!
//! *Cost.* The sum of df^2 / 2 over all fingerprints, in additions; memory grows with the number of submissions and
//! of the pairs kept, never with the square.

use std::cmp::Ordering;

use codesim_fingerprint::{combine, overlap};
use codesim_observer::{Cancelled, Step};
use rayon::prelude::*;

use crate::background::{Background, Tally};
use crate::channel::Channel;
use crate::expected::Expected;
use crate::index::ChannelIndex;
use crate::population::{Here, Population};
use crate::scored::ScoredPair;
use crate::verdict::LEAST_SCORE;

type Pairs = Vec<ScoredPair<Here>>;

/// The pairs kept, best first, and the background of all pairs.
pub(crate) struct Ranking {
    pub(crate) pairs: Pairs,
    /// Whether all that could be flagged or worth a look are among them.
    pub(crate) is_complete: bool,
    pub(crate) background: Background,
    /// Number of pairs that share anything.
    pub(crate) sharing: u64,
}

/// Rows compared between two selections of the best pairs; bounds the memory for those in between.
const BLOCK: usize = 256;

/// So many pairs are kept for their scores if nobody asked for them: whatever could be flagged, within bounds.
const MOST_KEPT: usize = 100_000;

/// Scores all pairs that share a fingerprint in any channel and keeps the best `limit`, and all that could be flagged, up to [`MOST_KEPT`].
/// Advances once for each submission of the class.
pub(crate) fn rank(
    channels: &[RankedChannel],
    population: &Population,
    limit: usize,
    step: &Step,
) -> Result<Ranking, Cancelled> {
    let tally = Tally::new();
    let mut kept: Pairs = Vec::new();
    let rows = population.new_ones();
    (rows.len()..population.class_len()).try_for_each(|_| step.advance())?;
    let most = limit.max(MOST_KEPT);
    let order = Order(population);
    for block in rows.chunks(BLOCK) {
        let worst = kept.get(most - 1).copied();
        let found = block.into_par_iter().map_init(
            || Row::new(channels, population),
            |row, &submission| {
                step.check()?;
                let mut pairs = row.pairs(submission);
                tally.add_row(&pairs, |pair| !order.is_slight(pair));
                pairs.retain(|pair| worst.is_none_or(|worst| order.of(pair, &worst).is_le()));
                step.advance()?;
                Ok(pairs)
            },
        );
        kept = order.best(kept, found.collect::<Result<_, _>>()?, most);
    }
    let may_be_noted =
        |pair: &ScoredPair<Here>| pair.score >= LEAST_SCORE && !order.is_slight(pair);
    let is_complete = kept.len() < most || !kept.last().is_some_and(may_be_noted);
    kept.truncate(kept.partition_point(may_be_noted).max(limit));
    Ok(Ranking {
        pairs: kept,
        is_complete,
        sharing: tally.sharing(),
        background: tally.background(population),
    })
}

/// Scores one pair as [`rank`] does, `left < right`.
pub(crate) fn score(
    channels: &[RankedChannel],
    population: &Population,
    left: Here,
    right: Here,
) -> ScoredPair<Here> {
    let mut row = Row::new(channels, population);
    row.add_shared(right);
    row.pair(right, left)
}

/// The order of pairs: the best score first, those of submissions with hardly anything to compare last.
struct Order<'a>(&'a Population);

impl Order<'_> {
    /// Equal scores are in the order of the submissions.
    fn of(&self, a: &ScoredPair<Here>, b: &ScoredPair<Here>) -> Ordering {
        (self.is_slight(a).cmp(&self.is_slight(b)))
            .then(b.score.total_cmp(&a.score))
            .then((a.left, a.right).cmp(&(b.left, b.right)))
    }

    fn is_slight(&self, pair: &ScoredPair<Here>) -> bool {
        [pair.left, pair.right]
            .iter()
            .any(|&id| self.0.is_slight(id))
    }

    /// The best `most` of the pairs kept so far and those found since, best first.
    fn best(&self, mut kept: Pairs, found: Vec<Pairs>, most: usize) -> Pairs {
        kept.extend(found.into_iter().flatten());
        if kept.len() > most {
            kept.select_nth_unstable_by(most, |a, b| self.of(a, b));
            kept.truncate(most);
        }
        kept.sort_unstable_by(|a, b| self.of(a, b));
        kept
    }
}

/// A channel, and what is expected in it.
#[derive(Debug)]
pub(crate) struct RankedChannel {
    pub(crate) view: Channel,
    pub(crate) index: ChannelIndex,
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
            shared: vec![vec![0; population.here_len()]; channels.len()],
        }
    }

    /// All pairs of a submission with those before it and with old ones that share anything with it and are of no common group.
    fn pairs(&mut self, submission: Here) -> Pairs {
        self.add_shared(submission);
        (0..self.population.here_len())
            .filter(|&other| self.shared.iter().any(|shared| shared[other] > 0))
            .map(Here::new)
            .filter(|&other| self.population.is_pair_of_row(submission, other))
            .map(|other| self.pair(submission, other))
            .collect()
    }

    /// Sets the counters to what a submission shares with each that it can be a pair with.
    fn add_shared(&mut self, submission: Here) {
        for (channel, shared) in self.channels.iter().zip(&mut self.shared) {
            shared.fill(0);
            for others in self.population.others(submission) {
                channel.index.add_shared(submission, others, shared);
            }
        }
    }

    /// The pair of the submission that the counters are of and another one.
    fn pair(&self, submission: Here, other: Here) -> ScoredPair<Here> {
        ScoredPair {
            score: self.score(submission, other),
            left: submission.min(other),
            right: submission.max(other),
        }
    }

    /// A channel is asked if either has anything in it, and both have what it is a view of.
    fn score(&self, submission: Here, other: Here) -> f64 {
        let pair = [submission, other];
        let channels = self.channels.iter().zip(&self.shared);
        combine(channels.map(|(channel, shared)| {
            let view = channel.view;
            let weights = pair.map(|id| channel.index.total_weight(id));
            let overlap = overlap(shared[other.index()], weights[0], weights[1]);
            let cleared = channel.expected.cleared(submission, other, overlap);
            let has = |&id: &Here| self.population.has(view, self.population.member(id));
            let asked = weights != [0; 2] && pair.iter().all(has);
            asked.then_some((cleared, view.weight()))
        }))
    }
}
