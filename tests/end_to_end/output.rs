//! An output file is replaced as a whole, or left as it was.

use std::fs::{self, File, Permissions};
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};
use std::thread;

use crate::command::{answer, binary, end, repository};
use crate::folder::Folder;

/// Options of a report of more than any buffer holds.
const LONG: [&str; 3] = ["corpora/java/submissions", "--format=json", "--limit=all"];

fn long(more: &[&str]) -> Command {
    let mut command = Command::new(binary());
    command.args(LONG).args(more).current_dir(repository());
    command
}

/// Names of what is in the folder.
fn names(folder: &Folder) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).expect("it is there");
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let mut names: Vec<String> = entries
        .map(|entry| name(entry.expect("it can be read")))
        .collect();
    names.sort();
    names
}

fn mode(path: &std::path::Path) -> u32 {
    let found = fs::metadata(path).expect("it is there");
    found.permissions().mode() & 0o7777
}

#[test]
fn a_full_disk_is_told_of() {
    let parts = ["cannot write /dev/full", "No space left on device"];
    answer(long(&["-o", "/dev/full"])).refused(&parts);
    let full = File::options().write(true).open("/dev/full");
    let child = long(&[])
        .stdout(full.expect("it is there"))
        .stderr(Stdio::piped())
        .spawn();
    let ended = child.expect("it starts").wait_with_output();
    let ended = ended.expect("it is our child");
    let message = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(2));
    assert!(
        message.contains("cannot write to standard output: No space left"),
        "{message}"
    );
}

#[test]
fn the_name_of_a_file_says_its_format_and_one_line_what_was_found() {
    let folder = Folder::with_corpus("java", false);
    for (name, format, start) in [
        ("report.html", None, "<!doctype html>"),
        ("REPORT.HTM", None, "<!doctype html>"),
        ("report.json", None, "{"),
        ("report.csv", None, "rank,left,"),
        ("report.md", None, "#"),
        ("report.sarif", None, "{\n  \"$schema\""),
        ("report.txt", None, "Compared 16"),
        ("report", None, "Compared 16"),
        ("report.html", Some("--format=csv"), "rank,left,"),
    ] {
        let options = [&["submissions", "-o", name][..], format.as_slice()].concat();
        let answer = folder.codesim(&options);
        assert_eq!(answer.code, 0, "{}", answer.err);
        let written = folder.read(name);
        assert!(written.starts_with(start), "{name}: {}", &written[..40]);
        assert_eq!(
            answer.err,
            format!("{name}: 4 of 120 pairs flagged, none for a second look\n")
        );
    }
    let quiet = folder.codesim(&["submissions", "-o", "report.html", "--quiet"]);
    assert_eq!(quiet.err, "");
}

#[test]
fn several_files_are_written_of_one_comparison() {
    let folder = Folder::with_corpus("java", false);
    let names = [
        "page.html",
        "all.json",
        "pairs.csv",
        "summary.md",
        "table.txt",
    ];
    let outputs = names.map(|name| format!("--output={name}"));
    let mut options = vec!["submissions"];
    options.extend(outputs.iter().map(String::as_str));
    let answer = folder.codesim(&options);
    assert_eq!(answer.err.lines().count(), names.len(), "{}", answer.err);
    for name in names {
        let alone = format!("alone.{name}");
        folder.codesim(&["submissions", "-q", "-o", &alone]).text();
        assert!(folder.read(name) == folder.read(alone), "{name}");
    }
    folder.write(
        "codesim.toml",
        "output = [\"first.csv\", \"second\"]\nformat = \"markdown\"\n",
    );
    folder.codesim(&["submissions", "-q"]).text();
    assert!(folder.read("first.csv").starts_with("rank,left,"));
    assert!(folder.read("second").starts_with('#'));
}

#[test]
fn a_reader_may_have_seen_enough() {
    let mut command = long(&[]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    let out = child.stdout.take().expect("it is a pipe");
    let mut line = String::new();
    let read = BufReader::new(out).read_line(&mut line);
    assert_eq!((read.ok(), &*line), (Some(2), "{\n"));
    let ended = child.wait_with_output().expect("it is our child");
    assert_eq!((ended.status.code(), &*ended.stderr), (Some(0), &b""[..]));
}

#[test]
fn an_older_report_stays_when_writing_fails() {
    let folder = Folder::new();
    folder.write("report.json", "older");
    let file = folder.path().join("report.json");
    let mut command = Command::new("sh");
    // No file may grow beyond a few kilobytes; the signal that says so would end the program otherwise.
    let script = "trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\"";
    command.args(["-c", script]).arg(binary()).args(LONG);
    command.arg("-o").arg(&file).current_dir(repository());
    answer(command).refused(&["cannot write", "report.json", "File too large"]);
    assert_eq!(folder.read("report.json"), "older");
    assert_eq!(names(&folder), ["report.json"]);
}

#[test]
fn a_report_has_the_permissions_of_its_predecessor_or_the_usual_ones() {
    let folder = Folder::with_two_submissions();
    let path = |name: &str| folder.path().join(name);
    for name in ["usual", "own"] {
        folder.write(name, "");
    }
    fs::set_permissions(path("own"), Permissions::from_mode(0o640)).expect("it is ours");
    for name in ["own", "new"] {
        folder.codesim(&["class", "-q", "-o", name]).text();
        assert!(folder.read(name).starts_with("Compared 2 submissions"));
    }
    assert_eq!(mode(&path("own")), 0o640);
    assert_eq!(mode(&path("new")), mode(&path("usual")));
    folder.codesim(&["class", "--anonymize=key.csv"]).text();
    assert_eq!(mode(&path("key.csv")), 0o600);
}

#[test]
fn output_replaces_the_target_of_a_link() {
    let folder = Folder::with_two_submissions();
    folder.write("deep/report", "older");
    folder.link("report", "deep/link").link("deep/link", "link");
    folder.link("deep/new", "dangling");
    for (link, file) in [("link", "deep/report"), ("dangling", "deep/new")] {
        folder.codesim(&["class", "-q", "-o", link]).text();
        assert!(folder.read(file).starts_with("Compared 2 submissions"));
        assert!(folder.path().join(link).is_symlink());
    }
    let settings = folder
        .write("deep/codesim.toml", "")
        .link("deep/codesim.toml", "codesim.toml");
    settings.codesim(&["boilerplate", "add", "class"]).text();
    assert!(folder.path().join("codesim.toml").is_symlink());
    assert!(folder.read("deep/codesim.toml").contains("class"));
}

#[test]
fn pipes_and_devices_are_written_to_as_they_are() {
    let folder = Folder::with_two_submissions();
    let table = folder.codesim(&["class"]).text();
    assert_eq!(
        folder.codesim(&["class", "-q", "-o", "/dev/stdout"]).text(),
        table
    );
    assert_eq!(
        folder.codesim(&["class", "-q", "-o", "/dev/null"]).text(),
        ""
    );
    let pipe = folder.path().join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo is there").success());
    let mut command = Command::new(binary());
    command
        .args(["class", "-o", "pipe"])
        .current_dir(folder.path());
    let child = command.spawn().expect("it starts");
    let reader = thread::spawn(move || fs::read_to_string(pipe));
    assert!(end(child, &command).success());
    let read = reader.join().expect("reading does not panic");
    assert_eq!(read.ok(), Some(table));
    assert!(names(&folder).contains(&"pipe".to_owned()));
}
