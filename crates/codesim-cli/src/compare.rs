//! The comparison of a class: from folders to a report.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use crate::console::{Terminal, cannot_write, write_to};
use anyhow::{bail, ensure};
use codesim_display::visible_path;
use codesim_engine::{Error, Job};
use codesim_intake::Sources;
use codesim_report::model::{Report, Timing};
use codesim_report::{Format, summary, write_sheet};
use codesim_token::Registry;

use crate::advice::{elsewhere, explained, higher, misspelt, without};
use crate::args::CompareArgs;
use crate::every_pair::EveryPair;
use crate::exit;
use crate::front_ends;
use crate::key;
use crate::program::Program;
use crate::sources::{of_class, unreadable};
use codesim_config::{Plan, job};

pub(crate) fn run(program: &mut Program, args: &CompareArgs) -> anyhow::Result<u8> {
    let plan = args.settings.effective(&args.roots)?.settings.plan()?;
    front_ends::add_planned(program, &plan, &args.native)?;
    check_shown(&plan)?;
    let sources = of_class(&args.roots, &plan).map_err(|error| misspelt(error, &args.roots))?;
    let report = compare_and_write(&program.registry, sources, &args.roots, &plan)?;
    if plan.shown.iter().all(|it| it.format != Format::Json) {
        print_timings(report.timings.as_deref().unwrap_or_default());
    }
    let flagged = report.class.flagged_pairs > report.class.dismissed_pairs;
    Ok(match plan.fail_on_flagged && flagged {
        true => exit::FOUND,
        false => exit::DONE,
    })
}

/// Compares the submissions of `sources`, which are below `roots`, and writes the report; it is returned without pairs if these are a table of all.
pub(crate) fn compare_and_write(
    registry: &Registry,
    sources: Sources,
    roots: &[PathBuf],
    plan: &Plan,
) -> anyhow::Result<Report> {
    let report = compare(registry, sources, roots, plan)?;
    match plan.every_pair() {
        None => write_and_tell(&report, plan)?,
        Some(_) => print_summary(&report, plan),
    }
    Ok(report)
}

/// Writes a report, and says in a line of each file what it has.
pub(crate) fn write_and_tell(report: &Report, plan: &Plan) -> anyhow::Result<()> {
    write(report, plan)?;
    print_summary(report, plan);
    Ok(())
}

fn compare(
    registry: &Registry,
    sources: Sources,
    roots: &[PathBuf],
    plan: &Plan,
) -> anyhow::Result<Report> {
    let mut key = plan.paths.key.as_deref().map(key::read).transpose()?;
    let terminal = Terminal::new(plan.quiet);
    let job = Job {
        key: key.as_mut(),
        ..job(registry, sources, plan, roots)?
    };
    let done = plan.pool()?.install(|| done(job, plan, &terminal));
    let mut report = done.map_err(|error| match error {
        Error::Table(error) => {
            anyhow::Error::new(error).context(cannot_write(plan.shown[0].path.as_deref()))
        }
        error => explained_error(error, registry, roots),
    })?;
    if let (Some(key), Some(path)) = (&key, &plan.paths.key) {
        key::write(path, key)?;
    }
    report.timings = plan.timings.then(|| timings(&terminal));
    Ok(report)
}

/// The report; if a table of all pairs is asked for, that is written now, and the report is without them.
fn done(job: Job, plan: &Plan, terminal: &Terminal) -> Result<Report, Error> {
    let Some(format) = plan.every_pair() else {
        return codesim_engine::run(job, terminal);
    };
    let mut table = EveryPair::new(format, plan.shown[0].path.as_deref());
    let report = job.load(terminal)?.every_pair(&mut table, terminal)?;
    table.finish().map_err(Error::Table)?;
    Ok(report)
}

/// The error, with what to do about it.
pub(crate) fn explained_error(
    error: Error,
    registry: &Registry,
    roots: &[PathBuf],
) -> anyhow::Error {
    match error {
        Error::Archive(error) => explained(error),
        Error::Read(error @ codesim_intake::Error::OneSubmission { .. }) => higher(error, roots),
        Error::Read(error) => unreadable(error, registry),
        error @ Error::OnlyOne { .. } => elsewhere(error, roots),
        error => error.into(),
    }
}

pub(crate) fn timings(terminal: &Terminal) -> Vec<Timing> {
    let timings = terminal.timings().into_iter();
    let timing = |(step, time): (&str, Duration)| Timing {
        step: step.to_owned(),
        seconds: time.as_secs_f64(),
    };
    timings.map(timing).collect()
}

/// Checked first, so that nobody waits for a comparison that cannot be shown.
pub(crate) fn check_shown(plan: &Plan) -> anyhow::Result<()> {
    for format in plan.shown.iter().map(|it| it.format) {
        ensure!(format.is_built_in(), without(format.name()));
    }
    check_terminal(plan)
}

/// Refuses a page of code, or a binary file, that would be poured over a terminal.
fn check_terminal(plan: &Plan) -> anyhow::Result<()> {
    if !std::io::stdout().is_terminal() {
        return Ok(());
    }
    let mut printed = plan.shown.iter().filter(|it| it.path.is_none());
    match printed.find_map(|it| it.format.unfit_for_terminal()) {
        Some(why) => bail!(why),
        None => Ok(()),
    }
}

/// Times go where they do not disturb the report; JSON has a place for them.
pub(crate) fn print_timings(timings: &[Timing]) {
    for timing in timings {
        let _ = writeln!(
            anstream::stderr(),
            "{:>8.3} s  {}",
            timing.seconds,
            timing.step
        );
    }
}

fn write(report: &Report, plan: &Plan) -> anyhow::Result<()> {
    plan.shown.iter().try_for_each(|shown| {
        let path = shown.path.as_deref();
        write_to(path, |style, out| match shown.format {
            // One pair alone is looked into by people who were not there when the class was compared.
            Format::Html if plan.request.pair.is_some() => write_sheet(report, out),
            format => format.write(report, style, out),
        })
    })
}

/// Says in one line what each file has.
fn print_summary(report: &Report, plan: &Plan) {
    let paths = plan.shown.iter().filter_map(|shown| shown.path.as_ref());
    for path in paths.filter(|_| !plan.quiet) {
        let path = visible_path(path);
        let _ = writeln!(anstream::stderr(), "{path}: {}", summary(report));
    }
}
