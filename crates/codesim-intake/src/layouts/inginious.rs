//! An archive of INGInious: folders for tasks, people, groups and times, in the order chosen for the export, down to those of submissions.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use crate::files::{Entry, Kind};
use regex::Regex;

use crate::layouts::collect::{Attempt, Collect, Facts, Person};
use crate::layouts::export::{Export, Part};
use crate::layouts::layout::{InvalidList, Layout};
use crate::layouts::time;
use crate::layouts::view::View;

/// The record that the platform keeps beside the files of a submission; it identifies the folder of a submission.
const RECORD: &str = "submission.test";

/// Task, person, group, audience, number, time: there are no more levels.
const DEEPEST: usize = 6;

static TIME: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r"^(\d{4}-\d\d-\d\d)-(\d\d:\d\d:\d\d)$";
    Regex::new(pattern).expect("it is a pattern")
});

static NUMBER: LazyLock<Regex> =
    LazyLock::new(|| Regex::new("^[0-9a-f]{24}$").expect("it is a pattern"));

/// The layout.
pub(crate) struct Inginious;

/// The folder of a submission, by the names of the folders above it and its own.
struct Submission {
    levels: Vec<String>,
    folder: PathBuf,
}

impl Layout for Inginious {
    fn read(&self, view: &View) -> Result<Option<Export>, InvalidList> {
        Ok(export(view))
    }
}

fn export(view: &View) -> Option<Export> {
    let mut submissions = Vec::new();
    let mut found = Collect::new("INGInious export");
    find(
        view,
        Path::new(""),
        &mut Vec::new(),
        &mut submissions,
        &mut found,
    );
    if submissions.is_empty() {
        return None;
    }
    let telling = telling_levels(&submissions);
    let authors = authors(&submissions, &telling);
    for submission in &submissions {
        let number = submission.number().map(str::to_owned);
        let of_number = number.as_deref().and_then(|number| authors.get(number));
        let facts = Facts {
            group: of_number.filter(|it| it.len() > 1).and(number.clone()),
            late: false,
        };
        let attempt = Attempt {
            timestamp: submission.time(),
            number: number.unwrap_or_default(),
        };
        let person = Person {
            name: submission.author(&telling),
            id: String::new(),
        };
        submission.add_parts(view, |part| {
            found.add(person.clone(), attempt.clone(), facts.clone(), part);
        });
        found.add_extra(
            view.path(&submission.folder.join(RECORD)),
            "a record by the platform",
        );
    }
    Some(found.finish(&HashMap::new()))
}

/// Finds the folders of submissions; files on the way there are unknown. Recursive, to [`DEEPEST`].
fn find(
    view: &View,
    folder: &Path,
    levels: &mut Vec<String>,
    submissions: &mut Vec<Submission>,
    found: &mut Collect,
) {
    let entries = view.entries(folder);
    if entries.iter().any(|entry| entry.name == RECORD) {
        submissions.push(Submission {
            levels: levels.clone(),
            folder: folder.to_owned(),
        });
        return;
    }
    for entry in entries {
        let path = folder.join(&entry.name);
        match entry.kind {
            Kind::Folder if levels.len() < DEEPEST => {
                levels.push(entry.name.to_string_lossy().into_owned());
                find(view, &path, levels, submissions, found);
                levels.pop();
            }
            kind => found.add_unknown(view.path(&path), kind),
        }
    }
}

/// Returns the levels that distinguish people: those with more than one name, which are neither numbers nor times.
fn telling_levels(submissions: &[Submission]) -> BTreeSet<usize> {
    let mut names: BTreeMap<usize, BTreeSet<&str>> = BTreeMap::new();
    for submission in submissions {
        for (level, name) in submission.levels.iter().enumerate() {
            if !TIME.is_match(name) && !NUMBER.is_match(name) {
                names.entry(level).or_default().insert(name);
            }
        }
    }
    let several = names.iter().filter(|(_, names)| names.len() > 1);
    let telling: BTreeSet<usize> = several.map(|(&level, _)| level).collect();
    match telling.is_empty() {
        // A single person.
        true => names.keys().copied().collect(),
        false => telling,
    }
}

/// Returns the authors of each submission by its number: the platform repeats a submission for each member of a group.
fn authors<'a>(
    submissions: &'a [Submission],
    telling: &BTreeSet<usize>,
) -> BTreeMap<&'a str, BTreeSet<String>> {
    let mut authors: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for submission in submissions {
        if let Some(number) = submission.number() {
            let author = submission.author(telling);
            authors.entry(number).or_default().insert(author);
        }
    }
    authors
}

impl Submission {
    fn number(&self) -> Option<&str> {
        let mut levels = self.levels.iter();
        levels
            .find(|name| NUMBER.is_match(name))
            .map(|name| &**name)
    }

    fn time(&self) -> Option<String> {
        let found = self.levels.iter().find_map(|name| TIME.captures(name))?;
        time::of_text(&format!("{} {}", &found[1], &found[2]))
    }

    fn author(&self, telling: &BTreeSet<usize>) -> String {
        let levels = self.levels.iter().enumerate();
        let names = levels.filter(|(level, name)| {
            telling.contains(level) && !TIME.is_match(name) && !NUMBER.is_match(name)
        });
        let names: Vec<&str> = names.map(|(_, name)| &**name).collect();
        names.join(", ")
    }

    /// Adds the uploaded files, or the files beside the record if there are none.
    fn add_parts(&self, view: &View, mut add: impl FnMut(Part)) {
        let uploads = self.folder.join("uploaded_files");
        let uploaded = view.entries(&uploads);
        let (folder, entries) = match uploaded.is_empty() {
            true => (&self.folder, view.entries(&self.folder)),
            false => (&uploads, uploaded),
        };
        let is_handed_in = |entry: &Entry| entry.name != RECORD && !entry.is_of_system();
        for entry in entries.into_iter().filter(is_handed_in) {
            let path = view.path(&folder.join(&entry.name));
            let name = entry.name.to_string_lossy().into_owned();
            add(Part::new(path, name, entry.kind));
        }
    }
}
