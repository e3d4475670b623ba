//! The comparison of a class: from folders to a report.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::ensure;
use codesim_archive::Archive;
use codesim_engine::{AsGiven, Known, Request};
use codesim_intake::Class;
use codesim_report::model::Report;
use codesim_report::{
    anonymize, summary, write_csv, write_html, write_json, write_markdown, write_sarif,
    write_sheet, write_table,
};
use codesim_sheets::Key;
use codesim_token::{Imports, Registry};
use codesim_words::{TableStyle, path_text, visible_path};

use crate::advice::{deeper, explained, misspelt};
use crate::args::CompareArgs;
use crate::front_ends;
use crate::input::sheet;
use crate::key;
use crate::output::write_to;
use crate::plan::Plan;
use crate::progress::Terminal;
use crate::shown::Format;
use crate::sources::Trees;

pub(crate) fn run(registry: &mut Registry, args: &CompareArgs) -> anyhow::Result<ExitCode> {
    let plan = args.settings.in_force(&args.roots)?.settings.plan()?;
    front_ends::add_planned(registry, &plan, &args.native)?;
    check_terminal(&plan)?;
    let trees =
        Trees::of_class(&args.roots, &plan).map_err(|error| misspelt(error, &args.roots))?;
    let report = compare(registry, &trees, &args.roots, &plan)?;
    write(&report, &plan)?;
    if plan.format != Format::Json {
        print_timings(&report);
    }
    let flagged = report.class.flagged_pairs > report.class.dismissed_pairs;
    Ok(match plan.fail_on_flagged && flagged {
        true => ExitCode::FAILURE,
        false => ExitCode::SUCCESS,
    })
}

/// Compares the submissions of `trees`, which stand below `roots`.
pub(crate) fn compare(
    registry: &Registry,
    trees: &Trees,
    roots: &[PathBuf],
    plan: &Plan,
) -> anyhow::Result<Report> {
    let archive = plan.paths.against.as_deref().map(Archive::open).transpose();
    let archive = archive.map_err(explained)?;
    let mut known = Known {
        metadata: sheet(plan.paths.metadata.as_deref(), codesim_sheets::metadata)?,
        groups: sheet(plan.paths.groups.as_deref(), codesim_sheets::groups)?,
        reviews: sheet(plan.paths.reviews.as_deref(), codesim_sheets::reviews)?,
        ..Known::default()
    };
    let mut key = plan.paths.key.as_deref().map(key::read).transpose()?;
    let terminal = Terminal::new(plan.quiet);
    let mut report = plan.pool()?.install(|| -> anyhow::Result<Report> {
        let imports = imports(plan, archive.as_ref());
        let mut class = trees.read(registry, plan, imports, &terminal)?;
        if let Some(key) = &mut key {
            hide_order(&mut class, key);
            known.aliases = key.aliases();
            known.secret = Some(key.secret().clone());
        }
        let request = request(plan, roots);
        let report = codesim_engine::compare(class, archive.as_ref(), &known, &request, &terminal);
        report.map_err(|error| match error {
            codesim_engine::Error::Archive(error) => explained(error),
            error @ codesim_engine::Error::OnlyOne { .. } => deeper(error, roots),
            error => error.into(),
        })
    })?;
    if let (Some(mut key), Some(path)) = (key, &plan.paths.key) {
        key.draw(report.submissions.iter().map(|it| &*it.name));
        key::write(path, &key)?;
        anonymize(&mut report, key.pseudonyms(), key.secret());
    }
    report.timings = plan.timings.then(|| terminal.timings());
    Ok(report)
}

/// A page of code is nothing to pour over a terminal.
pub(crate) fn check_terminal(plan: &Plan) -> anyhow::Result<()> {
    let is_shown = plan.paths.output.is_none() && std::io::stdout().is_terminal();
    ensure!(
        plan.format != Format::Html || !is_shown,
        "the page is for a browser: write it to a file, with `-o report.html`"
    );
    Ok(())
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
        (Imports::Drop, Some(archive)) => archive.recipe().imports,
        (imports, _) => imports,
    }
}

fn request(plan: &Plan, roots: &[PathBuf]) -> Request {
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
fn print_timings(report: &Report) {
    for timing in report.timings.iter().flatten() {
        let _ = writeln!(
            anstream::stderr(),
            "{:>8.3} s  {}",
            timing.seconds,
            timing.step
        );
    }
}

pub(crate) fn write(report: &Report, plan: &Plan) -> anyhow::Result<()> {
    let output = plan.paths.output.as_deref();
    write_to(output, |style, out| write_format(report, plan, style, out))?;
    if let Some(path) = output
        && !plan.quiet
    {
        let path = visible_path(path);
        let _ = writeln!(anstream::stderr(), "{path}: {}", summary(report));
    }
    Ok(())
}

fn write_format(
    report: &Report,
    plan: &Plan,
    style: &TableStyle,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    match plan.format {
        Format::Table => write_table(report, style, out),
        Format::Csv => write_csv(report, out),
        Format::Json => write_json(report, out),
        // One pair alone is looked into by people who were not there when the class was compared.
        Format::Html if plan.request.pair.is_some() => write_sheet(report, out),
        Format::Html => write_html(report, out),
        Format::Markdown => write_markdown(report, out),
        Format::Sarif => write_sarif(report, out),
    }
}
