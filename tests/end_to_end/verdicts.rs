//! `--verdicts`: what people decided about pairs.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::command::{Answer, codesim_in, notices, pair_names};
use crate::folder::{Folder, class_of_the_example, example};

/// A copy of a class with several flagged pairs.
fn class() -> Folder {
    Folder::with_corpus("java", false)
}

/// Compares that class after `verdicts` are written down.
fn run(folder: &Folder, verdicts: &[Value], options: &[&str]) -> Answer {
    let file = json!({"schema_version": 1, "verdicts": verdicts});
    folder.write("verdicts.json", file.to_string());
    let given = ["submissions", "--limit=all", "--verdicts=verdicts.json"];
    folder.codesim(&[&given, options].concat())
}

fn report(folder: &Folder, verdicts: &[Value]) -> Value {
    run(folder, verdicts, &["--format=json"]).json()
}

/// Names of the flagged pairs.
fn flagged(report: &Value) -> Vec<[String; 2]> {
    let pairs = report["pairs"].as_array().expect("a list");
    let flagged = pair_names(report).into_iter().zip(pairs);
    let flagged = flagged.filter(|(_, pair)| pair["verdict"] == "flagged");
    flagged.map(|(names, _)| names).collect()
}

fn verdict([left, right]: &[String; 2], decision: &str) -> Value {
    json!({"left": left, "right": right, "decision": decision})
}

/// The digest of a submission, as the report has it.
fn digest(report: &Value, name: &str) -> Value {
    let submissions = report["submissions"].as_array().expect("a list");
    let submission = submissions.iter().find(|own| own["name"] == name);
    submission.expect("it is there")["digest"].clone()
}

#[test]
fn a_dismissed_pair_stays_flagged_and_ties_nothing() {
    let folder = class();
    let before = report(&folder, &[]);
    let pairs = flagged(&before);
    assert!(pairs.len() > 1 && before["class"]["dismissed_pairs"] == 0);
    let mut dismissal = verdict(&pairs[0], "dismissed");
    dismissal["note"] = json!("both from the <b>lecture</b>");
    let after = report(&folder, &[dismissal]);
    let review = json!({"decision": "dismissed", "note": "both from the <b>lecture</b>"});
    assert_eq!(after["pairs"][0]["review"], review);
    assert_eq!(after["class"]["dismissed_pairs"], 1);
    assert_eq!(flagged(&after), pairs);
    assert_eq!(after["notices"], json!([]));

    let without_reviews = |report: &Value| {
        let mut report = report.clone();
        for part in ["clusters", "submissions"] {
            report[part].take();
        }
        report["class"]["dismissed_pairs"].take();
        for pair in report["pairs"].as_array_mut().expect("a list") {
            pair["cluster"].take();
            pair["review"].take();
        }
        report
    };
    assert_eq!(without_reviews(&after), without_reviews(&before));

    let all: Vec<Value> = pairs
        .iter()
        .map(|pair| verdict(pair, "dismissed"))
        .collect();
    assert_eq!(report(&folder, &all)["clusters"], json!([]));
    let tied = |report: &Value| {
        let clusters = report["clusters"].as_array().expect("a list");
        clusters
            .iter()
            .map(|c| c["flagged_pairs"].as_u64().expect("a number"))
            .sum::<u64>()
    };
    assert_eq!(
        (tied(&before), tied(&after)),
        (pairs.len() as u64, pairs.len() as u64 - 1)
    );
    let confirmed: Vec<Value> = pairs
        .iter()
        .map(|pair| verdict(pair, "confirmed"))
        .collect();
    assert_eq!(report(&folder, &confirmed)["clusters"], before["clusters"]);
}

#[test]
fn only_pairs_that_were_not_dismissed_count_for_the_exit_code() {
    let folder = class();
    let pairs = flagged(&report(&folder, &[]));
    let code = |verdicts: &[Value]| run(&folder, verdicts, &["--fail-on=flagged"]).code;
    let mut verdicts: Vec<Value> = pairs
        .iter()
        .map(|pair| verdict(pair, "dismissed"))
        .collect();
    assert_eq!(code(&verdicts), 0);
    for decision in ["open", "confirmed"] {
        verdicts[0]["decision"] = json!(decision);
        assert_eq!(code(&verdicts), 1, "{decision}");
    }
}

