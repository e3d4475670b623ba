//! Starter code: registered once, it never counts as shared.

use crate::command::{codesim_in, notices};
use crate::folder::{Folder, java};

const WITH_COMMENTS: &str = "\
# Autumn term.
lang = [\"java\"] # no other

# Given to everybody:
boilerplate = [\"starter\"] # on the first day
";

fn sharing_pairs(report: &serde_json::Value) -> u64 {
    report["class"]["sharing_pairs"].as_u64().expect("a number")
}

/// Three submissions that share only the starter code, which the last has edited.
fn class_with_starter() -> Folder {
    let folder = Folder::new();
    let starter = java("starter", 3);
    folder.write("starter/Start.java", &starter);
    let edited =
        starter
            .replacen("depth", "height", 2)
            .replacen("return", "int extra = 7; return", 1);
    for (name, starter, own) in [
        (
            "one",
            &starter,
            "class One { boolean a() { try { return b.c(); } finally { d(); } } }",
        ),
        (
            "two",
            &starter,
            "enum Two { RED, GREEN; static Two pick(char c) { switch (c) { default: throw new Error(); } } }",
        ),
        (
            "three",
            &edited,
            "interface Three<T extends Number> { T[] all(); default long size() { return 1L << 4; } }",
        ),
    ] {
        folder.write(format!("class/{name}/Start.java"), starter);
        folder.write(format!("class/{name}/Own.java"), own);
    }
    folder
}

#[test]
fn starter_code_is_shared_until_it_is_named() {
    let folder = class_with_starter();
    assert_eq!(sharing_pairs(&folder.report(&[])), 3);
    let report = folder.report(&["--boilerplate", "starter"]);
    for pair in report["pairs"].as_array().into_iter().flatten() {
        let matched = pair["matched_tokens"].as_u64().expect("a number");
        let most = if pair["right"] == "two-edited" { 20 } else { 0 };
        assert!(matched <= most, "starter code counts: {pair}");
    }
}

#[test]
fn starter_code_does_not_count_in_sizes() {
    let report = class_with_starter().report(&["--boilerplate", "starter"]);
    for submission in report["submissions"].as_array().into_iter().flatten() {
        let [tokens, matchable] =
            ["tokens", "matchable_tokens"].map(|key| submission[key].as_u64());
        assert!(matchable < tokens.map(|t| t / 3), "{submission}");
    }
}

/// Four submissions of the same starter code, with something in each of its lines that only who wrote it has; the first two share theirs.
fn class_of_editors() -> Folder {
    let folder = Folder::new();
    let lines = |edit: &dyn Fn(usize) -> String| {
        let line = |i| {
            format!(
                "    total = total + table[{i}] * weight(row, {i}); {}",
                edit(i)
            )
        };
        let lines: Vec<String> = (0..20).map(line).collect();
        format!(
            "class Start {{ int sum(int row) {{ int total = 0;\n{}\n return total; }} }}",
            lines.join("\n")
        )
    };
    folder.write("starter/Start.java", lines(&|_| String::new()));
    for (name, edit) in [
        ("anna", "log[0] ^= ~7;"),
        ("ben", "log[0] ^= ~7;"),
        ("carla", "if (!on) return 1;"),
        ("dora", "char c = 'x', d;"),
    ] {
        folder.write(
            format!("class/{name}/Start.java"),
            lines(&|_| edit.to_owned()),
        );
    }
    folder
}

#[test]
fn edited_starter_code_is_starter_code_and_a_copied_edit_counts() {
    let folder = class_of_editors();
    let report = folder.report(&["--boilerplate", "starter", "--limit", "all"]);
    for submission in report["submissions"].as_array().expect("a list") {
        let [tokens, matchable] =
            ["tokens", "matchable_tokens"].map(|key| submission[key].as_u64().expect("a number"));
        assert!(matchable < tokens / 10, "{submission}");
    }
    let pairs = report["pairs"].as_array().expect("a list");
    let score = |left: &str, right: &str| {
        let pair = pairs
            .iter()
            .find(|it| it["left"] == left && it["right"] == right);
        pair.map_or(0.0, |pair| pair["score"].as_f64().expect("a number"))
    };
    assert!(score("anna", "ben") > 0.9);
    for (left, right) in [("anna", "carla"), ("ben", "dora"), ("carla", "dora")] {
        assert!(
            score(left, right) < 0.2,
            "{left} and {right}: {}",
            score(left, right)
        );
    }
}

#[test]
fn a_single_file_and_several_places() {
    let folder = class_with_starter();
    folder.write("handout/Own.java", folder.read("class/one/Own.java"));
    let report = folder.report(&[
        "--boilerplate",
        "starter/Start.java",
        "--boilerplate=handout",
    ]);
    let expected = serde_json::json!(["starter/Start.java", "handout"]);
    assert_eq!(report["parameters"]["boilerplate"], expected);
    assert_eq!(report["submissions"][0]["matchable_tokens"], 0);
}

#[test]
fn starter_code_beside_the_submissions_is_none_of_them() {
    let folder = Folder::with_two_submissions();
    folder.write("class/starter/Start.java", java("starter", 17));
    let names = |options: &[&str]| {
        folder.report(options)["submissions"]
            .as_array()
            .map(Vec::len)
    };
    assert_eq!(names(&[]), Some(3));
    assert_eq!(names(&["--boilerplate", "class/starter"]), Some(2));
}

#[test]
fn matches_with_starter_code_vanish_from_a_corpus() {
    let folder = Folder::with_corpus("java", false);
    let longest = |options: &[&str]| {
        let rows = folder
            .codesim(&[&["submissions", "--format=csv", "--limit=all"], options].concat())
            .rows();
        let honest = rows
            .iter()
            .filter(|row| &row[crate::command::column::FLAGGED] == "false");
        honest
            .map(|row| crate::command::number(row, 8))
            .fold(0.0, f64::max)
    };
    let with = longest(&[]);
    folder.write("codesim.toml", "");
    let without = longest(&[]);
    assert!(with < without / 2.0, "{with} of {without} tokens are left");
}

#[test]
fn add_list_and_remove() {
    let folder = Folder::with_two_submissions();
    folder
        .make_folder("starter")
        .write("extra/Given.java", "class Given {}");
    let none = "no starter code is registered in codesim.toml\n";
    let list = || folder.codesim(&["boilerplate", "list"]).text();
    assert_eq!(list(), none);
    let answer = folder.codesim(&["boilerplate", "add", "starter/", "./extra/Given.java"]);
    let note = "note: codesim.toml is new: it counts for folders of submissions in this folder, \
                and not if this folder is one itself\n";
    assert_eq!((answer.code, &*answer.err), (0, note));
    let added = list();
    assert_eq!(
        added,
        "starter code registered in codesim.toml:\n  starter\n  extra/Given.java\n"
    );
    folder.codesim(&["boilerplate", "add", "starter"]).text();
    assert_eq!(list(), added, "nothing is registered twice");
    folder
        .codesim(&["boilerplate", "remove", "extra/Given.java"])
        .text();
    assert_eq!(
        list(),
        "starter code registered in codesim.toml:\n  starter\n"
    );
    folder.codesim(&["boilerplate", "remove", "starter"]).text();
    assert_eq!(list(), none);
    assert_eq!(folder.read("extra/Given.java"), "class Given {}");
}

#[test]
fn missing_source_can_be_removed() {
    let folder = Folder::new();
    folder.write("codesim.toml", WITH_COMMENTS);
    folder.codesim(&["boilerplate", "remove", "starter"]).text();
    folder
        .codesim(&["boilerplate", "remove", "starter"])
        .refused(&["starter is not registered in codesim.toml", "list"]);
}

#[test]
fn the_rest_of_the_file_is_left_alone() {
    let folder = Folder::new();
    folder
        .write("codesim.toml", WITH_COMMENTS)
        .make_folder("starter")
        .make_folder("more");
    folder.codesim(&["boilerplate", "add", "more"]).text();
    let with_both = WITH_COMMENTS.replace("[\"starter\"]", "[\"starter\", \"more\"]");
    assert_eq!(folder.read("codesim.toml"), with_both);
    folder.codesim(&["boilerplate", "remove", "more"]).text();
    assert_eq!(folder.read("codesim.toml"), WITH_COMMENTS);
}

#[test]
fn registered_from_another_folder() {
    let folder = Folder::new();
    folder.write("codesim.toml", "").make_folder("deep/starter");
    let added = codesim_in(
        &folder.path().join("deep"),
        &["boilerplate", "add", "starter"],
    )
    .text();
    assert_eq!(
        added,
        "starter code registered in ../codesim.toml:\n  deep/starter\n"
    );
}

#[test]
fn registered_starter_code_is_used() {
    let folder = class_with_starter();
    let before = sharing_pairs(&folder.report(&[]));
    folder.write("codesim.toml", "");
    folder.codesim(&["boilerplate", "add", "starter"]).text();
    let report = folder.report(&[]);
    assert_eq!(
        report["parameters"]["boilerplate"],
        serde_json::json!(["starter"])
    );
    assert!(sharing_pairs(&report) < before);
}

#[test]
fn a_submission_that_is_starter_code_is_named() {
    let folder = Folder::with_two_submissions();
    let starter = java("Starter", 17);
    folder.write("starter/Start.java", &starter);
    folder.write("class/three/Start.java", &starter);
    let found = notices(&folder.report(&["--boilerplate", "starter"]));
    let reason = "hardly any code beside starter code".to_owned();
    assert_eq!(found, [("three".to_owned(), false, reason)]);
}

#[test]
fn starter_code_without_a_token_is_a_notice() {
    let folder = Folder::with_two_submissions();
    folder.write("imports/Main.java", "import java.util.*;\n");
    folder.make_folder("nothing");
    let options = ["--boilerplate", "imports", "--boilerplate", "nothing"];
    let noticed = |path: &str, reason: &str| (path.to_owned(), false, reason.to_owned());
    assert_eq!(
        notices(&folder.report(&options)),
        [
            noticed("imports/Main.java", "starter code: empty: it has no tokens"),
            noticed("nothing", "starter code: no code to compare"),
        ]
    );
}

#[test]
fn mistakes() {
    let folder = Folder::with_two_submissions();
    folder
        .codesim(&["boilerplate", "add", "nowhere"])
        .refused(&["nowhere: no such file or folder"]);
    folder
        .codesim(&["boilerplate", "add"])
        .refused(&["<PATHS>"]);
    folder.write("codesim.toml", "boilerplate = 3");
    folder
        .codesim(&["boilerplate", "list"])
        .refused(&["codesim.toml", "must be a list of paths"]);
    folder.write("empty/notes.docx", "");
    folder.write("codesim.toml", "");
    folder
        .codesim(&["class", "--boilerplate=empty"])
        .refused(&["empty: no file there can be read as starter code"]);
}
