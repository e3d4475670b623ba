//! All pairs of a class in their order; there may be more than memory can hold.
//!
//! *Method.* Submissions are compared a block at a time with all others. Their pairs are aligned where they are found, so that each left
//! submission is prepared once for a block. They are sorted in runs, which are written to temporary files and merged while they are read.
//!
//! *Cost.* The memory of a run, a block and the submissions themselves, however many pairs there are; about 30 bytes of disk space for each
//! pair, in at most some [`RUNS`] files.
//!
//! *Source.* External merge sort: Knuth, The Art of Computer Programming, volume 3, section 5.4.

use std::cmp::{Ordering, Reverse};
use std::env;
use std::io;
use std::path::PathBuf;

use codesim_progress::{Cancelled, Observer, Stage, Step};
use ext_sort::{
    BinaryHeapMerger, ExternalChunk, ExternalSorter, ExternalSorterBuilder, LimitedBufferBuilder,
    RmpExternalChunk,
};
use serde::{Deserialize, Serialize};

use crate::background::verdict::{RankedPair, Verdict};
use crate::comparison::Comparison;
use crate::index::population::LocalId;
use crate::index::postings::Postings;
use crate::matches::alignment::Coverage;
use crate::pairs::left::Left;
use crate::pairs::right::Right;
use crate::scoring::score::Pairs;
use crate::scoring::scored::ScoredPair;
use crate::search::rows::Rows;

/// Approximate maximum number of runs of sorted pairs; each is a file that stays open.
const RUNS: u64 = 500;

/// Minimum pairs of a run, and maximum pairs of a block of submissions if that leaves [`MIN_ROWS`].
const PAIRS: u64 = 1 << 20;

/// Minimum submissions of a block: a prepared submission must be used more than once.
const MIN_ROWS: u64 = 16;

type Chunk = RmpExternalChunk<Entry>;
type Sorter = ExternalSorter<Entry, Cancelled>;
type Order = fn(&Entry, &Entry) -> Ordering;
type Decode = <Chunk as ExternalChunk<Entry>>::DeserializationError;
type Encode = <Chunk as ExternalChunk<Entry>>::SerializationError;

/// The reason why pairs cannot be sorted.
#[derive(Debug, thiserror::Error)]
pub enum SortError {
    /// The observer cancelled the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    /// Temporary files cannot be written or read.
    #[error(
        "pairs cannot be sorted in {}, the folder for temporary files: {cause}; TMPDIR names another one",
        folder.display()
    )]
    Disk {
        /// The folder.
        folder: PathBuf,
        /// The cause.
        cause: io::Error,
    },
}

/// A pair in sorting order.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Entry {
    /// Whether it is too small to judge, and whether it is negligible: such pairs come last, and negligible ones at their end.
    place: (bool, bool),
    /// The bits of the score; scores are not negative, so that the bits ascend with them.
    score: Reverse<u64>,
    shared: Reverse<u64>,
    left: u32,
    right: u32,
    verdict: Verdict,
    matched_tokens: u32,
    longest_match: u32,
}

/// The pairs that share anything, in the order of [`Comparison::pairs`], with their coverage by exact matches.
pub struct EveryPair<'a> {
    comparison: &'a Comparison<'a>,
    merged: BinaryHeapMerger<Entry, Decode, Order, Chunk>,
    count: u64,
    /// Dropped last: it owns the folder of the files that are merged.
    _sorter: Sorter,
}

