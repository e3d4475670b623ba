//! The progress of a job, reported to the server at intervals.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use codesim_progress::{Observer, Stage};

use super::message::{Steps, WorkerMessage, say};

/// The least time between two lines.
const PAUSE: Duration = Duration::from_millis(100);

/// The progress, and when it was last reported.
#[derive(Default)]
pub(super) struct Progress(Mutex<(Steps, Option<Instant>)>);

impl Observer for Progress {
    fn begin(&self, stage: Stage, units: Option<u64>) {
        self.change(true, |steps| {
            *steps = Steps {
                stage: format!("{stage:?}").to_lowercase(),
                done: 0,
                total: units,
            };
        });
    }

    fn advance(&self, units: u64) {
        self.change(false, |steps| steps.done += units);
    }
}

impl Progress {
    fn change(&self, at_once: bool, change: impl FnOnce(&mut Steps)) {
        let mut now = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (steps, last) = &mut *now;
        change(steps);
        if at_once || last.is_none_or(|last| last.elapsed() >= PAUSE) {
            *last = Some(Instant::now());
            // If the server no longer reads, the end of standard input ends this process.
            let _ = say(&WorkerMessage::Progress(steps.clone()));
        }
    }
}
