//! The submissions of each person.
//!
//! *Method.* A person has the name in the metadata, or else that of the submission. Two names are one if they differ only in case,
//! whitespace and the encoding of accents, or in the extension of a single file. Where that would make one person of two submissions of an
//! assignment, the name is ambiguous: submissions of this name are then distinguished by the exact spelling.
//!
//! *Limits.* A name that is misspelt once is that of another person; metadata can say that it is not.

use std::collections::{BTreeMap, BTreeSet};

use unicode_normalization::UnicodeNormalization;

use crate::assignment_result::{AssignmentResult, HandedIn};

/// The people of the course.
pub(crate) struct People {
    /// Their names, ascending, each once.
    pub(crate) names: Vec<String>,
    /// For each of them and each assignment the index of the submission.
    pub(crate) handed_in: Vec<Vec<Option<usize>>>,
    /// For each assignment and each submission the index of the person.
    pub(crate) of: Vec<Vec<usize>>,
    /// Names that are ambiguous, ascending.
    pub(crate) not_told_apart: Vec<String>,
}

/// The key that distinguishes people.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    /// A name, however it is written.
    Folded(String),
    /// A submission's name, as it is written.
    Exact(String),
}

impl People {
    pub(crate) fn of(assignments: &[AssignmentResult]) -> Self {
        let unclear = unclear(assignments);
        let mut found: BTreeMap<Key, Vec<Option<usize>>> = BTreeMap::new();
        for (number, assignment) in assignments.iter().enumerate() {
            for (index, submission) in assignment.submissions.iter().enumerate() {
                let places = found.entry(key(submission, &unclear));
                places.or_insert_with(|| vec![None; assignments.len()])[number] = Some(index);
            }
        }
        let mut people: Vec<(String, Vec<Option<usize>>)> = found
            .into_values()
            .map(|places| (called(assignments, &places), places))
            .collect();
        // Keys say something of names that pseudonyms must not.
        people.sort();
        tell_apart(assignments, &mut people);
        let (names, handed_in): (Vec<_>, Vec<_>) = people.into_iter().unzip();
        Self {
            of: indices(assignments, &handed_in),
            not_told_apart: display_names(assignments, &unclear),
            names,
            handed_in,
        }
    }
}

/// Returns the names that two submissions of one assignment have.
fn unclear(assignments: &[AssignmentResult]) -> BTreeSet<String> {
    let mut unclear = BTreeSet::new();
    for assignment in assignments {
        let mut seen = BTreeSet::new();
        for submission in &assignment.submissions {
            let name = folded(submission);
            if !seen.insert(name.clone()) {
                unclear.insert(name);
            }
        }
    }
    unclear
}

fn key(submission: &HandedIn, unclear: &BTreeSet<String>) -> Key {
    let name = folded(submission);
    match unclear.contains(&name) {
        true => Key::Exact(submission.own_name.clone()),
        false => Key::Folded(name),
    }
}

/// Returns the name of the person without the differences that do not distinguish people.
fn folded(submission: &HandedIn) -> String {
    let name = match &submission.person {
        Some(person) => person,
        None => stem(submission),
    };
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ").to_lowercase().nfc().collect()
}

/// Returns the submission's name, for a file without its extension.
fn stem(submission: &HandedIn) -> &str {
    let name = &submission.own_name;
    match name.rsplit_once('.') {
        Some((stem, _)) if submission.is_file && !stem.is_empty() => stem,
        _ => name,
    }
}

/// Returns the name of a person: that of the first submission.
fn called(assignments: &[AssignmentResult], places: &[Option<usize>]) -> String {
    let first = first(assignments, places);
    let own = || first.person.as_deref().unwrap_or(stem(first));
    first.pseudonym.as_deref().unwrap_or_else(own).to_owned()
}

/// Returns the first submission of a person.
fn first<'a>(assignments: &'a [AssignmentResult], places: &[Option<usize>]) -> &'a HandedIn {
    let mut handed_in = assignments.iter().zip(places);
    let first = handed_in.find_map(|(assignment, &place)| assignment.submissions.get(place?));
    first.expect("people are found by what they handed in")
}

