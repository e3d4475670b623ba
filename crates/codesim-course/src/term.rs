//! The assignments of a course, compared one after the other.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::path::Path;

use codesim_display::{About, Sentence, path_text};
use codesim_engine::side_inputs::Key;
use codesim_engine::{Detail, Error, Job, LoadedJob, Request};
use codesim_progress::Observer;
use codesim_report::course::{Course, CourseAssignment};
use codesim_report::model::{Notice, Report};

use crate::assignment_result::{AssignmentResult, exercise, kept_pairs};
use crate::together::course;

/// No assignment of a course can be compared.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NothingCompared {
    /// There is none.
    #[error("no assignment was given")]
    NoAssignment,
    /// All of them failed: it is probably no course.
    #[error("none of {count} assignments can be compared, the first for this reason: {first}")]
    AllFailed {
        /// How many there are.
        count: usize,
        /// Why the first cannot be compared.
        first: String,
    },
}

/// The program that has a course compared: it opens the assignments, and takes their reports.
pub trait Caller<'a> {
    /// Its data about an assignment.
    type Assignment;
    /// The reason why an assignment, or the whole course, cannot be compared, in its words.
    type Error;

    /// Returns the summary of an assignment before it is compared: its name and its path.
    fn summary(&self, assignment: &'a Self::Assignment) -> CourseAssignment;

    /// Whether each assignment has a page of its own.
    fn has_pages(&self) -> bool;

    /// Makes the job of comparing an assignment, when its turn comes. A key is added to it.
    ///
    /// # Errors
    /// If what was handed in cannot be opened.
    fn job(&mut self, assignment: &'a Self::Assignment) -> Result<Job<'a>, Self::Error>;

    /// Takes note that the class of an assignment was read.
    fn loaded(&mut self, assignment: &'a Self::Assignment, job: &mut LoadedJob) {
        let _ = (assignment, job);
    }

    /// Writes the page of an assignment, if it has one, and gives the name of its file.
    ///
    /// # Errors
    /// If it cannot be written, which ends the course.
    fn write_page(
        &mut self,
        assignment: &'a Self::Assignment,
        report: &Report,
    ) -> Result<Option<String>, Self::Error>;

    /// Converts the engine's error to that of the caller.
    fn error(&self, assignment: &'a Self::Assignment, error: Error) -> Self::Error;

    /// Returns the problem that the course reports for an assignment that cannot be compared; the others are compared all the same.
    ///
    /// # Errors
    /// The same error, if it ends the course.
    fn problem(&self, error: Self::Error) -> Result<String, Self::Error>;

    /// Returns the error that no assignment could be compared.
    fn nothing(&self, error: NothingCompared) -> Self::Error;
}

/// The assignments of a course.
pub struct Term<'a, A> {
    /// The assignments in their order.
    pub assignments: &'a [A],
    /// How many pairs of people to show; `None` shows all.
    pub limit: Option<NonZeroUsize>,
    /// The key of anonymous reports.
    pub key: Option<&'a mut Key>,
}

impl<'a, A> Term<'a, A> {
    /// Compares the assignments one after the other, each with its page written as soon as it is compared, and puts together what they say.
    ///
    /// # Errors
    /// If none can be compared, a page cannot be written, or the caller takes the error of an assignment for the end of all.
    pub fn compare<C: Caller<'a, Assignment = A>>(
        mut self,
        caller: &mut C,
        observer: &dyn Observer,
    ) -> Result<Course, C::Error> {
        let mut all = Vec::with_capacity(self.assignments.len());
        for assignment in self.assignments {
            let key = self.key.as_deref_mut();
            all.push(match one(assignment, key, caller, observer)? {
                Ok(compared) => compared,
                Err(error) => {
                    let problem = caller.problem(error)?;
                    AssignmentResult::failed(caller.summary(assignment), problem)
                }
            });
        }
        check_any(&all).map_err(|error| caller.nothing(error))?;
        Ok(course(
            &all,
            self.limit.map_or(usize::MAX, NonZeroUsize::get),
        ))
    }
}

