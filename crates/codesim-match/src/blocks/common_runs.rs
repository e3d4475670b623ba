//! Blocks of code that several submissions have in common, found in posting lists.
//!
//! *Problem.* A template from a book, a library that was pasted in, or a solution that went round makes many pairs alike, and each of these
//! pairs is shown by itself. No pair shows that it is one block of code, and which submissions have it.
//!
//! *Method.* A block is a run of a submission's fingerprints, in the order of their positions, that the same people have: their set is the
//! intersection of the posting lists from the first fingerprint on, and the run ends where too few are left in it. Runs are searched for in
//! [`LEVELS`], those of most people first, so that a template is found as a whole before the longer code that only a few of its users share.
//! A fingerprint is in one block only: another submission that has the block does not find it again. Lines are searched on all threads, some at
//! a time; those in which a line before has taken a fingerprint in the meantime are searched again. In the end, all submissions with most of
//! a block's fingerprints have the block, including those in which a line of it was edited.
//!
//! *Cost.* Linear in the fingerprints: at each level, at most [`LOOKED_AT`] submissions are looked up in the list of each, and the lists of
//! those in blocks are counted once.
//!
//! *Limits.* As with the thresholds of matches there is a length below which no block is found, and a longer one, twice that, from which on
//! one is always found, at least in part: a run that is too short ends where the next begins, and may have begun in other code. Only
//! [`LOOKED_AT`] submissions of a list, from the current submission on, decide where a block ends; its members are counted among all. Code in
//! two blocks of different people is reported in the block of more people.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use rayon::prelude::*;
use rustc_hash::FxHashSet;

use crate::index::population::LocalId;
use crate::index::postings::{Id, Postings, narrow};

/// Minimum numbers of people for a block, level after level. Two people are a pair.
const LEVELS: [usize; 5] = [48, 24, 12, 6, 3];

/// Lines that are searched at a time.
const BATCH: usize = if cfg!(test) { 3 } else { 512 };

/// Submissions of a list that are followed.
const LOOKED_AT: usize = 64;

/// Minimum share of a block's fingerprints that its members have, as numerator and denominator.
const MOST: (usize, usize) = (4, 5);

/// Maximum average number of occurrences of a distinct fingerprint in a run that is a block.
const VARIETY: usize = 2;

/// A fingerprint and its first token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Placed {
    pub(crate) position: u32,
    /// One more than its number, which takes no more room than the number; `None` in place of fingerprints that cannot be in a block.
    after: Option<NonZeroU32>,
}

impl Placed {
    pub(crate) fn new(position: u32, id: Option<Id>) -> Self {
        Self {
            position,
            after: id.and_then(|id| NonZeroU32::new(id + 1)),
        }
    }

    pub(crate) fn id(self) -> Option<Id> {
        self.after.map(|after| after.get() - 1)
    }
}

/// The fingerprints of a document of a submission, ascending by position.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) owner: LocalId,
    pub(crate) document: usize,
    pub(crate) fingerprints: Vec<Placed>,
}

/// The submissions and people that have each fingerprint.
pub(crate) struct Holders<'a> {
    postings: &'a Postings,
    /// For each submission of the class the first one of the same group.
    people: &'a [LocalId],
    /// Whether any group has more than one submission.
    has_groups: bool,
    /// Minimum tokens of a block.
    least: usize,
    /// Tokens of a fingerprint.
    noise: usize,
}

/// Code that several submissions have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Block {
    /// Its fingerprints, distinct and ascending.
    pub(crate) ids: Vec<Id>,
    /// Its tokens in the submission that it was found in.
    pub(crate) tokens: usize,
    /// The submissions that have most of it, ascending.
    pub(crate) members: Vec<LocalId>,
    /// Number of people that these belong to.
    pub(crate) people: usize,
}

impl<'a> Holders<'a> {
    /// Looks for blocks of at least `least` tokens, with fingerprints of `noise` tokens. `people` has for each submission of the class the first
    /// one of the same group: the submissions of a group belong to one person or one team.
    pub(crate) fn new(
        postings: &'a Postings,
        people: &'a [LocalId],
        least: usize,
        noise: usize,
    ) -> Self {
        let mut each = people.iter().enumerate();
        Self {
            has_groups: each.any(|(submission, person)| person.index() != submission),
            postings,
            people,
            least,
            noise,
        }
    }