impl Comparison<'_> {
    /// Aligns and sorts all pairs that share anything. Advances once for each new submission of the class.
    ///
    /// # Errors
    /// When the work should stop, or the disk is full.
    ///
    /// # Panics
    /// If not all submissions of [`Ranked::every_earlier`](crate::Ranked::every_earlier) are compared, or pairs were ranked elsewhere.
    pub fn every_pair(&self, observer: &dyn Observer) -> Result<EveryPair<'_>, SortError> {
        let population = &self.ranked().scoring().population;
        let run = (population.pairs() / RUNS).max(PAIRS);
        let block = (PAIRS / population.here_len().max(1) as u64).max(MIN_ROWS);
        self.sorted(run as usize, block as usize, observer)
    }

    /// Sorts all pairs in runs of `run` pairs and blocks of `block` submissions.
    fn sorted(
        &self,
        run: usize,
        block: usize,
        observer: &dyn Observer,
    ) -> Result<EveryPair<'_>, SortError> {
        let scoring = self.ranked().scoring();
        let new = scoring.population.new_ones();
        let step = Step::begin(observer, Stage::Sort, Some(new.len() as u64));
        let rows = Rows::new(new, &step);
        let sorter: Sorter = ExternalSorterBuilder::new()
            .with_threads_number(rayon::current_num_threads())
            .with_buffer(LimitedBufferBuilder::new(run, false))
            .build()
            .map_err(failure)?;
        let lists = scoring.channels.iter();
        let lists: Vec<&Postings> = lists.map(|channel| channel.index.postings()).collect();
        let mut count = 0;
        let entries = rows.blocks(block).flat_map(|block| {
            let pairs = rows.block(block, |row, counters| scoring.row(row, &lists, counters));
            match pairs.and_then(|pairs| self.entries(&pairs, &step)) {
                Ok(entries) => entries.into_iter().map(Ok).collect(),
                Err(cancelled) => vec![Err(cancelled)],
            }
        });
        let entries = entries.inspect(|_| count += 1);
        let merged = sorter.sort_by(entries, Entry::cmp as Order);
        Ok(EveryPair {
            comparison: self,
            merged: merged.map_err(failure)?,
            count,
            _sorter: sorter,
        })
    }

    /// Returns the pairs of a block, aligned and judged.
    fn entries(&self, pairs: &[Pairs], step: &Step) -> Result<Vec<Entry>, Cancelled> {
        let pairs: Vec<&ScoredPair<LocalId>> = pairs.iter().flatten().collect();
        let ranked = self.ranked();
        let ends = |pair: &&ScoredPair<LocalId>| [pair.left, pair.right].map(|id| ranked.index(id));
        self.by_left(&pairs, ends, |left, right, pair| {
            step.check()?;
            Ok(self.entry(pair, left, right))
        })
    }

    fn entry(&self, pair: &ScoredPair<LocalId>, left: &Left, right: &Right) -> Entry {
        let given = self.ranked().given(pair);
        let verdict = left.judge(right, &given).verdict;
        let lengths = left.tiles(right).into_iter().map(|tile| tile.length);
        let narrow = |count: usize| u32::try_from(count).expect("tokens are counted in 32 bits");
        Entry {
            place: (
                verdict == Verdict::TooSmall,
                self.ranked().scoring().is_negligible(pair),
            ),
            score: Reverse(pair.score.to_bits()),
            shared: Reverse(pair.shared),
            left: narrow(given.left),
            right: narrow(given.right),
            verdict,
            matched_tokens: narrow(lengths.clone().sum()),
            longest_match: narrow(lengths.max().unwrap_or(0)),
        }
    }
}

impl EveryPair<'_> {
    /// Returns the number of pairs, including those that were taken already.
    pub fn total(&self) -> u64 {
        self.count
    }

    fn read(&self, entry: &Entry) -> (RankedPair, Coverage) {
        let (left, right) = (entry.left as usize, entry.right as usize);
        let score = f64::from_bits(entry.score.0);
        let scored = ScoredPair {
            score,
            shared: entry.shared.0,
            left,
            right,
        };
        let pair = self.comparison.stated(&scored, entry.verdict);
        let coverage = Coverage {
            left_tokens: self.comparison.matchable_tokens(left),
            right_tokens: self.comparison.matchable_tokens(right),
            matched_tokens: entry.matched_tokens as usize,
            longest_match: entry.longest_match as usize,
        };
        (pair, coverage)
    }
}

