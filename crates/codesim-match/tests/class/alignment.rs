//! The matches of a pair: correct, disjoint, and summed up correctly.

use codesim_match::{Alignment, DocumentRange, Match, Submission};
use codesim_token::{Document, Symbol};
use proptest::prelude::*;

use crate::build::{
    Judged, class, compare_all, document, options, spelled, submission, unlike, usual,
};

fn structure(submission: &Submission, place: &DocumentRange) -> Vec<Symbol> {
    let document = submission.documents[place.document].open();
    document.tokens.structure()[place.tokens.clone()].to_vec()
}

fn text(submission: &Submission, place: &DocumentRange) -> Vec<Symbol> {
    let document = submission.documents[place.document].open();
    document.tokens.text()[place.tokens.clone()].to_vec()
}

fn disjoint<'a>(places: impl Iterator<Item = &'a DocumentRange>) -> bool {
    let mut places: Vec<_> = places
        .map(|p| (p.document, p.tokens.start, p.tokens.end))
        .collect();
    places.sort_unstable();
    places.is_sorted_by(|a, b| a.0 < b.0 || a.2 <= b.1)
}

fn alike(submissions: [&Submission; 2], found: &Match) -> f64 {
    let [left, right] = submissions;
    let left = text(left, &found.left);
    let right = text(right, &found.right);
    let alike = left.iter().zip(&right).filter(|(a, b)| a == b).count();
    alike as f64 / left.len() as f64
}

fn outside(place: &DocumentRange, given: &[Vec<std::ops::Range<usize>>]) -> bool {
    let apart = |range: &std::ops::Range<usize>| {
        range.end <= place.tokens.start || place.tokens.end <= range.start
    };
    given[place.document].iter().all(apart)
}

fn align(left: &[Document], right: &[Document]) -> Alignment {
    let submissions = [left, right].map(submission);
    compare_all(&submissions, &[], &usual()).align(0, 1)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn matches_are_real_and_apart(class in class()) {
        let comparison = compare_all(&class.submissions, &class.boilerplate, &class.options);
        let t = class.options.thresholds.structure.guarantee();
        for pair in comparison.judged() {
            let [left, right] = [pair.left, pair.right].map(|id| &class.submissions[id]);
            let matches = comparison.align(pair.left, pair.right).matches;
            for found in &matches {
                if found.restructured {
                    continue;
                }
                let symbols = structure(left, &found.left);
                prop_assert_eq!(&symbols, &structure(right, &found.right));
                prop_assert!(symbols.len() >= t);
                prop_assert_eq!(found.spelled_alike, alike([left, right], found));
                prop_assert!(outside(&found.left, comparison.boilerplate(pair.left)));
                prop_assert!(outside(&found.right, comparison.boilerplate(pair.right)));
            }
            prop_assert!(disjoint(matches.iter().map(|m| &m.left)));
            prop_assert!(disjoint(matches.iter().map(|m| &m.right)));
        }
    }

    #[test]
    fn sums_and_shares_follow_from_the_matches(class in class()) {
        let comparison = compare_all(&class.submissions, &class.boilerplate, &class.options);
        for pair in comparison.judged() {
            let found = comparison.align(pair.left, pair.right);
            let exact = || found.matches.iter().filter(|m| !m.restructured);
            let lengths = || exact().map(|m| m.left.tokens.len());
            prop_assert_eq!(found.coverage.matched_tokens, lengths().sum::<usize>());
            prop_assert_eq!(found.coverage.longest_match, lengths().max().unwrap_or(0));
            prop_assert_eq!(found.coverage.left_tokens, comparison.matchable_tokens(pair.left));
            prop_assert_eq!(found.coverage.right_tokens, comparison.matchable_tokens(pair.right));
            let (left, right) = (found.coverage.left_tokens as f64, found.coverage.right_tokens as f64);
            let matched = found.coverage.matched_tokens as f64;
            if left + right > 0.0 {
                prop_assert_eq!(found.coverage.similarity(), 2.0 * matched / (left + right));
            }
            prop_assert!(matched <= left && matched <= right);
        }
    }

    #[test]
    fn the_strongest_evidence_comes_first_and_is_one_at_most(class in class()) {
        let comparison = compare_all(&class.submissions, &class.boilerplate, &class.options);
        for pair in comparison.judged() {
            let matches = comparison.align(pair.left, pair.right).matches;
            prop_assert!(matches.is_sorted_by(|a, b| a.evidence >= b.evidence));
            let sum: f64 = matches.iter().map(|m| m.evidence).sum();
            prop_assert!(sum <= 1.0 + 1e-9, "{sum}");
            for found in &matches {
                prop_assert!(found.evidence >= 0.0);
                prop_assert_eq!(found.evidence > 0.0, found.rarest.is_some());
                prop_assert!(found.rarest.is_none_or(|df| (2..=class.submissions.len()).contains(&df)));
            }
        }
    }

    #[test]
    fn a_submission_with_itself_is_exactly_one(class in class()) {
        let comparison = compare_all(&class.submissions, &class.boilerplate, &class.options);
        for id in 0..class.submissions.len() {
            let found = comparison.align(id, id);
            // Without a token that could match, the similarity is 0.
            let expected = if found.coverage.left_tokens == 0 { 0.0 } else { 1.0 };
            prop_assert_eq!(found.coverage.similarity(), expected);
            prop_assert_eq!(found.coverage.containment_left(), expected);
            prop_assert_eq!(found.coverage.containment_right(), expected);
        }
    }

    #[test]
    fn the_sides_can_be_exchanged(class in class()) {
        let comparison = compare_all(&class.submissions, &class.boilerplate, &class.options);
        for pair in comparison.judged() {
            let there = comparison.align(pair.left, pair.right);
            let back = comparison.align(pair.right, pair.left);
            prop_assert_eq!(there.coverage.longest_match, back.coverage.longest_match);
            prop_assert_eq!(there.coverage.left_tokens, back.coverage.right_tokens);
        }
    }
}

