//! Files that are kept in memory.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use crate::files::names::{Names, normal_names};
use crate::files::tree::{Content, Entry, FileTree, Kind, ReadError};

/// Texts that never were files, under names like those of files.
///
/// ```
/// use codesim_intake::Memory;
///
/// let mut tree = Memory::new();
/// tree.add("anna/Main.java", "class Main {}");
/// ```
#[derive(Debug, Default)]
pub struct Memory {
    files: BTreeMap<PathBuf, Vec<u8>>,
    names: Names,
}

impl Memory {
    /// Returns a tree without files.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file with all folders above it, or replaces it. Only the names of `path` count: no root, `.` or `..`.
    ///
    /// A file at the place of a folder, or below a file, is never found.
    pub fn add(&mut self, path: impl AsRef<Path>, content: impl Into<Vec<u8>>) {
        let path: PathBuf = normal_names(path.as_ref()).collect();
        self.names.add(&path, Kind::File);
        self.files.insert(path, content.into());
    }
}

impl FileTree for Memory {
    fn entries(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        Ok(self.names.entries(folder))
    }

    fn read(&self, file: &Path, limit: u64) -> Result<Content, ReadError> {
        let bytes = self.files.get(file).ok_or(ReadError::NotAFile)?;
        if bytes.len() as u64 > limit {
            return Err(ReadError::TooLarge);
        }
        Ok(Content::of(bytes.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_are_made_of_the_paths_of_files() {
        let mut tree = Memory::new();
        tree.add("/b/../x.c", "1");
        tree.add("a", "2");
        let shown = |folder: &str| -> Vec<(String, Kind)> {
            let entries = tree.entries(Path::new(folder)).expect("it never fails");
            let named = |entry: Entry| (entry.name.to_string_lossy().into_owned(), entry.kind);
            entries.into_iter().map(named).collect()
        };
        let file = |name: &str| (name.to_owned(), Kind::File);
        assert_eq!(shown(""), [file("a"), ("b".to_owned(), Kind::Folder)]);
        assert_eq!(shown("b"), [file("x.c")]);
        assert_eq!(shown("c"), []);
        let read = |path: &str, limit| tree.read(Path::new(path), limit);
        assert_eq!(read("b/x.c", 1).expect("it is there").bytes, b"1");
        assert!(matches!(read("b/x.c", 0), Err(ReadError::TooLarge)));
        assert!(matches!(read("b", 9), Err(ReadError::NotAFile)));
    }
}
