//! `languages`, `tokens`, help and version.

use std::fs::File;
use std::process::Command;

use crate::command::{answer, binary, codesim};
use crate::folder::Folder;

/// A page of a terminal.
const SHORT: usize = 50;

#[test]
fn short_help_fits_a_page() {
    let help = codesim(&["-h"]).text();
    assert!(help.lines().count() <= SHORT, "{help}");
    let all = codesim(&["--help"]).text();
    for heading in ["Reading files:", "Matching:", "Output:", "Running:"] {
        assert!(all.contains(heading), "{heading}");
    }
}

#[test]
fn without_arguments_help_is_printed() {
    let answer = codesim(&[] as &[&str; 0]);
    answer.refused(&[
        "Usage: codesim [OPTIONS] <SUBMISSIONS>...",
        "--boilerplate",
        "languages",
    ]);
    assert!(codesim(&["--help"]).text().contains("Usage: codesim"));
}

#[test]
fn version() {
    assert_eq!(
        codesim(&["--version"]).text(),
        format!("codesim {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn languages() {
    let listed = codesim(&["languages"]).text();
    let ids: Vec<&str> = listed
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    let registry = codesim_languages::registry();
    let known: Vec<&str> = registry.iter().map(|f| f.language().id.as_str()).collect();
    assert_eq!(ids, known);
    for part in [
        "grammar  .java",
        "lexer    ",
        "letters  .txt .text .md .docx .odt  (only with --lang)",
        "letters  .html .htm  (only with --lang)",
        "words    .txt .text .md .docx .odt  (only with --lang)",
    ] {
        assert!(listed.contains(part), "no {part} in {listed}");
    }
}

#[test]
fn tokens_beside_their_lines() {
    let folder = Folder::new();
    let source = "\
import java.util.List;
class Greeter { // says hello
    String name = \"you\";
    int twice(int n) { return 2 * n; }
}
";
    folder.write("Greeter.java", source);
    let tokens = folder.codesim(&["tokens", "Greeter.java"]).text();
    assert_eq!(tokens, include_str!("golden/tokens-java.txt"), "{tokens}");
    let kept = folder
        .codesim(&["tokens", "Greeter.java", "--keep-imports"])
        .text();
    assert!(kept.contains("> import"), "{kept}");
}

#[test]
fn the_normal_form_of_a_file() {
    let folder = Folder::new();
    folder.write(
        "Sum.java",
        "class Sum {\n  int f(int[] a) {\n    int s = 0;\n    for (int v : a)\n      s += v;\n    return s;\n  }\n}\n",
    );
    let form = folder.codesim(&["tokens", "--form", "Sum.java"]).text();
    assert_eq!(form, include_str!("golden/form-java.txt"), "{form}");
}

#[test]
fn tokens_of_a_language_that_is_named() {
    let folder = Folder::new();
    folder.write("main", "int main(void) { return 0; }\n");
    folder
        .codesim(&["tokens", "main"])
        .refused(&["main: no front end", "--lang"]);
    assert!(
        folder
            .codesim(&["tokens", "main", "--lang=c"])
            .text()
            .starts_with("C, ")
    );
    folder
        .codesim(&["tokens", "main", "--lang=klingon"])
        .refused(&["klingon", "codesim languages"]);
    folder.write("script", "#!/usr/bin/env python3\nprint(1)\n");
    assert!(
        folder
            .codesim(&["tokens", "script"])
            .text()
            .starts_with("Python, ")
    );
}

/// The reader leaves early, as in `codesim ... | head -1`.
#[test]
fn a_reader_that_leaves_is_no_error() {
    let folder = Folder::new();
    folder.write("Long.java", "class Long {}\n".repeat(20_000));
    for arguments in [
        ["corpora/java/submissions", "--format=html"].as_slice(),
        &["corpora/java/submissions", "--format=json"],
        &["corpora/java/submissions", "--format=csv", "--limit=all"],
        &["corpora/java/submissions"],
        &["languages"],
        &["config", "corpora/java/submissions"],
        &["boilerplate", "list"],
        &[
            "tokens",
            folder.path().join("Long.java").to_str().expect("UTF-8"),
        ],
        &["--help"],
    ] {
        let script = "exec 3>&1; { \"$0\" \"$@\"; echo $? >&3; } | exec true";
        let mut command = Command::new("sh");
        command
            .args(["-c", script])
            .arg(binary())
            .args(arguments)
            .current_dir(crate::command::repository());
        let answer = answer(command);
        assert_eq!(
            (answer.text().as_str(), answer.code),
            ("0\n", 0),
            "{arguments:?}"
        );
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_an_error() {
    for format in ["table", "csv", "json", "html"] {
        let mut command = Command::new(binary());
        command.args([
            "corpora/java/submissions",
            "--output=/dev/full",
            "--format",
            format,
        ]);
        command.current_dir(crate::command::repository());
        answer(command).refused(&["cannot write /dev/full"]);
    }
    let full = File::options()
        .write(true)
        .open("/dev/full")
        .expect("Linux has it");
    let output = Command::new(binary())
        .arg("languages")
        .stdout(full)
        .output()
        .expect("it starts");
    assert_eq!(output.status.code(), Some(2));
}

/// Returns the completions that bash offers for the last of these words.
fn completed(words: &[&str]) -> Vec<String> {
    let script = codesim(&["completions", "bash"]).text();
    let (last, before) = words.split_last().expect("a word");
    let call = format!(
        "COMP_WORDS=({}); COMP_CWORD={}; _codesim codesim {last} {}; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        words.join(" "),
        before.len(),
        before.last().expect("the program"),
    );
    let mut bash = Command::new("bash");
    bash.args(["--norc", "-c", &format!("{script}\n{call}")]);
    let offered = answer(bash).text();
    offered.lines().map(str::to_owned).collect()
}

#[test]
fn bash_completes_commands_options_and_languages() {
    assert_eq!(completed(&["codesim", "--boi"]), ["--boilerplate"]);
    assert_eq!(completed(&["codesim", "lan"]), ["languages"]);
    assert_eq!(completed(&["codesim", "index", "exp"]), ["export"]);
    assert_eq!(
        completed(&["codesim", "--lang", "jav"]),
        ["java", "javascript"]
    );
    assert_eq!(
        completed(&["codesim", "tokens", "--lang", "kot"]),
        ["kotlin"]
    );
    assert_eq!(completed(&["codesim", "worke"]), [""]);
}

#[test]
fn other_shells_have_scripts_as_well() {
    for (shell, part) in [
        ("elvish", "edit:completion"),
        ("fish", "complete -c codesim"),
        ("powershell", "Register-ArgumentCompleter"),
        ("zsh", "#compdef codesim"),
    ] {
        let script = codesim(&["completions", shell]).text();
        assert!(script.contains(part), "{shell}");
        assert!(script.contains("boilerplate"), "{shell}");
    }
    codesim(&["completions", "tcsh"]).refused(&["tcsh", "bash"]);
}

#[test]
fn each_command_has_a_manual_page() {
    let folder = Folder::new();
    folder.codesim(&["man", "new/man1"]).text();
    let page = |name: &str| folder.read(format!("new/man1/{name}.1"));
    assert!(page("codesim").contains("codesim\\-index(1)"));
    assert!(page("codesim").contains("Folders of submissions"));
    for name in ["codesim-index-add", "codesim-lab-compare", "codesim-tokens"] {
        assert!(page(name).contains(".SH SYNOPSIS"), "{name}");
    }
    assert!(!folder.path().join("new/man1/codesim-worker.1").exists());
    folder.write("file", "");
    folder
        .codesim(&["man", "file"])
        .refused(&["cannot write to file"]);
}

#[test]
fn pairs_of_a_cluster_that_are_not_there() {
    let folder = Folder::new();
    folder.write("java/anna/Work.java", "class Work {}\n");
    for arguments in [
        ["index", "create", "years.codesim"].as_slice(),
        &["index", "add", "years.codesim", "java"],
        &["index", "export", "years.codesim", "tables", "--sets"],
    ] {
        folder.codesim(arguments).text();
    }
    let pairs = |found: &str, tables: &str| folder.codesim(&["pairs", found, tables]);
    pairs("found", "java").refused(&["java/submissions", "there are no tables here"]);
    pairs("found", "tables").refused(&["found/about", "codesim-spark"]);
    pairs("found", "ftp://host/tables").refused(&["ftp://host/tables", "s3://bucket/folder"]);
}