#[test]
fn a_backup_copy_is_no_more_to_be_matched() {
    let text = unlike("x", 200);
    let changed: Vec<_> = [&text[..80], &unlike("y", 40), &text[120..]].concat();
    let other = document(unlike("z", 100));
    let whole = document(&text);
    let several = [whole.clone(), other, whole.clone(), document(changed)];
    let found = align(&several, &[whole]).coverage;
    assert_eq!((found.left_tokens, found.matched_tokens), (340, 200));
    assert_eq!(found.containment_right(), 1.0);
}

#[test]
fn documents_that_share_less_than_half_are_all_to_be_matched() {
    let text = unlike("x", 200);
    let alike: Vec<_> = [&text[..80], &unlike("y", 120)].concat();
    let found = align(&[document(&text), document(&alike)], &[document(&text)]);
    assert_eq!(found.coverage.left_tokens, 400);
}

#[test]
fn no_match_crosses_the_end_of_a_document() {
    let text = unlike("x", 60);
    let (first, second) = text.split_at(25);
    let found = align(&[document(first), document(second)], &[document(&text)]);
    let places: Vec<_> = found
        .matches
        .iter()
        .map(|m| {
            (
                m.left.document,
                m.left.tokens.clone(),
                m.right.tokens.clone(),
            )
        })
        .collect();
    assert_eq!(places.len(), 2);
    assert!(places.contains(&(0, 0..25, 0..25)));
    assert!(places.contains(&(1, 0..35, 25..60)));
    assert_eq!(found.coverage.similarity(), 1.0);
}

#[test]
fn documents_in_another_order_are_found_in_their_places() {
    let [a, b] = [unlike("a", 40), unlike("b", 30)].map(document);
    let found = align(&[a.clone(), b.clone()], &[b, a]);
    for m in &found.matches {
        assert_eq!(m.left.document, 1 - m.right.document);
    }
    assert_eq!(
        (found.coverage.similarity(), found.coverage.longest_match),
        (1.0, 40)
    );
}

#[test]
fn renamed_code_matches_and_is_not_spelled_alike() {
    let kinds = unlike("x", 40);
    let half = |name| {
        kinds
            .iter()
            .enumerate()
            .map(move |(i, k)| (k, if i < 10 { "" } else { name }))
    };
    let found = align(&[spelled(half("a"))], &[spelled(half("b"))]);
    assert_eq!(found.matches.len(), 1);
    assert_eq!(found.matches[0].spelled_alike, 0.25);
    assert_eq!(found.coverage.similarity(), 1.0);
}

#[test]
fn containment_is_asymmetric() {
    let text = unlike("x", 100);
    let found = align(&[document(&text[20..45])], &[document(&text)]);
    assert_eq!(
        (
            found.coverage.containment_left(),
            found.coverage.containment_right()
        ),
        (1.0, 0.25)
    );
    assert_eq!(found.coverage.similarity(), 0.4);
}

#[test]
fn runs_below_the_guarantee_are_not_shown() {
    let shared = unlike("shared", 11);
    for (length, expected) in [(10, 0), (11, 1)] {
        let made = |name| [document(unlike(name, 50).iter().chain(&shared[..length]))];
        assert_eq!(align(&made("a"), &made("b")).matches.len(), expected);
    }
}

#[test]
fn the_rarest_match_is_the_strongest_evidence() {
    // Both runs are of one length; the common one is in all submissions, the rare one in two.
    let (common, rare) = (unlike("common", 40), unlike("rare", 40));
    let submissions: Vec<Submission> = (0..12)
        .map(|i| {
            let own = unlike(&format!("own{i}_"), 60);
            let more = if i < 2 { &rare[..] } else { &[] };
            submission([document(common.iter().chain(&own).chain(more))])
        })
        .collect();
    let comparison = compare_all(&submissions, &[], &options((8, 11), (4, 6)));
    let matches = comparison.align(0, 1).matches;
    assert_eq!(matches.len(), 2);
    assert_eq!(matches[0].left.tokens, 100..140);
    assert_eq!(matches[0].rarest, Some(2));
    // The fingerprints that winnowing selects at the end of the common run depend on the code behind it.
    assert!(matches[1].rarest > Some(2));
    assert!(matches[0].evidence > 10.0 * matches[1].evidence);
}
