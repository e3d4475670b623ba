//! Membership of submissions in rings.

use crate::rings::search::Ring;

/// The ring of each submission, if any.
#[derive(Debug, Default)]
pub(crate) struct Membership {
    ring_of: Vec<Option<usize>>,
}

impl Membership {
    pub(crate) fn new(rings: &[Ring]) -> Self {
        let last = rings.iter().filter_map(|ring| ring.members.last()).max();
        let mut ring_of = vec![None; last.map_or(0, |last| last + 1)];
        for (number, ring) in rings.iter().enumerate() {
            for &member in &ring.members {
                ring_of[member] = Some(number);
            }
        }
        Self { ring_of }
    }

    /// Returns the ring that both submissions are in.
    pub(crate) fn of_pair(&self, left: usize, right: usize) -> Option<usize> {
        let [left, right] = [left, right].map(|id| self.ring_of.get(id).copied().flatten());
        left.filter(|_| left == right)
    }
}
