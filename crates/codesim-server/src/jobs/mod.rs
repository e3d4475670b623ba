//! Jobs, from acceptance to end: a queue, and processes that do the work.

mod process;
mod queue;

pub(crate) use self::queue::Queue;
