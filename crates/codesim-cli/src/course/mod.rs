//! `codesim course`: the assignments of a course, each compared by itself, and what they say together.

mod assignment;
mod sheets;
mod term;
mod written;

use std::path::PathBuf;

use crate::console::{Terminal, interrupt};
use anyhow::anyhow;
use codesim_course::{AssignmentResult, course};
use codesim_display::{path_text, shorten, visible, visible_path};
use codesim_engine::side_inputs::Key;
use codesim_report::course::Course;
use codesim_report::model::Timing;
use codesim_token::Registry;

use crate::args::CourseArgs;
use crate::compare::{print_timings, timings};
use crate::exit;
use crate::front_ends;
use crate::key;
use crate::program::Program;
use codesim_config::Plan;

use self::assignment::Comparing;
use self::sheets::Sheets;
use self::term::Term;
use self::written::Written;

/// So wide may the name of an assignment be before a progress bar.
const NAME_WIDTH: usize = 24;

pub(crate) fn run(program: &mut Program, args: &CourseArgs) -> anyhow::Result<u8> {
    let term = Term::new(args)?;
    let written = Written::new(&term.plan, &term.assignments)?;
    front_ends::add_planned(program, &term.plan, &args.native)?;
    let terminal = Terminal::new(term.plan.quiet);
    let course = compare(&program.registry, &term, &written, &terminal)?;
    written.write_course(&course, &term.plan)?;
    if term.plan.timings {
        print_timings(&summed(timings(&terminal)));
    }
    let stands_out =
        course.repeated_pairs > 0 || course.assignments.iter().any(|it| it.flagged_pairs > 0);
    Ok(match term.plan.fail_on_flagged && stands_out {
        true => exit::FOUND,
        false => exit::DONE,
    })
}

/// Compares each assignment, writes the reports of those that have one, and puts together what they say.
fn compare(
    registry: &Registry,
    term: &Term,
    written: &Written,
    terminal: &Terminal,
) -> anyhow::Result<Course> {
    let mut key = term.plan.paths.key.as_deref().map(key::read).transpose()?;
    let mut sheets = Sheets::default();
    let mut compared = Vec::new();
    for (number, assignment) in (1..).zip(&term.assignments) {
        let name = visible(&assignment.name);
        let name = shorten(&name, NAME_WIDTH);
        terminal.begin_part(&format!("{name} ({number} of {}) ", term.assignments.len()));
        let comparing = Comparing {
            registry,
            assignment,
            written,
            terminal,
        };
        compared.push(one(&comparing, &term.plan, key.as_mut(), &mut sheets)?);
    }
    check_any(&compared, &term.paths)?;
    if let (Some(key), Some(path)) = (&key, &term.plan.paths.key) {
        key::write(path, key)?;
    }
    let Plan { request, paths, .. } = &term.plan;
    let limit = request.limit.map_or(usize::MAX, |limit| limit.get());
    let mut course = course(&compared, limit);
    course.title.clone_from(&request.as_given.title);
    course.settings = paths.settings.as_deref().map(path_text);
    course.notices.clone_from(&term.notices);
    course.notices.extend(sheets.notices(key.is_some()));
    Ok(course)
}

/// The times of equal steps together, as there are some for each assignment.
fn summed(timings: Vec<Timing>) -> Vec<Timing> {
    let mut sums: Vec<Timing> = Vec::new();
    for timing in timings {
        match sums.iter_mut().find(|it| it.step == timing.step) {
            Some(sum) => sum.seconds += timing.seconds,
            None => sums.push(timing),
        }
    }
    sums
}

/// An assignment with its report written, or why it could not be compared: the others are compared all the same.
fn one(
    comparing: &Comparing,
    of_course: &Plan,
    key: Option<&mut Key>,
    sheets: &mut Sheets,
) -> anyhow::Result<AssignmentResult> {
    let is_anonymous = key.is_some();
    let compared = of_course.pool()?.install(|| comparing.compare(key, sheets));
    match compared {
        Ok((mut compared, report)) => {
            let name = &comparing.assignment.name;
            compared.summary.report = comparing.written.write_assignment(name, &report)?;
            Ok(compared)
        }
        Err(error) if interrupt::is_asked() => Err(error),
        Err(error) => {
            let problem = match is_anonymous {
                // The reason may have names in it.
                true => "without --anonymize, codesim says why".to_owned(),
                false => format!("{error:#}"),
            };
            let summary = comparing.assignment.summary();
            Ok(AssignmentResult::failed(summary, problem))
        }
    }
}

/// A course of which nothing can be compared is probably none.
fn check_any(compared: &[AssignmentResult], paths: &[PathBuf]) -> anyhow::Result<()> {
    let problems: Vec<&str> = compared
        .iter()
        .filter_map(|it| it.summary.problem.as_deref())
        .collect();
    match (problems.first(), paths) {
        (Some(first), paths) if problems.len() == compared.len() => {
            let meant = match paths {
                [only] => format!(
                    "; if what is in it are the submissions of one assignment: codesim {}",
                    visible_path(only)
                ),
                _ => String::new(),
            };
            Err(anyhow!(
                "none of {} assignments can be compared, the first for this reason: {first}{meant}",
                compared.len()
            ))
        }
        _ => Ok(()),
    }
}
