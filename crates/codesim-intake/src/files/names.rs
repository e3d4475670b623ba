//! Folders derived from the paths of files.

use std::collections::{BTreeMap, HashMap};
use std::ffi::{OsStr, OsString};
use std::path::{Component, Path, PathBuf};

use crate::files::tree::{Entry, Kind};

/// The entries of each folder of a tree.
#[derive(Debug, Default)]
pub(crate) struct Names {
    /// By folder, by name.
    folders: BTreeMap<PathBuf, BTreeMap<OsString, Kind>>,
    /// How often a name was taken already, by the original path.
    taken: HashMap<PathBuf, u64>,
}

impl Names {
    /// Returns the entries of a folder, ascending by name; an empty list if there is no such folder.
    pub(crate) fn entries(&self, folder: &Path) -> Vec<Entry> {
        let entries = self.folders.get(folder).into_iter().flatten();
        let entry = |(name, &kind): (&OsString, &Kind)| Entry {
            name: name.clone(),
            kind,
        };
        entries.map(entry).collect()
    }

    /// Whether a path is a folder, as the root is.
    pub(crate) fn is_folder(&self, path: &Path) -> bool {
        path == Path::new("") || self.kind(path) == Some(Kind::Folder)
    }

    fn kind(&self, path: &Path) -> Option<Kind> {
        let siblings = self.folders.get(path.parent()?)?;
        siblings.get(path.file_name()?).copied()
    }

    /// Adds an entry with all folders above it. Only the names of `path` count: no root, `.` or `..`.
    pub(crate) fn add(&mut self, path: &Path, kind: Kind) {
        let mut kind = kind;
        for at in path.ancestors() {
            let (Some(folder), Some(name)) = (at.parent(), at.file_name()) else {
                break;
            };
            let entries = self.folders.entry(folder.to_owned()).or_default();
            entries.entry(name.to_owned()).or_insert(kind);
            kind = Kind::Folder;
        }
    }

    /// Returns a free path for a new entry whose parents are all folders: the path itself, or one with numbers in its names as in `Main
    /// (2).java`.
    pub(crate) fn free(&mut self, path: &Path) -> PathBuf {
        let mut free = PathBuf::new();
        let mut names = normal_names(path).peekable();
        while let Some(name) = names.next() {
            let is_last = names.peek().is_none();
            free = self.beside(free.join(name), |kind| is_last || kind != Kind::Folder);
        }
        free
    }

    /// Returns `path`, or a numbered one if an existing entry is in the way.
    fn beside(&mut self, path: PathBuf, is_in_the_way: impl Fn(Kind) -> bool) -> PathBuf {
        let mut candidate = path.clone();
        while self.kind(&candidate).is_some_and(&is_in_the_way) {
            let count = self.taken.entry(path.clone()).or_insert(1);
            *count += 1;
            candidate = numbered(&path, *count);
        }
        candidate
    }
}

/// Returns the names in a path, without a root, `.` and `..`.
pub(crate) fn normal_names(path: &Path) -> impl Iterator<Item = &OsStr> {
    path.components().filter_map(|part| match part {
        Component::Normal(name) => Some(name),
        _ => None,
    })
}

fn numbered(path: &Path, number: u64) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!(" ({number})"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_takes_the_place_of_another() {
        let mut names = Names::default();
        let mut placed = |path: &str| {
            let free = names.free(Path::new(path));
            names.add(&free, Kind::File);
            free.to_str().expect("it is ASCII").to_owned()
        };
        assert_eq!(placed("a/Main.java"), "a/Main.java");
        assert_eq!(placed("a/Main.java"), "a/Main (2).java");
        assert_eq!(placed("a/Main.java"), "a/Main (3).java");
        // A folder where a file is, and the other way round.
        assert_eq!(placed("a/Main.java/x"), "a/Main (4).java/x");
        assert_eq!(placed("a"), "a (2)");
        assert_eq!(placed("/../b/./c"), "b/c");
    }
}