#[test]
fn table_and_csv_tell_the_decision() {
    let folder = class();
    let pairs = flagged(&report(&folder, &[]));
    let verdicts = [
        verdict(&pairs[0], "dismissed"),
        verdict(&pairs[1], "confirmed"),
    ];
    let table = run(&folder, &verdicts, &[]).text();
    let row = |pair: &[String; 2]| {
        let is = |line: &&str| {
            pair.iter()
                .all(|name| line.split(' ').any(|word| word == name))
        };
        table.lines().find(is).expect("each pair has a row")
    };
    for (pair, word) in pairs.iter().zip(["dismissed", "confirmed", "flagged"]) {
        assert!(row(pair).ends_with(word), "{table}");
    }
    assert!(
        table.contains("\nOf the flagged pairs, dismissed earlier: 1 pair.\n"),
        "{table}"
    );
    let rows = run(&folder, &verdicts, &["--format=csv"]).rows();
    let decisions: Vec<&str> = rows.iter().map(|row| &row[12]).collect();
    assert_eq!(decisions[..3], ["dismissed", "confirmed", ""]);
    assert!(decisions[3..].iter().all(|decision| decision.is_empty()));
}

#[test]
fn a_digest_stands_for_paths_and_contents() {
    let folder = Folder::with_two_submissions();
    folder.write(
        "class/one/a/Other.java",
        "class Other { int run() { return 1; } }",
    );
    let report = folder.report(&[]);
    for submission in report["submissions"].as_array().expect("a list") {
        let files = submission["files"].as_array().expect("a list");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let lines = files
            .iter()
            .map(|file| format!("{}\0{}\n", text(&file["path"]), text(&file["sha256"])));
        let hash = Sha256::digest(lines.collect::<String>());
        let expected: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(submission["digest"], expected);
    }
}

#[test]
fn a_verdict_on_other_code_is_not_taken_over() {
    let folder = class();
    let before = report(&folder, &[]);
    let [left, right] = &flagged(&before)[0];
    // In the other order than that of the report.
    let verdict = json!({
        "left": right, "right": left, "decision": "dismissed", "note": "",
        "left_digest": digest(&before, right).as_str().expect("a text").to_uppercase(),
        "right_digest": digest(&before, left),
    });
    let holds = |report: &Value| report["class"]["dismissed_pairs"] == 1;
    assert!(holds(&report(&folder, std::slice::from_ref(&verdict))));

    folder.write(
        format!("submissions/{left}/Late.java"),
        "class Late { int late = 1; }",
    );
    let after = report(&folder, std::slice::from_ref(&verdict));
    assert!(!holds(&after));
    let reason =
        "the verdict on this pair is on other code than that of today: the pair is open again";
    assert_eq!(
        notices(&after),
        [(format!("{left} / {right}"), true, reason.to_owned())]
    );
    let index = pair_names(&after)
        .iter()
        .position(|names| names == &[left.clone(), right.clone()]);
    let pair = &after["pairs"][index.expect("it is shown")];
    assert_eq!(
        (&pair["review"], &pair["verdict"]),
        (&Value::Null, &json!("flagged"))
    );

    let mut without = verdict.clone();
    without["right_digest"].take();
    assert!(
        holds(&report(&folder, &[without])),
        "nothing tells that the left one changed"
    );
}

#[test]
fn a_verdict_on_another_exercise_holds_for_the_same_code_alone() {
    let folder = class();
    let before = report(&folder, &[]);
    let [left, right] = &flagged(&before)[0];
    let on_any = json!({"left": left, "right": right, "decision": "dismissed"});
    let mut on_this = on_any.clone();
    on_this["left_digest"] = digest(&before, left);
    on_this["right_digest"] = digest(&before, right);
    let with = |exercise: &str, verdict: &Value| {
        let file = json!({"schema_version": 2, "exercise": exercise, "verdicts": [verdict]});
        folder.write("verdicts.json", file.to_string());
        let given = ["submissions", "--format=json", "--verdicts=verdicts.json"];
        let report = folder.codesim(&given).json();
        (report["class"]["dismissed_pairs"] == 1, notices(&report))
    };
    assert_eq!(with("submissions", &on_any), (true, vec![]));
    assert_eq!(with("lists", &on_this), (true, vec![]));
    let (holds, notices) = with("lists", &on_any);
    assert!(!holds);
    let [(about, false, reason)] = &notices[..] else {
        panic!("{notices:?}")
    };
    assert_eq!(about, "verdicts.json");
    assert!(reason.starts_with("verdicts on another exercise") && reason.ends_with(": 1"));
}

