//! The data folder of a server.
//!
//! | path | holds |
//! |---|---|
//! | `codesim.sqlite` | the records, see [`crate::store`] |
//! | `uploads/ID` | uploads in progress, with submissions joined with earlier ones in `joined`; those that are here when the server starts were never accepted |
//! | `jobs/ID/submissions`, `jobs/ID/boilerplate`, `jobs/ID/references` | the uploaded files |
//! | `jobs/ID/reports` | all reports, moved there at once |
//! | `jobs/ID/unfinished` | reports that are being written |
//! | `jobs/ID/pseudonyms.csv` | the pseudonyms in reports without names, see [`crate::pseudonyms`] |
//! | `jobs/ID/rest` | the archive without a student who is being erased |
//! | `erasures.jsonl`, `erasures.key` | the list of erasures, see [`crate::erasures`] |
//! | `indexes/ID/NAME.codesim` | classes of earlier years, see [`codesim_archive`] |

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::copying::copy_files;
use crate::pseudonyms;
use crate::store::{Index, IndexId};
use crate::work::Rest;

/// The uploaded submissions, within the folder of a job.
pub(crate) const SUBMISSIONS: &str = "submissions";

/// The uploaded starter code, within the folder of a job.
pub(crate) const BOILERPLATE: &str = "boilerplate";

/// Bytes that a disk has left, or it is full.
#[cfg(unix)]
const LEAST_ROOM: u64 = 64 << 20;

/// The uploaded references, within the folder of a job.
pub(crate) const REFERENCES: &str = "references";

const REPORTS: &str = "reports";
const UNFINISHED: &str = "unfinished";
const REST: &str = "rest";
const JOINED: &str = "joined";

/// Returns the path of the store.
pub(crate) fn store(folder: &Path) -> PathBuf {
    folder.join("codesim.sqlite")
}

/// Returns the name of an index's folder, as reports show it.
pub(crate) fn index_name(index: &Index) -> String {
    format!("{}.codesim", index.name)
}

/// The data folder.
#[derive(Debug, Clone)]
pub(crate) struct Data(PathBuf);

impl Data {
    /// Creates missing folders, and deletes everything that was never accepted: uploads, and jobs and indexes that are not in the lists.
    pub(crate) fn open(folder: &Path, jobs: &[String], indexes: &[IndexId]) -> io::Result<Self> {
        let data = Self(folder.canonicalize()?);
        remove(&data.0.join("uploads"))?;
        for name in ["uploads", "jobs", "indexes"] {
            fs::create_dir_all(data.0.join(name))?;
        }
        let indexes: Vec<String> = indexes.iter().map(IndexId::to_string).collect();
        remove_others(&data.0.join("jobs"), jobs)?;
        remove_others(&data.0.join("indexes"), &indexes)?;
        Ok(data)
    }

    /// Returns whether the disk has room: jobs that run and the store need some when no more uploads fit.
    #[cfg(unix)]
    pub(crate) fn has_room(&self) -> io::Result<bool> {
        let disk = rustix::fs::statvfs(&self.0)?;
        Ok(disk.f_bavail.saturating_mul(disk.f_frsize) >= LEAST_ROOM)
    }

    /// Returns `true`: only Unix systems are asked.
    #[cfg(not(unix))]
    pub(crate) fn has_room(&self) -> io::Result<bool> {
        Ok(true)
    }

    /// Returns the folder with all files of an index.
    pub(crate) fn index_folder(&self, id: IndexId) -> PathBuf {
        self.0.join("indexes").join(id.to_string())
    }

    /// Returns the path of an index, as reports name it.
    pub(crate) fn index(&self, index: &Index) -> PathBuf {
        self.index_folder(index.id).join(index_name(index))
    }

    /// Deletes all files of an index.
    pub(crate) fn remove_index(&self, id: IndexId) -> io::Result<()> {
        remove(&self.index_folder(id))
    }

    /// Returns the folder of an upload.
    pub(crate) fn upload(&self, id: &str) -> PathBuf {
        self.0.join("uploads").join(id)
    }

    /// Returns the folder with all files of a job.
    pub(crate) fn job(&self, id: &str) -> PathBuf {
        self.0.join("jobs").join(id)
    }

    /// Returns the file with the pseudonyms of a job.
    pub(crate) fn pseudonyms(&self, id: &str) -> PathBuf {
        self.job(id).join(pseudonyms::FILE)
    }

    /// Returns the folder with the reports of a job.
    pub(crate) fn reports(&self, id: &str) -> PathBuf {
        self.job(id).join(REPORTS)
    }

    /// Turns an upload into a job. Its files must be on the disk.
    pub(crate) fn accept(&self, id: &str) -> io::Result<()> {
        fs::rename(self.upload(id), self.job(id))?;
        sync(&self.0.join("jobs"))
    }

    /// Returns the bytes of the files that were uploaded for a job, starter code and references included.
    pub(crate) fn handed_in_bytes(&self, id: &str) -> io::Result<u64> {
        let folders = self.handed_in(id).into_iter();
        folders.map(|folder| bytes_below(&folder)).sum()
    }

    /// Copies the files that were uploaded for a job to another upload, with its pseudonyms.
    pub(crate) fn copy_handed_in(&self, id: &str, upload: &str) -> io::Result<()> {
        let pseudonyms = self.pseudonyms(id);
        if pseudonyms.exists() {
            fs::copy(pseudonyms, self.upload(upload).join(pseudonyms::FILE))?;
        }
        self.handed_in(id).into_iter().try_for_each(|folder| {
            let name = folder.file_name().unwrap_or_default();
            copy_files(&folder, &self.upload(upload).join(name))
        })
    }

