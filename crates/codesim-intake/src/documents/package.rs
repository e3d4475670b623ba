//! The zip file of a document.

use std::path::Path;

use super::error::PackageError;
use crate::files::{Allowance, Archive, FileTree, Limits, ReadError};

/// The zip file of a document.
pub(super) struct Package {
    archive: Archive,
    limit: u64,
}

impl Package {
    /// Opens the zip; no entry may have more bytes than `limit`.
    ///
    /// # Errors
    /// If it is no zip.
    pub(super) fn open(bytes: Vec<u8>, limit: u64) -> Result<Self, PackageError> {
        let mut allowance = Allowance::new(Limits::SUBMISSION);
        let archive = Archive::of(bytes, "document", &mut allowance);
        let archive = archive.map_err(|why| PackageError::Entry(why.into()))?;
        Ok(Self { archive, limit })
    }

    /// Returns the text of an entry, which is UTF-8.
    ///
    /// # Errors
    /// If there is no such entry, or it is not text.
    pub(super) fn text(&self, name: &str) -> Result<String, PackageError> {
        let content = self.archive.read(Path::new(name), self.limit);
        let content = content.map_err(|error| match error {
            ReadError::NotAFile => PackageError::Wrong(format!("it has no {name}")),
            error => PackageError::Entry(error),
        })?;
        let text = String::from_utf8(content.bytes);
        let text = text.map_err(|_| PackageError::Wrong(format!("{name} is not UTF-8")))?;
        Ok(match text.strip_prefix('\u{feff}') {
            Some(unmarked) => unmarked.to_owned(),
            None => text,
        })
    }
}
