//! `cargo xtask prose`: counts habits of language that readers stumble over.
//!
//! *Method.* Texts are of four kinds: messages (help, reports, pages), documentation, doc comments and other comments. The habits are sentences that begin
//! with a free relative ("What is sent can be read"), and phrases for which the field has plainer words. A kind may have [`BUDGET`] of each habit in
//! 10,000 words: some are right where they are.
//!
//! *Limits.* A habit is found by its words alone. A sentence that ends with a question mark may begin with any word.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, ensure};

use crate::glossary;

/// Occurrences of a habit that a kind of text may have in 10,000 words.
const BUDGET: f64 = 5.0;

/// Words that no sentence begins with, by habit.
const BEGINNINGS: [(&str, &[&str]); 3] = [
    ("What ...", &["What", "Whatever"]),
    ("Who ...", &["Who", "Whoever", "Whose"]),
    ("Of ...", &["Of"]),
];

/// Phrases, in lowercase.
const PHRASES: [&str; 6] = [
    "so many",
    "as far as",
    "is called",
    "are called",
    "at hand",
    "told",
];

/// Folders of Rust sources, from the repository's folder.
const SOURCES: [&str; 5] = ["crates", "grammars-config", "tests", "xtask", "fuzz"];

/// Pages of documentation, and folders of them.
const PAGES: [&str; 6] = [
    "README.md",
    "CHANGELOG.md",
    "ARCHITECTURE.md",
    "docs",
    "cluster/README.md",
    "grammars-config/README.md",
];

/// Kinds of texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Messages,
    Documentation,
    DocComments,
    Comments,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Self::Messages => "messages",
            Self::Documentation => "documentation",
            Self::DocComments => "doc comments",
            Self::Comments => "comments",
        }
    }
}

/// The words of a kind of text, and the places of each habit.
#[derive(Default)]
struct Count {
    words: usize,
    habits: BTreeMap<&'static str, Vec<String>>,
}

/// Counts the habits of all texts, and prints them.
///
/// # Errors
/// If a kind of text has more of a habit than its budget.
pub(crate) fn check(root: &Path) -> anyhow::Result<()> {
    let counts = counts(root)?;
    let mut excess = String::new();
    for (kind, count) in &counts {
        println!("{}, {} words:", kind.name(), count.words);
        for (habit, places) in &count.habits {
            let rate = places.len() as f64 * 10_000.0 / count.words.max(1) as f64;
            println!("    {rate:5.1} in 10,000  {habit}");
            if rate > BUDGET {
                let _ = write!(excess, "\n{}, {habit}:", kind.name());
                places.iter().for_each(|place| {
                    let _ = write!(excess, "\n    {place}");
                });
            }
        }
    }
    ensure!(
        excess.is_empty(),
        "more than {BUDGET} in 10,000 words:{excess}"
    );
    Ok(())
}

fn counts(root: &Path) -> anyhow::Result<BTreeMap<Kind, Count>> {
    let mut counts = BTreeMap::new();
    for (path, prose) in glossary::texts(root)? {
        if path.extension().is_none_or(|it| it != "md") {
            add(&mut counts, Kind::Messages, &path, &prose);
        }
    }
    for path in glossary::files(root, &PAGES)? {
        if path.extension().is_some_and(|it| it == "md") {
            let text = read(root, &path)?;
            let prose = glossary::prose::markdown(&text);
            add(&mut counts, Kind::Documentation, &path, &prose);
        }
    }
    for path in glossary::files(root, &SOURCES)? {
        if path.extension().is_some_and(|it| it == "rs") {
            let text = read(root, &path)?;
            let [docs, others] = comments(&text);
            add(&mut counts, Kind::DocComments, &path, &docs);
            add(&mut counts, Kind::Comments, &path, &others);
        }
    }
    Ok(counts)
}

fn read(root: &Path, path: &Path) -> anyhow::Result<String> {
    fs::read_to_string(root.join(path)).with_context(|| path.display().to_string())
}

