//! Ctrl-C: the run ends, and leaves no unfinished output.

use std::fs::{self, File, OpenOptions};
use std::io::Read;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use pty_process::blocking;

use crate::command::{binary, end};
use crate::folder::{Folder, java};

/// Exit code of shells after Ctrl-C.
const INTERRUPTED: Option<i32> = Some(130);

/// Sends the signal of Ctrl-C to one process.
fn interrupt(child: &Child) {
    let command = format!("kill -INT {}", child.id());
    let sent = Command::new("sh").args(["-c", &command]).status();
    assert!(sent.expect("there is a shell").success());
}

fn command(folder: &Folder, arguments: &[&str]) -> Command {
    let mut command = Command::new(binary());
    command.args(arguments).current_dir(folder.path());
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// Runs a command and interrupts it once `is_time`, if it has not ended before.
fn interrupted(mut command: Command, is_time: impl Fn() -> bool) -> ExitStatus {
    let mut child = command.spawn().expect("it starts");
    while !is_time() && child.try_wait().expect("it is our child").is_none() {
        std::thread::sleep(Duration::from_micros(200));
    }
    if child.try_wait().expect("it is our child").is_none() {
        interrupt(&child);
    }
    end(child, &command)
}

/// Runs a command and kills it once `is_time`, if it has not ended before.
fn killed(mut command: Command, is_time: impl Fn() -> bool) {
    let mut child = command.spawn().expect("it starts");
    while !is_time() && child.try_wait().expect("it is our child").is_none() {
        std::thread::sleep(Duration::from_micros(200));
    }
    child.kill().expect("it is our child");
    child.wait().expect("it is our child");
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("it is there");
    let names = entries.map(|entry| entry.expect("it can be read").file_name());
    let mut names: Vec<String> = names.map(|it| it.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// A class of `submissions` programs.
fn class(submissions: usize) -> Folder {
    let folder = Folder::new();
    for number in 0..submissions {
        let name = format!("s{number}");
        folder.write(format!("class/{name}.java"), java(&name, number + 1));
    }
    folder
}

#[test]
fn on_a_terminal_no_bar_and_no_file_is_left() {
    let folder = Folder::new();
    for number in 0..60 {
        // Text that is no program costs the parser many times as much.
        let signs = format!("{number} = ) + ] a( * }}; b < ' -> [ \" \n");
        folder.write(format!("class/{number}.c"), signs.repeat(8_000));
    }
    let (mut pty, pts) = blocking::open().expect("there is a free terminal");
    let arguments = ["class", "--threads=1", "--format=html", "-o", "report.html"];
    let child = blocking::Command::new(binary())
        .args(arguments)
        .current_dir(folder.path())
        .env("TERM", "xterm")
        .spawn(pts)
        .expect("it starts");
    let mut shown = String::new();
    let mut buffer = [0; 1024];
    let mut is_interrupted = false;
    // On Linux, reading ends with an error once no process has the terminal open.
    while let Ok(count @ 1..) = pty.read(&mut buffer) {
        shown.push_str(&String::from_utf8_lossy(&buffer[..count]));
        if !is_interrupted && shown.contains(" reading ") {
            interrupt(&child);
            is_interrupted = true;
        }
    }
    assert_eq!(end(child, &arguments).code(), INTERRUPTED, "{shown:?}");
    assert!(shown.ends_with("\u{1b}[2K"), "{shown:?}");
    assert!(!shown.contains("\u{1b}[?25l"), "the cursor is hidden");
    assert_eq!(names(folder.path()), ["class"]);
}

#[test]
fn an_older_report_stays_or_is_replaced() {
    let folder = class(60);
    folder.write("report.json", "older");
    let is_written = || names(folder.path()).len() > 2;
    let options = ["class", "--format=json", "--limit=all", "-o", "report.json"];
    let status = interrupted(command(&folder, &options), is_written);
    let report = folder.read("report.json");
    match status.code() {
        INTERRUPTED => assert_eq!(report, "older"),
        code => assert!(code == Some(0) && report.ends_with("}\n"), "{status}"),
    }
    assert_eq!(names(folder.path()), ["class", "report.json"]);
}

#[test]
fn an_index_is_as_it_was_or_complete() {
    let folder = class(100);
    folder.codesim(&["index", "create", "years.codesim"]).text();
    let index = folder.path().join("years.codesim");
    let before = names(&index);
    let add = ["index", "add", "years.codesim", "class"];
    let is_added_to = || {
        names(&index)
            .iter()
            .any(|name| name != "lock" && !before.contains(name))
    };
    let status = interrupted(command(&folder, &add), is_added_to);
    assert!([INTERRUPTED, Some(0)].contains(&status.code()), "{status}");
    folder.codesim(&["index", "verify", "years.codesim"]).text();
    let list = || folder.codesim(&["index", "list", "years.codesim"]).text();
    assert!([0, 100].contains(&list().lines().count()), "{}", list());
    folder.codesim(&add).text();
    assert_eq!(list().lines().count(), 100);
}

#[test]
fn an_index_of_tables_is_whole_or_not_there() {
    let folder = class(100);
    for arguments in [
        ["index", "create", "years.codesim"].as_slice(),
        &["index", "add", "years.codesim", "class"],
        &["index", "export", "years.codesim", "tables", "--sets"],
    ] {
        folder.codesim(arguments).text();
    }
    let import = ["index", "import", "copy.codesim", "tables"];
    let begun = || {
        names(folder.path())
            .iter()
            .any(|it| it.starts_with(".import-"))
    };
    let status = interrupted(command(&folder, &import), begun);
    if status.code() == INTERRUPTED {
        assert_eq!(names(folder.path()), ["class", "tables", "years.codesim"]);
    } else {
        assert_eq!(status.code(), Some(0));
        fs::remove_dir_all(folder.path().join("copy.codesim")).expect("it is there");
    }
    killed(command(&folder, &import), begun);
    let copy = folder.path().join("copy.codesim");
    if !copy.exists() {
        folder.codesim(&import).text();
    }
    let listed = folder.codesim(&["index", "list", "copy.codesim"]).text();
    assert_eq!(listed.lines().count(), 100);
}

#[test]
fn interrupt_ends_a_run_that_waits_for_a_pipe() {
    let folder = Folder::with_two_submissions();
    let pipe = folder.path().join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo is there").success());
    for times in [1, 2] {
        let mut command = command(&folder, &["class", "--metadata=pipe"]);
        let child = command.spawn().expect("it starts");
        // Opening ends when the other end is open, and what is open keeps the reader waiting.
        let open: File = OpenOptions::new()
            .write(true)
            .open(&pipe)
            .expect("it is read");
        (0..times).for_each(|_| interrupt(&child));
        assert_eq!(end(child, &command).code(), INTERRUPTED);
        drop(open);
    }
}
