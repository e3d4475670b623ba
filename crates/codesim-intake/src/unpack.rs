//! Archives in submissions, and the limits of their unpacked size.

use std::io;
use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::files::{
    Allowance, Archive, Content, Entry, FileTree, Limits, ReadError, Refusal, worth,
};
use codesim_display::path_text;

use crate::notice::LeftOut;
use crate::pieces::left_out;

/// The nesting limit: students hand in a zip of a zip, and nobody needs more.
pub(crate) const MAX_NESTED: usize = 3;

/// The most text of a submission in archives, in bytes.
const MAX_UNPACKED: u64 = 256 << 20;

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

/// Opens the archive at a path of a tree that is itself at this depth in others; all archives of a submission share an allowance.
pub(crate) fn open(
    tree: &dyn FileTree,
    path: &Path,
    depth: usize,
    allowance: &mut Allowance,
) -> Result<Archive, LeftOut> {
    if depth == MAX_NESTED {
        let limit = MAX_NESTED;
        return Err(LeftOut::Archive(Refusal::TooDeep { limit }));
    }
    let content = tree.read(path, Limits::SUBMISSION.unpacked);
    let content = content.map_err(|error| match error {
        ReadError::TooLarge => LeftOut::TooLarge {
            mebibytes: Limits::SUBMISSION.unpacked >> 20,
        },
        error => left_out(error),
    })?;
    let taken = allowance.take_unpacked(content.bytes.len() as u64);
    taken
        .and_then(|()| Archive::of(content.bytes, &path_text(path), allowance))
        .map_err(LeftOut::Archive)
}

/// The limit on text that is read from the archives of a submission, by their packed size.
#[derive(Default)]
pub(crate) struct Ration {
    packed: AtomicU64,
    unpacked: AtomicU64,
}

impl Ration {
    /// Returns the same tree, limited by this ration.
    pub(crate) fn of<'a>(&'a self, tree: &'a dyn FileTree) -> Rationed<'a> {
        Rationed { tree, ration: self }
    }

    /// Returns the reason why reading stopped, if more was requested than is allowed.
    pub(crate) fn spent(&self) -> Option<Refusal> {
        let packed = self.packed.load(Ordering::Relaxed);
        let unpacked = self.unpacked.load(Ordering::Relaxed);
        let mebibytes = MAX_UNPACKED >> 20;
        match unpacked {
            _ if unpacked > worth(packed) => Some(Refusal::Bomb),
            _ if unpacked > MAX_UNPACKED => Some(Refusal::TooMuch { mebibytes }),
            _ => None,
        }
    }

    fn check(&self) -> Result<(), Refusal> {
        self.spent().map_or(Ok(()), Err)
    }
}

/// A tree whose reads are limited by a [`Ration`].
pub(crate) struct Rationed<'a> {
    tree: &'a dyn FileTree,
    ration: &'a Ration,
}

impl FileTree for Rationed<'_> {
    fn entries(&self, folder: &Path) -> io::Result<Vec<Entry>> {
        self.tree.entries(folder)
    }

    fn read(&self, file: &Path, limit: u64) -> Result<Content, ReadError> {
        self.ration.check()?;
        let content = self.tree.read(file, limit)?;
        if let Some(packed) = content.packed {
            self.count_unpacked(packed, content.bytes.len() as u64)?;
        }
        Ok(content)
    }

    fn count_unpacked(&self, packed: u64, unpacked: u64) -> Result<(), Refusal> {
        self.ration.packed.fetch_add(packed, Ordering::Relaxed);
        (self.ration.unpacked).fetch_add(unpacked, Ordering::Relaxed);
        self.ration.check()
    }
}
