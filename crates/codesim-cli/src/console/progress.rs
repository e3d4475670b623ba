//! Progress bars for work that takes over a second, and only where a person sees them.

use std::io::{IsTerminal, stderr};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use codesim_progress::{Observer, Stage};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::console::interrupt;

/// Work that is done sooner shows no bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// Interval at which a line without a bar shows that it is alive.
const BEAT: Duration = Duration::from_millis(120);

/// Shows a bar for the stage under way, and remembers how long the stages of a comparison took.
pub struct Terminal {
    visible: bool,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// Which part of the work is under way, in words; empty if there is one alone.
    part: String,
    running: Option<Running>,
    timings: Vec<(&'static str, Duration)>,
}

struct Running {
    bar: ProgressBar,
    began: Instant,
}

impl Terminal {
    /// Bars on standard error, if that is a terminal and nobody asked for quiet.
    pub fn new(quiet: bool) -> Self {
        Self {
            visible: !quiet && stderr().is_terminal(),
            state: Mutex::default(),
        }
    }

    /// Says before each bar from now on which of several comparisons is under way.
    pub fn begin_part(&self, part: &str) {
        part.clone_into(&mut self.state().part);
    }

    /// Returns the time that each stage of a comparison took, with its name.
    pub fn timings(&self) -> Vec<(&'static str, Duration)> {
        self.state().timings.clone()
    }

    /// A thread that panicked has left a bar in any case.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Observer for Terminal {
    fn is_cancelled(&self) -> bool {
        interrupt::is_asked()
    }

    fn begin(&self, stage: Stage, units: Option<u64>) {
        let bar = ProgressBar::with_draw_target(units, ProgressDrawTarget::hidden());
        let style = ProgressStyle::with_template("{msg}{prefix:>14} {wide_bar} {pos}/{len} {eta}");
        bar.set_style(style.expect("the template is valid"));
        bar.set_prefix(doing(stage));
        bar.set_message(self.state().part.clone());
        let began = Instant::now();
        self.state().running = Some(Running { bar, began });
    }

    fn advance(&self, units: u64) {
        if let Some(Running { bar, began }) = &self.state().running {
            if self.visible && bar.is_hidden() && began.elapsed() > PATIENCE {
                bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            bar.inc(units);
        }
    }

    fn end(&self, stage: Stage) {
        let mut state = self.state();
        let Some(Running { bar, began }) = state.running.take() else {
            return;
        };
        bar.finish_and_clear();
        if let Some(step) = step_of_comparison(stage) {
            state.timings.push((step, began.elapsed()));
        }
    }
}

/// Does work of unknown length, under a line that says so once it takes long.
pub fn waiting<T>(quiet: bool, what: &str, work: impl FnOnce() -> T) -> T {
    if quiet || !stderr().is_terminal() {
        return work();
    }
    let (end, ended) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            if ended.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                let spinner = ProgressBar::new_spinner().with_message(what.to_owned());
                spinner.enable_steady_tick(BEAT);
                // No message is ever sent: the other end is dropped when the work is done, or has panicked.
                let _ = ended.recv();
                spinner.finish_and_clear();
            }
        });
        let done = work();
        drop(end);
        done
    })
}

fn doing(stage: Stage) -> &'static str {
    match stage {
        Stage::Read => "reading",
        Stage::Rank => "comparing",
        Stage::Judge => "judging",
        Stage::Align => "aligning",
        Stage::Blocks => "looking for shared blocks",
        Stage::Traits => "comparing comments, strings and names",
        Stage::History => "reading repositories",
        Stage::Sort => "aligning all",
        Stage::Write => "writing",
        Stage::Add => "adding",
        Stage::Count => "counting",
        Stage::Merge => "merging",
        Stage::Copy => "copying",
        Stage::Check => "checking",
        Stage::Export => "exporting",
        _ => "trying",
    }
}

fn step_of_comparison(stage: Stage) -> Option<&'static str> {
    match stage {
        Stage::Read => Some("read and tokenize"),
        Stage::Rank => Some("fingerprint and rank"),
        Stage::Align => Some("align"),
        Stage::Blocks => Some("shared blocks"),
        Stage::Traits => Some("other shared traits"),
        Stage::History => Some("repositories"),
        Stage::Sort => Some("align and sort"),
        Stage::Write => Some("write"),
        _ => None,
    }
}
