//! What a submission shares with each other one.

use std::ops::{AddAssign, Range};

use crate::channel::Channel;
use crate::population::Here;
use crate::postings::{Id, Postings};

/// Counters that are looked through together.
const BLOCK: usize = 64;

/// One thread's counters: for each submission and channel a weight that is shared with it.
pub(crate) struct Counters<Weight> {
    shared: Vec<[Weight; Channel::COUNT]>,
    /// For each block of counters whether any of them was touched.
    touched: Vec<bool>,
}

impl<Weight: Copy + Default + PartialEq + AddAssign> Counters<Weight> {
    pub(crate) fn new(submissions: usize) -> Self {
        Self {
            shared: vec![[Weight::default(); Channel::COUNT]; submissions],
            touched: vec![false; submissions.div_ceil(BLOCK)],
        }
    }

    /// Counts the weight of a fingerprint in a channel for those of its list that are among these.
    pub(crate) fn add_list(
        &mut self,
        lists: &Postings,
        id: Id,
        others: &[Range<Here>],
        (channel, weight): (usize, Weight),
    ) {
        for range in others.iter().filter(|range| !range.is_empty()) {
            for other in lists.within(id, range) {
                self.shared[other.index()][channel] += weight;
                self.touched[other.index() / BLOCK] = true;
            }
        }
    }

    /// Takes what was counted, in the order of the submissions, and begins anew.
    pub(crate) fn take(&mut self, mut each: impl FnMut(Here, &[Weight; Channel::COUNT])) {
        let nothing = [Weight::default(); Channel::COUNT];
        let blocks = self.shared.chunks_mut(BLOCK).zip(&mut self.touched);
        for (block, (counters, touched)) in blocks.enumerate() {
            if !std::mem::take(touched) {
                continue;
            }
            for (place, counter) in counters.iter_mut().enumerate() {
                // What all have in a large class may weigh nothing.
                if *counter != nothing {
                    each(Here::new(block * BLOCK + place), counter);
                    *counter = nothing;
                }
            }
        }
    }
}