#[test]
fn every_format_with_notes_names_author_and_time() {
    let folder = class();
    let [left, right] = &flagged(&report(&folder, &[]))[0];
    let verdict = json!({
        "left": left, "right": right, "decision": "confirmed", "note": "same bug",
        "by": "Ada <i>", "at": "2026-03-31T23:04:00+02:00",
    });
    let shown = |format: &[&str]| run(&folder, std::slice::from_ref(&verdict), format).text();
    let json: Value = serde_json::from_str(&shown(&["--format=json"])).expect("it is JSON");
    let review = &json["pairs"][0]["review"];
    assert_eq!(
        (&review["by"], &review["at"]),
        (&json!("Ada <i>"), &json!("2026-03-31T21:04:00Z"))
    );
    let sheet = shown(&["--format=html", "--pair", left, right]);
    assert!(sheet.contains("(Ada &#60;i&#62;, 2026-03-31T21:04:00Z)"));
    let markdown = shown(&["--format=markdown"]);
    assert!(
        markdown.contains("(`Ada <i>, 2026-03-31T21:04:00Z`) `same bug`"),
        "{markdown}"
    );
}

#[test]
fn verdicts_on_submissions_that_are_not_there_are_counted() {
    let folder = class();
    let mut names = flagged(&report(&folder, &[])).swap_remove(0);
    let known = verdict(&names, "confirmed");
    names[1] = "gone".to_owned();
    let gone = [
        json!({"left": "no", "right": "body", "decision": "open"}),
        verdict(&names, "dismissed"),
    ];
    let report = report(&folder, &[&gone[..], &[known]].concat());
    let reason = "verdicts on submissions that were not compared: 2".to_owned();
    assert_eq!(
        notices(&report),
        [("verdicts.json".to_owned(), false, reason)]
    );
    assert_eq!(report["pairs"][0]["review"]["decision"], "confirmed");
}

#[test]
fn the_order_of_verdicts_changes_nothing() {
    let folder = class();
    let pairs = pair_names(&report(&folder, &[]));
    let mut verdicts: Vec<Value> = pairs
        .iter()
        .map(|pair| verdict(pair, "dismissed"))
        .collect();
    for format in ["table", "csv", "json", "html"] {
        let once = run(&folder, &verdicts, &["--format", format, "--threads=1"]).text();
        verdicts.reverse();
        assert_eq!(
            run(&folder, &verdicts, &["--format", format, "--threads=3"]).text(),
            once
        );
    }
}

#[test]
fn the_file_is_no_submission_and_may_be_named_in_the_settings() {
    let folder = Folder::with_two_submissions();
    let verdict = json!({"left": "two", "right": "one", "decision": "confirmed"});
    let file = json!({"schema_version": 1, "verdicts": [verdict]});
    folder.write("class/verdicts.json", format!("\u{feff}{file}"));
    folder.write("codesim.toml", "verdicts = \"class/verdicts.json\"");
    folder.make_folder("elsewhere");
    let elsewhere = folder.path().join("elsewhere");
    let report = codesim_in(&elsewhere, &["../class", "--format=json"]).json();
    assert_eq!(
        report["pairs"][0]["review"],
        json!({"decision": "confirmed", "note": ""})
    );
    assert_eq!(report["notices"], json!([]));
}

