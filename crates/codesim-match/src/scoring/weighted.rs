//! Fingerprints with their weights.
//!
//! *Method.* An index is queried for the fingerprints of the class only. The other fingerprints of its submissions are in their totals, which
//! are updated here: a fingerprint that the class shares is in more submissions than the index has counted. Weights are therefore the same as
//! if all had been compared at once.
//!
//! *Limits.* The expected overlap of an earlier submission is the one from the time when it was added to the index.

use std::borrow::Cow;

use codesim_fingerprint::Totals;
use codesim_progress::{Cancelled, Step};
use rayon::prelude::*;

use crate::index::archive::{ArchiveHits, ArchiveId, Found};
use crate::index::entries::Hit;
use crate::index::fingerprints::Fingerprints;
use crate::index::hash_sets::HashSets;
use crate::index::inverted::ChannelIndex;
use crate::index::population::{LocalId, Population};
use crate::input::channel::Channel;
use crate::rings::counting::uncounted;
use crate::rings::membership::Membership;
use crate::rings::search::Ring;
use crate::scoring::expected::{Expected, MIN_SUBMISSIONS};
use crate::scoring::score::{RankedChannel, Scoring};

/// Number of fingerprints between two checks for cancellation.
const CHECKED: usize = 1 << 12;

/// Fingerprints with their weights, and the expected overlaps of the submissions.
pub(crate) struct WeightedFingerprints {
    /// The channels, in the order of [`Channel::ALL`].
    pub(crate) channels: Vec<RankedChannel>,
    pub(crate) population: Population,
    pub(crate) membership: Membership,
}

/// For each submission of a class its fingerprints of one channel.
type Sets<'a> = Cow<'a, HashSets>;

impl WeightedFingerprints {
    pub(crate) fn of(
        fingerprints: &Fingerprints,
        earlier: &ArchiveHits,
        max_occurrences: usize,
        step: &Step,
    ) -> Result<Self, Cancelled> {
        let sets = Channel::ALL.map(|channel| Cow::Borrowed(fingerprints.sets(channel)));
        Self::with_sets(sets, fingerprints, earlier, max_occurrences, step)
    }

    /// Weighs `sets`, those of `fingerprints` in each channel. Owned sets are freed as soon as they are in postings, which are half as large.
    pub(crate) fn with_sets(
        sets: [Sets; Channel::COUNT],
        fingerprints: &Fingerprints,
        earlier: &ArchiveHits,
        max_occurrences: usize,
        step: &Step,
    ) -> Result<Self, Cancelled> {
        let boilerplate = fingerprints.boilerplate();
        let is_boilerplate = |channel, hash| boilerplate.contains(channel, hash);
        let sharing = earlier.sharing(is_boilerplate);
        let (old, substances) = (fingerprints.old(), fingerprints.substances());
        let population = Population::new(old.to_vec(), substances.to_vec())
            .with_groups(fingerprints.groups().to_vec())
            .with_earlier(sharing, earlier.substances(is_boilerplate));
        let sources = Sources {
            fingerprints,
            earlier,
            population: &population,
            step,
        };
        let channels = Channel::ALL.into_par_iter().zip(sets);
        let channels = channels.map(|(view, sets)| sources.channel(view, sets, max_occurrences));
        Ok(Self {
            channels: channels.collect::<Result<_, _>>()?,
            population,
            membership: Membership::default(),
        })
    }

    /// Returns the data that scores are computed from.
    pub(crate) fn scoring(&self) -> Scoring<'_> {
        Scoring {
            channels: &self.channels,
            population: &self.population,
            rings: &self.membership,
        }
    }

    /// Weighs the fingerprints again with these rings, and no others (`rings/counting.rs`). `fingerprints` and `earlier` are those that it
    /// was built from.
    pub(crate) fn with_rings(
        self,
        rings: &[Ring],
        fingerprints: &Fingerprints,
        earlier: &ArchiveHits,
        step: &Step,
    ) -> Result<Self, Cancelled> {
        let Self {
            channels,
            mut population,
            ..
        } = self;
        population.set_rings(rings, MIN_SUBMISSIONS);
        let sources = Sources {
            fingerprints,
            earlier,
            population: &population,
            step,
        };
        let channels = channels.into_par_iter();
        let channels = channels.map(|channel| sources.with_rings(channel, rings));
        Ok(Self {
            channels: channels.collect::<Result<_, _>>()?,
            population,
            membership: Membership::new(rings),
        })
    }
}

