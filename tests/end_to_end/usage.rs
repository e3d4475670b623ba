//! The page on how codesim is used is complete and true.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::checked::{check, page};
use crate::command::codesim;

const USAGE: &str = "docs/usage.md";

/// Pages that name options of codesim.
const PAGES: [&str; 7] = [
    "README.md",
    USAGE,
    "docs/earlier-years.md",
    "docs/laboratory.md",
    "docs/languages.md",
    "docs/report-format.md",
    "docs/decisions-and-metadata.md",
];

#[test]
fn documented_commands_print_their_output() {
    check(USAGE, 5);
}

#[test]
fn all_commands_and_options_are_explained() {
    let usage = page(USAGE);
    for command in commands(&help(&[])) {
        assert!(usage.contains(&format!("`codesim {command}")), "{command}");
    }
    let explained = options(&usage);
    for option in known_options() {
        assert!(explained.contains(&option), "{option} is not in {USAGE}");
    }
}

#[test]
fn all_options_exist() {
    let known = known_options();
    for path in PAGES {
        let page = page(path);
        let lines = page
            .lines()
            .filter(|line| !line.contains("cargo ") && !line.contains("tests/run"));
        for option in lines.flat_map(options) {
            assert!(known.contains(&option), "{path}: {option} is no option");
        }
    }
}

#[test]
fn defaults_are_true() {
    let usage = page(USAGE);
    let code = parameters(&["corpora/java/submissions"]);
    let letters = parameters(&["corpora", "--lang=text"]);
    let mut rows = vec![
        format!("| `--limit N` | {} |", code["limit"]),
        format!("| `--min-similarity S` | {} |", code["min_similarity"]).replace("0.0", "0"),
    ];
    for (channel, prefix) in [("structure", ""), ("text", "text-")] {
        let [code, letters] = [&code, &letters].map(|it| thresholds(&it[channel]));
        rows.extend([
            format!(
                "| `--{prefix}noise K` | {}; {} for letters |",
                code.0, letters.0
            ),
            format!(
                "| `--{prefix}guarantee T` | K + {}; K + {} for letters |",
                code.1, letters.1
            ),
        ]);
    }
    for row in rows {
        assert!(usage.contains(&row), "no `{row}`");
    }
}

fn parameters(arguments: &[&str]) -> Value {
    let report = codesim(&[arguments, &["--format=json"]].concat()).json();
    report["parameters"].clone()
}

/// The noise threshold, and how far above it the guarantee threshold is.
fn thresholds(channel: &Value) -> (u64, u64) {
    let [noise, guarantee] =
        ["noise", "guarantee"].map(|key| channel[key].as_u64().expect("it is a length"));
    (noise, guarantee - noise)
}

fn help(command: &[&str]) -> String {
    codesim(&[command, &["--help"]].concat()).text()
}

/// Commands that a help text lists, but for the help itself.
fn commands(help: &str) -> Vec<String> {
    let Some((_, list)) = help.split_once("Commands:\n") else {
        return Vec::new();
    };
    let lines = list.lines().take_while(|line| !line.is_empty());
    let lines = lines.filter_map(|line| line.strip_prefix("  "));
    let words = lines.filter_map(|line| line.split(' ').next());
    let words = words.filter(|word| !word.is_empty() && *word != "help");
    words.map(str::to_owned).collect()
}

/// Help texts of a command and all below it.
pub fn helps(command: &[&str]) -> Vec<String> {
    let own = help(command);
    let below = commands(&own);
    let below = below
        .iter()
        .flat_map(|name| helps(&[command, &[name]].concat()));
    let below: Vec<String> = below.collect();
    [vec![own], below].concat()
}

fn known_options() -> BTreeSet<String> {
    let known: BTreeSet<String> = helps(&[]).iter().flat_map(|help| options(help)).collect();
    assert!(known.len() > 20, "options are not recognised: {known:?}");
    known
}

/// Long options in a text.
fn options(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let is_option = |word: &&str| {
        let name = word.strip_prefix("--");
        name.is_some_and(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()))
    };
    words.filter(is_option).map(str::to_owned).collect()
}
