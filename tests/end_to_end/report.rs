//! The JSON report: it keeps to its schema, and what it points at is there.

use std::fs;

use serde_json::{Value, json};

use crate::command::{codesim, repository};
use crate::folder::Folder;

#[track_caller]
fn validate(report: &Value) {
    let schema =
        fs::read(repository().join("docs/report.schema.json")).expect("the schema is there");
    let schema = serde_json::from_slice(&schema).expect("the schema is JSON");
    let validator = jsonschema::validator_for(&schema).expect("the schema is one");
    let errors: Vec<String> = validator
        .iter_errors(report)
        .map(|error| error.to_string())
        .collect();
    assert_eq!(errors, [] as [&str; 0]);
}

#[test]
fn reports_keep_to_the_schema() {
    for corpus in ["c", "java", "python", "rust"] {
        let root = format!("corpora/{corpus}/submissions");
        validate(&codesim(&[&root, "--format=json", "--limit=all", "--timings"]).json());
    }
    let small = Folder::with_two_submissions();
    small.write("class/two/Nul.java", b"\0");
    validate(&small.report(&["--max-occurrences=1"]));
}

/// The lines of `location` in `source`, from the first column to the last.
fn text_at(source: &str, location: &Value) -> String {
    let place =
        |end: &str, part: &str| location[end][part].as_u64().expect("a number") as usize - 1;
    let (first, last) = (place("start", "line"), place("end", "line"));
    let lines: Vec<&str> = source.lines().collect();
    let mut text: Vec<String> = lines[first..=last]
        .iter()
        .map(|line| (*line).to_owned())
        .collect();
    let until = place("end", "column");
    let end = text.last_mut().expect("at least one line");
    *end = end.chars().take(until).collect();
    text[0] = text[0].chars().skip(place("start", "column")).collect();
    text.join("\n")
}

#[test]
fn matches_of_an_identical_copy_are_identical() {
    let source = fs::read_to_string(repository().join("corpora/java/submissions/ada/Library.java"));
    let source = source.expect("it is there");
    let folder = Folder::new();
    for name in ["a", "b"] {
        folder.write(format!("class/{name}.java"), &source);
    }
    let pair = &folder.report(&[])["pairs"][0];
    assert_eq!(pair["similarity"], 1.0);
    let matches = pair["matches"].as_array().expect("a list");
    assert_eq!(matches.len(), 1);
    let [left, right] = ["left", "right"].map(|side| text_at(&source, &matches[0][side]));
    assert_eq!(left, right);
    assert!(
        left.starts_with("public class Library") && left.ends_with('}'),
        "{left}"
    );
}

#[test]
fn matches_add_up() {
    let report = codesim(&["corpora/python/submissions", "--format=json", "--limit=all"]).json();
    for pair in report["pairs"].as_array().into_iter().flatten() {
        let matches = pair["matches"].as_array().expect("a list");
        let exact = || {
            matches
                .iter()
                .filter(|found| found["kind"] != "restructured")
        };
        let tokens = |found: &Value| found["tokens"].as_u64().expect("a number");
        assert_eq!(pair["matched_tokens"], exact().map(tokens).sum::<u64>());
        assert_eq!(
            pair["longest_match"],
            exact().map(tokens).max().unwrap_or(0)
        );
        let evidence: f64 = matches
            .iter()
            .filter_map(|found| found["evidence"].as_f64())
            .sum();
        assert!((0.0..=1.0 + 1e-9).contains(&evidence), "{evidence}");
    }
}

/// The matches between two programs, strongest evidence first.
fn matches(left: &str, right: &str) -> Vec<Value> {
    let folder = Folder::new();
    folder.write("class/a.java", left);
    folder.write("class/b.java", right);
    let report = folder.report(&[]);
    report["pairs"][0]["matches"]
        .as_array()
        .expect("a list")
        .clone()
}

/// Their kinds.
fn kinds(left: &str, right: &str) -> Vec<(String, bool)> {
    matches(left, right)
        .iter()
        .map(|found| {
            let kind = found["kind"].as_str().expect("a name").to_owned();
            (kind, found["moved"] == true)
        })
        .collect()
}

#[test]
fn restructured_and_moved_code_is_shown_as_such() {
    let total = "int total(int[] marks) { int sum = 0; for (int i = 0; i < marks.length; i++) { sum += marks[i] * weight(i, 2); } return sum; }";
    let in_other_words = "private int all(int[] list) { int s = 0, k = 0; while (list.length > k) { s = s + weight(k, 2) * list[k]; k++; } return s; }";
    let largest = "int largest(int[] marks) { int best = marks[0]; for (int mark : marks) { if (mark > best) { best = mark; } } log(best, 17); return best; }";
    let class = |members: &str| format!("class A {{ {members} }}");
    let both = class(&format!("{total} {largest}"));

    assert_eq!(kinds(&both, &both), [("identical".to_owned(), false)]);
    let other_words = kinds(&class(total), &class(in_other_words));
    assert!(other_words.contains(&("restructured".to_owned(), false)));
    let why = matches(&class(total), &class(in_other_words));
    let why = why.iter().find_map(|found| found.get("restructuring"));
    let expected = json!({"left": ["for", "int", "<", "+="], "right": ["while", ">", "+"]});
    assert_eq!(why, Some(&expected));
    let moved = kinds(&both, &class(&format!("{largest} {total}")));
    assert_eq!(moved.len(), 2);
    assert!(moved.iter().all(|(kind, _)| kind == "identical"));
    assert_eq!(moved.iter().filter(|(_, moved)| *moved).count(), 1);
}
