//! Layouts that names alone determine.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};

use crate::files::{Entry, Kind};
use regex::Regex;
use serde::Deserialize;

use crate::layouts::collect::{Attempt, Collect, Facts, Person};
use crate::layouts::export::{Export, Part};
use crate::layouts::layout::{InvalidList, Layout};
use crate::layouts::time;
use crate::layouts::typed::Typed;
use crate::layouts::view::View;

/// A layout that is described by patterns of names, see `layouts/README.md`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Patterns {
    /// The name of the layout for people.
    title: String,
    rule: Vec<Rule>,
    /// Groups that are the same in all names.
    #[serde(default)]
    same: Vec<String>,
    /// Groups that are never the same.
    #[serde(default)]
    unique: Vec<String>,
    /// Whether a number at the end of a file's name indicates another upload of the file.
    #[serde(default)]
    numbered_again: bool,
}

/// The meaning of entries of a form.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rule {
    /// A pattern for each name of the path.
    path: Vec<Name>,
    /// The kind of the last entry of the path; any if `None`.
    kind: Option<OfKind>,
    #[serde(default)]
    is: Is,
    /// The description of an extra for people.
    #[serde(default)]
    why: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum OfKind {
    File,
    Folder,
}

/// The role of an entry.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Is {
    /// A file or folder that was handed in.
    #[default]
    Part,
    /// An entry with the time of the person's hand-in.
    Time,
    /// An entry that the platform or teachers added.
    Extra,
    /// Starter code.
    Starter,
}

/// A pattern of a whole name.
#[derive(Debug, Deserialize)]
#[serde(try_from = "String")]
struct Name(Regex);

impl TryFrom<String> for Name {
    type Error = regex::Error;

    fn try_from(pattern: String) -> Result<Self, regex::Error> {
        Regex::new(&format!("^(?:{pattern})$")).map(Self)
    }
}

/// The values that the groups of the patterns of a path matched.
pub(crate) type Groups = BTreeMap<String, String>;

impl Layout for Patterns {
    fn read(&self, view: &View) -> Result<Option<Export>, InvalidList> {
        let mut reading = Reading {
            patterns: self,
            view,
            found: Collect::new(&self.title),
            times: HashMap::new(),
            values: BTreeMap::new(),
        };
        let all = self.rule.iter().map(|rule| (rule, Groups::new())).collect();
        reading.folder(&PathBuf::new(), 0, all);
        let is_one = reading.fits() && reading.values_fit();
        Ok(is_one.then(|| {
            let mut export = reading.found.finish(&reading.times);
            if self.numbered_again {
                forget_numbers(&mut export);
            }
            export
        }))
    }
}

struct Reading<'a> {
    patterns: &'a Patterns,
    view: &'a View<'a>,
    found: Collect,
    times: HashMap<Person, String>,
    /// All values of the groups that are the same or never the same.
    values: BTreeMap<String, Vec<String>>,
}