    /// Returns the submissions of the class that have a fingerprint, ascending.
    fn of(&self, id: Id) -> &[LocalId] {
        let all = self.postings.of(id);
        match all.last() {
            Some(last) if last.index() >= self.people.len() => {
                &all[..all.partition_point(|holder| holder.index() < self.people.len())]
            }
            _ => all,
        }
    }

    /// Whether enough submissions have a fingerprint for a block.
    pub(crate) fn may_be_shared(&self, id: Id) -> bool {
        self.of(id).len() >= LEVELS[LEVELS.len() - 1]
    }

    /// Whether these submissions belong to enough people for a block.
    pub(crate) fn may_be_of(&self, submissions: &[LocalId]) -> bool {
        self.people(submissions) >= LEVELS[LEVELS.len() - 1]
    }

    /// Returns a line without fingerprints that cannot be in a block, and without runs of less than half the length of a block, which are no
    /// place of one worth reporting. Most of a line consists of these.
    pub(crate) fn shortened(&self, line: &[Placed]) -> Vec<Placed> {
        let runs = line.split(|placed| placed.id().is_none());
        let mut kept = Vec::new();
        for run in runs.filter(|run| 2 * self.tokens(run) >= self.least) {
            kept.extend(run);
            kept.push(Placed::new(run[0].position, None));
        }
        // Lines of a whole class are kept until its blocks are known.
        kept.shrink_to_fit();
        kept
    }

    /// Returns the number of people that these submissions belong to.
    fn people(&self, submissions: &[LocalId]) -> usize {
        if !self.has_groups {
            return submissions.len();
        }
        let people = submissions.iter().map(|it| self.people[it.index()]);
        let mut people: Vec<LocalId> = people.collect();
        people.sort_unstable();
        people.dedup();
        people.len()
    }

    /// Returns all blocks that are found along these lines. Those of most people come first, then those of the first lines.
    pub(crate) fn blocks<'l>(&self, lines: impl Iterator<Item = &'l Line>) -> Vec<Block> {
        let lines: Vec<&Line> = lines.collect();
        let mut open = Open::new(self);
        let mut blocks = Vec::new();
        for level in 0..LEVELS.len() {
            for batch in lines.chunks(BATCH) {
                self.search(batch, level, &mut open, &mut blocks);
            }
        }
        blocks
    }

    /// Adds the blocks of a level that are found along some lines.
    fn search(&self, lines: &[&Line], level: usize, open: &mut Open, blocks: &mut Vec<Block>) {
        let walk = |line: &Line| Walk {
            holders: self,
            owner: line.owner,
            level,
        };
        open.closed.clear();
        let as_it_is = &*open;
        let runs = lines.par_iter();
        let runs = runs.map(|line| walk(line).along(&line.fingerprints, as_it_is));
        let found: Vec<Runs> = runs.collect();
        for (line, mut runs) in lines.iter().zip(found) {
            // Invariant: the blocks are those that are found line after line.
            if open.has_closed_any(&line.fingerprints) {
                runs = walk(line).along(&line.fingerprints, open);
            }
            blocks.extend(walk(line).blocks(runs, open));
        }
    }

    /// Returns the block of a run.
    fn block(&self, run: &[Placed]) -> Block {
        let mut ids: Vec<Id> = run.iter().filter_map(|it| it.id()).collect();
        ids.sort_unstable();
        ids.dedup();
        let mut counts: BTreeMap<LocalId, usize> = BTreeMap::new();
        for &holder in ids.iter().flat_map(|&id| self.of(id)) {
            *counts.entry(holder).or_default() += 1;
        }
        counts.retain(|_, count| *count * MOST.1 >= ids.len() * MOST.0);
        let members: Vec<LocalId> = counts.into_keys().collect();
        Block {
            ids,
            tokens: self.tokens(run),
            people: self.people(&members),
            members,
        }
    }

    /// Returns the number of tokens of a run.
    fn tokens(&self, run: &[Placed]) -> usize {
        match (run.first(), run.last()) {
            (Some(first), Some(last)) => (last.position - first.position) as usize + self.noise,
            _ => 0,
        }
    }

    fn is_long(&self, run: &[Placed]) -> bool {
        self.tokens(run) >= self.least
    }
}

