//! `--pair`: one pair, whatever its rank.

use serde_json::{Value, json};

use crate::command::{codesim, pair_names};
use crate::folder::{Folder, java};

const JAVA: &str = "corpora/java/submissions";

fn java_report(options: &[&str]) -> Value {
    codesim(&[&[JAVA, "--format=json"], options].concat()).json()
}

#[test]
fn it_is_what_it_is_among_all() {
    let all = java_report(&["--limit=all"]);
    let pairs = all["pairs"].as_array().expect("a list");
    for index in [0, pairs.len() - 1] {
        let [left, right] = &pair_names(&all)[index];
        for order in [[left, right], [right, left]] {
            let hidden = ["--limit=1", "--min-similarity=1"];
            let report = java_report(&[&["--pair", order[0], order[1]], &hidden[..]].concat());
            assert_eq!(report["pairs"], json!([pairs[index]]));
            for part in ["class", "clusters", "submissions", "notices", "remarks"] {
                assert_eq!(report[part], all[part], "{part}");
            }
        }
    }
}

#[test]
fn every_format_has_that_pair_alone() {
    let all = codesim(&[JAVA, "--format=csv"]).rows();
    let (left, right) = (&all[4][1], &all[4][2]);
    let arguments = |format| [JAVA, "--format", format, "--pair", left, right];
    assert_eq!(codesim(&arguments("csv")).rows(), all[4..5]);
    let table = codesim(&arguments("table")).text();
    let rows = table
        .lines()
        .skip_while(|line| !line.starts_with('─'))
        .take_while(|line| !line.is_empty())
        .skip(1);
    assert_eq!(rows.count(), 1, "{table}");
    let page = codesim(&arguments("html")).text();
    let whole = codesim(&[JAVA, "--format=html"]).text();
    assert!(page.contains(left) && page.len() < whole.len());
}

#[test]
fn a_pair_that_shares_nothing_has_no_rank() {
    let folder = Folder::with_two_submissions();
    folder.write("class/three.sql", "SELECT name FROM pupils;\n");
    let report = folder.report(&["--pair", "three.sql", "one"]);
    assert_eq!(pair_names(&report), [["one", "three.sql"]]);
    let pair = &report["pairs"][0];
    assert_eq!((&pair["rank"], &pair["score"]), (&Value::Null, &json!(0.0)));
    assert_eq!(pair["matches"], json!([]));
    let row = &folder
        .codesim(&["class", "--format=csv", "--pair", "three.sql", "one"])
        .rows()[0];
    assert_eq!(&row[0], "");
}

#[test]
fn a_submission_is_named_as_in_the_report_or_by_its_path() {
    let folder = Folder::with_two_submissions();
    folder.write("before/one/Main.java", java("one", 29));
    let absolute = folder.path().join("class/two");
    let absolute = absolute.to_str().expect("UTF-8");
    for [left, right] in [
        ["one", "two"],
        ["class/one/", "./class/two"],
        ["two", "class//one"],
        ["one", absolute],
    ] {
        let names = pair_names(&folder.report(&["--pair", left, right]));
        assert_eq!(names, [["one", "two"]], "{left} {right}");
    }
    for path in ["before/one", "before/one/", "./before/one"] {
        let report = folder.report(&["--old=before", "--pair", path, "class/two"]);
        assert_eq!(pair_names(&report), [["class/two", "before/one"]]);
    }
    folder.write("codesim.toml", "pair = [\"two\", \"one\"]");
    assert_eq!(pair_names(&folder.report(&[])), [["one", "two"]]);
}

#[test]
fn mistakes_are_named() {
    let folder = Folder::new();
    for (path, seed) in [
        ("class/anna", 3),
        ("class/anne", 5),
        ("before/x", 7),
        ("before/y", 9),
    ] {
        folder.write(format!("{path}/Main.java"), java("same", seed));
    }
    folder.write("class/notes/Nul.java", b"\0");
    let refused = |pair: [&str; 2], parts: &[&str]| {
        let options = ["class", "--old=before", "--pair", pair[0], pair[1]];
        folder.codesim(&options).refused(parts);
    };
    refused(
        ["class/ana", "class/anna"],
        &["pair: `class/ana`", "`class/anna`, `class/anne`"],
    );
    refused(
        ["ana", "class/anna"],
        &["`ana`", "`class/anna`, `class/anne`"],
    );
    refused(
        ["", "class/anna"],
        &["pair: ``", "a name as in the report was expected"],
    );
    refused(["QQQ\n", "class/anna"], &["pair: `QQQ\\n`", "was expected"]);
    refused(
        ["class/notes", "class/anna"],
        &["`class/notes`", "no code to compare"],
    );
    refused(["class/anna", "./class/anna/"], &["the same submission"]);
    refused(["before/x", "before/y"], &["both from earlier years"]);

    folder
        .codesim(&["class", "--pair", "anna"])
        .refused(&["--pair <NAME> <NAME>"]);
    let twice = ["class", "--pair", "anna", "anne", "--pair", "anna", "anne"];
    folder
        .codesim(&twice)
        .refused(&["names of two submissions"]);
    folder.write("codesim.toml", "pair = [\"anna\"]");
    folder
        .codesim(&["class"])
        .refused(&["pair [\"anna\"]", "names of two submissions"]);
}
