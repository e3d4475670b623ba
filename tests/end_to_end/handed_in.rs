//! The content of a submission changes no result of the others: it cannot steer the run from inside.

use std::fs;
use std::os::unix::net::UnixListener;
use std::process::Command;

use serde_json::Value;

use crate::folder::{Folder, java};

/// Settings that would change every number, and leave most of the class out.
const SETTINGS: &str = "\
noise = 40
lang = [\"c\"]
boilerplate = [\"s1\", \"s2\"]
limit = 1
min-similarity = 0.9
";

/// A Java that has no operators.
const GRAMMAR: &str = "\
id = \"java\"
name = \"Java\"
extensions = [\"java\"]
revision = 1
[lexer]
";

/// Eleven submissions, of which two are alike, and a file.
fn class() -> Folder {
    let folder = Folder::new();
    for number in 0..11 {
        let program = java(&format!("s{number}"), number.max(1));
        folder.write(format!("class/s{number}/Main.java"), program);
    }
    folder.write("class/flat.java", java("flat", 29));
    folder
}

/// The report without its notices, and these.
fn report(folder: &Folder) -> (String, Vec<Value>) {
    let mut report = folder.report(&["--limit=all"]);
    let notices = report["notices"].take();
    let notices = notices.as_array().cloned().expect("notices are a list");
    (report.to_string(), notices)
}

fn special_files(folder: &Folder, place: &str) {
    let path = |name: &str| folder.path().join(place).join(name);
    let made = Command::new("mkfifo").arg(path("Pipe.java")).status();
    assert!(made.expect("mkfifo is there").success());
    UnixListener::bind(path("Socket.java")).expect("sockets can be made");
    // A device is for root alone to make; without it the rest holds all the same.
    let device = path("Zero.java");
    let _ = Command::new("mknod")
        .arg(device)
        .args(["c", "1", "5"])
        .output();
    folder
        .link("/etc/passwd", path("Outside.java"))
        .link("../../..", path("Above"))
        .link(".", path("Loop"))
        .link("Self.java", path("Self.java"));
}

#[test]
fn files_that_steer_other_programs_change_nothing() {
    let folder = class();
    let (before, notices) = report(&folder);
    assert_eq!(notices, Vec::<Value>::new());
    for place in ["class", "class/s3", "class/s3/deep"] {
        for name in [".gitignore", ".ignore", ".codesimignore"] {
            folder.write(format!("{place}/{name}"), "*\n");
        }
        folder.write(format!("{place}/.gitattributes"), "* binary\n");
        folder.write(format!("{place}/codesim.toml"), SETTINGS);
        folder.write(format!("{place}/grammars/java.toml"), GRAMMAR);
        special_files(&folder, place);
    }
    let (after, notices) = report(&folder);
    assert_eq!(before, after);
    let told = |path: &str| notices.iter().any(|notice| notice["path"] == path);
    for path in [
        "class/codesim.toml",
        "Pipe.java",
        "s3/codesim.toml",
        "s3/deep/Socket.java",
    ] {
        assert!(told(path), "{path}: {notices:?}");
    }
    let csv = |folder: &Folder| {
        folder
            .codesim(&["class", "--format=csv", "--limit=all"])
            .text()
    };
    assert_eq!(csv(&class()), csv(&folder));
}

#[test]
fn a_submission_that_is_looked_up_in_an_index_brings_no_settings() {
    let folder = class();
    folder.codesim(&["index", "create", "years.codesim"]).text();
    folder
        .codesim(&["index", "add", "years.codesim", "class"])
        .text();
    let query = |file: &str| {
        let answer = folder.codesim(&["index", "query", "years.codesim", file, "--format=json"]);
        let mut report = answer.json();
        report["notices"] = Value::Null;
        report
    };
    fs::rename(folder.path().join("class"), folder.path().join("new")).expect("it can be moved");
    let files = ["new/s1", "new/flat.java"];
    let before = files.map(query);
    folder.write("new/codesim.toml", SETTINGS);
    folder.write("new/s1/codesim.toml", SETTINGS);
    folder.write("new/grammars/java.toml", GRAMMAR);
    assert_eq!(before, files.map(query));
    let table = folder
        .codesim(&["index", "query", "years.codesim", "new/s1"])
        .text();
    assert!(table.contains("new/codesim.toml"), "{table}");
    folder.write("codesim.toml", "min-similarity = 0.5");
    assert_eq!(query("new/s1")["parameters"]["settings"], "codesim.toml");
}
