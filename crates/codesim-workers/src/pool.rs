//! The workers that wait for a text.

use std::process::Command;
use std::sync::{Mutex, PoisonError};

use codesim_token::{NoTree, Tokenized};

use crate::frame::Request;
use crate::worker::{End, Worker};

/// Workers, as many as threads ever asked at a time.
pub(crate) struct Pool {
    start: Box<dyn Fn() -> Command + Send + Sync>,
    idle: Mutex<Vec<Worker>>,
}

/// Why there is no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Failure {
    /// No worker can be started.
    NoWorker,
    /// Workers die over this text.
    Died(NoTree),
}

impl Pool {
    pub(crate) fn new(start: impl Fn() -> Command + Send + Sync + 'static) -> Self {
        Self {
            start: Box::new(start),
            idle: Mutex::default(),
        }
    }

    pub(crate) fn tokenize(&self, request: &Request) -> Result<Tokenized, Failure> {
        // One that has read other texts may die of those.
        if let Some(worker) = self.waiting() {
            match self.ask(worker, request) {
                Err(End::Crash) => {}
                Err(End::OverBudget) => return Err(Failure::Died(NoTree::Cost)),
                Ok(tokenized) => return Ok(tokenized),
            }
        }
        let fresh = Worker::start((self.start)()).map_err(|_| Failure::NoWorker)?;
        self.ask(fresh, request).map_err(|end| {
            Failure::Died(match end {
                End::OverBudget => NoTree::Cost,
                End::Crash => NoTree::Crash,
            })
        })
    }

    fn ask(&self, mut worker: Worker, request: &Request) -> Result<Tokenized, End> {
        match worker.ask(request) {
            Ok(tokenized) => {
                self.idle().push(worker);
                Ok(tokenized)
            }
            Err(_) => Err(worker.end()),
        }
    }

    fn waiting(&self) -> Option<Worker> {
        self.idle().pop()
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Worker>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        for worker in self.idle().drain(..) {
            worker.end();
        }
    }
}
