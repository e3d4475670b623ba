//! The command line as the one that has a course compared.

use anyhow::anyhow;
use codesim_course::{Caller, NothingCompared};
use codesim_display::{shorten, visible, visible_path};
use codesim_engine::{Error, Job, LoadedJob};
use codesim_report::course::CourseAssignment;
use codesim_report::model::Report;
use codesim_token::Registry;

use super::sheets::Sheets;
use super::term::{Assignment, Term};
use super::written::Written;
use crate::compare::explained_error;
use crate::console::{Terminal, interrupt};
use crate::sources::of_class;
use codesim_config::job;

/// Maximum width of the name of an assignment before a progress bar.
const NAME_WIDTH: usize = 24;

/// The context in which the assignments are compared.
pub(super) struct Comparing<'a> {
    registry: &'a Registry,
    term: &'a Term,
    written: &'a Written,
    terminal: &'a Terminal,
    /// Number of the assignments whose turn has come.
    begun: usize,
    pub(super) sheets: Sheets,
}

impl<'a> Comparing<'a> {
    pub(super) fn new(
        registry: &'a Registry,
        term: &'a Term,
        written: &'a Written,
        terminal: &'a Terminal,
    ) -> Self {
        Self {
            registry,
            term,
            written,
            terminal,
            begun: 0,
            sheets: Sheets::default(),
        }
    }
}

impl<'a> Caller<'a> for Comparing<'a> {
    type Assignment = Assignment;
    type Error = anyhow::Error;

    fn summary(&self, assignment: &Assignment) -> CourseAssignment {
        assignment.summary()
    }

    fn has_pages(&self) -> bool {
        self.written.has_reports()
    }

    fn job(&mut self, assignment: &'a Assignment) -> anyhow::Result<Job<'a>> {
        self.begun += 1;
        let name = visible(&assignment.name);
        let name = shorten(&name, NAME_WIDTH);
        let all = self.term.assignments.len();
        self.terminal
            .begin_part(&format!("{name} ({} of {all}) ", self.begun));
        let Assignment { path, plan, .. } = assignment;
        let roots = std::slice::from_ref(path);
        job(self.registry, of_class(roots, plan)?, plan, roots)
    }

    fn loaded(&mut self, assignment: &'a Assignment, job: &mut LoadedJob) {
        self.sheets.keep_own(job, &assignment.path);
    }

    fn write_page(
        &mut self,
        assignment: &'a Assignment,
        report: &Report,
    ) -> anyhow::Result<Option<String>> {
        self.written.write_assignment(&assignment.name, report)
    }

    fn error(&self, assignment: &'a Assignment, error: Error) -> anyhow::Error {
        let roots = std::slice::from_ref(&assignment.path);
        explained_error(error, self.registry, roots)
    }

    fn problem(&self, error: anyhow::Error) -> anyhow::Result<String> {
        let is_anonymous = self.term.plan.paths.key.is_some();
        match is_anonymous {
            _ if interrupt::is_asked() => Err(error),
            // The reason may have names in it.
            true => Ok("without --anonymize, codesim says why".to_owned()),
            false => Ok(format!("{error:#}")),
        }
    }

    /// Returns the error for a course in which no assignment can be compared: it is probably no course.
    fn nothing(&self, error: NothingCompared) -> anyhow::Error {
        match self.term.paths.as_slice() {
            [only] => anyhow!(
                "{error}; if what is in it are the submissions of one assignment: codesim {}",
                visible_path(only)
            ),
            _ => error.into(),
        }
    }
}
