//! A class, and the submissions of an index, ranked by their fingerprints alone.
//!
//! *Method.* An index is asked for the fingerprints of the class only. What its submissions have besides is in their totals, which
//! are brought up to date here: a fingerprint that the class shares is in more submissions than the index knows of. Scores
//! are therefore the same as if all had been compared at once.
//!
//! *Limits.* What is expected of an earlier submission is what it was when it came into the index.

use rayon::prelude::*;

use crate::boilerplate::Boilerplate;
use crate::channel::{Channel, ChannelThresholds};
use crate::comparison::{Comparison, Options, Progress};
use crate::earlier::{Earlier, Found};
use crate::expected::Expected;
use crate::fingerprints::Fingerprints;
use crate::index::{ChannelIndex, Hit, narrow};
use crate::population::Population;
use crate::ranking::{RankedChannel, Ranking, rank};
use crate::submission::Submission;
use crate::weight::Totals;

/// Fingerprints with their weights, and what is expected of those who have them.
pub(crate) struct Weighed {
    pub(crate) channels: Vec<RankedChannel>,
    pub(crate) population: Population,
}

impl Weighed {
    fn new(fingerprints: &Fingerprints, earlier: &Earlier, max_occurrences: usize) -> Self {
        let boilerplate = fingerprints.boilerplate();
        let sharing = earlier.sharing(|channel, hash| boilerplate.contains(channel, hash));
        let population = Population::class(fingerprints.old().to_vec());
        let population = population.with_earlier(sharing, earlier.submissions);
        let channel = |channel: Channel| {
            let index = index(channel, fingerprints, earlier, &population, max_occurrences);
            let sharing = population.sharing().iter();
            let medians = sharing.map(|&id| (earlier.expected)(channel, id));
            let middle = earlier.middle[channel as usize];
            RankedChannel {
                expected: Expected::new(&index, &population, medians, middle),
                weight: channel.weight(),
                index,
            }
        };
        Self {
            channels: Channel::ALL.into_par_iter().map(channel).collect(),
            population,
        }
    }
}

/// What is expected of the submissions of a class: to be kept beside their fingerprints in an index.
pub struct Expectations {
    /// Of each submission in each channel.
    pub each: Vec<[f64; Channel::COUNT]>,
    /// Of all submissions together in each channel, also of those that are in the index already.
    pub middle: [f64; Channel::COUNT],
}

impl Expectations {
    /// Looks at a class among the submissions of an index.
    pub fn new(fingerprints: &Fingerprints, earlier: &Earlier) -> Self {
        let Weighed { channels, .. } = Weighed::new(fingerprints, earlier, usize::MAX);
        let expected = |channel: Channel| &channels[channel as usize].expected;
        Self {
            each: (0..fingerprints.old().len())
                .map(|id| Channel::ALL.map(|channel| expected(channel).of(id)))
                .collect(),
            middle: Channel::ALL.map(|channel| expected(channel).middle()),
        }
    }
}

/// The pairs that are worth a closer look are known, their matches are not.
pub struct Ranked {
    pub(crate) weighed: Weighed,
    pub(crate) ranking: Ranking,
    asked: Vec<usize>,
    pub(crate) boilerplate: Boilerplate,
    pub(crate) thresholds: ChannelThresholds,
}

impl Ranked {
    /// Ranks all pairs of the class in which not both submissions are old, and all pairs of one of its new submissions and an earlier one.
    ///
    /// Of `fingerprints` may be fewer than the thresholds of `options` select. Any number of threads gives the same answer.
    pub fn new(
        fingerprints: Fingerprints,
        earlier: &Earlier,
        options: &Options,
        progress: &dyn Progress,
    ) -> Self {
        let weighed = Weighed::new(&fingerprints, earlier, options.max_occurrences);
        let Weighed {
            channels,
            population,
        } = &weighed;
        let ranking = rank(channels, population, options.limit, || progress.compared());
        Self {
            weighed,
            ranking,
            asked: earlier.asked.clone(),
            boilerplate: fingerprints.into_boilerplate(),
            thresholds: options.thresholds,
        }
    }

    /// The earlier submissions that are in a pair that is kept, and those asked for, ascending: [`Ranked::compare`] needs them in full.
    pub fn earlier(&self) -> Vec<usize> {
        let class = self.weighed.population.measured();
        let pairs = self.ranking.pairs.iter();
        let mut found: Vec<usize> = pairs
            .filter_map(|pair| pair.right.checked_sub(class))
            .map(|sharing| self.weighed.population.sharing()[sharing])
            .chain(self.asked.iter().copied())
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The comparison of `submissions`: those of the class, then those of `earlier`, which are numbers in the index, ascending, and
    /// are those of [`Ranked::earlier`].
    pub fn compare<'a>(self, submissions: &'a [Submission], earlier: &[usize]) -> Comparison<'a> {
        Comparison::of(self, submissions, earlier)
    }
}

/// The index of one channel, with the earlier submissions that are here after the class.
fn index(
    channel: Channel,
    fingerprints: &Fingerprints,
    earlier: &Earlier,
    population: &Population,
    max_occurrences: usize,
) -> ChannelIndex {
    let sharing = population.sharing();
    let place = |&number: &u32| population.place(number as usize);
    let found = &earlier.found[channel as usize];
    let is_given = |found: &Found| fingerprints.boilerplate().contains(channel, found.hash);
    let number = |place: usize| narrow(population.measured() + place);
    let hit = |found: &Found| Hit {
        hash: found.hash,
        submissions: (found.submissions.iter().filter_map(place))
            .map(number)
            .collect(),
    };
    let hits: Vec<Hit> = found
        .iter()
        .filter(|found| !is_given(found))
        .map(hit)
        .collect();
    let sets = fingerprints.sets(channel);
    let mut index = ChannelIndex::new(sets, &hits, population, max_occurrences);
    let mut totals: Vec<Totals> = sharing
        .iter()
        .map(|&id| (earlier.totals)(channel, id))
        .collect();
    for found in found {
        // What is given code, or too common, counts nowhere.
        let now = index.occurrences(found.hash).map(Totals::of_one);
        let before = Totals::of_one(found.occurrences);
        for at in found.submissions.iter().filter_map(place) {
            totals[at].remove_all(&before);
            totals[at].add_all(&now.unwrap_or_default());
        }
    }
    for (at, totals) in totals.iter().enumerate() {
        let weight = totals.weight(population.len() as u64);
        index.set_total_weight(population.measured() + at, weight);
    }
    index
}
