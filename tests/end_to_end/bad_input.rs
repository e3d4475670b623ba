//! Bad input: no file stops a run, and every file that is left out has a notice.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::process::Command;

use crate::command::{notices, pair_names};
use crate::folder::{Folder, java};

/// Adds `files` to a class and gives the notices of its report.
fn notices_of(files: &[(&str, &[u8])]) -> Vec<(String, bool, String)> {
    let folder = Folder::with_two_submissions();
    for (path, content) in files {
        folder.write(format!("class/{path}"), content);
    }
    notices(&folder.report(&[]))
}

fn notice(path: &str, compared: bool, reason: &str) -> (String, bool, String) {
    (path.to_owned(), compared, reason.to_owned())
}

fn left_out(path: &str, reason: &str) -> (String, bool, String) {
    notice(path, false, reason)
}

#[test]
fn sound_input_has_no_notices() {
    assert_eq!(notices_of(&[]), []);
}

#[test]
fn empty_file() {
    let expected = [left_out("two/Empty.java", "empty: it has no tokens")];
    assert_eq!(notices_of(&[("two/Empty.java", b"")]), expected);
    let comment = b"// nothing yet\n\n";
    assert_eq!(notices_of(&[("two/Empty.java", comment)]), expected);
}

#[test]
fn nul_bytes() {
    let expected = [left_out("two/Nul.java", "binary: it has NUL bytes")];
    assert_eq!(notices_of(&[("two/Nul.java", b"int a\0;")]), expected);
}

#[test]
fn broken_encoding_is_read_all_the_same() {
    let expected = [notice(
        "two/Latin.java",
        true,
        "not UTF-8: read as windows-1252",
    )];
    let latin = b"class Latin { String name = \"Ren\xE9e\"; }";
    assert_eq!(notices_of(&[("two/Latin.java", latin)]), expected);
}

#[test]
fn the_encoding_of_a_submission_is_told_by_all_its_files() {
    let greek: &[u8] = b"class Greek { String s = \"\xEF \xEC\xE5\xE3\xE1\xEB\xFD\xF4\xE5\xF1\xEF\xF2 \xE1\xF1\xE9\xE8\xEC\xFC\xF2\"; }";
    let short: &[u8] = b"class Short { String s = \"\xEC\xE5\"; }";
    let read = |path: &str| notice(path, true, "not UTF-8: read as windows-1253");
    assert_eq!(
        notices_of(&[("two/Greek.java", greek), ("two/Short.java", short)]),
        [read("two/Greek.java"), read("two/Short.java")]
    );
}

#[test]
fn an_encoding_that_is_named_is_that_of_all_files_that_are_not_utf8() {
    let folder = Folder::with_two_submissions();
    folder.write(
        "class/two/Latin.java",
        b"class Latin { String s = \"\xB1\"; }",
    );
    folder.write("class/two/Utf.java", "class Utf { String s = \"größe\"; }");
    let expected = [notice(
        "two/Latin.java",
        true,
        "not UTF-8: read as ISO-8859-2",
    )];
    assert_eq!(notices(&folder.report(&["--encoding", "latin2"])), expected);
    folder
        .codesim(&["class", "--encoding", "klingon"])
        .refused(&["unknown encoding `klingon`"]);
}

#[test]
fn a_broken_byte_and_unusual_spaces_change_nothing_else() {
    let broken = b"class Broken { String s = \"gr\xC3\xB6\xC3\x9Fe f\xC3\xBCr \xFF\"; }";
    let spaced = "class Spaced {\n\u{a0}\u{a0}int\u{a0}a;\n}";
    let expected = [
        notice(
            "two/Broken.java",
            true,
            "UTF-8 with bytes that are none: each is read as \u{fffd}",
        ),
        notice(
            "two/Spaced.java",
            true,
            "indented with no-break or other unusual spaces: read as plain ones",
        ),
    ];
    let files: [(&str, &[u8]); 2] = [
        ("two/Broken.java", broken),
        ("two/Spaced.java", spaced.as_bytes()),
    ];
    assert_eq!(notices_of(&files), expected);
}

