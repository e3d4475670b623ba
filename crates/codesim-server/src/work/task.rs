//! The order for a job.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::erasures::Sought;

/// The first line that a process reads.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Order {
    pub(crate) task: Task,
    /// Bytes of memory that it may have.
    pub(crate) memory: u64,
}

/// The task of a process.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Task {
    Compare(Box<Comparison>),
    Course(CourseTask),
    Case(Box<CaseTask>),
    Keep(ArchiveTask),
    Join(Join),
    Export(Student),
    Erase(Erase),
    EraseFromIndex(EraseFromIndex),
    Trim(Trim),
}

/// The paths of uploaded files.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Paths {
    /// The folder or archive of submissions.
    pub(crate) submissions: PathBuf,
    /// Files or folders of starter code.
    pub(crate) boilerplate: Vec<PathBuf>,
    /// The folder of references, if there are any.
    pub(crate) references: Option<PathBuf>,
}

/// A class to compare, and the folder for its reports.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Comparison {
    pub(crate) given: Paths,
    /// The folder of an index with earlier classes.
    pub(crate) against: Option<PathBuf>,
    /// The title of the exercise; empty if there is none.
    pub(crate) title: String,
    /// How the class is read and compared.
    pub(crate) options: Options,
    /// The file with the pseudonyms of an earlier run, if the reports have pseudonyms; there may be none.
    pub(crate) pseudonyms: Option<PathBuf>,
    /// The report in JSON of the job that this one continues.
    pub(crate) earlier: Option<PathBuf>,
    /// An existing folder for the reports.
    pub(crate) reports: PathBuf,
}

/// A course to compare over its assignments, and the folder for its reports.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CourseTask {
    /// The title of the overview; empty if there is none.
    pub(crate) title: String,
    pub(crate) assignments: Vec<Assignment>,
    /// An existing folder for the reports.
    pub(crate) reports: PathBuf,
}

/// An assignment of a course: the class of a finished job.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Assignment {
    /// Its name, which no other one of the course has.
    pub(crate) name: String,
    pub(crate) given: Paths,
    /// How the class is read and compared.
    pub(crate) options: Options,
    /// The names of pairs and the status of the decision that holds.
    pub(crate) decisions: Vec<[String; 3]>,
    /// The address of its report, from that of the course.
    pub(crate) report: String,
}

/// A confirmed pair to put into a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CaseTask {
    pub(crate) given: Paths,
    /// The title of the exercise; empty if there is none.
    pub(crate) title: String,
    /// How the class is read and compared.
    pub(crate) options: Options,
    /// The names of the two submissions.
    pub(crate) pair: [String; 2],
    /// The decision, as a file of decisions.
    pub(crate) decisions: String,
    /// The time, in UTC.
    pub(crate) created: String,
    /// The file to write, in a folder of its own.
    pub(crate) to: PathBuf,
}

/// A class to add to an index.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ArchiveTask {
    pub(crate) given: Paths,
    /// Ids of languages to read; an empty list is all languages.
    pub(crate) lang: Vec<String>,
    /// The folder of the index.
    pub(crate) index: PathBuf,
    /// The name of the class there.
    pub(crate) collection: String,
}

/// Submissions to join with those that came later.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Join {
    /// The folder or archive of the earlier submissions.
    pub(crate) earlier: PathBuf,
    /// The folder or archive of those that came later.
    pub(crate) later: PathBuf,
    /// The archive to write.
    pub(crate) to: PathBuf,
}

/// A student in a class, to export.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Student {
    pub(crate) given: Paths,
    /// Ids of languages to read; an empty list is all languages.
    pub(crate) lang: Vec<String>,
    /// The name of the student's submission.
    pub(crate) name: String,
    /// The names that a client of MOSS gave the submissions, if one did.
    pub(crate) names: BTreeMap<String, String>,
    /// The file to write.
    pub(crate) to: PathBuf,
}

/// A student to erase from a class.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Erase {
    /// The folder or archive of submissions.
    pub(crate) submissions: PathBuf,
    pub(crate) sought: Sought,
    /// The names that a client of MOSS gave the submissions, if one did.
    pub(crate) names: BTreeMap<String, String>,
    /// Whether somebody was erased from it before.
    pub(crate) was_erased: bool,
    /// The archive to write.
    pub(crate) to: PathBuf,
}

/// A student to erase from an index.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct EraseFromIndex {
    /// The folder of the index.
    pub(crate) index: PathBuf,
    pub(crate) sought: Sought,
}

/// An index that keeps classes for a time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Trim {
    /// The folder of the index.
    pub(crate) index: PathBuf,
    /// Classes that were added before this time leave it, in seconds since 1970.
    pub(crate) before: i64,
}

/// The options for reading and comparing a class; missing ones have their defaults.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    /// Ids of languages to read; an empty list is all languages.
    pub(crate) lang: Vec<String>,
    /// The index of the course with which the class is compared too.
    pub(crate) against: Option<String>,
    /// Names and times of the submissions, as CSV.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) metadata: Option<String>,
    /// The groups that handed in together, as CSV.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) groups: Option<String>,
    /// Whether the reports have pseudonyms.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) blind: bool,
    /// The jobs whose classes are compared as the assignments of a course, if this is not the comparison of a class.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) assignments: Vec<String>,
    /// The pages that a client of MOSS reads, if one requested the job.
    pub(crate) moss: Option<MossTask>,
}

/// The content of the pages for a client of MOSS, and the options that it sent.
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
    /// The client's names of its submissions, by their names here.
    pub(crate) names: BTreeMap<String, String>,
}

impl MossTask {
    /// Returns the same for another job, with pages at this address, requested at this time.
    pub(crate) fn at(self, url: String, date: String) -> Self {
        Self {
            report_url: format!("{url}/report.html"),
            url,
            date,
            ..self
        }
    }
}
