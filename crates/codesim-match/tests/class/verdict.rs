//! Verdicts on pairs: the class decides, if it is large enough.

use codesim_match::{
    CONTAINED, CONTAINED_EXPECTATION, CONTAINED_TOKENS, Comparison, FLAG_EXPECTATION,
    FLAGGED_WITHOUT_BACKGROUND, LONG_MATCH, LOOK_EXPECTATION, MIN_SCORE, MIN_SUBMISSIONS,
    MIN_TOKENS, RING_EXPECTATION, RankedPair, Submission, Verdict,
};

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
    for size in [MIN_SUBMISSIONS - 1, 30] {
        for (tokens, expected) in [
            (MIN_TOKENS - 1, Verdict::TooSmall),
            (MIN_TOKENS, Verdict::Flagged),
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
    let given = document(unlike("given", MIN_TOKENS));
    let mut submissions = with_copy(20, MIN_TOKENS - 1);
    for submission in &mut submissions {
        submission.documents.push(given.clone().into());
    }
    let comparison = compare_all(&submissions, &[given], &usual());
    let pair = comparison.judged().next().expect("there is a copy");
    assert_eq!(pair.verdict, Verdict::TooSmall);
}

#[test]
fn one_small_submission_makes_its_pair_too_small() {
    let text = unlike("x", 400);
    let [whole, part] = [&text[..], &text[..MIN_TOKENS - 1]].map(document);
    let submissions = [submission([whole]), submission([part])];
    let comparison = compare_all(&submissions, &[], &usual());
    let pair = comparison.judged().next().expect("one contains the other");
    assert_eq!(pair.verdict, Verdict::TooSmall);
}

#[test]
fn a_small_class_expects_nothing_by_chance() {
    for size in [2, MIN_SUBMISSIONS - 1, MIN_SUBMISSIONS] {
        let submissions = with_copy(size, 200);
        let comparison = compare_all(&submissions, &[], &usual());
        let known = size >= MIN_SUBMISSIONS;
        assert_eq!(comparison.background().is_known(), known);
        assert!(
            comparison
                .judged()
                .all(|pair| pair.expected_by_chance.is_some() == known)
        );
    }
}

#[test]
fn fewer_are_expected_by_chance_as_the_score_rises() {
    let submissions = crate::build::fixed_class(40);
    let comparison = compare_all(&submissions, &[], &usual());
    let background = comparison.background();
    let expected: Vec<f64> = (0..=1000)
        .map(|step| f64::from(step) / 1000.0)
        .map(|score| background.expected_at(score))
        .map(|expected| expected.expect("the class is large enough"))
        .collect();
    assert!(expected.is_sorted_by(|a, b| a > b));
    let pairs = background.pairs() as f64;
    assert!(expected.iter().all(|number| (0.0..=pairs).contains(number)));
}

#[test]
fn every_verdict_follows_from_score_expectation_and_matches() {
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
        for pair in comparison.judged() {
            assert_eq!(pair.verdict, by_definition(&comparison, &pair), "{pair:?}");
            if let Some(expected) = pair.expected_by_chance {
                // The other kinds of evidence add at most as much again, and a ring's bound.
                let is_below = expected <= 2.0 * FLAG_EXPECTATION + RING_EXPECTATION;
                let is_high = pair.score >= MIN_SCORE;
                assert_eq!(pair.verdict == Verdict::Flagged, is_below && is_high);
            }
        }
    }
}

/// The verdict on a pair of submissions that are large enough.
fn by_definition(comparison: &Comparison, pair: &RankedPair) -> Verdict {
    let alignment = comparison.align(pair.left, pair.right);
    let expected = comparison.background().expected_at(pair.score);
    let is_unusual = match expected {
        Some(expected) => expected <= FLAG_EXPECTATION,
        None => pair.score >= FLAGGED_WITHOUT_BACKGROUND,
    };
    let is_among = |count: f64| expected.is_none_or(|it| it <= count);
    // All of them have something to compare.
    let submissions = (1.0 + (1.0 + 8.0 * comparison.background().pairs() as f64).sqrt()) / 2.0;
    let containment =
        (alignment.coverage.containment_left()).max(alignment.coverage.containment_right());
    let is_contained =
        alignment.coverage.matched_tokens >= CONTAINED_TOKENS && containment >= CONTAINED;
    if pair.score < MIN_SCORE {
        Verdict::NotUnusual
    } else if is_unusual
        || (is_among(LOOK_EXPECTATION) || submissions < 25.0)
            && alignment.coverage.longest_match >= LONG_MATCH
    {
        Verdict::Flagged
    } else if expected.is_some() && is_among(LOOK_EXPECTATION)
        || is_among(CONTAINED_EXPECTATION * submissions) && is_contained
    {
        Verdict::SecondLook
    } else {
        Verdict::NotUnusual
    }
}

/// Nine submissions, too few for a background, of `own` tokens each; two have `shared` more in common.
fn sharing_two(own: usize, shared: usize) -> Vec<Submission> {
    (0..MIN_SUBMISSIONS - 1)
        .map(|author| {
            let own = unlike(&format!("own{author}_"), own);
            let common = unlike("shared", if author < 2 { shared } else { 0 });
            submission([document(own.iter().chain(&common))])
        })
        .collect()
}

fn best_verdict(submissions: &[Submission]) -> Option<Verdict> {
    let comparison = compare_all(submissions, &[], &usual());
    comparison.judged().next().map(|pair| pair.verdict)
}

#[test]
fn a_long_match_is_flagged_where_the_score_alone_is_not() {
    for (shared, expected) in [
        (LONG_MATCH - 1, Verdict::NotUnusual),
        (LONG_MATCH, Verdict::Flagged),
    ] {
        let verdict = best_verdict(&sharing_two(LONG_MATCH, shared));
        assert_eq!(verdict, Some(expected), "{shared}");
    }
}

#[test]
fn a_submission_that_is_mostly_in_another_is_second_look() {
    for (part, expected) in [
        (CONTAINED_TOKENS - 1, Verdict::NotUnusual),
        (CONTAINED_TOKENS, Verdict::SecondLook),
    ] {
        let mut submissions = sharing_two(2000, 0);
        submissions[1] = submission([document(unlike("own0_", part))]);
        assert_eq!(best_verdict(&submissions), Some(expected), "{part}");
    }
}

#[test]
fn a_part_of_a_submission_is_second_look_from_four_fifths_on() {
    // 240 of 300 are four fifths.
    for (shared, expected) in [(239, Verdict::NotUnusual), (240, Verdict::SecondLook)] {
        let mut submissions = sharing_two(500, 0);
        let mut part = unlike("own0_", shared);
        part.extend(unlike("other", 300 - shared));
        submissions[1] = submission([document(&part)]);
        assert_eq!(best_verdict(&submissions), Some(expected), "{shared}");
    }
}
