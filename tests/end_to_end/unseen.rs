//! Ways to keep a copy out of sight: each is met, or remarked on.
//!
//! In the corpus of Java, olga handed in a copy of what hugo did.

use std::fs;

use serde_json::Value;

use crate::command::notices;
use crate::folder::Folder;

const COPY: &str = "submissions/olga/Library.java";

/// The corpus with another text as olga's file, called `name`.
fn report_with(name: &str, change: impl Fn(&str) -> String) -> Value {
    let folder = Folder::with_corpus("java", false);
    let text = folder.read(COPY);
    fs::remove_file(folder.path().join(COPY)).expect("it is there");
    folder.write(format!("submissions/olga/{name}"), change(&text));
    folder
        .codesim(&["submissions", "--format", "json", "--limit", "all"])
        .json()
}

/// The copy and its original.
fn pair(report: &Value) -> &Value {
    let pairs = report["pairs"].as_array().expect("pairs are a list");
    let pair = pairs
        .iter()
        .find(|pair| pair["left"] == "hugo" && pair["right"] == "olga");
    pair.expect("they share nearly all")
}

/// Their score, and whether they are flagged.
fn found(report: &Value) -> (f64, bool) {
    let pair = pair(report);
    (
        pair["score"].as_f64().expect("it is a number"),
        pair["verdict"] == "flagged",
    )
}

fn notice(name: &str, reason: &str) -> Vec<(String, bool, String)> {
    vec![(format!("olga/{name}"), true, reason.to_owned())]
}

#[test]
fn the_copy_as_it_is() {
    let report = report_with("Library.java", str::to_owned);
    assert_eq!(found(&report), (1.0, true));
    assert_eq!(notices(&report), []);
}

#[test]
fn lines_that_end_with_a_lone_carriage_return() {
    let report = report_with("Library.java", |text| text.replace('\n', "\r"));
    assert_eq!(found(&report), (1.0, true));
}

#[test]
fn names_that_are_not_those_of_code() {
    let reason = "not named like code: read by its content, since the submission has nothing else";
    for name in ["Library.txt", "Library.java.bak", "Library.odt"] {
        let report = report_with(name, str::to_owned);
        assert_eq!(found(&report), (1.0, true), "{name}");
        assert_eq!(notices(&report), notice(name, reason));
    }
    assert_eq!(found(&report_with("Library", str::to_owned)), (1.0, true));
}

#[test]
fn padding_and_texts_that_a_grammar_gives_up() {
    let too_long = "too long for the grammar: read by the plain lexer, up to four million tokens";
    let too_costly =
        "far more work for the grammar than a program of its length: read by the plain lexer";
    let as_it_is = report_with("Library.java", str::to_owned);
    let longest = &pair(&as_it_is)["longest_match"];
    for (padding, reason) in [
        (" ".repeat(3 << 20), too_long),
        (format!("/*{}*/", "pad ".repeat(3 << 18)), too_long),
        ("-}".repeat(1 << 15), too_costly),
    ] {
        let report = report_with("Library.java", |text| format!("{text}{padding}"));
        // All of hugo's tokens are found, in pieces as long as ever; the views that need a tree find no match in the copy.
        let pair = pair(&report);
        assert_eq!(pair["containment_left"], 1.0, "{reason}");
        assert_eq!(&pair["longest_match"], longest, "{reason}");
        let (score, is_flagged) = found(&report);
        assert!(score > 0.35 && is_flagged, "{score}: {reason}");
        assert_eq!(notices(&report), notice("Library.java", reason));
    }
}

#[test]
fn three_thousand_lines_of_junk() {
    let line = |i: usize| format!("int f{i}(int a) {{ return a * {} + {i}; }}\n", i * 7 % 13);
    let junk: String = (0..3000).map(line).collect();
    let report = report_with("Library.java", |text| text.to_owned() + &junk);
    let (score, is_flagged) = found(&report);
    assert!(score > 0.7 && is_flagged, "{score}");
}
