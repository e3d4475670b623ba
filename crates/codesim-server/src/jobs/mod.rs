//! Jobs, from their being accepted to their end: a queue, and processes that do the work.

mod process;
mod queue;

pub(crate) use self::queue::Queue;
