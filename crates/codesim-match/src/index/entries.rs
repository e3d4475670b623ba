//! The entries of the inverted index of one channel: the submissions of each fingerprint that several have.
//!
//! *Method.* Equal hashes are brought together by sorting. The hashes are cut into [`SLICES`] of about as many each, by a sample of them. Each
//! submission's own hashes are sorted already, so a slice is gathered from the end of the one before and sorted while it is in the processor's
//! cache. A fingerprint that only one submission has cannot join a pair, so only its share of that submission's weight is kept.
//!
//! *Cost.* O(n log n) for n fingerprints.

use codesim_progress::{Cancelled, Step};
use rayon::prelude::*;

use crate::index::hash_sets::HashSets;
use crate::index::population::LocalId;
use crate::index::postings::{Postings, narrow};

/// Slices that the hashes are cut into.
const SLICES: usize = 128;

/// Slices that are built one after the other.
const GROUP: usize = 8;

/// Groups of slices that are in memory at once.
const AT_ONCE: usize = 4;

/// Hashes that decide where the slices are cut, at most.
const SAMPLE: usize = 1 << 16;

/// The submissions of each fingerprint.
#[derive(Debug)]
pub(super) struct Entries {
    /// Hashes of the shared fingerprints, ascending.
    pub(super) hashes: Vec<u64>,
    /// The submissions of each shared fingerprint.
    pub(super) postings: Postings,
    /// For each submission the number of its fingerprints that no other has.
    pub(super) unshared: Vec<u32>,
}

/// A fingerprint of a class that earlier submissions have.
#[derive(Debug)]
pub(crate) struct Hit {
    pub(crate) hash: u64,
    /// The earlier submissions, ascending; none is of the class.
    pub(crate) submissions: Vec<LocalId>,
}

/// The contribution of one slice of the hashes.
#[derive(Default)]
struct Slice {
    /// Hash and number of submissions of each shared fingerprint.
    groups: Vec<(u64, u32)>,
    /// Submissions of the groups, one after the other.
    postings: Vec<LocalId>,
    /// Submissions of fingerprints that are not shared.
    unshared: Vec<LocalId>,
}

impl Entries {
    /// Inverts `fingerprints`: for each submission of a class its distinct hashes, ascending. The earlier submissions that have any of these
    /// are in `hits`, ascending; with them there are this many submissions. Fingerprints of more than `max_occurrences` are left out.
    pub(super) fn new(
        fingerprints: &HashSets,
        hits: &[Hit],
        submissions: usize,
        max_occurrences: usize,
        step: &Step,
    ) -> Result<Self, Cancelled> {
        let ends = ends_of_slices(fingerprints);
        let slices_of = |first: usize| {
            let before = first.checked_sub(1).map(|place| ends[place]);
            let mut slicing = Slicing::new(fingerprints, before);
            let group = ends[first..].iter().take(GROUP);
            let slices = group.map(|&end| {
                step.check()?;
                Ok(Slice::new(&slicing.up_to(end), hits, max_occurrences))
            });
            slices.collect::<Result<Vec<Slice>, Cancelled>>()
        };
        let mut entries = Self {
            hashes: Vec::new(),
            postings: Postings::with_capacity(fingerprints.hash_count()),
            unshared: vec![0; submissions],
        };
        let groups: Vec<usize> = (0..ends.len()).step_by(GROUP).collect();
        for some in groups.chunks(AT_ONCE) {
            let slices = some.into_par_iter().map(|&first| slices_of(first));
            let slices: Vec<Vec<Slice>> = slices.collect::<Result<_, _>>()?;
            for slice in slices.into_iter().flatten() {
                entries.append(&slice);
            }
        }
        Ok(entries)
    }

    fn append(&mut self, slice: &Slice) {
        for &submission in &slice.unshared {
            self.unshared[submission.index()] += 1;
        }
        let mut postings = slice.postings.as_slice();
        for &(hash, occurrences) in &slice.groups {
            let (group, rest) = postings.split_at(occurrences as usize);
            postings = rest;
            self.hashes.push(hash);
            self.postings.push(group.iter().copied());
        }
    }
}

/// Returns the last hash of each slice, ascending.
fn ends_of_slices(fingerprints: &HashSets) -> Vec<u64> {
    let every = fingerprints.hash_count() / SAMPLE + 1;
    let mut sample: Vec<u64> = fingerprints.hashes().step_by(every).collect();
    sample.sort_unstable();
    let end = |slice: usize| sample.get(slice * sample.len() / SLICES).copied();
    let mut ends: Vec<u64> = (1..SLICES).filter_map(end).collect();
    ends.push(u64::MAX);
    ends.dedup();
    ends
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

/// An iteration over the slices of the hashes.
struct Slicing<'a> {
    /// For each submission the hashes that are not in a slice before.
    rest: Vec<&'a [u64]>,
}

impl<'a> Slicing<'a> {
    /// Starts behind a hash, or with the first.
    fn new(fingerprints: &'a HashSets, before: Option<u64>) -> Self {
        let is_before = |hash: &u64| before.is_some_and(|before| *hash <= before);
        let from = |hashes: &'a [u64]| &hashes[hashes.partition_point(is_before)..];
        Self {
            rest: fingerprints.iter().map(from).collect(),
        }
    }

    /// Returns hash and submission of all fingerprints in the next slice, ascending.
    fn up_to(&mut self, end: u64) -> Vec<(u64, LocalId)> {
        let mut entries = Vec::new();
        for (submission, rest) in self.rest.iter_mut().enumerate() {
            let count = rest.iter().take_while(|&&hash| hash <= end).count();
            let (own, later) = rest.split_at(count);
            entries.extend(own.iter().map(|&hash| (hash, LocalId::new(submission))));
            *rest = later;
        }
        entries.sort_unstable();
        entries
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use codesim_progress::Stage;
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn entries_are_those_of_a_map(sets in prop::collection::vec(prop::collection::btree_set(prop_oneof![0..60_u64, any::<u64>(), Just(u64::MAX)], 0..60), 0..30)) {
            let mut expected: BTreeMap<u64, BTreeSet<usize>> = BTreeMap::new();
            for (submission, set) in sets.iter().enumerate() {
                for &hash in set {
                    expected.entry(hash).or_default().insert(submission);
                }
            }
            let fingerprints: HashSets = sets.iter().map(|set| set.iter().copied().collect()).collect();
            let step = Step::begin(&(), Stage::Rank, None);
            let entries = Entries::new(&fingerprints, &[], sets.len(), usize::MAX, &step).expect("nobody stops it");
            let mut unshared = vec![0; sets.len()];
            for only in expected.values().filter(|holders| holders.len() == 1).flatten() {
                unshared[*only] += 1;
            }
            prop_assert_eq!(entries.unshared, unshared);
            expected.retain(|_, holders| holders.len() > 1);
            prop_assert_eq!(&entries.hashes, &expected.keys().copied().collect::<Vec<_>>());
            for (id, holders) in (0..).zip(expected.values()) {
                let found = entries.postings.of(id).iter().map(|it| it.index());
                prop_assert!(found.eq(holders.iter().copied()));
            }
        }
    }
}
