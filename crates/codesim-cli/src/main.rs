//! The `codesim` binary: all shipped languages.

use std::process::ExitCode;

fn main() -> ExitCode {
    codesim_cli::run(&codesim_languages::registry(), std::env::args_os())
}
