//! Exact matches of two token strings: greedy string tiling.
//!
//! *Problem.* Cover two strings with common runs (*tiles*) of at least k tokens, the longest first, so that no token is in two tiles
//! (Wise 1993, "String similarity via greedy string tiling and running Karp-Rabin matching").
//!
//! *Method.* A run of tokens that both strings have lies on a diagonal (position in one minus position in the other). A hash table of the
//! k-grams of the left string finds every maximal run of every diagonal once; they are taken longest first. A tile that takes part of a
//! run leaves a shorter one, which is put into a heap. That is Wise's tiling exactly, with a stated order of ties: the leftmost in the
//! left string, then in the right.
//!
//! *Cost.* O((n + m) log(n + m)) for program text, where most k-grams are rare. A k-gram that occurs in more places of the left string than
//! [`occurrence_limit`] allows is matched at the first of them only, and not at all inside of a run that is already found. Two tables of a
//! hundred thousand equal entries are then still laid against each other from their beginnings on, in linear time, but among equal entries
//! a shorter tile may be found than the longest; a submission made of hundreds of equal documents may so have a similarity below 1 even
//! with itself.

use std::collections::BinaryHeap;
use std::ops::{ControlFlow, Range};

use crate::hash::hashes;

/// A common run: `length` tokens from `left` and from `right`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile {
    /// First position in the left string.
    pub left: usize,
    /// First position in the right string.
    pub right: usize,
    /// Number of tokens.
    pub length: usize,
}

/// A run as one number in the order in which runs are taken: from the highest bit down, its length and the complements of its places in the left
/// and in the right string, 32 bits each.
type Ranked = u128;

/// No position: the end of a chain in the table.
const NONE: u32 = u32::MAX;

/// Runs looked at, at the most, for strings of any length.
const RUN_BUDGET: usize = 1 << 22;

/// Places that a k-gram is matched at, for strings of `tokens` tokens together.
fn occurrence_limit(tokens: usize) -> usize {
    (RUN_BUDGET / tokens.max(1)).clamp(8, 256)
}

/// Tiles of at least `k` tokens of two strings, ascending by their place in the left one.
///
/// A symbol that occurs in one string alone, such as a separator, is in no tile.
///
/// # Panics
/// If `k` is 0, or a string has 2^32 tokens or more.
///
/// ```
/// use codesim_fingerprint::{Tile, tiles};
///
/// let left: Vec<u64> = b"xxabcdeyy".iter().map(|&b| b.into()).collect();
/// let right: Vec<u64> = b"abcde".iter().map(|&b| b.into()).collect();
/// assert_eq!(tiles(&left, &right, 3), [Tile { left: 2, right: 0, length: 5 }]);
/// ```
pub fn tiles(left: &[u64], right: &[u64], k: usize) -> Vec<Tile> {
    Tiler::new(left.to_vec(), k).tiles(right, &hashes(right, k))
}

/// A left string made ready for tilings with several right ones.
pub struct Tiler {
    left: Vec<u64>,
    k: usize,
    table: Table,
}

impl Tiler {
    /// Prepares a string for tiles of at least `k` tokens.
    ///
    /// # Panics
    /// If `k` is 0, or the string has 2^32 tokens or more.
    pub fn new(left: Vec<u64>, k: usize) -> Self {
        let table = Table::new(hashes(&left, k));
        Self { left, k, table }
    }

    /// Returns the result of [`tiles`] for this string and `right`, whose k-grams have these [`hashes`].
    ///
    /// # Panics
    /// If `right` has 2^32 tokens or more, or another number of k-grams.
    pub fn tiles(&self, right: &[u64], hashes: &[u64]) -> Vec<Tile> {
        let mut runs: Vec<Ranked> = Vec::new();
        let _ = self.each_run(right, hashes, |run| {
            runs.push(ranked(run));
            ControlFlow::Continue(())
        });
        if runs.is_empty() {
            return Vec::new();
        }
        runs.sort_unstable();
        let mut parts = BinaryHeap::new();
        let mut taken_left = vec![false; self.left.len()];
        let mut taken_right = vec![false; right.len()];
        let mut tiles = Vec::new();
        // Invariant: every run of k or more free tokens lies within one of `runs` or `parts`, and no tile is shorter than any of these. A tile
        // that has any token of a run therefore has its first one or its last: the free tokens of a run that is taken up are what is left
        // between those that are taken at its ends. The first run that is entirely free is the longest one left; of others a part remains.
        while let Some(run) = next(&mut runs, &mut parts) {
            let Tile {
                left,
                right,
                length,
            } = run;
            let is_free = |at: usize| !taken_left[left + at] && !taken_right[right + at];
            if is_free(0) && is_free(length - 1) {
                taken_left[left..left + length].fill(true);
                taken_right[right..right + length].fill(true);
                tiles.push(run);
            } else if let Some(start) = (0..length).find(|&at| is_free(at)) {
                let mut rest = start..length;
                let end = rest.find(|&at| !is_free(at)).unwrap_or(length);
                if end - start >= self.k {
                    parts.push(ranked(run.part(start..end)));
                }
            }
        }
        tiles.sort_unstable_by_key(|tile| tile.left);
        tiles
    }

