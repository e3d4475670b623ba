//! Backups of the folder of a server.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::store::{Store, StoreError};
use codesim_archive::ArchiveWriter;

use crate::copying::copy_files;
use crate::{data, erasures};

/// How often a folder is copied whose files are moved meanwhile.
const ATTEMPTS: usize = 100;

/// Why no copy can be made.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is no server's folder.
    #[error("{0}: no server has kept anything here")]
    Nothing(PathBuf),
    /// The copy would be written over something.
    #[error("{0}: a folder that is not there yet was expected")]
    Exists(PathBuf),
    /// The store cannot be read or copied.
    #[error("{0}: what is known cannot be copied")]
    Store(PathBuf, #[source] StoreError),
    /// The index is damaged, or a class is being added to it.
    #[error("{0}: this index cannot be copied now")]
    Index(PathBuf, #[source] codesim_archive::Error),
    /// The copied store has decisions on a student whom the copied files no longer have.
    #[error("{0}: a student was erased while this was copied; delete it and begin again")]
    Erased(PathBuf),
    /// A file cannot be copied.
    #[error("{0}: it cannot be copied")]
    File(PathBuf, #[source] io::Error),
}

/// Writes the write-ahead log into the one file of the store, which may be copied with the folder while no server runs.
///
/// # Errors
/// If there is no server's folder, or the disk does not take it.
pub fn checkpoint(folder: &Path) -> Result<(), BackupError> {
    let store = open(folder)?;
    let failed = |error| BackupError::Store(folder.to_owned(), error);
    store.checkpoint().map_err(failed)
}

/// Copies the folder of a server, running or not, to a new one, and returns the number of jobs in the copy. Uploads in progress are left out, and
/// jobs that are deleted meanwhile.
///
/// # Errors
/// If there is no server's folder, the copy cannot be written, or a student is erased meanwhile.
pub fn back_up(folder: &Path, copy: &Path) -> Result<usize, BackupError> {
    let store = open(folder)?;
    fs::create_dir(copy).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists(copy.to_owned()),
        _ => BackupError::File(copy.to_owned(), error),
    })?;
    let failed = |error| BackupError::Store(copy.to_owned(), error);
    store.back_up(&data::store(copy)).map_err(failed)?;
    let copied = Store::open(&data::store(copy)).map_err(failed)?;
    let mut jobs = 0;
    for course in copied.courses().map_err(failed)? {
        for index in copied.indexes(course.id).map_err(failed)? {
            let inside = format!("indexes/{}", index.id);
            let _still = held(&folder.join(&inside).join(data::index_name(&index)))?;
            copy_folder(folder, copy, &inside)?;
        }
        for job in copied.jobs(course.id).map_err(failed)? {
            match copy_folder(folder, copy, &format!("jobs/{}", job.id))? {
                true => jobs += 1,
                false => copied.remove_job(&job.id).map_err(failed)?,
            }
        }
    }
    copy_erasures(folder, copy)?;
    let are_same =
        store.count_erasures().map_err(failed)? == copied.count_erasures().map_err(failed)?;
    are_same
        .then_some(jobs)
        .ok_or_else(|| BackupError::Erased(copy.to_owned()))
}

/// Copies the list of erasures. It is the last, so that it has every erasure that changed a file which was copied before.
fn copy_erasures(folder: &Path, copy: &Path) -> Result<(), BackupError> {
    for name in erasures::FILES {
        let (from, to) = (folder.join(name), copy.join(name));
        if from.exists() {
            let failed = |error| BackupError::File(from.clone(), error);
            fs::copy(&from, to).map_err(failed)?;
        }
    }
    Ok(())
}

/// Locks an index against changes; returns `None` if it does not exist yet.
fn held(index: &Path) -> Result<Option<ArchiveWriter>, BackupError> {
    if !index.exists() {
        return Ok(None);
    }
    let writer = ArchiveWriter::open(index);
    let writer = writer.map_err(|error| BackupError::Index(index.to_owned(), error))?;
    Ok(Some(writer))
}

fn open(folder: &Path) -> Result<Store, BackupError> {
    let file = data::store(folder);
    if !file.exists() {
        return Err(BackupError::Nothing(folder.to_owned()));
    }
    Store::open(&file).map_err(|error| BackupError::Store(folder.to_owned(), error))
}

/// Copies a folder within that of the server; returns `false` if it no longer exists.
fn copy_folder(from: &Path, to: &Path, inside: &str) -> Result<bool, BackupError> {
    let (from, to) = (from.join(inside), to.join(inside));
    let mut attempts = 1;
    while let Err(error) = copy_files(&from, &to) {
        let is_moved = error.kind() == io::ErrorKind::NotFound && attempts < ATTEMPTS;
        if from.exists() && !is_moved {
            return Err(BackupError::File(from, error));
        }
        // A job that ends moves its reports, and one that is deleted goes.
        let _ = fs::remove_dir_all(&to);
        if !from.exists() {
            return Ok(false);
        }
        attempts += 1;
    }
    Ok(true)
}
