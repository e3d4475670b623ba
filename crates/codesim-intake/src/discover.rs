//! Finding submissions.
//!
//! Each child of a root is a submission: a folder with all below it, an archive, or a single file. Links are not followed, so that nothing outside of a
//! submission is taken for part of it and no loop is endless. Everything passed over becomes a notice.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use codesim_files::{Entry, FileTree, Kind, Problem, archive_stem, is_archive_name};
use codesim_words::{About, FileName, path_text};

use crate::class::about;
use crate::filter::Filter;
use crate::listing::Part;
use crate::notice::{LeftOut, Notice};
use crate::sources::Root;
use crate::walk::never_counts;

/// A submission that was found, before its files are read.
pub(crate) struct Found<'a> {
    pub(crate) tree: &'a dyn FileTree,
    pub(crate) name: String,
    pub(crate) own_name: String,
    pub(crate) path: PathBuf,
    pub(crate) old: bool,
    pub(crate) is_file: bool,
    pub(crate) parts: Vec<Part>,
}

impl Found<'_> {
    /// What a notice on what has this name in the submission, or a cell of it, is about; without a name, the submission.
    pub(crate) fn about(&self, name: &str, cell: Option<usize>) -> About {
        let path = name.to_owned();
        match path.is_empty() {
            true => About::submission(&self.name),
            false => about(&self.name, self.is_file, &FileName { path, cell }),
        }
    }
}

/// The submissions of a root; what is passed over goes to `notices`.
pub(crate) fn submissions<'a>(
    root: &Root<'a>,
    filter: &Filter,
    notices: &mut Vec<Notice>,
) -> io::Result<Vec<Found<'a>>> {
    notices.extend(problems(root));
    let mut found = Vec::new();
    let children = root.tree.entries(Path::new(""))?;
    let names = own_names(&children);
    for (child, own_name) in children.iter().zip(names) {
        let name = match &root.prefix {
            Some(prefix) => format!("{prefix}/{own_name}"),
            None => own_name.clone(),
        };
        let path = PathBuf::from(&child.name);
        let filtered = || filter.left_out(&path, child, root.tree, Path::new(""), &children);
        if let Some(why) = never_counts(child).or_else(filtered) {
            notices.push(Notice::left_out(About::submission(&name), why));
            continue;
        }
        let is_file = child.kind == Kind::File && !is_archive(child);
        let part = Part {
            path: path.clone(),
            name: match is_file {
                true => own_name.clone(),
                false => String::new(),
            },
            kind: child.kind,
        };
        found.push(Found {
            tree: root.tree,
            path,
            old: root.old,
            is_file,
            parts: vec![part],
            name,
            own_name,
        });
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
