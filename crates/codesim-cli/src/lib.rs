//! codesim on the command line, as a library: [`run`] is the whole program, for any set of languages.

mod advice;
mod args;
mod boilerplate;
mod case;
mod compare;
mod config;
mod console;
mod course;
mod every_pair;
mod exit;
mod front_ends;
mod index;
mod key;
#[cfg(feature = "lab")]
mod lab;
#[cfg(feature = "lab")]
mod lab_args;
mod languages;
mod nearest;
#[cfg(feature = "parquet")]
mod pairs;
#[cfg(feature = "parquet")]
mod pairs_args;
mod program;
mod shell;
mod sources;
mod tokens;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use crate::console::interrupt;
use clap::Parser;
use codesim_token::Registry;

use crate::args::{Cli, Command};
pub use crate::program::Host;
use crate::program::Program;
#[cfg(feature = "service")]
use codesim_config::NativeArgs;

/// Runs codesim with the languages of `registry` on command line arguments, the program's name first.
///
/// Exit code 0: done, whether or not pairs are flagged. 1: pairs are flagged, and `--fail-on flagged` was given.
/// 2: wrong use or unusable input; a message on standard error says what to do. 130: ended by Ctrl-C, which it listens for.
pub fn run(registry: Registry, arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    ExitCode::from(run_inside(program::THIS_FILE, registry, arguments))
}

/// Runs codesim inside of a program of another kind, such as an interpreter, and returns the exit code.
pub fn run_inside(
    host: Host,
    registry: Registry,
    arguments: impl IntoIterator<Item = OsString>,
) -> u8 {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    if let Some(error) = advice::without_command(&arguments) {
        return print_error(format_args!("{error}"));
    }
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) => {
            // Standard output or error may be closed; the error cannot be reported then.
            let _ = error.print();
            return u8::try_from(error.exit_code()).unwrap_or(exit::UNUSABLE);
        }
    };
    let mut program = Program { registry, host };
    // A worker is confined before it has another thread, and its parent decides on interrupts.
    let is_worker = matches!(cli.command, Some(Command::Worker(_)));
    if !is_worker && let Err(error) = interrupt::listen() {
        sources::print_note(
            "note",
            format_args!("Ctrl-C ends the program at once: {error}"),
        );
    }
    match command(&mut program, &cli) {
        Ok(code) => code,
        Err(_) if interrupt::is_asked() => interrupt::EXIT_CODE,
        Err(error) if is_broken_pipe(&error) => exit::DONE,
        Err(error) => print_error(format_args!("{error:#}")),
    }
}

/// Prints why the command failed, and returns its exit code.
fn print_error(error: std::fmt::Arguments) -> u8 {
    // As above: a message that nobody can read is not worth a panic.
    let _ = writeln!(anstream::stderr(), "error: {error}");
    exit::UNUSABLE
}

fn command(program: &mut Program, cli: &Cli) -> anyhow::Result<u8> {
    match &cli.command {
        None => compare::run(program, &cli.compare),
        Some(Command::Course(args)) => course::run(program, args),
        Some(Command::Languages(args)) => languages::run(program, args),
        Some(Command::Tokens(args)) => tokens::run(program, args),
        Some(Command::Boilerplate(args)) => boilerplate::run(&args.action),
        Some(Command::Case(args)) => case::run(program, &args.action),
        Some(Command::Index(args)) => index::run(program, &args.action),
        #[cfg(feature = "parquet")]
        Some(Command::Pairs(args)) => pairs::run(args),
        #[cfg(feature = "lab")]
        Some(Command::Lab(args)) => lab::run(program, &args.experiment),
        Some(Command::Config(args)) => config::run(args),
        Some(Command::Completions { shell }) => shell::completions(&program.registry, *shell),
        Some(Command::Man { folder }) => shell::manual(folder),
        #[cfg(feature = "service")]
        Some(Command::Serve(args)) => {
            codesim_server::commands::serve(args, &program.registry, program.host.start)?;
            Ok(exit::DONE)
        }
        #[cfg(feature = "service")]
        Some(Command::User(args)) => codesim_server::commands::users(args).map(|()| exit::DONE),
        Some(Command::Worker(args)) => front_ends::serve(program, args),
        #[cfg(feature = "service")]
        Some(Command::Job) => job(program),
    }
}

/// Does a job for a service.
#[cfg(feature = "service")]
fn job(program: &mut Program) -> anyhow::Result<u8> {
    front_ends::add_described(program, None, &[], &NativeArgs::default())?;
    codesim_server::commands::work(&program.registry, (program.host.files)())?;
    Ok(exit::DONE)
}

/// Whether the reader of the output has closed it early (`codesim ... | head`).
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    kinds
        .into_iter()
        .any(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}
