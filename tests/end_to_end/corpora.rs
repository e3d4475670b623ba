//! The example classes: every copy is found, nobody else is accused.

use std::collections::BTreeSet;

use crate::command::{codesim, column, number, repository};

/// The two submissions of each copy and what was done to hide it, as `truth.csv` has them.
fn truth(corpus: &str) -> Vec<(BTreeSet<String>, String)> {
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
