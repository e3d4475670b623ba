//! Limits of a worker, for costs that the budgets of front ends do not see.
//!
//! A front end counts its work and gives up at the same place on every machine. These limits depend on the machine. They only end work that
//! has no end, such as a scanner that loops for ever at the end of a text, and the outcome is the same: a text that costs too much.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use rustix::process::{Resource, Rlimit, Signal, getpid, getrlimit, kill_process, setrlimit};
use rustix::time::{ClockId, clock_gettime};

/// Processor time that any text may take.
const TIME: Duration = Duration::from_millis(1500);

/// Processor time for each byte of a text, several times what the budgets count.
const TIME_PER_BYTE: Duration = Duration::from_nanos(4000);

/// The least and the most time between two looks at the clock while texts are read: a text may have an earlier deadline than the one before it.
const TICKS: [Duration; 2] = [Duration::from_millis(50), Duration::from_millis(500)];

/// Bytes of addresses. The budgets end at a few hundred MiB, beside what the program reserves and never uses.
const ADDRESSES: u64 = 6 << 30;

/// Sets the limits that hold for all texts, before the process is confined.
pub(crate) fn begin() {
    // The first time, the clock is looked up in a file.
    let _ = used();
    lower(Resource::As, ADDRESSES);
    lower(Resource::Core, 0);
}

/// Sets a limit, but not above what the system allows. Where it allows no limit at all, there is none.
fn lower(resource: Resource, limit: u64) {
    let Rlimit { maximum, .. } = getrlimit(resource);
    let limit = maximum.map_or(limit, |maximum| limit.min(maximum));
    let _ = setrlimit(
        resource,
        Rlimit {
            current: Some(limit),
            maximum,
        },
    );
}

/// Ends the process when a text takes too long. The system's own limit counts whole seconds.
#[derive(Default)]
pub(crate) struct Watch {
    /// Processor time at which the current text must be read; `None` between texts.
    deadline: Mutex<Option<Duration>>,
    begun: Condvar,
}

impl Watch {
    /// Begins to watch, on a thread of its own.
    pub(crate) fn start() -> Arc<Self> {
        let watch = Arc::new(Self::default());
        let own = Arc::clone(&watch);
        thread::spawn(move || own.run());
        watch
    }

    /// Runs `f`, which reads a text of `bytes` bytes.
    pub(crate) fn over<T>(&self, bytes: usize, f: impl FnOnce() -> T) -> T {
        let bytes = u32::try_from(bytes).unwrap_or(u32::MAX);
        self.set(Some(used() + TIME + TIME_PER_BYTE * bytes));
        let done = f();
        self.set(None);
        done
    }

    fn set(&self, deadline: Option<Duration>) {
        *self.deadline.lock().unwrap_or_else(PoisonError::into_inner) = deadline;
        if deadline.is_some() {
            self.begun.notify_one();
        }
    }

    fn run(&self) {
        loop {
            let deadline = self.deadline.lock().unwrap_or_else(PoisonError::into_inner);
            let deadline = self.begun.wait_while(deadline, |it| it.is_none());
            let deadline = *deadline.unwrap_or_else(PoisonError::into_inner);
            let left = deadline.map_or(Duration::ZERO, |it| it.saturating_sub(used()));
            if left.is_zero() {
                // The signal of the system for a process that is out of its time.
                let _ = kill_process(getpid(), Signal::XCPU);
            }
            // Only one thread reads, so that it cannot use up its time before.
            thread::sleep(left.clamp(TICKS[0], TICKS[1]));
        }
    }
}

/// Returns the processor time of this process.
fn used() -> Duration {
    let used = clock_gettime(ClockId::ProcessCPUTime);
    Duration::try_from(used).unwrap_or_default()
}