    /// Whether there is any tile.
    ///
    /// # Panics
    /// If `right` has 2^32 tokens or more.
    pub fn has_tile(&self, right: &[u64]) -> bool {
        let found = |_| ControlFlow::Break(());
        self.each_run(right, &hashes(right, self.k), found)
            .is_break()
    }

    /// Calls `found` with the maximal common runs of at least k tokens, each once.
    fn each_run(
        &self,
        right: &[u64],
        right_hashes: &[u64],
        mut found: impl FnMut(Tile) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (left, table, k) = (&self.left[..], &self.table, self.k);
        let grams = (right.len() + 1).saturating_sub(k);
        assert_eq!(right_hashes.len(), grams, "each k-gram has a hash");
        if table.is_empty() || right_hashes.is_empty() {
            return ControlFlow::Continue(());
        }
        let limit = occurrence_limit(left.len() + right.len());
        // Up to where each diagonal is known, as a position in the right string.
        let mut known = vec![0u32; left.len() + right.len()];
        // The run that reaches furthest in the right string.
        let mut furthest: Option<Tile> = None;
        // Invariant: on each diagonal, everything before `known` has been looked at, so that a maximal run is found once,
        // from its first k-gram.
        for (at_right, &hash) in right_hashes.iter().enumerate() {
            let within = furthest.filter(|run| at_right + k <= run.right_end());
            let is_alone = |run: Tile| table.is_alone(run.left + at_right - run.right);
            if within.is_some_and(is_alone) {
                continue;
            }
            let (count, occurrences) = table.occurrences(hash);
            if within.is_some() && count > limit {
                continue;
            }
            for at_left in occurrences.take(limit) {
                let diagonal = &mut known[at_left + right.len() - at_right];
                if (*diagonal as usize) > at_right {
                    continue;
                }
                let run = maximal_run(left, right, at_left, at_right);
                *diagonal = narrow(run.right + run.length.max(1));
                if run.length >= k {
                    if furthest.is_none_or(|other| other.right_end() < run.right_end()) {
                        furthest = Some(run);
                    }
                    found(run)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

impl Tile {
    fn right_end(self) -> usize {
        self.right + self.length
    }

    fn part(self, range: Range<usize>) -> Self {
        Self {
            left: self.left + range.start,
            right: self.right + range.start,
            length: range.len(),
        }
    }
}

/// Removes the last of all runs, of which those in `runs` ascend.
fn next(runs: &mut Vec<Ranked>, parts: &mut BinaryHeap<Ranked>) -> Option<Tile> {
    let is_part = parts.peek() > runs.last();
    let next = if is_part { parts.pop() } else { runs.pop() };
    next.map(unranked)
}

fn ranked(run: Tile) -> Ranked {
    let fields = [narrow(run.length), !narrow(run.left), !narrow(run.right)];
    fields
        .into_iter()
        .fold(0, |ranked, field| ranked << 32 | Ranked::from(field))
}

fn unranked(ranked: Ranked) -> Tile {
    let field = |place: u32| (ranked >> (32 * place)) as u32;
    Tile {
        left: !field(1) as usize,
        right: !field(0) as usize,
        length: field(2) as usize,
    }
}

/// Extends the run through a place where both strings agree, as long as possible to both sides.
fn maximal_run(left: &[u64], right: &[u64], at_left: usize, at_right: usize) -> Tile {
    let before = left[..at_left]
        .iter()
        .rev()
        .zip(right[..at_right].iter().rev())
        .take_while(|(a, b)| a == b)
        .count();
    let after = left[at_left..]
        .iter()
        .zip(&right[at_right..])
        .take_while(|(a, b)| a == b)
        .count();
    Tile {
        left: at_left - before,
        right: at_right - before,
        length: before + after,
    }
}

/// Positions of each hash: a chain from its first position on, found by open addressing.
struct Table {
    hashes: Vec<u64>,
    /// The first position of a hash in the slot that belongs to it, or in one behind.
    slots: Vec<u32>,
    /// For each position the next one with the same hash.
    next: Vec<u32>,
    /// For the first position of each hash the number of all, for any other at least 2.
    count: Vec<u32>,
    shift: u32,
}

impl Table {
    fn new(hashes: Vec<u64>) -> Self {
        let bits = (2 * hashes.len().max(1))
            .next_power_of_two()
            .trailing_zeros();
        let mut table = Self {
            slots: vec![NONE; 1 << bits],
            next: vec![NONE; hashes.len()],
            count: vec![1; hashes.len()],
            shift: 64 - bits,
            hashes,
        };
        for position in (0..table.hashes.len()).rev() {
            let slot = table.slot(table.hashes[position]);
            let next = std::mem::replace(&mut table.slots[slot], narrow(position));
            if next != NONE {
                table.next[position] = next;
                table.count[next as usize] += 1;
                table.count[position] = table.count[next as usize];
            }
        }
        table
    }

    fn is_empty(&self) -> bool {
        self.hashes.is_empty()
    }

    /// Whether no other position has the hash of one.
    fn is_alone(&self, position: usize) -> bool {
        self.count[position] == 1
    }

    /// Returns the slot of a hash, or the empty one that it would get.
    fn slot(&self, hash: u64) -> usize {
        // The high bits depend on every symbol. At least half of the slots are empty.
        let mut slot = (hash >> self.shift) as usize;
        while let Some(&hash_there) = self.hashes.get(self.slots[slot] as usize)
            && hash_there != hash
        {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        slot
    }

    /// Returns the number of positions of a hash, and the positions, ascending.
    fn occurrences(&self, hash: u64) -> (usize, impl Iterator<Item = usize>) {
        let first = self.slots[self.slot(hash)] as usize;
        let count = self.count.get(first).copied().unwrap_or(0);
        let next = |position: &usize| {
            let next = self.next[*position];
            (next != NONE).then_some(next as usize)
        };
        let first = (first < self.hashes.len()).then_some(first);
        (count as usize, std::iter::successors(first, next))
    }
}

fn narrow(position: usize) -> u32 {
    u32::try_from(position).expect("a string has fewer than 2^32 symbols")
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Does Wise's tiling literally: the longest common run of free tokens, again and again.
    fn slow_tiles(left: &[u64], right: &[u64], k: usize) -> Vec<Tile> {
        let (mut free_left, mut free_right) = (vec![true; left.len()], vec![true; right.len()]);
        let mut tiles = Vec::new();
        loop {
            let mut best = Tile {
                left: 0,
                right: 0,
                length: 0,
            };
            for l in 0..left.len() {
                for r in 0..right.len() {
                    let length = (0..(left.len() - l).min(right.len() - r))
                        .take_while(|i| free_left[l + i] && free_right[r + i])
                        .take_while(|i| left[l + i] == right[r + i])
                        .count();
                    if length > best.length {
                        best = Tile {
                            left: l,
                            right: r,
                            length,
                        };
                    }
                }
            }
            if best.length < k {
                tiles.sort_unstable_by_key(|tile: &Tile| tile.left);
                return tiles;
            }
            free_left[best.left..best.left + best.length].fill(false);
            free_right[best.right..best.right + best.length].fill(false);
            tiles.push(best);
        }
    }

    fn string() -> impl Strategy<Value = Vec<u64>> {
        prop::collection::vec(0u64..4, 0..60)
    }

    proptest! {
        #[test]
        fn tiling_equals_the_slow_tiling(left in string(), right in string(), k in 1usize..8) {
            prop_assert_eq!(tiles(&left, &right, k), slow_tiles(&left, &right, k));
        }

        #[test]
        fn there_is_a_tile_if_tiling_finds_one(left in string(), right in string(), k in 1usize..12) {
            let tiler = Tiler::new(left.clone(), k);
            prop_assert_eq!(tiler.has_tile(&right), !tiles(&left, &right, k).is_empty());
        }

        #[test]
        fn a_string_with_itself_is_one_tile(text in string()) {
            let whole = Tile { left: 0, right: 0, length: text.len() };
            let expected = if text.len() < 3 { vec![] } else { vec![whole] };
            prop_assert_eq!(tiles(&text, &text, 3), expected);
        }
    }

    #[test]
    fn two_long_tables_of_equal_entries_are_one_tile() {
        let table = vec![7u64; 20_000];
        assert_eq!(
            tiles(&table, &table, 12),
            [Tile {
                left: 0,
                right: 0,
                length: 20_000
            }]
        );
    }
}
