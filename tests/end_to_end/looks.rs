//! Pairs for a second look: how many there are, and that all of them are shown.

use serde_json::Value;

use crate::folder::{Folder, java};

/// Fewer than ten submissions, which are no background; most programs are in one that is ten times as long.
fn class() -> Folder {
    let folder = Folder::new();
    for other in 0..3 {
        let name = format!("other{other}");
        folder.write(format!("class/{name}/Main.java"), java(&name, 60 + other));
    }
    for own in 0..10 {
        let name = format!("own{own}");
        folder.write(format!("class/whole/{name}.java"), java(&name, 40 + own));
    }
    folder
}

/// The verdict as `docs/method.md` states it for a class without a background.
fn stated(pair: &Value) -> &'static str {
    let number = |field: &str| pair[field].as_f64().expect("a number");
    let containment = number("containment_left").max(number("containment_right"));
    match () {
        () if number("score") < 0.14 => "not-unusual",
        () if number("score") >= 0.5 || number("longest_match") >= 300.0 => "flagged",
        () if containment >= 0.8 && number("matched_tokens") >= 200.0 => "second-look",
        () => "not-unusual",
    }
}

fn of_verdict(report: &Value, verdict: &str) -> usize {
    let pairs = report["pairs"].as_array().expect("a list");
    let of_verdict = pairs.iter().filter(|pair| pair["verdict"] == verdict);
    of_verdict.count()
}

#[test]
fn every_verdict_is_as_stated_and_counted() {
    let report = class().report(&["--limit=all"]);
    for pair in report["pairs"].as_array().expect("a list") {
        assert_eq!(pair["verdict"], stated(pair), "{pair}");
    }
    let count = of_verdict(&report, "second-look");
    assert!(count >= 2 && of_verdict(&report, "not-unusual") >= 1);
    assert_eq!(report["class"]["second_look_pairs"], count);
}

#[test]
fn all_pairs_for_a_second_look_are_shown_whatever_the_limit() {
    let folder = class();
    let [all, best] = ["--limit=all", "--limit=1"].map(|limit| folder.report(&[limit]));
    let count = of_verdict(&all, "second-look");
    assert_eq!(of_verdict(&best, "second-look"), count);
    assert_eq!(best["class"], all["class"]);
    assert!(best["pairs"].as_array().map(Vec::len) < all["pairs"].as_array().map(Vec::len));
    let table = folder.codesim(&["class"]).text();
    let said = format!("{count} for a second look.");
    assert!(table.contains(&said), "{table}");
}
