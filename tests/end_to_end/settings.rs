//! `codesim.toml`, and what the command line makes of it.

use crate::command::{codesim_in, notices};
use crate::folder::{Folder, java};

fn limit(folder: &Folder, options: &[&str]) -> serde_json::Value {
    folder.report(options)["parameters"]["limit"].clone()
}

#[test]
fn the_file_may_be_beside_the_folder_or_above_it() {
    let folder = Folder::with_two_submissions();
    folder.make_folder("here");
    let report = |root: &str| {
        let here = folder.path().join("here");
        codesim_in(&here, &[root, "--format=json"]).json()
    };
    assert_eq!(report("../class")["parameters"].get("settings"), None);
    folder.write("codesim.toml", "limit = 3");
    for root in [
        "../class",
        "../class/.",
        "../class/one/..",
        "../here/../class",
    ] {
        let parameters = &report(root)["parameters"];
        assert_eq!(parameters["limit"], 3, "{root}");
        assert!(
            parameters["settings"]
                .as_str()
                .expect("a path")
                .ends_with("codesim.toml")
        );
    }
    let table = folder.codesim(&["class"]).text();
    assert!(table.contains("\nSettings: codesim.toml.\n"), "{table}");
}

/// The notice about a settings file in a folder of submissions.
const NOTICE: &str = "settings in a folder of submissions do not count: a submission could bring them; move them beside the folder";

#[test]
fn a_file_in_the_folder_does_not_count_and_is_told_of() {
    let folder = Folder::with_two_submissions();
    folder.write("class/codesim.toml", "limit = 2");
    let inside = folder.path().join("class");
    for (answer, path) in [
        (
            folder.codesim(&["class", "--format=json"]),
            "class/codesim.toml",
        ),
        (codesim_in(&inside, &[".", "--format=json"]), "codesim.toml"),
    ] {
        let report = answer.json();
        assert_eq!(report["parameters"]["limit"], 100);
        let expected = [(path.to_owned(), false, NOTICE.to_owned())];
        assert_eq!(notices(&report), expected);
        assert_eq!(report["notices"][0]["whole_submission"], false);
    }
    folder.write("codesim.toml", "limit = 3");
    assert_eq!(limit(&folder, &[]), 3);
}

#[test]
fn a_file_does_not_count_for_a_folder_within_a_folder_of_submissions() {
    let folder = Folder::with_two_submissions();
    folder.write("class/codesim.toml", "limit = 2");
    folder.write("codesim.toml", "limit = 3");
    for options in [["class/two", "class"], ["class/two", "--old=class"]] {
        let report = folder.codesim(&[&options[..], &["--format=json"]].concat());
        assert_eq!(report.json()["parameters"]["settings"], "codesim.toml");
    }
}

#[test]
fn a_file_beside_a_link_to_the_folder_counts() {
    let folder = Folder::with_two_submissions();
    folder.write("class/codesim.toml", "limit = 2");
    folder.write("mine/codesim.toml", "limit = 4");
    folder.link("../class", "mine/link");
    let report = folder.codesim(&["mine/link", "--format=json"]).json();
    assert_eq!(report["parameters"]["settings"], "mine/codesim.toml");
}

#[test]
fn the_file_is_looked_for_from_the_submissions_not_from_here() {
    let folder = Folder::with_two_submissions();
    folder.write("here/codesim.toml", "limit = 5");
    let settings = |root| codesim_in(&folder.path().join("here"), &["config", root]).text();
    assert!(
        !settings("../class").contains("codesim.toml"),
        "{}",
        settings("../class")
    );
    folder.write("codesim.toml", "limit = 4");
    assert!(
        settings("../class").contains("limit = 4"),
        "{}",
        settings("../class")
    );
    assert!(
        settings("../class").contains("# ../codesim.toml"),
        "{}",
        settings("../class")
    );
    let absolute = folder.path().join("class");
    assert!(settings(absolute.to_str().expect("UTF-8")).contains("limit = 4"));
}

