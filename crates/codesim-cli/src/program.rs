//! The state with which every command begins.

use std::path::PathBuf;
use std::process::Command;

use codesim_token::Registry;

/// The languages that it reads, and the program that it is.
pub(crate) struct Program {
    pub(crate) registry: Registry,
    pub(crate) host: Host,
}

/// The program that codesim runs in, from which more processes are started.
#[derive(Debug, Clone, Copy)]
pub struct Host {
    /// Makes the command to which the arguments of another process of codesim are added; grammars run there.
    pub start: fn() -> Command,
    /// Returns the files and folders that such a process reads, besides the system's: jobs of a service may read no others.
    pub files: fn() -> Vec<PathBuf>,
}

/// The file that runs as this process.
pub(crate) const THIS_FILE: Host = Host {
    start: || Command::new(path()),
    files: || vec![path()],
};

fn path() -> PathBuf {
    // Some systems do not report the path, such as one without `/proc`: then it is the name that was typed.
    let started = || std::env::args_os().next().map(PathBuf::from);
    std::env::current_exe()
        .ok()
        .or_else(started)
        .unwrap_or_default()
}
