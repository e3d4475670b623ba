//! Submissions and starter code by their paths.

use std::path::Path;

use codesim_display::{path_text, visible_path};

use crate::above::class_above;
use crate::files::{Allowance, Archive, Disk, DiskError, Limits, OpenError, is_archive_name};
use crate::layouts::Choice as Layouts;
use crate::sources::{BoilerplateSource, Root};

/// Error of opening a path as a folder of submissions.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RootError {
    /// A folder, or an archive, was expected.
    #[error(
        "{path}: this is a file; a folder or an archive (such as a zip) was expected that holds one file or folder for each submission{}",
        class.as_ref().map_or_else(String::new, |class| format!(", perhaps {class}"))
    )]
    IsAFile {
        /// The path as given, with hidden characters as escapes.
        path: String,
        /// The folder of submissions that was probably meant, likewise.
        class: Option<String>,
    },
    /// There is no such folder.
    #[error(transparent)]
    Disk(#[from] DiskError),
    /// The archive cannot be opened.
    #[error(transparent)]
    Archive(#[from] OpenError),
}

impl Root<'static> {
    /// Opens the folder or archive of submissions at `path`, which may be an export of any platform. In a folder, `others` are left out: files
    /// that serve another purpose are no submissions. If everything in an archive is in one folder, that folder is the root.
    ///
    /// # Errors
    /// If there is neither a folder nor an archive that can be read.
    pub fn open<'p>(
        path: &Path,
        others: impl IntoIterator<Item = &'p Path>,
    ) -> Result<Self, RootError> {
        let name = path_text(path);
        // Neither a file nor a folder, such as a pipe: not opened.
        let root = match path.exists() && !path.is_dir() {
            true if path.is_file() && is_archive_name(&name) => {
                let mut archive = Archive::open(path, &mut Allowance::new(Limits::CLASS))?;
                let folder = archive.enter_only_folder();
                let name = folder.map_or(name, |folder| path_text(&path.join(folder)));
                Self::new(archive, name)
            }
            true => {
                return Err(RootError::IsAFile {
                    path: visible_path(path),
                    class: class_above(path).map(|class| visible_path(&class)),
                });
            }
            false => Self::new(Disk::folder(path)?.without(others), name),
        };
        Ok(Self {
            layout: Layouts::Any,
            ..root
        })
    }
}

impl BoilerplateSource<'static> {
    /// Opens the file or folder of starter code at `path`.
    ///
    /// # Errors
    /// If there is no file or folder at `path`.
    pub fn open(path: &Path) -> Result<Self, DiskError> {
        Ok(Self::new(Disk::single(path)?, path_text(path)))
    }
}
