//! `codesim index`: submissions of earlier years, kept to compare new ones with.

mod add;
mod create;
mod export;
mod list;
pub(crate) mod meaning;
mod query;
mod remove;
pub(crate) mod shelf;
mod stored;
mod table;
mod upkeep;

use std::io::Write;
use std::process::ExitCode;

use codesim_index::Step as IndexStep;
use codesim_report::model::Notice;
use codesim_token::Registry;

use crate::args::IndexAction;
use crate::escape;
use crate::progress::Step;

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

/// What was not taken, and unless `quiet` what was taken with reservations, on standard error.
pub(crate) fn print_notices(notices: &[Notice], quiet: bool) {
    let mut err = anstream::stderr().lock();
    for notice in notices.iter().filter(|notice| !(quiet && notice.compared)) {
        let kind = if notice.compared { "note" } else { "left out" };
        let path = notice.about.to_string();
        let path = escape::visible(&path);
        // Standard error may be closed; there is nobody left to tell then.
        let _ = writeln!(err, "{kind}: {path}: {}", escape::visible(&notice.reason));
    }
}

/// Shows how far a change of an index is.
fn report(quiet: bool) -> impl FnMut(codesim_index::Progress) {
    let mut shown: Option<(IndexStep, Step)> = None;
    move |progress| {
        if shown
            .as_ref()
            .is_none_or(|(step, _)| *step != progress.step)
        {
            let all = progress.all.unwrap_or_default() as usize;
            shown = Some((progress.step, Step::new(name(progress.step), all, quiet)));
        }
        if let Some((_, step)) = &shown {
            step.reach(progress.done);
        }
    }
}

fn name(step: IndexStep) -> &'static str {
    match step {
        IndexStep::Adding => "adding",
        IndexStep::Counting => "counting",
        IndexStep::Merging => "merging",
        IndexStep::Copying => "copying",
        IndexStep::Checking => "checking",
    }
}
