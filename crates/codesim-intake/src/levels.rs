//! Whether a folder holds submissions: it may be one of them, or hold the assignments of a course.
//!
//! Names decide: those of assignments have a number, and the parts of a project have the same names everywhere. If both are wrong, `plain`
//! overrides them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::LazyLock;

use crate::files::{Entry, FileTree, Kind, archive_stem, is_archive_name};
use codesim_display::path_text;
use regex::Regex;

use crate::walk::is_hidden;

/// Assignments of a course, as teachers number them.
static ASSIGNMENT: LazyLock<Regex> = LazyLock::new(|| {
    let words = "hw|homework|assignment|assign|lab|week|ex|exercise|project|task|ps|pset|problem|sheet|unit|\
                 aufgabe|blatt|übung|uebung|tp|td|devoir|opdracht|oefening|tarea|práctica|practica|esercizio";
    Regex::new(&format!(r"(?i)^(?:{words})s?[ _.-]*\d+(?:\D.*)?$")).expect("it is a pattern")
});

/// Folders of a project, in lowercase.
const PARTS: &[&str] = &[
    "api",
    "app",
    "assets",
    "backend",
    "bin",
    "build",
    "client",
    "code",
    "common",
    "config",
    "controller",
    "core",
    "data",
    "doc",
    "docs",
    "frontend",
    "images",
    "include",
    "lib",
    "libs",
    "main",
    "model",
    "models",
    "out",
    "public",
    "res",
    "resources",
    "scripts",
    "server",
    "source",
    "sources",
    "src",
    "static",
    "target",
    "templates",
    "test",
    "tests",
    "util",
    "utils",
    "view",
    "views",
    "web",
];

/// Names of the folder of all submissions beside other folders of an exercise, in lowercase.
const OF_SUBMISSIONS: &[&str] = &[
    "abgaben",
    "entregas",
    "hand-ins",
    "hand_ins",
    "handins",
    "rendus",
    "submission",
    "submissions",
];

/// Folders that belong to an exercise and are no parts of a project, in lowercase.
const OF_EXERCISE: &[&str] = &[
    "boilerplate",
    "example",
    "examples",
    "feedback",
    "given",
    "grading",
    "handout",
    "old",
    "reference",
    "sample",
    "samples",
    "skeleton",
    "solution",
    "solutions",
    "starter",
    "starter-code",
    "starter_code",
    "startercode",
    "task",
    "template",
];

/// The content of a folder that does not hold submissions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Level {
    /// The folders of one project.
    Parts(Vec<String>),
    /// Assignments, each with submissions of the same people.
    Assignments(Vec<String>),
    /// The folder of submissions, beside others that belong to the exercise.
    Exercise(String),
}

/// Returns the apparent content of the root of a tree, if that is not submissions.
pub(crate) fn level(tree: &dyn FileTree) -> Option<Level> {
    let folders = folders(tree, Path::new(""));
    let all = |is: &dyn Fn(&str) -> bool| !folders.is_empty() && folders.iter().all(|it| is(it));
    if all(&is_part) {
        return Some(Level::Parts(folders));
    }
    if let Some(submissions) = folder_of_submissions(tree, &folders) {
        return Some(Level::Exercise(submissions));
    }
    let are_assignments = folders.len() > 1 && all(&is_assignment);
    (are_assignments && have_people_in_common(tree, &folders))
        .then_some(Level::Assignments(folders))
}

/// Returns the folder of submissions in that of an exercise, if no other folder there could be a submission.
fn folder_of_submissions(tree: &dyn FileTree, folders: &[String]) -> Option<String> {
    let (named, others): (Vec<&String>, Vec<&String>) =
        folders.iter().partition(|name| is_of_submissions(name));
    let is_of_exercise =
        |name: &&String| is_part(name) || OF_EXERCISE.contains(&&*name.to_lowercase());
    let [only] = named.as_slice() else {
        return None;
    };
    let has_several = tree.entries(Path::new(only)).is_ok_and(|it| it.len() > 1);
    let is_exercise = has_several && others.iter().all(is_of_exercise) && !has_archive(tree);
    is_exercise.then(|| (*only).clone())
}

/// Whether the root of a tree has an archive, which is a submission.
fn has_archive(tree: &dyn FileTree) -> bool {
    let entries = tree.entries(Path::new("")).unwrap_or_default();
    let is_archive = |entry: &Entry| {
        entry.kind == Kind::File && is_archive_name(&path_text(Path::new(&entry.name)))
    };
    entries.iter().any(is_archive)
}

