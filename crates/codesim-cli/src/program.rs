//! The state with which every command begins.

use std::path::PathBuf;
use std::process::Command;

use codesim_token::Registry;

/// The languages that it reads, and how more processes of it are started.
pub(crate) struct Program {
    pub(crate) registry: Registry,
    pub(crate) start: fn() -> Command,
}

/// Starts the file that runs as this process.
pub(crate) fn this_file() -> Command {
    // Some systems do not report the path, such as one without `/proc`: then it is the name that was typed.
    let started = || std::env::args_os().next().map(PathBuf::from);
    Command::new(
        std::env::current_exe()
            .ok()
            .or_else(started)
            .unwrap_or_default(),
    )
}
