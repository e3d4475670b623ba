//! `--anonymize`: names are gone, wherever they stood, and the key is the way back.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::command::{pair_names, text_formats};
use crate::folder::{Folder, java};
use crate::page;

/// A class in which folders, files and sources contain names.
fn class() -> Folder {
    let folder = Folder::new();
    for (name, seed) in [
        ("zoe_adams", 5),
        ("anna-schmidt", 5),
        ("bob", 11),
        ("Şükrü", 13),
        ("mallory", 17),
    ] {
        let author = format!(
            "// by {name}, with help from Anna Schmidt and ŞÜKRÜ\nclass AnnaSchmidtHelper {{}}\n"
        );
        let path = format!("class/{name}/{name}Main.java");
        folder.write(path, author + &java("work", seed));
        folder.write(format!("class/{name}/src/{name}/notes.pdf"), "no code");
    }
    folder.write(
        "people.csv",
        "submission,name,label\nbob,Robert Fitzgerald,group of Fitzgerald\n",
    );
    folder.write("class/mallory/More.java", "class More { int fitzgerald; }");
    folder
}

const NAMES: [&str; 8] = [
    "zoe",
    "adams",
    "anna",
    "schmidt",
    "mallory",
    "şükrü",
    "fitzgerald",
    "robert",
];

const ANONYMOUS: [&str; 5] = [
    "class",
    "--anonymize",
    "key.csv",
    "--metadata",
    "people.csv",
];

#[track_caller]
fn has_no_name(text: &str) {
    let small = text.to_lowercase();
    for name in NAMES {
        assert!(!small.contains(name), "{name}: {text}");
    }
    let mut words = small.split(|c: char| !c.is_alphanumeric());
    assert!(!words.any(|word| word == "bob"), "bob: {text}");
}

/// Pseudonyms by name, and the secret by none.
fn key(folder: &Folder) -> BTreeMap<String, String> {
    let text = folder.read("key.csv");
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    reader
        .deserialize()
        .map(|row| row.expect("two columns"))
        .collect()
}

/// The digests of the submissions of a report.
fn digests(report: &Value) -> Vec<&str> {
    let submissions = report["submissions"].as_array().expect("a list");
    let digests = submissions.iter().map(|it| it["digest"].as_str());
    digests.map(|digest| digest.expect("a text")).collect()
}

#[test]
fn no_format_has_a_name() {
    let folder = class();
    for format in text_formats().filter(|it| *it != "html") {
        let answer = folder.codesim(&[&ANONYMOUS[..], &["--format", format]].concat());
        assert_eq!(answer.code, 0, "{}", answer.err);
        let text = String::from_utf8(answer.out).expect("reports are UTF-8");
        assert!(text.contains("submission-"), "{format}");
        has_no_name(&text);
    }
    let page = folder.codesim(&[&ANONYMOUS[..], &["--format", "html"]].concat());
    let page = page::shown(&String::from_utf8(page.out).expect("reports are UTF-8"));
    assert!(page.contains("submission-") && page.contains("depth"));
    has_no_name(&page);
    let sheet = folder.codesim(
        &[
            &ANONYMOUS[..],
            &[
                "--format",
                "html",
                "--pair",
                "zoe_adams",
                "class/anna-schmidt",
            ],
        ]
        .concat(),
    );
    let sheet = String::from_utf8(sheet.out).expect("reports are UTF-8");
    assert!(sheet.contains("depth"), "the sources are there");
    has_no_name(&sheet);
}

#[test]
fn the_key_leads_back_and_keeps_pseudonyms_from_run_to_run() {
    let folder = class();
    let options = [&ANONYMOUS[..], &["--format", "json"]].concat();
    let first = folder.codesim(&options).json();
    let before = key(&folder);
    assert_eq!(before.len(), 5 + 1);
    assert_eq!(folder.codesim(&options).json(), first);

    folder.write("class/newcomer.java", java("other", 23));
    folder.codesim(&options).json();
    let after = key(&folder);
    assert_eq!(after.len(), 6 + 1);
    assert!(
        before
            .iter()
            .all(|(name, pseudonym)| after[name] == *pseudonym)
    );

    let copied = ["anna-schmidt", "zoe_adams"].map(|name| before[name].clone());
    let [mut left, mut right] = copied;
    if left > right {
        std::mem::swap(&mut left, &mut right);
    }
    assert_eq!(pair_names(&first)[0], [left, right]);
}