/// Compares an assignment and writes its page, or returns why it could not be compared; the outer error ends the course.
fn one<'a, C: Caller<'a>>(
    assignment: &'a C::Assignment,
    key: Option<&mut Key>,
    caller: &mut C,
    observer: &dyn Observer,
) -> Result<Result<AssignmentResult, C::Error>, C::Error> {
    let (mut compared, report) = match compare(assignment, key, caller, observer) {
        Ok(compared) => compared,
        Err(error) => return Ok(Err(error)),
    };
    compared.summary.report = caller.write_page(assignment, &report)?;
    Ok(Ok(compared))
}

/// Compares an assignment by itself; gives what the course needs, and the report.
fn compare<'a, C: Caller<'a>>(
    assignment: &'a C::Assignment,
    mut key: Option<&mut Key>,
    caller: &mut C,
    observer: &dyn Observer,
) -> Result<(AssignmentResult, Report), C::Error> {
    let has_page = caller.has_pages();
    let job: Job = caller.job(assignment)?;
    let job = Job {
        key: key.as_deref_mut(),
        ..job
    };
    let loaded = job.load(observer);
    let mut loaded = loaded.map_err(|error| caller.error(assignment, error))?;
    caller.loaded(assignment, &mut loaded);
    let count = loaded.class.submissions.len();
    loaded.request = of_assignment(loaded.request, has_page, count);
    let judged = loaded.judge(kept_pairs(count), observer);
    let (mut report, judged) = judged.map_err(|error| caller.error(assignment, error))?;
    if !has_page {
        // Nobody sees it.
        report.pairs.clear();
    }
    let summary = caller.summary(assignment);
    let mut compared =
        AssignmentResult::of(summary, &report, &judged, report.parameters.min_tokens);
    if let Some(key) = key {
        key.hide_names(&mut report);
        let digests = report.submissions.iter();
        let digests: HashMap<&str, &Option<String>> =
            digests.map(|it| (&*it.name, &it.digest)).collect();
        for submission in &mut compared.submissions {
            submission.pseudonym = key.pseudonyms().get(&submission.name).cloned();
            let digest = digests.get(submission.display_name()).copied();
            submission.digest = digest.cloned().flatten();
        }
        compared.summary.exercise = exercise(&report);
        compared.summary.notices.clone_from(&report.notices);
    }
    Ok((compared, report))
}

/// Returns the request for one assignment of `submissions` submissions: where it has a page of its own, all pairs that the course links to
/// are on it.
fn of_assignment(request: Request, has_page: bool, submissions: usize) -> Request {
    let few = NonZeroUsize::MIN;
    let of_all = NonZeroUsize::new(submissions).unwrap_or(few);
    let (limit, detail) = match has_page {
        true => (request.limit.map(|limit| limit.max(of_all)), Detail::Places),
        false => (Some(few), Detail::Numbers),
    };
    Request {
        limit,
        detail,
        ..request
    }
}

/// Refuses a course without any assignment that could be compared: it is probably none.
fn check_any(all: &[AssignmentResult]) -> Result<(), NothingCompared> {
    let problems = all.iter().map(|it| it.summary.problem.as_ref());
    let problems: Option<Vec<&String>> = problems.collect();
    match problems.as_deref() {
        None => Ok(()),
        Some([]) => Err(NothingCompared::NoAssignment),
        Some([first, ..]) => Err(NothingCompared::AllFailed {
            count: all.len(),
            first: (*first).clone(),
        }),
    }
}

/// Says that something in the folder of a course is no assignment.
pub fn no_assignment(path: &Path) -> Notice {
    Notice {
        about: About::Beside(path_text(path)),
        compared: false,
        whole_submission: false,
        reason: Sentence::new("left-out-no-assignment"),
    }
}
