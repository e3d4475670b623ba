//! Output for a terminal alone: colours, lines that fit, progress bars.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::thread;

use anstream::adapter::strip_str;
use pty_process::Size;
use pty_process::blocking::{Command, open};
use unicode_width::UnicodeWidthStr;

use crate::command::{binary, codesim, end, repository};
use crate::folder::Folder;

const JAVA: &str = "corpora/java/submissions";

/// Codesim in `folder`, without the caller's wishes about colours.
fn command(folder: &Path, arguments: &[&str]) -> Command {
    Command::new(binary())
        .args(arguments)
        .current_dir(folder)
        .env_clear()
        .env("TERM", "xterm")
}

/// Runs a command on a terminal of `columns` columns, and returns all that is written there.
fn screen(columns: u16, command: Command) -> String {
    let (mut pty, pts) = open().expect("there is a free terminal");
    pty.resize(Size::new(24, columns))
        .expect("it is a terminal");
    let child = command.spawn(pts).expect("the binary starts");
    let written = thread::spawn(move || {
        let mut bytes = Vec::new();
        // On Linux, reading ends with an error once no process has the terminal open.
        let _ = pty.read_to_end(&mut bytes);
        bytes
    });
    let status = end(child, &"codesim on a terminal");
    let written = written.join().expect("reading does not panic");
    let written = String::from_utf8(written).expect("what is shown is UTF-8");
    assert!(status.success(), "{written}");
    written
}

/// Returns the table of a class on a terminal of `columns` columns.
fn table(columns: u16) -> String {
    screen(columns, command(&repository(), &[JAVA, "--quiet"]))
}

#[test]
fn a_page_is_not_poured_over_a_terminal() {
    let (mut pty, pts) = open().expect("there is a free terminal");
    let html = command(&repository(), &[JAVA, "--format=html"]);
    let child = html.spawn(pts).expect("the binary starts");
    let written = thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = pty.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    });
    let status = end(child, &"codesim on a terminal");
    let written = written.join().expect("reading does not panic");
    assert_eq!(status.code(), Some(2), "{written}");
    assert!(
        written.contains("`-o report.html`") && written.len() < 1000,
        "{written}"
    );
}

fn widest_line(screen: &str) -> usize {
    let shown = strip_str(screen).to_string();
    shown.lines().map(UnicodeWidthStr::width).max().unwrap_or(0)
}

#[test]
fn no_line_is_wider_than_the_terminal() {
    let [narrow, wide] = [60, 100].map(|columns| widest_line(&table(columns)));
    assert!(narrow <= 60, "{narrow}");
    assert!(wide > 60 && wide <= 100, "{wide}");
}

#[test]
fn a_source_cannot_command_the_terminal() {
    let folder = Folder::new();
    folder.write("a.c", "int a;\t// \u{1b}]0;title\u{7} \u{202e}\n");
    let shown = screen(100, command(folder.path(), &["tokens", "a.c"]));
    assert!(
        shown.contains("int a;\t// \\u{1b}]0;title\\u{7} \\u{202e}"),
        "{shown:?}"
    );
    assert!(!shown.contains('\u{1b}'), "{shown:?}");
}

#[test]
fn colours_on_a_terminal() {
    for columns in [60, 100] {
        let table = table(columns);
        assert!(table.contains("\u{1b}[31mflagged"), "{table:?}");
    }
}

#[test]
fn no_colours_where_they_are_not_wanted() {
    for columns in [60, 100] {
        let plain = command(&repository(), &[JAVA, "--quiet"]).env("NO_COLOR", "1");
        let shown = screen(columns, plain);
        assert_eq!(shown, strip_str(&table(columns)).to_string());
        assert!(!shown.contains('\u{1b}'), "{shown:?}");
    }
}

#[test]
fn a_file_is_written_as_if_there_were_no_terminal() {
    let folder = Folder::new();
    let file = File::create(folder.path().join("table.txt")).expect("files can be made");
    let redirected = command(&repository(), &[JAVA, "--quiet"]).stdout(file);
    assert_eq!(screen(60, redirected), "");
    let table = folder.read("table.txt");
    assert_eq!(table, codesim(&[JAVA]).text());
    assert!(!table.contains('\u{1b}'), "{table:?}");
}

/// Arguments for [`slow_class`]: more threads would be done sooner.
const SLOWLY: [&str; 2] = ["class", "--threads=1"];

/// A class that is read in far more than a second: text that is no program costs the parser many times as much.
fn slow_class() -> Folder {
    let folder = Folder::new();
    for seed in 0..9 {
        folder.write(format!("class/{seed}.c"), junk(seed));
    }
    folder
}

fn junk(seed: u32) -> Vec<u8> {
    let signs = b"()[]{}<>;,=+-*/&|!~^% \nabx01\"'#";
    let mut state = seed;
    let next = |_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        signs[(state >> 16) as usize % signs.len()]
    };
    (0..512 * 1024).map(next).collect()
}

#[test]
fn a_long_run_shows_its_progress_and_clears_it_away() {
    let folder = slow_class();
    let shown = screen(80, command(folder.path(), &SLOWLY));
    assert!(
        shown.contains(" reading ") && shown.contains("/9 "),
        "{shown:?}"
    );
    // The last bar's line is emptied before the report begins on it.
    assert!(shown.contains("\u{1b}[2KCompared "), "{shown:?}");
}

#[test]
fn a_long_run_that_is_quiet_shows_no_progress() {
    let folder = slow_class();
    let quiet = [SLOWLY.as_slice(), &["--quiet"]].concat();
    let shown = screen(80, command(folder.path(), &quiet));
    assert!(!shown.contains(" reading "), "{shown:?}");
}

#[test]
fn a_long_run_without_a_terminal_shows_no_progress() {
    let table = slow_class().codesim(&SLOWLY).text();
    assert!(!table.contains('\u{1b}'), "{table:?}");
}

#[test]
fn a_short_run_shows_no_progress() {
    let folder = Folder::with_two_submissions();
    let shown = screen(80, command(folder.path(), &["class"]));
    assert!(
        !shown.contains(" reading ") && !shown.contains(" comparing "),
        "{shown:?}"
    );
}
