//! Rings in classes of generated programs: the more people copied, the stronger the evidence.

use codesim_match::{RING_EXPECTATION, Submission, Verdict};
use codesim_token::Document;
use proptest::prelude::*;

use crate::build::{Judged, compare_all, document, submission, unlike, usual};

/// Tokens of a block.
const BLOCK: usize = 15;

/// Blocks of a program.
const BLOCKS: usize = 24;

/// Independent programs of a class.
const OTHERS: usize = 30;

/// Pseudo-random numbers below a bound, the same in every run (Lehmer).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0 * 48_271 % 0x7fff_ffff;
        (self.0 % bound as u64) as usize
    }
}

/// A program by one author: a third of it is required of everybody by the task, the rest is their own.
fn program(name: &str, numbers: &mut Numbers) -> Vec<Vec<String>> {
    let block = |number: usize| match numbers.below(3) {
        0 => unlike(&format!("task{} ", numbers.below(40)), BLOCK),
        _ => unlike(&format!("{name} {number} "), BLOCK),
    };
    (0..BLOCKS).map(block).collect()
}

/// A disguised copy: a part of the source is unchanged, and everything else is written again.
fn disguised(source: &[Vec<String>], name: &str, numbers: &mut Numbers) -> Vec<Vec<String>> {
    let kept = BLOCKS / 2;
    let begin = BLOCKS / 4 + numbers.below(BLOCKS / 8);
    let mut copy = program(name, numbers);
    copy[begin..begin + kept].clone_from_slice(&source[begin..begin + kept]);
    copy
}

fn handed_in(blocks: &[Vec<String>]) -> Submission {
    submission([document(blocks.concat())])
}

/// A class with a ring of `ring` members, which are its first submissions.
fn class(ring: usize, seed: u64) -> Vec<Submission> {
    let mut numbers = Numbers(seed);
    let source = program("source", &mut numbers);
    let others: Vec<_> = (0..OTHERS)
        .map(|i| program(&format!("other{i}"), &mut numbers))
        .collect();
    let copies = (1..ring).map(|i| disguised(&source, &format!("copy{i}"), &mut numbers));
    let members: Vec<_> = std::iter::once(source.clone()).chain(copies).collect();
    members
        .iter()
        .chain(&others)
        .map(|it| handed_in(it))
        .collect()
}

#[test]
fn a_ring_is_found_whole_with_nobody_else_in_it() {
    let class = class(8, 7);
    let comparison = compare_all(&class, &[] as &[Document], &usual());
    let rings: Vec<_> = comparison.rings().iter().map(|it| &it.members).collect();
    assert_eq!(rings, [&(0..8).collect::<Vec<_>>()]);
    for pair in comparison.judged() {
        let is_in_ring = pair.right < 8;
        assert_eq!(
            comparison.ring_of(pair.left, pair.right).is_some(),
            is_in_ring
        );
        if is_in_ring {
            assert_eq!(pair.verdict, Verdict::Flagged);
            assert!(
                pair.expected_by_chance.expect("the class is large enough")
                    <= 3.0 * RING_EXPECTATION
            );
        }
    }
}

#[test]
fn no_ring_is_found_where_nobody_copied() {
    for seed in 1..20 {
        let class = class(1, seed);
        let comparison = compare_all(&class, &[] as &[Document], &usual());
        assert_eq!(comparison.rings(), []);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    /// From a number of copies that is always a ring (three may be too few for one) until they are a quarter of the class.
    #[test]
    fn another_copy_of_the_source_never_lowers_a_verdict_or_a_score(seed in 1..1_000_000_u64) {
        let mut before = 0.0;
        for ring in 5..11 {
            let class = class(ring, seed);
            let comparison = compare_all(&class, &[] as &[Document], &usual());
            let pair = comparison.pair(0, 1);
            prop_assert_eq!(pair.verdict, Verdict::Flagged, "{} {:?}", ring, comparison.rings());
            prop_assert!(pair.score >= 0.95 * before, "{ring}: {pair:?} after {before}");
            before = pair.score;
        }
    }

    #[test]
    fn the_order_of_the_submissions_changes_no_ring(seed in 1..1_000_000_u64, by in 1..37_usize) {
        let class = class(8, seed);
        let count = class.len();
        let turned: Vec<Submission> = (0..count).map(|i| class[(i + by) % count].clone()).collect();
        let rings = |submissions: &[Submission], by: usize| {
            let comparison = compare_all(submissions, &[] as &[Document], &usual());
            let rings = comparison.rings().iter().map(|ring| {
                let mut members: Vec<usize> = ring.members.iter().map(|it| (it + by) % count).collect();
                members.sort_unstable();
                members
            });
            rings.collect::<Vec<_>>()
        };
        prop_assert_eq!(rings(&class, 0), rings(&turned, by));
    }
}
