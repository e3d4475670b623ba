//! The `codesim` binary: all shipped languages.

use std::process::ExitCode;

/// The parser allocates a node at a time on every thread; the C library's allocator makes that a third slower.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    codesim_cli::run(codesim_languages::registry(), std::env::args_os())
}
