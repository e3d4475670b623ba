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
use std::sync::Mutex;

use codesim_observer::{Observer, Stage};
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
        let path = escape::visible(&notice.path);
        // Standard error may be closed; there is nobody left to tell then.
        let _ = writeln!(err, "{kind}: {path}: {}", escape::visible(&notice.reason));
    }
}

/// Shows how far a change of an index is.
struct Shown {
    step: Mutex<Option<Step>>,
    quiet: bool,
}

fn report(quiet: bool) -> Shown {
    let step = Mutex::new(None);
    Shown { step, quiet }
}

impl Observer for Shown {
    fn begin(&self, stage: Stage, units: Option<u64>) {
        let all = units.unwrap_or_default() as usize;
        let step = Step::new(name(stage), all, self.quiet);
        *self.step.lock().expect("no thread panics") = Some(step);
    }

    fn advance(&self, units: u64) {
        if let Some(step) = &*self.step.lock().expect("no thread panics") {
            step.advance_by(units);
        }
    }
}

fn name(stage: Stage) -> &'static str {
    match stage {
        Stage::Add => "adding",
        Stage::Count => "counting",
        Stage::Merge => "merging",
        Stage::Copy => "copying",
        _ => "checking",
    }
}
