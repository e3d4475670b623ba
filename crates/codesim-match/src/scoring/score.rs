//! The score of a pair, and the weights that it is computed from.

use codesim_fingerprint::{combine, overlap};

use crate::index::inverted::ChannelIndex;
use crate::index::population::{LocalId, Population};
use crate::index::postings::Postings;
use crate::input::channel::Channel;
use crate::rings::membership::Membership;
use crate::scoring::counters::{Counted, Counters};
use crate::scoring::expected::Expected;
use crate::scoring::kind::Kind;
use crate::scoring::scored::ScoredPair;

pub(crate) type Pairs = Vec<ScoredPair<LocalId>>;

/// A channel with its index and its expected overlaps.
#[derive(Debug)]
pub(crate) struct RankedChannel {
    pub(crate) view: Channel,
    pub(crate) index: ChannelIndex,
    pub(crate) expected: Expected,
}

/// For each channel the weight that two submissions share.
pub(crate) type Shared = [u64; Channel::COUNT];

/// The data that scores are computed from.
#[derive(Clone, Copy)]
pub(crate) struct Scoring<'a> {
    pub(crate) channels: &'a [RankedChannel],
    pub(crate) population: &'a Population,
    pub(crate) rings: &'a Membership,
}

impl Scoring<'_> {
    /// Returns the score of two submissions that share these weights. It grows with each of the weights.
    ///
    /// A channel counts if either submission has a fingerprint in it, and both have the representation that it is a view of. Across
    /// languages, the channels of the normal form count alone if that gives a higher score: tokens of different languages are weak evidence
    /// of similarity.
    fn score(&self, one: LocalId, other: LocalId, shared: &Shared) -> f64 {
        let of_all = self.score_in(|_| true, one, other, shared);
        match self.population.are_across(one, other) {
            true => of_all.max(self.score_in(Channel::is_of_form, one, other, shared)),
            false => of_all,
        }
    }

    /// Returns the score in some of the channels.
    fn score_in(
        &self,
        is_wanted: impl Fn(Channel) -> bool,
        one: LocalId,
        other: LocalId,
        shared: &Shared,
    ) -> f64 {
        let pair = [one, other];
        let channels = self.channels.iter().zip(shared);
        let channels = channels.filter(|(channel, _)| is_wanted(channel.view));
        combine(channels.map(|(channel, &shared)| {
            let view = channel.view;
            let weights = pair.map(|id| channel.index.total_weight(id));
            let overlap = overlap(shared, weights[0], weights[1]);
            let cleared = channel.expected.cleared(one, other, overlap);
            let has = |&id: &LocalId| self.population.has(view, self.population.member(id));
            let asked = weights != [0; 2] && pair.iter().all(has);
            asked.then_some((cleared, view.weight()))
        }))
    }

    /// Returns the scored pair of two submissions.
    pub(crate) fn pair(&self, one: LocalId, other: LocalId) -> ScoredPair<LocalId> {
        self.pair_sharing(one, other, &self.shared(one, other))
    }

    fn pair_sharing(&self, one: LocalId, other: LocalId, shared: &Shared) -> ScoredPair<LocalId> {
        ScoredPair {
            score: self.score(one, other, shared),
            shared: shared.iter().sum(),
            left: one.min(other),
            right: one.max(other),
        }
    }

    /// Whether both submissions are in one ring.
    pub(crate) fn is_in_ring(&self, one: LocalId, other: LocalId) -> bool {
        let ring = self.rings.of_pair(one.index(), other.index());
        ring.is_some()
    }

    /// Returns the weights that two submissions share.
    fn shared(&self, one: LocalId, other: LocalId) -> Shared {
        std::array::from_fn(|number| self.channels[number].index.shared_weight(one, other))
    }

    /// Returns the kind of a pair, by which it is judged.
    pub(crate) fn kind(&self, pair: &ScoredPair<LocalId>) -> Kind {
        match self.population.are_across(pair.left, pair.right) {
            true => Kind::Across,
            false => Kind::Within,
        }
    }

    /// Whether the class is judged by a pair.
    pub(crate) fn judges(&self, pair: &ScoredPair<LocalId>) -> bool {
        [pair.left, pair.right]
            .iter()
            .all(|&id| self.population.is_substantial(id))
    }

    /// Whether one of the two submissions is negligible.
    pub(crate) fn is_negligible(&self, pair: &ScoredPair<LocalId>) -> bool {
        [pair.left, pair.right]
            .iter()
            .any(|&id| self.population.is_negligible(id))
    }

    /// Returns the pairs of a row: those with each submission of `lists`, one for each channel, that shares anything with it and that it is
    /// compared with.
    pub(crate) fn row(
        &self,
        row: LocalId,
        lists: &[&Postings],
        counters: &mut Counters<u64>,
    ) -> Pairs {
        let channels = self.channels.iter().zip(lists).enumerate();
        let counted = channels.flat_map(|(channel, (ranked, lists))| {
            let firsts = ranked.index.firsts_of(row).iter();
            firsts.map(move |&id| Counted {
                list: lists.of(id),
                channel,
                weight: ranked.index.weight_of_all(id),
            })
        });
        let mut pairs = Pairs::new();
        counters.count(
            counted.collect(),
            &self.population.others(row),
            |other, shared| {
                if self.population.is_pair_of_row(row, other) {
                    pairs.push(self.pair_sharing(row, other, shared));
                }
            },
        );
        pairs
    }
}
