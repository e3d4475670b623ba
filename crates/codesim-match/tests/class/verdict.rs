//! What is to be made of a pair: the class decides, if it is large enough.

use codesim_match::{LEAST_SUBMISSIONS, LEAST_TOKENS, Submission, Verdict};

use crate::build::{Judged, compare_all, document, submission, unlike, usual};

/// Different submissions, and at the end two that are equal, of `tokens` tokens each.
fn with_copy(size: usize, tokens: usize) -> Vec<Submission> {
    let name = |i: usize| format!("author{}_", i.min(size - 2));
    (0..size)
        .map(|i| submission([document(unlike(&name(i), tokens))]))
        .collect()
}

#[test]
fn a_copy_of_too_few_tokens_is_too_small_to_judge() {
    for size in [LEAST_SUBMISSIONS - 1, 30] {
        for (tokens, expected) in [
            (LEAST_TOKENS - 1, Verdict::TooSmall),
            (LEAST_TOKENS, Verdict::Flagged),
        ] {
            let submissions = with_copy(size, tokens);
            let comparison = compare_all(&submissions, &[], &usual());
            let pair = comparison.judged().next().expect("there is a copy");
            assert_eq!((pair.left, pair.right), (size - 2, size - 1));
            assert_eq!(
                pair.verdict, expected,
                "{size} submissions, {tokens} tokens"
            );
        }
    }
}

#[test]
fn given_tokens_do_not_make_a_submission_large_enough() {
    let given = document(unlike("given", LEAST_TOKENS));
    let mut submissions = with_copy(20, LEAST_TOKENS - 1);
    for submission in &mut submissions {
        submission.documents.push(given.clone());
    }
    let comparison = compare_all(&submissions, &[given], &usual());
    let pair = comparison.judged().next().expect("there is a copy");
    assert_eq!(pair.verdict, Verdict::TooSmall);
}

#[test]
fn one_small_submission_makes_its_pair_too_small() {
    let text = unlike("x", 400);
    let [whole, part] = [&text[..], &text[..LEAST_TOKENS - 1]].map(document);
    let submissions = [submission([whole]), submission([part])];
    let comparison = compare_all(&submissions, &[], &usual());
    let pair = comparison.judged().next().expect("one contains the other");
    assert_eq!(pair.verdict, Verdict::TooSmall);
}

#[test]
fn a_small_class_has_no_p_values() {
    for size in [2, LEAST_SUBMISSIONS - 1, LEAST_SUBMISSIONS] {
        let submissions = with_copy(size, 200);
        let comparison = compare_all(&submissions, &[], &usual());
        let known = size >= LEAST_SUBMISSIONS;
        assert_eq!(comparison.background().is_known(), known);
        assert!(
            comparison
                .judged()
                .all(|pair| pair.p_value.is_some() == known)
        );
    }
}

#[test]
fn p_falls_as_the_score_rises() {
    let submissions = crate::build::fixed_class(40);
    let comparison = compare_all(&submissions, &[], &usual());
    let p_values: Vec<f64> = (0..=1000)
        .map(|step| f64::from(step) / 1000.0)
        .map(|score| comparison.background().p_value(score))
        .map(|p| p.expect("the class is large enough"))
        .collect();
    assert!(p_values.is_sorted_by(|a, b| a > b));
    assert!(p_values.iter().all(|p| (0.0..=1.0).contains(p)));
}

#[test]
fn every_verdict_follows_from_score_and_p_value() {
    use codesim_match::{
        FLAG_EXPECTATION, FLAGGED_WITHOUT_BACKGROUND, LEAST_FLAGGED_SCORE, LONG_MATCH,
    };
    for size in [5, 40] {
        // Each has a run in common with the one before it, of growing length.
        let submissions: Vec<Submission> = (0..size)
            .map(|i| {
                let mut kinds = unlike(&format!("s{i}_"), 300);
                kinds.extend(
                    unlike(&format!("s{}_", i + 1), 300)
                        .into_iter()
                        .take(10 * i),
                );
                submission([document(kinds)])
            })
            .collect();
        let comparison = compare_all(&submissions, &[], &usual());
        let all = comparison.background().pairs() as f64;
        for pair in comparison.judged() {
            let unusual = match pair.p_value {
                Some(p) => p * all <= FLAG_EXPECTATION,
                None => pair.score >= FLAGGED_WITHOUT_BACKGROUND,
            };
            let long = comparison.align(pair.left, pair.right).longest_match >= LONG_MATCH;
            let flagged = pair.score >= LEAST_FLAGGED_SCORE && (unusual || long);
            let expected = if flagged {
                Verdict::Flagged
            } else {
                Verdict::Unremarkable
            };
            assert_eq!(pair.verdict, expected, "{pair:?}");
        }
    }
}

#[test]
fn a_long_match_is_flagged_where_the_score_alone_is_not() {
    use codesim_match::LONG_MATCH;
    let class = |shared: usize| -> Vec<Submission> {
        (0..9)
            .map(|author| {
                let own = unlike(&format!("own{author}_"), LONG_MATCH);
                let common = unlike("shared", if author < 2 { shared } else { 0 });
                submission([document(own.iter().chain(&common))])
            })
            .collect()
    };
    for (shared, expected) in [
        (LONG_MATCH - 1, Verdict::Unremarkable),
        (LONG_MATCH, Verdict::Flagged),
    ] {
        let submissions = class(shared);
        let comparison = compare_all(&submissions, &[], &usual());
        let verdict = comparison.judged().next().map(|pair| pair.verdict);
        assert_eq!(verdict, Some(expected), "{shared}");
    }
}
