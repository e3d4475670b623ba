//! The process that does a job.
//!
//! *Problem.* What is handed in may need more memory than there is, and somebody may not want an answer any more.
//!
//! *Method.* Each job is a process of its own, started by the server with an [`Order`] on its standard input. It reads, compares, writes all reports
//! into a folder or keeps the class in an index, and says on standard output how far it is, a line of JSON each. It ends when the server does: then its standard input does.

mod archive;
mod compare;
mod given;
mod limits;
mod message;
mod pages;
mod progress;
mod student;
mod taken;
mod task;

use std::io::{self, Read};

use codesim_token::Registry;

use self::archive::keep;
use self::compare::compare;
use self::message::say;
pub(crate) use self::message::{Steps, WorkerMessage};
pub(crate) use self::pages::PAGES;
use self::progress::Progress;
pub(crate) use self::student::FileShown;
pub(crate) use self::taken::Taken;
pub(crate) use self::task::{
    ArchiveTask, Comparison, MossTask, Options, Order, Paths, RemoveStudentTask, Student, Task,
};

/// Does the task on standard input. The result says whether there is one; everything else is said on standard output.
///
/// # Errors
/// If nobody can be talked with.
pub fn work(registry: &Registry) -> io::Result<()> {
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    let Order { task, memory } = serde_json::from_str(&line)?;
    limits::begin(memory);
    end_with_the_server();
    let progress = Progress::default();
    let done = match &task {
        Task::Compare(task) => compare(registry, task, &progress),
        Task::Keep(task) => keep(registry, task, &progress),
        Task::Export(task) => student::export(registry, task, &progress),
        Task::Without(task) => student::without(registry, task, &progress),
        Task::Leave(task) => student::leave(task, &progress),
    };
    let said = match done {
        Ok(summary) => WorkerMessage::Finished(summary),
        Err(error) => WorkerMessage::Failed(error),
    };
    say(&said)
}

/// A server that was killed has nobody to tell a job to stop.
fn end_with_the_server() {
    std::thread::spawn(|| {
        let _ = io::stdin().read_to_end(&mut Vec::new());
        std::process::exit(1);
    });
}
