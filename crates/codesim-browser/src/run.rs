//! A comparison, from a request to its files.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::{Context, bail};
use codesim_config::{Plan, class_sources, job};
use codesim_display::{TableStyle, visible_path};
use codesim_intake::Root;
use codesim_report::model::Report;
use codesim_report::{Format, summary};

use crate::crashes::Announced;
use crate::progress::Progress;
use crate::request::Request;

/// Compares, writes the files that the settings name, and returns a summary of one line.
pub(crate) fn run(request: Request) -> anyhow::Result<String> {
    let Request {
        roots,
        settings,
        crashed,
    } = request;
    let plan = settings.effective(&roots)?.settings.plan()?;
    check(&plan)?;
    let registry = codesim_languages::registry().grammars_read_by(Announced::new(crashed));
    let sources = class_sources(&roots, &plan, |path, others| Root::open(path, others))?;
    let report = codesim_engine::run(job(&registry, sources, &plan, &roots)?, &Progress)?;
    for shown in &plan.shown {
        let path = shown
            .path
            .as_deref()
            .context("an output file was expected")?;
        write(&report, shown.format, path)
            .with_context(|| format!("cannot write {}", visible_path(path)))?;
    }
    Ok(summary(&report))
}

/// Refuses settings that only the command line follows. A report that was to be anonymous must not show names.
fn check(plan: &Plan) -> anyhow::Result<()> {
    let asked = [
        ("anonymize", plan.paths.key.is_some()),
        ("front-end", !plan.paths.front_ends.is_empty()),
        ("pair", plan.request.pair.is_some()),
    ];
    match asked.into_iter().find(|(_, is_asked)| *is_asked) {
        None => Ok(()),
        Some((key, _)) => bail!(
            "codesim.toml: `{key}` is not possible in a browser; take it out, or use the program codesim"
        ),
    }
}

fn write(report: &Report, format: Format, path: &Path) -> std::io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    format.write(report, &TableStyle::default(), &mut file)?;
    file.flush()
}
