//! What a job is told.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// What a process is told: its first line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Order {
    pub(crate) task: Task,
    /// Bytes of memory that it may have.
    pub(crate) memory: u64,
}

/// What is to be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Task {
    Compare(Box<Comparison>),
    Keep(ArchiveTask),
    Export(Student),
    Without(Student),
    Leave(RemoveStudentTask),
}

/// Where something that was handed in is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Paths {
    /// The folder or archive of submissions.
    pub(crate) submissions: PathBuf,
    /// Files or folders of starter code.
    pub(crate) boilerplate: Vec<PathBuf>,
}

/// What is compared, how, and where the reports go.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Comparison {
    pub(crate) given: Paths,
    /// The folder of an index with earlier classes.
    pub(crate) against: Option<PathBuf>,
    /// What the exercise is called; nothing if nobody said.
    pub(crate) title: String,
    /// How the class is read and compared.
    pub(crate) options: Options,
    /// A folder that is there, for the reports.
    pub(crate) reports: PathBuf,
}

/// A class that is kept for those to come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ArchiveTask {
    pub(crate) given: Paths,
    /// Ids of languages to read; none are all.
    pub(crate) lang: Vec<String>,
    /// The folder of the index.
    pub(crate) index: PathBuf,
    /// What the class is called there.
    pub(crate) collection: String,
}

/// A student in a class, who is looked for or left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Student {
    pub(crate) given: Paths,
    /// Ids of languages to read; none are all.
    pub(crate) lang: Vec<String>,
    /// What the student's submission is called.
    pub(crate) name: String,
    /// The file or folder to write.
    pub(crate) to: PathBuf,
}

/// A student who leaves an index.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RemoveStudentTask {
    /// The folder of the index.
    pub(crate) index: PathBuf,
    /// What the student's submissions are called.
    pub(crate) name: String,
}

/// How a class is read and compared; what is not said is as usual.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    /// Ids of languages to read; none are all.
    pub(crate) lang: Vec<String>,
    /// The index of the course with which it is compared too.
    pub(crate) against: Option<String>,
    /// The pages that a client of MOSS reads, if one asks.
    pub(crate) moss: Option<MossTask>,
}

/// What the pages for a client of MOSS say, and what it asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct MossTask {
    pub(crate) url: String,
    pub(crate) report_url: String,
    pub(crate) date: String,
    pub(crate) comment: String,
    pub(crate) directory: bool,
    pub(crate) experimental: bool,
    pub(crate) max_matches: usize,
    pub(crate) show: usize,
    pub(crate) language: Option<String>,
    /// What the client calls its submissions, by their names here.
    pub(crate) names: BTreeMap<String, String>,
}

impl MossTask {
    /// The same for another job: its pages stand at this address, and were asked for at this time.
    pub(crate) fn at(self, url: String, date: String) -> Self {
        Self {
            report_url: format!("{url}/report.html"),
            url,
            date,
            ..self
        }
    }
}
