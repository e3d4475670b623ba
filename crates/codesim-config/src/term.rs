//! Which assignments the folder of a course has.

use std::collections::BTreeSet;
use std::fs::{self, DirEntry};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use codesim_display::{About, natural, path_text, visible_path};
use codesim_engine::{Detail, Request};
use codesim_intake::is_archive_name;
use codesim_report::model::Notice;

use crate::layers::assignment_name;

/// The assignments in a folder in the order in which people number them, and what else is in it.
///
/// # Errors
/// If it is no folder, or cannot be read.
pub fn assignments_in(term: &Path) -> anyhow::Result<(Vec<PathBuf>, Vec<PathBuf>)> {
    let shown = visible_path(term);
    ensure!(
        !term.is_file(),
        "{shown}: a folder of assignments was expected; several paths are one assignment each: codesim course hw1.zip hw2.zip"
    );
    let entries = fs::read_dir(term).with_context(|| {
        format!("{shown}: cannot be read; a folder of assignments was expected")
    })?;
    let mut entries: Vec<DirEntry> = entries.collect::<Result<_, _>>().context(shown)?;
    let name = |entry: &DirEntry| path_text(Path::new(&entry.file_name()));
    entries.sort_by(|a, b| natural(&name(a), &name(b)));
    let (found, others): (Vec<DirEntry>, Vec<DirEntry>) =
        entries.into_iter().partition(is_assignment);
    let paths = |entries: &[DirEntry]| entries.iter().map(DirEntry::path).collect();
    Ok((paths(&found), paths(&others)))
}

/// Whether it is a folder, or an archive, and does not hide.
fn is_assignment(entry: &DirEntry) -> bool {
    let name = path_text(Path::new(&entry.file_name()));
    let is_of_kind = entry
        .file_type()
        .is_ok_and(|kind| kind.is_dir() || kind.is_file() && is_archive_name(&name));
    is_of_kind && !name.starts_with('.')
}

/// Says that something in the folder of a course is no assignment.
pub fn no_assignment(path: &Path) -> Notice {
    Notice {
        about: About::Beside(path_text(path)),
        compared: false,
        whole_submission: false,
        reason: "no assignment: neither a folder nor an archive".to_owned(),
    }
}

/// What assignments are called: where two have one name, all of them as they are given.
pub fn assignment_names(paths: &[PathBuf]) -> Vec<String> {
    let short: Vec<String> = paths.iter().map(|path| assignment_name(path)).collect();
    let distinct: BTreeSet<&String> = short.iter().collect();
    match distinct.len() == short.len() {
        true => short,
        false => paths.iter().map(|path| path_text(path)).collect(),
    }
}

/// The request for one assignment of so many submissions: where it has a page of its own, all that the course leads to is on it.
pub fn of_assignment(request: Request, has_page: bool, submissions: usize) -> Request {
    let few = NonZeroUsize::MIN;
    let of_all = NonZeroUsize::new(submissions).unwrap_or(few);
    let (limit, detail) = match has_page {
        true => (request.limit.map(|limit| limit.max(of_all)), Detail::Places),
        false => (Some(few), Detail::Numbers),
    };
    Request {
        limit,
        detail,
        ..request
    }
}
