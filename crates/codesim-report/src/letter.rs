//! A letter to the author of one submission of a pair: which of their own code matches, and what they say about that.
//!
//! *Problem.* A student has a right to know what is held against them, and to answer. But the other student has a right that neither their name nor their
//! code is shown.
//!
//! *Method.* A template, in a language or given by a person, is filled with the own side of the pair alone: nothing of the other side is handed to it.
//!
//! *Limits.* The own code may name somebody else: whoever sends the letter should read it first.

use std::collections::BTreeMap;
use std::io::{self, Write};

use codesim_display::{Language, Locale, visible};
use minijinja::value::Serde;
use minijinja::{Environment, UndefinedBehavior};
use serde::Serialize;

use crate::model::{Location, Pair, Report};

/// The side of a pair that a letter is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recipient {
    /// The author of the left submission.
    Left,
    /// The author of the right one.
    Right,
}

/// Error of writing a letter.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LetterError {
    /// The template cannot be filled.
    #[error("{}", describe(.0))]
    Template(minijinja::Error),
    /// The letter cannot be written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

fn describe(error: &minijinja::Error) -> String {
    match error.line() {
        Some(line) => format!("line {line}: {error}"),
        None => error.to_string(),
    }
}

/// The values of a template.
#[derive(Debug, Serialize)]
struct Letter<'a> {
    /// The title of the exercise, or nothing.
    exercise: Option<&'a str>,
    /// Its day, or nothing.
    date: Option<&'a str>,
    /// The author, or the submission where no name is known.
    person: &'a str,
    /// The name of the submission.
    submission: &'a str,
    /// Whether the other side is a reference, which nobody handed in.
    reference: bool,
    /// The share of its code that matches: `61 %`.
    share: String,
    /// The code that matches, in the order of the files.
    passages: Vec<Passage<'a>>,
}

/// Lines of the own code that match.
#[derive(Debug, Serialize)]
struct Passage<'a> {
    file: &'a str,
    first: usize,
    last: usize,
    code: String,
}

/// Returns the template of a language, a text in Markdown with values in double braces, as in Jinja.
pub fn letter_template(language: Language) -> &'static str {
    match language {
        Language::German => include_str!("../letters/de.md"),
        Language::French => include_str!("../letters/fr.md"),
        Language::Spanish => include_str!("../letters/es.md"),
        Language::English => include_str!("../letters/en.md"),
    }
}

/// Writes the letter about a pair of a report with the sources, by a template; without one, by that of the report's language.
///
/// # Errors
/// If the template is invalid, or the letter cannot be written.
pub fn write_letter(
    report: &Report,
    pair: &Pair,
    recipient: Recipient,
    template: Option<&str>,
    out: &mut dyn Write,
) -> Result<(), LetterError> {
    let language = report.parameters.language;
    let mut environment = Environment::new();
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    let template = template.unwrap_or_else(|| letter_template(language));
    let letter = letter(report, pair, recipient);
    let filled = environment.render_str(template, Serde(letter));
    let filled = filled.map_err(LetterError::Template)?;
    Ok(writeln!(out, "{}", filled.trim_end())?)
}

fn letter<'a>(report: &'a Report, pair: &'a Pair, recipient: Recipient) -> Letter<'a> {
    let (submission, share) = match recipient {
        Recipient::Left => (&*pair.left, pair.containment_left),
        Recipient::Right => (&*pair.right, pair.containment_right),
    };
    let own = report.submissions.iter().find(|it| it.name == submission);
    let metadata = own.and_then(|it| it.metadata.as_ref());
    Letter {
        exercise: report.parameters.title.as_deref(),
        date: report.parameters.date.as_deref(),
        person: metadata
            .and_then(|it| it.name.as_deref())
            .unwrap_or(submission),
        submission,
        reference: pair.reference.is_some(),
        share: Locale::of(report.parameters.language).percent(share),
        passages: passages(report, pair, submission, recipient),
    }
}

