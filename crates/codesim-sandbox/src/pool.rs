//! The workers that wait for a text.

use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, Once, PoisonError};

use codesim_token::{NoTree, Tokenized};

use crate::confinement::Gaps;
use crate::frame::Request;
use crate::worker::{End, Worker};

/// Workers, as many as threads ever asked at a time.
pub(crate) struct Pool {
    start: Box<dyn Fn() -> Command + Send + Sync>,
    say: Box<dyn Fn(Gaps) + Send + Sync>,
    said: Once,
    idle: Mutex<Vec<Worker>>,
    /// How many in a row could not be started.
    failures: AtomicU32,
}

/// A program that cannot be started that often is no worker, and to try again for each text would take long.
const MAX_FAILURES: u32 = 3;

/// Why there is no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Failure {
    /// No worker can be started.
    NoWorker,
    /// Workers die over this text.
    Died(NoTree),
}

impl Pool {
    pub(crate) fn new(
        start: impl Fn() -> Command + Send + Sync + 'static,
        say: impl Fn(Gaps) + Send + Sync + 'static,
    ) -> Self {
        Self {
            start: Box::new(start),
            say: Box::new(say),
            said: Once::new(),
            idle: Mutex::default(),
            failures: AtomicU32::new(0),
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
        let fresh = self.start().ok_or(Failure::NoWorker)?;
        self.ask(fresh, request).map_err(|end| {
            Failure::Died(match end {
                End::OverBudget => NoTree::Cost,
                End::Crash => NoTree::Crash,
            })
        })
    }

    fn start(&self) -> Option<Worker> {
        if self.failures.load(Ordering::Relaxed) >= MAX_FAILURES {
            return None;
        }
        match Worker::start((self.start)()) {
            Ok((worker, gaps)) => {
                if !gaps.is_empty() {
                    self.said.call_once(|| (self.say)(gaps));
                }
                self.failures.store(0, Ordering::Relaxed);
                Some(worker)
            }
            Err(_) => {
                self.failures.fetch_add(1, Ordering::Relaxed);
                None
            }
        }
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use codesim_token::Imports;

    use super::*;

    #[test]
    fn missing_worker_program_is_tried_once() {
        let started = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&started);
        let start = move || {
            count.fetch_add(1, Ordering::Relaxed);
            Command::new("/dev/null/codesim")
        };
        let pool = Pool::new(start, |_| {});
        let request = Request {
            language: "c",
            imports: Imports::Drop,
            text: "int x;",
        };
        for _ in 0..10 {
            assert_eq!(pool.tokenize(&request).err(), Some(Failure::NoWorker));
        }
        assert_eq!(started.load(Ordering::Relaxed), MAX_FAILURES);
    }

    #[cfg(unix)]
    #[test]
    fn gaps_of_the_system_are_said_once() {
        let said = Arc::new(Mutex::new(Vec::new()));
        let heard = Arc::clone(&said);
        let start = || {
            let words = [crate::frame::GREETING, 1];
            let greeting: String = bytemuck::cast_slice(&words)
                .iter()
                .map(|byte: &u8| format!("\\{byte:03o}"))
                .collect();
            let mut command = Command::new("printf");
            command.arg(greeting);
            command
        };
        let pool = Pool::new(start, move |gaps| {
            heard.lock().expect("no panic").push(gaps.to_string());
        });
        let request = Request {
            language: "c",
            imports: Imports::Drop,
            text: "int x;",
        };
        for _ in 0..2 {
            assert!(pool.tokenize(&request).is_err());
        }
        let said = said.lock().expect("no panic");
        assert_eq!(*said, ["this system has no Landlock"]);
    }
}
