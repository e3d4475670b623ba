//! The folder with all that a server keeps.
//!
//! | path | holds |
//! |---|---|
//! | `codesim.sqlite` | all that is known, see [`codesim_store`] |
//! | `uploads/ID` | what is being handed in; whatever stands here when the server starts was never accepted |
//! | `jobs/ID/submissions`, `jobs/ID/boilerplate` | what was handed in |
//! | `jobs/ID/reports` | all reports, put there at once |
//! | `jobs/ID/unfinished` | reports that are being written |

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What was handed in, within the folder of a job.
pub(crate) const SUBMISSIONS: &str = "submissions";

/// Starter code that came with it.
pub(crate) const BOILERPLATE: &str = "boilerplate";

const REPORTS: &str = "reports";
const UNFINISHED: &str = "unfinished";

/// The file with all that is known.
pub(crate) fn store(folder: &Path) -> PathBuf {
    folder.join("codesim.sqlite")
}

/// The folder.
#[derive(Debug, Clone)]
pub(crate) struct Data(PathBuf);

impl Data {
    /// Makes what is not there yet, and throws away what was never accepted: uploads, and jobs that are not `known`.
    pub(crate) fn open(folder: &Path, known: &[String]) -> io::Result<Self> {
        let data = Self(folder.canonicalize()?);
        let [uploads, jobs] = ["uploads", "jobs"].map(|name| data.0.join(name));
        remove(&uploads)?;
        for folder in [&uploads, &jobs] {
            fs::create_dir_all(folder)?;
        }
        for entry in fs::read_dir(&jobs)? {
            let entry = entry?;
            if !known.iter().any(|id| entry.file_name() == **id) {
                fs::remove_dir_all(entry.path())?;
            }
        }
        Ok(data)
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

    /// An empty folder for the reports of a job.
    pub(crate) fn begin_reports(&self, id: &str) -> io::Result<PathBuf> {
        self.discard_reports(id)?;
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
        let reports = self.reports(id);
        remove(&reports)?;
        fs::rename(self.job(id).join(UNFINISHED), &reports)?;
        sync(&self.job(id))
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

/// Makes the names in a folder last.
fn sync(folder: &Path) -> io::Result<()> {
    fs::File::open(folder)?.sync_all()
}