/// Returns the lines that match, those that follow each other as one passage.
fn passages<'a>(
    report: &'a Report,
    pair: &'a Pair,
    submission: &str,
    recipient: Recipient,
) -> Vec<Passage<'a>> {
    let mut lines: BTreeMap<String, Vec<[usize; 2]>> = BTreeMap::new();
    for found in &pair.matches {
        let own: &Location = match recipient {
            Recipient::Left => &found.left,
            Recipient::Right => &found.right,
        };
        let [first, last] = [own.start.line, crate::text::last_line(own)];
        lines
            .entry(own.file.to_string())
            .or_default()
            .push([first, last]);
    }
    let sources = report.sources.iter();
    let own = sources.filter(|it| it.submission == submission);
    own.flat_map(|source| {
        let ranges = lines.remove(&source.file.to_string()).unwrap_or_default();
        joined(ranges).into_iter().map(|[first, last]| Passage {
            file: &source.file.path,
            first,
            last,
            code: code(&source.text, first, last),
        })
    })
    .collect()
}

/// Joins ranges of lines that overlap or follow each other.
fn joined(mut ranges: Vec<[usize; 2]>) -> Vec<[usize; 2]> {
    ranges.sort_unstable();
    let mut joined: Vec<[usize; 2]> = Vec::new();
    for [first, last] in ranges {
        match joined.last_mut() {
            Some(before) if first <= before[1] + 1 => before[1] = before[1].max(last),
            _ => joined.push([first, last]),
        }
    }
    joined
}

fn code(text: &str, first: usize, last: usize) -> String {
    let lines = text.lines().skip(first - 1).take(last + 1 - first);
    let lines: Vec<String> = lines
        .map(|line| visible(&line.replace('\t', "    ")).into_owned())
        .collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::report;

    fn written(recipient: Recipient, template: Option<&str>) -> Result<String, LetterError> {
        let report = report();
        let mut out = Vec::new();
        write_letter(&report, &report.pairs[0], recipient, template, &mut out)?;
        Ok(String::from_utf8(out).expect("letters are UTF-8"))
    }

    #[test]
    fn lines_that_follow_each_other_are_one_passage() {
        assert_eq!(
            joined(vec![[9, 12], [1, 3], [4, 4], [2, 2], [11, 20]]),
            [[1, 4], [9, 20]]
        );
        assert_eq!(joined(Vec::new()), Vec::<[usize; 2]>::new());
    }

    #[test]
    fn a_letter_has_nothing_of_the_other_side() {
        let report = report();
        let pair = &report.pairs[0];
        let source = |name: &str| {
            let own = report.sources.iter().find(|it| it.submission == name);
            own.expect("the pair is shown").text.clone()
        };
        for (recipient, own, other) in [
            (Recipient::Left, &pair.left, &pair.right),
            (Recipient::Right, &pair.right, &pair.left),
        ] {
            let letter = written(recipient, None).expect("the template is sound");
            assert!(!letter.contains(other.as_str()), "{letter}");
            let own = source(own);
            let others = source(other);
            let foreign = others.lines().map(str::trim);
            let mut foreign = foreign.filter(|it| it.len() > 3 && !own.contains(it));
            assert!(foreign.all(|line| !letter.contains(line)), "{letter}");
        }
    }

    #[test]
    fn every_language_has_a_template_with_the_same_values() {
        for language in Language::ALL {
            let template = letter_template(language);
            for value in [
                "exercise",
                "date",
                "person",
                "submission",
                "share",
                "passages",
            ] {
                assert!(template.contains(value), "{language:?}: {value}");
            }
            written(Recipient::Left, Some(template)).expect("the template is sound");
        }
    }

    #[test]
    fn a_template_of_a_person_is_filled_and_its_mistakes_are_placed() {
        let own = written(Recipient::Left, Some("Dear {{ person }},\n{{ share }}\n"));
        let own = own.expect("the template is sound");
        assert!(own.starts_with("Dear ") && own.contains(" %"), "{own}");
        let wrong = written(Recipient::Left, Some("Dear\n{{ persn }}"));
        assert!(
            wrong
                .expect_err("there is no such value")
                .to_string()
                .starts_with("line 2: ")
        );
    }
}
