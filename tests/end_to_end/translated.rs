//! Programs that a machine translated are found among those in the language that they come from.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::command::{codesim, repository};
use crate::corpora::truth;
use crate::folder::{Folder, files_below};

fn translated() -> PathBuf {
    repository().join("tests/fixtures/translated")
}

/// The Python class that comes with codesim, and what became of it in another language, in submissions that end with its id.
fn class(language: &str) -> Folder {
    let folder = Folder::new();
    let own = repository().join("corpora/python/submissions");
    for root in [own, translated().join("python")] {
        for file in files_below(&root) {
            let inside = file.strip_prefix(&root).expect("it is below");
            let submission = inside.iter().next().and_then(|it| it.to_str());
            let submission = submission.expect("it has a name");
            let (_, suffix) = submission.split_once('-').unwrap_or((submission, language));
            if suffix == language {
                folder.write(
                    PathBuf::from("class").join(inside),
                    fs::read(&file).expect("it can be read"),
                );
            }
        }
    }
    folder
}

/// The translation and the Python program of a pair that has one of each.
fn across<'a>(pair: &'a Value, language: &str) -> Option<(&'a str, &'a str)> {
    let [left, right] = ["left", "right"].map(|side| pair[side].as_str().expect("a name"));
    let original = |name: &'a str| name.strip_suffix(language)?.strip_suffix('-');
    match (original(left), original(right)) {
        (Some(from), None) => Some((from, right)),
        (None, Some(from)) => Some((from, left)),
        _ => None,
    }
}

/// Asserts that each translation is most like what it comes from, or a copy of that, and that so many are flagged, and nobody else is.
fn check(language: &str, flagged: usize) {
    let copies: BTreeSet<BTreeSet<String>> = truth("python").into_iter().map(|it| it.0).collect();
    let is_one_work = |one: &str, other: &str| {
        one == other || copies.contains(&BTreeSet::from([one.to_owned(), other.to_owned()]))
    };
    let report = class(language).report(&["--limit", "all"]);
    let mut best = BTreeSet::new();
    let mut found = BTreeSet::new();
    // Pairs come in the order of their scores.
    for pair in report["pairs"].as_array().expect("a list") {
        let Some((from, other)) = across(pair, language) else {
            continue;
        };
        if best.insert(from) {
            assert!(is_one_work(from, other), "{from} in {language}: {other}");
        }
        if pair["verdict"] == "flagged" {
            assert!(is_one_work(from, other), "{from} in {language}: {other}");
            found.insert(from);
        }
    }
    let root = translated().join("python");
    let all = fs::read_dir(root).expect("a folder");
    let names = all.map(|entry| entry.expect("a folder").file_name());
    let of_language = |name: &std::ffi::OsString| {
        let name = name.to_str().expect("a name");
        name.strip_suffix(language)
            .is_some_and(|it| it.ends_with('-'))
    };
    assert_eq!(best.len(), names.filter(of_language).count());
    assert_eq!(found.len(), flagged, "{language}: {found:?}");
}

#[test]
fn from_python_to_c_plus_plus() {
    check("cpp", 7);
}

#[test]
fn from_python_to_go() {
    check("go", 5);
}

#[test]
fn from_python_to_rust() {
    check("rust", 7);
}

/// The labels of a file's normal form, each with its depth as blanks.
fn form(file: &str) -> Vec<String> {
    let path = translated().join("typescript").join(file);
    let shown = codesim(&["tokens".as_ref(), "--form".as_ref(), path.as_os_str()]).text();
    let lines = shown
        .lines()
        .skip(1)
        .filter_map(|line| line.split_once('|'));
    lines.map(|(_, label)| label.to_owned()).collect()
}

#[test]
fn compiled_typescript_keeps_its_normal_form() {
    for name in ["pairlist", "visible", "words"] {
        let written = form(&format!("{name}.ts"));
        assert!(written.len() > 100, "{name}: {written:?}");
        assert_eq!(form(&format!("{name}.js")), written, "{name}");
    }
}
