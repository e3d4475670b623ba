//! `--decisions`: what people decided about pairs.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::command::{Answer, codesim_in, notices, pair_names};
use crate::folder::{Folder, class_of_the_example, example};

/// A copy of a class with several flagged pairs.
fn class() -> Folder {
    Folder::with_corpus("java", false)
}

/// Compares that class after `decisions` are written down.
fn run(folder: &Folder, decisions: &[Value], options: &[&str]) -> Answer {
    let file = json!({"schema_version": 3, "decisions": decisions});
    folder.write("decisions.json", file.to_string());
    let given = ["submissions", "--limit=all", "--decisions=decisions.json"];
    folder.codesim(&[&given, options].concat())
}

fn report(folder: &Folder, decisions: &[Value]) -> Value {
    run(folder, decisions, &["--format=json"]).json()
}

/// Names of the flagged pairs.
fn flagged(report: &Value) -> Vec<[String; 2]> {
    let pairs = report["pairs"].as_array().expect("a list");
    let flagged = pair_names(report).into_iter().zip(pairs);
    let flagged = flagged.filter(|(_, pair)| pair["verdict"] == "flagged");
    flagged.map(|(names, _)| names).collect()
}

fn decision([left, right]: &[String; 2], decision: &str) -> Value {
    json!({"left": left, "right": right, "status": decision})
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
    let mut dismissal = decision(&pairs[0], "dismissed");
    dismissal["note"] = json!("both from the <b>lecture</b>");
    let after = report(&folder, &[dismissal]);
    let expected = json!({"status": "dismissed", "note": "both from the <b>lecture</b>"});
    assert_eq!(after["pairs"][0]["decision"], expected);
    assert_eq!(after["class"]["dismissed_pairs"], 1);
    assert_eq!(flagged(&after), pairs);
    assert_eq!(after["notices"], json!([]));

    let without_decisions = |report: &Value| {
        let mut report = report.clone();
        for part in ["clusters", "submissions"] {
            report[part].take();
        }
        report["class"]["dismissed_pairs"].take();
        for pair in report["pairs"].as_array_mut().expect("a list") {
            pair["cluster"].take();
            pair["decision"].take();
        }
        report
    };
    assert_eq!(without_decisions(&after), without_decisions(&before));

    let all: Vec<Value> = pairs
        .iter()
        .map(|pair| decision(pair, "dismissed"))
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
        .map(|pair| decision(pair, "confirmed"))
        .collect();
    assert_eq!(report(&folder, &confirmed)["clusters"], before["clusters"]);
}

#[test]
fn only_pairs_that_were_not_dismissed_count_for_the_exit_code() {
    let folder = class();
    let pairs = flagged(&report(&folder, &[]));
    let code = |decisions: &[Value]| run(&folder, decisions, &["--fail-on=flagged"]).code;
    let mut decisions: Vec<Value> = pairs
        .iter()
        .map(|pair| decision(pair, "dismissed"))
        .collect();
    assert_eq!(code(&decisions), 0);
    for decision in ["undecided", "confirmed"] {
        decisions[0]["status"] = json!(decision);
        assert_eq!(code(&decisions), 1, "{decision}");
    }
}

#[test]
fn table_and_csv_tell_the_decision() {
    let folder = class();
    let pairs = flagged(&report(&folder, &[]));
    let decisions = [
        decision(&pairs[0], "dismissed"),
        decision(&pairs[1], "confirmed"),
    ];
    let table = run(&folder, &decisions, &[]).text();
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
        table.contains(" 1 of the flagged pairs was dismissed earlier.\n"),
        "{table}"
    );
    let rows = run(&folder, &decisions, &["--format=csv"]).rows();
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
fn a_decision_about_other_code_is_not_taken_over() {
    let folder = class();
    let before = report(&folder, &[]);
    let [left, right] = &flagged(&before)[0];
    // In the other order than that of the report.
    let decision = json!({
        "left": right, "right": left, "status": "dismissed", "note": "",
        "left_digest": digest(&before, right).as_str().expect("a text").to_uppercase(),
        "right_digest": digest(&before, left),
    });
    let holds = |report: &Value| report["class"]["dismissed_pairs"] == 1;
    assert!(holds(&report(&folder, std::slice::from_ref(&decision))));

    folder.write(
        format!("submissions/{left}/Late.java"),
        "class Late { int late = 1; }",
    );
    let after = report(&folder, std::slice::from_ref(&decision));
    assert!(!holds(&after));
    let reason = "the code of this pair has changed since the decision about it: the pair is undecided again";
    assert_eq!(
        notices(&after),
        [(format!("{left} / {right}"), true, reason.to_owned())]
    );
    let index = pair_names(&after)
        .iter()
        .position(|names| names == &[left.clone(), right.clone()]);
    let pair = &after["pairs"][index.expect("it is shown")];
    assert_eq!(
        (&pair["decision"], &pair["verdict"]),
        (&Value::Null, &json!("flagged"))
    );

    let mut without = decision.clone();
    without["right_digest"].take();
    assert!(
        holds(&report(&folder, &[without])),
        "nothing tells that the left one changed"
    );
}