#[test]
fn an_extension_is_of_the_language_that_someone_names() {
    let folder = Folder::new();
    for (name, seed) in [("one", 3), ("two", 5)] {
        folder.write(format!("class/{name}/Main.jav"), java(name, seed));
    }
    let guessed = notices(&folder.report(&[]));
    assert!(
        guessed[0]
            .2
            .starts_with("not named like code: read by its content")
    );
    for options in [
        &["--extension", "jav=java"][..],
        &["--lang", "java", "--include", "*.jav"],
    ] {
        let report = folder.report(options);
        assert_eq!(notices(&report), [], "{options:?}");
        assert_eq!(report["parameters"]["languages"][0], "java");
    }
    folder.write("codesim.toml", "[extensions]\njav = \"java\"\n");
    assert_eq!(notices(&folder.report(&[])), []);
    folder
        .codesim(&["class", "--extension", "jav=jva"])
        .refused(&["unknown language `jva`"]);
}

#[test]
fn a_submission_that_is_lost_stands_above_the_table() {
    let folder = Folder::with_two_submissions();
    folder.write("class/three/essay.pptx", "no code");
    folder.write("class/.DS_Store", "nothing of anybody");
    let table = folder.codesim(&["class"]).text();
    let (above, below) = table.split_once("Score").expect("it has a table");
    assert!(
        above.contains("\n1 submission could not be compared: three (no code to compare).\n"),
        "{table}"
    );
    assert!(below.contains("three/essay.pptx"), "{table}");
}

#[test]
fn a_submission_in_another_language_than_asked_for_stands_above_the_table() {
    let folder = Folder::with_two_submissions();
    folder.write("class/folder/main.py", "print(1)\n");
    folder.write("class/folder/more.py", "print(2)\n");
    folder.write("class/file.py", "print(3)\n");
    let table = folder.codesim(&["class", "--lang", "java"]).text();
    let (above, below) = table.split_once("Score").expect("it has a table");
    let line = "\n2 submissions could not be compared: file.py (Python: not a language asked for), folder (no code to compare).\n";
    assert!(above.contains(line), "{table}");
    assert!(below.contains("folder/more.py"), "{table}");
    let report = folder
        .codesim(&["class", "--lang", "java", "--format", "json"])
        .json();
    let lost = report["notices"].as_array().expect("notices are a list");
    let lost = lost.iter().filter(|it| it["whole_submission"] == true);
    assert_eq!(lost.count(), 2);
}

#[test]
fn a_file_that_is_padded_is_read_by_the_lexer() {
    let lexed = [notice(
        "two/Large.java",
        true,
        "too long for the grammar: read by the plain lexer, up to four million tokens",
    )];
    let statements = "int a = 1;\n".repeat((3 << 20) / 11);
    let blanks = " ".repeat(3 << 20) + &java("Large", 5);
    for large in [statements, blanks] {
        let found = notices_of(&[("two/Large.java", large.as_bytes())]);
        assert_eq!(found, lexed);
    }
}

#[test]
fn a_file_that_is_far_too_large_is_left_out() {
    let expected = [left_out("two/Large.java", "larger than 64 MiB")];
    let large = " ".repeat((64 << 20) + 1);
    assert_eq!(
        notices_of(&[("two/Large.java", large.as_bytes())]),
        expected
    );
}

#[test]
fn long_line() {
    let line = format!(
        "class Line {{ String s = \"{}\"; }}",
        "x".repeat(1024 * 1024)
    );
    assert_eq!(notices_of(&[("two/Line.java", line.as_bytes())]), []);
    let line = format!("class Line {{ int s = {} 1; }}", "1 + ".repeat(256 * 1024));
    assert_eq!(notices_of(&[("two/Line.java", line.as_bytes())]), []);
}

