//! The inverted index of one channel: the submissions that contain each fingerprint.
//!
//! *Method.* Fingerprints that the same submissions have weigh the same, whatever rings there are, and are counted together: code that many share
//! has many of them.
//!
//! *Memory.* About 8 bytes for each fingerprint that is shared.

use std::borrow::Cow;

use codesim_fingerprint::weight;
use codesim_progress::{Cancelled, Step};
use rayon::prelude::*;

use crate::index::entries::{Entries, Hit};
use crate::index::forward::ForwardIndex;
use crate::index::hash_sets::HashSets;
use crate::index::merge::merge;
use crate::index::population::{LocalId, Population};
use crate::index::postings::{Id, Postings, narrow};
use crate::rings::counting::uncounted_occurrences;
use crate::rings::search::Ring;

/// Inverted index of one channel.
#[derive(Debug)]
pub(crate) struct ChannelIndex {
    entries: Entries,
    /// For each shared fingerprint the number of those with the same postings; 0 for all of these but the first.
    with_same_postings: Vec<u32>,
    /// The shared fingerprints of each submission.
    forward: ForwardIndex,
    /// For each submission the weight of all its fingerprints, shared or not.
    totals: Vec<u64>,
    /// Number of submissions that count as having a shared fingerprint: all that have it, except those of a ring that do not count.
    frequencies: Vec<u32>,
    /// Weight of a fingerprint by that number.
    weights: Vec<u64>,
}

impl ChannelIndex {
    /// Builds the index of `fingerprints`: for each submission of a class its distinct hashes, ascending, without boilerplate. The earlier
    /// submissions that have any of these are in `hits`, ascending. Owned fingerprints are freed as soon as they are in the postings.
    ///
    /// Fingerprints that more than `max_occurrences` submissions share are left out altogether.
    pub(crate) fn new(
        fingerprints: Cow<HashSets>,
        hits: &[Hit],
        population: &Population,
        max_occurrences: usize,
        step: &Step,
    ) -> Result<Self, Cancelled> {
        let submissions = population.here_len();
        let entries = Entries::new(&fingerprints, hits, submissions, max_occurrences, step)?;
        drop(fingerprints);
        let with_same_postings = entries.postings.repetitions();
        let is_first = |id: Id| with_same_postings[id as usize] > 0;
        let mut index = Self {
            forward: ForwardIndex::new(&entries.postings, submissions, is_first),
            with_same_postings,
            entries,
            totals: Vec::new(),
            frequencies: Vec::new(),
            weights: Vec::new(),
        };
        index.count_rings(&[], population.len() as u64);
        Ok(index)
    }

    /// Weighs all fingerprints again, with each of these rings counted as one source, among `all` submissions that count.
    pub(crate) fn count_rings(&mut self, rings: &[Ring], all: u64) {
        let entries = &self.entries;
        let lists = (0..narrow(entries.postings.len())).map(|id| entries.postings.of(id));
        self.frequencies = lists.map(|list| narrow(list.len())).collect();
        let shared = |member: usize| self.forward.all(LocalId::new(member));
        for (id, uncounted) in uncounted_occurrences(shared, rings) {
            self.frequencies[id as usize] -= narrow(uncounted);
        }
        let most = entries.unshared.len() as u64;
        self.weights = (0..=most).map(|df| weight(all, df)).collect();
        let totals = entries.unshared.par_iter().enumerate();
        let totals = totals.map(|(submission, &unshared)| {
            let firsts = self.firsts_of(LocalId::new(submission));
            self.weights_of(firsts) + u64::from(unshared) * self.weights[1]
        });
        self.totals = totals.collect();
    }

    /// Returns the weight of all fingerprints of a submission, W(X).
    pub(crate) fn total_weight(&self, submission: LocalId) -> u64 {
        self.totals[submission.index()]
    }

    /// Returns the number of submissions that count as containing a fingerprint, if at least two share it and it is not left out.
    pub(crate) fn occurrences(&self, hash: u64) -> Option<u64> {
        Some(self.frequency(self.id(hash)?) as u64)
    }

    /// Returns the id of a fingerprint, if at least two submissions share it and it is not left out.
    pub(crate) fn id(&self, hash: u64) -> Option<Id> {
        self.entries.hashes.binary_search(&hash).ok().map(narrow)
    }

    /// Sets the weight of all fingerprints of a submission of which only those are indexed that others have too.
    pub(crate) fn set_total_weight(&mut self, submission: LocalId, weight: u64) {
        self.totals[submission.index()] = weight;
    }

    /// Returns the submissions of each shared fingerprint.
    pub(crate) fn postings(&self) -> &Postings {
        &self.entries.postings
    }

    /// Returns the number of submissions that count as containing a fingerprint, df.
    pub(crate) fn frequency(&self, id: Id) -> usize {
        self.frequencies[id as usize] as usize
    }

    /// Returns the weight of a fingerprint.
    pub(crate) fn weight(&self, id: Id) -> u64 {
        self.weights[self.frequency(id)]
    }

    /// Returns the first fingerprints of all different postings.
    pub(crate) fn firsts(&self) -> impl Iterator<Item = Id> {
        (0..narrow(self.entries.postings.len())).filter(|&id| self.is_first(id))
    }

    /// Returns the first fingerprints of the different postings that a submission is in, ascending.
    pub(crate) fn firsts_of(&self, submission: LocalId) -> &[Id] {
        self.forward.firsts(submission)
    }

    /// Returns the weight of all fingerprints with the postings of one that is the first to have them.
    pub(crate) fn weight_of_all(&self, first: Id) -> u64 {
        u64::from(self.with_same_postings[first as usize]) * self.weight(first)
    }

    /// Whether no fingerprint before has the same postings.
    pub(crate) fn is_first(&self, id: Id) -> bool {
        self.with_same_postings[id as usize] > 0
    }

    /// Returns the weight of the fingerprints that two submissions share.
    pub(crate) fn shared_weight(&self, one: LocalId, other: LocalId) -> u64 {
        self.weights_of(&common(self.firsts_of(one), self.firsts_of(other)))
    }

    fn weights_of(&self, firsts: &[Id]) -> u64 {
        firsts.iter().map(|&id| self.weight_of_all(id)).sum()
    }

    /// Returns the fingerprints of a submission that others have too, ascending by hash.
    pub(crate) fn fingerprints_of(&self, submission: LocalId) -> Vec<SharedFingerprint> {
        let mut ids = self.forward.all(submission).to_vec();
        // Ids are in the order of the hashes. A stable sort merges the two ascending parts.
        ids.sort();
        let fingerprint = |id: Id| SharedFingerprint {
            hash: self.entries.hashes[id as usize],
            occurrences: self.entries.postings.of(id).len(),
            weight: self.weight(id),
        };
        ids.into_iter().map(fingerprint).collect()
    }
}

/// Returns the ids that are in both of two ascending lists, in no order.
fn common(one: &[Id], other: &[Id]) -> Vec<Id> {
    // Whether an id is common cannot be predicted, so each is written and only the common ones are counted.
    let (mut common, mut count) = (vec![0; one.len()], 0);
    merge(one, other, |place, is_common| {
        common[count] = one[place];
        count += usize::from(is_common);
    });
    common.truncate(count);
    common
}

/// A fingerprint that several submissions have.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SharedFingerprint {
    /// Hash of the k-gram.
    pub(crate) hash: u64,
    /// Number of submissions that contain it.
    pub(crate) occurrences: usize,
    /// Its weight.
    pub(crate) weight: u64,
}
