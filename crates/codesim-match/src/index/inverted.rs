//! The inverted index of one channel: the submissions that contain each fingerprint.
//!
//! *Method.* Equal hashes are brought together by sorting. The range of hashes is cut into [`BUCKETS`] slices. Each submission's own hashes
//! are sorted already, so a slice is gathered from the end of the one before and sorted while it is in the processor's cache. A fingerprint
//! that only one submission has cannot join a pair, so only its share of that submission's weight is kept. Fingerprints that the same
//! submissions have weigh the same, whatever rings there are, and are counted together: code that many share has many of them.
//!
//! *Cost.* O(n log n) for n fingerprints; about 8 bytes for each that is shared.

use codesim_fingerprint::weight;
use codesim_progress::{Cancelled, Step};
use rayon::prelude::*;

use crate::index::population::{LocalId, Population};
use crate::index::postings::{Id, Postings, narrow};
use crate::rings::counting::uncounted_occurrences;
use crate::rings::search::Ring;

/// Slices of the range of hashes. Winnowing takes the smallest, so the lower ones are fuller.
const BUCKETS: u64 = 128;

/// Number of hashes of a slice.
const WIDTH: u64 = u64::MAX / BUCKETS + 1;

/// Slices that are built one after the other.
const GROUP: u64 = 8;

/// Groups of slices that are in memory at once.
const AT_ONCE: usize = 4;

/// Fingerprints whose weights are looked up together.
const GATHERED: usize = 64;

/// Inverted index of one channel.
#[derive(Debug)]
pub(crate) struct ChannelIndex {
    entries: Entries,
    /// For each submission the weight of all its fingerprints, shared or not.
    totals: Vec<u64>,
    /// Number of submissions that count as having a shared fingerprint: all that have it, except those of a ring that do not count.
    frequencies: Vec<u32>,
    /// Weight of a fingerprint by that number.
    weights: Vec<u64>,
}

/// The submissions of each fingerprint, and the fingerprints of each submission.
#[derive(Debug)]
struct Entries {
    /// Hashes of the shared fingerprints, ascending.
    hashes: Vec<u64>,
    /// The submissions of each shared fingerprint.
    postings: Postings,
    /// The shared fingerprints of each submission.
    shared: Vec<SharedIds>,
    /// For each submission the number of its fingerprints that no other has.
    unshared: Vec<u32>,
    /// For each shared fingerprint the number of those with the same postings; 0 for all of these but the first.
    with_same_postings: Vec<u32>,
}

/// The shared fingerprints of a submission.
#[derive(Debug, Clone, Default)]
struct SharedIds {
    /// First those that are the first with their postings, ascending, then the others, ascending.
    ids: Vec<Id>,
    /// Number of the former.
    firsts: usize,
}

/// The contribution of one slice of the range of hashes.
#[derive(Default)]
struct Slice {
    /// Hash and number of submissions of each shared fingerprint.
    groups: Vec<(u64, u32)>,
    /// Submissions of the groups, one after the other.
    postings: Vec<LocalId>,
    /// Submissions of fingerprints that are not shared.
    unshared: Vec<LocalId>,
}

impl ChannelIndex {
    /// Builds the index of `fingerprints`: for each submission of a class its distinct hashes, ascending, without boilerplate. The earlier
    /// submissions that have any of these are in `hits`, ascending.
    ///
    /// Fingerprints that more than `max_occurrences` submissions share are left out altogether.
    pub(crate) fn new(
        fingerprints: &[Vec<u64>],
        hits: &[Hit],
        population: &Population,
        max_occurrences: usize,
        step: &Step,
    ) -> Result<Self, Cancelled> {
        let submissions = population.here_len();
        let all = population.len() as u64;
        let slices_of = |group| {
            let mut slicing = Slicing::new(fingerprints, group * GROUP);
            let slices = (0..GROUP).map(|_| {
                step.check()?;
                Ok(Slice::new(&slicing.next_entries(), hits, max_occurrences))
            });
            slices.collect::<Result<Vec<Slice>, Cancelled>>()
        };
        let mut entries = Entries {
            hashes: Vec::new(),
            postings: Postings::with_capacity(fingerprints.iter().map(Vec::len).sum()),
            shared: vec![SharedIds::default(); submissions],
            unshared: vec![0; submissions],
            with_same_postings: Vec::new(),
        };
        let groups: Vec<u64> = (0..BUCKETS / GROUP).collect();
        for some in groups.chunks(AT_ONCE) {
            let slices = some.into_par_iter().map(|&group| slices_of(group));
            let slices: Vec<Vec<Slice>> = slices.collect::<Result<_, _>>()?;
            for slice in slices.into_iter().flatten() {
                entries.append(&slice);
            }
        }
        entries.put_firsts_first();
        let mut index = Self {
            entries,
            totals: Vec::new(),
            frequencies: Vec::new(),
            weights: Vec::new(),
        };
        index.count_rings(&[], all);
        Ok(index)
    }

