//! The files of a repository on the disk, as its current commit has them.

use std::path::{Path, PathBuf};

use codesim_display::visible_path;
use thiserror::Error;

use crate::files::{Disk, DiskError, Memory};
use crate::pieces::MAX_FILE_BYTES;

use super::repository::Repository;
use super::version::{History, Unreadable, Version};

/// The most bytes of all files.
const MAX_BYTES: u64 = 256 << 20;

/// Beginnings of the names of files with a licence, in lowercase.
const LICENCES: [&str; 4] = ["licence", "license", "copying", "unlicense"];

/// The most characters of the first line of a licence.
const MAX_LINE: usize = 100;

/// The files of a repository's current commit.
#[derive(Debug)]
pub struct Checkout {
    /// The files, below one folder.
    pub files: Memory,
    /// The commit.
    pub commit: Version,
    /// The first line of each file that has a licence, after its name; empty if none was found.
    pub licences: Vec<String>,
    /// The files that are too large, ascending.
    pub left_out: Vec<String>,
}

/// The reason why there are no files of a repository.
#[derive(Debug, Error)]
pub enum CheckoutError {
    /// There is no folder.
    #[error(transparent)]
    Disk(#[from] DiskError),
    /// It is none, or cannot be read.
    #[error(
        "{}: no repository of git that can be read, of at most 256 MiB; `git clone --depth 1` makes a small one of another",
        visible_path(.0)
    )]
    NoRepository(PathBuf),
    /// Its files are too large.
    #[error("{}: its files have more than 256 MiB", visible_path(.0))]
    TooLarge(PathBuf),
}

/// Reads the files of the repository at `path`, with or without a work tree, and puts them into a folder with this name.
///
/// Uncommitted files of the work tree do not count.
///
/// # Errors
/// If it cannot be read or is too large.
pub fn checkout(path: &Path, name: &str) -> Result<Checkout, CheckoutError> {
    let tree = Disk::folder(path)?;
    let bare = || Repository::open(&tree, Path::new(""), "");
    let repository = Repository::open(&tree, Path::new(".git"), "").or_else(bare);
    let no_repository = || CheckoutError::NoRepository(path.to_owned());
    let repository = repository.ok_or_else(no_repository)?;
    // All others are before it.
    let head = repository.versions().len() - 1;
    let unreadable = |_: Unreadable| no_repository();
    let mut found = Checkout {
        files: Memory::new(),
        licences: Vec::new(),
        left_out: Vec::new(),
        commit: repository.versions()[head].clone(),
    };
    let mut left = MAX_BYTES;
    for (file, blob) in repository.files(head).map_err(unreadable)? {
        let bytes = repository.bytes(blob, MAX_FILE_BYTES).map_err(unreadable)?;
        let Some(bytes) = bytes else {
            found.left_out.push(file);
            continue;
        };
        let rest = left.checked_sub(bytes.len() as u64);
        left = rest.ok_or_else(|| CheckoutError::TooLarge(path.to_owned()))?;
        found.licences.extend(licence(&file, &bytes));
        found.files.add(Path::new(name).join(&file), bytes);
    }
    Ok(found)
}

/// Returns the name of a file and its first line, if it has a licence.
fn licence(file: &str, bytes: &[u8]) -> Option<String> {
    let name = file.rsplit('/').next()?.to_lowercase();
    if !LICENCES.iter().any(|begin| name.starts_with(begin)) {
        return None;
    }
    let text = String::from_utf8_lossy(bytes);
    let line = text.lines().map(str::trim).find(|line| !line.is_empty())?;
    let line: String = line.chars().take(MAX_LINE).collect();
    Some(format!("{file}: {line}"))
}
