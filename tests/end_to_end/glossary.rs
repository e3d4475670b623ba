//! Help texts and reports use the words of `docs/glossary.md`. `cargo xtask glossary` holds the sources of both, and the documentation, to the same list.

#[path = "../../xtask/src/glossary/words.rs"]
mod words;

use self::words::Glossary;
use crate::checked::page;
use crate::command::codesim;
use crate::usage::helps;

fn glossary() -> Glossary {
    let glossary = Glossary::read(&page("docs/glossary.md"));
    assert!(!glossary.is_empty());
    glossary
}

/// No forbidden word is in `text`, which people see as `name`.
fn assert_allowed(glossary: &Glossary, name: &str, text: &str) {
    if let Some(found) = glossary.find(text).into_iter().next() {
        let line = text.lines().nth(found.line - 1).unwrap_or_default();
        panic!(
            "{name}, line {}: “{}”: write “{}”\n{line}",
            found.line, found.phrase, found.instead
        );
    }
}

/// A text without the lines above rules: a narrow column breaks its heading into pieces.
fn without_headings(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let is_heading = |next: Option<&&str>| next.is_some_and(|next| next.starts_with('─'));
    let kept = (0..lines.len()).filter(|&line| !is_heading(lines.get(line + 1)));
    kept.map(|line| lines[line]).collect::<Vec<_>>().join("\n")
}

/// Help without the names of options and commands.
fn prose(help: &str) -> String {
    let words = |line: &str| -> String {
        let words = line.split(' ').filter(|word| !word.contains("--"));
        words.collect::<Vec<_>>().join(" ")
    };
    let mut in_commands = false;
    let lines = help.lines().map(|line| {
        in_commands = line == "Commands:" || in_commands && !line.is_empty();
        match (line.strip_prefix("  "), in_commands) {
            _ if line.starts_with("Usage:") => String::new(),
            (Some(command), true) => words(command.trim_start_matches(|c: char| c != ' ')),
            _ => words(line),
        }
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn help_texts_use_the_words_of_the_glossary() {
    let glossary = glossary();
    for help in helps(&[]) {
        let usage = help.lines().find(|line| line.starts_with("Usage:"));
        assert_allowed(&glossary, usage.unwrap_or("help"), &prose(&help));
    }
}

#[test]
fn reports_use_the_words_of_the_glossary() {
    let glossary = glossary();
    let class = ["corpora/java/submissions", "--limit=all"];
    for format in ["table", "markdown", "csv", "sarif"] {
        let text = codesim(&[&class[..], &["--format", format]].concat()).text();
        let text = without_headings(&text).replace("--boilerplate", "");
        assert_allowed(&glossary, format, &text);
    }
    let pair = ["--pair", "bruno", "nils", "--format=html"];
    let sheet = codesim(&[&class[..], &pair].concat()).text();
    let (_, body) = sheet.split_once("<body>").expect("it has one");
    let (said, _) = body
        .split_once("<section class=\"sources\"")
        .expect("the sources come last");
    assert_allowed(&glossary, "the sheet", said);
}
