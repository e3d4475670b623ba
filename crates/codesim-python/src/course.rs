//! `codesim.course`.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use codesim_course::{Caller, NothingCompared, Term, no_assignment};
use codesim_display::{path_text, with_causes};
use codesim_engine::{Job, MetadataSheet, Request, SideInformation};
use codesim_intake::{assignment_names, assignments_in};
use codesim_report::course::CourseAssignment;
use codesim_report::model::{Notice, Report};
use codesim_token::Registry;
use pyo3::exceptions::{PyKeyError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyMapping;

use crate::compare::{Assignment, at_least_one, thresholds};
use crate::course_pages::Pages;
use crate::course_result::Course;
use crate::errors::{Failure, SubmissionsError};
use crate::host;
use crate::sheet::Metadata;
use crate::sources::{Given, OneOrSeveral, TEXTS, paths};
use crate::work::{self, Manner};

/// Compares each assignment of a course by itself, and combines the results of each person. People are identified by the names of their submissions.
///
/// Args:
///     assignments: A folder with a folder or an archive for each assignment; the paths of several of these; or a dict by the name of an assignment of
///         submissions, each given as to `compare`. Their order is that of the course.
///     language: Ids of the languages to read, as in `languages()`; None reads all files of programming languages.
///     boilerplate: Starter code of any assignment, which does not count: paths, or a dict of sources by file name.
///     each: Settings of single assignments: a dict by name of dicts with `boilerplate`, which takes the place of that of all, `old`, its
///         submissions of earlier years, and `metadata`, the names, labels and times of its submissions, each as in `compare`. People are
///         identified by the names in metadata, if there are any.
///     limit: How many pairs of people to return; those that stand out are returned beyond it. None returns all that are known to be similar.
///     pages: A folder for pages to look at, which is made if it is not there: index.html is the course, and leads to the report of each assignment with its pairs
///         side by side. None makes none.
///     noise: The noise threshold k of the structure channel, in tokens: no match is shorter. None is 8 for programs.
///     guarantee: The guarantee threshold t, in tokens, at least k: no shared run of this length goes unseen. None is 11 for programs.
///     threads: How many threads to use; None is one for each core. The result does not depend on it.
///     progress: Called now and then on the calling thread, as progress(stage, done, total) of the current assignment; total may be None.
///
/// Returns:
///     Course: The pairs of people, those that need a person's time most first, and the people and the assignments.
///
/// Raises:
///     SubmissionsError: If no assignment can be compared. If some can, `assignments` gives the reason for each of the others.
///     KeyError: If `each` has another key or the name of no assignment.
///     OSError: If the folder of the pages cannot be made; CodesimError if a page cannot be written.
///     LanguageError: If a language is unknown.
///     ThresholdsError: If the thresholds do not go together.
///     KeyboardInterrupt: Soon after Ctrl-C.
///
/// Example:
///     >>> result = codesim.course("term/")
///     >>> [(pair.left, pair.right) for pair in result.pairs if pair.verdict == "repeated"]
#[pyfunction]
#[pyo3(
    signature = (assignments, *, language=None, boilerplate=None, each=None, limit=Some(100), pages=None, noise=None, guarantee=None, threads=None, progress=None),
    text_signature = "(assignments, *, language=None, boilerplate=None, each=None, limit=100, pages=None, noise=None, guarantee=None, threads=None, progress=None)"
)]
#[expect(
    clippy::too_many_arguments,
    reason = "each has a name where it is called"
)]
pub(crate) fn course(
    py: Python<'_>,
    assignments: &Bound<'_, PyAny>,
    language: Option<OneOrSeveral<String>>,
    boilerplate: Option<&Bound<'_, PyAny>>,
    each: Option<BTreeMap<String, BTreeMap<String, Bound<'_, PyAny>>>>,
    limit: Option<usize>,
    pages: Option<PathBuf>,
    noise: Option<usize>,
    guarantee: Option<usize>,
    threads: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Course> {
    let registry = host::registry(py)?;
    let languages = OneOrSeveral::all(language);
    let given = GivenTerm::of(assignments, &languages, &registry)?;
    let request = Request {
        thresholds: thresholds(noise, guarantee),
        limit: limit.map(at_least_one).transpose()?,
        ..Request::default()
    };
    let each = each.unwrap_or_default();
    given.has(each.keys())?;
    let assignments = given.assignments.into_iter().map(|(summary, submissions)| {
        let own = Own::of(each.get(&summary.name), &languages, &registry)?;
        let for_all = || boilerplate.map(Given::boilerplate).transpose();
        let assignment = Assignment {
            submissions,
            old: own.old,
            references: None,
            boilerplate: own.boilerplate.map_or_else(for_all, |it| Ok(Some(it)))?,
            index: None,
            history: Vec::new(),
            known: SideInformation {
                metadata: own.metadata,
                ..SideInformation::default()
            },
            request: request.clone(),
            languages: languages.clone(),
            registry: Arc::clone(&registry),
        };
        Ok((summary, assignment))
    });
    let assignments: Vec<(CourseAssignment, Assignment)> = assignments.collect::<PyResult<_>>()?;
    let names = assignments.iter().map(|(summary, _)| summary.name.as_str());
    let pages = pages.map(|folder| Pages::new(folder, names)).transpose()?;
    let manner = Manner { threads, progress };
    let report = work::run(py, &manner, move |observer| {
        let all = Term {
            assignments: &assignments,
            limit: request.limit,
            key: None,
        };
        let mut report = all.compare(&mut Comparing(pages.as_ref()), observer)?;
        report.notices = given.notices;
        pages.iter().try_for_each(|it| it.write_course(&report))?;
        Ok(report)
    })?;
    Ok(Course::new(report))
}

/// The assignments as they were given, in their order.
struct GivenTerm {
    assignments: Vec<(CourseAssignment, Given)>,
    /// Entries of the folder that are no assignment.
    notices: Vec<Notice>,
}

impl GivenTerm {
    fn of(given: &Bound<'_, PyAny>, languages: &[String], registry: &Registry) -> PyResult<Self> {
        if let Ok(named) = given.cast::<PyMapping>() {
            return Self::named(named, languages, registry);
        }
        if let Ok(folder) = given.extract::<PathBuf>() {
            let (assignments, others) = assignments_in(&folder)
                .map_err(|error| SubmissionsError::new_err(with_causes(error)))?;
            return Ok(Self {
                notices: others.iter().map(|path| no_assignment(path)).collect(),
                ..Self::of_paths(&assignments)
            });
        }
        let paths = paths(given).map_err(|_| {
            PyTypeError::new_err(
                "a folder of assignments, several paths, or a dict of submissions by the name of an assignment was expected",
            )
        })?;
        Ok(Self::of_paths(&paths))
    }

    /// Asserts that these are names of assignments.
    fn has<'n>(&self, mut names: impl Iterator<Item = &'n String>) -> PyResult<()> {
        let is_none = |name: &&String| !self.assignments.iter().any(|(it, _)| it.name == **name);
        match names.find(is_none) {
            None => Ok(()),
            Some(name) => Err(PyKeyError::new_err(format!(
                "each: {name:?}: the name of an assignment was expected"
            ))),
        }
    }

    fn of_paths(paths: &[PathBuf]) -> Self {
        let assignments = assignment_names(paths).into_iter().zip(paths);
        let assignments = assignments.map(|(name, path)| {
            let given = Given::Paths(vec![path.clone()]);
            (summary(name, path_text(path)), given)
        });
        Self {
            assignments: assignments.collect(),
            notices: Vec::new(),
        }
    }

    fn named(
        named: &Bound<'_, PyMapping>,
        languages: &[String],
        registry: &Registry,
    ) -> PyResult<Self> {
        let items = named.items()?;
        let assignments = items.iter().map(|item| {
            let (name, submissions): (String, Bound<'_, PyAny>) = item.extract()?;
            let given = Given::submissions(&submissions, languages, registry)?;
            let path = given.names(TEXTS).join(", ");
            Ok((summary(name, path), given))
        });
        Ok(Self {
            assignments: assignments.collect::<PyResult<_>>()?,
            notices: Vec::new(),
        })
    }
}

/// Settings of one assignment alone.
#[derive(Default)]
struct Own {
    boilerplate: Option<Given>,
    old: Option<Given>,
    metadata: MetadataSheet,
}

impl Own {
    fn of(
        given: Option<&BTreeMap<String, Bound<'_, PyAny>>>,
        languages: &[String],
        registry: &Registry,
    ) -> PyResult<Self> {
        let mut own = Self::default();
        for (what, it) in given.into_iter().flatten() {
            match what.as_str() {
                "boilerplate" => own.boilerplate = Some(Given::boilerplate(it)?),
                "old" => own.old = Some(Given::submissions(it, languages, registry)?),
                "metadata" => own.metadata = it.extract::<Metadata>()?.sheet()?,
                _ => {
                    return Err(PyKeyError::new_err(format!(
                        "each: {what:?}: `boilerplate`, `old` or `metadata` was expected"
                    )));
                }
            }
        }
        Ok(own)
    }
}

/// Returns the data of an assignment that is known before it is compared.
fn summary(name: String, path: String) -> CourseAssignment {
    CourseAssignment {
        name,
        path,
        ..CourseAssignment::default()
    }
}

/// Python as the one that has a course compared.
struct Comparing<'a>(Option<&'a Pages>);

impl<'a> Caller<'a> for Comparing<'a> {
    type Assignment = (CourseAssignment, Assignment);
    type Error = Failure;

    fn summary(&self, (summary, _): &Self::Assignment) -> CourseAssignment {
        summary.clone()
    }

    fn has_pages(&self) -> bool {
        self.0.is_some()
    }

    fn job(&mut self, (_, assignment): &'a Self::Assignment) -> Result<Job<'a>, Failure> {
        assignment.job()
    }

    fn write_page(
        &mut self,
        (summary, _): &Self::Assignment,
        report: &Report,
    ) -> Result<Option<String>, Failure> {
        let pages = self.0.iter();
        let mut written = pages.map(|pages| pages.write_assignment(&summary.name, report));
        written.next().transpose()
    }

    fn error(&self, _: &Self::Assignment, error: codesim_engine::Error) -> Failure {
        error.into()
    }

    fn problem(&self, error: Failure) -> Result<String, Failure> {
        match error {
            Failure::Submissions(problem) => Ok(problem),
            failure => Err(failure),
        }
    }

    fn nothing(&self, error: NothingCompared) -> Failure {
        Failure::Submissions(error.to_string())
    }
}
