//! Whether a folder holds submissions at all: it may be one of them, or hold the assignments of a course.
//!
//! Names tell: those of assignments have a number, and what is in a project is called the same everywhere. Where both are wrong, `plain` is the way out.

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

/// What a folder holds that is not submissions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Level {
    /// The folders of one project.
    Parts(Vec<String>),
    /// Assignments, each with submissions of the same people.
    Assignments(Vec<String>),
}

/// What the root of a tree seems to hold, if that is not submissions.
pub(crate) fn level(tree: &dyn FileTree) -> Option<Level> {
    let folders = folders(tree, Path::new(""));
    let all = |is: &dyn Fn(&str) -> bool| !folders.is_empty() && folders.iter().all(|it| is(it));
    if all(&is_part) {
        return Some(Level::Parts(folders));
    }
    let are_assignments = folders.len() > 1 && all(&|name| ASSIGNMENT.is_match(name));
    (are_assignments && have_people_in_common(tree, &folders))
        .then_some(Level::Assignments(folders))
}

/// Whether two submissions at least are called alike in several of the folders.
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

/// The names of what may be submissions of several files in a folder.
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

fn is_part(name: &str) -> bool {
    PARTS.contains(&&*name.to_lowercase())
}

/// The names of the folders in a folder, without hidden ones.
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
        // People who called their projects so.
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
