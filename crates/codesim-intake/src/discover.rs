//! Finding submissions and their files.
//!
//! Each child of a root is a submission: a folder with all below it, or a single file. Links are not followed, so that nothing outside of a
//! submission is taken for part of it and no loop is endless. Everything passed over becomes a notice.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use codesim_files::{Entry, FileTree, Kind, Problem, archive_stem, is_archive_name};
use codesim_words::{About, FileName, path_text};

use crate::class::about;
use crate::notice::{LeftOut, Notice};
use crate::sources::Root;

/// A submission that was found, before its files are read.
pub(crate) struct Found<'a> {
    pub(crate) tree: &'a dyn FileTree,
    pub(crate) name: String,
    pub(crate) own_name: String,
    pub(crate) path: PathBuf,
    pub(crate) old: bool,
    pub(crate) is_file: bool,
    pub(crate) files: Vec<FoundFile>,
}

/// A file of a submission.
#[derive(Clone)]
pub(crate) struct FoundFile {
    /// In the tree.
    pub(crate) path: PathBuf,
    /// Below the submission; the file's own name if it is the submission.
    pub(crate) name: String,
}

impl Found<'_> {
    /// What a notice on a file, or a cell of it, is about.
    pub(crate) fn about(&self, file: &FoundFile, cell: Option<usize>) -> About {
        self.about_name(file.name.clone(), cell)
    }

    /// What a notice on what has this name in the submission is about; without a name, the submission.
    pub(crate) fn about_name(&self, path: String, cell: Option<usize>) -> About {
        match path.is_empty() {
            true => About::submission(&self.name),
            false => about(&self.name, self.is_file, &FileName { path, cell }),
        }
    }
}

/// The submissions of a root; what is passed over goes to `notices`.
pub(crate) fn submissions<'a>(
    root: &Root<'a>,
    notices: &mut Vec<Notice>,
) -> io::Result<Vec<Found<'a>>> {
    notices.extend(problems(root));
    let mut found = Vec::new();
    let children = root.tree.entries(Path::new(""))?;
    let names = own_names(&children);
    for (child, own_name) in children.into_iter().zip(names) {
        let name = match &root.prefix {
            Some(prefix) => format!("{prefix}/{own_name}"),
            None => own_name.clone(),
        };
        let why = match child.kind {
            Kind::File | Kind::Folder => is_hidden(&child).then_some(LeftOut::Hidden),
            kind => Some(passed_over(&child, kind)),
        };
        if let Some(why) = why {
            notices.push(Notice::left_out(About::submission(&name), why));
            continue;
        }
        let is_archive = is_archive(&child);
        let is_file = child.kind == Kind::File && !is_archive;
        let mut submission = Found {
            tree: root.tree,
            path: PathBuf::from(&child.name),
            old: root.old,
            is_file,
            files: Vec::new(),
            name,
            own_name,
        };
        let only = |name: &str| {
            vec![FoundFile {
                path: submission.path.clone(),
                name: name.to_owned(),
            }]
        };
        submission.files = match child.kind {
            // All that is in it is at the root of the submission.
            _ if is_archive => only(""),
            Kind::File => only(&submission.own_name),
            _ => below(&submission, notices),
        };
        found.push(submission);
    }
    Ok(found)
}

/// What is missing of the root itself.
fn problems(root: &Root) -> Vec<Notice> {
    let notice = |problem: &Problem| {
        let path = Path::new(&root.name).join(&problem.name);
        let why = LeftOut::Archive(problem.why.clone());
        Notice::left_out(About::Beside(path_text(&path)), why)
    };
    root.tree.problems().iter().map(notice).collect()
}

/// The names of submissions: those of files and folders, but an archive is called as what is in it where no other submission is.
fn own_names(children: &[Entry]) -> Vec<String> {
    let full = |child: &Entry| path_text(Path::new(&child.name));
    let short = |child: &Entry| match is_archive(child) {
        true => archive_stem(&full(child)).to_owned(),
        false => full(child),
    };
    let mut counts: HashMap<String, usize> = HashMap::new();
    for child in children {
        *counts.entry(short(child)).or_default() += 1;
    }
    let name = |child| match counts[&short(child)] {
        1 => short(child),
        _ => full(child),
    };
    children.iter().map(name).collect()
}

fn is_archive(child: &Entry) -> bool {
    child.kind == Kind::File && is_archive_name(&child.name.to_string_lossy())
}

/// The files below a folder, depth first, each folder's by name.
fn below(submission: &Found, notices: &mut Vec<Notice>) -> Vec<FoundFile> {
    let mut files = Vec::new();
    let mut left_out = |inside: &Path, why: LeftOut| {
        let about = submission.about_name(path_text(inside), None);
        notices.push(Notice::left_out(about, why));
    };
    walk(
        submission.tree,
        &submission.path,
        |inside, step| match step {
            Walked::File => files.push(FoundFile {
                path: submission.path.join(inside),
                name: path_text(inside),
            }),
            Walked::PassedOver(why) => left_out(inside, why),
        },
    );
    files
}

/// What a walk comes by.
pub(crate) enum Walked {
    File,
    PassedOver(LeftOut),
}

/// Calls `visit` for all below a folder, with paths as seen from there. Memory grows with the depth alone, and no stack does.
pub(crate) fn walk(tree: &dyn FileTree, folder: &Path, mut visit: impl FnMut(&Path, Walked)) {
    let mut open = vec![(
        PathBuf::new(),
        list(tree, folder, Path::new(""), &mut visit),
    )];
    while let Some((inside, entries)) = open.last_mut() {
        let Some(entry) = entries.next() else {
            open.pop();
            continue;
        };
        let path = inside.join(&entry.name);
        match entry.kind {
            _ if is_hidden(&entry) => visit(&path, Walked::PassedOver(LeftOut::Hidden)),
            Kind::File => visit(&path, Walked::File),
            Kind::Folder => {
                let children = list(tree, folder, &path, &mut visit);
                open.push((path, children));
            }
            kind => visit(&path, Walked::PassedOver(passed_over(&entry, kind))),
        }
    }
}

fn list(
    tree: &dyn FileTree,
    folder: &Path,
    inside: &Path,
    visit: &mut impl FnMut(&Path, Walked),
) -> std::vec::IntoIter<Entry> {
    let entries = tree.entries(&folder.join(inside)).unwrap_or_else(|error| {
        let why = LeftOut::Unreadable(error.to_string());
        visit(inside, Walked::PassedOver(why));
        Vec::new()
    });
    entries.into_iter()
}

fn passed_over(entry: &Entry, kind: Kind) -> LeftOut {
    match kind {
        _ if is_hidden(entry) => LeftOut::Hidden,
        Kind::Link => LeftOut::Link,
        _ => LeftOut::NeitherFileNorFolder,
    }
}

pub(crate) fn is_hidden(entry: &Entry) -> bool {
    entry.name.as_encoded_bytes().starts_with(b".")
}
