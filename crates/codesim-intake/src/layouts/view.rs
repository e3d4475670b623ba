//! A folder of a tree, as a layout sees it.

use std::path::{Path, PathBuf};

use crate::files::{Entry, FileTree, only_folder};

use crate::layouts::collect::last_name;

/// Lists that platforms add are no longer than this, in bytes.
const MAX_LIST_LENGTH: u64 = 64 << 20;

/// A folder of a tree that may be an export.
pub struct View<'a> {
    tree: &'a dyn FileTree,
    folder: PathBuf,
    /// Its name in its source.
    pub(crate) name: String,
}

impl<'a> View<'a> {
    /// Returns the view of a whole tree with this name.
    pub fn new(tree: &'a dyn FileTree, name: impl Into<String>) -> Self {
        Self {
            tree,
            folder: PathBuf::new(),
            name: name.into(),
        }
    }

    /// Returns the only folder, if all entries are in one.
    pub(crate) fn only_folder(&self) -> Option<Self> {
        let folder = only_folder(self.tree, &self.folder)?;
        Some(Self {
            tree: self.tree,
            name: last_name(&folder),
            folder,
        })
    }

    /// Returns the path in the tree for a path in this folder.
    pub(crate) fn path(&self, inside: &Path) -> PathBuf {
        self.folder.join(inside)
    }

    /// Returns the entries of a folder; an empty list if it cannot be listed, which is reported when its files are read.
    pub(crate) fn entries(&self, inside: &Path) -> Vec<Entry> {
        self.tree.entries(&self.path(inside)).unwrap_or_default()
    }

    /// Returns a list by the platform, if it is there and is a text.
    pub(crate) fn text(&self, inside: &Path) -> Option<String> {
        let content = self.tree.read(&self.path(inside), MAX_LIST_LENGTH).ok()?;
        let text = String::from_utf8(content.bytes).ok()?;
        Some(text.trim_start_matches('\u{feff}').to_owned())
    }
}
