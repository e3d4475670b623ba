//! The entries of each submission in its source, to take them out.
//!
//! *Problem.* Reading a class leaves out much that belongs to an author: files that are no code, hidden folders, earlier attempts, records that
//! systems and platforms keep about a person. An erasure has to find all of it, by the same names as reports have.
//!
//! *Method.* The names are those of discovery. The parts of a submission are its own, and so are the entries that the platform keeps about the
//! person, the folders that have nothing of anybody else, the entries below a folder of the person's name, and what macOS keeps about all of these
//! in `__MACOSX`.
//!
//! *Limit.* A list of the platform that names the whole class stays as it is; [`Ownership::lists`] has them.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use codesim_display::{path_text, visible};

use crate::discover::{check_level, named, own_names};
use crate::error::Error;
use crate::exported::export_of;
use crate::files::FileTree;
use crate::layouts::Export;
use crate::sources::Root;

/// The folder in which macOS keeps what it knows about files in a zip.
const MACOS: &str = "__MACOSX";

/// The entries of a submission, with all of its attempts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Owned {
    /// Its name in reports.
    pub name: String,
    /// The paths of its files and folders in the tree of its root, ascending.
    pub paths: Vec<PathBuf>,
}

/// The owners of the entries of a root.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Ownership {
    /// The submissions, ascending by name.
    pub submissions: Vec<Owned>,
    /// The files of the platform that are about nobody alone, such as lists of the class.
    pub lists: Vec<PathBuf>,
}

impl Owned {
    /// Whether the entry at a path of the tree is one of them, or below one.
    pub fn has(&self, path: &Path) -> bool {
        let is_below = |path: &Path| self.paths.iter().any(|own| path.starts_with(own));
        is_below(path) || of_macos(path).is_some_and(|path| is_below(&path))
    }
}

/// Returns the submissions of a root with their entries. They need not have code that can be compared.
///
/// # Errors
/// If the root is no folder of submissions, or the platform's list in it cannot be read.
pub fn owned(root: &Root) -> Result<Ownership, Error> {
    let mut owners = Owners::default();
    let lists = match export_of(root)? {
        Some(export) => owners.add_export(&*root.tree, &export),
        None => {
            check_level(root)?;
            owners.add_children(root)?;
            Vec::new()
        }
    };
    let submissions = owners.0.into_iter().map(|(name, paths)| Owned {
        name: named(root, &name),
        paths: paths.into_iter().collect(),
    });
    Ok(Ownership {
        submissions: submissions.collect(),
        lists,
    })
}

/// The paths of each person.
#[derive(Default)]
struct Owners(BTreeMap<String, BTreeSet<PathBuf>>);

impl Owners {
    fn add(&mut self, person: &str, path: &Path) {
        let paths = self.0.entry(person.to_owned()).or_default();
        paths.insert(path.to_owned());
    }

    fn add_children(&mut self, root: &Root) -> Result<(), Error> {
        let children = root.tree.entries(Path::new(""));
        let children = children.map_err(|source| Error::Root {
            root: visible(&root.name).into_owned(),
            source,
        })?;
        for (child, name) in children.iter().zip(own_names(&children)) {
            self.add(&name, Path::new(&child.name));
        }
        Ok(())
    }

    /// Adds the entries of each person of an export, and returns the files that are about nobody alone.
    fn add_export(&mut self, tree: &dyn FileTree, export: &Export) -> Vec<PathBuf> {
        let hand_ins = export.hand_ins.iter();
        let parts: Vec<(&str, &Path)> = hand_ins
            .flat_map(|it| it.parts.iter().map(|part| (&*it.person, &*part.path)))
            .collect();
        let sole = sole_folders(&parts);
        for (person, path) in parts {
            let own = path.ancestors().filter(|folder| sole.contains(folder));
            self.add(person, own.last().unwrap_or(path));
        }
        for (person, path) in &export.owned {
            self.add(person, path);
        }
        let owned: BTreeSet<&Path> = export.owned.iter().map(|(_, path)| &**path).collect();
        let extras = export.extras.iter().map(|(path, _)| path);
        let others = extras.chain(export.unknown.iter().map(|(path, _)| path));
        let others = others.filter(|path| !owned.contains(&***path));
        self.add_others(tree, others.cloned().collect())
    }

