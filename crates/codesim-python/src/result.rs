//! The result of a comparison.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use codesim_display::TableStyle;
use codesim_report::model::Report;
use codesim_report::{Format, summary, write_html, write_json};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::class::{Cluster, Notice, Remark, Ring, Submissions};
use crate::errors::CodesimError;
use crate::page;
use crate::pair::Pairs;
use crate::verdict::reliability;
use crate::whole_file::whole_file;

/// The result of a comparison. In a notebook it shows itself as a table of its best pairs.
#[pyclass(frozen, module = "codesim")]
pub(crate) struct Comparison(Arc<Report>);

impl Comparison {
    pub(crate) fn new(report: Arc<Report>) -> Self {
        Self(report)
    }
}

#[pymethods]
impl Comparison {
    /// The pairs, best score first.
    #[getter]
    fn pairs(&self) -> Pairs {
        Pairs::new(&self.0)
    }

    /// The submissions, in the order of the names.
    #[getter]
    fn submissions(&self) -> Submissions {
        Submissions::new(&self.0)
    }

    /// Groups of submissions that flagged pairs connect, the largest first.
    #[getter]
    fn clusters(&self) -> Vec<Cluster> {
        self.0.clusters.iter().map(Cluster::from).collect()
    }

    /// Groups of submissions that are alike beyond chance, whose pairs are flagged for it, the surest first.
    #[getter]
    fn rings(&self) -> Vec<Ring> {
        self.0.rings.iter().map(Ring::from).collect()
    }

    /// Files and submissions that were left out or read with warnings, and why.
    #[getter]
    fn notices(&self) -> Vec<Notice> {
        self.0.notices.iter().map(Notice::from).collect()
    }

    /// Warnings to read before a submission.
    #[getter]
    fn remarks(&self) -> Vec<Remark> {
        self.0.remarks.iter().map(Remark::from).collect()
    }

    /// Ids of the languages that were found.
    #[getter]
    fn languages(&self) -> Vec<String> {
        self.0.parameters.languages.clone()
    }

    /// Number of pairs that were compared, including those that share no code.
    #[getter]
    fn compared_pairs(&self) -> u64 {
        self.0.class.pairs
    }

    /// Number of flagged pairs.
    #[getter]
    fn flagged_pairs(&self) -> usize {
        self.0.class.flagged_pairs
    }

    /// Number of pairs for a second look beside the flagged ones.
    #[getter]
    fn second_look_pairs(&self) -> usize {
        self.0.class.second_look_pairs
    }

    /// Pairs from this score on are flagged, if their submissions are large enough to judge; 0..=1.
    #[getter]
    fn flag_score(&self) -> f64 {
        self.0.class.flag_score
    }

    /// How far expected_by_chance can be relied on in this class: checked, few-submissions or many-alike; None in a class too small to tell.
    #[getter]
    fn reliability(&self) -> Option<&'static str> {
        self.0.class.reliability.map(reliability)
    }

    /// Number of pairs by score: entry i of n has the scores from (i / n) ** 2 up to the next. An estimate in classes of more than a thousand
    /// submissions.
    #[getter]
    fn histogram(&self) -> Vec<u64> {
        self.0.class.histogram.clone()
    }

    /// How many independent pairs are expected there, entries as in histogram; empty in a class too small to tell.
    #[getter]
    fn independent_histogram(&self) -> Vec<f64> {
        self.0.class.independent_histogram.clone()
    }

    /// Writes the report to a file, in the format of its suffix, such as .html, .json or .csv. The file is complete or not there.
    ///
    /// Raises:
    ///     ValueError: If the suffix is that of no format.
    ///     OSError: If the file cannot be written.
    fn save(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        let format = Format::of_file(&path).ok_or_else(|| {
            PyValueError::new_err(format!(
                "{}: a name ending in {} was expected",
                codesim_display::visible_path(&path),
                extensions()
            ))
        })?;
        let report = &self.0;
        let write =
            |out: &mut (dyn io::Write + Send)| format.write(report, &TableStyle::default(), out);
        Ok(py.detach(|| whole_file(&path, write))?)
    }

    /// The report as one self-contained page, the same that save writes to a file of .html.
    fn html(&self, py: Python<'_>) -> PyResult<String> {
        let report = &self.0;
        let page = py.detach(|| {
            let mut page = Vec::new();
            write_html(report, &mut page)?;
            String::from_utf8(page).map_err(io::Error::other)
        });
        Ok(page?)
    }

    /// The report as the text of a JSON document.
    fn json(&self, py: Python<'_>) -> PyResult<String> {
        let report = &self.0;
        let text = py.detach(|| {
            let mut text = Vec::new();
            write_json(report, &mut text)?;
            String::from_utf8(text).map_err(io::Error::other)
        });
        Ok(text?)
    }

    fn _repr_html_(&self) -> PyResult<String> {
        page::table(&self.0).map_err(|error| CodesimError::new_err(error.to_string()))
    }

    fn __repr__(&self) -> String {
        format!("<codesim.Comparison: {}>", summary(&self.0))
    }
}

/// Returns the endings of the names of files, as a sentence has them.
fn extensions() -> String {
    let all: Vec<_> = Format::all()
        .map(|format| format!(".{}", format.extension()))
        .collect();
    let (last, others) = all.split_last().expect("there are formats");
    format!("{} or {last}", others.join(", "))
}
