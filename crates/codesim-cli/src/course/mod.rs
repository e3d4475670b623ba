//! `codesim course`: the assignments of a course, each compared by itself, and what they say together.

mod comparing;
mod sheets;
mod term;
mod written;

use crate::console::Terminal;
use codesim_display::path_text;
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

use self::comparing::Comparing;
use self::term::Term;
use self::written::Written;

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
    let Plan { request, paths, .. } = &term.plan;
    let mut key = paths.key.as_deref().map(key::read).transpose()?;
    let mut comparing = Comparing::new(registry, term, written, terminal);
    let assignments = codesim_course::Term {
        assignments: &term.assignments,
        limit: request.limit,
        key: key.as_mut(),
    };
    let compare = || assignments.compare(&mut comparing, terminal);
    let mut course = term.plan.pool()?.install(compare)?;
    let sheets = comparing.sheets;
    if let (Some(key), Some(path)) = (&key, &paths.key) {
        key::write(path, key)?;
    }
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
