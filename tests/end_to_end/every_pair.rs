//! Tables of all pairs, which are sorted on the disk.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::command::{binary, codesim, end};
use crate::folder::{Folder, java};

const JAVA: &str = "corpora/java/submissions";

/// More pairs than any of these classes has.
const IN_MEMORY: &str = "--limit=1000000";

/// Options with which the pairs, their places or their numbers are others.
const OPTIONS: [&[&str]; 4] = [
    &[],
    &["--min-similarity", "0.05"],
    &["--max-occurrences", "4"],
    &["--old", "corpora/java/starter", "--noise", "5"],
];

#[test]
fn a_table_of_all_pairs_is_the_same_whether_the_disk_or_memory_sorts_it() {
    for class in ["c", "java", "python", "rust"] {
        let class = format!("corpora/{class}/submissions");
        for options in OPTIONS {
            for format in ["csv", "jsonl"] {
                let table = |limit| {
                    let own = [&*class, "--format", format, limit];
                    codesim(&[&own[..], options].concat()).text()
                };
                let all = table("--limit=all");
                assert!(all.lines().count() > 10, "{class} {options:?}: {all}");
                assert_eq!(all, table(IN_MEMORY), "{class} {options:?} {format}");
            }
        }
    }
}

#[test]
fn pairs_with_an_index_are_among_them() {
    let folder = Folder::with_two_submissions();
    for (number, seed) in [3, 11, 29].into_iter().enumerate() {
        folder.write(format!("before/{number}/Main.java"), java("other", seed));
    }
    folder.codesim(&["index", "create", "years.codesim"]).text();
    let add = ["index", "add", "years.codesim", "before"];
    folder.codesim(&add).text();
    let table = |limit| {
        let options = ["class", "--against=years.codesim", "--format=csv", limit];
        folder.codesim(&options).text()
    };
    let all = table("--limit=all");
    assert_eq!(all, table(IN_MEMORY));
    assert!(all.contains("before/0") || all.contains(",0,"), "{all}");
}

#[test]
fn json_lines_have_the_numbers_of_the_report() {
    let rows = codesim(&[JAVA, "--format=jsonl", "--limit=all"]).text();
    let rows: Vec<Value> = rows
        .lines()
        .map(|line| serde_json::from_str(line).expect("each line is JSON"))
        .collect();
    let report = codesim(&[JAVA, "--format=json", "--limit=all"]).json();
    let pairs = report["pairs"].as_array().expect("a report has pairs");
    assert_eq!(rows.len(), pairs.len());
    for (row, pair) in rows.iter().zip(pairs) {
        for (column, value) in row.as_object().expect("a row is an object") {
            match column.as_str() {
                "flagged" => assert_eq!(value, &Value::from(pair["verdict"] == "flagged")),
                "decision" => assert_eq!(value, &Value::Null),
                _ => assert_eq!(value, &pair[column], "{column}"),
            }
        }
    }
}

#[test]
fn names_are_taken_out() {
    let folder = Folder::with_corpus("java", false);
    let options = ["submissions", "--format=csv", "--anonymize=key.csv"];
    let table = |limit: &str| {
        let answer = folder.codesim(&[&options[..], &[limit]].concat());
        answer.text()
    };
    let all = table("--limit=all");
    assert!(all.contains("submission-"), "{all}");
    for name in ["dmitri", "keiko", "hugo", "olga"] {
        assert!(!all.contains(name), "{name} in {all}");
    }
    assert_eq!(all, table(IN_MEMORY));
}

#[test]
fn a_name_that_ends_in_parquet_makes_such_a_file() {
    let folder = Folder::with_corpus("java", false);
    for limit in ["--limit=all", "--limit=3"] {
        let answer = folder.codesim(&["submissions", limit, "-o", "pairs.parquet"]);
        assert!(
            answer.err.contains("4 of 120 pairs flagged"),
            "{}",
            answer.err
        );
        let bytes = fs::read(folder.path().join("pairs.parquet")).expect("it was written");
        assert!(bytes.starts_with(b"PAR1") && bytes.ends_with(b"PAR1"));
    }
}

#[test]
fn a_folder_for_temporary_files_that_is_not_there_is_named() {
    let folder = Folder::with_two_submissions();
    let mut command = every_pair(&folder, Path::new("missing"));
    let output = command.output().expect("it starts");
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(
        message.contains("missing") && message.contains("TMPDIR"),
        "{message}"
    );
    assert!(!folder.path().join("pairs.csv").exists());
}

#[test]
fn a_page_of_more_pairs_than_memory_is_for_is_refused_with_the_way_to_a_table() {
    let folder = Folder::new();
    for number in 0..640 {
        folder.write(format!("class/s{number}.java"), java("copied", 3));
    }
    let answer = folder.codesim(&["class", "--limit=all", "-o", "page.html"]);
    answer.refused(&["204480 pairs", "-o pairs.csv"]);
    assert!(!folder.path().join("page.html").exists());
}

#[test]
fn ctrl_c_leaves_nothing_behind() {
    let folder = Folder::new();
    for number in 0..150 {
        let name = format!("s{number}");
        folder.write(format!("class/{name}.java"), java(&name, number + 1));
    }
    folder.make_folder("temporary");
    let temporary = folder.path().join("temporary");
    let mut command = every_pair(&folder, &temporary);
    let mut child = command.stderr(Stdio::null()).spawn().expect("it starts");
    let is_empty = || {
        fs::read_dir(&temporary)
            .expect("it is there")
            .next()
            .is_none()
    };
    while is_empty() && child.try_wait().expect("it is our child").is_none() {
        std::thread::yield_now();
    }
    let sent = Command::new("sh")
        .args(["-c", &format!("kill -INT {}", child.id())])
        .status();
    sent.expect("there is a shell");
    let status = end(child, &command);
    assert!([Some(130), Some(0)].contains(&status.code()), "{status}");
    assert!(is_empty());
    assert_eq!(folder.path().join("pairs.csv").exists(), status.success());
}

/// Writes all pairs of `class` to `pairs.csv`.
fn every_pair(folder: &Folder, temporary: &Path) -> Command {
    let mut command = Command::new(binary());
    command.args(["class", "--limit=all", "-o", "pairs.csv"]);
    command.current_dir(folder.path()).env("TMPDIR", temporary);
    command
}