/// Whether at least two submissions have the same name in several of the folders.
fn have_people_in_common(tree: &dyn FileTree, assignments: &[String]) -> bool {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for assignment in assignments {
        let people: BTreeSet<String> = submissions(tree, Path::new(assignment)).collect();
        for person in people {
            *counts.entry(person).or_default() += 1;
        }
    }
    counts.values().filter(|&&count| count > 1).count() > 1
}

/// Returns the names of possible submissions of several files in a folder.
fn submissions(tree: &dyn FileTree, folder: &Path) -> impl Iterator<Item = String> {
    let entries = tree.entries(folder).unwrap_or_default().into_iter();
    let names = entries.filter_map(|entry| {
        let name = path_text(Path::new(&entry.name));
        match entry.kind {
            Kind::Folder => Some(name),
            Kind::File if is_archive_name(&name) => Some(archive_stem(&name).to_owned()),
            _ => None,
        }
    });
    names.filter(|name| !is_part(name))
}

/// Whether a folder has a name of a part of a project.
pub(crate) fn is_part(name: &str) -> bool {
    PARTS.contains(&&*name.to_lowercase())
}

/// Whether a folder has a name of the folder of all submissions.
pub(crate) fn is_of_submissions(name: &str) -> bool {
    OF_SUBMISSIONS.contains(&&*name.to_lowercase())
}

/// Whether a folder has a name of one of several assignments.
pub(crate) fn is_assignment(name: &str) -> bool {
    ASSIGNMENT.is_match(name)
}

/// Returns the names of the folders in a folder, without hidden ones.
fn folders(tree: &dyn FileTree, folder: &Path) -> Vec<String> {
    let entries = tree.entries(folder).unwrap_or_default().into_iter();
    let is_folder = |entry: &Entry| entry.kind == Kind::Folder && !is_hidden(entry);
    let folders = entries.filter(is_folder);
    folders
        .map(|entry| path_text(Path::new(&entry.name)))
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::files::Memory;

    use super::*;

    fn of(paths: &[&str]) -> Option<Level> {
        let mut tree = Memory::new();
        for path in paths {
            tree.add(path, "x");
        }
        level(&tree)
    }

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn a_project_is_no_class() {
        let parts = |expected: &[&str]| Some(Level::Parts(names(expected)));
        assert_eq!(
            of(&["src/Main.java", "test/T.java"]),
            parts(&["src", "test"])
        );
        assert_eq!(of(&["Src/a.c", "Makefile", ".git/HEAD"]), parts(&["Src"]));
        assert_eq!(of(&["ada/src/a.c", "ben/src/a.c"]), None);
        assert_eq!(of(&["src/a.c", "ada/a.c"]), None);
        assert_eq!(of(&["ada.java", "ben.java"]), None);
        assert_eq!(of(&[]), None);
    }

    #[test]
    fn the_folder_of_an_exercise_is_no_class() {
        let exercise = Some(Level::Exercise("submissions".to_owned()));
        let with = |more: &[&'static str]| {
            of(&[&["submissions/ada/a.c", "submissions/ben/a.c"], more].concat())
        };
        assert_eq!(with(&["starter/a.c", "task.md"]), exercise);
        assert_eq!(with(&["truth.csv", ".git/HEAD"]), exercise);
        assert_eq!(with(&["cleo/a.c", "dan/a.c"]), None);
        assert_eq!(with(&["cleo.zip"]), None);
        assert_eq!(of(&["submissions/a.c", "starter/a.c"]), None);
    }

    #[test]
    fn a_course_is_no_class() {
        let assignments = |expected: &[&str]| Some(Level::Assignments(names(expected)));
        let course = ["hw1/ada/a.c", "hw1/ben/a.c", "hw2/ada/a.c", "hw2/ben.zip"];
        assert_eq!(of(&course), assignments(&["hw1", "hw2"]));
        let course = [
            "Lab 1 - Lists/ada/a.c",
            "Lab 1 - Lists/ben/a.c",
            "Lab 10/ada/a.c",
            "Lab 10/ben/a.c",
        ];
        assert_eq!(of(&course), assignments(&["Lab 1 - Lists", "Lab 10"]));
        // People who gave their projects such names.
        assert_eq!(
            of(&[
                "project1/src/a.c",
                "project1/test/a.c",
                "project2/src/a.c",
                "project2/test/a.c"
            ]),
            None
        );
        assert_eq!(of(&["project1/Main.java", "project2/Main.java"]), None);
        assert_eq!(
            of(&["hw1/ada/a.c", "hw1/ben/a.c", "hw2/cleo/a.c", "hw2/dan/a.c"]),
            None
        );
    }
}
