//! A comparison, from a request to its files.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::Context;
use codesim_config::{class_sources, job};
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

fn write(report: &Report, format: Format, path: &Path) -> std::io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    format.write(report, &TableStyle::default(), &mut file)?;
    file.flush()
}
