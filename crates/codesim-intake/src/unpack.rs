//! Archives in submissions, and how much may come out of them.

use std::io;
use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use codesim_files::{Archive, Content, Entry, FileTree, Limits, RATIO, ReadError, Refusal, SMALL};
use codesim_words::path_text;

use crate::notice::LeftOut;
use crate::pieces::left_out;

/// Larger archives are not for programs.
const MAX_ARCHIVE_BYTES: u64 = 512 << 20;

/// Students hand in a zip of a zip; nobody needs more.
pub(crate) const MOST_NESTED: usize = 3;

/// Text that a submission may have in archives, in bytes.
const MOST_UNPACKED: u64 = 256 << 20;

/// The tree of a submission, or one that was found in it.
#[derive(Clone)]
pub(crate) enum Tree<'a> {
    Given(&'a dyn FileTree),
    Opened(Arc<Archive>),
}

impl<'a> Deref for Tree<'a> {
    type Target = dyn FileTree + 'a;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Given(tree) => *tree,
            Self::Opened(archive) => &**archive,
        }
    }
}

/// The archive at a path of a tree that is itself so deep in others.
pub(crate) fn open(tree: &dyn FileTree, path: &Path, depth: usize) -> Result<Archive, LeftOut> {
    if depth == MOST_NESTED {
        let limit = MOST_NESTED;
        return Err(LeftOut::Archive(Refusal::TooDeep { limit }));
    }
    let content = tree.read(path, MAX_ARCHIVE_BYTES);
    let content = content.map_err(|error| match error {
        ReadError::TooLarge => LeftOut::TooLarge {
            mebibytes: MAX_ARCHIVE_BYTES >> 20,
        },
        error => left_out(error),
    })?;
    Archive::of(content.bytes, &path_text(path), &Limits::SUBMISSION).map_err(LeftOut::Archive)
}

/// Gives a submission no more text out of its archives than they can be worth.
#[derive(Default)]
pub(crate) struct Ration {
    packed: AtomicU64,
    unpacked: AtomicU64,
}

impl Ration {
    /// The same tree, of which so much can be read.
    pub(crate) fn of<'a>(&'a self, tree: &'a dyn FileTree) -> Rationed<'a> {
        Rationed { tree, ration: self }
    }

    /// Whether more was asked for than there is.
    pub(crate) fn is_spent(&self) -> bool {
        self.left().is_err()
    }

    fn left(&self) -> Result<(), Refusal> {
        let packed = self.packed.load(Ordering::Relaxed);
        let unpacked = self.unpacked.load(Ordering::Relaxed);
        if unpacked > SMALL.saturating_add(packed.saturating_mul(RATIO)) {
            return Err(Refusal::Bomb);
        }
        if unpacked > MOST_UNPACKED {
            let mebibytes = MOST_UNPACKED >> 20;
            return Err(Refusal::TooMuch { mebibytes });
        }
        Ok(())
    }
}

/// A tree of which only a [`Ration`] can be read.
pub(crate) struct Rationed<'a> {
    tree: &'a dyn FileTree,
    ration: &'a Ration,
}

impl FileTree for Rationed<'_> {
    fn entries(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        self.tree.entries(folder)
    }

    fn read(&self, file: &Path, limit: u64) -> Result<Content, ReadError> {
        let content = self.tree.read(file, limit)?;
        if let Some(packed) = content.packed {
            let Ration {
                packed: sum,
                unpacked,
            } = self.ration;
            sum.fetch_add(packed, Ordering::Relaxed);
            unpacked.fetch_add(content.bytes.len() as u64, Ordering::Relaxed);
            self.ration.left()?;
        }
        Ok(content)
    }
}