/// The levels at which fingerprints can still be in a block. A byte for each stays in the cache, where their lists do not.
struct Open {
    /// For each fingerprint, the number of levels at which enough submissions have it; none once it is in a block.
    levels: Vec<u8>,
    /// The fingerprints that were closed since the lines of a batch were searched.
    closed: FxHashSet<Id>,
}

impl Open {
    fn new(holders: &Holders) -> Self {
        let levels = |id| {
            let count = holders.of(id).len();
            LEVELS.iter().map(|&level| u8::from(count >= level)).sum()
        };
        Self {
            levels: (0..narrow(holders.postings.len())).map(levels).collect(),
            closed: FxHashSet::default(),
        }
    }

    /// Whether a fingerprint can be in a block at the level with this index.
    fn is_at(&self, placed: Placed, level: usize) -> bool {
        // Enough submissions for a level are enough for all later ones.
        let levels = |id: Id| usize::from(self.levels[id as usize]);
        placed
            .id()
            .is_some_and(|id| levels(id) >= LEVELS.len() - level)
    }

    fn close(&mut self, id: Id) {
        self.levels[id as usize] = 0;
        self.closed.insert(id);
    }

    /// Whether any fingerprint of a line was closed since the lines of its batch were searched.
    fn has_closed_any(&self, line: &[Placed]) -> bool {
        let mut ids = line.iter().filter_map(|placed| placed.id());
        !self.closed.is_empty() && ids.any(|id| self.closed.contains(&id))
    }
}

/// The runs of a line that may be blocks.
type Runs<'l> = Vec<&'l [Placed]>;

/// A walk along a line, for blocks of a level.
struct Walk<'a> {
    holders: &'a Holders<'a>,
    owner: LocalId,
    /// Its index in [`LEVELS`].
    level: usize,
}

impl Walk<'_> {
    /// Returns the long runs of a line that enough people have.
    fn along<'l>(&self, line: &'l [Placed], open: &Open) -> Runs<'l> {
        let stretches = line.split(|placed| !open.is_at(*placed, self.level));
        let long = stretches.filter(|run| self.holders.is_long(run));
        long.flat_map(|run| self.runs(run)).collect()
    }

    /// Returns the blocks of the runs of a line and marks their fingerprints as taken.
    fn blocks(&self, runs: Runs, open: &mut Open) -> Vec<Block> {
        // Invariant: a fingerprint is in at most one block. Levels descend, so that it goes to the block of most people, and a taken
        // fingerprint is closed to every later run and level.
        let mut blocks = Vec::new();
        for run in runs {
            // Code that occurs twice in a line is one block.
            if run.iter().all(|placed| open.is_at(*placed, self.level)) {
                let block = self.holders.block(run);
                for &id in &block.ids {
                    open.close(id);
                }
                // A table of numbers repeats few fingerprints, and is long without substance.
                if VARIETY * block.ids.len() >= run.len() {
                    blocks.push(block);
                }
            }
        }
        blocks
    }

    /// Returns the long runs that enough people have.
    fn runs<'r>(&self, open: &'r [Placed]) -> Runs<'r> {
        let (mut start, mut common) = (0, Vec::new());
        let mut runs = Vec::new();
        for (at, id) in open.iter().filter_map(|placed| placed.id()).enumerate() {
            self.retain(&mut common, id);
            if common.is_empty() {
                runs.push(&open[start..at]);
                start = at;
                common = self.beginning(id);
            }
        }
        runs.push(&open[start..]);
        runs.retain(|run| self.holders.is_long(run));
        runs
    }

    /// Leaves the submissions of `common` that have a fingerprint too; none if they are too few.
    fn retain(&self, common: &mut Vec<LocalId>, id: Id) {
        let list = self.holders.of(id);
        let (mut at, mut last, mut kept) = (0, None, 0);
        for place in 0..common.len() {
            // All that are left would be too few.
            let left = common.len() - place;
            if kept + left < LEVELS[self.level] {
                break;
            }
            let holder = common[place];
            // They ascend, but begin again once: see `beginning`.
            if last.is_some_and(|last| holder < last) {
                at = 0;
            }
            last = Some(holder);
            at += before(&list[at..], holder);
            if list.get(at) == Some(&holder) {
                common[kept] = holder;
                kept += 1;
            }
        }
        common.truncate(kept);
        if !self.are_enough(common) {
            common.clear();
        }
    }

    /// Returns the submissions that have a fingerprint, the current one first; an empty list if they are too few.
    fn beginning(&self, id: Id) -> Vec<LocalId> {
        let list = self.holders.of(id);
        let (before, from) = list.split_at(list.partition_point(|&holder| holder < self.owner));
        let first = from.iter().chain(before).copied().take(LOOKED_AT);
        let mut first: Vec<LocalId> = first.collect();
        if !self.are_enough(&first) {
            first.clear();
        }
        first
    }

    fn are_enough(&self, submissions: &[LocalId]) -> bool {
        let least = LEVELS[self.level];
        submissions.len() >= least && self.holders.people(submissions) >= least
    }
}