#[test]
fn nothing_follows_the_order_of_the_names() {
    let folder = class();
    folder.write(
        "key.csv",
        "submission,pseudonym\nzoe_adams,submission-001\nbob,submission-002\nanna-schmidt,submission-003\n",
    );
    let report = folder
        .codesim(&[&ANONYMOUS[..], &["--format", "json", "--limit", "all"]].concat())
        .json();
    let pairs = pair_names(&report);
    assert!(!pairs.is_empty());
    assert!(pairs.iter().all(|[left, right]| left < right), "{pairs:?}");
    let names: Vec<&str> = report["submissions"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|submission| submission["name"].as_str().expect("a name"))
        .collect();
    assert!(names.is_sorted(), "{names:?}");
}

#[test]
fn decisions_about_pseudonyms_are_understood() {
    let folder = class();
    folder.write(
        "key.csv",
        "submission,pseudonym\nzoe_adams,submission-001\nanna-schmidt,submission-003\n",
    );
    let decision =
        r#"{"left": "submission-001", "right": "submission-003", "status": "dismissed"}"#;
    folder.write(
        "decisions.json",
        format!(r#"{{"schema_version": 3, "decisions": [{decision}]}}"#),
    );
    let options = ["--format", "json", "--decisions", "decisions.json"];
    let report = folder.codesim(&[&ANONYMOUS[..], &options].concat()).json();
    assert_eq!(report["pairs"][0]["decision"]["status"], "dismissed");
}

#[test]
fn decisions_about_digests_of_an_anonymous_report_hold_for_its_code_and_with_its_key_alone() {
    let folder = class();
    let json = ["--format", "json"];
    let anonymous = |more: &[&str]| folder.codesim(&[&ANONYMOUS[..], &json, more].concat());
    let first = anonymous(&[]).json();
    let plain = folder.codesim(&[&["class"], &json[..]].concat()).json();
    assert!(
        digests(&first)
            .iter()
            .all(|it| !digests(&plain).contains(it))
    );

    let [left, right] = &pair_names(&first)[0];
    let digest = |name: &String| {
        let submissions = first["submissions"].as_array().expect("a list");
        submissions
            .iter()
            .find(|it| it["name"] == **name)
            .expect("it is there")["digest"]
            .clone()
    };
    let decision = json!({
        "left": left, "left_digest": digest(left), "right": right, "right_digest": digest(right),
        "status": "dismissed", "by": "Robert", "at": "2026-03-31T23:04:00+02:00",
    });
    let file = json!({"schema_version": 3, "exercise": "elsewhere", "decisions": [decision]});
    folder.write("decisions.json", file.to_string());
    let decisions = ["--decisions", "decisions.json"];
    let expected = json!({
        "status": "dismissed", "note": "", "by": "somebody", "at": "2026-03-31T21:04:00Z",
    });
    let mut taken = anonymous(&decisions).json()["pairs"][0]["decision"].take();
    assert_ne!(taken["by"], "Robert", "whoever has the name of a student");
    taken["by"] = json!("somebody");
    assert_eq!(taken, expected);

    let key = folder.read("key.csv");
    let secret = key
        .lines()
        .find(|row| row.starts_with(','))
        .expect("it has one");
    folder.write(
        "key.csv",
        key.replace(secret, &format!(",{}", "0".repeat(64))),
    );
    let with_another = anonymous(&decisions).json();
    assert_eq!(with_another["pairs"][0]["decision"], Value::Null);
    folder.write("key.csv", key.replace(&format!("{secret}\n"), ""));
    let without = anonymous(&[]).json();
    assert!(folder.read("key.csv").lines().any(|row| row.len() == 65));
    assert!(
        digests(&without)
            .iter()
            .all(|it| !digests(&first).contains(it))
    );
}

#[test]
fn a_file_that_is_no_key_is_left_alone() {
    let folder = class();
    folder.write("key.csv", "name,grade\nbob,1\n");
    folder
        .codesim(&ANONYMOUS)
        .refused(&["key.csv", "header `submission,pseudonym` was expected"]);
    assert_eq!(folder.read("key.csv"), "name,grade\nbob,1\n");
    folder
        .codesim(&["class", "--anonymize", "nowhere/key.csv"])
        .refused(&["cannot write nowhere/key.csv"]);
}