#[test]
fn a_decision_in_another_exercise_holds_for_the_same_code_alone() {
    let folder = class();
    let before = report(&folder, &[]);
    let [left, right] = &flagged(&before)[0];
    let on_any = json!({"left": left, "right": right, "status": "dismissed"});
    let mut on_this = on_any.clone();
    on_this["left_digest"] = digest(&before, left);
    on_this["right_digest"] = digest(&before, right);
    let with = |exercise: &str, decision: &Value| {
        let file = json!({"schema_version": 3, "exercise": exercise, "decisions": [decision]});
        folder.write("decisions.json", file.to_string());
        let given = ["submissions", "--format=json", "--decisions=decisions.json"];
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
    assert_eq!(about, "decisions.json");
    assert!(reason.starts_with("decisions in another exercise") && reason.ends_with(": 1"));
}

#[test]
fn every_format_with_notes_names_author_and_time() {
    let folder = class();
    let [left, right] = &flagged(&report(&folder, &[]))[0];
    let decision = json!({
        "left": left, "right": right, "status": "confirmed", "note": "same bug",
        "by": "Ada <i>", "at": "2026-03-31T23:04:00+02:00",
    });
    let shown = |format: &[&str]| run(&folder, std::slice::from_ref(&decision), format).text();
    let json: Value = serde_json::from_str(&shown(&["--format=json"])).expect("it is JSON");
    let decision = &json["pairs"][0]["decision"];
    assert_eq!(
        (&decision["by"], &decision["at"]),
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
fn decisions_about_submissions_that_are_not_there_are_counted() {
    let folder = class();
    let mut names = flagged(&report(&folder, &[])).swap_remove(0);
    let known = decision(&names, "confirmed");
    names[1] = "gone".to_owned();
    let gone = [
        json!({"left": "no", "right": "body", "status": "undecided"}),
        decision(&names, "dismissed"),
    ];
    let report = report(&folder, &[&gone[..], &[known]].concat());
    let reason = "decisions about submissions that were not compared: 2".to_owned();
    assert_eq!(
        notices(&report),
        [("decisions.json".to_owned(), false, reason)]
    );
    assert_eq!(report["pairs"][0]["decision"]["status"], "confirmed");
}

#[test]
fn the_order_of_decisions_changes_nothing() {
    let folder = class();
    let pairs = pair_names(&report(&folder, &[]));
    let mut decisions: Vec<Value> = pairs
        .iter()
        .map(|pair| decision(pair, "dismissed"))
        .collect();
    for format in ["table", "csv", "json", "html"] {
        let once = run(&folder, &decisions, &["--format", format, "--threads=1"]).text();
        decisions.reverse();
        assert_eq!(
            run(&folder, &decisions, &["--format", format, "--threads=3"]).text(),
            once
        );
    }
}

#[test]
fn the_file_is_no_submission_and_may_be_named_in_the_settings() {
    let folder = Folder::with_two_submissions();
    let decision = json!({"left": "two", "right": "one", "status": "confirmed"});
    let file = json!({"schema_version": 3, "decisions": [decision]});
    folder.write("class/decisions.json", format!("\u{feff}{file}"));
    folder.write("codesim.toml", "decisions = \"class/decisions.json\"");
    folder.make_folder("elsewhere");
    let elsewhere = folder.path().join("elsewhere");
    let report = codesim_in(&elsewhere, &["../class", "--format=json"]).json();
    assert_eq!(
        report["pairs"][0]["decision"],
        json!({"status": "confirmed", "note": ""})
    );
    assert_eq!(report["notices"], json!([]));
}

#[test]
fn the_example_of_the_documentation() {
    let folder = class_of_the_example();
    let file = example("decisions-and-metadata.md", "json");
    folder.write("decisions.json", &file);
    let report = folder.report(&["--decisions=decisions.json"]);
    let [notice] = &notices(&report)[..] else {
        panic!("{report}")
    };
    assert_eq!(notice.0, "anna / bob.java", "its digest is made up");

    let mut file: Value = serde_json::from_str(&file).expect("it is JSON");
    file["decisions"][0]["left_digest"] = digest(&report, "anna");
    folder.write("decisions.json", file.to_string());
    let report = folder.report(&["--decisions=decisions.json", "--pair", "anna", "bob.java"]);
    assert_eq!(report["notices"], json!([]));
    assert_eq!(
        report["pairs"][0]["decision"]["note"],
        "both follow the lecture"
    );
}

/// A file of decisions with this text is refused, with these parts in the message.
fn refused(file: &str, parts: &[&str]) {
    let folder = Folder::with_two_submissions();
    folder.write("decisions.json", file);
    let answer = folder.codesim(&["class", "--decisions=decisions.json"]);
    answer.refused(&[&["in decisions.json: "], parts].concat());
}

/// A file of these decisions.
fn file_of(all: &str) -> String {
    format!("{{\"schema_version\": 3, \"decisions\": [{all}]}}")
}

#[test]
fn mistakes_are_named() {
    refused("", &["EOF", "line 1"]);
    refused("{\"schema_version\": 3,\n \"decisions\": [}", &["line 2"]);
    refused("[]", &["invalid"]);
    refused("{}", &["missing field `schema_version`"]);
    refused("{\"schema_version\": 3}", &["missing field `decisions`"]);
    refused(
        "{\"schema_version\": 4, \"pairs\": []}",
        &["schema_version 4: 3 was expected"],
    );
    refused(
        "{\"schema_version\": 2, \"verdicts\": []}",
        &[
            "schema_version 2: 3 was expected",
            "rename `verdicts` to `decisions`",
            "set schema_version to 3",
        ],
    );
    refused(
        "{\"schema_version\": 3, \"decisions\": [], \"pairs\": []}",
        &["unknown field `pairs`", "line 1"],
    );

    let one = |more: &str| file_of(&format!("{{\"left\": \"one\", \"right\": \"two\"{more}}}"));
    refused(&one(""), &["missing field `status`", "line 1"]);
    refused(
        &one(", \"status\": \"guilty\""),
        &["`guilty`", "`undecided`, `confirmed`, `dismissed`"],
    );
    refused(
        &one(", \"status\": \"undecided\", \"grade\": 3"),
        &["unknown field `grade`", "`note`"],
    );
    let short = one(", \"status\": \"undecided\", \"right_digest\": \"abc\"");
    refused(
        &short,
        &[
            "decision 1, `one` and `two`",
            "digest `abc`",
            "64 hexadecimal digits",
        ],
    );
    refused(
        &one(", \"status\": \"undecided\", \"at\": \"yesterday\""),
        &[
            "decision 1, `one` and `two`",
            "at `yesterday`",
            "a time such as",
        ],
    );
}

#[test]
fn a_pair_of_two_has_one_decision() {
    let open = |left: &str, right: &str| {
        decision(&[left.to_owned(), right.to_owned()], "undecided").to_string()
    };
    for (all, parts) in [
        (
            [open("one", "two"), open("two", "one")],
            [
                "decision 2, `two` and `one`",
                "decision 1 is on the same pair",
            ],
        ),
        (
            [open("no", "two"), open("two", "no")],
            [
                "decision 2, `two` and `no`",
                "decision 1 is on the same pair",
            ],
        ),
        (
            [open("one", "two"), open("no", "no")],
            ["decision 2, `no` and `no`", "two different submissions"],
        ),
        (
            [open("one", "class/one"), open("a", "b")],
            [
                "decision 1, `one` and `class/one`",
                "two different submissions",
            ],
        ),
    ] {
        refused(&file_of(&all.join(",")), &parts);
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
            .codesim(&["class", "--decisions", path])
            .refused(&parts);
    }
}
