//! The folder with all that a server keeps.
//!
//! | path | holds |
//! |---|---|
//! | `codesim.sqlite` | all that is known, see [`crate::store`] |
//! | `uploads/ID` | what is being handed in; whatever stands here when the server starts was never accepted |
//! | `jobs/ID/submissions`, `jobs/ID/boilerplate` | what was handed in |
//! | `jobs/ID/reports` | all reports, put there at once |
//! | `jobs/ID/unfinished` | reports that are being written |
//! | `jobs/ID/rest`, `jobs/ID/before` | what was handed in, without and with a student who is being taken out |
//! | `indexes/ID/NAME.codesim` | classes of earlier years, see [`codesim_archive`] |

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::store::{Index, IndexId};

/// What was handed in, within the folder of a job.
pub(crate) const SUBMISSIONS: &str = "submissions";

/// Starter code that came with it.
pub(crate) const BOILERPLATE: &str = "boilerplate";

const REPORTS: &str = "reports";
const UNFINISHED: &str = "unfinished";
const REST: &str = "rest";
const BEFORE: &str = "before";

/// The file with all that is known.
pub(crate) fn store(folder: &Path) -> PathBuf {
    folder.join("codesim.sqlite")
}

/// What the folder of an index is called, as reports name it.
pub(crate) fn index_name(index: &Index) -> String {
    format!("{}.codesim", index.name)
}

/// The folder.
#[derive(Debug, Clone)]
pub(crate) struct Data(PathBuf);

impl Data {
    /// Makes what is not there yet, and throws away what was never accepted: uploads, and jobs and indexes that are not known.
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

    /// All files of an index.
    pub(crate) fn index_folder(&self, id: IndexId) -> PathBuf {
        self.0.join("indexes").join(id.to_string())
    }

    /// An index as reports name it.
    pub(crate) fn index(&self, index: &Index) -> PathBuf {
        self.index_folder(index.id).join(index_name(index))
    }

    /// Deletes all files of an index.
    pub(crate) fn remove_index(&self, id: IndexId) -> io::Result<()> {
        remove(&self.index_folder(id))
    }

    /// Where something is handed in.
    pub(crate) fn upload(&self, id: &str) -> PathBuf {
        self.0.join("uploads").join(id)
    }

    /// All files of a job.
    pub(crate) fn job(&self, id: &str) -> PathBuf {
        self.0.join("jobs").join(id)
    }

    /// The reports of a job.
    pub(crate) fn reports(&self, id: &str) -> PathBuf {
        self.job(id).join(REPORTS)
    }

    /// Makes what was handed in that of a job. Only what is on the disk can be accepted.
    pub(crate) fn accept(&self, id: &str) -> io::Result<()> {
        fs::rename(self.upload(id), self.job(id))?;
        sync(&self.0.join("jobs"))
    }

    /// Bytes of what was handed in for a job, starter code included.
    pub(crate) fn handed_in_bytes(&self, id: &str) -> io::Result<u64> {
        let folders = self.handed_in(id).into_iter();
        folders.map(|folder| bytes_below(&folder)).sum()
    }

    /// Copies what was handed in for a job to something that is being handed in.
    pub(crate) fn copy_handed_in(&self, id: &str, upload: &str) -> io::Result<()> {
        self.handed_in(id).into_iter().try_for_each(|folder| {
            let name = folder.file_name().unwrap_or_default();
            copy_files(&folder, &self.upload(upload).join(name))
        })
    }

    /// The folders of what was handed in for a job.
    fn handed_in(&self, id: &str) -> Vec<PathBuf> {
        let folders = [SUBMISSIONS, BOILERPLATE].map(|name| self.job(id).join(name));
        let there = folders.into_iter().filter(|folder| folder.exists());
        there.collect()
    }

    /// An empty folder for the reports of a job, which has no others then.
    pub(crate) fn begin_reports(&self, id: &str) -> io::Result<PathBuf> {
        self.discard_reports(id)?;
        remove(&self.reports(id))?;
        remove(&self.job(id).join(BEFORE))?;
        let folder = self.job(id).join(UNFINISHED);
        fs::create_dir(&folder)?;
        Ok(folder)
    }

    /// Deletes reports that were not finished, if there are any.
    pub(crate) fn discard_reports(&self, id: &str) -> io::Result<()> {
        remove(&self.job(id).join(UNFINISHED))
    }

    /// Shows the reports of a job, all of them at once.
    pub(crate) fn show_reports(&self, id: &str) -> io::Result<()> {
        fs::rename(self.job(id).join(UNFINISHED), self.reports(id))?;
        sync(&self.job(id))
    }

    /// Where a class is written without one of its students.
    pub(crate) fn rest(&self, id: &str) -> PathBuf {
        self.job(id).join(REST)
    }

    /// Makes that what was handed in, and deletes what was before. The reports tell of the student until the job is begun again: whoever is killed
    /// before that can be asked once more.
    pub(crate) fn keep_rest(&self, id: &str) -> io::Result<()> {
        let [submissions, before] = [SUBMISSIONS, BEFORE].map(|name| self.job(id).join(name));
        fs::rename(&submissions, &before)?;
        fs::rename(self.rest(id), submissions)?;
        sync(&self.job(id))?;
        remove(&before)
    }

    /// Deletes all files of a job.
    pub(crate) fn remove(&self, id: &str) -> io::Result<()> {
        remove(&self.job(id))
    }

    /// Bytes of all files of a job.
    pub(crate) fn bytes(&self, id: &str) -> io::Result<u64> {
        bytes_below(&self.job(id))
    }
}

/// Deletes the folders in a folder that are not called one of these.
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

/// Bytes of the files in a folder and its folders.
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

/// Copies the files in a folder and its folders. A file that is there already is an error that names it.
pub(crate) fn copy_files(from: &Path, to: &Path) -> io::Result<()> {
    let mut folders = vec![(from.to_owned(), to.to_owned())];
    while let Some((from, to)) = folders.pop() {
        fs::create_dir_all(&to)?;
        for entry in fs::read_dir(&from)? {
            let entry = entry?;
            let copy = to.join(entry.file_name());
            match entry.file_type()?.is_dir() {
                true => folders.push((entry.path(), copy)),
                false if copy.exists() => {
                    let name = copy.file_name().unwrap_or_default().to_string_lossy();
                    return Err(io::Error::new(io::ErrorKind::AlreadyExists, name));
                }
                false => {
                    fs::copy(entry.path(), copy)?;
                }
            }
        }
    }
    Ok(())
}

/// Makes the names in a folder last.
fn sync(folder: &Path) -> io::Result<()> {
    fs::File::open(folder)?.sync_all()
}
