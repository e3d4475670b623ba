//! Sources of files.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use crate::files::archive::{Problem, Refusal};

/// A tree of files: a folder on the disk, texts in memory, an archive.
///
/// Paths are relative to its root, which is the empty path. Implementations never follow links.
pub trait FileTree: Send + Sync {
    /// Returns the entries of a folder, ascending by name.
    ///
    /// # Errors
    /// If the folder cannot be listed.
    fn entries(&self, folder: &Path) -> io::Result<Vec<Entry>>;

    /// Reads a file of at most `limit` bytes. Intake calls this once for each file.
    ///
    /// # Errors
    /// If the file is larger or cannot be read.
    fn read(&self, file: &Path, limit: u64) -> Result<Content, ReadError>;

    /// Counts the bytes of a document of the tree: those of its file, and those unpacked from it.
    ///
    /// # Errors
    /// If the tree unpacked to more than the limit.
    fn count_unpacked(&self, _packed: u64, _unpacked: u64) -> Result<(), Refusal> {
        Ok(())
    }

    /// Returns the location of a path of the tree on the disk; `None` if it is not there.
    fn location(&self, _path: &Path) -> Option<PathBuf> {
        None
    }

    /// Returns the entries that could not be made a part of the tree.
    fn problems(&self) -> &[Problem] {
        &[]
    }
}

/// A tree by reference.
impl<T: FileTree + ?Sized> FileTree for &T {
    fn entries(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        (**self).entries(folder)
    }

    fn read(&self, file: &Path, limit: u64) -> Result<Content, ReadError> {
        (**self).read(file, limit)
    }

    fn count_unpacked(&self, packed: u64, unpacked: u64) -> Result<(), Refusal> {
        (**self).count_unpacked(packed, unpacked)
    }

    fn location(&self, path: &Path) -> Option<PathBuf> {
        (**self).location(path)
    }

    fn problems(&self) -> &[Problem] {
        (**self).problems()
    }
}

/// A child of a folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its name in the folder.
    pub name: OsString,
    /// Its kind.
    pub kind: Kind,
}

impl Entry {
    /// Whether a system added it, and not the author of the folder.
    pub fn is_of_system(&self) -> bool {
        let name = self.name.as_encoded_bytes();
        name.starts_with(b".") || [&b"__MACOSX"[..], b"Thumbs.db", b"desktop.ini"].contains(&name)
    }
}

/// Returns the path of the only entry of a folder if it is a folder; entries that systems add do not count.
pub fn only_folder(tree: &dyn FileTree, folder: &Path) -> Option<PathBuf> {
    let mut entries = tree.entries(folder).ok()?;
    entries.retain(|entry| !entry.is_of_system());
    match &*entries {
        [only] if only.kind == Kind::Folder => Some(folder.join(&only.name)),
        _ => None,
    }
}

/// The kind of an [`Entry`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A regular file.
    File,
    /// A folder.
    Folder,
    /// A symbolic link to any target.
    Link,
    /// A device, a pipe, a socket.
    Other,
}

/// The content of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Content {
    /// All its bytes.
    pub bytes: Vec<u8>,
    /// Whether the file changed while it was read, so that the bytes may be of two versions.
    pub changed: bool,
    /// Number of bytes that it takes in an archive; `None` if it is in none.
    pub packed: Option<u64>,
}

impl Content {
    /// Returns the content of a file that is in no archive and did not change.
    pub fn of(bytes: Vec<u8>) -> Self {
        Self {
            bytes,
            changed: false,
            packed: None,
        }
    }
}

/// Error of reading a file.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It has more bytes than the limit.
    #[error("too large")]
    TooLarge,
    /// It is a folder, a device or the like.
    #[error("not a file")]
    NotAFile,
    /// It is in an archive that is not opened there.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It cannot be read.
    #[error("cannot be read: {0}")]
    Io(#[from] io::Error),
}
