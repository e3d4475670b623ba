//! What every command begins with.

use std::process::Command;

use codesim_token::Registry;

/// The languages that it reads, and how more processes of it are started.
pub(crate) struct Program {
    pub(crate) registry: Registry,
    pub(crate) start: fn() -> Command,
}

/// Starts the file that runs as this process. Without one, no process is started.
pub(crate) fn this_file() -> Command {
    Command::new(std::env::current_exe().unwrap_or_default())
}
