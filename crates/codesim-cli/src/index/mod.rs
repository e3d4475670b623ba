//! `codesim index`: submissions of earlier years, kept to compare new ones with.

mod add;
mod create;
mod export;
#[cfg(feature = "parquet")]
mod import;
mod keyed;
mod list;
mod query;
mod remove;
#[cfg(feature = "git")]
mod repositories;
mod upkeep;

use crate::args::IndexAction;
use crate::program::Program;

pub(crate) fn run(program: &mut Program, action: &IndexAction) -> anyhow::Result<u8> {
    match action {
        IndexAction::Create(args) => create::run(args),
        IndexAction::Add(args) => add::run(program, args),
        IndexAction::Remove(args) => remove::run(args),
        IndexAction::List(args) => list::run(args),
        IndexAction::Stats(args) => list::stats(args),
        IndexAction::Verify(args) => upkeep::verify(args),
        IndexAction::Compact(args) => upkeep::compact(args),
        IndexAction::Query(args) => query::run(program, args),
        IndexAction::Export(args) => export::run(args),
        #[cfg(feature = "parquet")]
        IndexAction::Import(args) => import::run(args),
    }
}
