//! The front ends against codesim's conformance kit.

use std::path::Path;

use codesim_testkit::conformance::{
    Comments, check, check_comments, check_equivalent, check_golden,
};
use codesim_with_gleam::{front_end, ini};

const SAMPLE: &str = include_str!("sample.gleam");
const INI: &str = include_str!("sample.ini");

#[test]
fn the_kit_passes() {
    check(&*front_end(), &[SAMPLE]);
}

#[test]
fn comments_vanish() {
    let comments = Comments::default().line("// note");
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

#[test]
fn the_kit_passes_for_a_front_end_that_is_written_by_hand() {
    let front_end = ini::front_end();
    check(&*front_end, &[INI]);
    check_comments(&*front_end, INI, Comments::default().line("; note"));
    check_equivalent(&*front_end, include_str!("equivalent-ini.txt"));
}