/// Returns the number of submissions of an ascending list before one that is probably near its beginning.
fn before(list: &[LocalId], submission: LocalId) -> usize {
    let mut end = 1;
    while list.get(end).is_some_and(|&it| it < submission) {
        end *= 2;
    }
    let (start, end) = (end / 2, end.min(list.len()));
    start + list[start..end].partition_point(|&it| it < submission)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    const LEAST: usize = 4;

    /// Returns the lines of submissions, each with these fingerprints one after the other, and the postings of all fingerprints.
    fn class(codes: &[Vec<Id>]) -> (Vec<Line>, Postings) {
        let most = codes.iter().flatten().max().map_or(0, |&id| id + 1);
        let mut postings = Postings::with_capacity(0);
        for id in 0..most {
            let having = (0..codes.len()).filter(|&it| codes[it].contains(&id));
            postings.push(having.map(LocalId::new));
        }
        let placed = |(position, &id): (u32, &Id)| {
            let holders = codes.iter().filter(|it| it.contains(&id)).count();
            Placed::new(position, (holders >= 3).then_some(id))
        };
        let lines = codes.iter().enumerate().map(|(owner, code)| Line {
            owner: LocalId::new(owner),
            document: 0,
            fingerprints: (0..).zip(code).map(placed).collect(),
        });
        (lines.collect(), postings)
    }

    fn blocks(codes: &[Vec<Id>], people: &[usize]) -> Vec<Block> {
        let (lines, postings) = class(codes);
        let people: Vec<LocalId> = people.iter().copied().map(LocalId::new).collect();
        Holders::new(&postings, &people, LEAST, 1).blocks(lines.iter())
    }

    /// Returns people for submissions without groups.
    fn strangers(codes: &[Vec<Id>]) -> Vec<usize> {
        (0..codes.len()).collect()
    }

    fn members(block: &Block) -> Vec<usize> {
        block.members.iter().map(|it| it.index()).collect()
    }

    #[test]
    fn a_template_is_found_as_a_whole_before_what_a_few_of_its_users_share() {
        let template: Vec<Id> = (0..10).collect();
        let ring: Vec<Id> = (100..110).collect();
        let own = |number: Id| (1000 + 10 * number)..(1004 + 10 * number);
        let mut codes: Vec<Vec<Id>> = Vec::new();
        for number in 0..8 {
            let more = if number < 3 { ring.clone() } else { Vec::new() };
            codes.push([more, template.clone(), own(number).collect()].concat());
        }
        let found = blocks(&codes, &strangers(&codes));
        assert_eq!(found.len(), 2);
        assert_eq!((&found[0].ids, found[0].people), (&template, 8));
        assert_eq!((&found[1].ids, members(&found[1])), (&ring, vec![0, 1, 2]));
    }

    #[test]
    fn slightly_edited_block_still_counts() {
        let block: Vec<Id> = (0..10).collect();
        let mut edited = block.clone();
        edited[4] = 50;
        let mut codes = vec![block.clone(); 3];
        codes.push(edited);
        let found = blocks(&codes, &strangers(&codes));
        assert_eq!(members(&found[0]), [0, 1, 2, 3]);
    }

    #[test]
    fn those_of_one_group_are_one() {
        let codes = vec![(0..10).collect::<Vec<Id>>(); 4];
        assert_eq!(blocks(&codes, &[0, 1, 1, 1]), []);
        let found = blocks(&codes, &[0, 1, 1, 3]);
        assert_eq!(
            (found.len(), found[0].people, found[0].members.len()),
            (1, 3, 4)
        );
    }

    #[test]
    fn code_that_stands_twice_is_one_block() {
        let code: Vec<Id> = (0..10).chain(20..30).chain(0..10).collect();
        let codes: Vec<Vec<Id>> = (0..3)
            .map(|own| [code.clone(), vec![90 + own]].concat())
            .collect();
        let found = blocks(&codes, &strangers(&codes));
        let ids: Vec<&Id> = found.iter().flat_map(|block| &block.ids).collect();
        assert_eq!(ids.len(), 20);
    }

    #[test]
    fn submissions_before_one_are_counted_wherever_it_is() {
        let list: Vec<LocalId> = (0..20).map(|it| LocalId::new(3 * it)).collect();
        for it in 0..62 {
            let expected = list.partition_point(|&one| one < LocalId::new(it));
            assert_eq!(before(&list, LocalId::new(it)), expected, "{it}");
        }
        assert_eq!(before(&[], LocalId::new(1)), 0);
    }

    #[test]
    fn a_table_is_no_block() {
        let codes = vec![[1, 2].repeat(10); 3];
        assert_eq!(blocks(&codes, &strangers(&codes)), []);
    }

    /// Generates some fingerprints in any order.
    fn code() -> impl Strategy<Value = Vec<Id>> {
        let all: Vec<Id> = (0..16).collect();
        prop::sample::subsequence(all.clone(), 0..=all.len()).prop_flat_map(|some| {
            // Shuffled codes hardly share any run.
            prop_oneof![3 => Just(some.clone()), 1 => Just(some).prop_shuffle()]
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(256))]

        #[test]
        fn lines_that_are_searched_together_have_the_blocks_of_line_after_line(
            codes in prop::collection::vec(code(), 1..12)
        ) {
            let (lines, postings) = class(&codes);
            let people: Vec<LocalId> = (0..codes.len()).map(LocalId::new).collect();
            let holders = Holders::new(&postings, &people, LEAST, 1);
            let mut open = Open::new(&holders);
            let mut found = Vec::new();
            for level in 0..LEVELS.len() {
                for line in &lines {
                    holders.search(&[line], level, &mut open, &mut found);
                }
            }
            prop_assert_eq!(holders.blocks(lines.iter()), found);
        }

        /// Compares with all runs of all submissions and the submissions that have the whole of them.
        #[test]
        fn of_each_run_that_three_have_some_is_in_a_block_and_of_nothing_else(
            codes in prop::collection::vec(code(), 1..12)
        ) {
            let found = blocks(&codes, &strangers(&codes));
            let mut taken = BTreeSet::new();
            for block in &found {
                let whole = |code: &&Vec<Id>| block.ids.iter().all(|id| code.contains(id));
                prop_assert!(codes.iter().filter(whole).count() >= 3);
                prop_assert!(block.tokens >= LEAST && block.members.len() == block.people);
                for (number, code) in codes.iter().enumerate() {
                    let own = block.ids.iter().filter(|id| code.contains(id)).count();
                    let is_member = block.members.contains(&LocalId::new(number));
                    prop_assert_eq!(is_member, 5 * own >= 4 * block.ids.len());
                }
                prop_assert!(block.ids.iter().all(|&id| taken.insert(id)), "in two blocks");
            }
            for run in codes.iter().flat_map(|code| code.windows(2 * LEAST)) {
                let whole = |code: &&Vec<Id>| run.iter().all(|id| code.contains(id));
                let holders = codes.iter().filter(whole).count();
                prop_assert!(holders < 3 || run.iter().any(|id| taken.contains(id)), "{:?}", run);
            }
        }
    }
}
