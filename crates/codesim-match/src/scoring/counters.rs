//! The weights that a submission shares with each other submission.
//!
//! *Method.* The other submissions are processed in blocks, whose counters stay in a core's own cache however large the class is.
//! Each list is read once, from the end of the block before.

use std::ops::{AddAssign, Range};

use crate::index::population::LocalId;
use crate::input::channel::Channel;

/// Submissions of a block: half a mebibyte of counters. With fewer, more lists are taken up again for a few entries.
const BLOCK: usize = if cfg!(test) { 4 } else { 1 << 15 };

/// One thread's counters: for each submission of a block and each channel the weight that is shared with it.
pub(crate) struct Counters<Weight> {
    shared: Vec<[Weight; Channel::COUNT]>,
}

/// The submissions that have a fingerprint, or the remaining ones.
pub(crate) struct Counted<'a, Weight> {
    /// Ascending.
    pub(crate) list: &'a [LocalId],
    /// The channel's number.
    pub(crate) channel: usize,
    /// The weight that is added for each of them.
    pub(crate) weight: Weight,
}

impl<Weight: Copy + Default + PartialEq + AddAssign> Counters<Weight> {
    pub(crate) fn new() -> Self {
        Self {
            shared: vec![[Weight::default(); Channel::COUNT]; BLOCK],
        }
    }

    /// Calls `each` for each of `others`, which ascend, that is in any of the lists, with the weights that were counted for it.
    pub(crate) fn count(
        &mut self,
        mut lists: Vec<Counted<Weight>>,
        others: &[Range<LocalId>],
        mut each: impl FnMut(LocalId, &[Weight; Channel::COUNT]),
    ) {
        // Invariant: the lists, the ranges and the blocks of a range ascend, so that all entries before a block have been cut off the front
        // of each list, and each entry is read once.
        for range in others.iter().filter(|range| !range.is_empty()) {
            for counted in &mut lists {
                counted.skip_to(range.start);
            }
            let numbers = range.start.index()..range.end.index();
            for start in numbers.clone().step_by(BLOCK) {
                let block = start..numbers.end.min(start + BLOCK);
                for counted in &mut lists {
                    self.add(counted, &block);
                }
                self.take(&block, &mut each);
            }
        }
    }

    fn add(&mut self, counted: &mut Counted<Weight>, block: &Range<usize>) {
        let mut read = 0;
        for &other in counted.list {
            if other.index() >= block.end {
                break;
            }
            self.shared[other.index() - block.start][counted.channel] += counted.weight;
            read += 1;
        }
        counted.list = &counted.list[read..];
    }

    /// Passes on the counted weights, in the order of the submissions, and resets the counters.
    fn take(
        &mut self,
        block: &Range<usize>,
        each: &mut impl FnMut(LocalId, &[Weight; Channel::COUNT]),
    ) {
        // Invariant: every counter is zero between two blocks.
        let nothing = [Weight::default(); Channel::COUNT];
        for (other, counter) in block.clone().zip(&mut self.shared) {
            // A fingerprint that all submissions of a large class have may have the weight 0.
            if *counter != nothing {
                each(LocalId::new(other), counter);
                *counter = nothing;
            }
        }
    }
}

impl<Weight> Counted<'_, Weight> {
    fn skip_to(&mut self, start: LocalId) {
        // Most ranges begin with the first submission of all.
        if self.list.first().is_some_and(|&first| first < start) {
            let skipped = self.list.partition_point(|&other| other < start);
            self.list = &self.list[skipped..];
        }
    }
}
