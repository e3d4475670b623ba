//! The submissions that have each fingerprint: one ascending list for each.

use std::ops::Range;

use rustc_hash::FxHashMap;

use crate::index::population::LocalId;

/// A fingerprint that at least two submissions share, by its rank among these in order of the hash.
pub(crate) type Id = u32;

/// The submissions of each fingerprint.
#[derive(Debug)]
pub(crate) struct Postings {
    /// Start of each list in `submissions`, and the end of the last.
    starts: Vec<u32>,
    submissions: Vec<LocalId>,
}

impl Postings {
    /// Creates postings without lists, with room for `entries` entries.
    pub(crate) fn with_capacity(entries: usize) -> Self {
        Self {
            starts: vec![0],
            submissions: Vec::with_capacity(entries),
        }
    }

    /// Adds the list of the next fingerprint.
    pub(crate) fn push(&mut self, list: impl IntoIterator<Item = LocalId>) {
        self.submissions.extend(list);
        self.starts.push(narrow(self.submissions.len()));
    }

    /// Returns the number of lists.
    pub(crate) fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns the number of entries in all lists.
    pub(crate) fn entries(&self) -> usize {
        self.submissions.len()
    }

    /// Returns the submissions of a fingerprint.
    pub(crate) fn of(&self, id: Id) -> &[LocalId] {
        let id = id as usize;
        &self.submissions[self.starts[id] as usize..self.starts[id + 1] as usize]
    }

    /// Returns the submissions of a fingerprint that lie in a range.
    pub(crate) fn within(&self, id: Id, range: &Range<LocalId>) -> impl Iterator<Item = LocalId> {
        let list = self.of(id);
        // Most ranges begin with the first submission of all.
        let from = match list.first() {
            Some(&first) if first < range.start => {
                list.partition_point(|&other| other < range.start)
            }
            _ => 0,
        };
        let rest = list[from..].iter().copied();
        rest.take_while(move |&other| other < range.end)
    }

    /// Returns for each list how many are equal to it, 0 if it is equal to one before.
    pub(crate) fn repetitions(&self) -> Vec<u32> {
        let mut counts = vec![0; self.len()];
        let mut firsts = FxHashMap::default();
        for id in 0..narrow(self.len()) {
            let first = *firsts.entry(self.of(id)).or_insert(id);
            counts[first as usize] += 1;
        }
        counts
    }

    /// Returns the lists with only the entries to keep.
    pub(crate) fn filtered(&self, keep: impl Fn(Id, LocalId) -> bool) -> Self {
        let mut kept = Self::with_capacity(0);
        kept.starts.reserve_exact(self.len());
        for id in 0..narrow(self.len()) {
            let list = self.of(id).iter().copied();
            kept.push(list.filter(|&submission| keep(id, submission)));
        }
        kept
    }
}

pub(crate) fn narrow(count: usize) -> u32 {
    u32::try_from(count).expect("an index holds fewer than 2^32 entries")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_lists_are_counted_for_the_first_of_them() {
        let mut postings = Postings::with_capacity(0);
        for list in [&[0, 1][..], &[0, 2], &[0, 1], &[0, 1, 2], &[0, 2], &[0, 1]] {
            postings.push(list.iter().map(|&id| LocalId::new(id)));
        }
        assert_eq!(postings.repetitions(), [3, 2, 0, 1, 0, 0]);
    }
}
