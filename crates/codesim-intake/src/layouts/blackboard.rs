//! An export of the grade centre of Blackboard: a flat list of files, and a receipt for each attempt.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::sync::LazyLock;

use crate::files::{Entry, Kind};
use regex::Regex;

use crate::layouts::collect::{Attempt, Collect, Facts, Person, last_name};
use crate::layouts::export::{Export, Part};
use crate::layouts::layout::{InvalidList, Layout};
use crate::layouts::patterns::{Groups, matched};
use crate::layouts::time;
use crate::layouts::typed::Typed;
use crate::layouts::view::View;

/// Assignment, user, time, and the file name that the author gave; a receipt has no name of its own.
static NAME: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r"^(?<front>.+?)_attempt_(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)-(?<hour>\d\d)-(?<minute>\d\d)-(?<second>\d\d)(?:_(?<file>.+)|(?<receipt>\.txt))$";
    Regex::new(pattern).expect("it is a pattern")
});

/// The line of a receipt that names the person.
static WHO: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^Name:\s*(?<name>.+?)\s*\((?<user>[^()]+)\)\s*$").expect("it is a pattern")
});

/// The layout.
pub(crate) struct Blackboard;

impl Layout for Blackboard {
    fn read(&self, view: &View) -> Result<Option<Export>, InvalidList> {
        Ok(export(view))
    }
}

fn export(view: &View) -> Option<Export> {
    let entries = view.entries(Path::new(""));
    let named: Vec<(&Entry, Option<Groups>)> = entries
        .iter()
        .map(|entry| (entry, groups_of(entry)))
        .collect();
    let fitting = named.iter().filter(|(_, groups)| groups.is_some()).count();
    if fitting * 2 <= named.len() {
        return None;
    }
    let people = people(view, &named);
    let mut found = Collect::new("Blackboard export");
    for (entry, groups) in named {
        let path = view.path(Path::new(&entry.name));
        match groups {
            None => found.add_unknown(path, entry.kind),
            Some(groups) => {
                let person = people[&groups["front"]].clone();
                let Some(part) = part(view, entry, &groups) else {
                    found.add_owned(person, path.clone());
                    found.add_extra(path, "a receipt by the platform");
                    continue;
                };
                let attempt = Attempt {
                    timestamp: time::of_groups(&groups),
                    number: String::new(),
                };
                found.add(person, attempt, Facts::default(), part);
            }
        }
    }
    Some(found.finish(&HashMap::new()))
}

/// Returns the file that was handed in, or the typed text of a receipt; `None` for a receipt without one.
fn part(view: &View, entry: &Entry, groups: &Groups) -> Option<Part> {
    let inside = Path::new(&entry.name);
    if let Some(file) = groups.get("file") {
        return Some(Part::new(view.path(inside), file.clone(), entry.kind));
    }
    let receipt = view.text(inside)?;
    let is_typed = !Typed::Receipt.text(&receipt).is_empty();
    is_typed.then(|| Part {
        typed: Some(Typed::Receipt),
        ..Part::new(view.path(inside), "text.txt".to_owned(), entry.kind)
    })
}

fn groups_of(entry: &Entry) -> Option<Groups> {
    let name = last_name(Path::new(&entry.name));
    let groups = matched(&NAME, &name, &Groups::new());
    groups.filter(|_| entry.kind == Kind::File)
}

/// Returns the people by the part of the name before the time: from their receipts, or else that part without the common prefix of all.
fn people(view: &View, named: &[(&Entry, Option<Groups>)]) -> BTreeMap<String, Person> {
    let mut known = BTreeMap::new();
    let mut fronts = Vec::new();
    for (entry, groups) in named {
        let Some(groups) = groups else { continue };
        fronts.push(&*groups["front"]);
        let receipt = groups.contains_key("receipt");
        let text = receipt.then(|| view.text(Path::new(&entry.name))).flatten();
        if let Some(person) = text.as_deref().and_then(who) {
            known.insert(groups["front"].clone(), person);
        }
    }
    fronts.sort_unstable();
    fronts.dedup();
    let assignment = assignment(&fronts, &known);
    for front in fronts {
        let user = front[assignment..].to_owned();
        known.entry(front.to_owned()).or_insert_with(|| Person {
            name: user.clone(),
            id: user,
        });
    }
    known
}

/// Returns the person of a receipt.
fn who(receipt: &str) -> Option<Person> {
    let found = receipt.lines().find_map(|line| WHO.captures(line))?;
    Some(Person {
        name: found["name"].to_owned(),
        id: found["user"].to_owned(),
    })
}

/// Returns the length of the assignment's name in each front, with the mark after it: from a receipt, or else the prefix of all fronts.
fn assignment(fronts: &[&str], known: &BTreeMap<String, Person>) -> usize {
    let by_receipt = known.iter().find_map(|(front, person)| {
        let assignment = front.strip_suffix(&*person.id)?;
        assignment.ends_with('_').then_some(assignment.len())
    });
    let (Some(first), Some(last)) = (fronts.first(), fronts.last()) else {
        return 0;
    };
    let is_of_all = |length: &usize| {
        let assignment = first.get(..*length);
        assignment.is_some_and(|it| fronts.iter().all(|front| front.starts_with(it)))
    };
    by_receipt.filter(is_of_all).unwrap_or_else(|| {
        // The fronts are sorted, so the common prefix of the first and the last is common to all.
        let pairs = first.char_indices().zip(last.chars());
        let common = pairs
            .take_while(|((_, a), b)| a == b)
            .map(|((at, a), _)| at + a.len_utf8());
        let common = common.last().unwrap_or(0);
        first[..common].rfind('_').map_or(0, |mark| mark + 1)
    })
}