impl Iterator for EveryPair<'_> {
    type Item = Result<(RankedPair, Coverage), SortError>;

    fn next(&mut self) -> Option<Self::Item> {
        let entry = self.merged.next()?;
        Some(match entry {
            Ok(entry) => Ok(self.read(&entry)),
            Err(error) => Err(disk(io::Error::other(error))),
        })
    }
}

fn failure(error: ext_sort::SortError<Encode, Decode, Cancelled>) -> SortError {
    match error {
        ext_sort::SortError::InputError(cancelled) => SortError::Cancelled(cancelled),
        ext_sort::SortError::TempDir(cause) | ext_sort::SortError::IO(cause) => disk(cause),
        other => disk(io::Error::other(other)),
    }
}

fn disk(cause: io::Error) -> SortError {
    SortError::Disk {
        folder: env::temp_dir(),
        cause,
    }
}

#[cfg(test)]
mod tests {
    use codesim_fingerprint::Thresholds;
    use codesim_token::{Document, Span, Symbol, TokenString};
    use proptest::prelude::*;

    use super::*;
    use crate::background::verdict::MIN_TOKENS;
    use crate::input::options::Options;
    use crate::input::submission::Submission;
    use crate::input::thresholds::ChannelThresholds;

    fn document(kinds: &[u8]) -> Document {
        let mut tokens = TokenString::default();
        for (start, kind) in (0..).zip(kinds) {
            let symbol = Symbol::of(&kind.to_string());
            let end = start + 1;
            tokens.push(symbol, symbol, Span { start, end });
        }
        tokens.into()
    }

    fn options(limit: usize) -> Options {
        let thresholds = Thresholds::new(3, 5).expect("k is at most t");
        Options {
            thresholds: ChannelThresholds {
                structure: thresholds,
                text: thresholds,
            },
            max_occurrences: usize::MAX,
            min_tokens: MIN_TOKENS,
            limit,
        }
    }

    /// Generates submissions over a small alphabet, some of them old, some large enough to be judged.
    fn class() -> impl Strategy<Value = Vec<Submission>> {
        let kinds = || prop::collection::vec(0..4_u8, 0..60);
        let times = prop_oneof![Just(1_usize), Just(8)];
        let one = (kinds(), kinds(), times, prop::bool::weighted(0.3));
        let submission = one.prop_map(|(first, second, times, old)| Submission {
            documents: vec![
                document(&first.repeat(times)).into(),
                document(&second).into(),
            ],
            old,
            ..Submission::default()
        });
        prop::collection::vec(submission, 0..24)
    }

    struct Impatient;

    impl Observer for Impatient {
        fn is_cancelled(&self) -> bool {
            true
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn sorted_in_files_are_the_pairs_that_memory_holds(class in class(), run in 1..40_usize, block in 1..9_usize) {
            let compare = |limit| Comparison::new(&class, &[], &options(limit), &());
            let all = compare(usize::MAX).expect("nobody stops it");
            let few = compare(1).expect("nobody stops it");
            let every = few.sorted(run, block, &()).expect("the disk has room");
            let expected = all.pairs(&()).expect("nobody stops it");
            prop_assert_eq!(every.total(), expected.len() as u64);
            let found: Vec<_> = every.map(|pair| pair.expect("it can be read")).collect();
            let covered = |pair: RankedPair| (pair, all.align(pair.left, pair.right).coverage);
            prop_assert_eq!(found, expected.into_iter().map(covered).collect::<Vec<_>>());
        }
    }

    #[test]
    fn sorting_stops_when_it_should() {
        let class: Vec<Submission> = (0..3)
            .map(|_| Submission {
                documents: vec![document(&[1, 2, 3, 0, 2, 1]).into()],
                ..Submission::default()
            })
            .collect();
        let comparison = Comparison::new(&class, &[], &options(1), &()).expect("nobody stops it");
        let stopped = comparison.every_pair(&Impatient);
        assert!(matches!(stopped, Err(SortError::Cancelled(_))));
    }
}
