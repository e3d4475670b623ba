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
use crate::index::ChannelIndex;
use crate::population::Population;
use crate::ranking::{RankedChannel, Ranking, rank};
use crate::submission::Submission;
use crate::weight::Totals;

/// The pairs that are worth a closer look are known, their matches are not.
pub struct Ranked {
    pub(crate) channels: Vec<RankedChannel>,
    pub(crate) population: Population,
    pub(crate) ranking: Ranking,
    pub(crate) boilerplate: Boilerplate,
    pub(crate) thresholds: ChannelThresholds,
}

impl Ranked {
    /// Ranks all pairs of the class in which not both submissions are old, and all pairs of one of its new submissions and an earlier one.
    ///
    /// Any number of threads gives the same answer.
    pub fn new(
        fingerprints: Fingerprints,
        earlier: &Earlier,
        options: &Options,
        progress: &dyn Progress,
    ) -> Self {
        let old = fingerprints.old().to_vec();
        let (sets, boilerplate, thresholds) = fingerprints.into_parts();
        let sharing = earlier.sharing(|channel, hash| boilerplate.contains(channel, hash));
        let population = Population::class(old).with_earlier(sharing, earlier.submissions);
        let channels = Channel::ALL
            .into_par_iter()
            .zip(sets)
            .map(|(channel, sets)| {
                let index = index(channel, sets, earlier, &population, &boilerplate, options);
                let sharing = population.sharing().iter();
                let medians = sharing.map(|&id| (earlier.expected)(channel, id));
                let middle = earlier.middle[channel as usize];
                RankedChannel {
                    expected: Expected::new(&index, &population, medians, middle),
                    weight: channel.weight(),
                    index,
                }
            });
        let channels: Vec<RankedChannel> = channels.collect();
        let ranking = rank(&channels, &population, options.limit, || {
            progress.compared()
        });
        Self {
            channels,
            population,
            ranking,
            boilerplate,
            thresholds,
        }
    }

    /// The earlier submissions that are in a pair that is kept, ascending: [`Ranked::compare`] needs them in full.
    pub fn earlier(&self) -> Vec<usize> {
        let class = self.population.measured();
        let pairs = self.ranking.pairs.iter();
        let mut found: Vec<usize> = pairs
            .filter_map(|pair| pair.right.checked_sub(class))
            .map(|sharing| self.population.sharing()[sharing])
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// What is expected of a submission of the class in each channel: to be kept beside its fingerprints in an index.
    pub fn expected(&self, submission: usize) -> [f64; Channel::COUNT] {
        Channel::ALL.map(|channel| self.channels[channel as usize].expected.of(submission))
    }

    /// What is expected of all submissions together in each channel: to be kept in the index as well.
    pub fn middle(&self) -> [f64; Channel::COUNT] {
        Channel::ALL.map(|channel| self.channels[channel as usize].expected.middle())
    }

    /// The comparison of `submissions`: those of the class, then those of `earlier`, which are numbers in the index, ascending, and
    /// have all of [`Ranked::earlier`] among them.
    pub fn compare<'a>(self, submissions: &'a [Submission], earlier: &[usize]) -> Comparison<'a> {
        Comparison::of(self, submissions, earlier)
    }
}

/// The index of one channel, with the earlier submissions that are here after the class.
fn index(
    channel: Channel,
    mut sets: Vec<Vec<u64>>,
    earlier: &Earlier,
    population: &Population,
    boilerplate: &Boilerplate,
    options: &Options,
) -> ChannelIndex {
    let sharing = population.sharing();
    let mut totals: Vec<Totals> = sharing
        .iter()
        .map(|&id| (earlier.totals)(channel, id))
        .collect();
    let here = |id: &u32| sharing.binary_search(&(*id as usize)).ok();
    let found = &earlier.found[channel as usize];
    let is_given = |found: &Found| boilerplate.contains(channel, found.hash);
    let mut own = vec![Vec::new(); sharing.len()];
    for found in found.iter().filter(|found| !is_given(found)) {
        for at in found.submissions.iter().filter_map(here) {
            own[at].push(found.hash);
        }
    }
    sets.extend(own);
    let mut index = ChannelIndex::new(&sets, population.len(), options.max_occurrences);
    for found in found {
        // What is given code, or too common, counts nowhere.
        let counted = index.occurrences(found.hash);
        for at in found.submissions.iter().filter_map(here) {
            totals[at].remove(found.occurrences);
            counted.inspect(|&counted| totals[at].add(counted));
        }
    }
    for (at, totals) in totals.iter().enumerate() {
        let weight = totals.weight(population.len() as u64);
        index.set_total_weight(population.measured() + at, weight);
    }
    index
}
