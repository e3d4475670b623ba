//! Starter code joins no pair and is in no denominator.

use std::ops::Range;

use codesim_match::Submission;
use codesim_token::Document;

use crate::build::{Judged, compare_all, document, submission, unlike, usual};

fn given() -> Vec<String> {
    unlike("given", 100)
}

fn joined(parts: &[&[String]]) -> Document {
    document(parts.iter().copied().flatten())
}

/// Twelve submissions of the same starter code in the middle of different own code.
fn starters() -> Vec<Submission> {
    (0..12)
        .map(|author| {
            let own = unlike(&format!("own{author}_"), 200);
            submission([joined(&[&own[..80], &given(), &own[80..]])])
        })
        .collect()
}

#[test]
fn given_code_in_all_submissions_makes_no_pair() {
    let submissions = starters();
    let without = compare_all(&submissions, &[], &usual());
    assert_eq!(without.sharing_pairs(), 66);
    let given = [document(given())];
    let comparison = compare_all(&submissions, &given, &usual());
    assert_eq!(comparison.sharing_pairs(), 0);
    assert_eq!(
        comparison.boilerplate(3)[0],
        std::slice::from_ref(&(80..180))
    );
    assert_eq!(comparison.matchable_tokens(3), 200);
    let alignment = comparison.align(0, 1);
    assert!(alignment.matches.is_empty());
    assert_eq!(
        (
            alignment.coverage.left_tokens,
            alignment.coverage.right_tokens
        ),
        (200, 200)
    );
}

#[test]
fn edited_given_code_is_recognised_where_its_k_grams_survive() {
    let mut edited = given();
    edited[40] = "another".to_owned();
    edited.remove(70);
    let own = unlike("own", 50);
    let submissions = [submission([joined(&[&edited, &own])])];
    let comparison = compare_all(&submissions, &[document(given())], &usual());
    // A removed token does not affect its neighbours: they are boilerplate all the same.
    assert_eq!(comparison.boilerplate(0), [vec![0..40, 41..99]]);
    assert_eq!(comparison.matchable_tokens(0), 50);
}

#[test]
fn a_piece_of_given_code_below_twice_t_is_left_in() {
    let submissions = [21, 22].map(|length| submission([document(&given()[..length])]));
    let comparison = compare_all(&submissions, &[document(given())], &usual());
    assert_eq!(comparison.boilerplate(0), [Vec::<Range<usize>>::new()]);
    assert_eq!(comparison.boilerplate(1)[0], std::slice::from_ref(&(0..22)));
}

/// The starter code in pieces of eleven tokens, from the first to the last but one, with `edit` tokens of own code between them.
fn edited(edit: usize) -> Vec<Vec<String>> {
    let given = given();
    let pieces = given.chunks_exact(11).enumerate();
    let with_edit = |(number, piece): (usize, &[String])| {
        [piece, &unlike(&format!("edit{number}_"), edit)[..]].concat()
    };
    pieces.map(with_edit).collect()
}

#[test]
fn given_code_with_small_edits_is_recognised_and_the_edits_are_not() {
    let submissions = [submission([document(edited(4).concat())])];
    let comparison = compare_all(&submissions, &[document(given())], &usual());
    let pieces: Vec<_> = (0..9).map(|piece| 15 * piece..15 * piece + 11).collect();
    assert_eq!(comparison.boilerplate(0), [pieces]);
    assert_eq!(comparison.matchable_tokens(0), 0);
}

#[test]
fn pieces_of_given_code_far_apart_or_in_another_order_are_idioms() {
    let far = edited(12).concat();
    let in_another_order: Vec<String> = edited(4).into_iter().rev().flatten().collect();
    let again_and_again: Vec<String> = (0..9).flat_map(|_| edited(4).swap_remove(3)).collect();
    let given = [document(given())];
    for own in [far, in_another_order, again_and_again] {
        let submissions = [submission([document(own)])];
        let comparison = compare_all(&submissions, &given, &usual());
        assert_eq!(comparison.boilerplate(0), [Vec::<Range<usize>>::new()]);
    }
}

#[test]
fn pieces_of_two_given_files_are_no_run() {
    let given = given();
    let files = given.chunks_exact(11).map(document).collect::<Vec<_>>();
    let submissions = [submission([document(edited(4).concat())])];
    let comparison = compare_all(&submissions, &files, &usual());
    assert_eq!(comparison.boilerplate(0), [Vec::<Range<usize>>::new()]);
}

#[test]
fn a_copied_edit_of_given_code_counts() {
    let editors = ["one", "one", "two", "three"].map(|editor| {
        let mut pieces = edited(4);
        pieces[4].splice(4..4, unlike(editor, 11));
        submission([document(pieces.concat())])
    });
    let comparison = compare_all(&editors, &[document(given())], &usual());
    let best = comparison.judged().next().expect("two share an edit");
    assert_eq!((best.left, best.right), (0, 1));
    let alignment = comparison.align(0, 1);
    let [found] = &alignment.matches[..] else {
        panic!("the edit is a match: {:?}", alignment.matches)
    };
    assert!(found.left.tokens.contains(&70), "{found:?}");
}

#[test]
fn given_code_changes_neither_score_nor_similarity_of_the_rest() {
    let shared = unlike("shared", 60);
    let [left, right] = ["left", "right"].map(|name| joined(&[&shared, &unlike(name, 120)]));
    let given = document(given());
    let plain = [&left, &right].map(|own| submission([own.clone()]));
    let filled = [&left, &right].map(|own| submission([own.clone(), given.clone()]));
    let plain = compare_all(&plain, &[], &usual());
    let filled = compare_all(&filled, &[given], &usual());
    assert!(plain.judged().eq(filled.judged()));
    assert_eq!(plain.align(0, 1), filled.align(0, 1));
    assert_eq!(filled.align(0, 1).coverage.similarity(), 2.0 * 60.0 / 360.0);
    assert_eq!(filled.matchable_tokens(0), 180);
}

#[test]
fn a_copy_around_given_code_is_whole_without_it() {
    let submissions = [starters().swap_remove(0), starters().swap_remove(0)];
    let comparison = compare_all(&submissions, &[document(given())], &usual());
    let alignment = comparison.align(0, 1);
    let places: Vec<_> = alignment
        .matches
        .iter()
        .map(|m| m.left.tokens.clone())
        .collect();
    assert!(places.contains(&(0..80)) && places.contains(&(180..300)) && places.len() == 2);
    assert_eq!(alignment.coverage.similarity(), 1.0);
    assert_eq!(comparison.judged().next().map(|pair| pair.score), Some(1.0));
}
