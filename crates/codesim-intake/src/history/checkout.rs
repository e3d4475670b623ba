//! The files of a repository on the disk, as its current commit has them.

use std::path::{Path, PathBuf};

use codesim_display::visible_path;
use thiserror::Error;

use crate::files::{Disk, DiskError, Memory};
use crate::pieces::MAX_FILE_BYTES;

use super::earlier::{Lines, day, earlier_files};
use super::repository::Repository;
use super::version::History;

/// The most bytes of all files.
const MAX_BYTES: u64 = 256 << 20;

/// Beginnings of the names of files with a licence, in lowercase.
const LICENCES: [&str; 4] = ["licence", "license", "copying", "unlicense"];

/// Extensions of files with a licence, in lowercase.
const TEXTS: [&str; 4] = ["adoc", "md", "rst", "txt"];

/// The most characters of the first line of a licence.
const MAX_LINE: usize = 100;

/// The files of a repository's current commit.
pub struct Checkout {
    /// The files, below one folder.
    pub files: Memory,
    /// The first line of each file in the top folder that has a licence, after its name; empty if none was found.
    pub licences: Vec<String>,
    /// The files that are too large, ascending.
    pub left_out: Vec<String>,
    /// The lines of the files.
    lines: Lines,
    /// Number of bytes that files may still have.
    left: u64,
    path: PathBuf,
    name: String,
    repository: Repository,
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
    /// Its earlier versions cannot be read.
    #[error(
        "{}: earlier versions cannot be read or are too large; without --git-history its last commit is added",
        visible_path(.0)
    )]
    NoHistory(PathBuf),
    /// Its files are too large.
    #[error("{}: its files have more than 256 MiB", visible_path(.0))]
    TooLarge(PathBuf),
}

impl Checkout {
    /// Reads the files of the repository at `path`, with or without a work tree, and puts them into a folder with this name.
    ///
    /// Uncommitted files of the work tree do not count.
    ///
    /// # Errors
    /// If it cannot be read or is too large.
    pub fn new(path: &Path, name: &str) -> Result<Self, CheckoutError> {
        let tree = Disk::folder(path)?;
        let bare = || Repository::open(&tree, Path::new(""), "");
        let repository = Repository::open(&tree, Path::new(".git"), "").or_else(bare);
        let no_repository = || CheckoutError::NoRepository(path.to_owned());
        let mut found = Self {
            repository: repository.ok_or_else(no_repository)?,
            files: Memory::new(),
            licences: Vec::new(),
            left_out: Vec::new(),
            lines: Lines::default(),
            left: MAX_BYTES,
            path: path.to_owned(),
            name: name.to_owned(),
        };
        let head = found.repository.versions().len() - 1;
        let files = found.repository.files(head);
        for (file, blob) in files.map_err(|_| no_repository())? {
            let bytes = found.repository.bytes(blob, MAX_FILE_BYTES);
            let Some(bytes) = bytes.map_err(|_| no_repository())? else {
                found.left_out.push(file);
                continue;
            };
            found.licences.extend(licence(&file, &bytes));
            found.lines.add(&bytes);
            found.add(&file, bytes)?;
        }
        Ok(found)
    }

    /// Adds earlier versions of files that are code, if they have lines that no later one has, and returns their number. Each is in a folder for the
    /// first commit that has it: `earlier/2024-10-01 0123456789/src/Main.java`.
    ///
    /// # Errors
    /// If a version cannot be read, or they are too large.
    pub fn add_earlier(&mut self, is_code: &dyn Fn(&Path) -> bool) -> Result<usize, CheckoutError> {
        let earlier = earlier_files(&self.repository, &mut self.lines, is_code);
        let earlier = earlier.map_err(|_| CheckoutError::NoHistory(self.path.clone()))?;
        let count = earlier.len();
        for file in earlier {
            self.add(&file.path, file.bytes)?;
        }
        Ok(count)
    }

    /// Returns the name of the author of the commit, its day as `2024-10-01`, and its name.
    pub fn commit(&self) -> (Option<&str>, String, &str) {
        // All others are before it.
        let commit = self.repository.versions().last().expect("there is one");
        (commit.author.as_deref(), day(commit.committed), &commit.id)
    }

    fn add(&mut self, file: &str, bytes: Vec<u8>) -> Result<(), CheckoutError> {
        let rest = self.left.checked_sub(bytes.len() as u64);
        self.left = rest.ok_or_else(|| CheckoutError::TooLarge(self.path.clone()))?;
        self.files.add(Path::new(&self.name).join(file), bytes);
        Ok(())
    }
}

/// Returns the name of a file and its first line, if it has the licence of its repository.
fn licence(file: &str, bytes: &[u8]) -> Option<String> {
    let name = file.to_lowercase();
    let is_named_so = LICENCES.iter().any(|begin| name.starts_with(begin));
    let is_text = match file.rsplit_once('.') {
        // An extension in capitals is the name of a licence: `LICENSE.MIT`.
        Some((_, extension)) => {
            TEXTS.contains(&&*extension.to_lowercase())
                || !extension.contains(|it: char| it.is_lowercase())
        }
        None => true,
    };
    // Those below other folders are of parts.
    if file.contains('/') || !is_named_so || !is_text {
        return None;
    }
    let text = String::from_utf8_lossy(bytes);
    let line = text.lines().map(str::trim).find(|line| !line.is_empty())?;
    let line: String = line.chars().take(MAX_LINE).collect();
    Some(format!("{file}: {line}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_is_a_text_in_the_top_folder() {
        let found = |file: &str| licence(file, b"\n  MIT License \n\nCopyright").is_some();
        for file in [
            "LICENSE",
            "license.md",
            "COPYING.txt",
            "LICENCE-MIT",
            "LICENSE.MIT",
        ] {
            assert!(found(file), "{file}");
        }
        for file in ["copying.rs", "web/LICENSE", "README.md", "Licences.svelte"] {
            assert!(!found(file), "{file}");
        }
        assert_eq!(licence("LICENSE", b" \n").as_deref(), None);
        let line = licence("COPYING", b"GNU GPL\nVersion 3");
        assert_eq!(line.as_deref(), Some("COPYING: GNU GPL"));
    }
}
