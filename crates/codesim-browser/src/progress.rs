//! Progress, as messages to a host.

use codesim_progress::{Observer, Stage};

use crate::message::{Message, say};

/// Tells the host how far the work is. The host stops the work by stopping the program.
pub(crate) struct Progress;

impl Observer for Progress {
    fn begin(&self, stage: Stage, units: Option<u64>) {
        let stage = id(stage);
        say(&Message::Begin { stage, units });
    }

    fn advance(&self, units: u64) {
        say(&Message::Advance(units));
    }

    fn end(&self, stage: Stage) {
        let stage = id(stage);
        say(&Message::End { stage });
    }
}

fn id(stage: Stage) -> String {
    format!("{stage:?}").to_lowercase()
}
