//! A class as sets of fingerprints.

use codesim_fingerprint::selection::Scheme;
use codesim_progress::{Cancelled, Step};
use codesim_token::Document;
use rayon::prelude::*;

use crate::index::boilerplate::Boilerplate;
use crate::index::hash_sets::{HashSets, PART};
use crate::input::channel::Channel;
use crate::input::submission::{Opened, Submission};
use crate::input::substance::Substance;
use crate::input::thresholds::ChannelThresholds;

/// The fingerprints of each submission of a class, without boilerplate.
#[derive(Debug)]
pub struct Fingerprints {
    /// For each channel, in the order of [`Channel::ALL`], the hashes of each submission.
    sets: [HashSets; Channel::COUNT],
    /// For each submission whether it is compared with new ones alone.
    old: Vec<bool>,
    /// The substance of each submission.
    substances: Vec<Substance>,
    /// For each submission its group, if it has one.
    groups: Vec<Option<u32>>,
    boilerplate: Boilerplate,
}

impl Fingerprints {
    /// Fingerprints all submissions, on all threads. Advances once for each submission.
    ///
    /// # Errors
    /// When the work should stop.
    pub fn new(
        submissions: &[Submission],
        boilerplate: &[Document],
        thresholds: &ChannelThresholds,
        scheme: &Scheme,
        step: &Step,
    ) -> Result<Self, Cancelled> {
        let boilerplate = Boilerplate::new(boilerplate, thresholds);
        Self::without(boilerplate, submissions, thresholds, scheme, step)
    }

    /// Fingerprints all submissions as [`Fingerprints::new`] does, without boilerplate that was collected already.
    ///
    /// # Errors
    /// When the work should stop.
    pub fn without(
        boilerplate: Boilerplate,
        submissions: &[Submission],
        thresholds: &ChannelThresholds,
        scheme: &Scheme,
        step: &Step,
    ) -> Result<Self, Cancelled> {
        let of = |submission: &Submission| {
            step.check()?;
            let documents = submission.open();
            let own = Channel::ALL.map(|channel| {
                let mut own = hashes(&documents, channel, thresholds, scheme);
                own.retain(|&hash| !boilerplate.contains(channel, hash));
                own
            });
            let size = own[Channel::Structure as usize].len();
            step.advance()?;
            let substance = Substance::new(size, has_form(&documents));
            Ok((own, substance.with_languages(submission.languages)))
        };
        let mut sets = Channel::ALL.map(|_| HashSets::default());
        let mut substances = Vec::with_capacity(submissions.len());
        for part in submissions.chunks(PART) {
            let part = part.par_iter().map(of);
            let (mut part, own): (Vec<[Vec<u64>; Channel::COUNT]>, Vec<Substance>) =
                part.collect::<Result<_, _>>()?;
            substances.extend(own);
            for (channel, sets) in sets.iter_mut().enumerate() {
                let of_channel = part.iter_mut().map(|own| std::mem::take(&mut own[channel]));
                sets.push_part(&of_channel.collect::<Vec<_>>());
            }
        }
        Ok(Self {
            sets,
            substances,
            old: submissions.iter().map(|s| s.old).collect(),
            groups: submissions.iter().map(|s| s.group).collect(),
            boilerplate,
        })
    }

    /// Returns for each submission its distinct hashes of one channel, ascending.
    pub fn sets(&self, channel: Channel) -> &HashSets {
        &self.sets[channel as usize]
    }

    /// Takes the sets of each channel, for callers that no longer need them after reading.
    pub(crate) fn take_sets(&mut self) -> [HashSets; Channel::COUNT] {
        std::mem::take(&mut self.sets)
    }

    /// Keeps the smallest `count` hashes of each submission and channel: an even sample, as hashes do not depend on the text.
    pub fn keep_smallest(&mut self, count: usize) {
        for sets in &mut self.sets {
            sets.keep_smallest(count);
        }
    }

    /// Removes the fingerprints of the other channels, so that only one counts.
    pub fn keep_channel(&mut self, channel: Channel) {
        for other in Channel::ALL.into_iter().filter(|&other| other != channel) {
            self.sets[other as usize].keep_smallest(0);
        }
    }

    /// Returns the hashes that an index has to be queried for: those of all submissions and of the boilerplate, distinct and ascending.
    pub fn wanted(&self, channel: Channel) -> Vec<u64> {
        let mut wanted: Vec<u64> = self.sets(channel).hashes().collect();
        wanted.extend(self.boilerplate.grams(channel));
        wanted.par_sort_unstable();
        wanted.dedup();
        wanted
    }

    /// Returns for each submission whether it is compared with new ones alone.
    pub(crate) fn old(&self) -> &[bool] {
        &self.old
    }

    /// Returns the substance of each submission.
    pub(crate) fn substances(&self) -> &[Substance] {
        &self.substances
    }

    /// Returns for each submission its group, if it has one.
    pub(crate) fn groups(&self) -> &[Option<u32>] {
        &self.groups
    }

    /// Returns the boilerplate that was left out.
    pub(crate) fn boilerplate(&self) -> &Boilerplate {
        &self.boilerplate
    }

    /// Returns the boilerplate that was left out.
    pub(crate) fn into_boilerplate(self) -> Boilerplate {
        self.boilerplate
    }
}

/// Returns the distinct fingerprint hashes of one channel, ascending.
fn hashes(
    documents: &Opened,
    channel: Channel,
    thresholds: &ChannelThresholds,
    scheme: &Scheme,
) -> Vec<u64> {
    let mut found: Vec<u64> = (documents.iter())
        .flat_map(|document| channel.fingerprints(document, thresholds, scheme))
        .map(|fingerprint| fingerprint.hash)
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// Whether any of the documents has a normal form. A root alone has no pq-gram and counts as none.
fn has_form(documents: &Opened) -> bool {
    documents.iter().any(|document| document.tree.len() > 1)
}

#[cfg(test)]
use codesim_token::Granularity;

#[cfg(test)]
use crate::input::languages::Languages;

#[cfg(test)]
impl Fingerprints {
    /// Sets the languages of each submission.
    pub(crate) fn with_languages(mut self, languages: &[Languages]) -> Self {
        for (substance, languages) in self.substances.iter_mut().zip(languages) {
            *substance = substance.with_languages(*languages);
        }
        self
    }

    /// Returns fingerprints that no document has: for each submission its hashes in each channel, ascending; some of them are old, some in a
    /// group.
    pub(crate) fn of_sets(
        sets: Vec<[Vec<u64>; Channel::COUNT]>,
        old: Vec<bool>,
        groups: Vec<Option<u32>>,
    ) -> Self {
        let structure = Channel::Structure as usize;
        let form = Channel::Form as usize;
        Self {
            substances: (sets.iter())
                .map(|own| Substance::new(own[structure].len(), !own[form].is_empty()))
                .collect(),
            sets: Channel::ALL.map(|channel| {
                let own = sets.iter().map(|own| own[channel as usize].clone());
                own.collect()
            }),
            old,
            groups,
            boilerplate: Boilerplate::new(&[], &ChannelThresholds::usual(Granularity::Lexeme)),
        }
    }
}