/// The doc comments and the other comments of a program, each in the lines where they are. Code in them is left out.
fn comments(text: &str) -> [String; 2] {
    let mut texts = [String::new(), String::new()];
    for line in text.lines() {
        let line = line.trim_start();
        let doc = line.strip_prefix("///").or(line.strip_prefix("//!"));
        let other = doc.map_or_else(|| line.strip_prefix("//"), |_| None);
        for (text, own) in texts.iter_mut().zip([doc, other]) {
            text.push_str(own.unwrap_or_default());
            text.push('\n');
        }
    }
    texts.map(|text| glossary::prose::markdown(&text))
}

fn add(counts: &mut BTreeMap<Kind, Count>, kind: Kind, path: &Path, prose: &str) {
    let count = counts.entry(kind).or_default();
    count.words += prose.split_whitespace().filter(|it| is_word(it)).count();
    for (habit, line) in habits(prose) {
        let place = format!("{}:{line}", path.display());
        count.habits.entry(habit).or_default().push(place);
    }
}

fn is_word(text: &str) -> bool {
    text.contains(|c: char| c.is_alphabetic())
}

/// The habits in a text, each with its line from 1.
fn habits(prose: &str) -> Vec<(&'static str, usize)> {
    let line_of = |at: usize| prose[..at].matches('\n').count() + 1;
    let mut found = Vec::new();
    for (at, sentence) in sentences(prose) {
        let first = sentence.split(|c: char| !c.is_alphabetic()).next();
        let begins = |(_, words): &&(&str, &[&str])| first.is_some_and(|it| words.contains(&it));
        let is_question = sentence.ends_with('?');
        let habit = BEGINNINGS.iter().find(begins).filter(|_| !is_question);
        found.extend(habit.map(|(habit, _)| (*habit, line_of(at))));
        let lower = sentence.to_lowercase().replace('\n', " ");
        let bounded = format!(" {} ", lower.replace(|c: char| !c.is_alphanumeric(), " "));
        let phrases = PHRASES.iter();
        let phrases = phrases.filter(|phrase| bounded.contains(&format!(" {phrase} ")));
        found.extend(phrases.map(|phrase| (*phrase, line_of(at))));
    }
    found
}

/// The sentences of a text, and where each begins. Table cells, list items, headings and separate strings are sentences of their own.
fn sentences(prose: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut ends = Vec::new();
    let bytes = prose.as_bytes();
    for (at, c) in prose.char_indices() {
        let next = bytes.get(at + 1).copied().unwrap_or(b'\n');
        let is_end = match c {
            '.' | '!' | '?' => next.is_ascii_whitespace(),
            '#' | '|' => true,
            '\n' => matches!(next, b'\n' | b'-' | b'*' | b'>'),
            _ => false,
        };
        if is_end {
            ends.push(at + c.len_utf8());
        }
    }
    ends.push(prose.len());
    let mut start = 0;
    ends.into_iter().filter_map(move |end| {
        let sentence = &prose[start..end];
        let begin = sentence.find(|c: char| c.is_alphabetic());
        let found = begin.map(|begin| (start + begin, sentence[begin..].trim_end()));
        start = end;
        found
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_may_ask_but_not_begin_with_a_free_relative() {
        let text = "What is sent can be read.\nIt is. What is a ring? | Whoever asks | so\nmany\n\n- Of these, one.";
        let expected = [
            ("What ...", 1),
            ("Who ...", 2),
            ("so many", 2),
            ("Of ...", 5),
        ];
        assert_eq!(habits(text), expected);
    }

    #[test]
    fn code_of_comments_does_not_count() {
        let [docs, others] = comments(
            "/// What `So many` is.\n/// ```\n/// told\n/// ```\nfn a() {} // x\n// told\n",
        );
        assert_eq!(habits(&docs), [("What ...", 1)]);
        assert_eq!(habits(&others), [("told", 6)]);
    }
}
