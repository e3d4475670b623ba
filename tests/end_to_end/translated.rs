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

/// Writes those of the bundled Python submissions and their translations that are in one of `languages` into the folder `class`. The name of
/// a translation ends with the id of its language.
fn write(folder: &Folder, class: &str, languages: &[&str]) {
    let own = repository().join("corpora/python/submissions");
    for root in [own, translated().join("python")] {
        for file in files_below(&root) {
            let inside = file.strip_prefix(&root).expect("it is below");
            let submission = inside.iter().next().and_then(|it| it.to_str());
            let submission = submission.expect("it has a name");
            let (_, language) = submission.split_once('-').unwrap_or((submission, "python"));
            if languages.contains(&language) {
                let text = fs::read(&file).expect("it can be read");
                folder.write(PathBuf::from(class).join(inside), text);
            }
        }
    }
}

/// The translation and the Python program of a pair that has one of each.
fn across<'a>(pair: &'a Value, language: &str) -> Option<(&'a str, &'a str)> {
    let [left, right] = ["left", "right"].map(|side| {
        let name = pair[side].as_str().expect("a name");
        name.rsplit('/').next().unwrap_or(name)
    });
    let original = |name: &'a str| name.strip_suffix(language)?.strip_suffix('-');
    match (original(left), original(right)) {
        (Some(from), None) => Some((from, right)),
        (None, Some(from)) => Some((from, left)),
        _ => None,
    }
}

/// Asserts that each translation is most like its source, or a copy of that, and that `flagged` of them are flagged, each with its source or a copy.
fn check(report: &Value, language: &str, flagged: usize) {
    let copies: BTreeSet<BTreeSet<String>> = truth("python").into_iter().map(|it| it.0).collect();
    let is_one_work = |one: &str, other: &str| {
        // It may be another translation.
        let (other, _) = other.split_once('-').unwrap_or((other, ""));
        one == other || copies.contains(&BTreeSet::from([one.to_owned(), other.to_owned()]))
    };
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

/// The report of the Python class and what became of it in a language.
fn report(language: &str) -> Value {
    let folder = Folder::new();
    write(&folder, "class", &["python", language]);
    folder.report(&["--limit", "all"])
}

#[test]
fn from_python_to_c_plus_plus() {
    check(&report("cpp"), "cpp", 7);
}

#[test]
fn from_python_to_go() {
    check(&report("go"), "go", 5);
}

#[test]
fn from_python_to_rust() {
    check(&report("rust"), "rust", 7);
}

#[test]
fn from_python_in_an_index_to_c_plus_plus() {
    // In the second index, the language of each submission matters. If all are in one language, more is expected of each, and fewer are flagged.
    for (earlier, flagged) in [(&["python"][..], 3), (&["python", "go"], 7)] {
        let folder = Folder::new();
        write(&folder, "2023", earlier);
        write(&folder, "class", &["cpp"]);
        folder.codesim(&["index", "create", "years.codesim"]).text();
        let added = folder.codesim(&["index", "add", "years.codesim", "2023", "--quiet"]);
        assert_eq!(added.code, 0);
        let report = folder.report(&["--limit", "all", "--against", "years.codesim"]);
        check(&report, "cpp", flagged);
    }
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
