//! `codesim index`: submissions of earlier years, kept to compare new ones with.

mod add;
mod create;
mod export;
mod list;
mod query;
mod remove;
mod upkeep;

use std::process::ExitCode;

use codesim_token::Registry;

use crate::args::IndexAction;

pub(crate) fn run(registry: &mut Registry, action: &IndexAction) -> anyhow::Result<ExitCode> {
    match action {
        IndexAction::Create(args) => create::run(args),
        IndexAction::Add(args) => add::run(registry, args),
        IndexAction::Remove(args) => remove::run(args),
        IndexAction::List(args) => list::run(args),
        IndexAction::Stats(args) => list::stats(args),
        IndexAction::Verify(args) => upkeep::verify(args),
        IndexAction::Compact(args) => upkeep::compact(args),
        IndexAction::Query(args) => query::run(registry, args),
        IndexAction::Export(args) => export::run(args),
    }
}
