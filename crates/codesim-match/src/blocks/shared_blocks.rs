//! Blocks of code that several submissions of a class share, with their positions in each.
//!
//! *Method.* The fingerprints of the structure channel are put back in their positions, and blocks are found along these lines. For the
//! largest blocks, the position in each submission is the range with most of their fingerprints.
//!
//! *Cost.* The tokens of the class are fingerprinted once more, and 8 bytes are kept for each fingerprint in a run that may be part of a
//! block, until the blocks are known.
//!
//! *Limits.* Starter code, and fingerprints in more submissions than are allowed, are in no block. Earlier submissions of an index are not
//! counted: most of them are not loaded. Pairs that were found elsewhere have no blocks. With a scheme that selects few fingerprints, the
//! code between two of them is not known to be the same.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use codesim_fingerprint::selection::Scheme;
use codesim_progress::{Cancelled, Observer, Stage, Step};
use rayon::prelude::*;

use crate::blocks::common_runs::{Block, Holders, Line, Placed};
use crate::comparison::{Comparison, LocalRanking};
use crate::index::inverted::ChannelIndex;
use crate::index::population::LocalId;
use crate::index::postings::{Id, narrow};
use crate::input::channel::{Channel, fingerprints_of};
use crate::matches::found::DocumentRange;

/// Maximum number of blocks that are returned with their places.
pub const MAX_BLOCKS: usize = 20;

/// One in this number of a block's fingerprints must be in one place: monotonous code has most of them here and there.
const IN_ONE_PLACE: usize = 2;

/// Minimum tokens of a block, in guarantee thresholds: shorter code may be an idiom.
const MIN_GUARANTEES: usize = 10;

/// The blocks of a class.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SharedBlocks {
    /// Number of all blocks.
    pub total: usize,
    /// At most [`MAX_BLOCKS`] of them, in descending order of their tokens times the number of people.
    pub largest: Vec<SharedBlock>,
}

/// Code that at least three submissions of different people have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SharedBlock {
    /// Its number of tokens in the submission where it was found first.
    pub tokens: usize,
    /// The submissions that have it, ascending, with its place in each.
    pub places: Vec<(usize, DocumentRange)>,
}

impl Comparison<'_> {
    /// Returns the blocks of the class, which was fingerprinted by this scheme.
    ///
    /// # Errors
    /// When the work should stop.
    pub fn shared_blocks(
        &self,
        scheme: &Scheme,
        observer: &dyn Observer,
    ) -> Result<SharedBlocks, Cancelled> {
        match self.ranked_here() {
            Some(ranked) => Blocks {
                comparison: self,
                ranked,
                scheme,
            }
            .of_class(observer),
            None => Ok(SharedBlocks::default()),
        }
    }
}

/// The data that blocks are computed from.
struct Blocks<'a> {
    comparison: &'a Comparison<'a>,
    ranked: &'a LocalRanking,
    scheme: &'a Scheme,
}

