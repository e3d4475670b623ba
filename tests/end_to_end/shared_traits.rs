//! Traits that two submissions share beside their code: reported with the number of submissions that have them, and in no score.

use serde_json::{Value, json};

use crate::folder::{Folder, java};

/// The starter code.
const STARTER: &str = "class Frame {\n // Write yuor own code below.\n int sharedFrame(int depth) { \
                       return depth * 2718; }\n}\n";

/// A class of nine who kept the starter code, of whom anna and bela have the same misspelt comment. The others share no trait.
fn class(comment: &str) -> Folder {
    let folder = Folder::new();
    folder.write("starter/Frame.java", STARTER);
    let seeds = [
        ("anna", 3),
        ("bela", 3),
        ("carl", 5),
        ("dora", 7),
        ("emil", 11),
        ("finn", 13),
        ("gina", 17),
        ("hans", 19),
        ("ines", 23),
    ];
    for (name, seed) in seeds {
        let own = java("work", seed);
        let own = match name {
            "anna" => format!("{own}{comment}\n"),
            "bela" => format!("\n{own}\n{}\n", comment.replace(' ', "  ")),
            _ => own,
        };
        folder.write(format!("class/{name}/Main.java"), own);
        folder.write(format!("class/{name}/Frame.java"), STARTER);
    }
    folder
}

const COMMENT: &str = "// recieve the ball";

fn report(folder: &Folder, options: &[&str]) -> Value {
    folder.report(&[&["--boilerplate", "starter"], options].concat())
}

/// The pair of anna and bela, which is the first.
fn pair(report: &Value) -> &Value {
    let pair = &report["pairs"][0];
    assert_eq!(
        (&pair["left"], &pair["right"]),
        (&json!("anna"), &json!("bela"))
    );
    pair
}

/// Kind and text of each shared_trait.
fn told(pair: &Value) -> Vec<String> {
    let all = pair["shared_traits"].as_array().expect("a list");
    let each = all
        .iter()
        .map(|it| format!("{} {}", it["kind"], it["text"]));
    each.map(|it| it.replace('"', "")).collect()
}

#[test]
fn a_rare_comment_is_told_with_its_places_and_how_many_have_it() {
    let report = report(&class(COMMENT), &[]);
    let found = &pair(&report)["shared_traits"][0];
    assert_eq!(told(pair(&report))[0], "comment recieve the ball");
    assert_eq!(
        (&found["submissions"], &found["only_these"]),
        (&json!(2), &json!(true))
    );
    let lines = ["left", "right"].map(|side| found[side]["start"]["line"].clone());
    assert_eq!(lines, [json!(30), json!(32)]);
    let why = pair(&report)["why"].as_str().expect("the pair is flagged");
    assert!(
        why.ends_with(
            "both have the comment “recieve the ball”, which no other submission of the class has."
        ),
        "{why}"
    );
}

#[test]
fn starter_code_and_what_most_have_are_left_out() {
    let folder = class(COMMENT);
    for options in [&["--boilerplate", "starter"][..], &[]] {
        let report = folder.report(options);
        let all = told(pair(&report)).join("\n");
        for common in ["yuor", "sharedFrame", "2718", "depth", "table"] {
            assert!(!all.contains(common), "{options:?}: {common} in {all}");
        }
    }
}

#[test]
fn starter_code_is_left_out_where_few_have_kept_it() {
    let folder = class("// Write yuor own code below.");
    for name in [
        "anna", "bela", "carl", "dora", "emil", "finn", "gina", "hans", "ines",
    ] {
        folder.write(format!("class/{name}/Frame.java"), "class Frame { }");
    }
    let with_starter = report(&folder, &[]);
    let all = told(pair(&with_starter)).join("\n");
    assert!(!all.contains("yuor"), "{all}");
    let without = folder.report(&[]);
    assert_eq!(
        told(pair(&without))[0],
        "comment Write yuor own code below."
    );
}

#[test]
fn a_word_that_only_these_two_have_is_told_whatever_it_stands_in() {
    let folder = class("// nothing");
    let anna = folder.read("class/anna/Main.java");
    folder.write(
        "class/anna/Main.java",
        format!("{anna}// so we Recieve it\n"),
    );
    let bela = folder
        .read("class/bela/Main.java")
        .replace("run(int", "recieveNow(int");
    folder.write("class/bela/Main.java", bela);
    let report = report(&folder, &[]);
    let all = told(pair(&report));
    assert!(all.contains(&"word Recieve".to_owned()), "{all:?}");
}

#[test]
fn nothing_of_it_is_in_a_score() {
    let numbers = |comment: &str| {
        let report = report(&class(comment), &[]);
        let pair = pair(&report);
        let fields = [
            "score",
            "similarity",
            "expected_by_chance",
            "verdict",
            "matched_tokens",
        ];
        fields.map(|field| pair[field].clone())
    };
    assert_eq!(numbers(COMMENT), numbers(""));
}

#[test]
fn an_anonymous_report_quotes_nobody() {
    let folder = class(COMMENT);
    let report = report(&folder, &["--anonymize", "key.csv"]);
    let pairs = report["pairs"].as_array().expect("a list");
    let told: Vec<&Value> = pairs
        .iter()
        .flat_map(|it| it["shared_traits"].as_array().unwrap())
        .collect();
    assert!(
        told.iter()
            .any(|it| it["kind"] == "comment" && it["text"].is_null())
    );
    assert!(!report.to_string().contains("recieve"));
    for limit in ["2", "all"] {
        let options = [
            "--boilerplate=starter",
            "--anonymize=key.csv",
            "--format=csv",
        ];
        let table = folder.codesim(&[&["class", "--limit", limit], &options[..]].concat());
        let table = table.text();
        let said = "both have a comment that no other submission of the class has.";
        assert!(table.contains(said), "{table}");
        for told in ["recieve", "anna", "bela"] {
            assert!(!table.contains(told), "{told}: {table}");
        }
    }
}

#[test]
fn every_format_says_why() {
    let folder = class(COMMENT);
    let said = "76543";
    folder.write(
        "class/anna/Main.java",
        format!("{}int a = {said};\n", folder.read("class/anna/Main.java")),
    );
    let why = pair(&report(&folder, &[]))["why"]
        .as_str()
        .unwrap()
        .to_owned();
    let (first, _) = why.split_once(';').expect("passages are told");
    let shown = |format: &str, limit: &str| {
        let options = [
            "--boilerplate=starter",
            "--format",
            format,
            "--limit",
            limit,
        ];
        let shown = folder.codesim(&[&["class"], &options[..]].concat());
        shown.text()
    };
    for format in ["sarif", "markdown"] {
        let shown = shown(format, "9").replace('`', "");
        assert!(shown.contains(first), "{format}: {shown}");
        assert!(shown.contains("recieve the ball"), "{format}: {shown}");
    }
    // Formats without places find out the same.
    for (format, limit) in [
        ("table", "9"),
        ("csv", "9"),
        ("csv", "all"),
        ("jsonl", "all"),
    ] {
        let shown = shown(format, limit);
        let times = shown.matches(&why).count();
        assert_eq!(times, 1, "{format} {limit}: {shown}");
    }
    folder.codesim(&[
        "class",
        "--boilerplate",
        "starter",
        "--pair",
        "anna",
        "bela",
        "--format",
        "html",
        "--output",
        "sheet.html",
    ]);
    let sheet = folder.read("sheet.html");
    assert!(sheet.contains(first) && sheet.contains("Other shared traits"));
}
