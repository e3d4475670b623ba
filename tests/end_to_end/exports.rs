//! Exports of learning platforms, as they are downloaded.

use std::collections::BTreeMap;

use codesim_testkit::exports::export;
use serde_json::Value;

use crate::archives::class;
use crate::command::repository;
use crate::folder::Folder;
use crate::pack::zip;

/// A folder with the example class as a zip in the layout of a platform.
fn exported(layout: &str) -> Folder {
    let folder = Folder::new();
    let files = export(layout, &class()).expect("it can be made");
    folder.write("download.zip", zip(&files));
    folder
}

fn report(folder: &Folder, submissions: &str, options: &[&str]) -> Value {
    let starter = repository().join("corpora/java/starter");
    let starter = starter.to_str().expect("it is UTF-8");
    let usual = ["--format", "json", "--limit", "all", "--lang", "java"];
    let given = [submissions, "--boilerplate", starter];
    folder
        .codesim(&[&given, &usual[..], options].concat())
        .json()
}

/// The names of submissions, ascending.
fn names(report: &Value) -> Vec<String> {
    let submissions = report["submissions"].as_array().expect("a list").iter();
    let name = |it: &Value| it["name"].as_str().expect("a name").to_owned();
    submissions.map(name).collect()
}

/// Returns the pairs, each with the places of its submissions in the order of names, and with all of its data but names of files.
fn pairs(report: &Value) -> Vec<Value> {
    let names = names(report);
    let place: BTreeMap<&str, usize> = names
        .iter()
        .enumerate()
        .map(|(place, name)| (&**name, place))
        .collect();
    let mut pairs = report["pairs"].as_array().expect("a list").clone();
    for pair in &mut pairs {
        for side in ["left", "right"] {
            let name = pair[side].as_str().expect("a name").to_owned();
            pair[side] = place[&*name].into();
        }
        without_paths(pair);
    }
    pairs
}

fn without_paths(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|key, _| {
                ![
                    "path",
                    "left_path",
                    "right_path",
                    "file",
                    "left_file",
                    "right_file",
                    // It has the names of the submissions.
                    "why",
                ]
                .contains(&&**key)
            });
            fields.values_mut().for_each(without_paths);
        }
        Value::Array(items) => items.iter_mut().for_each(without_paths),
        _ => {}
    }
}

#[test]
fn a_class_is_the_same_as_any_platform_exports_it() {
    let plain = Folder::new();
    for (name, files) in class() {
        for (path, content) in files {
            plain.write(format!("class/{name}/{path}"), content);
        }
    }
    let expected = pairs(&report(&plain, "class", &[]));
    assert!(expected.len() > 10);
    for layout in codesim_testkit::exports::names() {
        let folder = exported(layout);
        let report = report(&folder, "download.zip", &[]);
        let exports = report["parameters"]["exports"].as_array();
        assert_eq!(exports.map(Vec::len), Some(1), "{layout}");
        assert_eq!(pairs(&report), expected, "{layout}");
    }
}

/// The reasons of notices that begin so, with what they are about.
fn reasons(report: &Value, beginning: &str) -> Vec<String> {
    let notices = report["notices"].as_array().expect("a list").iter();
    let fitting = notices.filter(|it| {
        it["reason"]
            .as_str()
            .is_some_and(|it| it.starts_with(beginning))
    });
    fitting
        .map(|it| it["path"].as_str().expect("a path").to_owned())
        .collect()
}

#[test]
fn of_several_attempts_the_newest_counts() {
    let folder = exported("brightspace");
    let report = |attempts: &str| report(&folder, "download.zip", &["--attempts", attempts]);
    let newest = report("newest");
    let draft = "download.zip/1001-777 - Ada Müster - Sep 1, 2026 926 AM";
    assert_eq!(
        reasons(&newest, "another attempt of its author counts"),
        [draft]
    );
    assert_eq!(
        reasons(&newest, "a list by the platform"),
        ["download.zip/index.html"]
    );
    let first = report("first");
    let newer = "download.zip/1001-777 - Ada Müster - Sep 24, 2026 1205 PM";
    assert_eq!(
        reasons(&first, "another attempt of its author counts"),
        [newer]
    );
    let all = report("all");
    assert_eq!(
        names(&all)[..2],
        ["Ada Müster, attempt 1", "Ada Müster, attempt 2"]
    );
    assert_eq!(
        all["parameters"]["exports"][0],
        "download.zip: Brightspace export: 17 submissions of 16 people or teams"
    );
}

