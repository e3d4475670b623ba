//! codesim on the command line, as a library: [`run`] is the whole program, for any set of languages.

mod advice;
mod args;
mod boilerplate;
mod compare;
mod config;
mod every_pair;
mod export_args;
mod front_ends;
mod index;
mod input;
mod key;
mod lab;
mod languages;
mod layers;
mod nearest;
mod plan;
mod reading_args;
mod settings;
mod shell;
mod shown;
mod sources;
mod tokens;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::Parser;
use codesim_console::interrupt;
use codesim_token::Registry;

use crate::args::{Cli, Command};

/// Wrong use, or input that cannot be used.
const UNUSABLE: u8 = 2;

/// Runs codesim with the languages of `registry` on command line arguments, the program's name first.
///
/// Exit code 0: done, whether or not pairs are flagged. 1: pairs are flagged, and `--fail-on flagged` was given.
/// 2: wrong use or unusable input; a message on standard error says what to do. 130: ended by Ctrl-C, which it listens for.
pub fn run(mut registry: Registry, arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) => {
            // Standard output or error may be closed; there is nobody left to tell then.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(UNUSABLE));
        }
    };
    if let Err(error) = interrupt::listen() {
        sources::print_note(
            "note",
            format_args!("Ctrl-C ends the program at once: {error}"),
        );
    }
    let done = match &cli.command {
        None => compare::run(&mut registry, &cli.compare),
        Some(Command::Languages(args)) => languages::run(&mut registry, args),
        Some(Command::Tokens(args)) => tokens::run(&mut registry, args),
        Some(Command::Boilerplate(args)) => boilerplate::run(&args.action),
        Some(Command::Index(args)) => index::run(&mut registry, &args.action),
        Some(Command::Lab(args)) => lab::run(&mut registry, &args.experiment),
        Some(Command::Config(args)) => config::run(args),
        Some(Command::Completions { shell }) => shell::completions(&registry, *shell),
        Some(Command::Man { folder }) => shell::manual(folder),
        Some(Command::Worker(args)) => front_ends::serve(&mut registry, args),
    };
    match done {
        Ok(code) => code,
        Err(_) if interrupt::is_asked() => interrupt::exit_code(),
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // As above: a message that nobody can read is not worth a panic.
            let _ = writeln!(anstream::stderr(), "error: {error:#}");
            ExitCode::from(UNUSABLE)
        }
    }
}

/// Whoever reads the output has seen enough (`codesim ... | head`).
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    kinds
        .into_iter()
        .any(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
