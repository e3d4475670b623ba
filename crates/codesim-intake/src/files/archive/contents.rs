//! Contents of an archive.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use super::refusal::{Problem, Refusal};
use crate::files::names::{Names, normal_names};
use crate::files::tree::{Content, Entry, FileTree, Kind, ReadError, only_folder};

/// The most folders in a name; each takes memory for the whole path.
const DEEPEST: usize = 100;

/// Number of characters shown of a name that is too long.
const SHOWN: usize = 100;

/// The name of a file without a name.
const UNNAMED: &str = "unnamed";

/// An archive as a tree.
///
/// Entries of the same name are distinguished by a number, as in `Main (2).java`.
pub struct Archive {
    /// The folder at which the tree begins.
    root: PathBuf,
    names: Names,
    files: BTreeMap<PathBuf, Stored>,
    /// The path of each entry, in the order of the archive.
    pub(super) places: Vec<PathBuf>,
    pub(super) problems: Vec<Problem>,
}

/// The location of the content of a file.
pub(super) enum Stored {
    Packed(Box<dyn Unpack>),
    Here(Vec<u8>),
    TooLarge,
    Refused(Refusal),
}

/// A file that is unpacked when it is read.
pub(super) trait Unpack: Send + Sync {
    /// Returns its content, if it is no longer than `limit`.
    fn unpack(&self, limit: u64) -> Result<Content, ReadError>;
}

impl Archive {
    pub(super) fn new() -> Self {
        Self {
            root: PathBuf::new(),
            names: Names::default(),
            files: BTreeMap::new(),
            places: Vec::new(),
            problems: Vec::new(),
        }
    }

    /// Makes the only folder the root, as in an archive of one packed folder. Returns its path if there is one.
    pub fn enter_only_folder(&mut self) -> Option<PathBuf> {
        let only = only_folder(self, Path::new(""))?;
        self.root.push(&only);
        Some(only)
    }

    /// Returns the folder of the archive at which the tree begins.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Adds an entry; `content` is that of a file.
    pub(super) fn add(&mut self, name: &str, kind: Kind, content: Option<Stored>) {
        let place = self.place(name, kind, content);
        self.places.push(place);
    }

    /// Adds an entry, and returns its path. One that is too deep for the tree still has its folders, which are those of its author.
    fn place(&mut self, name: &str, kind: Kind, content: Option<Stored>) -> PathBuf {
        let path = Path::new(name);
        if normal_names(path).nth(DEEPEST).is_some() {
            self.problems.push(Problem {
                name: name.chars().take(SHOWN).collect(),
                why: Refusal::LongName { limit: DEEPEST },
            });
            return normal_names(path).take(DEEPEST).collect();
        }
        let mut path: PathBuf = normal_names(path).collect();
        if kind == Kind::Folder && self.names.is_folder(&path) {
            return path;
        }
        if path == Path::new("") {
            path = PathBuf::from(UNNAMED);
        }
        let path = self.names.free(&path);
        self.names.add(&path, kind);
        (self.files).extend(content.map(|content| (path.clone(), content)));
        path
    }
}

impl FileTree for Archive {
    fn entries(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        Ok(self.names.entries(&self.root.join(folder)))
    }

    fn read(&self, file: &Path, limit: u64) -> Result<Content, ReadError> {
        match self.files.get(&self.root.join(file)) {
            None => Err(ReadError::NotAFile),
            Some(Stored::Here(bytes)) if bytes.len() as u64 > limit => Err(ReadError::TooLarge),
            Some(Stored::Here(bytes)) => Ok(Content {
                packed: Some(bytes.len() as u64),
                ..Content::of(bytes.clone())
            }),
            Some(Stored::Packed(packed)) => packed.unpack(limit),
            Some(Stored::TooLarge) => Err(ReadError::TooLarge),
            Some(Stored::Refused(why)) => Err(why.clone().into()),
        }
    }

    fn problems(&self) -> &[Problem] {
        &self.problems
    }
}