#[test]
fn the_command_line_wins() {
    let folder = Folder::with_two_submissions();
    folder.write("codesim.toml", "limit = 3");
    assert_eq!(limit(&folder, &["--limit", "7"]), 7);
    assert_eq!(limit(&folder, &["--limit", "all"]), serde_json::Value::Null);
    folder.write("codesim.toml", "limit = \"all\"");
    assert_eq!(limit(&folder, &[]), serde_json::Value::Null);
}

#[test]
fn config_shows_values_and_where_they_come_from() {
    let folder = Folder::with_two_submissions();
    folder.write("codesim.toml", "noise = 9\nlang = [\"java\"]\n");
    let settings = folder
        .codesim(&["config", "class", "--lang", "c,cpp", "--quiet"])
        .text();
    let expected = "\
lang = [\"c\", \"cpp\"]   # command line
limit = 100           # default
min-similarity = 0.0  # default
noise = 9             # codesim.toml
quiet = true          # command line
";
    assert_eq!(settings, expected);
}

/// A file with every option that the test below can give.
const ALL: &str = "\
lang = [\"java\"]
include = [\"*.java\"]
exclude = [\"given/\"]
no-default-excludes = true
layout = \"plain\"
attempts = \"all\"
boilerplate = [\"starter\"]
old = [\"before\"]
reference = [\"solutions\"]
pair = [\"class/two\", \"class/one\"]
metadata = \"people.csv\"
groups = \"groups.csv\"
decisions = \"decisions.json\"
anonymize = \"key.csv\"
noise = 9
guarantee = 13
text-noise = 5
text-guarantee = 8
selection = \"0-mod:2\"
max-occurrences = 4
min-tokens = 90
keep-imports = true
title = \"Sheet 3\"
date = \"2026-03-31\"
format = \"json\"
language = \"de\"
csv-dialect = \"excel\"
output = \"report.json\"
limit = 12
min-similarity = 0.25
fail-on = \"flagged\"
threads = 1
quiet = true
timings = true
git-history = true
history = [\"past\"]
front-end = [\"tiny.toml\"]
encoding = \"gbk\"

[extensions]
jav = \"java\"
";

#[test]
fn every_option_can_stand_in_the_file() {
    let folder = Folder::with_two_submissions();
    folder.write("starter/Start.java", java("starter", 17));
    folder.write("before/old/Main.java", java("old", 29));
    folder.write("past/2026-03-01/one/Main.java", java("past", 31));
    folder.write("solutions/staff/Main.java", java("staff", 31));
    folder.write("people.csv", "submission,label\nclass/one,group 7\n");
    folder.write("groups.csv", "submission,group\nclass/one,team 7\n");
    let decision = r#"{"left": "class/two", "right": "class/one", "status": "confirmed"}"#;
    let decisions = format!(r#"{{"schema_version": 3, "decisions": [{decision}]}}"#);
    folder.write("decisions.json", decisions);
    folder.write("codesim.toml", ALL);
    folder.write(
        "tiny.toml",
        "id = \"tiny\"\nname = \"Tiny\"\nextensions = []\nrevision = 1\nlexer = {}\n",
    );
    assert_eq!(folder.codesim(&["class"]).text(), "");
    let report: serde_json::Value =
        serde_json::from_str(&folder.read("report.json")).expect("JSON");
    let expected = serde_json::json!({
        "title": "Sheet 3", "date": "2026-03-31",
        "roots": ["class"], "old": ["before"], "references": ["solutions"], "history": ["past"], "git_history": true, "boilerplate": ["starter"], "languages": ["java"],
        "structure": {"noise": 9, "guarantee": 13}, "text": {"noise": 5, "guarantee": 8},
        "settings": "codesim.toml",
        "selection": {"scheme": "0-mod:2", "is_guaranteed": false},
        "max_occurrences": 4, "min_tokens": 90, "limit": 12, "min_similarity": 0.25, "keep_imports": true,
        "include": ["*.java"], "exclude": ["given/"], "no_default_excludes": true,
        "encoding": "gbk", "extensions": {"jav": "java"},
    });
    assert_eq!(report["parameters"], expected);
    assert!(report["timings"].is_array());
    assert_eq!(report["pairs"][0]["decision"]["status"], "confirmed");
    assert!(folder.read("key.csv").contains("class/one,submission-"));
    let submissions = report["submissions"].as_array().expect("a list");
    let is_labelled = |s: &serde_json::Value| s["metadata"]["label"] == "group 7";
    assert_eq!(submissions.iter().filter(|s| is_labelled(s)).count(), 1);
}

#[test]
fn every_option_is_in_the_file_above() {
    let folder = Folder::new();
    let help = folder.codesim(&["--help"]).text();
    let options = help
        .lines()
        .filter_map(|line| line.split_once("--")?.1.split([' ', '\n']).next());
    let options: Vec<&str> = options
        // The option that runs foreign code is for the command line alone, and an index does not go with max-occurrences: its test is elsewhere.
        .filter(|o| {
            ![
                "help",
                "version",
                "allow-native-grammars",
                "against",
                "against-key",
            ]
            .contains(o)
        })
        .collect();
    let keys: Vec<&str> = ALL
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert!(options.len() > 10, "{help}");
    for option in options
        .into_iter()
        .filter(|o| o.chars().all(|c| c.is_ascii_lowercase() || c == '-'))
    {
        let table = format!("[{option}s]");
        let is_tried = keys.contains(&option) || keys.contains(&table.as_str());
        assert!(is_tried, "--{option} is not tried here");
    }
}

#[test]
fn relative_paths_are_meant_from_the_file() {
    let folder = Folder::with_two_submissions();
    folder.write("starter/Start.java", java("starter", 17));
    folder.write(
        "codesim.toml",
        "boilerplate = [\"starter\"]\noutput = \"out.csv\"\nformat = \"csv\"\n",
    );
    folder.make_folder("elsewhere");
    let answer = codesim_in(&folder.path().join("elsewhere"), &["../class", "-q"]);
    assert_eq!(answer.text(), "");
    assert!(folder.read("out.csv").starts_with("rank,left,right,"));
}

#[test]
fn an_output_file_among_the_submissions_is_none_of_them() {
    let folder = Folder::with_two_submissions();
    let run = || {
        folder
            .codesim(&["class", "-q", "--output=class/report.json"])
            .text()
    };
    run();
    let first = folder.read("class/report.json");
    run();
    assert_eq!(first, folder.read("class/report.json"));
}

#[test]
fn mistakes_in_the_file_are_named() {
    let folder = Folder::with_two_submissions();
    for (content, parts) in [
        ("colour = true", ["colour", "min-similarity"].as_slice()),
        ("noise = \"many\"", &["noise", "many"]),
        ("noise = 0", &["noise threshold 0", "at least 1"]),
        (
            "noise = 9\nguarantee = 8",
            &["guarantee threshold 8", "at least 9"],
        ),
        ("limit = 0", &["limit `0`", "a number from 1 on, or `all`"]),
        ("threads = 0", &["threads", "0"]),
        ("format = \"docx\"", &["docx", "csv"]),
        ("title = \" \"", &["title", "leave the title out"]),
        ("date = \"31.3.2026\"", &["31.3.2026", "2026-03-31"]),
        ("date = \"2026-02-30\"", &["2026-02-30", "a day such as"]),
        ("date = \"2026-03-31T10:00\"", &["T10:00", "a day such as"]),
        ("lang = \"java\"", &["lang", "java"]),
        ("lang = [\"klingon\"]", &["klingon", "codesim languages"]),
        ("boilerplate = [\"nowhere\"]", &["nowhere", "starter code"]),
        ("limit = = 3", &["codesim.toml"]),
    ] {
        folder.write("codesim.toml", content);
        folder.codesim(&["class"]).refused(parts);
    }
    folder.write("codesim.toml", b"limit = 3 # \xFF");
    folder
        .codesim(&["class"])
        .refused(&["codesim.toml", "UTF-8"]);
}

#[test]
fn mistakes_in_the_file_say_which_file() {
    let folder = Folder::with_two_submissions();
    for content in [
        "colour = true",
        "noise = \"many\"",
        "limit = 0",
        "format = \"docx\"",
    ] {
        folder.write("here/codesim.toml", content);
        folder.make_folder("here/class");
        folder
            .codesim(&["here/class"])
            .refused(&["in here/codesim.toml"]);
    }
}