/// Gives people of one name their submissions' names as well, and where these are the same too, numbers.
fn tell_apart(assignments: &[AssignmentResult], people: &mut [(String, Vec<Option<usize>>)]) {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (name, _) in people.iter() {
        *counts.entry(name.clone()).or_default() += 1;
    }
    let mut taken = BTreeSet::new();
    for (name, places) in people.iter_mut() {
        if counts[name] > 1 {
            *name = format!("{name} ({})", first(assignments, places).display_name());
        }
        let plain = name.clone();
        let mut number = 1;
        while !taken.insert(name.clone()) {
            number += 1;
            *name = format!("{plain} ({number})");
        }
    }
    people.sort();
}

fn indices(assignments: &[AssignmentResult], handed_in: &[Vec<Option<usize>>]) -> Vec<Vec<usize>> {
    let empty = |assignment: &AssignmentResult| vec![0; assignment.submissions.len()];
    let mut of: Vec<Vec<usize>> = assignments.iter().map(empty).collect();
    for (person, places) in handed_in.iter().enumerate() {
        for (own, place) in of.iter_mut().zip(places) {
            if let Some(place) = *place {
                own[place] = person;
            }
        }
    }
    of
}

/// Returns the submissions whose names are ambiguous, as named in reports.
fn display_names(assignments: &[AssignmentResult], unclear: &BTreeSet<String>) -> Vec<String> {
    let submissions = assignments.iter().flat_map(|it| &it.submissions);
    let unclear = submissions.filter(|it| unclear.contains(&folded(it)));
    let names: BTreeSet<String> = unclear.map(|it| it.display_name().to_owned()).collect();
    names.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::assignment;

    fn named(names: &[(&str, Option<&str>)]) -> Vec<HandedIn> {
        let submission = |&(name, person): &(&str, Option<&str>)| HandedIn {
            name: name.to_owned(),
            own_name: name.to_owned(),
            person: person.map(str::to_owned),
            is_file: name.contains('.'),
            ..HandedIn::default()
        };
        names.iter().map(submission).collect()
    }

    type Named<'a> = &'a [(&'a str, Option<&'a str>)];

    fn people(assignments: &[Named]) -> People {
        let assignments: Vec<AssignmentResult> = assignments
            .iter()
            .map(|names| assignment("hw", named(names), Vec::new()))
            .collect();
        People::of(&assignments)
    }

    #[test]
    fn a_person_is_one_however_the_name_is_written() {
        let people = people(&[
            &[("Anna", None), ("ren\u{e9}", None), ("li.java", None)],
            &[("anna", None), ("rene\u{301}", None), ("li", None)],
            &[("ANNA.zip.py", None), ("li.py", None)],
        ]);
        assert_eq!(people.names, ["ANNA.zip", "Anna", "li", "ren\u{e9}"]);
        assert_eq!(people.handed_in[1], [Some(0), Some(0), None]);
        assert_eq!(people.handed_in[2], [Some(2), Some(2), Some(1)]);
        assert_eq!(people.handed_in[3], [Some(1), Some(1), None]);
        assert_eq!(people.of, [vec![1, 3, 2], vec![1, 3, 2], vec![0, 2]]);
    }

    #[test]
    fn metadata_identifies_people() {
        let people = people(&[
            &[("s1", Some("Anna Schmidt")), ("s2", None)],
            &[("x7", Some("anna  schmidt")), ("s1", None)],
        ]);
        assert_eq!(people.names, ["Anna Schmidt", "s1", "s2"]);
        assert_eq!(people.handed_in[0], [Some(0), Some(0)]);
    }

    #[test]
    fn where_it_is_not_clear_names_are_taken_as_they_are_written() {
        let people = people(&[
            &[("anna", None), ("Anna", None)],
            &[("Anna", None)],
            &[("k1", Some("Kim Lee")), ("k2", Some("Kim Lee"))],
            &[("k2", Some("Kim Lee")), ("k1", Some("Kim Lee"))],
        ]);
        assert_eq!(
            people.names,
            ["Anna", "Kim Lee (k1)", "Kim Lee (k2)", "anna"]
        );
        assert_eq!(people.handed_in[0], [Some(1), Some(0), None, None]);
        assert_eq!(people.handed_in[1], [None, None, Some(0), Some(1)]);
        assert_eq!(people.not_told_apart, ["Anna", "anna", "k1", "k2"]);
    }

    #[test]
    fn files_of_one_name_are_of_two_people() {
        let people = people(&[&[("a.c", None), ("a.py", None)], &[("a.c", None)]]);
        assert_eq!(people.names, ["a (a.c)", "a (a.py)"]);
        assert_eq!(people.handed_in[0], [Some(0), Some(0)]);
    }
}
