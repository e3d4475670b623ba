//! Files on the disk.
//!
//! On the drives of a network each question takes a while: the root and the folders in it are listed once, and a path is not resolved unless it
//! is a link. Lists of deeper folders are not kept: tools leave tens of thousands of files in some submissions.

use std::collections::{HashMap, HashSet};
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use codesim_display::visible_path;

use crate::files::tree::{Content, Entry, FileTree, Kind, ReadError};

/// A folder on the disk. It and the folders in it are listed when their entries are first asked for, and not again.
#[derive(Debug)]
pub struct Disk {
    root: PathBuf,
    /// The only child of the root that is visible, if the others are not.
    only: Option<Entry>,
    /// Children of the root that are left out, as given and as the disk knows them.
    left_out: HashSet<PathBuf>,
    /// The entries of the root and of the folders in it that were listed.
    listed: Mutex<HashMap<PathBuf, Vec<Entry>>>,
}

/// Error of opening a path as a tree.
#[derive(Debug, thiserror::Error)]
pub enum DiskError {
    /// No file or folder of the expected kind can be opened.
    #[error("{path}: {expected} was expected")]
    NotThere {
        /// The path as given, with hidden characters as escapes.
        path: String,
        /// The expected kind.
        expected: &'static str,
        /// The error of the system.
        source: io::Error,
    },
}

impl Disk {
    /// Opens a folder whose children are submissions.
    ///
    /// # Errors
    /// If `path` is no folder.
    pub fn folder(path: &Path) -> Result<Self, DiskError> {
        let found = fs::metadata(path).map_err(not_there(path, "a folder of submissions"))?;
        match found.is_dir() {
            true => Ok(Self::new(path.to_owned(), None)),
            false => Err(not_there(path, "a folder of submissions")(
                io::ErrorKind::NotADirectory.into(),
            )),
        }
    }

    /// Opens a file or folder, or a link to one, as the only child of a root.
    ///
    /// # Errors
    /// If there is no file or folder at `path`.
    pub fn single(path: &Path) -> Result<Self, DiskError> {
        let expected = || not_there(path, "a file or a folder");
        let found = fs::metadata(path).map_err(expected())?;
        // `.` and `..` have no name except that of their target.
        let path = match path.file_name() {
            Some(_) => path.to_owned(),
            None => path.canonicalize().map_err(expected())?,
        };
        let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
            return Err(expected()(io::ErrorKind::InvalidFilename.into()));
        };
        let only = Entry {
            name: name.to_owned(),
            kind: kind(found.file_type()),
        };
        Ok(Self::new(folder.to_owned(), Some(only)))
    }

    fn new(root: PathBuf, only: Option<Entry>) -> Self {
        Self {
            root,
            only,
            left_out: HashSet::new(),
            listed: Mutex::default(),
        }
    }

    /// Leaves out these paths where they are children of the root: files that serve another purpose are no submissions.
    pub fn without<'a>(mut self, paths: impl IntoIterator<Item = &'a Path>) -> Self {
        for path in paths {
            self.left_out.extend(path.canonicalize().ok());
            self.left_out.insert(path.to_owned());
        }
        self
    }

    /// Reads the entries of a folder, ascending by name.
    fn list(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        let mut entries = Vec::new();
        for entry in fs::read_dir(self.root.join(folder))? {
            let entry = entry?;
            entries.push(Entry {
                name: entry.file_name(),
                // If it has vanished, reading it reports that; an error here would lose its whole folder.
                kind: entry.file_type().map_or(Kind::File, kind),
            });
        }
        if folder == Path::new("") && !self.left_out.is_empty() {
            let full_root = self.root.canonicalize().ok();
            entries.retain(|entry| !self.is_left_out(entry, full_root.as_deref()));
        }
        entries.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(entries)
    }

    /// Whether a child of the root is left out; `full_root` is the path of the root as the disk knows it.
    fn is_left_out(&self, entry: &Entry, full_root: Option<&Path>) -> bool {
        let path = self.root.join(&entry.name);
        let full = match entry.kind {
            Kind::Link => path.canonicalize().ok(),
            _ => full_root.map(|root| root.join(&entry.name)),
        };
        self.left_out.contains(&path) || full.is_some_and(|it| self.left_out.contains(&it))
    }
}

impl FileTree for Disk {
    fn entries(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        let is_root = folder == Path::new("");
        if let (true, Some(only)) = (is_root, &self.only) {
            return Ok(vec![only.clone()]);
        }
        let listed = || self.listed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(entries) = listed().get(folder) {
            return Ok(entries.clone());
        }
        let entries = self.list(folder)?;
        if folder.components().count() <= 1 {
            listed().insert(folder.to_owned(), entries.clone());
        }
        Ok(entries)
    }