#[test]
fn nested_brackets() {
    for (language, extension) in [
        ("java", "java"),
        ("c", "c"),
        ("cpp", "cpp"),
        ("python", "py"),
        ("rust", "rs"),
    ] {
        for [open, close] in [["(", ")"], ["[", "]"], ["{", "}"]] {
            let folder = Folder::new();
            let nested = format!("a = {}1{};\n", open.repeat(10_000), close.repeat(10_000));
            let unclosed = format!("a = {};\n", open.repeat(10_000));
            folder.write(format!("class/nested.{extension}"), nested);
            folder.write(format!("class/unclosed.{extension}"), unclosed);
            let report = folder.report(&["--lang", language]);
            assert_eq!(
                report["submissions"].as_array().map(Vec::len),
                Some(2),
                "{language} {open}"
            );
        }
    }
}

#[test]
fn nested_brackets_over_a_whole_file() {
    let folder = Folder::with_two_submissions();
    for (name, opening) in [("round", "("), ("mixed", "( [ { ")] {
        let nested = opening.repeat(1024 * 1024 / opening.len());
        folder.write(format!("class/{name}.java"), java(name, 5) + &nested);
    }
    let submissions = folder.report(&[])["submissions"].as_array().map(Vec::len);
    assert_eq!(submissions, Some(4));
}

#[test]
fn syntax_errors_keep_a_file_and_its_matches() {
    let folder = Folder::with_two_submissions();
    let broken = java("one", 3).replacen("class one {", "class one { int ( ; = }", 1);
    folder.write("class/thief/Main.java", broken);
    let report = folder.report(&[]);
    assert_eq!(
        notices(&report),
        [notice("thief/Main.java", true, "syntax errors")]
    );
    assert_eq!(pair_names(&report)[0], ["one", "thief"]);
    assert!(
        report["pairs"][0]["similarity"].as_f64() > Some(0.9),
        "{}",
        report["pairs"][0]
    );
}

#[test]
fn no_front_end() {
    let expected = [
        left_out("essay.pptx", "no front end for .pptx files"),
        left_out(
            "two/README",
            "no front end: neither its name nor its content tells its language",
        ),
    ];
    assert_eq!(
        notices_of(&[("essay.pptx", b"text"), ("two/README", b"text")]),
        expected
    );
}

#[test]
fn hidden_files_and_folders() {
    let expected = [
        left_out(".git", "hidden"),
        left_out("two/.Main.java.swp", "hidden"),
        left_out("two/.idea", "hidden"),
    ];
    let hidden: [(&str, &[u8]); 3] = [
        (".git/config", b"x"),
        ("two/.Main.java.swp", b"x"),
        ("two/.idea/A.java", b"x"),
    ];
    assert_eq!(notices_of(&hidden), expected);
}

#[test]
fn empty_submission() {
    let folder = Folder::with_two_submissions();
    folder.make_folder("class/late");
    assert_eq!(
        notices(&folder.report(&[])),
        [left_out("late", "no code to compare")]
    );
}

#[test]
fn links_are_not_followed() {
    let folder = Folder::with_two_submissions();
    folder.write("elsewhere/Secret.java", java("secret", 5));
    folder
        .link("../elsewhere", "class/link-as-submission")
        .link("../elsewhere/Secret.java", "class/Link.java")
        .link("../../elsewhere", "class/two/elsewhere")
        .link("../../elsewhere/Secret.java", "class/two/Secret.java")
        .link("..", "class/two/loop")
        .link("nowhere", "class/two/Dangling.java")
        .link("nowhere", "class/dangling");
    let paths = [
        "Link.java",
        "dangling",
        "link-as-submission",
        "two/Dangling.java",
        "two/Secret.java",
        "two/elsewhere",
        "two/loop",
    ];
    let expected = paths.map(|path| left_out(path, "symbolic link: not followed"));
    let report = folder.report(&[]);
    assert_eq!(notices(&report), expected);
    assert_eq!(pair_names(&report), [["one", "two"]]);
}