    /// Weighs all fingerprints again, with each of these rings counted as one source, among `all` submissions that count.
    pub(crate) fn count_rings(&mut self, rings: &[Ring], all: u64) {
        let entries = &self.entries;
        let lists = (0..narrow(entries.postings.len())).map(|id| entries.postings.of(id));
        self.frequencies = lists.map(|list| narrow(list.len())).collect();
        let shared = |member: usize| &*entries.shared[member].ids;
        for (id, uncounted) in uncounted_occurrences(shared, rings) {
            self.frequencies[id as usize] -= narrow(uncounted);
        }
        let most = entries.shared.len() as u64;
        self.weights = (0..=most).map(|df| weight(all, df)).collect();
        let totals = entries.shared.par_iter().zip(&entries.unshared);
        let totals = totals.map(|(shared, &unshared)| {
            self.weights_of(shared.firsts()) + u64::from(unshared) * self.weights[1]
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
        self.entries.shared[submission.index()].firsts()
    }

    /// Returns the weight of all fingerprints with the postings of one that is the first to have them.
    pub(crate) fn weight_of_all(&self, first: Id) -> u64 {
        u64::from(self.entries.with_same_postings[first as usize]) * self.weight(first)
    }

    /// Whether no fingerprint before has the same postings.
    pub(crate) fn is_first(&self, id: Id) -> bool {
        self.entries.with_same_postings[id as usize] > 0
    }

    /// Returns the weight of the fingerprints that two submissions share.
    pub(crate) fn shared_weight(&self, one: LocalId, other: LocalId) -> u64 {
        let mut weight = 0;
        each_common(self.firsts_of(one), self.firsts_of(other), |common| {
            weight += self.weights_of(common);
        });
        weight
    }

    fn weights_of(&self, firsts: &[Id]) -> u64 {
        firsts.iter().map(|&id| self.weight_of_all(id)).sum()
    }

    /// Returns the fingerprints that two submissions share, ascending by hash.
    pub(crate) fn common(&self, left: LocalId, right: LocalId) -> Vec<SharedFingerprint> {
        let [left, right] = [left, right].map(|id| &self.entries.shared[id.index()]);
        let mut ids: Vec<Id> = Vec::new();
        each_common(left.firsts(), right.firsts(), |common| ids.extend(common));
        each_common(left.others(), right.others(), |common| ids.extend(common));
        // Ids are in the order of the hashes. A stable sort merges the two ascending runs.
        ids.sort();
        let shared = |id: Id| SharedFingerprint {
            hash: self.entries.hashes[id as usize],
            occurrences: self.entries.postings.of(id).len(),
            weight: self.weight(id),
        };
        ids.into_iter().map(shared).collect()
    }
}

/// Calls `each` with the ids that are in both of two ascending lists, some at a time.
fn each_common(one: &[Id], other: &[Id], mut each: impl FnMut(&[Id])) {
    let (mut own, mut others) = (0, 0);
    let (mut common, mut count) = ([0; GATHERED], 0);
    // The smaller of the two ids cannot be predicted, so there is no branch on it; what is known of an id is far from that of the next in
    // memory, and is looked up for several together.
    while let (Some(&id), Some(&its)) = (one.get(own), other.get(others)) {
        common[count] = id;
        count += usize::from(id == its);
        own += usize::from(id <= its);
        others += usize::from(its <= id);
        if count == GATHERED {
            each(&common);
            count = 0;
        }
    }
    each(&common[..count]);
}

impl Entries {
    fn append(&mut self, slice: &Slice) {
        for &submission in &slice.unshared {
            self.unshared[submission.index()] += 1;
        }
        let mut postings = slice.postings.as_slice();
        for &(hash, occurrences) in &slice.groups {
            let (group, rest) = postings.split_at(occurrences as usize);
            postings = rest;
            let id = narrow(self.hashes.len());
            for &submission in group {
                self.shared[submission.index()].ids.push(id);
            }
            self.hashes.push(hash);
            self.postings.push(group.iter().copied());
        }
    }

    /// Finds the fingerprints that are the first with their postings, when all have been appended.
    fn put_firsts_first(&mut self) {
        self.with_same_postings = self.postings.repetitions();
        let counts = &self.with_same_postings;
        self.shared.par_iter_mut().for_each(|shared| {
            let is_repeated = |id: &Id| counts[*id as usize] == 0;
            shared.ids.sort_by_key(is_repeated);
            shared.firsts = shared.ids.partition_point(|id| !is_repeated(id));
            shared.ids.shrink_to_fit();
        });
    }
}

impl SharedIds {
    fn firsts(&self) -> &[Id] {
        &self.ids[..self.firsts]
    }

    fn others(&self) -> &[Id] {
        &self.ids[self.firsts..]
    }
}

impl Slice {
    /// Builds the slice from its entries, ascending.
    fn new(entries: &[(u64, LocalId)], hits: &[Hit], max_occurrences: usize) -> Self {
        let mut slice = Self::default();
        for group in entries.chunk_by(|a, b| a.0 == b.0) {
            let hash = group[0].0;
            let hit = hits.binary_search_by_key(&hash, |hit| hit.hash);
            let earlier = hit.map_or(&[][..], |hit| &hits[hit].submissions);
            let occurrences = group.len() + earlier.len();
            if occurrences > max_occurrences {
                continue;
            }
            if occurrences == 1 {
                slice.unshared.push(group[0].1);
                continue;
            }
            slice.groups.push((hash, narrow(occurrences)));
            let own = group.iter().map(|&(_, submission)| submission);
            slice.postings.extend(own.chain(earlier.iter().copied()));
        }
        slice
    }
}

/// An iteration over the slices of the range of hashes.
struct Slicing<'a> {
    /// For each submission the hashes that are not in a slice before.
    rest: Vec<&'a [u64]>,
    bucket: u64,
}

impl<'a> Slicing<'a> {
    /// Starts at a bucket.
    fn new(fingerprints: &'a [Vec<u64>], bucket: u64) -> Self {
        let first = bucket * WIDTH;
        let from = |hashes: &'a Vec<u64>| &hashes[hashes.partition_point(|&hash| hash < first)..];
        Self {
            rest: fingerprints.iter().map(from).collect(),
            bucket,
        }
    }

    /// Returns hash and submission of all fingerprints in the next slice, ascending.
    fn next_entries(&mut self) -> Vec<(u64, LocalId)> {
        let last = self.bucket * WIDTH + (WIDTH - 1);
        self.bucket += 1;
        let mut entries = Vec::new();
        for (submission, rest) in self.rest.iter_mut().enumerate() {
            let count = rest.iter().take_while(|&&hash| hash <= last).count();
            let (own, later) = rest.split_at(count);
            entries.extend(own.iter().map(|&hash| (hash, LocalId::new(submission))));
            *rest = later;
        }
        entries.sort_unstable();
        entries
    }
}

/// A fingerprint of a class that earlier submissions have.
#[derive(Debug)]
pub(crate) struct Hit {
    pub(crate) hash: u64,
    /// The earlier submissions, ascending; none is of the class.
    pub(crate) submissions: Vec<LocalId>,
}

/// A fingerprint that two submissions have in common.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SharedFingerprint {
    /// Hash of the k-gram.
    pub(crate) hash: u64,
    /// Number of submissions that contain it.
    pub(crate) occurrences: usize,
    /// Its weight.
    pub(crate) weight: u64,
}