    fn read(&self, file: &Path, limit: u64) -> Result<Content, ReadError> {
        let path = self.root.join(file);
        // Before opening: opening a device may have effects.
        if !fs::metadata(&path)?.is_file() {
            return Err(ReadError::NotAFile);
        }
        let (mut file, before) = open(&path)?;
        if before.len() > limit {
            return Err(ReadError::TooLarge);
        }
        let mut bytes = Vec::with_capacity(before.len() as usize);
        // One more than the limit, as a file can grow.
        (&mut file).take(limit + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > limit {
            return Err(ReadError::TooLarge);
        }
        let after = file.metadata()?;
        Ok(Content {
            changed: has_changed(&before, &after) || bytes.len() as u64 != after.len(),
            ..Content::of(bytes)
        })
    }

    fn location(&self, path: &Path) -> Option<PathBuf> {
        Some(self.root.join(path))
    }
}

/// Opens a file; the path may have changed since it was listed.
fn open(path: &Path) -> Result<(File, Metadata), ReadError> {
    let mut options = OpenOptions::new();
    // Opening a pipe would block until it has a writer; the flag has no effect on a file.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options, libc::O_NONBLOCK);
    let file = options.read(true).open(path)?;
    let found = file.metadata()?;
    match found.is_file() {
        true => Ok((file, found)),
        false => Err(ReadError::NotAFile),
    }
}

/// Whether the size or time of a file changed, which indicates a write.
fn has_changed(before: &Metadata, after: &Metadata) -> bool {
    let seen = |file: &Metadata| (file.len(), file.modified().ok());
    seen(before) != seen(after)
}

fn kind(kind: fs::FileType) -> Kind {
    match kind {
        kind if kind.is_symlink() => Kind::Link,
        kind if kind.is_dir() => Kind::Folder,
        kind if kind.is_file() => Kind::File,
        _ => Kind::Other,
    }
}

fn not_there(path: &Path, expected: &'static str) -> impl FnOnce(io::Error) -> DiskError {
    let path = visible_path(path);
    move |source| DiskError::NotThere {
        path,
        expected,
        source,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_grows_has_changed() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        let look = || fs::metadata(file.path()).expect("it is there");
        let before = look();
        assert!(!has_changed(&before, &look()));
        fs::write(file.path(), "more").expect("it can be written");
        assert!(has_changed(&before, &look()));
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_that_took_the_place_of_a_file_is_not_waited_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let pipe = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.expect("mkfifo is there").success());
        assert!(matches!(open(&pipe), Err(ReadError::NotAFile)));
    }

    #[cfg(unix)]
    #[test]
    fn a_file_is_left_out_by_any_path_that_leads_to_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let class = folder.path().join("class");
        fs::create_dir(&class).expect("a folder");
        for name in ["ann.c", "out.csv"] {
            fs::write(class.join(name), "text").expect("a file");
        }
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(&class, &link).expect("a link");
        std::os::unix::fs::symlink("out.csv", class.join("same.csv")).expect("a link");
        for given in [class.join("out.csv"), link.join("out.csv")] {
            for root in [&class, &link] {
                let tree = Disk::folder(root).expect("a folder").without([&*given]);
                let entries = tree.entries(Path::new("")).expect("a list");
                let names: Vec<_> = entries.iter().map(|entry| &entry.name).collect();
                assert_eq!(names, ["ann.c"], "{given:?} in {root:?}");
            }
        }
    }

    #[test]
    fn the_root_and_the_folders_in_it_are_listed_once() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir_all(folder.path().join("ann/src")).expect("folders");
        let tree = Disk::folder(folder.path()).expect("a folder");
        let listed = |path| tree.entries(Path::new(path)).expect("a list").len();
        let all = || ["", "ann", "ann/src"].map(listed);
        assert_eq!(all(), [1, 1, 0]);
        for path in ["ben.c", "ann/main.c", "ann/src/main.c"] {
            fs::write(folder.path().join(path), "text").expect("a file");
        }
        assert_eq!(all(), [1, 1, 1], "lists of deeper folders are not kept");
    }

    #[test]
    fn oversized_file_is_not_read() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("a.c"), "12345").expect("a file");
        let tree = Disk::folder(folder.path()).expect("a folder");
        let read = |limit| tree.read(Path::new("a.c"), limit);
        assert!(matches!(read(4), Err(ReadError::TooLarge)));
        assert_eq!(read(5).expect("it fits").bytes, b"12345");
        assert!(matches!(
            tree.read(Path::new(""), 9),
            Err(ReadError::NotAFile)
        ));
    }
}
