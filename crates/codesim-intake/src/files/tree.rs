//! Where files come from.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use crate::files::archive::{Problem, Refusal};

/// A tree of files: a folder on the disk, texts in memory, an archive.
///
/// Paths are relative to its root, which is the empty path. Implementations never follow links.
pub trait FileTree: Send + Sync {
    /// What is in a folder, ascending by name.
    ///
    /// # Errors
    /// If the folder cannot be listed.
    fn entries(&self, folder: &Path) -> io::Result<Vec<Entry>>;

    /// The content of a file of at most `limit` bytes. Intake calls this once for each file.
    ///
    /// # Errors
    /// If the file is larger or cannot be read.
    fn read(&self, file: &Path, limit: u64) -> Result<Content, ReadError>;

    /// Counts what came out of a document of the tree: bytes of its file, and of what was packed in it.
    ///
    /// # Errors
    /// If more came out of the tree than may.
    fn count_unpacked(&self, _packed: u64, _unpacked: u64) -> Result<(), Refusal> {
        Ok(())
    }

    /// Where a path of the tree is on the disk; `None` if it is not there.
    fn location(&self, _path: &Path) -> Option<PathBuf> {
        None
    }

    /// What belongs here and could not be made a part of the tree.
    fn problems(&self) -> &[Problem] {
        &[]
    }
}

/// A tree that somebody else keeps.
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
    /// What it is.
    pub kind: Kind,
}

impl Entry {
    /// Whether it is there because of a system, and not because of who made the folder.
    pub fn is_of_system(&self) -> bool {
        let name = self.name.as_encoded_bytes();
        name.starts_with(b".") || [&b"__MACOSX"[..], b"Thumbs.db", b"desktop.ini"].contains(&name)
    }
}

/// The path of the one folder that all in a folder is in but what systems add, if there is one.
pub fn only_folder(tree: &dyn FileTree, folder: &Path) -> Option<PathBuf> {
    let mut entries = tree.entries(folder).ok()?;
    entries.retain(|entry| !entry.is_of_system());
    match &*entries {
        [only] if only.kind == Kind::Folder => Some(folder.join(&only.name)),
        _ => None,
    }
}

/// What an [`Entry`] is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A regular file.
    File,
    /// A folder.
    Folder,
    /// A symbolic link, to whatever.
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
    /// How many bytes of an archive it took; `None` if it is in none.
    pub packed: Option<u64>,
}

impl Content {
    /// These bytes, of a file in no archive that did not change.
    pub fn of(bytes: Vec<u8>) -> Self {
        Self {
            bytes,
            changed: false,
            packed: None,
        }
    }
}

/// Why a file has no content.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It has more bytes than were asked for.
    #[error("too large")]
    TooLarge,
    /// It is a folder, a device or the like.
    #[error("not a file")]
    NotAFile,
    /// It is in an archive, which is not opened there.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// It cannot be read.
    #[error("cannot be read: {0}")]
    Io(#[from] io::Error),
}
