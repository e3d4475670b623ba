//! The README tells the truth: its commands are run and their output is compared.
//!
//! A block below a line `<!-- checked -->` holds commands, each after `$ `, and what they print. With the environment variable
//! `UPDATE_GOLDEN=1` the test writes down what they print now.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::command::{answer, binary, codesim, repository};
use crate::folder::{Folder, java};

const OPEN: &str = "<!-- checked -->\n\n```console\n";
const CLOSE: &str = "```\n";
const PROMPT: &str = "$ ";

fn path() -> PathBuf {
    repository().join("README.md")
}

fn readme() -> String {
    fs::read_to_string(path()).expect("there is one")
}

/// The README with the output of each command as it is now.
fn rerun(readme: &str, run: impl Fn(&str) -> String) -> String {
    let mut parts = readme.split(OPEN);
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (block, rest) = part.split_once(CLOSE).expect("blocks are closed");
        let commands = block.lines().filter_map(|line| line.strip_prefix(PROMPT));
        let outputs = commands.map(|command| format!("{PROMPT}{command}\n{}", run(command)));
        let block: String = outputs.collect();
        text.push_str(&[OPEN, &block, CLOSE, rest].concat());
    }
    text
}

#[test]
fn commands_print_what_is_shown() {
    let folder = Folder::new();
    folder.link(binary(), "codesim");
    let usual = std::env::var("PATH").expect("it is set");
    let run = |command: &str| {
        let command = command.replace("cargo run --release --bin codesim --", "codesim");
        let mut shell = Command::new("sh");
        shell.args(["-c", &command]).current_dir(repository());
        shell.env("PATH", format!("{}:{usual}", folder.path().display()));
        answer(shell).text()
    };
    let shown = readme();
    assert!(
        shown.matches(OPEN).count() >= 4,
        "blocks are not recognised"
    );
    let now = rerun(&shown, run);
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        fs::write(path(), &now).expect("the README can be written");
    }
    assert_eq!(
        now, shown,
        "UPDATE_GOLDEN=1 writes down what is printed now"
    );
}

#[test]
fn options_exist() {
    let help = codesim(&["--help"]).text();
    let readme = readme();
    let calls = readme.lines().filter(|line| line.starts_with("codesim "));
    let words = calls.flat_map(|line| line.split('#').next().unwrap_or_default().split(' '));
    let options: Vec<&str> = words.filter(|word| word.starts_with('-')).collect();
    assert!(options.len() > 10, "calls are not recognised");
    for option in options {
        let known = [" ", ","]
            .iter()
            .any(|end| help.contains(&format!("{option}{end}")));
        assert!(known, "{option} is no option");
    }
}

#[test]
fn numbers_are_true() {
    let readme = readme();
    let rust = format!(
        "[Rust](https://rustup.rs) {} or later",
        env!("CARGO_PKG_RUST_VERSION")
    );
    assert!(readme.contains(&rust), "no `{rust}`");

    assert!(readme.contains("With fewer than ten\nsubmissions there is no class"));
    let folder = Folder::new();
    for index in 1..10 {
        folder.write(format!("class/{index}.java"), java("same", index));
    }
    let known = || folder.report(&[])["class"]["background_known"].clone();
    assert_eq!(known(), false);
    folder.write("class/10.java", java("same", 10));
    assert_eq!(known(), true);
}

#[test]
fn links_lead_somewhere() {
    for page in ["README.md", "ARCHITECTURE.md", "corpora/README.md"] {
        let text = fs::read_to_string(repository().join(page)).expect("there is one");
        let links = text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.starts_with("http")) {
            assert!(repository().join(link).exists(), "{page}: {link}");
        }
    }
}

#[test]
fn every_crate_has_its_place_in_the_architecture() {
    let text = fs::read_to_string(repository().join("ARCHITECTURE.md")).expect("there is one");
    for entry in fs::read_dir(repository().join("crates")).expect("there are crates") {
        let name = entry.expect("it can be read").file_name();
        let name = name.to_str().expect("names are UTF-8");
        assert!(
            text.contains(&format!("`crates/{name}")),
            "{name} is not in ARCHITECTURE.md"
        );
    }
}
