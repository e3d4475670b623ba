//! Many segments as one ascending stream, without those who were removed.
//!
//! *Method.* A heap holds the next entry of each segment. *Cost.* O(log s) steps an entry for s segments; memory for a stretch of each
//! segment, whatever their lengths.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;

use crate::block::Entry;
use crate::error::Error;
use crate::removed::Removed;
use crate::segment::{Entries, Segment};

/// The entries of one channel of several segments, ascending.
pub(crate) struct Merge<'a> {
    streams: Vec<Entries<'a>>,
    /// Next entry of each stream that has not ended.
    heap: BinaryHeap<Reverse<(Entry, usize)>>,
    removed: &'a Removed,
}

impl<'a> Merge<'a> {
    /// Merges the entries of submissions that are not in `removed`, with hashes from `from` on and below `below`, if that is given.
    pub(crate) fn new(
        segments: impl IntoIterator<Item = &'a Segment>,
        channel: usize,
        removed: &'a Removed,
        (from, below): (u64, Option<u64>),
    ) -> Result<Self, Error> {
        let mut merge = Self {
            streams: Vec::new(),
            heap: BinaryHeap::new(),
            removed,
        };
        for segment in segments {
            let mut stream = Entries::new(segment, channel, from, below)?;
            if let Some(entry) = stream.peek()? {
                merge.heap.push(Reverse((entry, merge.streams.len())));
            }
            merge.streams.push(stream);
        }
        Ok(merge)
    }

    /// Returns the next entry.
    pub(crate) fn next(&mut self) -> Result<Option<Entry>, Error> {
        while let Some(entry) = self.next_of_all()? {
            if !self.removed.contains(entry.1) {
                return Ok(Some(entry));
            }
        }
        Ok(None)
    }

    fn next_of_all(&mut self) -> Result<Option<Entry>, Error> {
        let Some(mut top) = self.heap.peek_mut() else {
            return Ok(None);
        };
        // Invariant: the heap has the next entry of every stream that has one. Replacing the top in place sifts it down once,
        // where a pop and a push would take two passes.
        let Reverse((entry, stream)) = *top;
        let entries = &mut self.streams[stream];
        entries.advance();
        match entries.peek()? {
            Some(next) => *top = Reverse((next, stream)),
            None => {
                PeekMut::pop(top);
            }
        }
        Ok(Some(entry))
    }

    /// Calls `group` with each hash and the ids that have it, ascending.
    pub(crate) fn groups(
        mut self,
        mut group: impl FnMut(u64, &[u32]) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let mut ids = Vec::new();
        let mut next = self.next()?;
        while let Some((hash, id)) = next {
            ids.clear();
            ids.push(id);
            next = self.next()?;
            while let Some((_, id)) = next.filter(|next| next.0 == hash) {
                ids.push(id);
                next = self.next()?;
            }
            group(hash, &ids)?;
        }
        Ok(())
    }
}