/// The data that the channels are built from.
struct Sources<'a> {
    fingerprints: &'a Fingerprints,
    earlier: &'a ArchiveHits<'a>,
    population: &'a Population,
    step: &'a Step<'a>,
}

impl Sources<'_> {
    fn channel(
        &self,
        channel: Channel,
        sets: Sets,
        max_occurrences: usize,
    ) -> Result<RankedChannel, Cancelled> {
        let index = self.index(channel, sets, max_occurrences)?;
        Ok(RankedChannel {
            expected: self.expected(channel, &index)?,
            view: channel,
            index,
        })
    }

    /// Returns a channel with weights in which each ring counts as one source.
    fn with_rings(
        &self,
        channel: RankedChannel,
        rings: &[Ring],
    ) -> Result<RankedChannel, Cancelled> {
        let RankedChannel {
            view, mut index, ..
        } = channel;
        let all = (self.population.len() - uncounted(rings)) as u64;
        index.count_rings(rings, all);
        self.weigh_earlier(view, &mut index, all)?;
        Ok(RankedChannel {
            expected: self.expected(view, &index)?,
            view,
            index,
        })
    }

    fn expected(&self, channel: Channel, index: &ChannelIndex) -> Result<Expected, Cancelled> {
        let archive = self.earlier.archive;
        let sharing = self.population.sharing().iter();
        let medians = sharing.map(|&id| archive.expected(channel, id));
        let middle = archive.median(channel);
        let key = |id| Channel::ALL.map(|channel| archive.totals(channel, id).parts());
        let population = self.population;
        Expected::new(channel, index, population, key, medians, middle, self.step)
    }

    /// Returns the index of one channel, with the local earlier submissions after the class.
    fn index(
        &self,
        channel: Channel,
        sets: Sets,
        max_occurrences: usize,
    ) -> Result<ChannelIndex, Cancelled> {
        let hits = self.hits(channel);
        let mut index =
            ChannelIndex::new(sets, &hits, self.population, max_occurrences, self.step)?;
        self.weigh_earlier(channel, &mut index, self.population.len() as u64)?;
        Ok(index)
    }

    /// Sets the weights of the local earlier submissions, among `all` submissions that count.
    fn weigh_earlier(
        &self,
        channel: Channel,
        index: &mut ChannelIndex,
        all: u64,
    ) -> Result<(), Cancelled> {
        for (here, totals) in self.totals(channel, index)? {
            index.set_total_weight(here, totals.weight(all));
        }
        Ok(())
    }

    /// Returns the fingerprints of earlier submissions that are not boilerplate.
    fn hits(&self, channel: Channel) -> Vec<Hit> {
        let boilerplate = self.fingerprints.boilerplate();
        let found = self.earlier.found[channel as usize].iter();
        let kept = found.filter(|found| !boilerplate.contains(channel, found.hash));
        kept.map(|found| Hit {
            hash: found.hash,
            submissions: self.here(found).collect(),
        })
        .collect()
    }

    /// Returns the updated totals of the local earlier submissions.
    fn totals(
        &self,
        channel: Channel,
        index: &ChannelIndex,
    ) -> Result<Vec<(LocalId, Totals)>, Cancelled> {
        let class = self.population.class_len();
        let sharing = self.population.sharing().iter().enumerate();
        let own = |id: ArchiveId| self.earlier.archive.totals(channel, id);
        let mut totals: Vec<(LocalId, Totals)> = sharing
            .map(|(place, &id)| (LocalId::new(class + place), own(id)))
            .collect();
        for (number, found) in self.earlier.found[channel as usize].iter().enumerate() {
            if number.is_multiple_of(CHECKED) {
                self.step.check()?;
            }
            // Boilerplate and fingerprints that are too common do not count.
            let now = index.occurrences(found.hash).map(Totals::of_one);
            let before = Totals::of_one(found.occurrences);
            for here in self.here(found) {
                let (_, totals) = &mut totals[here.index() - class];
                totals.remove_all(&before);
                totals.add_all(&now.unwrap_or_default());
            }
        }
        Ok(totals)
    }

    /// Returns the local submissions that have a fingerprint.
    fn here(&self, found: &Found) -> impl Iterator<Item = LocalId> {
        let submissions = found.submissions.iter();
        submissions.filter_map(|&id| self.population.here(id))
    }
}