#[test]
fn pipes_do_not_hang() {
    let folder = Folder::with_two_submissions();
    for path in ["class/pipe", "class/two/Pipe.java"] {
        let made = Command::new("mkfifo")
            .arg(folder.path().join(path))
            .status();
        assert!(made.expect("mkfifo is there").success());
    }
    let reason = "neither file nor folder";
    assert_eq!(
        notices(&folder.report(&[])),
        [left_out("pipe", reason), left_out("two/Pipe.java", reason)]
    );
    folder
        .codesim(&["tokens", "class/two/Pipe.java"])
        .refused(&["class/two/Pipe.java: not a file"]);
    folder
        .codesim(&["class/pipe"])
        .refused(&["class/pipe", "a folder or an archive"]);
    folder
        .codesim(&["class", "--boilerplate", "class/pipe"])
        .refused(&["class/pipe", "no file there can be read as starter code"]);
}

#[test]
fn missing_path() {
    let folder = Folder::new();
    folder
        .codesim(&["nowhere"])
        .refused(&["nowhere: a folder of submissions was expected"]);
    folder
        .codesim(&["langauges"])
        .refused(&["langauges: a folder", "did you mean `codesim languages`?"]);
    folder.write("class.java", "class A {}");
    folder
        .codesim(&["class.java"])
        .refused(&["class.java: this is a file", "a folder or an archive"]);
    folder
        .codesim(&["tokens", "nowhere.java"])
        .refused(&["nowhere.java: cannot be read"]);
    folder.codesim(&["tokens", "."]).refused(&[".: not a file"]);
}

#[test]
fn empty_folder() {
    let folder = Folder::new();
    folder.make_folder("class");
    folder
        .codesim(&["class"])
        .refused(&["class: no submission there has code to compare"]);
}

#[test]
fn one_submission_only() {
    let folder = Folder::new();
    folder.write("class/one/Main.java", java("one", 3));
    let message = "class: only one submission has code to compare (one)";
    folder
        .codesim(&["class"])
        .refused(&[message, "at least two are needed"]);
    folder.write("class/two/notes.pptx", "");
    folder
        .codesim(&["class"])
        .refused(&[message, "two/notes.pptx: no front end for .pptx files"]);
}

#[test]
fn folders_given_twice() {
    let folder = Folder::with_two_submissions();
    for arguments in [["class", "./class/"], ["class", "--old=class/../class"]] {
        folder
            .codesim(&arguments)
            .refused(&["class", "given twice"]);
    }
}

/// Each option with a value that it does not take, and what the message says besides the value.
#[test]
fn values_out_of_range() {
    let folder = Folder::with_two_submissions();
    for (option, value, expected) in [
        ("--noise", "0", "at least 1 token"),
        ("--noise", "-1", "--help"),
        ("--selection", "0-mod", "0-mod:P"),
        ("--guarantee", "7", "at least 8"),
        ("--text-noise", "0", "text channel"),
        ("--text-guarantee", "3", "at least 4"),
        (
            "--lang",
            "klingon",
            "unknown language `klingon`; `codesim languages` lists those of this build",
        ),
        ("--limit", "0", "a number from 1 on, or `all`"),
        ("--limit", "some", "a number from 1 on, or `all`"),
        ("--min-similarity", "1.5", "a number from 0 to 1"),
        ("--min-similarity", "NaN", "a number from 0 to 1"),
        ("--max-occurrences", "0", "a whole number from 1 on"),
        ("--threads", "0", "a whole number from 1 on"),
        ("--threads", "100000", "from 1 to 1024"),
        (
            "--format",
            "docx",
            "table, csv, csv-excel, jsonl, parquet, json, html",
        ),
        ("--fail-on", "always", "flagged"),
        ("--old", "nowhere", "a folder of submissions was expected"),
        (
            "--boilerplate",
            "nowhere",
            "starter code was expected there",
        ),
        ("--output", "class", "cannot write"),
    ] {
        let answer = folder.codesim(&["class".to_owned(), format!("{option}={value}")]);
        answer.refused(&[value, expected]);
    }
    folder
        .codesim(&["class", "--colour"])
        .refused(&["--colour"]);
}

