//! Long work beside the interpreter.
//!
//! *Method.* The work is done on a thread of its own, by a pool of its own, without the interpreter's lock. The thread that called looks
//! every few hundredths of a second whether Ctrl-C was pressed and how far the work is. So a callback is only ever called on the caller's
//! thread, and a step that does not ask whether to stop is left to end by itself.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use codesim_progress::{Observer, Stage};
use pyo3::prelude::*;
use rayon::ThreadPoolBuilder;

use crate::errors::{CodesimError, Failure};

/// Interval at which the caller's thread looks.
const TICK: Duration = Duration::from_millis(50);

/// How long work that was cancelled may take to end before it is left alone.
const PATIENCE: Duration = Duration::from_millis(500);

/// How the caller wants work to be done.
pub(crate) struct Manner {
    /// Threads; `None` is one for each core.
    pub(crate) threads: Option<usize>,
    /// A function of the stage, the units done and all units, or `None`.
    pub(crate) progress: Option<Py<PyAny>>,
}

/// Does it, and returns what comes of it, or raises what its callback or Ctrl-C raise.
pub(crate) fn run<T: Send + 'static>(
    py: Python<'_>,
    manner: &Manner,
    job: impl FnOnce(&dyn Observer) -> Result<T, Failure> + Send + 'static,
) -> PyResult<T> {
    let pool = ThreadPoolBuilder::new().num_threads(manner.threads.unwrap_or(0));
    let pool = pool.build().map_err(cannot_begin)?;
    let watch = Arc::new(Watch::default());
    let (done, mut end) = mpsc::channel();
    let seen = Arc::clone(&watch);
    let worker = thread::Builder::new().name("codesim".to_owned());
    let begun = worker.spawn(move || {
        // Nobody may be waiting any more.
        let _ = done.send(pool.install(|| job(&*seen)));
    });
    begun.map_err(cannot_begin)?;
    loop {
        let (found, back) = py.detach(move || (end.recv_timeout(TICK), end));
        end = back;
        match found {
            Ok(found) => {
                watch.tell(py, manner.progress.as_ref())?;
                return Ok(found?);
            }
            Err(RecvTimeoutError::Disconnected) => {
                return Err(CodesimError::new_err(
                    "internal error in codesim; please report what it wrote to standard error",
                ));
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
        let told = watch.tell(py, manner.progress.as_ref());
        if let Err(raised) = py.check_signals().and(told) {
            watch.is_cancelled.store(true, Ordering::Relaxed);
            py.detach(move || end.recv_timeout(PATIENCE).is_ok());
            return Err(raised);
        }
    }
}

fn cannot_begin(error: impl std::error::Error) -> PyErr {
    CodesimError::new_err(format!("no threads can be started: {error}"))
}

/// How far the work is, for another thread to look at.
#[derive(Default)]
struct Watch {
    stage: Mutex<Option<(Stage, Option<u64>)>>,
    done: AtomicU64,
    is_cancelled: AtomicBool,
}

impl Observer for Watch {
    fn begin(&self, stage: Stage, units: Option<u64>) {
        let mut now = self.stage.lock().unwrap_or_else(PoisonError::into_inner);
        self.done.store(0, Ordering::Relaxed);
        *now = Some((stage, units));
    }

    fn advance(&self, units: u64) {
        self.done.fetch_add(units, Ordering::Relaxed);
    }

    fn is_cancelled(&self) -> bool {
        self.is_cancelled.load(Ordering::Relaxed)
    }
}

impl Watch {
    /// Tells the callback how far the work is.
    fn tell(&self, py: Python<'_>, progress: Option<&Py<PyAny>>) -> PyResult<()> {
        let now = *self.stage.lock().unwrap_or_else(PoisonError::into_inner);
        if let (Some(progress), Some((stage, units))) = (progress, now) {
            let name = format!("{stage:?}").to_lowercase();
            progress.call1(py, (name, self.done.load(Ordering::Relaxed), units))?;
        }
        Ok(())
    }
}
