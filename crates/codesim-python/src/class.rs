//! Submissions, notices, remarks and the like: the data of a class beside its pairs.

use std::sync::Arc;

use codesim_report::model::{self, Report};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyIterator, PyList};

use crate::arrow;
use crate::sequence::item;

/// The submissions of a comparison in the order of their names: a sequence, and an Arrow stream of a row a submission.
#[pyclass(frozen, sequence, module = "codesim")]
pub(crate) struct Submissions(Arc<Report>);

impl Submissions {
    pub(crate) fn new(report: &Arc<Report>) -> Self {
        Self(Arc::clone(report))
    }
}

#[pymethods]
impl Submissions {
    fn __len__(&self) -> usize {
        self.0.submissions.len()
    }

    fn __getitem__<'py>(
        &self,
        py: Python<'py>,
        key: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let each = |index: usize| Submission::of(&self.0.submissions[index]);
        item(py, key, self.__len__(), each)
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        let each: Vec<_> = self.0.submissions.iter().map(Submission::of).collect();
        PyList::new(py, each)?.try_iter()
    }

    /// The submissions as an Arrow C stream: columns name, old, indexed, cluster, files, tokens and matchable_tokens.
    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // The protocol lets a producer hand out its own schema.
        let _ = requested_schema;
        arrow::stream(py, arrow::submissions(&self.0.submissions))
    }

    fn __repr__(&self) -> String {
        let count = codesim_display::counted(self.__len__(), "submission");
        format!("<codesim.Submissions: {count}>")
    }
}

/// One submission.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct Submission {
    /// The file or folder below that of all submissions, or the key that it was given by.
    name: String,
    /// Whether it is from an earlier year.
    old: bool,
    /// Whether it is a reference, a solution that nobody of the class handed in.
    reference: bool,
    /// Whether it is from an index.
    indexed: bool,
    /// Number of its cluster, from 1, or None.
    cluster: Option<usize>,
    /// Its files that were compared.
    files: Vec<File>,
    /// Number of tokens.
    tokens: usize,
    /// Tokens that could match: outside of starter code, in runs of at least t.
    matchable_tokens: usize,
}

impl Submission {
    fn of(submission: &model::SubmissionSummary) -> Self {
        let file = |it: &model::FileSummary| File {
            path: it.path.to_string(),
            language: it.language.clone(),
        };
        Self {
            name: submission.name.clone(),
            old: submission.old,
            reference: submission.reference,
            indexed: submission.indexed,
            cluster: submission.cluster,
            files: submission.files.iter().map(file).collect(),
            tokens: submission.tokens,
            matchable_tokens: submission.matchable_tokens,
        }
    }
}

#[pymethods]
impl Submission {
    fn __repr__(&self) -> String {
        let name = codesim_display::visible(&self.name);
        format!("<codesim.Submission: {name}, {} tokens>", self.tokens)
    }
}

/// A file that was compared, or a cell of a notebook.
#[pyclass(frozen, get_all, from_py_object, module = "codesim")]
#[derive(Clone)]
pub(crate) struct File {
    /// Path below the submission.
    path: String,
    /// Id of its language.
    language: String,
}

#[pymethods]
impl File {
    fn __repr__(&self) -> String {
        format!(
            "<codesim.File: {}, {}>",
            codesim_display::visible(&self.path),
            self.language
        )
    }
}

/// Submissions that flagged pairs connect.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct Cluster {
    /// From 1, the largest first.
    number: usize,
    /// Names of its submissions, ascending.
    members: Vec<String>,
    /// Number of flagged pairs among them.
    flagged_pairs: usize,
}

#[pymethods]
impl Cluster {
    fn __repr__(&self) -> String {
        format!(
            "<codesim.Cluster {}: {}>",
            self.number,
            self.members.join(", ")
        )
    }
}

impl From<&model::Cluster> for Cluster {
    fn from(cluster: &model::Cluster) -> Self {
        Self {
            number: cluster.number,
            members: cluster.members.clone(),
            flagged_pairs: cluster.flagged_pairs,
        }
    }
}

/// Submissions that are alike beyond chance as a group: copies of one source, or of a template that they were given.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct Ring {
    /// Names of its submissions, ascending.
    members: Vec<String>,
    /// Number of groups of independent submissions that are expected to be tied so.
    expected_by_chance: f64,
}

#[pymethods]
impl Ring {
    fn __repr__(&self) -> String {
        format!("<codesim.Ring: {}>", self.members.join(", "))
    }
}

impl From<&model::Ring> for Ring {
    fn from(ring: &model::Ring) -> Self {
        Self {
            members: ring.members.clone(),
            expected_by_chance: ring.expected_by_chance,
        }
    }
}

/// A file or submission that was left out, or read with warnings.
#[pyclass(frozen, get_all, from_py_object, module = "codesim")]
#[derive(Clone)]
pub(crate) struct Notice {
    /// The file or submission that it is about.
    path: String,
    /// Why it is listed.
    reason: String,
    /// Whether it was compared all the same.
    compared: bool,
    /// Whether a submission is not compared at all.
    whole_submission: bool,
}

#[pymethods]
impl Notice {
    fn __repr__(&self) -> String {
        format!(
            "<codesim.Notice: {}: {}>",
            codesim_display::visible(&self.path),
            self.reason
        )
    }
}

impl From<&model::Notice> for Notice {
    fn from(notice: &model::Notice) -> Self {
        Self {
            path: notice.about.to_string(),
            reason: notice.reason.to_string(),
            compared: notice.compared,
            whole_submission: notice.whole_submission,
        }
    }
}

/// A sign that a text was made to look other than it is. It is no proof, and changes no score.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct Remark {
    /// Name of the submission.
    submission: String,
    /// The path that it is about.
    path: String,
    /// Line where it first occurs, from 1, or None.
    line: Option<usize>,
    /// The sign in a sentence.
    sentence: String,
}

#[pymethods]
impl Remark {
    fn __repr__(&self) -> String {
        format!(
            "<codesim.Remark: {}: {}>",
            codesim_display::visible(&self.path),
            self.sentence
        )
    }
}

impl From<&model::Remark> for Remark {
    fn from(remark: &model::Remark) -> Self {
        Self {
            submission: remark.submission.clone(),
            path: remark.about.to_string(),
            line: remark.line,
            sentence: remark.sentence.to_string(),
        }
    }
}