impl Blocks<'_> {
    fn of_class(&self, observer: &dyn Observer) -> Result<SharedBlocks, Cancelled> {
        let people = self.people();
        let thresholds = self.comparison.thresholds().structure;
        let least = MIN_GUARANTEES * thresholds.guarantee();
        let holders = Holders::new(self.index().postings(), &people, least, thresholds.noise());
        let lines = self.lines(&holders, observer)?;
        let population = &self.ranked.scoring().population;
        let new_ones = lines.iter().filter(|line| !population.is_old(line.owner));
        let mut blocks = holders.blocks(new_ones);
        let beyond = blocks.len().saturating_sub(MAX_BLOCKS);
        blocks.sort_by_key(|block| Reverse(block.tokens * block.people));
        blocks.truncate(MAX_BLOCKS);
        let mut largest = self.placed(&blocks, &lines);
        largest.retain(|block| {
            let members = block.places.iter().map(|&(member, _)| LocalId::new(member));
            holders.may_be_of(&members.collect::<Vec<_>>())
        });
        Ok(SharedBlocks {
            total: largest.len() + beyond,
            largest,
        })
    }

    fn index(&self) -> &ChannelIndex {
        &self.ranked.scoring().channels[Channel::Structure as usize].index
    }

    /// Returns for each submission of the class the first one of its group.
    fn people(&self) -> Vec<LocalId> {
        let mut firsts = BTreeMap::new();
        let class = self.ranked.scoring().population.class();
        let people = class.map(|id| match self.comparison.submissions()[id.index()].group {
            Some(group) => *firsts.entry(group).or_insert(id),
            None => id,
        });
        people.collect()
    }

    /// Returns the fingerprints of the class, those of each document in their positions, in the order of the submissions.
    fn lines(&self, holders: &Holders, observer: &dyn Observer) -> Result<Vec<Line>, Cancelled> {
        let class: Vec<LocalId> = self.ranked.scoring().population.class().collect();
        let step = Step::begin(observer, Stage::Blocks, Some(class.len() as u64));
        let lines = class.into_par_iter().map(|owner| {
            step.advance()?;
            Ok(self.lines_of(owner, holders))
        });
        let lines: Vec<Vec<Line>> = lines.collect::<Result<_, _>>()?;
        Ok(lines.into_iter().flatten().collect())
    }

    fn lines_of(&self, owner: LocalId, holders: &Holders) -> Vec<Line> {
        let documents = self.comparison.submissions()[owner.index()].structures();
        let lines = documents.iter().enumerate().map(|(document, it)| {
            let thresholds = self.comparison.thresholds().structure;
            let fingerprints = fingerprints_of(it, thresholds, self.scheme);
            let placed = fingerprints.into_iter().map(|fingerprint| {
                let id = self.index().id(fingerprint.hash);
                let id = id.filter(|&id| holders.may_be_shared(id));
                Placed::new(narrow(fingerprint.position), id)
            });
            Line {
                owner,
                document,
                fingerprints: holders.shortened(&placed.collect::<Vec<_>>()),
            }
        });
        let lines = lines.filter(|line| !line.fingerprints.is_empty());
        lines.collect()
    }

    /// Returns the blocks with their places.
    fn placed(&self, blocks: &[Block], lines: &[Line]) -> Vec<SharedBlock> {
        let of_owner: Vec<&[Line]> = lines.chunk_by(|a, b| a.owner == b.owner).collect();
        let of = |owner: LocalId| {
            let found = of_owner.binary_search_by_key(&owner, |lines| lines[0].owner);
            found.map_or(&[][..], |found| of_owner[found])
        };
        let placed = blocks.par_iter().map(|block| SharedBlock {
            tokens: block.tokens,
            places: (block.members.iter())
                .filter_map(|&member| Some((member.index(), self.place(block, of(member))?)))
                .collect(),
        });
        placed.collect()
    }

    /// Returns the place with most fingerprints of a block, in the length of the block, in the submission of these lines; `None` if they are
    /// too few.
    fn place(&self, block: &Block, lines: &[Line]) -> Option<DocumentRange> {
        let noise = self.comparison.thresholds().structure.noise();
        let places = lines.iter().filter_map(|line| {
            let is_of_block = |id: &Id| block.ids.binary_search(id).is_ok();
            let own = line.fingerprints.iter();
            let own = own.filter(|placed| placed.id().as_ref().is_some_and(is_of_block));
            let positions: Vec<u32> = own.map(|placed| placed.position).collect();
            let (count, [first, last]) = densest(&positions, narrow(block.tokens - noise))?;
            Some((count, line.document, first as usize..last as usize + noise))
        });
        // The first of several equal places is kept.
        let best = places.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.filter(|(count, ..)| count * IN_ONE_PLACE >= block.ids.len())
            .map(|(_, document, tokens)| DocumentRange { document, tokens })
    }
}

/// Returns the largest group of ascending positions of which no two are further apart than `width`: their number, the first and the last.
fn densest(positions: &[u32], width: u32) -> Option<(usize, [u32; 2])> {
    let mut start = 0;
    let mut best: Option<(usize, [u32; 2])> = None;
    for (at, &last) in positions.iter().enumerate() {
        while last - positions[start] > width {
            start += 1;
        }
        let count = at + 1 - start;
        if best.is_none_or(|(most, _)| count > most) {
            best = Some((count, [positions[start], last]));
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_densest_positions_are_found_and_of_several_the_first() {
        let positions = [0, 9, 20, 23, 30, 41, 47, 50];
        assert_eq!(densest(&positions, 10), Some((3, [20, 30])));
        assert_eq!(densest(&positions, 0), Some((1, [0, 0])));
        assert_eq!(densest(&[], 10), None);
    }
}
