//! The result of the comparison of a course.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use codesim_display::TableStyle;
use codesim_report::course::{
    self as model, course_summary, write_course_csv, write_course_html, write_course_json,
    write_course_table,
};
use codesim_report::{CsvDialect, Format};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::class::Notice;
use crate::course_parts::{CourseAssignment, CourseCluster, CoursePair, CoursePerson};
use crate::whole_file::whole_file;

/// The results of a course for each person and pair of people, over all assignments.
#[pyclass(frozen, module = "codesim")]
pub(crate) struct Course(Arc<model::Course>);

impl Course {
    pub(crate) fn new(course: model::Course) -> Self {
        Self(Arc::new(course))
    }
}

#[pymethods]
impl Course {
    /// The assignments in their order, also those that could not be compared.
    #[getter]
    fn assignments(&self) -> Vec<CourseAssignment> {
        let all = self.0.assignments.iter();
        all.map(CourseAssignment::from).collect()
    }

    /// All people with a submission, by name.
    #[getter]
    fn people(&self) -> Vec<CoursePerson> {
        self.0.people.iter().map(CoursePerson::from).collect()
    }

    /// The pairs of people, those that need a person's time most first.
    #[getter]
    fn pairs(&self) -> Vec<CoursePair> {
        self.0.pairs.iter().map(CoursePair::from).collect()
    }

    /// Groups of people that repeated pairs connect, the largest first.
    #[getter]
    fn clusters(&self) -> Vec<CourseCluster> {
        self.0.clusters.iter().map(CourseCluster::from).collect()
    }

    /// Entries of the folder of the course that are no assignment.
    #[getter]
    fn notices(&self) -> Vec<Notice> {
        self.0.notices.iter().map(Notice::from).collect()
    }

    /// Submissions of one assignment whose names differ only in spelling, so that names are used unchanged.
    #[getter]
    fn not_told_apart(&self) -> Vec<String> {
        self.0.not_told_apart.clone()
    }

    /// Number of pairs of people.
    #[getter]
    fn pairs_of_people(&self) -> u64 {
        self.0.pairs_of_people
    }

    /// Number of repeated pairs.
    #[getter]
    fn repeated_pairs(&self) -> usize {
        self.0.repeated_pairs
    }

    /// Number of pairs that are flagged in one assignment and not repeated.
    #[getter]
    fn flagged_once_pairs(&self) -> usize {
        self.0.flagged_once_pairs
    }

    /// Writes the course to a file, in the format of its suffix: .html (the page of the course; those of its assignments are what `pages` is for), .json, .csv or
    /// .txt. The file is complete or not there.
    ///
    /// Raises:
    ///     ValueError: If the suffix is none of these.
    ///     OSError: If the file cannot be written.
    fn save(&self, py: Python<'_>, path: PathBuf) -> PyResult<()> {
        let course = &self.0;
        let format = Format::of_file(&path);
        let write = |out: &mut dyn io::Write| match format {
            Some(Format::Html) => write_course_html(course, out),
            Some(Format::Json) => write_course_json(course, out),
            Some(Format::Csv) => write_course_csv(course, CsvDialect::Plain, out),
            Some(Format::Table) => write_course_table(course, &TableStyle::default(), out),
            _ => Err(io::ErrorKind::Unsupported.into()),
        };
        match py.detach(|| whole_file(&path, |out| write(out))) {
            Err(error) if error.kind() == io::ErrorKind::Unsupported => {
                Err(PyValueError::new_err(format!(
                    "{}: a name ending in .html, .json, .csv or .txt was expected",
                    codesim_display::visible_path(&path)
                )))
            }
            written => Ok(written?),
        }
    }

    /// The course as the text of a JSON document.
    fn json(&self, py: Python<'_>) -> PyResult<String> {
        let course = &self.0;
        let text = py.detach(|| {
            let mut text = Vec::new();
            write_course_json(course, &mut text)?;
            String::from_utf8(text).map_err(io::Error::other)
        });
        Ok(text?)
    }

    fn __repr__(&self) -> String {
        format!("<codesim.Course: {}>", course_summary(&self.0))
    }
}