    /// Copies the starter code and the references of a job to an upload, unless the upload has its own.
    pub(crate) fn copy_beside(&self, id: &str, upload: &str) -> io::Result<()> {
        for name in [BOILERPLATE, REFERENCES] {
            let [from, to] = [self.job(id), self.upload(upload)].map(|it| it.join(name));
            if from.exists() && !to.exists() {
                copy_files(&from, &to)?;
            }
        }
        Ok(())
    }

    /// Creates an empty folder in an upload for its submissions joined with earlier ones, and returns the path of the archive to write.
    pub(crate) fn begin_joined(&self, upload: &str) -> io::Result<PathBuf> {
        let folder = self.upload(upload).join(JOINED);
        fs::create_dir(&folder)?;
        Ok(folder.join("submissions.zip"))
    }

    /// Replaces the submissions of an upload by those that were joined.
    pub(crate) fn apply_joined(&self, upload: &str) -> io::Result<()> {
        let [joined, submissions] = [JOINED, SUBMISSIONS].map(|it| self.upload(upload).join(it));
        remove(&submissions)?;
        fs::rename(joined, submissions)?;
        sync(&self.upload(upload))
    }

    /// Returns the folders of the files that were uploaded for a job.
    fn handed_in(&self, id: &str) -> Vec<PathBuf> {
        let folders = [SUBMISSIONS, BOILERPLATE, REFERENCES].map(|name| self.job(id).join(name));
        let there = folders.into_iter().filter(|folder| folder.exists());
        there.collect()
    }

    /// Creates the folder of a job without an upload.
    pub(crate) fn begin_overview(&self, id: &str) -> io::Result<()> {
        fs::create_dir(self.job(id))?;
        sync(&self.0.join("jobs"))
    }

    /// Creates an empty folder for the reports of a job, and deletes its earlier ones.
    pub(crate) fn begin_reports(&self, id: &str) -> io::Result<PathBuf> {
        self.delete_reports(id)?;
        let folder = self.job(id).join(UNFINISHED);
        fs::create_dir(&folder)?;
        Ok(folder)
    }

    /// Deletes reports that were not finished, if there are any.
    pub(crate) fn discard_reports(&self, id: &str) -> io::Result<()> {
        remove(&self.job(id).join(UNFINISHED))
    }

    /// Publishes the reports of a job, all of them at once, and keeps their pseudonyms.
    pub(crate) fn show_reports(&self, id: &str) -> io::Result<()> {
        let unfinished = self.job(id).join(UNFINISHED);
        let pseudonyms = unfinished.join(pseudonyms::FILE);
        if pseudonyms.exists() {
            fs::rename(pseudonyms, self.pseudonyms(id))?;
        }
        fs::rename(unfinished, self.reports(id))?;
        sync(&self.job(id))
    }

    /// Deletes the reports of a job, finished or not.
    pub(crate) fn delete_reports(&self, id: &str) -> io::Result<()> {
        self.discard_reports(id)?;
        remove(&self.reports(id))
    }

    /// Creates an empty folder for the archive without a student, which a server that was killed may have left.
    pub(crate) fn begin_rest(&self, id: &str) -> io::Result<PathBuf> {
        self.discard_rest(id)?;
        let folder = self.job(id).join(REST);
        fs::create_dir(&folder)?;
        Ok(folder)
    }

    /// Deletes the folder of the archive without a student.
    pub(crate) fn discard_rest(&self, id: &str) -> io::Result<()> {
        remove(&self.job(id).join(REST))
    }

    /// Takes a student out of the submissions: replaces the archive by the one without them, or deletes their files. After a crash before the end,
    /// the student is still found.
    pub(crate) fn apply_rest(&self, id: &str, rest: &Rest, archive: &Path) -> io::Result<()> {
        let submissions = self.job(id).join(SUBMISSIONS);
        if rest.is_archive {
            let mut files = fs::read_dir(&submissions)?;
            let only = files.next().ok_or(io::ErrorKind::NotFound)??;
            fs::rename(archive, only.path())?;
        }
        for own in &rest.delete {
            delete(&submissions.join(own))?;
        }
        sync(&submissions)?;
        self.discard_rest(id)
    }

    /// Deletes all files of a job.
    pub(crate) fn remove(&self, id: &str) -> io::Result<()> {
        remove(&self.job(id))
    }

    /// Returns the bytes of all files of a job.
    pub(crate) fn bytes(&self, id: &str) -> io::Result<u64> {
        bytes_below(&self.job(id))
    }
}

/// Deletes all folders in a folder except those with these names.
fn remove_others(folder: &Path, known: &[String]) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if !known.iter().any(|id| entry.file_name() == **id) {
            fs::remove_dir_all(entry.path())?;
        }
    }
    Ok(())
}

/// Deletes a folder, if it is there.
fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        ended => ended,
    }
}

/// Deletes a file or a folder, if it is there.
fn delete(path: &Path) -> io::Result<()> {
    match path.is_dir() {
        true => remove(path),
        false if path.exists() => fs::remove_file(path),
        false => Ok(()),
    }
}

/// Returns the bytes of all files below a folder.
pub(crate) fn bytes_below(folder: &Path) -> io::Result<u64> {
    let mut bytes = 0;
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let metadata = entry.metadata()?;
            match metadata.is_dir() {
                true => folders.push(entry.path()),
                false => bytes += metadata.len(),
            }
        }
    }
    Ok(bytes)
}

/// Flushes the entries of a folder to the disk.
fn sync(folder: &Path) -> io::Result<()> {
    fs::File::open(folder)?.sync_all()
}
