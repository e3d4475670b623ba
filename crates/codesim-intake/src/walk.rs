//! Walk through a folder.

use std::path::{Path, PathBuf};
use std::vec::IntoIter;

use crate::files::{Entry, FileTree, Kind};

use crate::filter::Filter;
use crate::notice::LeftOut;

/// An entry that a walk reaches.
pub(crate) enum Walked {
    File,
    PassedOver(LeftOut),
}

/// Calls `visit` for all below a folder, with relative paths. Memory grows only with the depth, and the call stack does not.
///
/// `inside` is the path of the folder in the submission, to which the patterns of `filter` refer.
pub(crate) fn walk(
    tree: &dyn FileTree,
    folder: &Path,
    filter: &Filter,
    mut visit: impl FnMut(&Path, Walked),
) {
    let mut open = vec![(
        PathBuf::new(),
        list(tree, folder, Path::new(""), filter, &mut visit),
    )];
    while let Some((inside, entries)) = open.last_mut() {
        let Some(entry) = entries.next() else {
            open.pop();
            continue;
        };
        let path = inside.join(&entry.name);
        match entry.kind {
            Kind::Folder => {
                let children = list(tree, folder, &path, filter, &mut visit);
                open.push((path, children));
            }
            _ => visit(&path, Walked::File),
        }
    }
}

/// Returns the files and folders in a folder that count.
fn list(
    tree: &dyn FileTree,
    root: &Path,
    inside: &Path,
    filter: &Filter,
    visit: &mut impl FnMut(&Path, Walked),
) -> IntoIter<Entry> {
    let folder = root.join(inside);
    let entries = tree.entries(&folder).unwrap_or_else(|error| {
        let why = LeftOut::Unreadable(error.to_string());
        visit(inside, Walked::PassedOver(why));
        Vec::new()
    });
    let mut counting = Vec::with_capacity(entries.len());
    for entry in &entries {
        let path = inside.join(&entry.name);
        let made = || filter.left_out(&path, entry, tree, &folder, &entries);
        match never_counts(entry).or_else(made) {
            Some(why) => visit(&path, Walked::PassedOver(why)),
            None => counting.push(entry.clone()),
        }
    }
    counting.into_iter()
}

/// Returns why an entry counts in no submission, if that is so.
pub(crate) fn never_counts(entry: &Entry) -> Option<LeftOut> {
    match entry.kind {
        _ if is_hidden(entry) => Some(LeftOut::Hidden),
        Kind::File | Kind::Folder => None,
        Kind::Link => Some(LeftOut::Link),
        Kind::Other => Some(LeftOut::NeitherFileNorFolder),
    }
}

pub(crate) fn is_hidden(entry: &Entry) -> bool {
    entry.name.as_encoded_bytes().starts_with(b".")
}
