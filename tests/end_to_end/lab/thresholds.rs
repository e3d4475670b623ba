//! Thresholds of a class, and the advice on them.

use serde_json::{Value, json};

use crate::command::codesim;
use crate::folder::Folder;
use crate::lab::{JAVA, JAVA_TRUTH, found, found_in, lab, list, real, scheme, text, whole};

fn thresholds_of_java(truth: &[&str]) -> Value {
    found(&[&["thresholds", JAVA], truth].concat())
}

#[test]
fn less_is_shared_the_longer_it_has_to_be() {
    let found = thresholds_of_java(&[]);
    let levels = list(&found["noise"]);
    let tried: Vec<u64> = levels.iter().map(|level| whole(&level["noise"])).collect();
    assert_eq!(tried, (4..=40).collect::<Vec<_>>());
    let [first, last] = [&levels[0], &levels[36]];
    assert_eq!(
        (&found["pairs"], &first["sharing_pairs"]),
        (&json!(120), &json!(120))
    );
    assert!(whole(&last["sharing_pairs"]) < 60);
    for part in ["median_resemblance", "upper_resemblance"] {
        assert!(real(&last[part]) < real(&first[part]), "{part}");
    }
    let kept = list(&found["windows"])
        .iter()
        .map(|level| whole(&level["fingerprints"]));
    assert!(kept.is_sorted_by(|wide, narrow| wide > narrow));
}

#[test]
fn precision_and_recall_take_a_truth() {
    let without = thresholds_of_java(&[]);
    assert_eq!(without["labelled"], json!([0, 0]));
    for part in ["moduli", "channels"] {
        assert_eq!(without[part], json!([]));
    }
    let with = thresholds_of_java(&["--truth", JAVA_TRUTH]);
    assert_eq!(with["labelled"], json!([4, 116]));
    let usual = &list(&with["noise"])[4];
    assert_eq!(
        (&usual["noise"], &usual["guarantee"]),
        (&json!(8), &json!(11))
    );
    for part in ["precision", "recall"] {
        assert_eq!(usual[part], 1.0);
        assert_eq!(list(&without["noise"])[4][part], Value::Null);
    }
    let moduli = list(&with["moduli"])
        .iter()
        .map(|level| whole(&level["modulus"]));
    assert!(moduli.eq([1, 2, 4, 8, 16, 32, 64]));
    let channels: Vec<_> = list(&with["channels"])
        .iter()
        .map(|level| text(&level["channel"]))
        .collect();
    assert_eq!(channels, ["structure", "text", "form", "nesting", "all"]);
    // Tokens alone miss what only the normal form sees.
    let recall = |at: usize| real(&list(&with["channels"])[at]["recall"]);
    assert!((0..2).all(|at| recall(at) < recall(4)));
    assert!((2..4).all(|at| recall(at) <= recall(4)));
}

#[test]
fn the_advice_is_one_of_the_values_that_were_tried_and_does_what_it_says() {
    for truth in [&[][..], &["--truth", JAVA_TRUTH]] {
        let found = thresholds_of_java(truth);
        let advice = &found["advice"];
        let [noise, guarantee] = ["noise", "guarantee"].map(|part| whole(&advice[part]));
        for (reason, name) in list(&advice["reasons"])
            .iter()
            .zip([format!("k = {noise}: "), format!("t = {guarantee}: ")])
        {
            assert!(text(reason).starts_with(&name), "{reason}");
        }
        assert!(
            list(&found["noise"])
                .iter()
                .any(|level| level["noise"] == noise)
        );
        let mut levels = list(&found["windows"]).iter();
        let level = levels.find(|level| level["guarantee"] == guarantee);
        let level = level.expect("its window was tried");
        let options = [
            format!("--noise={noise}"),
            format!("--guarantee={guarantee}"),
        ];
        let report = codesim(&[JAVA, "--format=json", &options[0], &options[1]]).json();
        assert_eq!(report["class"]["flagged_pairs"], level["flagged"]);
        let shown = lab(&[&["thresholds", JAVA], truth].concat()).text();
        let asked = format!("--noise {noise} --guarantee {guarantee}");
        assert!(shown.contains(&asked), "{shown}");
    }
}

/// The largest guarantee threshold that there is.
const MOST: &str = "1152921504606846975";

#[test]
fn thresholds_beyond_every_text() {
    for options in [
        &["--noise=1000000"][..],
        &["--noise", MOST, "--guarantee", MOST],
    ] {
        let found = found(&[&["density", "--random=100"], options].concat());
        assert_eq!(
            (&found["tokens"], &found["hashes"]),
            (&json!(100), &json!(0))
        );
        assert_eq!(found["curve"], json!([]));
        let found = self::found(&[&["frequencies", JAVA], options].concat());
        assert_eq!(found["grams"]["occurrences"], 0);
        assert_eq!(found["grams"]["slope"], Value::Null);
    }
    for noise in ["1", "8"] {
        let options = ["--noise", noise, "--guarantee", MOST];
        let found = found(&[&["density", JAVA], &options[..]].concat());
        let kept = |name| whole(&scheme(&found, name)["fingerprints"]);
        // The smallest hash of each file.
        assert_eq!(kept("robust-winnowing"), whole(&found["pieces"]));
        let compared = self::found(&[&["compare", "corpora/java"], &options[..]].concat());
        assert_eq!(compared["labelled"], json!([4, 116]));
    }
    let folder = Folder::with_corpus("java", false);
    folder.write("codesim.toml", format!("guarantee = {MOST}"));
    let levels = found_in(&folder, &["thresholds", "submissions"]);
    assert_eq!(levels["noise"][36]["guarantee"].to_string(), MOST);
    for experiment in [
        ["density", JAVA],
        ["frequencies", JAVA],
        ["compare", "corpora/java"],
    ] {
        let more = "18446744073709551615";
        let answer = lab(&[&experiment[..], &["--guarantee", more]].concat());
        answer.refused(&[more, "at most", MOST]);
    }
}
