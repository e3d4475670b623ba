//! The comparison of a class: from folders to a report.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use crate::console::{Terminal, cannot_write, write_to};
use anyhow::{bail, ensure};
use codesim_archive::Archive;
use codesim_display::{path_text, visible_path};
use codesim_engine::side_inputs::Key;
use codesim_engine::{AsGiven, Error, Request, SideInformation, compare_every_pair};
use codesim_intake::Class;
use codesim_report::model::{Report, Timing};
use codesim_report::{Format, anonymize, summary, write_sheet};
use codesim_token::{Imports, Registry};

use crate::advice::{deeper, explained, misspelt, without};
use crate::args::CompareArgs;
use crate::every_pair::EveryPair;
use crate::exit;
use crate::front_ends;
use crate::input::sheet;
use crate::key;
use crate::program::Program;
use crate::sources::Trees;
use codesim_config::Plan;

pub(crate) fn run(program: &mut Program, args: &CompareArgs) -> anyhow::Result<u8> {
    let plan = args.settings.effective(&args.roots)?.settings.plan()?;
    front_ends::add_planned(program, &plan, &args.native)?;
    check_shown(&plan)?;
    let trees =
        Trees::of_class(&args.roots, &plan).map_err(|error| misspelt(error, &args.roots))?;
    let report = compare_and_write(&program.registry, &trees, &args.roots, &plan)?;
    if plan.shown.iter().all(|it| it.format != Format::Json) {
        print_timings(report.timings.as_deref().unwrap_or_default());
    }
    let flagged = report.class.flagged_pairs > report.class.dismissed_pairs;
    Ok(match plan.fail_on_flagged && flagged {
        true => exit::FOUND,
        false => exit::DONE,
    })
}

/// Compares the submissions of `trees`, which stand below `roots`, and writes the report; it is returned without pairs if these are a table of all.
pub(crate) fn compare_and_write(
    registry: &Registry,
    trees: &Trees,
    roots: &[PathBuf],
    plan: &Plan,
) -> anyhow::Result<Report> {
    let report = compare(registry, trees, roots, plan)?;
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
    trees: &Trees,
    roots: &[PathBuf],
    plan: &Plan,
) -> anyhow::Result<Report> {
    let mut key = plan.paths.key.as_deref().map(key::read).transpose()?;
    let terminal = Terminal::new(plan.quiet);
    let mut report = plan.pool()?.install(|| -> anyhow::Result<Report> {
        let read = ReadClass::new(registry, trees, plan, key.as_mut(), &terminal)?;
        let request = request(plan, roots);
        let report = compared_or_written(read, &request, plan, key.as_mut(), &terminal);
        report.map_err(|error| explain(error, plan, roots))
    })?;
    if let (Some(mut key), Some(path)) = (key, &plan.paths.key) {
        hide_names(&mut report, &mut key);
        key::write(path, &key)?;
    }
    report.timings = plan.timings.then(|| timings(&terminal));
    Ok(report)
}

/// A class with what is compared with it and known of it.
pub(crate) struct ReadClass {
    pub(crate) class: Class,
    pub(crate) archive: Option<Archive>,
    pub(crate) known: SideInformation,
}

impl ReadClass {
    /// Reads what a plan names; with a key, nothing follows the order of names any more.
    pub(crate) fn new(
        registry: &Registry,
        trees: &Trees,
        plan: &Plan,
        key: Option<&mut Key>,
        terminal: &Terminal,
    ) -> anyhow::Result<Self> {
        let archive = plan.paths.against.as_deref().map(Archive::open).transpose();
        let archive = archive.map_err(explained)?;
        let mut known = SideInformation {
            metadata: sheet(
                plan.paths.metadata.as_deref(),
                codesim_engine::side_inputs::metadata,
            )?,
            groups: sheet(
                plan.paths.groups.as_deref(),
                codesim_engine::side_inputs::groups,
            )?,
            reviews: sheet(
                plan.paths.reviews.as_deref(),
                codesim_engine::side_inputs::reviews,
            )?,
            ..SideInformation::default()
        };
        let imports = imports(plan, archive.as_ref());
        let mut class = trees.read(registry, plan, imports, terminal)?;
        if let Some(key) = key {
            hide_order(&mut class, key);
            known.aliases = key.aliases();
            known.secret = Some(key.secret().clone());
        }
        Ok(Self {
            class,
            archive,
            known,
        })
    }
}

/// Takes the names out of a report, and keeps those that the key does not know.
pub(crate) fn hide_names(report: &mut Report, key: &mut Key) {
    key.draw(report.submissions.iter().map(|it| &*it.name));
    anonymize(report, key.pseudonyms(), key.secret());
}

/// The report; if a table of all pairs is asked for, that is written now, and the report is without them.
fn compared_or_written(
    read: ReadClass,
    request: &Request,
    plan: &Plan,
    key: Option<&mut Key>,
    terminal: &Terminal,
) -> Result<Report, Error> {
    let ReadClass {
        class,
        archive,
        known,
    } = read;
    let (archive, known) = (archive.as_ref(), &known);
    let Some(format) = plan.every_pair() else {
        return codesim_engine::compare(class, archive, known, request, terminal);
    };
    let mut table = EveryPair::new(format, plan.shown[0].path.as_deref(), key);
    let report = compare_every_pair(class, archive, known, request, terminal, &mut table)?;
    table.finish().map_err(Error::Table)?;
    Ok(report)
}

/// The error, with what to do about it.
pub(crate) fn explain(error: Error, plan: &Plan, roots: &[PathBuf]) -> anyhow::Error {
    match error {
        Error::Archive(error) => explained(error),
        error @ Error::OnlyOne { .. } => deeper(error, roots),
        Error::Table(error) => {
            anyhow::Error::new(error).context(cannot_write(plan.shown[0].path.as_deref()))
        }
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

/// Nobody should wait for a comparison to learn that it cannot be shown.
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

/// Whatever follows the order of submissions must not follow that of their names.
fn hide_order(class: &mut Class, key: &mut Key) {
    key.draw(class.submissions.iter().map(|it| &*it.name));
    let pseudonyms = key.pseudonyms();
    class
        .submissions
        .sort_by(|a, b| pseudonyms[&a.name].cmp(&pseudonyms[&b.name]));
}

fn imports(plan: &Plan, archive: Option<&Archive>) -> Imports {
    match (plan.reading.imports, archive) {
        (Imports::Drop, Some(archive)) => archive.config().imports,
        (imports, _) => imports,
    }
}

pub(crate) fn request(plan: &Plan, roots: &[PathBuf]) -> Request {
    let shown = |paths: &[PathBuf]| paths.iter().map(|path| path_text(path)).collect();
    Request {
        as_given: AsGiven {
            roots: shown(roots),
            old: shown(&plan.paths.old),
            boilerplate: shown(&plan.paths.boilerplate),
            settings: plan.paths.settings.as_deref().map(path_text),
            files: plan.reading.files.clone(),
            ..plan.request.as_given.clone()
        },
        ..plan.request.clone()
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