impl<'a> Reading<'a> {
    /// Reads a folder at this depth that the `rules` fit, with the groups matched on the way. Recursive, to the depth of the rules.
    fn folder(&mut self, folder: &Path, depth: usize, rules: Vec<(&'a Rule, Groups)>) {
        for entry in self.view.entries(folder) {
            let path = folder.join(&entry.name);
            let name = entry.name.to_string_lossy();
            let mut deeper = Vec::new();
            let mut is_found = false;
            for (rule, groups) in &rules {
                let Some(groups) = matched(&rule.path[depth].0, &name, groups) else {
                    continue;
                };
                if depth + 1 < rule.path.len() {
                    if entry.kind == Kind::Folder {
                        deeper.push((*rule, groups));
                    }
                } else if deeper.is_empty() && rule.is_of(entry.kind) {
                    self.entry(rule, &groups, &path, entry.kind);
                    is_found = true;
                    break;
                }
            }
            match () {
                () if is_found => {}
                () if !deeper.is_empty() => self.folder(&path, depth + 1, deeper),
                () => self.found.add_unknown(self.view.path(&path), entry.kind),
            }
        }
    }

    fn entry(&mut self, rule: &Rule, groups: &Groups, path: &Path, kind: Kind) {
        let whole = self.view.path(path);
        if matches!(rule.is, Is::Extra | Is::Time) && groups.contains_key("name") {
            self.found.add_owned(person(groups), whole.clone());
        }
        match rule.is {
            Is::Extra => self.found.add_extra(whole, &rule.why),
            Is::Starter => self.found.export.starters.push((whole, kind)),
            Is::Time => {
                let time = self
                    .view
                    .text(path)
                    .and_then(|text| time::of_text(text.lines().next()?));
                if let Some(time) = time {
                    self.times.insert(person(groups), time);
                }
            }
            Is::Part => {
                for name in self.patterns.same.iter().chain(&self.patterns.unique) {
                    let value = groups.get(name).cloned().unwrap_or_default();
                    self.values.entry(name.clone()).or_default().push(value);
                }
                let attempt = Attempt {
                    timestamp: time::of_groups(groups),
                    number: String::new(),
                };
                let facts = Facts {
                    group: None,
                    late: groups.contains_key("late"),
                };
                let part = Part {
                    path: whole,
                    name: own_name(groups),
                    kind,
                    typed: groups.contains_key("typed").then_some(Typed::Page),
                };
                self.found.add(person(groups), attempt, facts, part);
            }
        }
    }

    /// Whether most entries fit the rules.
    fn fits(&self) -> bool {
        let is_of_user = |(path, kind): &&(PathBuf, Kind)| {
            let name = path.file_name().unwrap_or_default().to_owned();
            !Entry { name, kind: *kind }.is_of_system()
        };
        let unknown = self.found.export.unknown.iter().filter(is_of_user).count();
        self.found.parts() > unknown
    }

    /// Whether the groups in `same` have one value, and those in `unique` never repeat one. Undecidable, hence false, for a single entry.
    fn values_fit(&self) -> bool {
        let distinct = |name: &String| -> BTreeSet<&String> {
            self.values.get(name).into_iter().flatten().collect()
        };
        let Patterns { same, unique, .. } = self.patterns;
        let is_sure = (same.is_empty() && unique.is_empty()) || self.found.parts() > 1;
        is_sure
            && same.iter().all(|name| distinct(name).len() == 1)
            && unique
                .iter()
                .all(|name| distinct(name).len() == self.values[name].len())
    }
}

impl Rule {
    fn is_of(&self, kind: Kind) -> bool {
        match self.kind {
            None => matches!(kind, Kind::File | Kind::Folder),
            Some(OfKind::File) => kind == Kind::File,
            Some(OfKind::Folder) => kind == Kind::Folder,
        }
    }
}

/// Returns the groups with those matched in another name, if the pattern fits it.
pub(crate) fn matched(pattern: &Regex, name: &str, groups: &Groups) -> Option<Groups> {
    let found = pattern.captures(name)?;
    let mut groups = groups.clone();
    for group in pattern.capture_names().flatten() {
        if let Some(value) = found.name(group) {
            groups.insert(group.to_owned(), value.as_str().to_owned());
        }
    }
    Some(groups)
}

fn person(groups: &Groups) -> Person {
    let text = |name| groups.get(name).cloned().unwrap_or_default();
    Person {
        name: text("name"),
        id: text("id"),
    }
}

/// Returns the name that the author gave to a file or folder.
fn own_name(groups: &Groups) -> String {
    let file = groups.get("file").cloned();
    let typed = groups.get("typed").map(|name| format!("{name}.html"));
    let file = file.or(typed).unwrap_or_default();
    match groups.get("folder") {
        Some(folder) => format!("{folder}/{file}"),
        None => file,
    }
}

/// Removes the number from names that end with one, as in `hello-1.py`, unless it distinguishes files.
fn forget_numbers(export: &mut Export) {
    for hand_in in &mut export.hand_ins {
        let plain: Vec<Option<String>> = hand_in
            .parts
            .iter()
            .map(|part| without_number(&part.name))
            .collect();
        let mut counts: HashMap<String, usize> = HashMap::new();
        for (part, plain) in hand_in.parts.iter().zip(&plain) {
            let name = plain.clone().unwrap_or_else(|| part.name.clone());
            *counts.entry(name).or_default() += 1;
        }
        for (part, plain) in hand_in.parts.iter_mut().zip(plain) {
            if let Some(plain) = plain.filter(|plain| counts[plain] == 1) {
                part.name = plain;
            }
        }
    }
}

/// Returns `hello.py` for `hello-1.py`.
fn without_number(name: &str) -> Option<String> {
    let (stem, extension) = match name.rsplit_once('.') {
        Some((stem, extension)) => (stem, format!(".{extension}")),
        None => (name, String::new()),
    };
    let (base, number) = stem.rsplit_once('-')?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && !base.is_empty()).then(|| format!("{base}{extension}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_taken_off_the_end_alone() {
        assert_eq!(without_number("hello-1.py").as_deref(), Some("hello.py"));
        assert_eq!(without_number("a-b-12").as_deref(), Some("a-b"));
        for name in ["hello.py", "hello-.py", "-1.py", "hello-x1.py", "1-2x.py"] {
            assert_eq!(without_number(name), None, "{name}");
        }
    }
}
