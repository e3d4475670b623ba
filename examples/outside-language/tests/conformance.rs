//! The front end against codesim's conformance kit.

use std::path::Path;

use codesim_testkit::conformance::{Comments, check, check_comments, check_equivalent, check_golden};
use codesim_with_gleam::front_end;

const SAMPLE: &str = include_str!("sample.gleam");

#[test]
fn the_kit_passes() {
    check(&*front_end(), &[SAMPLE]);
}

#[test]
fn comments_vanish() {
    let comments = Comments {
        line: Some("// note".to_owned()),
        block: None,
    };
    check_comments(&*front_end(), SAMPLE, comments);
}

#[test]
fn tokens_are_those_of_the_golden_file() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden.txt");
    check_golden(&*front_end(), SAMPLE, &golden);
}

#[test]
fn equivalent_code_has_one_form() {
    check_equivalent(&*front_end(), include_str!("equivalent.txt"));
}

#[test]
fn the_sample_has_everything() {
    assert_eq!(front_end().unused(SAMPLE), [""; 0]);
}
