//! Fingerprints with their weights.
//!
//! *Method.* An index is asked for the fingerprints of the class only. What its submissions have besides is in their totals, which
//! are brought up to date here: a fingerprint that the class shares is in more submissions than the index knows of. Weights
//! are therefore the same as if all had been compared at once.
//!
//! *Limits.* What is expected of an earlier submission is what it was when it came into the index.

use std::borrow::Cow;

use codesim_fingerprint::Totals;
use codesim_progress::{Cancelled, Step};
use rayon::prelude::*;

use crate::index::archive::{ArchiveHits, ArchiveId, Found};
use crate::index::fingerprints::Fingerprints;
use crate::index::inverted::{ChannelIndex, Hit};
use crate::index::population::{LocalId, Population};
use crate::input::channel::Channel;
use crate::rings::counting::uncounted;
use crate::rings::membership::Membership;
use crate::rings::search::Ring;
use crate::scoring::expected::{Expected, MIN_SUBMISSIONS};
use crate::scoring::score::{RankedChannel, Scoring};

/// Fingerprints from one question whether to stop to the next.
const CHECKED: usize = 1 << 12;

/// Fingerprints with their weights, and what is expected of those who have them.
pub(crate) struct WeightedFingerprints {
    /// In the order of [`Channel::ALL`].
    pub(crate) channels: Vec<RankedChannel>,
    pub(crate) population: Population,
    pub(crate) membership: Membership,
}

/// For each submission of a class its fingerprints of one channel.
type Sets<'a> = Cow<'a, [Vec<u64>]>;

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

    /// Weighs `sets`, those of `fingerprints` in each channel. Such as are given away are freed when they have become an index, which is as
    /// large.
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

    /// Whatever scores are made of.
    pub(crate) fn scoring(&self) -> Scoring<'_> {
        Scoring {
            channels: &self.channels,
            population: &self.population,
            rings: &self.membership,
        }
    }

    /// The same with these rings, and no others (`rings/counting.rs`). `fingerprints` and `earlier` are those it was made of.
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

/// What the channels are made from.
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
        let index = self.index(channel, &sets, max_occurrences)?;
        drop(sets);
        Ok(RankedChannel {
            expected: self.expected(channel, &index)?,
            view: channel,
            index,
        })
    }

    /// A channel with weights in which each ring counts as one source.
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
        Expected::new(channel, index, self.population, medians, middle, self.step)
    }

    /// The index of one channel, with the earlier submissions that are here after the class.
    fn index(
        &self,
        channel: Channel,
        sets: &[Vec<u64>],
        max_occurrences: usize,
    ) -> Result<ChannelIndex, Cancelled> {
        let hits = self.hits(channel);
        let mut index =
            ChannelIndex::new(sets, &hits, self.population, max_occurrences, self.step)?;
        self.weigh_earlier(channel, &mut index, self.population.len() as u64)?;
        Ok(index)
    }

    /// Sets the weights of the earlier submissions that are here, among so many that count.
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

    /// What the earlier submissions have that is no boilerplate.
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

    /// The totals of the earlier submissions that are here, brought up to date.
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
            // What is boilerplate, or too common, counts nowhere.
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

    /// Those who have a fingerprint.
    fn here(&self, found: &Found) -> impl Iterator<Item = LocalId> {
        let submissions = found.submissions.iter();
        submissions.filter_map(|&id| self.population.here(id))
    }
}