#[test]
fn thresholds_beyond_every_file() {
    let folder = Folder::with_two_submissions();
    let report = folder.report(&["--noise", "1000000000000"]);
    assert_eq!(
        report["parameters"]["structure"]["noise"],
        1_000_000_000_000_u64
    );
    folder.report(&["--guarantee", "1000000000000"]);
    folder.report(&["--text-noise", "1000000000000"]);
}

/// Names that would break a line, a table, a page or a decoder.
const NAMES: [&[u8]; 7] = [
    b"new\nline",
    b"tab\t\x1B[31mred",
    b"qu\"ote'",
    b"<script>alert(1)</script>",
    b"com,ma;",
    b"non\xFFutf8",
    "r\u{202E}tl".as_bytes(),
];

fn class_of_hard_names() -> Folder {
    let folder = Folder::new();
    for (index, name) in NAMES.iter().enumerate() {
        // A file cannot have `/` in its name.
        let name: Vec<u8> = name.iter().copied().filter(|&byte| byte != b'/').collect();
        let mut path = OsString::from("class/");
        path.push(OsStr::from_bytes(&name));
        path.push("/");
        path.push(OsStr::from_bytes(&name));
        path.push(".java");
        folder.write(path, java("same", index / 2));
    }
    folder
}

#[test]
fn hard_names_in_a_table() {
    let text = class_of_hard_names().codesim(&["class"]).text();
    assert!(text.chars().all(|c| c == '\n' || !c.is_control()), "{text}");
    for shown in [
        "new\\nline",
        "tab\\t\\u{1b}[31mred",
        "non\\xFFutf8",
        "r\\u{202e}tl",
    ] {
        assert!(text.contains(shown), "no {shown} in {text}");
    }
}

#[test]
fn hard_names_in_csv() {
    let rows = class_of_hard_names()
        .codesim(&["class", "--format=csv", "--limit=all"])
        .rows();
    assert!(rows.iter().all(|row| row.len() == 14));
    let names: Vec<&str> = rows.iter().flat_map(|row| [&row[1], &row[2]]).collect();
    for name in [
        "qu\"ote'",
        "<script>alert(1)<script>",
        "com,ma;",
        "non\\xFFutf8",
    ] {
        assert!(names.contains(&name), "no {name} in {names:?}");
    }
}

#[test]
fn hard_names_in_json() {
    let report = class_of_hard_names().report(&[]);
    let names: Vec<_> = report["submissions"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|s| &s["name"])
        .collect();
    assert!(names.iter().any(|name| **name == "new\nline"), "{names:?}");
    assert!(
        names.iter().any(|name| **name == "non\\xFFutf8"),
        "{names:?}"
    );
}

#[test]
fn hard_names_in_html() {
    let page = class_of_hard_names()
        .codesim(&["class", "--format=html"])
        .text();
    assert!(!page.contains("<script>alert"), "a name became a script");
    assert!(
        !page.contains('\u{202E}') && !page.contains('\u{1B}'),
        "a name changes how others are seen"
    );
}

#[test]
fn hard_names_in_messages() {
    let folder = Folder::new();
    let answer = folder.codesim(&[OsStr::from_bytes(b"new\nline\x1B[31m\xFF")]);
    answer.refused(&["error: new\\nline\\u{1b}[31m\\xFF: a folder of submissions was expected"]);
}

#[test]
fn a_submission_called_like_its_file() {
    let expected = [
        left_out("A.java/A.java", "empty: it has no tokens"),
        left_out("A.java", "no code to compare"),
    ];
    let mut notices = notices_of(&[("A.java/A.java", b"")]);
    notices.reverse();
    assert_eq!(notices, expected);
}
