//! The submissions whose pairs are examined, one after the other.

use std::ops::AddAssign;
use std::slice::Chunks;
use std::sync::atomic::{AtomicUsize, Ordering};

use codesim_progress::{Cancelled, Step};
use rayon::prelude::*;

use crate::index::population::LocalId;
use crate::scoring::counters::Counters;
use crate::scoring::score::{Pairs, Scoring};
use crate::search::best::Best;

/// Rows between two selections of the best pairs; bounds the memory for the pairs in between.
const BLOCK: usize = 256;

/// The new submissions of a class: each pair belongs to the row of one of them.
pub(crate) struct Rows<'a> {
    ids: Vec<LocalId>,
    step: &'a Step<'a>,
    /// Number of rows that were examined, some more than once.
    looked_at: AtomicUsize,
}

impl<'a> Rows<'a> {
    pub(crate) fn new(ids: Vec<LocalId>, step: &'a Step<'a>) -> Self {
        Self {
            ids,
            step,
            looked_at: AtomicUsize::new(0),
        }
    }

    /// Creates rows that have been examined before: they never advance.
    pub(crate) fn again(ids: Vec<LocalId>, step: &'a Step<'a>) -> Self {
        Self {
            looked_at: AtomicUsize::new(ids.len()),
            ids,
            step,
        }
    }

    /// Returns the number of rows.
    pub(crate) fn len(&self) -> usize {
        self.ids.len()
    }

    /// Returns the best `most` of the pairs that `pairs_of` finds for each row. Each thread reuses its counters, and after every block of
    /// rows only the best pairs so far are kept. Advances once for each row, however often this is called.
    pub(crate) fn best<Weight: Copy + Default + PartialEq + AddAssign>(
        &self,
        scoring: Scoring,
        most: usize,
        pairs_of: impl Fn(LocalId, &mut Counters<Weight>) -> Pairs + Sync,
    ) -> Result<Pairs, Cancelled> {
        let mut best = Best::new(scoring, most);
        for block in self.blocks(BLOCK) {
            let worst = best.worst();
            let found = self.block(block, |row, counters| {
                let mut pairs = pairs_of(row, counters);
                pairs.retain(|pair| worst.is_none_or(|worst| best.order(pair, &worst).is_le()));
                pairs
            })?;
            best.add(found);
        }
        Ok(best.into_pairs())
    }

    /// Returns all rows in blocks of `rows`.
    pub(crate) fn blocks(&self, rows: usize) -> Chunks<'_, LocalId> {
        self.ids.chunks(rows)
    }

    /// Returns the pairs that `pairs_of` finds for each of some rows.
    pub(crate) fn block<Weight: Copy + Default + PartialEq + AddAssign>(
        &self,
        rows: &[LocalId],
        pairs_of: impl Fn(LocalId, &mut Counters<Weight>) -> Pairs + Sync,
    ) -> Result<Vec<Pairs>, Cancelled> {
        let found = rows
            .into_par_iter()
            .map_init(Counters::new, |counters, &row| {
                self.step.check()?;
                let pairs = pairs_of(row, counters);
                self.advance()?;
                Ok(pairs)
            });
        found.collect()
    }

    fn advance(&self) -> Result<(), Cancelled> {
        match self.looked_at.fetch_add(1, Ordering::Relaxed) < self.len() {
            true => self.step.advance(),
            false => Ok(()),
        }
    }
}
