//! The assignments of a course, each of them a folder or an archive.

use std::collections::BTreeSet;
use std::fs::{self, DirEntry};
use std::io;
use std::path::{Path, PathBuf};

use codesim_display::{natural, path_text, visible_path};

use crate::files::{archive_stem, is_archive_name};

/// Error of listing the assignments in a folder. Paths have their hidden characters as escapes.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AssignmentsError {
    /// A folder was expected.
    #[error(
        "{0}: a folder of assignments was expected; several paths are one assignment each: codesim course hw1.zip hw2.zip"
    )]
    IsAFile(String),
    /// There is no folder that can be looked at.
    #[error("{folder}: cannot be read; a folder of assignments was expected")]
    NotThere {
        /// The path as given.
        folder: String,
        /// The error of the system.
        source: io::Error,
    },
    /// Listing it failed on the way.
    #[error("{folder}")]
    Unreadable {
        /// The path as given.
        folder: String,
        /// The error of the system.
        source: io::Error,
    },
}

/// Returns the assignments in a folder in the order in which people number them, and the other entries of the folder.
///
/// # Errors
/// If it is no folder, or cannot be read.
pub fn assignments_in(term: &Path) -> Result<(Vec<PathBuf>, Vec<PathBuf>), AssignmentsError> {
    let folder = visible_path(term);
    if term.is_file() {
        return Err(AssignmentsError::IsAFile(folder));
    }
    let entries = match fs::read_dir(term) {
        Ok(entries) => entries.collect::<Result<Vec<DirEntry>, _>>(),
        Err(source) => return Err(AssignmentsError::NotThere { folder, source }),
    };
    let mut entries = entries.map_err(|source| AssignmentsError::Unreadable { folder, source })?;
    let name = |entry: &DirEntry| path_text(Path::new(&entry.file_name()));
    entries.sort_by(|a, b| natural(&name(a), &name(b)));
    let (found, others): (Vec<DirEntry>, Vec<DirEntry>) =
        entries.into_iter().partition(is_assignment);
    let paths = |entries: &[DirEntry]| entries.iter().map(DirEntry::path).collect();
    Ok((paths(&found), paths(&others)))
}

/// Whether the entry is a folder or an archive, and is not hidden.
fn is_assignment(entry: &DirEntry) -> bool {
    let name = path_text(Path::new(&entry.file_name()));
    let is_of_kind = entry
        .file_type()
        .is_ok_and(|kind| kind.is_dir() || kind.is_file() && is_archive_name(&name));
    is_of_kind && !name.starts_with('.')
}

/// Returns the name of an assignment: that of its folder, or of its archive without the extension.
pub fn assignment_name(path: &Path) -> String {
    let name = path.file_name().map(|name| path_text(Path::new(name)));
    match name {
        Some(name) if is_archive_name(&name) => archive_stem(&name).to_owned(),
        Some(name) => name,
        None => path_text(path),
    }
}

/// Returns the names of assignments; if two have the same name, all paths as given.
pub fn assignment_names(paths: &[PathBuf]) -> Vec<String> {
    let short: Vec<String> = paths.iter().map(|path| assignment_name(path)).collect();
    let distinct: BTreeSet<&String> = short.iter().collect();
    match distinct.len() == short.len() {
        true => short,
        false => paths.iter().map(|path| path_text(path)).collect(),
    }
}