#[test]
fn the_example_of_the_documentation() {
    let folder = class_of_the_example();
    let file = example("reviews-and-metadata.md", "json");
    folder.write("verdicts.json", &file);
    let report = folder.report(&["--verdicts=verdicts.json"]);
    let [notice] = &notices(&report)[..] else {
        panic!("{report}")
    };
    assert_eq!(notice.0, "anna / bob.java", "its digest is made up");

    let mut file: Value = serde_json::from_str(&file).expect("it is JSON");
    file["verdicts"][0]["left_digest"] = digest(&report, "anna");
    folder.write("verdicts.json", file.to_string());
    let report = folder.report(&["--verdicts=verdicts.json", "--pair", "anna", "bob.java"]);
    assert_eq!(report["notices"], json!([]));
    assert_eq!(
        report["pairs"][0]["review"]["note"],
        "both follow the lecture"
    );
}

/// A file of reviews with this text is refused, with these parts in the message.
fn refused(file: &str, parts: &[&str]) {
    let folder = Folder::with_two_submissions();
    folder.write("verdicts.json", file);
    let answer = folder.codesim(&["class", "--verdicts=verdicts.json"]);
    answer.refused(&[&["in verdicts.json: "], parts].concat());
}

/// A file of these reviews.
fn reviews(all: &str) -> String {
    format!("{{\"schema_version\": 1, \"verdicts\": [{all}]}}")
}

#[test]
fn mistakes_are_named() {
    refused("", &["EOF", "line 1"]);
    refused("{\"schema_version\": 1,\n \"verdicts\": [}", &["line 2"]);
    refused("[]", &["invalid"]);
    refused("{}", &["missing field `schema_version`"]);
    refused("{\"schema_version\": 1}", &["missing field `verdicts`"]);
    refused(
        "{\"schema_version\": 3, \"pairs\": []}",
        &["schema_version 3: 1 or 2 was expected"],
    );
    refused(
        "{\"schema_version\": 1, \"verdicts\": [], \"pairs\": []}",
        &["unknown field `pairs`", "line 1"],
    );

    let one = |more: &str| reviews(&format!("{{\"left\": \"one\", \"right\": \"two\"{more}}}"));
    refused(&one(""), &["missing field `decision`", "line 1"]);
    refused(
        &one(", \"decision\": \"guilty\""),
        &["`guilty`", "`open`, `confirmed`, `dismissed`"],
    );
    refused(
        &one(", \"decision\": \"open\", \"grade\": 3"),
        &["unknown field `grade`", "`note`"],
    );
    let short = one(", \"decision\": \"open\", \"right_digest\": \"abc\"");
    refused(
        &short,
        &[
            "verdict 1, `one` and `two`",
            "digest `abc`",
            "64 hexadecimal digits",
        ],
    );
    refused(
        &one(", \"decision\": \"open\", \"at\": \"yesterday\""),
        &[
            "verdict 1, `one` and `two`",
            "at `yesterday`",
            "a time such as",
        ],
    );
}

#[test]
fn a_pair_of_two_has_one_review() {
    let open =
        |left: &str, right: &str| verdict(&[left.to_owned(), right.to_owned()], "open").to_string();
    for (all, parts) in [
        (
            [open("one", "two"), open("two", "one")],
            [
                "verdict 2, `two` and `one`",
                "verdict 1 is on the same pair",
            ],
        ),
        (
            [open("no", "two"), open("two", "no")],
            ["verdict 2, `two` and `no`", "verdict 1 is on the same pair"],
        ),
        (
            [open("one", "two"), open("no", "no")],
            ["verdict 2, `no` and `no`", "two different submissions"],
        ),
        (
            [open("one", "class/one"), open("a", "b")],
            [
                "verdict 1, `one` and `class/one`",
                "two different submissions",
            ],
        ),
    ] {
        refused(&reviews(&all.join(",")), &parts);
    }
}

#[test]
fn files_that_are_none() {
    let folder = Folder::with_two_submissions();
    folder.write("huge.json", vec![b' '; 64 * 1024 * 1024 + 1]);
    folder.write("latin.json", b"{\"note\": \"Ren\xE9e\"}");
    for (path, parts) in [
        ("nowhere.json", ["cannot read nowhere.json", "No such file"]),
        ("class", ["cannot read class", "Is a directory"]),
        ("huge.json", ["huge.json: larger than", "64 MiB"]),
        ("latin.json", ["latin.json: not UTF-8", "index 13"]),
    ] {
        folder
            .codesim(&["class", "--verdicts", path])
            .refused(&parts);
    }
}
