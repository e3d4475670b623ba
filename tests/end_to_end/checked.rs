//! Pages with commands: they are run, and their output is compared.
//!
//! A block below a line `<!-- checked -->` holds commands, each after `$ `, and what they print. With the environment variable
//! `UPDATE_GOLDEN=1` the check writes down what they print now.

use std::fs;
use std::process::Command;

use crate::command::{answer, binary, repository};
use crate::folder::Folder;

const OPEN: &str = "<!-- checked -->\n\n```console\n";
const CLOSE: &str = "```\n";
const PROMPT: &str = "$ ";

/// The text of a page of the repository.
pub fn page(path: &str) -> String {
    fs::read_to_string(repository().join(path)).expect("there is such a page")
}

/// The words of a page, however its lines are broken.
pub fn flowing(path: &str) -> String {
    page(path).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Fails unless a page of the repository has at least `blocks` checked blocks, and all of them are as they are printed now.
pub fn check(path: &str, blocks: usize) {
    let shown = page(path);
    assert!(
        shown.matches(OPEN).count() >= blocks,
        "blocks are not recognised"
    );
    let folder = Folder::new();
    folder.link(binary(), "codesim");
    let now = rerun(&shown, |command| run(command, &folder));
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        fs::write(repository().join(path), &now).expect("the page can be written");
    }
    assert_eq!(
        now, shown,
        "UPDATE_GOLDEN=1 writes down what is printed now"
    );
}

/// The page with the output of each command as it is now.
fn rerun(page: &str, run: impl Fn(&str) -> String) -> String {
    let mut parts = page.split(OPEN);
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

/// Returns the output of a command in the repository, with the binary in `folder` as `codesim`.
fn run(command: &str, folder: &Folder) -> String {
    let usual = std::env::var("PATH").expect("it is set");
    let command = command.replace("cargo run --profile quick --bin codesim --", "codesim");
    let mut shell = Command::new("sh");
    shell.args(["-c", &command]).current_dir(repository());
    shell.env("PATH", format!("{}:{usual}", folder.path().display()));
    answer(shell).text()
}
