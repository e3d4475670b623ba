//! `codesim lab`: the winnowing paper's argument, to be rerun on one's own files.

pub(crate) mod args;
mod compare;
mod density;
mod experiment;
mod frequencies;
mod labelled;
mod schemes;
mod text;
mod thresholds;
mod truth;

use std::process::ExitCode;

use codesim_token::Registry;

use crate::lab::args::Experiment;

pub(crate) fn run(registry: &mut Registry, experiment: &Experiment) -> anyhow::Result<ExitCode> {
    match experiment {
        Experiment::Density(args) => density::run(registry, args)?,
        Experiment::Frequencies(args) => frequencies::run(registry, args)?,
        Experiment::Thresholds(args) => thresholds::run(registry, args)?,
        Experiment::Compare(args) => compare::run(registry, args)?,
    }
    Ok(ExitCode::SUCCESS)
}
