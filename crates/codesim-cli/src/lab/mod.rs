//! `codesim lab`: the winnowing paper's argument, to be rerun on one's own files.

pub(crate) mod args;
mod compare;
mod density;
mod frequencies;
mod labelled;
mod schemes;
mod text;
mod thresholds;
mod truth;

use std::process::ExitCode;

use codesim_lab::page::Page;
use codesim_lab::{write_csv, write_html, write_text};
use codesim_token::Registry;
use serde::Serialize;

use crate::lab::args::{Experiment, LabFormat, OutputArgs};
use crate::output::write_to;

pub(crate) fn run(registry: &mut Registry, experiment: &Experiment) -> anyhow::Result<ExitCode> {
    match experiment {
        Experiment::Density(args) => density::run(registry, args)?,
        Experiment::Frequencies(args) => frequencies::run(registry, args)?,
        Experiment::Thresholds(args) => thresholds::run(registry, args)?,
        Experiment::Compare(args) => compare::run(registry, args)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes a result as it is, or as the page that it makes.
fn write(result: &impl Serialize, page: &Page, args: &OutputArgs) -> anyhow::Result<()> {
    write_to(args.output.as_deref(), |style, out| match args.format {
        LabFormat::Table => write_text(page, style, out),
        LabFormat::Csv => write_csv(page, out),
        LabFormat::Html => write_html(page, out),
        LabFormat::Json => {
            serde_json::to_writer_pretty(&mut *out, result)?;
            writeln!(out)
        }
    })
}
