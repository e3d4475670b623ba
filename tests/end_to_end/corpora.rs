//! The example classes: every copy is found, and no other pair is flagged.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use crate::command::{codesim, column, notices, number, pair_names, repository};
use crate::folder::{Folder, files_below};
use crate::index::{INDEX, index};

/// The two submissions of each copy and what was done to hide it, as `truth.csv` has them.
pub fn truth(corpus: &str) -> Vec<(BTreeSet<String>, String)> {
    let path = repository().join(format!("corpora/{corpus}/truth.csv"));
    let mut rows = csv::Reader::from_path(path).expect("each class has its truth");
    let copy = |row: csv::StringRecord| {
        assert_eq!((&row[0], &row[3]), (corpus, "1"));
        (names(&row[1], &row[2]), row[4].to_owned())
    };
    rows.records().map(|row| copy(row.expect("CSV"))).collect()
}

fn names(left: &str, right: &str) -> BTreeSet<String> {
    BTreeSet::from([left.to_owned(), right.to_owned()])
}

fn check(corpus: &str) {
    let root = format!("corpora/{corpus}/submissions");
    let rows = codesim(&[&root, "--format", "csv", "--limit", "all"]).rows();
    let truth = truth(corpus);
    let levels: Vec<&str> = truth.iter().map(|(_, level)| level.as_str()).collect();
    assert_eq!(levels, ["verbatim", "renamed", "reordered", "half-pasted"]);

    let copies: BTreeSet<_> = truth.iter().map(|(pair, _)| pair.clone()).collect();
    let best = rows.iter().take(copies.len());
    let best = best.map(|row| names(&row[column::LEFT], &row[column::RIGHT]));
    assert_eq!(best.collect::<BTreeSet<_>>(), copies);
    for (index, row) in rows.iter().enumerate() {
        let flagged = if index < copies.len() {
            "true"
        } else {
            "false"
        };
        assert_eq!(&row[column::FLAGGED], flagged, "{row:?}");
    }
    for row in &rows {
        if names(&row[column::LEFT], &row[column::RIGHT]) == truth[0].0 {
            assert!(number(row, column::SIMILARITY) >= 0.98, "{row:?}");
        }
    }
}

#[test]
fn java() {
    check("java");
}

#[test]
fn c() {
    check("c");
}

#[test]
fn python() {
    check("python");
}

#[test]
fn rust() {
    check("rust");
}

#[test]
fn scores_are_shares_and_fall() {
    let rows = codesim(&["corpora/c/submissions", "--format=csv", "--limit=all"]).rows();
    let scores: Vec<f64> = rows.iter().map(|row| number(row, column::SCORE)).collect();
    assert!(scores.is_sorted_by(|a, b| a >= b));
    assert!(scores.iter().all(|score| (0.0..=1.0).contains(score)));
}

/// Loss of a verbatim copy that is allowed where the tokens of the lexer and the grammar differ.
const LEXED: f64 = 0.05;

/// A corpus in which the copy of an identical pair is too long for the grammar, and the names of both.
fn with_padded_copy(corpus: &str) -> (Folder, [String; 2]) {
    let folder = Folder::with_corpus(corpus, false);
    let pair = Vec::from_iter(truth(corpus).swap_remove(0).0);
    let [source, copy] = pair.try_into().expect("it is a pair");
    for file in files_below(&folder.path().join("submissions").join(&copy)) {
        let text = fs::read_to_string(&file).expect("it is there");
        folder.write(file, "\n".repeat(2 << 20) + &text);
    }
    (folder, [source, copy])
}

/// Checks that this pair is the best, and scores nearly as a copy that is not padded.
#[track_caller]
fn check_best(report: &Value, pair: [&str; 2]) {
    assert_eq!(pair_names(report)[0], pair);
    let score = report["pairs"][0]["score"].as_f64();
    assert!(score >= Some(1.0 - LEXED), "{pair:?}: {score:?}");
}

#[test]
fn a_copy_that_is_padded_scores_as_one_that_is_not() {
    for corpus in ["java", "c", "python", "rust"] {
        let (folder, [source, copy]) = with_padded_copy(corpus);
        let report = folder.codesim(&["submissions", "--format=json"]).json();
        let too_long = |(_, _, why): &(_, _, String)| why.starts_with("too long for the grammar");
        assert!(notices(&report).iter().any(too_long), "{corpus}");
        check_best(&report, [&source, &copy]);

        folder.make_folder("class");
        let [from, to] = ["submissions", "class"].map(|it| folder.path().join(it).join(&source));
        fs::rename(from, to).expect("folders can be moved");
        index(&folder, "create", &[]).text();
        index(&folder, "add", &["submissions", "--quiet"]);
        let earlier = format!("{INDEX}/submissions/{copy}");
        check_best(&folder.report(&["--against", INDEX]), [&source, &earlier]);
    }
}

#[test]
fn each_class_has_its_settings() {
    for corpus in ["java", "c", "python", "rust"] {
        let settings = codesim(&["config", &format!("corpora/{corpus}/submissions")]).text();
        let origin = format!("# corpora/{corpus}/codesim.toml");
        assert_eq!(settings.matches(&origin).count(), 2, "{settings}");
        assert!(
            settings.contains(&format!("lang = [\"{corpus}\"]")),
            "{settings}"
        );
    }
}
