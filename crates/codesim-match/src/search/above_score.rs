//! All pairs that reach a score, found without summing everything that they share.
//!
//! *Problem.* In a large class nearly every pair shares something, mostly fingerprints that many have: these carry nearly all of the cost and
//! hardly any of the weight.
//!
//! *Method.* Each submission's fingerprints of a channel are sorted, the most frequent first. The longest prefix that weighs less than a share
//! of them all, and is among the most frequent of the class, is *common* to it, the rest is *rare* for it. Two submissions that share no
//! fingerprint that is rare for at least one of them share only fingerprints that are common to both. These weigh less than that share of the
//! lighter of the two; an overlap is at most the share of the lighter one, the expected overlap only lowers it, and a score is at most as high
//! as the highest of its channels. With a share of at most the score that is searched for, all other pairs are therefore found by counting rare
//! fingerprints alone. For these, the common weight of the one that has less of it bounds the weight that may have been missed. For pairs that
//! may reach the score with it, the weight that is common to both is summed, one channel after the other, until it is too small. The few that
//! are left are scored in full.
//!
//! *Cost.* For each fingerprint, the pairs that share it and for one of which it is rare, and a bound for each pair that shares a rare one:
//! less, the higher the score that is searched for. In a class of 32,000 generated programs one pair of 250 passes the bound by the smaller
//! common weight, and one of 2,000 is scored.
//!
//! *Source.* Prefix filtering (Bayardo, Ma, Srikant, WWW 2007) and completing the candidates (Xiao et al., PPJoin, WWW 2008), for sums of
//! weights and several channels.

use rayon::prelude::*;

use crate::index::population::LocalId;
use crate::index::postings::{Postings, narrow};
use crate::scoring::counters::{Counted, Counters};
use crate::scoring::score::{Pairs, Scoring};
use crate::search::bound::{Bounds, Each};
use crate::search::prefix::Prefixes;

/// Scores are rounded: bounds that are lower by this share are taken to reach the score.
const ROUNDING: f64 = 1e-9;

/// A search for all pairs that reach a score.
pub(crate) struct Search<'a> {
    scoring: Scoring<'a>,
    least: f64,
    channels: Vec<SearchedChannel>,
    bounds: Bounds,
}

struct SearchedChannel {
    prefixes: Prefixes,
    /// For each fingerprint the submissions for which it is rare; an empty list if it is common to none, since then the whole list is read.
    rare: Postings,
    /// For each fingerprint how it is counted.
    counts: Vec<Count>,
}

/// How often a fingerprint is counted, and for how much. The two are side by side, since each look-up is one that misses the caches.
#[derive(Clone, Copy)]
struct Count {
    /// Number of submissions that have it.
    frequency: u32,
    /// Weight of all fingerprints with its postings.
    weight: f32,
}

impl<'a> Search<'a> {
    /// Prepares a search for all pairs with a score of `least` or more, above 0.
    pub(crate) fn new(scoring: Scoring<'a>, least: f64) -> Self {
        let least = least * (1.0 - ROUNDING);
        let channel = |number: usize| {
            let index = &scoring.channels[number].index;
            let submissions = scoring.population.here_len();
            let prefixes = Prefixes::new(index, submissions, least);
            let counts = (0..narrow(index.postings().len())).map(|id| Count {
                frequency: narrow(index.frequency(id)),
                weight: index.weight_of_all(id) as f32,
            });
            SearchedChannel {
                rare: prefixes.rare(index),
                counts: counts.collect(),
                prefixes,
            }
        };
        let numbers = (0..scoring.channels.len()).into_par_iter();
        let channels: Vec<SearchedChannel> = numbers.map(channel).collect();
        let common =
            |id| std::array::from_fn(|number| channels[number].prefixes.common_weight(id) as f32);
        Self {
            bounds: Bounds::new(scoring, least, common),
            channels,
            scoring,
            least,
        }
    }

    /// Returns the pairs of a row, without those of negligible submissions.
    pub(crate) fn row(&self, row: LocalId, counters: &mut Counters<f32>) -> Pairs {
        let population = self.scoring.population;
        let mut pairs = Pairs::new();
        if population.is_negligible(row) {
            return pairs;
        }
        counters.count(self.rare(row), &population.others(row), |other, rare| {
            let shared = self.bounds.most_shared(row, other, rare);
            if !self.bounds.may_reach(row, other, &shared)
                || population.is_negligible(other)
                || !population.is_pair_of_row(row, other)
                || !self.may_reach_with_common(row, other, rare, shared)
            {
                return;
            }
            let pair = self.scoring.pair(row, other);
            if pair.score >= self.least {
                pairs.push(pair);
            }
        });
        pairs
    }

    /// Whether two submissions may reach the score by what they share, of which this is rare for one of them. `shared` bounds it.
    fn may_reach_with_common(
        &self,
        row: LocalId,
        other: LocalId,
        rare: &Each,
        mut shared: Each,
    ) -> bool {
        let mut numbers = (0..self.channels.len()).rev();
        // The last channel has the most common fingerprints, and nearly all pairs are turned away by it alone.
        numbers.all(|number| {
            let common = self.channels[number].prefixes.weight_of_both(row, other);
            shared[number] = rare[number] + common;
            self.bounds.may_reach(row, other, &shared)
        })
    }

    /// Returns for each fingerprint of a submission the submissions for which it is rare, or all that have it if it is rare for the
    /// submission itself.
    fn rare(&self, row: LocalId) -> Vec<Counted<'_, f32>> {
        let channels = self.channels.iter().enumerate();
        let counted = channels.flat_map(|(channel, searched)| {
            let index = &self.scoring.channels[channel].index;
            let lists = index.firsts_of(row).iter().map(move |&id| {
                // A pair that reaches the score shares a fingerprint that is rare for one of the two. If it is rare for this row, all
                // submissions that have it count; if it is common to the row, those for which it is rare. No fingerprint of a pair is counted
                // twice, since each has one list.
                let Count { frequency, weight } = searched.counts[id as usize];
                let lists = match searched.prefixes.is_common(row, id, frequency as usize) {
                    true => &searched.rare,
                    false => index.postings(),
                };
                Counted {
                    list: lists.of(id),
                    channel,
                    weight,
                }
            });
            lists.filter(|counted| !counted.list.is_empty())
        });
        counted.collect()
    }
}
