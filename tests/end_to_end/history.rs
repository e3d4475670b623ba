//! `--history` and attempts: which submission of a pair had shared code first, from versions that others recorded.

use std::io::Write;

use serde_json::{Value, json};

use crate::folder::Folder;
use crate::git_history::{program, shared};

/// Number of methods that both have in the end.
const ALL: u64 = 4;

/// The program of somebody, with some of the methods that are shared.
pub fn work(name: &str, methods: u64) -> String {
    let own = name.bytes().map(u64::from).sum();
    program(own, &shared(3, methods))
}

/// A class in which two share methods, and snapshots with the number of those that each of the two had.
fn with_snapshots(snapshots: &[(&str, [u64; 2])]) -> Folder {
    let folder = Folder::new();
    for name in ["ann", "ben"] {
        folder.write(format!("class/{name}/Main.java"), work(name, ALL));
    }
    for (snapshot, methods) in snapshots {
        for (name, methods) in ["ann", "ben"].into_iter().zip(methods) {
            folder.write(
                format!("past/{snapshot}/{name}/Main.java"),
                work(name, *methods),
            );
        }
    }
    folder
}

fn strongest(report: &Value) -> &Value {
    &report["pairs"][0]["matches"][0]["history"]
}

#[test]
fn snapshots_tell_who_was_first() {
    let folder = with_snapshots(&[
        ("2026-03-01", [0, 0]),
        ("2026-03-03-1800", [0, 2]),
        ("2026-03-03-2200", [0, ALL]),
        ("2026-03-07", [2, ALL]),
    ]);
    let report = folder.report(&["--history", "past"]);
    let expected = json!({
        "record": "snapshots",
        "left": {
            "version": null,
            "author": null,
            "written": null,
            "committed": null,
            "absent_until": "2026-03-03T22:00:59Z",
            "versions": 2,
            "added_lines": 18,
        },
        "right": {
            "version": "2026-03-03-2200",
            "author": null,
            "written": "2026-03-03T22:00:59Z",
            "committed": "2026-03-03T22:00:59Z",
            "absent_until": "2026-03-01T23:59:59Z",
            "versions": 2,
            "added_lines": 18,
        },
        "first": "right",
    });
    assert_eq!(*strongest(&report), expected);
    assert_eq!(report["pairs"][0]["order"]["record"], "snapshots");
    let table = folder.codesim(&["class", "--history", "past"]).text();
    assert!(
        table.contains("By the snapshots of the class, ann had 0 of "),
        "{table}"
    );
}

#[test]
fn snapshots_in_which_both_have_the_code_do_not_tell() {
    for both in [[0, 0], [ALL, ALL]] {
        let folder = with_snapshots(&[("2026-03-01", both)]);
        let report = folder.report(&["--history", "past"]);
        assert_eq!(strongest(&report)["first"], Value::Null, "{both:?}");
    }
}

#[test]
fn snapshots_may_be_archives_and_lack_submissions() {
    let folder = with_snapshots(&[("2026-03-02", [ALL, 0])]);
    folder.write("past/2026-03-01/ann/Main.java", work("ann", 0));
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for name in ["ann", "ben"] {
        let options = zip::write::SimpleFileOptions::default();
        let path = format!("class/{name}/Main.java");
        archive.start_file(path, options).expect("memory");
        let text = work(name, ALL);
        archive.write_all(text.as_bytes()).expect("memory");
    }
    let bytes = archive.finish().expect("memory").into_inner();
    folder.write("past/export-20260305.zip", bytes);
    let report = folder.report(&["--history", "past"]);
    let history = strongest(&report);
    assert_eq!(history["first"], "left", "{history}");
    assert_eq!(history["left"]["version"], "2026-03-02");
    assert_eq!(history["right"]["version"], "export-20260305.zip");
}

#[test]
fn a_case_with_snapshots_can_be_checked() {
    let folder = with_snapshots(&[("2026-03-01", [0, 0]), ("2026-03-02", [ALL, 0])]);
    let pair = ["--history", "past", "--pair", "ann", "ben"];
    let made = folder.codesim(&[&["case", "new", "class"], &pair[..]].concat());
    assert_eq!(made.code, 0, "{}", made.err);
    let checked = folder.codesim(&["case", "verify", "case.zip"]);
    assert_eq!(checked.code, 0, "{}", checked.err);
    folder.write("past/2026-03-02/ann/Main.java", work("ann", 1));
    let checked = folder.codesim(&["case", "verify", "case.zip"]);
    let told = String::from_utf8_lossy(&checked.out);
    assert!(told.contains("past/2026-03-02/ann/Main.java"), "{told}");
}

#[test]
fn a_folder_that_has_no_snapshots_is_refused() {
    let error = |folder: &Folder| folder.codesim(&["class", "--history", "past"]).err;
    let folder = with_snapshots(&[("week 3", [0, 0])]);
    assert!(
        error(&folder).contains("past/week 3: this is not named by a time"),
        "{}",
        error(&folder)
    );
    let folder = with_snapshots(&[("2026-03-01", [0, 0]), ("2026-03-01-1200", [0, 0])]);
    let told = error(&folder);
    assert!(
        told.contains("either of these snapshots may be the earlier one"),
        "{told}"
    );
    let folder = with_snapshots(&[]);
    folder.write("past/.keep", "");
    assert!(
        error(&folder).contains("past: there is no snapshot in it"),
        "{}",
        error(&folder)
    );
    let folder = Folder::new();
    folder.write("class/ann/Main.java", work("ann", 0));
    let told = error(&folder);
    assert!(
        told.contains("past: a folder of snapshots was expected"),
        "{told}"
    );
}

#[test]
fn attempts_tell_who_was_first_without_an_option() {
    let folder = Folder::new();
    let hand_in = |person: &str, time: &str, methods| {
        let name = format!("class/Sheet 3_{person}_attempt_{time}_Main.java");
        folder.write(name, work(person, methods));
    };
    hand_in("ann", "2026-03-01-10-00-00", 0);
    hand_in("ann", "2026-03-02-10-00-00", ALL);
    hand_in("ben", "2026-03-03-10-00-00", 0);
    hand_in("ben", "2026-03-04-10-00-00", ALL);
    let report = folder.report(&[]);
    let history = strongest(&report);
    assert_eq!(history["record"], "attempts", "{history}");
    assert_eq!(history["first"], "left", "{history}");
    assert_eq!(history["left"]["version"], "2");
    assert_eq!(history["left"]["committed"], "2026-03-02T10:00:00Z");
    assert_eq!(history["right"]["absent_until"], "2026-03-03T10:00:00Z");
    let first = folder.report(&["--attempts", "first"]);
    assert_eq!(first["pairs"][0].get("order"), None);
}
