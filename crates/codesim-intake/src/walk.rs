//! The way through a folder.

use std::path::{Path, PathBuf};
use std::vec::IntoIter;

use crate::files::{Entry, FileTree, Kind};

use crate::filter::Filter;
use crate::notice::LeftOut;

/// What a walk comes by.
pub(crate) enum Walked {
    File,
    PassedOver(LeftOut),
}

/// Calls `visit` for all below a folder, with paths as seen from there. Memory grows with the depth alone, and no stack does.
///
/// `inside` is the path of the folder in the submission, which the patterns of `filter` are about.
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

/// The files and folders in a folder that count.
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

/// Why an entry counts in no submission, if it is such.
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
