//! Progress bars for work that takes over a second, and only where a person sees them.

use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

use codesim_report::model::Timing;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work that is done sooner shows no bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// A bar for one step, safe to advance from any thread.
pub(crate) struct Step {
    bar: ProgressBar,
    began: Instant,
    visible: bool,
}

impl Step {
    /// A step of `length` parts, called `name`.
    pub(crate) fn new(name: &'static str, length: usize, quiet: bool) -> Self {
        let bar = ProgressBar::with_draw_target(Some(length as u64), ProgressDrawTarget::hidden());
        let style = ProgressStyle::with_template("{prefix:>14} {wide_bar} {pos}/{len} {eta}");
        bar.set_style(style.expect("the template is valid"));
        bar.set_prefix(name);
        Self {
            bar,
            began: Instant::now(),
            visible: !quiet && stderr().is_terminal(),
        }
    }

    /// One part is done.
    pub(crate) fn advance(&self) {
        self.show_if_long();
        self.bar.inc(1);
    }

    fn show_if_long(&self) {
        if self.visible && self.bar.is_hidden() && self.began.elapsed() > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }

    /// So many more parts are done.
    pub(crate) fn advance_by(&self, parts: u64) {
        self.show_if_long();
        self.bar.inc(parts);
    }

    /// All parts are done; says how long they took.
    pub(crate) fn finish(self, step: &str) -> Timing {
        self.bar.finish_and_clear();
        Timing {
            step: step.to_owned(),
            seconds: self.began.elapsed().as_secs_f64(),
        }
    }
}
