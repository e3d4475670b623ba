//! The distribution of resemblance over all pairs of a class.
//!
//! *Method.* An inverted index of the fingerprints gives, for each submission, how many it shares with each earlier one.
//! Resemblance, the share of their fingerprints that both have, is counted in steps of a ten-thousandth, so that memory does not
//! grow with the number of pairs.
//!
//! *Cost.* n^2 / 2 for n submissions, and the sum of df^2 / 2 over all fingerprints, df the number of submissions that have one.

use codesim_match::HashSets;
use rayon::prelude::*;

/// Steps between a resemblance of 0 and of 1.
const STEPS: usize = 10_000;

/// The resemblances of all pairs of a class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Background {
    /// Pairs by resemblance in [`STEPS`], rounded down.
    counts: Vec<u64>,
    /// Pairs that share anything.
    pub(crate) sharing: u64,
}

impl Background {
    /// Compares submissions, given as their distinct fingerprints, each ascending.
    pub(crate) fn new(sets: &HashSets) -> Self {
        let index = Index::new(sets);
        let rows = (0..sets.len()).into_par_iter();
        rows.fold(Self::empty, |mut found, row| {
            found.add_row(sets, row, &index.shared(row));
            found
        })
        .reduce(Self::empty, Self::merged)
    }

    fn empty() -> Self {
        Self {
            counts: vec![0; STEPS + 1],
            sharing: 0,
        }
    }

    fn merged(mut self, other: Self) -> Self {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        self.sharing += other.sharing;
        self
    }

    fn add_row(&mut self, sets: &HashSets, row: usize, shared: &[usize]) {
        for (set, &shared) in sets.iter().zip(shared) {
            let union = (set.len() + sets[row].len() - shared).max(1);
            self.counts[shared * STEPS / union] += 1;
            self.sharing += u64::from(shared > 0);
        }
    }

    /// The resemblance that a share of the pairs does not exceed by more than a step, 0..=1; 0 without pairs.
    pub(crate) fn quantile(&self, share: f64) -> f64 {
        let pairs: u64 = self.counts.iter().sum();
        let place = (share * pairs as f64).ceil() as u64;
        let mut below = 0;
        let reached = self.counts.iter().position(|count| {
            below += count;
            below >= place
        });
        reached.unwrap_or(0) as f64 / STEPS as f64
    }
}

/// The submissions that have a fingerprint.
struct Index {
    /// For each fingerprint the submissions that have it, ascending.
    owners: Vec<Vec<u32>>,
    /// For each submission its fingerprints that others have too.
    shared: Vec<Vec<usize>>,
}

impl Index {
    fn new(sets: &HashSets) -> Self {
        let each = sets.iter().enumerate();
        let mut entries: Vec<(u64, u32)> = each
            .flat_map(|(id, set)| set.iter().map(move |&hash| (hash, id as u32)))
            .collect();
        entries.par_sort_unstable();
        let mut index = Self {
            owners: Vec::new(),
            shared: vec![Vec::new(); sets.len()],
        };
        for equal in entries
            .chunk_by(|a, b| a.0 == b.0)
            .filter(|equal| equal.len() > 1)
        {
            for &(_, id) in equal {
                index.shared[id as usize].push(index.owners.len());
            }
            index.owners.push(equal.iter().map(|&(_, id)| id).collect());
        }
        index
    }

    /// Counts the fingerprints that a submission shares with each before it.
    fn shared(&self, row: usize) -> Vec<usize> {
        let mut shared = vec![0; row];
        for &fingerprint in &self.shared[row] {
            let owners = self.owners[fingerprint].iter();
            for &other in owners.take_while(|&&other| (other as usize) < row) {
                shared[other as usize] += 1;
            }
        }
        shared
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pair_is_counted_with_its_resemblance() {
        let sets = [vec![1, 2, 3], vec![2, 3, 4], vec![5], vec![]];
        let found = Background::new(&sets.into_iter().collect());
        assert_eq!(found.sharing, 1);
        assert_eq!(found.counts.iter().sum::<u64>(), 6);
        assert_eq!(found.quantile(1.0), 0.5);
        assert_eq!(found.quantile(5.0 / 6.0), 0.0);
    }

    #[test]
    fn without_pairs_nothing_is_alike() {
        assert_eq!(
            Background::new(&HashSets::from_iter([vec![1]])).quantile(0.5),
            0.0
        );
    }
}