#[test]
fn an_export_goes_into_an_index_as_what_it_is() {
    let folder = exported("moodle");
    folder.codesim(&["index", "create", "years.codesim"]).text();
    let answer = folder.codesim(&["index", "add", "years.codesim", "download.zip"]);
    assert_eq!(answer.code, 0, "{}", answer.err);
    let what = "note: download.zip: Moodle export: 16 submissions of 16 people or teams";
    assert!(answer.err.contains(what), "{}", answer.err);
    let list = folder.codesim(&["index", "list", "years.codesim"]).text();
    assert!(list.contains("Ada Müster"), "{list}");
}

#[test]
fn code_that_was_typed_into_a_platform_is_compared() {
    let code =
        std::fs::read_to_string(repository().join("corpora/java/submissions/ada/Library.java"))
            .expect("it is there");
    let escaped = code.replace('&', "&amp;").replace('<', "&lt;");
    let lines = escaped
        .replace("    ", "&nbsp; &nbsp; ")
        .replace('\n', "<br>");
    let page = format!("<!DOCTYPE html><html><body><p>{lines}</p></body></html>");
    let receipt =
        format!("Name: Ada (ada)\n\nSubmission Field:\n<p>{lines}</p>\n\nComments:\nnone\n");
    let time = "attempt_2026-03-31-23-04-05";
    for (typed, content, file) in [
        (
            "Ada_1_assignsubmission_onlinetext_/onlinetext.html".to_owned(),
            &page,
            "Ben_2_assignsubmission_file_/Main.java".to_owned(),
        ),
        (
            "ada_1_text.html".to_owned(),
            &page,
            "ben_2_77_Main.java".to_owned(),
        ),
        (
            format!("hw_ada_{time}.txt"),
            &receipt,
            format!("hw_ben_{time}_Main.java"),
        ),
    ] {
        let folder = Folder::new();
        folder.write(format!("class/{typed}"), content);
        folder.write(format!("class/{file}"), &code);
        for options in [&["--lang", "java"][..], &[]] {
            let options = [&["class", "--format", "json"], options].concat();
            let report = folder.codesim(&options).json();
            assert_eq!(report["pairs"][0]["similarity"], 1.0, "{typed}");
            let reason = "typed into the platform: its text is compared";
            assert_eq!(reasons(&report, reason).len(), 1, "{typed}");
        }
    }
}

#[test]
fn starter_code_of_an_export_is_boilerplate() {
    let folder = Folder::new();
    let starter = crate::folder::java("starter", 5);
    for login in ["ada", "ben"] {
        let path = format!("hw-submissions/hw-{login}/Start.java");
        folder.write(path, &starter);
        let own = crate::folder::java(login, login.len() * 11 + usize::from(login.as_bytes()[0]));
        folder.write(format!("hw-submissions/hw-{login}/Main.java"), own);
    }
    let with = |starter_code: bool| {
        if starter_code {
            folder.write("hw/Start.java", &starter);
        }
        let report = folder.codesim(&[".", "--format", "json"]).json();
        assert_eq!(names(&report), ["ada", "ben"]);
        report["pairs"][0]["score"].as_f64().expect("a number")
    };
    let without = with(false);
    assert!(with(true) < without * 0.9);
}

#[test]
fn unrecognised_files_get_a_notice() {
    let folder = exported("moodle");
    let mut files = export("moodle", &class()).expect("it can be made");
    files.push(("notes.java".to_owned(), b"class Notes {}".to_vec()));
    folder.write("download.zip", zip(&files));
    let found = report(&folder, "download.zip", &[]);
    assert_eq!(
        reasons(&found, "fits nothing in a Moodle export"),
        ["download.zip/notes.java"]
    );
    let plain = report(&folder, "download.zip", &["--layout", "plain"]);
    assert!(names(&plain).contains(&"notes.java".to_owned()));
}

#[test]
fn a_layout_that_does_not_fit_is_refused() {
    let folder = exported("moodle");
    folder
        .codesim(&["download.zip", "--layout", "canvas"])
        .refused(&["download.zip: not laid out as asked for (canvas)"]);
    folder
        .codesim(&["download.zip", "--layout", "moodel"])
        .refused(&["'moodel'", "a similar value exists: 'moodle'"]);
    folder.write("codesim.toml", "layout = \"moodel\"");
    folder
        .codesim(&["download.zip"])
        .refused(&["unknown layout `moodel`, did you mean `moodle`?"]);
}

#[test]
fn earlier_years_may_be_exports_of_another_platform() {
    let folder = exported("moodle");
    folder.write(
        "before.zip",
        zip(&export("canvas", &class()).expect("it can be made")),
    );
    let report = report(
        &folder,
        "download.zip",
        &["--layout", "moodle", "--old", "before.zip"],
    );
    let names = names(&report);
    assert!(
        names.contains(&"before.zip/adamueller".to_owned()),
        "{names:?}"
    );
    assert!(
        names.contains(&"download.zip/Ada Müster".to_owned()),
        "{names:?}"
    );
}
