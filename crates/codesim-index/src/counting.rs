//! The sums over numbers of occurrences, for all submissions or for those that an addition or a removal changes.
//!
//! *Problem.* The weight of all fingerprints of a submission must be known without reading them again. It follows from sums
//! ([`Totals`]) that change whenever another submission has one of the fingerprints too.
//!
//! *Method.* From scratch ([`all`]): one pass over all segments, hash by hash. After an addition ([`addition`]): one pass over what is
//! new, looking each hash up in what was there before. After a removal ([`removal`]): one pass over all segments that only
//! heeds the hashes of those who go. Sums are whole numbers, so all agree to the last bit. The range of
//! hashes is cut into slices, one a thread.
//!
//! *Cost.* [`all`] and [`removal`]: O(n log s) for n fingerprints in s segments. [`addition`]: a look-up for each distinct new hash, and a step for each
//! older submission that has it. Memory: 24 bytes an id and slice.

use codesim_fingerprint::Totals;
use codesim_progress::Step;
use rayon::prelude::*;

use crate::error::Error;
use crate::merge::Merge;
use crate::removed::Removed;
use crate::segment::{Cursor, Segment};

/// More slices than this need more memory than they save time.
const MAX_SLICES: usize = 8;

/// Fewer blocks than this are not worth a slice of their own.
const MIN_BLOCKS: u64 = if cfg!(test) { 1 } else { 64 };

/// Contributions of counts below this are computed once; nearly all counts are small.
const CACHED: usize = 1024;

/// Hashes from one question whether to stop to the next.
const CHECKED: usize = if cfg!(test) { 8 } else { 1 << 12 };

/// Parts of the totals of each id, or what is to be added to them, modulo 2^64.
type Sums = Vec<[u64; 3]>;

/// A range of hashes: the first, and the first after it.
type Slice = (u64, Option<u64>);

/// The contribution of a fingerprint to the parts of the totals of a submission, by its number of occurrences.
struct Contributions(Vec<[u64; 3]>);

impl Contributions {
    fn new() -> Self {
        Self((0..CACHED as u64).map(contribution).collect())
    }

    fn of(&self, occurrences: usize) -> [u64; 3] {
        let cached = self.0.get(occurrences).copied();
        cached.unwrap_or_else(|| contribution(occurrences as u64))
    }
}

fn contribution(occurrences: u64) -> [u64; 3] {
    let mut totals = Totals::default();
    totals.add(occurrences);
    totals.parts()
}

fn add(sum: &mut [u64; 3], more: [u64; 3]) {
    sum.iter_mut()
        .zip(more)
        .for_each(|(sum, more)| *sum = sum.wrapping_add(more));
}

fn difference(after: [u64; 3], before: [u64; 3]) -> [u64; 3] {
    std::array::from_fn(|part| after[part].wrapping_sub(before[part]))
}

/// Counts the totals of all ids below `ids` from scratch; those of removed submissions are zero.
pub(crate) fn all(
    segments: &[&Segment],
    channel: usize,
    removed: &Removed,
    ids: u32,
    step: &Step,
) -> Result<Vec<Totals>, Error> {
    let contributions = &Contributions::new();
    let mut totals = vec![Totals::default(); ids as usize];
    change(&mut totals, segments, channel, removed, step, || {
        |_, group: &[u32], sums: &mut Sums| {
            let contribution = contributions.of(group.len());
            add_to_each(sums, group, contribution);
            Ok(())
        }
    })?;
    Ok(totals)
}

/// Changes `totals` for the addition of the submissions of `new` to those of `old`.
pub(crate) fn addition(
    old: &[&Segment],
    new: &[&Segment],
    channel: usize,
    removed: &Removed,
    totals: &mut [Totals],
    step: &Step,
) -> Result<(), Error> {
    let contributions = &Contributions::new();
    change(totals, new, channel, removed, step, || {
        let mut lookup = Lookup::new(old.iter().copied(), channel, removed);
        move |hash, group: &[u32], sums: &mut Sums| {
            // Those who had the hash before now share it with more: they get the difference. New ones get all of it. Sums wrap
            // around modulo 2^64, so that a difference may be added before what it corrects.
            let older = lookup.ids(hash)?;
            let [before, after] =
                [older.len(), older.len() + group.len()].map(|df| contributions.of(df));
            add_to_each(sums, older, difference(after, before));
            add_to_each(sums, group, after);
            Ok(())
        }
    })
}

