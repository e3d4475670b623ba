//! The fingerprints of a class in one channel.
//!
//! *Memory.* Sets are kept in parts of many submissions each. A channel's sets are freed when its index is built, and with them the memory:
//! single sets would lie among those of other channels, and each page would wait for the last of them.

use std::ops::Index;

/// Submissions of a part.
pub(crate) const PART: usize = if cfg!(test) { 4 } else { 1024 };

/// The distinct hashes of each submission of a class in one channel, each set ascending.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HashSets {
    /// All but the last are full.
    parts: Vec<Part>,
    submissions: usize,
}

/// The sets of [`PART`] submissions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Part {
    /// The hashes of one submission after the other.
    hashes: Vec<u64>,
    /// The end of each submission's hashes.
    ends: Vec<usize>,
}

impl HashSets {
    /// Adds the sets of the next submissions: [`PART`] of them, unless they are the last.
    pub(crate) fn push_part(&mut self, sets: &[Vec<u64>]) {
        assert_eq!(self.submissions % PART, 0, "the parts before are full");
        assert!(sets.len() <= PART, "a part has no more");
        let mut end = 0;
        let ends = sets.iter().map(|set| {
            end += set.len();
            end
        });
        self.parts.push(Part {
            ends: ends.collect(),
            hashes: sets.concat(),
        });
        self.submissions += sets.len();
    }

    /// Returns the number of submissions.
    pub fn len(&self) -> usize {
        self.submissions
    }

    /// Whether there is no submission.
    pub fn is_empty(&self) -> bool {
        self.submissions == 0
    }

    /// Returns the sets, in the order of the submissions.
    pub fn iter(&self) -> impl Iterator<Item = &[u64]> {
        (0..self.submissions).map(|submission| &self[submission])
    }

    /// Returns the hashes of all sets, one set after the other.
    pub fn hashes(&self) -> impl Iterator<Item = u64> {
        self.parts
            .iter()
            .flat_map(|part| part.hashes.iter().copied())
    }

    /// Returns the number of hashes in all sets.
    pub fn hash_count(&self) -> usize {
        self.parts.iter().map(|part| part.hashes.len()).sum()
    }

    /// Keeps the smallest `count` hashes of each set.
    pub(crate) fn keep_smallest(&mut self, count: usize) {
        for part in &mut self.parts {
            *part = part.smallest(count);
        }
    }
}

/// The set of a submission.
///
/// # Panics
/// If there is no such submission.
impl Index<usize> for HashSets {
    type Output = [u64];

    fn index(&self, submission: usize) -> &[u64] {
        let Part { hashes, ends } = &self.parts[submission / PART];
        let place = submission % PART;
        let start = place.checked_sub(1).map_or(0, |before| ends[before]);
        &hashes[start..ends[place]]
    }
}

impl Part {
    fn smallest(&self, count: usize) -> Self {
        let mut some = Self::default();
        let mut start = 0;
        for &end in &self.ends {
            let set = &self.hashes[start..end];
            some.hashes.extend(&set[..set.len().min(count)]);
            some.ends.push(some.hashes.len());
            start = end;
        }
        some
    }
}

/// Collects the sets of a class, each ascending.
impl FromIterator<Vec<u64>> for HashSets {
    fn from_iter<I: IntoIterator<Item = Vec<u64>>>(sets: I) -> Self {
        let all: Vec<Vec<u64>> = sets.into_iter().collect();
        let mut collected = Self::default();
        for part in all.chunks(PART) {
            collected.push_part(part);
        }
        collected
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn sets_are_those_that_were_collected(sets in prop::collection::vec(prop::collection::vec(any::<u64>(), 0..5), 0..20), count in 0..5_usize) {
            let mut found: HashSets = sets.iter().cloned().collect();
            prop_assert_eq!(found.len(), sets.len());
            prop_assert_eq!(found.is_empty(), sets.is_empty());
            prop_assert_eq!(found.hash_count(), sets.concat().len());
            prop_assert!(found.hashes().eq(sets.concat()));
            prop_assert!(found.iter().eq(sets.iter().map(Vec::as_slice)));
            found.keep_smallest(count);
            let smallest = sets.iter().map(|set| &set[..set.len().min(count)]);
            prop_assert!(found.iter().eq(smallest));
        }
    }
}
