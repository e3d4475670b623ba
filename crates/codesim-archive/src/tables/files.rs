//! Where tables go, whole or not at all.

use std::path::{Path, PathBuf};

use codesim_display::visible_path;
use tempfile::{NamedTempFile, TempDir};

use crate::error::Error;

/// Returns the folder that a table is to be written into, which is not that of the index: its files must not be replaced.
pub(super) fn folder_for(output: &Path, index: &Path) -> Result<PathBuf, Error> {
    let refused = |what: &str| Err(Error::NoPlace(format!("{}{what}", visible_path(output))));
    if output.exists() && !output.is_file() {
        return refused(": this is no file that a table could replace");
    }
    let folder = match output.parent() {
        Some(folder) if folder != Path::new("") => folder,
        Some(_) => Path::new("."),
        None => return refused(": the name of a file was expected"),
    };
    match is_inside(folder, index)? {
        true => refused(" is inside of the index; write the table beside it"),
        false => Ok(folder.to_owned()),
    }
}

/// Refuses a folder for tables, which need not be there, in that of the index.
pub(super) fn check_folder(folder: &Path, index: &Path) -> Result<(), Error> {
    let mut above = folder.ancestors().filter(|path| path.exists());
    let nearest = above.next().unwrap_or(Path::new("."));
    match is_inside(nearest, index)? {
        true => Err(Error::NoPlace(format!(
            "{} is inside of the index; write the tables beside it",
            visible_path(folder)
        ))),
        false => Ok(()),
    }
}

fn is_inside(folder: &Path, index: &Path) -> Result<bool, Error> {
    let full = |path: &Path| {
        let missing = |error| Error::NoPlace(format!("{}: {error}", visible_path(path)));
        path.canonicalize().map_err(missing)
    };
    Ok(full(folder)?.starts_with(full(index)?))
}

/// Makes a hidden folder in the one that `path` is in, for data that are renamed to it when they are complete.
pub(super) fn folder_beside(path: &Path) -> std::io::Result<TempDir> {
    let parent = path.parent().filter(|parent| *parent != Path::new(""));
    let mut builder = tempfile::Builder::new();
    builder
        .prefix(".import-")
        .tempdir_in(parent.unwrap_or(Path::new(".")))
}

/// Makes the error of a table that cannot be written there.
pub(super) fn unwritable(
    output: &Path,
    source: impl Into<Box<dyn std::error::Error + Send + Sync>>,
) -> Error {
    Error::Unwritable {
        path: visible_path(output),
        source: source.into(),
    }
}

/// Makes a file with a temporary name: half a table must not be taken for a whole one.
pub(super) fn new_file(folder: &Path) -> std::io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.prefix(".export-").tempfile_in(folder)
}

pub(super) fn keep(file: NamedTempFile, output: &Path) -> std::io::Result<()> {
    file.as_file().sync_all()?;
    file.persist(output)?;
    Ok(())
}
