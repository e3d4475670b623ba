//! Pairs, scores and counts are those of the definitions.

use std::collections::HashSet;

use codesim_match::{Comparison, MIN_SCORE, RankedPair, Submission};
use codesim_token::Document;
use proptest::prelude::*;

use crate::build::{
    Class, Judged, class, compare_all, document, fixed_class, options, parsed, submission, unlike,
    usual,
};
use crate::naive::{Pair, are_across, compared, negligible, sharing_pairs};

/// Maximum error of whole-numbered logarithms; a square root enlarges it.
const ROUNDING: f64 = 1e-3;

/// Number of pairs of a kind that are enough for a background of their own: those of ten submissions.
const ENOUGH_PAIRS: usize = 45;

fn pairs(class: &Class) -> Vec<RankedPair> {
    compare(class).judged().collect()
}

fn compare(class: &Class) -> Comparison<'_> {
    compare_all(&class.submissions, &class.boilerplate, &class.options)
}

/// The score of two submissions without any others.
fn score(documents: [Vec<Document>; 2]) -> f64 {
    let submissions = documents.map(submission);
    let comparison = compare_all(&submissions, &[], &usual());
    comparison.judged().next().map_or(0.0, |pair| pair.score)
}

/// Whether both histograms are equal, except for scores that rounding may move across the edge of a bin.
fn same_counts(bins: &[u64], heights: &[f64]) -> bool {
    let mut below = 0;
    bins.iter().enumerate().all(|(bin, count)| {
        below += count;
        let edge = (bin + 1) as f64 / bins.len() as f64;
        let under = |edge: f64| heights.iter().filter(|&&height| height < edge).count() as u64;
        let last = bin + 1 == bins.len();
        last || (under(edge - ROUNDING)..=under(edge + ROUNDING)).contains(&below)
    }) && below == heights.len() as u64
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn pairs_and_scores_are_those_of_all_pairs(class in class()) {
        let expected = sharing_pairs(&class);
        let found = pairs(&class);
        prop_assert!(found.len() >= expected.len().min(class.options.limit));
        for pair in &found {
            let same = |p: &&Pair| (p.left, p.right) == (pair.left, pair.right);
            let expected = expected.iter().find(same);
            let score = expected.expect("only what shares anything is a pair").score;
            prop_assert!((pair.score - score).abs() < ROUNDING, "{pair:?}: {score}");
            prop_assert!((0.0..=1.0).contains(&pair.score));
        }
    }

    #[test]
    fn no_pair_that_is_left_out_is_better_than_one_that_is_kept(class in class()) {
        let found = pairs(&class);
        let kept = |p: &Pair| found.iter().any(|f| (f.left, f.right) == (p.left, p.right));
        let negligible = negligible(&class);
        let is_negligible = |left: usize, right: usize| negligible[left] || negligible[right];
        let Some(worst) = found.last() else { return Ok(()) };
        let worst_is_slight = is_negligible(worst.left, worst.right);
        for pair in sharing_pairs(&class).iter().filter(|pair| !kept(pair)) {
            match is_negligible(pair.left, pair.right) == worst_is_slight {
                true => prop_assert!(pair.score <= worst.score + ROUNDING, "{pair:?}"),
                false => prop_assert!(!worst_is_slight, "{pair:?}"),
            }
        }
    }

    #[test]
    fn pairs_descend_by_score_and_then_by_what_they_share(class in class()) {
        let negligible = negligible(&class);
        let is_negligible = |pair: &RankedPair| negligible[pair.left] || negligible[pair.right];
        let sharing = sharing_pairs(&class);
        let shared = |pair: &RankedPair| {
            let same = |it: &&Pair| (it.left, it.right) == (pair.left, pair.right);
            sharing.iter().find(same).map_or(0.0, |it| it.shared)
        };
        let ordered = |a: &RankedPair, b: &RankedPair| match (is_negligible(a), is_negligible(b)) {
            (false, true) => true,
            (true, false) => false,
            _ => a.score > b.score || a.score == b.score && shared(a) > shared(b) - ROUNDING,
        };
        let found = pairs(&class);
        prop_assert!(found.iter().all(|pair| pair.left < pair.right));
        prop_assert!(found.is_sorted_by(ordered));
    }

    #[test]
    fn counts_include_the_pairs_that_share_nothing(class in class()) {
        let expected = sharing_pairs(&class);
        let comparison = compare(&class);
        prop_assert_eq!(comparison.sharing_pairs(), expected.len() as u64);
        prop_assert_eq!(comparison.compared_pairs(), compared(&class).count() as u64);
        let negligible = negligible(&class);
        let judges = |left: usize, right: usize| !negligible[left] && !negligible[right];
        let all = compared(&class).filter(|&(left, right)| judges(left, right));
        let (across, within): (Vec<_>, Vec<_>) = all.partition(|&(left, right)| are_across(&class, left, right));
        let are_apart = [&across, &within].iter().all(|pairs| pairs.len() >= ENOUGH_PAIRS);
        let all = within.len() + if are_apart { 0 } else { across.len() };
        prop_assert_eq!(comparison.background().pairs(), all as u64);
        let counts = |pair: &&Pair| {
            judges(pair.left, pair.right) && !(are_apart && are_across(&class, pair.left, pair.right))
        };
        let judged = expected.iter().filter(counts);
        let mut heights: Vec<f64> = judged.map(|pair| pair.score.sqrt()).collect();
        heights.resize(all, 0.0);
        let histogram = comparison.background().histogram();
        prop_assert!(same_counts(histogram, &heights), "{histogram:?}: {heights:?}");
    }

    #[test]
    fn groups_take_pairs_away_and_change_no_score(class in class()) {
        let mut alone = class.clone();
        alone.options.limit = usize::MAX;
        let grouped = Class { options: alone.options, ..class };
        alone.submissions.iter_mut().for_each(|submission| submission.group = None);
        let compared: HashSet<(usize, usize)> = compared(&grouped).collect();
        let score = |pair: RankedPair| (pair.left, pair.right, pair.score);
        let expected: Vec<_> = pairs(&alone).into_iter().map(score)
            .filter(|&(left, right, _)| compared.contains(&(left, right)))
            .collect();
        let found: Vec<_> = pairs(&grouped).into_iter().map(score).collect();
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn a_limit_keeps_the_beginning_of_the_whole_list_and_what_may_be_noted(class in class()) {
        let unlimited = Class {
            options: codesim_match::Options { limit: usize::MAX, ..class.options },
            ..class.clone()
        };
        let negligible = negligible(&class);
        let is_kept = |&(place, pair): &(usize, RankedPair)| {
            let may_be_noted = pair.score >= MIN_SCORE && !negligible[pair.left] && !negligible[pair.right];
            place < class.options.limit || may_be_noted
        };
        let kept = pairs(&unlimited).into_iter().enumerate().filter(is_kept);
        prop_assert_eq!(pairs(&class), kept.map(|(_, pair)| pair).collect::<Vec<_>>());
    }

    #[test]
    fn a_pair_by_itself_is_what_it_is_among_all(class in class()) {
        let unlimited = Class {
            options: codesim_match::Options { limit: usize::MAX, ..class.options },
            ..class.clone()
        };
        let (all, comparison) = (pairs(&unlimited), compare(&class));
        for (left, right) in compared(&class) {
            let same = |pair: &&RankedPair| (pair.left, pair.right) == (left, right);
            let alone = comparison.pair(left, right);
            match all.iter().find(same) {
                Some(pair) => prop_assert_eq!(&alone, pair),
                None => prop_assert_eq!((alone.left, alone.right, alone.score), (left, right, 0.0)),
            }
        }
    }
}

#[test]
fn a_limit_keeps_the_best_over_all_blocks_of_rows() {
    let submissions = fixed_class(600);
    let all: Vec<RankedPair> = compare_all(&submissions, &[], &options((4, 6), (4, 6)))
        .judged()
        .collect();
    for limit in [0, 1, 7, 300, all.len() - 1] {
        let limited = codesim_match::Options {
            limit,
            ..options((4, 6), (4, 6))
        };
        let comparison = compare_all(&submissions, &[], &limited);
        let kept: Vec<RankedPair> = comparison.judged().collect();
        assert!(kept.len() >= limit && all.starts_with(&kept), "{limit}");
        assert_eq!(comparison.sharing_pairs(), all.len() as u64);
    }
}

#[test]
fn equal_submissions_have_exactly_one() {
    for lengths in [
        &[8][..],
        &[9],
        &[10],
        &[11],
        &[200],
        &[300, 40],
        &[8, 8, 8],
        &[3, 60, 1, 0],
    ] {
        let documents: Vec<Document> = lengths
            .iter()
            .enumerate()
            .map(|(name, &length)| document(unlike(&format!("d{name}_"), length)))
            .collect();
        assert_eq!(score([documents.clone(), documents]), 1.0, "{lengths:?}");
    }
}

#[test]
fn the_order_of_the_documents_does_not_matter() {
    let [a, b, c] = ["a", "b", "c"].map(|name| document(unlike(name, 50)));
    assert_eq!(
        score([vec![a.clone(), b.clone(), c.clone()], vec![c, a, b]]),
        1.0
    );
}

#[test]
fn equal_submissions_have_exactly_one_also_among_others() {
    let mut submissions = fixed_class(50);
    submissions.push(submissions[20].clone());
    let comparison = compare_all(&submissions, &[], &options((4, 6), (4, 6)));
    let best = comparison.judged().next().expect("there is a copy");
    assert_eq!((best.left, best.right, best.score), (20, 50, 1.0));
}

#[test]
fn a_copy_without_a_tree_is_compared_by_its_tokens() {
    let tokens = |author: usize| unlike(&format!("author{author}_"), 60);
    // Too few submissions for an expected overlap, and enough.
    for size in [1, 20] {
        let mut submissions: Vec<Submission> = (0..size)
            .map(|author| submission([parsed(&tokens(author))]))
            .collect();
        submissions.push(submission([document(tokens(0))]));
        let comparison = compare_all(&submissions, &[], &usual());
        let found = comparison
            .judged()
            .map(|pair| (pair.left, pair.right, pair.score));
        assert_eq!(found.collect::<Vec<_>>(), [(0, size, 1.0)]);
    }
}

#[test]
fn a_tree_in_one_of_the_documents_counts() {
    let [long, short] = [("long", 90), ("short", 30)].map(|(name, length)| unlike(name, length));
    let whole = || vec![parsed(&long), parsed(&short)];
    let by_tokens = vec![document(&long), document(&short)];
    assert_eq!(score([whole(), by_tokens]), 1.0);
    let partly = score([whole(), vec![document(&long), parsed(&short)]]);
    assert!((0.3..0.9).contains(&partly), "{partly}");
}

#[test]
fn no_k_gram_crosses_the_end_of_a_document() {
    // A document of fewer than k = 4 (text) and k = 8 (structure) tokens has no k-gram, whatever code follows.
    let whole = unlike("x", 30);
    let pieces: Vec<Document> = whole.chunks(3).map(document).collect();
    assert_eq!(score([pieces.clone(), vec![document(&whole)]]), 0.0);
    assert_eq!(score([pieces.clone(), pieces]), 0.0);
}

#[test]
fn old_submissions_are_compared_with_new_ones_only() {
    let copy = document(unlike("x", 60));
    let made = |old| Submission {
        documents: vec![copy.clone().into()],
        old,
        ..Submission::default()
    };
    let submissions = [made(true), made(false), made(true), made(false)];
    let comparison = compare_all(&submissions, &[], &usual());
    let found: Vec<_> = comparison.judged().map(|p| (p.left, p.right)).collect();
    assert_eq!(found, [(0, 1), (0, 3), (1, 2), (1, 3), (2, 3)]);
    assert_eq!(comparison.background().pairs(), 5);
}

#[test]
fn a_group_is_compared_with_everybody_else() {
    let copy = document(unlike("x", 60));
    let made = |(old, group)| Submission {
        documents: vec![copy.clone().into()],
        old,
        group,
        ..Submission::default()
    };
    // Two of group 1, one of them old; one by itself; two of group 2.
    let submissions = [
        (true, Some(1)),
        (false, Some(1)),
        (false, None),
        (false, Some(2)),
        (false, Some(2)),
    ]
    .map(made);
    let comparison = compare_all(&submissions, &[], &usual());
    let found: Vec<_> = comparison.judged().map(|p| (p.left, p.right)).collect();
    let expected = [
        (0, 2),
        (0, 3),
        (0, 4),
        (1, 2),
        (1, 3),
        (1, 4),
        (2, 3),
        (2, 4),
    ];
    assert_eq!(found, expected);
    assert_eq!(comparison.background().pairs(), 8);
}

#[test]
fn of_equal_pairs_those_come_first_that_share_what_is_rare() {
    let [common, rare] = ["common", "rare"].map(|name| submission(&[document(unlike(name, 40))]));
    let submissions = [&common, &rare, &common, &rare, &common].map(Clone::clone);
    let comparison = compare_all(&submissions, &[], &usual());
    let found: Vec<(usize, usize)> = comparison.judged().map(|it| (it.left, it.right)).collect();
    assert_eq!(found, [(1, 3), (0, 2), (0, 4), (2, 4)]);
}

#[test]
fn nothing_is_compared_in_a_class_of_none_or_one() {
    for submissions in [vec![], fixed_class(1)] {
        let comparison = compare_all(&submissions, &[], &usual());
        assert_eq!(comparison.judged().count(), 0);
        assert_eq!(comparison.background().pairs(), 0);
    }
}