    /// Adds the entries below these paths that have the name of a person, and returns the files that do not.
    fn add_others(&mut self, tree: &dyn FileTree, mut open: Vec<PathBuf>) -> Vec<PathBuf> {
        let mut lists = Vec::new();
        while let Some(path) = open.pop() {
            let person = path.file_name().map(|name| path_text(Path::new(name)));
            if let Some(person) = person.filter(|person| self.0.contains_key(person)) {
                self.add(&person, &path);
                continue;
            }
            match tree.entries(&path) {
                Ok(entries) if !entries.is_empty() => {
                    open.extend(entries.iter().map(|entry| path.join(&entry.name)));
                }
                _ => lists.push(path),
            }
        }
        lists.sort();
        lists
    }
}

/// Returns the folders in which all parts are of one person, unless there is only one person.
fn sole_folders<'a>(parts: &[(&'a str, &'a Path)]) -> BTreeSet<&'a Path> {
    let mut owners: BTreeMap<&Path, Option<&str>> = BTreeMap::new();
    for (person, path) in parts {
        for folder in path.ancestors().skip(1) {
            let owner = owners.entry(folder).or_insert(Some(person));
            *owner = owner.filter(|owner| owner == person);
        }
    }
    let has_one = owners.get(Path::new("")).is_some_and(Option::is_some);
    let sole = owners
        .into_iter()
        .filter(|(_, owner)| owner.is_some() && !has_one);
    sole.map(|(folder, _)| folder).collect()
}

/// Returns the path of the file about which macOS keeps an entry.
fn of_macos(path: &Path) -> Option<PathBuf> {
    let about = path.strip_prefix(MACOS).ok()?;
    let name = about.file_name()?.to_str()?;
    Some(about.with_file_name(name.strip_prefix("._").unwrap_or(name)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::Memory;
    use crate::layouts::Choice;

    fn found(paths: &[&str]) -> Ownership {
        let mut tree = Memory::new();
        for path in paths {
            tree.add(path, "x");
        }
        let root = Root {
            layout: Choice::Any,
            ..Root::new(&tree, "class")
        };
        owned(&root).expect("it is a class")
    }

    fn paths(found: &Ownership, name: &str) -> Vec<String> {
        let own = found.submissions.iter().find(|it| it.name == name);
        let paths = own.expect("they are in it").paths.iter();
        paths
            .map(|path| path.to_string_lossy().into_owned())
            .collect()
    }

    #[test]
    fn children_of_a_class_are_submissions_and_macos_keeps_more_about_them() {
        let class = found(&["ada/a.c", "ben.zip", "cleo/c.c", "__MACOSX/ada/._a.c"]);
        assert_eq!(paths(&class, "ada"), ["ada"]);
        assert_eq!(paths(&class, "ben"), ["ben.zip"]);
        let ada = &class
            .submissions
            .iter()
            .find(|it| it.name == "ada")
            .expect("she is in it");
        for (path, is_hers) in [
            ("ada/.git/HEAD", true),
            ("__MACOSX/ada/._a.c", true),
            ("__MACOSX/._ada", true),
            ("adam/a.c", false),
            ("__MACOSX/cleo/._c.c", false),
        ] {
            assert_eq!(ada.has(Path::new(path)), is_hers, "{path}");
        }
    }

    #[test]
    fn all_attempts_and_all_that_a_platform_keeps_about_a_person_are_theirs() {
        let canvas = found(&[
            "ada_1_20_a.c",
            "ada_1_30_b.c",
            "ada_1_link.html",
            "ben_2_40_a.c",
            "cleo_3_50_a.c",
        ]);
        assert_eq!(
            paths(&canvas, "ada"),
            ["ada_1_20_a.c", "ada_1_30_b.c", "ada_1_link.html"]
        );
        let sakai = found(&[
            "hw/Ada(1)/Submission attachment(s)/a.c",
            "hw/Ada(1)/Feedback Attachment(s)/marks.txt",
            "hw/Ada(1)/timestamp.txt",
            "hw/Ben(2)/Submission attachment(s)/a.c",
            "hw/grades.csv",
        ]);
        assert_eq!(paths(&sakai, "Ada")[0], "hw/Ada(1)");
        assert_eq!(sakai.lists, [Path::new("hw/grades.csv")]);
        let nbgrader = found(&[
            "submitted/ada/ps1/a.py",
            "submitted/ben/ps1/a.py",
            "feedback/ada/ps1/a.html",
            "gradebook.db",
        ]);
        assert_eq!(paths(&nbgrader, "ada"), ["feedback/ada", "submitted/ada"]);
        assert_eq!(nbgrader.lists, [Path::new("gradebook.db")]);
    }
}
