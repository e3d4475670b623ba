//! `codesim lab`: the winnowing paper's argument, to be rerun on one's own files.

mod compare;
mod density;
mod experiment;
mod frequencies;
mod labelled;
mod schemes;
mod text;
mod thresholds;
mod truth;

use crate::exit;
use crate::lab_args::Experiment;
use crate::program::Program;

pub(crate) fn run(program: &mut Program, experiment: &Experiment) -> anyhow::Result<u8> {
    match experiment {
        Experiment::Density(args) => density::run(program, args)?,
        Experiment::Frequencies(args) => frequencies::run(program, args)?,
        Experiment::Thresholds(args) => thresholds::run(program, args)?,
        Experiment::Compare(args) => compare::run(program, args)?,
    }
    Ok(exit::DONE)
}
