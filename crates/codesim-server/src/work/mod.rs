//! The process that does a job.
//!
//! *Problem.* A comparison may need more memory than there is, and may be cancelled.
//!
//! *Method.* Each job is a process of its own, started by the server with an [`Order`] on its standard input. It reads, compares, writes all reports
//! into a folder or keeps the class in an index, and reports its progress on standard output, in lines of JSON. It can open no other files. It ends when the server does, since
//! its standard input ends then.

mod access;
mod archive;
mod case;
mod compare;
mod erase;
mod given;
mod join;
mod limits;
mod message;
mod news;
mod over_assignments;
mod pages;
mod progress;
pub(crate) mod sheets;
mod student;
mod taken;
mod task;

use std::io::{self, Read};
use std::path::PathBuf;

use codesim_sandbox::confine;
use codesim_token::Registry;

use self::archive::keep;
use self::compare::compare;
pub(crate) use self::erase::{Rest, names_in};
use self::message::say;
pub(crate) use self::message::{Steps, WorkerMessage};
pub(crate) use self::news::News;
pub(crate) use self::pages::PAGES;
use self::progress::Progress;
pub(crate) use self::student::FileShown;
pub(crate) use self::taken::Taken;
pub(crate) use self::task::{
    ArchiveTask, Assignment, CaseTask, Comparison, CourseTask, Erase, EraseFromIndex, Join,
    MossTask, Options, Order, Paths, Student, Task, Trim,
};

/// Runs the task on standard input, and reports its progress and its outcome, failures included, on standard output. Before, it takes
/// from this process all files but those of the task and those that start a process of the program, whose files are `program`.
///
/// # Errors
/// If there is no valid task on standard input, or standard output cannot be written.
pub fn work(registry: &Registry, program: Vec<PathBuf>) -> io::Result<()> {
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    let Order { task, memory } = serde_json::from_str(&line)?;
    limits::begin(memory);
    let gaps = confine(&task.access(program)?);
    if !gaps.is_empty() {
        say(&WorkerMessage::LessConfined(gaps.to_string()))?;
    }
    end_with_the_server();
    let progress = Progress::default();
    let done = match &task {
        Task::Compare(task) => compare(registry, task, &progress),
        Task::Course(task) => over_assignments::compare(registry, task, &progress),
        Task::Case(task) => case::make(registry, task, &progress),
        Task::Keep(task) => keep(registry, task, &progress),
        Task::Join(task) => join::join(task),
        Task::Export(task) => student::export(registry, task, &progress),
        Task::Erase(task) => erase::erase(task),
        Task::EraseFromIndex(task) => erase::erase_from_index(task, &progress),
        Task::Trim(task) => archive::trim(task, &progress),
    };
    let said = match done {
        Ok(summary) => WorkerMessage::Finished(summary),
        Err(error) => WorkerMessage::Failed(error),
    };
    say(&said)
}

/// Exits when standard input ends: a server that was killed cannot stop its jobs.
fn end_with_the_server() {
    std::thread::spawn(|| {
        let _ = io::stdin().read_to_end(&mut Vec::new());
        std::process::exit(1);
    });
}
