//! `--groups`: members of a group are not compared with each other.

use serde_json::{Value, json};

use crate::command::{notices, pair_names};
use crate::folder::{Folder, java};

/// Two who handed in the same code, each with a comment of their own; a third who has it too; and two others.
fn class() -> Folder {
    let folder = Folder::new();
    for (name, seed) in [
        ("anna", 3),
        ("ben", 3),
        ("cleo", 3),
        ("dora", 7),
        ("emil", 13),
    ] {
        let program = format!("// {name}\n{}", java("work", seed));
        folder.write(format!("class/{name}/Main.java"), program);
    }
    folder.write("groups.csv", "submission,group\nanna,team 1\nben,team 1\n");
    folder
}

fn report(folder: &Folder, options: &[&str]) -> Value {
    folder.report(&[&["--limit=all", "--groups=groups.csv"], options].concat())
}

#[test]
fn copies_within_a_group_are_not_reported_and_those_of_others_are() {
    let folder = class();
    let without = folder.report(&["--limit=all"]);
    let with = report(&folder, &[]);
    let copies = [["anna", "cleo"], ["ben", "cleo"]].map(|pair| pair.map(str::to_owned));
    let flagged = |report: &Value| {
        let pairs = report["pairs"].as_array().expect("a list").iter();
        let names = pair_names(report);
        let flagged = pairs
            .zip(names)
            .filter(|(pair, _)| pair["verdict"] == "flagged");
        flagged.map(|(_, names)| names).collect::<Vec<_>>()
    };
    assert_eq!(flagged(&without).len(), 3);
    assert_eq!(flagged(&with), copies);
    assert_eq!(
        (&without["class"]["pairs"], &with["class"]["pairs"]),
        (&json!(10), &json!(9))
    );
    assert_eq!(with["notices"], json!([]));
    assert_eq!(
        with["clusters"][0]["members"],
        json!(["anna", "ben", "cleo"])
    );
    assert_eq!(with["submissions"][1]["metadata"]["group"], "team 1");
    assert_eq!(with["submissions"][2]["metadata"], Value::Null);
}

#[test]
fn a_hand_in_under_two_names_of_a_group_is_one() {
    let folder = class();
    for name in ["anna", "ben"] {
        folder.write(format!("class/{name}/Main.java"), java("work", 3));
    }
    let report = report(&folder, &[]);
    let same = "the same as anna of its group".to_owned();
    assert_eq!(notices(&report), [("ben".to_owned(), true, same)]);
    assert_eq!(report["class"]["pairs"], 6);
    let table = folder.codesim(&["class", "--groups=groups.csv"]).text();
    assert!(!table.contains("could not be compared"), "{table}");
    let asked = ["class", "--groups=groups.csv", "--pair", "ben", "cleo"];
    folder
        .codesim(&asked)
        .refused(&["`ben`", "the same as anna of its group"]);
    let key = ["--anonymize=key.csv"];
    let anonymous = self::report(&folder, &key).to_string();
    assert!(anonymous.contains("of its group"), "{anonymous}");
    for name in ["anna", "ben", "team"] {
        assert!(!anonymous.contains(name), "{name}: {anonymous}");
    }
}

#[test]
fn the_file_is_no_submission_and_may_be_named_in_the_settings() {
    let folder = class();
    folder.write(
        "class/groups.csv",
        "group, submission\nteam 1,class/anna/\nteam 1,ben\n",
    );
    folder.write("codesim.toml", "groups = \"class/groups.csv\"");
    let report = folder.report(&[]);
    assert_eq!(report["class"]["pairs"], 9);
    assert_eq!(report["notices"], json!([]));
}

#[test]
fn a_row_about_nobody_is_told_of() {
    let folder = class();
    folder.write("groups.csv", "submission,group\nanna,1\nbenn,1\n");
    let reason = "in the list of groups, but not among the submissions that were read";
    let expected = [("benn".to_owned(), false, reason.to_owned())];
    assert_eq!(notices(&report(&folder, &[])), expected);
}

#[test]
fn two_of_a_group_are_no_pair() {
    let arguments = ["class", "--groups=groups.csv", "--pair", "ben", "anna"];
    let parts = ["`ben` and `anna`", "group `team 1`", "not compared"];
    class().codesim(&arguments).refused(&parts);
}

#[test]
fn mistakes_are_named() {
    let folder = class();
    for (file, parts) in [
        ("", ["header with a column `submission`"].as_slice()),
        ("submission\nanna\n", &["header with a column `group`"]),
        (
            "submission,group,name\nanna,1,Anna\n",
            &["column `name`", "submission, group were expected"],
        ),
        (
            "submission,group\n,1\n",
            &["line 2", "name of a submission"],
        ),
        (
            "submission,group\nanna,1\nben,1\nclass/anna,2\n",
            &["line 4", "`class/anna`", "in line 2"],
        ),
    ] {
        folder.write("groups.csv", file);
        let answer = folder.codesim(&["class", "--groups=groups.csv"]);
        answer.refused(&[&["in groups.csv: "], parts].concat());
    }
    folder
        .codesim(&["class", "--groups=nowhere.csv"])
        .refused(&["cannot read nowhere.csv", "No such file"]);
}
