//! An export while it is read: the files of each person.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use crate::files::Kind;

use crate::layouts::export::{Export, HandIn, Part};

/// A person, or a group that hands in as one.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Person {
    pub(crate) name: String,
    /// Distinguishes people of the same name; empty if the export has none.
    pub(crate) id: String,
}

/// An attempt of a person: its time, and a further mark that distinguishes attempts.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Attempt {
    pub(crate) timestamp: Option<String>,
    pub(crate) number: String,
}

/// Metadata of a hand-in.
#[derive(Debug, Clone, Default)]
pub(crate) struct Facts {
    pub(crate) group: Option<String>,
    pub(crate) late: bool,
}

/// An export that is being read.
#[derive(Debug, Default)]
pub(crate) struct Collect {
    hand_ins: BTreeMap<(Person, Attempt), HandIn>,
    /// Entries of the platform that are about one person.
    owned: Vec<(Person, PathBuf)>,
    pub(crate) export: Export,
}

impl Collect {
    pub(crate) fn new(title: impl Into<String>) -> Self {
        Self {
            hand_ins: BTreeMap::new(),
            owned: Vec::new(),
            export: Export {
                title: title.into(),
                ..Export::default()
            },
        }
    }

    /// Adds a file or folder to a hand-in.
    pub(crate) fn add(&mut self, person: Person, attempt: Attempt, facts: Facts, part: Part) {
        let hand_in = self.hand_ins.entry((person, attempt)).or_default();
        hand_in.group = facts.group.or(hand_in.group.take());
        hand_in.late |= facts.late;
        hand_in.parts.push(part);
    }

    pub(crate) fn add_extra(&mut self, path: PathBuf, what: &str) {
        self.export.extras.push((path, what.to_owned()));
    }

    /// Adds an entry that the platform made about one person.
    pub(crate) fn add_owned(&mut self, person: Person, path: PathBuf) {
        self.owned.push((person, path));
    }

    pub(crate) fn add_unknown(&mut self, path: PathBuf, kind: Kind) {
        self.export.unknown.push((path, kind));
    }

    /// Returns the number of files and folders that were handed in.
    pub(crate) fn parts(&self) -> usize {
        self.hand_ins.values().map(|it| it.parts.len()).sum()
    }

    /// Returns the export; `times` are those of people whose hand-ins have none of their own.
    pub(crate) fn finish(self, times: &HashMap<Person, String>) -> Export {
        let names = shown_names(self.hand_ins.keys().map(|(person, _)| person));
        let mut export = self.export;
        // Somebody about whom there is an entry need not have handed in anything.
        let owned = self.owned.into_iter();
        export.owned = owned
            .map(|(person, path)| (names.get(&person).cloned().unwrap_or(person.name), path))
            .collect();
        for ((person, attempt), mut hand_in) in self.hand_ins {
            hand_in.parts.sort_by(|a, b| a.path.cmp(&b.path));
            tell_apart(&mut hand_in.parts);
            let time = attempt.timestamp.or_else(|| times.get(&person).cloned());
            export.hand_ins.push(HandIn {
                person: names[&person].clone(),
                timestamp: time,
                ..hand_in
            });
        }
        // Attempts of one person are together, those of the same time in the order of their further marks.
        let order = |it: &HandIn| (it.person.clone(), it.timestamp.clone());
        export.hand_ins.sort_by_cached_key(order);
        export.extras.sort_unstable();
        export.starters.sort_by(|a, b| a.0.cmp(&b.0));
        export.unknown.sort_by(|a, b| a.0.cmp(&b.0));
        export
    }
}

/// Returns a unique name for each person: with its id where several have the same.
fn shown_names<'a>(people: impl Iterator<Item = &'a Person>) -> HashMap<Person, String> {
    let people: BTreeSet<&Person> = people.collect();
    let mut counts: HashMap<&str, usize> = HashMap::new();
    for person in &people {
        *counts.entry(&person.name).or_default() += 1;
    }
    let shown = |person: &Person| match counts[&*person.name] {
        1 => person.name.clone(),
        _ => format!("{} ({})", person.name, person.id),
    };
    let mut taken = BTreeSet::new();
    let mut names = HashMap::new();
    for person in people {
        let mut name = shown(person);
        while !taken.insert(name.clone()) {
            name.push('\'');
        }
        names.insert(person.clone(), name);
    }
    names
}

/// Renames files that have the same name in a hand-in to their names in the export.
fn tell_apart(parts: &mut [Part]) {
    let mut counts: HashMap<String, usize> = HashMap::new();
    for part in &*parts {
        *counts.entry(part.name.clone()).or_default() += 1;
    }
    for part in parts {
        let is_named = part.kind == Kind::File || !part.name.is_empty();
        if is_named && (counts[&part.name] > 1 || part.name.is_empty()) {
            part.name = last_name(&part.path);
        }
    }
}

/// Returns the last name of a path, as text.
pub(crate) fn last_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
