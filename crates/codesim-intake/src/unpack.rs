//! The files of a submission, with those in its archives.

use std::io;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use codesim_files::{
    Archive, Content, Entry, FileTree, Kind, Limits, RATIO, ReadError, Refusal, SMALL,
    is_archive_name,
};
use codesim_words::path_text;

use crate::discover::{FoundFile, Walked, is_hidden, walk};
use crate::notice::LeftOut;
use crate::pieces::left_out;

/// Larger archives are not for programs.
const MAX_ARCHIVE_BYTES: u64 = 512 << 20;

/// Students hand in a zip of a zip; nobody needs more.
const MOST_NESTED: usize = 3;

/// Text that a submission may have in archives, in bytes.
const MOST_UNPACKED: u64 = 256 << 20;

/// A file and the tree that it is in.
pub(crate) struct Located<'a> {
    pub(crate) tree: Tree<'a>,
    pub(crate) file: FoundFile,
}

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

/// Opens what is called like an archive among some files, and the archives in it, in their places.
///
/// What cannot be opened goes to `leave_out`, by its name.
pub(crate) fn unpack<'a>(
    tree: &'a dyn FileTree,
    files: Vec<FoundFile>,
    leave_out: &mut dyn FnMut(String, LeftOut),
) -> Vec<Located<'a>> {
    let mut unpacked = Vec::with_capacity(files.len());
    for file in files {
        let tree = Tree::Given(tree);
        add(Located { tree, file }, 0, &mut unpacked, leave_out);
    }
    unpacked
}

/// Recursive, to the depth of [`MOST_NESTED`].
fn add<'a>(
    located: Located<'a>,
    depth: usize,
    unpacked: &mut Vec<Located<'a>>,
    leave_out: &mut dyn FnMut(String, LeftOut),
) {
    if !is_archive_name(&path_text(&located.file.path)) {
        return unpacked.push(located);
    }
    let archive = match open(&located, depth) {
        Ok(archive) => Tree::Opened(Arc::new(archive)),
        Err(why) => return leave_out(located.file.name, why),
    };
    let prefix = match located.file.name.as_str() {
        "" => String::new(),
        name => format!("{name}/"),
    };
    for problem in archive.problems() {
        let name = format!("{prefix}{}", problem.name);
        let why = LeftOut::Archive(problem.why.clone());
        leave_out(name.trim_end_matches('/').to_owned(), why);
    }
    let top = only_folder(&*archive);
    walk(&*archive, Path::new(""), |path, step| {
        let shown = path.strip_prefix(&top).unwrap_or(path);
        let name = format!("{prefix}{}", path_text(shown));
        match step {
            Walked::PassedOver(why) => leave_out(name, why),
            Walked::File => {
                let file = FoundFile {
                    path: path.to_owned(),
                    name,
                };
                let tree = archive.clone();
                add(Located { tree, file }, depth + 1, unpacked, leave_out);
            }
        }
    });
}

/// The folder that everything in an archive is in, which says nothing, or the root.
fn only_folder(archive: &dyn FileTree) -> PathBuf {
    let mut entries = archive.entries(Path::new("")).unwrap_or_default();
    entries.retain(|entry| !is_hidden(entry));
    match entries.as_slice() {
        [only] if only.kind == Kind::Folder => PathBuf::from(&only.name),
        _ => PathBuf::new(),
    }
}

fn open(located: &Located, depth: usize) -> Result<Archive, LeftOut> {
    if depth == MOST_NESTED {
        let limit = MOST_NESTED;
        return Err(LeftOut::Archive(Refusal::TooDeep { limit }));
    }
    let path = &located.file.path;
    let content = located.tree.read(path, MAX_ARCHIVE_BYTES);
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