/// Changes `totals` for the removal of those that are in `after` but were not in `before`.
pub(crate) fn removal(
    segments: &[&Segment],
    channel: usize,
    before: &Removed,
    after: &Removed,
    totals: &mut [Totals],
    step: &Step,
) -> Result<(), Error> {
    let contributions = &Contributions::new();
    change(totals, segments, channel, before, step, || {
        |_, group: &[u32], sums: &mut Sums| {
            let gone = group.iter().filter(|&&id| after.contains(id)).count();
            if gone == 0 {
                return Ok(());
            }
            let [old, new] = [group.len(), group.len() - gone].map(|df| contributions.of(df));
            for &id in group {
                let new = if after.contains(id) { [0; 3] } else { new };
                add(&mut sums[id as usize], difference(new, old));
            }
            Ok(())
        }
    })
}

fn add_to_each(sums: &mut Sums, ids: &[u32], more: [u64; 3]) {
    ids.iter().for_each(|&id| add(&mut sums[id as usize], more));
}

/// Adds to `totals` what the hashes of the segments contribute: for each slice, `prepare` makes a worker that is given each hash and
/// who has it.
fn change<W>(
    totals: &mut [Totals],
    segments: &[&Segment],
    channel: usize,
    removed: &Removed,
    step: &Step,
    prepare: impl Fn() -> W + Send + Sync,
) -> Result<(), Error>
where
    W: FnMut(u64, &[u32], &mut Sums) -> Result<(), Error>,
{
    let ids = totals.len();
    let slice = |slice: Slice| {
        let mut sums = vec![[0; 3]; ids];
        let mut work = prepare();
        let merge = Merge::new(segments.iter().copied(), channel, removed, slice)?;
        let mut done = 0_usize;
        merge.groups(|hash, group| {
            if done.is_multiple_of(CHECKED) {
                step.check()?;
            }
            done += 1;
            work(hash, group, &mut sums)
        })?;
        Ok(sums)
    };
    let slices = slices(segments, channel).into_par_iter().map(slice);
    let slices: Vec<Sums> = slices.collect::<Result<_, Error>>()?;
    for sums in slices {
        for (totals, sum) in totals.iter_mut().zip(sums) {
            let mut parts = totals.parts();
            add(&mut parts, sum);
            *totals = Totals::from_parts(parts);
        }
    }
    Ok(())
}

/// Slices of about the same number of entries, judged by the largest segment.
fn slices(segments: &[&Segment], channel: usize) -> Vec<Slice> {
    let Some(largest) = segments
        .iter()
        .max_by_key(|segment| segment.entries_of(channel))
    else {
        return Vec::new();
    };
    let blocks = largest
        .entries_of(channel)
        .div_ceil(crate::block::ENTRIES as u64);
    let most = rayon::current_num_threads().min(MAX_SLICES) as u64;
    let count = (blocks / MIN_BLOCKS).clamp(1, most);
    let mut cuts: Vec<u64> = largest
        .cuts(channel, blocks.div_ceil(count).max(1) as usize)
        .collect();
    cuts.dedup();
    let ends = cuts.iter().copied().map(Some).chain([None]);
    let starts = [0].into_iter().chain(cuts.iter().copied());
    starts
        .zip(ends)
        .filter(|&(start, end)| end != Some(start))
        .collect()
}

/// Looks hashes up in several segments, in ascending order.
pub(crate) struct Lookup<'a> {
    cursors: Vec<Cursor<'a>>,
    removed: &'a Removed,
    ids: Vec<u32>,
}

impl<'a> Lookup<'a> {
    pub(crate) fn new(
        segments: impl IntoIterator<Item = &'a Segment>,
        channel: usize,
        removed: &'a Removed,
    ) -> Self {
        Self {
            cursors: segments
                .into_iter()
                .map(|segment| Cursor::new(segment, channel))
                .collect(),
            removed,
            ids: Vec::new(),
        }
    }

    /// Returns the submissions with a hash, ascending, without removed ones.
    pub(crate) fn ids(&mut self, hash: u64) -> Result<&[u32], Error> {
        self.ids.clear();
        for cursor in &mut self.cursors {
            cursor.collect(hash, &mut self.ids)?;
        }
        self.ids.retain(|&id| !self.removed.contains(id));
        // Each segment gives its own in order; segments that were merged may overlap.
        if !self.ids.is_sorted() {
            self.ids.sort_unstable();
        }
        Ok(&self.ids)
    }
}
