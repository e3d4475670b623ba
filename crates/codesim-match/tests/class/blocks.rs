//! Blocks of code that several submissions share, with their positions.

use codesim_fingerprint::selection::Scheme;
use codesim_match::Submission;

use crate::build::{compare_all, document, submission, unlike, usual};

/// A submission that has a block of 200 tokens in `pieces` pieces, far from each other.
fn with_pieces(name: &str, pieces: usize) -> Submission {
    let block = unlike("block", 200);
    let parts = block.chunks(200 / pieces).enumerate();
    let code = parts.flat_map(|(number, part)| {
        [unlike(&format!("{name}{number}"), 300), part.to_vec()].concat()
    });
    submission([document(code)])
}

#[test]
fn a_block_is_with_those_who_have_half_of_it_in_one_place() {
    let pieces = [
        ("ada", 1),
        ("bela", 1),
        ("carl", 1),
        ("dora", 2),
        ("emil", 3),
        ("fred", 4),
    ];
    let submissions = pieces.map(|(name, pieces)| with_pieces(name, pieces));
    let comparison = compare_all(&submissions, &[], &usual());
    let blocks = comparison
        .shared_blocks(&Scheme::default(), &())
        .expect("nobody cancels it");
    assert_eq!((blocks.total, blocks.largest.len()), (1, 1));
    let block = &blocks.largest[0];
    let places: Vec<_> = block
        .places
        .iter()
        .map(|(member, place)| (*member, place.tokens.len()))
        .collect();
    let members: Vec<usize> = places.iter().map(|it| it.0).collect();
    assert_eq!(members, [0, 1, 2], "{places:?}");
    assert!(
        places.iter().all(|it| it.1.abs_diff(block.tokens) < 11),
        "{places:?}"
    );
}
