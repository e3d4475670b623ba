//! Methods side by side.

use std::collections::BTreeSet;
use std::fs;

use serde_json::{Value, json};

use crate::folder::Folder;
use crate::lab::{CORPORA, found, found_in, lab, lab_in, list, real, text, write_class};

/// Average precision of a method in a result of `lab compare`.
fn average_precision(found: &Value, method: &str) -> f64 {
    let mut methods = list(&found["methods"]).iter();
    let method = methods.find(|row| text(&row["method"]).starts_with(method));
    real(&method.expect("it is compared")["quality"]["average_precision"])
}

#[test]
fn methods_side_by_side_on_one_class() {
    let found = found(&["compare", "corpora/java"]);
    assert_eq!(found["labelled"], json!([4, 116]));
    assert_eq!(found["duplicates"], json!([["java/hugo", "java/olga"]]));
    assert_eq!(found["methods"][0]["method"], "codesim");
    assert_eq!(average_precision(&found, "codesim"), 1.0);
    for method in [
        "p-matches, k = 8",
        "greedy tiling, k = 8",
        "greedy tiling, k = 9",
    ] {
        assert!(average_precision(&found, method) > 0.9, "{method}");
    }
    // One of the four copies has the same tokens.
    assert!(average_precision(&found, "checksum") < 0.3);
    let shown = lab(&["compare", "corpora/java"]).text();
    assert!(
        shown.contains("by their checksums: java/hugo = java/olga."),
        "{shown}"
    );
}

#[test]
fn methods_side_by_side_on_all_corpora() {
    let found = found(&[&["compare"], &CORPORA[..]].concat());
    assert_eq!(
        (&found["classes"], &found["labelled"]),
        (&json!(4), &json!([16, 464]))
    );
    assert_eq!(found["methods"][0]["method"], "codesim");
    assert_eq!(average_precision(&found, "codesim"), 1.0);
    let duplicates: BTreeSet<String> = list(&found["duplicates"])
        .iter()
        .map(Value::to_string)
        .collect();
    let expected = [
        r#"["c/elif","c/keiko"]"#,
        r#"["python/greta","python/liam"]"#,
        r#"["java/hugo","java/olga"]"#,
    ];
    assert_eq!(duplicates, BTreeSet::from(expected.map(str::to_owned)));
    for sketch in list(&found["sketches"]) {
        assert_eq!(sketch["pairs"], 480);
        let ratio = real(&sketch["observed"]) / real(&sketch["stated"]);
        assert!((0.6..1.4).contains(&ratio), "{sketch}");
    }
}

#[test]
fn a_set_of_several_cases() {
    let folder = Folder::new();
    write_class(&folder, "set/first");
    write_class(&folder, "set/second");
    let labelled = || found_in(&folder, &["compare", "set"])["labelled"].clone();
    // Each class has 4 * 3 / 2 pairs.
    folder.write(
        "set/truth.csv",
        "case,a,b,label,why\nfirst,anna,bob,1,same\nsecond,bob,anna,1,same\n",
    );
    assert_eq!(labelled(), json!([2, 10]));
    folder.write(
        "set/cases.csv",
        "case,unlisted\nfirst,negative\nsecond,unknown\n",
    );
    assert_eq!(labelled(), json!([2, 5]));
    folder.write("set/cases.csv", "case,unlisted\nsecond,unknown\n");
    assert_eq!(labelled(), json!([2, 5]));
    fs::remove_file(folder.path().join("set/cases.csv")).expect("it is there");
    folder.write(
        "set/truth.csv",
        "case,a,b,label\nfirst,anna,bob,1\nsecond,bob,anna,1\nsecond,carl,anna,0\n",
    );
    assert_eq!(labelled(), json!([2, 6]));
    // The name of the folder identifies the case.
    for (case, labelled) in [("first", json!([1, 5])), ("second", json!([1, 1]))] {
        let class = format!("set/{case}/submissions");
        let found = found_in(&folder, &["thresholds", &class, "--truth", "set/truth.csv"]);
        assert_eq!(found["labelled"], labelled, "{case}");
    }
}

#[test]
fn a_truth_as_spreadsheets_write_it() {
    let folder = Folder::new();
    write_class(&folder, "set");
    folder.write(
        "set/truth.csv",
        "\u{feff}label, a ,b,case\r\n1,\"anna\",bob ,2024\r\n",
    );
    assert_eq!(
        found_in(&folder, &["compare", "set"])["labelled"],
        json!([1, 5])
    );
}

#[test]
fn rows_about_others_are_told_and_passed_over() {
    let folder = Folder::new();
    write_class(&folder, "set");
    folder.write(
        "set/truth.csv",
        "case,a,b,label\nset,anna,bob,1\nset,anna,nemo,1\n",
    );
    let answer = lab_in(&folder, &["compare", "set", "--format=json"]);
    assert!(
        answer.err.contains("the truth has a pair anna and nemo"),
        "{}",
        answer.err
    );
    let found: Value = serde_json::from_slice(&answer.out).expect("the result is JSON");
    assert_eq!((answer.code, &found["labelled"]), (0, &json!([1, 5])));
    assert_eq!(found["unread"], 1);
}

#[test]
fn classes_with_other_thresholds_are_not_put_together() {
    let folder = Folder::new();
    for (set, noise) in [("five", 5), ("nine", 9)] {
        write_class(&folder, set);
        folder.write(
            format!("{set}/truth.csv"),
            "case,a,b,label\none,anna,bob,1\n",
        );
        folder.write(format!("{set}/codesim.toml"), format!("noise = {noise}\n"));
    }
    lab_in(&folder, &["compare", "five", "nine"]).refused(&[
        "nine/submissions: other thresholds hold there",
        "give --noise and --guarantee",
    ]);
    let options = ["compare", "five", "nine", "--noise=6", "--guarantee=9"];
    assert_eq!(found_in(&folder, &options)["labelled"], json!([2, 10]));
}
