//! A course over its assignments, from the classes of finished jobs.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;

use codesim_course::{Caller, NothingCompared, Term};
use codesim_display::{TableStyle, with_causes};
use codesim_engine::{AsGiven, DecisionSheet, Error, Job, PairDecision, Request};
use codesim_progress::Observer;
use codesim_report::course::{
    Course, CourseAssignment, course_summary, write_course_csv, write_course_html,
    write_course_json, write_course_table,
};
use codesim_report::model::{Decision, DecisionStatus, Report};
use codesim_report::{CsvDialect, Format};
use codesim_token::Registry;

use super::given;
use super::sheets;
use super::task::{Assignment, CourseTask};
use crate::reports::file_name;

/// Compares all assignments, writes the reports of the course, and returns a summary of one line, or why nothing can be compared.
pub(super) fn compare(
    registry: &Registry,
    task: &CourseTask,
    observer: &dyn Observer,
) -> Result<String, String> {
    let term = Term {
        assignments: &task.assignments,
        limit: Request::default().limit,
        key: None,
    };
    let mut course = term.compare(&mut Comparing(registry), observer)?;
    course.title = Some(task.title.clone()).filter(|title| !title.is_empty());
    write_all(&course, &task.reports).map_err(with_causes)?;
    Ok(course_summary(&course))
}

/// The jobs, as the assignments of a course.
struct Comparing<'a>(&'a Registry);

impl<'a> Caller<'a> for Comparing<'a> {
    type Assignment = Assignment;
    type Error = String;

    fn summary(&self, assignment: &Assignment) -> CourseAssignment {
        CourseAssignment {
            name: assignment.name.clone(),
            ..CourseAssignment::default()
        }
    }

    fn has_pages(&self) -> bool {
        true
    }

    fn job(&mut self, assignment: &'a Assignment) -> Result<Job<'a>, String> {
        let sources = given::open(&assignment.given)?;
        let request = Request {
            as_given: AsGiven {
                title: Some(assignment.name.clone()),
                ..given::names(&sources)
            },
            ..Request::default()
        };
        let mut known = sheets::read(&assignment.options)?;
        known.decisions = decisions(assignment);
        Ok(Job {
            known,
            reading: given::reading(&assignment.options.lang),
            request,
            ..Job::new(self.0, sources)
        })
    }

    /// Links to the report of the job: it has the pairs that are unusual in the assignment.
    fn write_page(
        &mut self,
        assignment: &Assignment,
        _: &Report,
    ) -> Result<Option<String>, String> {
        Ok(Some(assignment.report.clone()))
    }

    fn error(&self, _: &Assignment, error: Error) -> String {
        with_causes(error)
    }

    fn problem(&self, error: String) -> Result<String, String> {
        Ok(error)
    }

    fn nothing(&self, error: NothingCompared) -> String {
        error.to_string()
    }
}

/// Returns the decisions on an assignment: a dismissed pair is no evidence over the course either.
fn decisions(assignment: &Assignment) -> DecisionSheet {
    let mut by_pair = BTreeMap::new();
    for [left, right, status] in &assignment.decisions {
        let status = match status.as_str() {
            "dismissed" => DecisionStatus::Dismissed,
            _ => DecisionStatus::Confirmed,
        };
        by_pair.insert([left.clone(), right.clone()], status);
    }
    let decision = |(submissions, status)| PairDecision {
        submissions,
        digests: [None, None],
        decision: Decision {
            status,
            ..Decision::default()
        },
    };
    DecisionSheet {
        decisions: by_pair.into_iter().map(decision).collect(),
        ..DecisionSheet::default()
    }
}

fn write_all(course: &Course, folder: &Path) -> io::Result<()> {
    for format in COURSE_FORMATS {
        let mut file = BufWriter::new(File::create(folder.join(file_name(format)))?);
        match format {
            Format::Html => write_course_html(course, &mut file)?,
            Format::Json => write_course_json(course, &mut file)?,
            Format::Csv => write_course_csv(course, CsvDialect::Plain, &mut file)?,
            _ => write_course_table(course, &TableStyle::default(), &mut file)?,
        }
        file.flush()?;
        file.get_ref().sync_all()?;
    }
    Ok(())
}

/// The formats of a course.
const COURSE_FORMATS: [Format; 4] = [Format::Html, Format::Json, Format::Csv, Format::Table];
