//! The forward index of one channel: the shared fingerprints of each submission.
//!
//! *Method.* It is the transpose of the postings, and is made of them when the hashes are no longer in memory. Fingerprints that are the first
//! with their postings come before the others, since most uses need only these.

use crate::index::population::LocalId;
use crate::index::postings::{Id, Postings, narrow};

/// The shared fingerprints of each submission.
#[derive(Debug)]
pub(crate) struct ForwardIndex {
    /// The fingerprints of one submission after the other: those that are the first with their postings, ascending, then the others, ascending.
    ids: Vec<Id>,
    /// The ranges of `ids` of each submission.
    bounds: Vec<Bounds>,
}

/// The place of a submission in the ids.
#[derive(Debug, Clone, Copy, Default)]
struct Bounds {
    start: u32,
    /// End of those that are the first with their postings.
    firsts: u32,
    end: u32,
}

impl ForwardIndex {
    /// Makes the index of this many submissions; `is_first` tells whether no fingerprint before has the same postings.
    pub(crate) fn new(
        postings: &Postings,
        submissions: usize,
        is_first: impl Fn(Id) -> bool,
    ) -> Self {
        let mut bounds = bounds(postings, submissions, &is_first);
        let mut ids = vec![0; postings.entries()];
        for id in 0..narrow(postings.len()) {
            let is_first = is_first(id);
            for submission in postings.of(id) {
                // Invariant: the ends move from the starts of their parts to where they belong.
                let bounds = &mut bounds[submission.index()];
                let end = match is_first {
                    true => &mut bounds.firsts,
                    false => &mut bounds.end,
                };
                ids[*end as usize] = id;
                *end += 1;
            }
        }
        Self { ids, bounds }
    }

    /// Returns the fingerprints of a submission that are the first with their postings, ascending.
    pub(crate) fn firsts(&self, submission: LocalId) -> &[Id] {
        let bounds = self.bounds[submission.index()];
        &self.ids[bounds.start as usize..bounds.firsts as usize]
    }

    /// Returns all fingerprints of a submission: those first, then those of which one before has the same postings, each part ascending.
    pub(crate) fn all(&self, submission: LocalId) -> &[Id] {
        let bounds = self.bounds[submission.index()];
        &self.ids[bounds.start as usize..bounds.end as usize]
    }
}

/// Returns the bounds of each submission, with both ends at the starts of their parts.
fn bounds(postings: &Postings, submissions: usize, is_first: impl Fn(Id) -> bool) -> Vec<Bounds> {
    let mut bounds = vec![Bounds::default(); submissions];
    for id in 0..narrow(postings.len()) {
        let is_first = u32::from(is_first(id));
        for submission in postings.of(id) {
            let bounds = &mut bounds[submission.index()];
            bounds.firsts += is_first;
            bounds.end += 1;
        }
    }
    let mut start = 0;
    for bounds in &mut bounds {
        let (firsts, all) = (bounds.firsts, bounds.end);
        *bounds = Bounds {
            start,
            firsts: start,
            end: start + firsts,
        };
        start += all;
    }
    bounds
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn it_is_the_transpose_of_the_postings(lists in prop::collection::vec((prop::collection::btree_set(0..7_usize, 0..7), any::<bool>()), 0..20)) {
            let mut postings = Postings::with_capacity(0);
            for (list, _) in &lists {
                postings.push(list.iter().map(|&submission| LocalId::new(submission)));
            }
            let index = ForwardIndex::new(&postings, 7, |id| lists[id as usize].1);
            for submission in 0..7 {
                let of = |is_first| -> Vec<Id> {
                    let all = (0..).zip(&lists);
                    let own = all.filter(|(_, list)| list.1 == is_first && list.0.contains(&submission));
                    own.map(|(id, _)| id).collect()
                };
                let id = LocalId::new(submission);
                prop_assert_eq!(index.firsts(id), of(true));
                prop_assert_eq!(index.all(id), [of(true), of(false)].concat());
            }
        }
    }
}
