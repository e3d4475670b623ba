//! The files that a job may use.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use codesim_sandbox::Access;

use super::task::{Paths, Task};

impl Task {
    /// Returns the files of the task, and those that start a process of the program. Landlock needs the files to be there, so a file that the task writes is made here.
    pub(super) fn access(&self, program: Vec<PathBuf>) -> io::Result<Access> {
        let mut access = Access::to_start(program);
        match self {
            Self::Compare(task) => {
                access.read.extend(task.given.all());
                access.read.extend(task.against.clone());
                access
                    .read
                    .extend(task.pseudonyms.clone().filter(|it| it.exists()));
                access.read.extend(task.earlier.clone());
                access.write.push(task.reports.clone());
            }
            Self::Course(task) => {
                let given = task.assignments.iter().flat_map(|it| it.given.all());
                access.read.extend(given);
                access.write.push(task.reports.clone());
            }
            Self::Case(task) => {
                access.read.extend(task.given.all());
                access.write.push(folder_of(&task.to));
            }
            Self::Keep(task) => {
                access.read.extend(task.given.all());
                access.write.push(folder_of(&task.index));
            }
            Self::Join(task) => {
                access.read.push(task.earlier.clone());
                access.read.push(task.later.clone());
                access.write.push(folder_of(&task.to));
            }
            Self::Export(task) => {
                File::create(&task.to)?;
                access.read.extend(task.given.all());
                access.write.push(task.to.clone());
            }
            Self::Erase(task) => {
                access.read.push(task.submissions.clone());
                access.write.push(folder_of(&task.to));
            }
            Self::EraseFromIndex(task) => access.write.push(folder_of(&task.index)),
            Self::Trim(task) => access.write.push(folder_of(&task.index)),
        }
        Ok(access)
    }
}

impl Paths {
    fn all(&self) -> impl Iterator<Item = PathBuf> {
        let submissions = std::iter::once(&self.submissions);
        let beside = self.boilerplate.iter().chain(&self.references);
        submissions.chain(beside).cloned()
    }
}

/// Returns the folder of an index, or of an archive to be written; nothing else is in it.
fn folder_of(path: &Path) -> PathBuf {
    path.parent().unwrap_or(path).to_owned()
}
