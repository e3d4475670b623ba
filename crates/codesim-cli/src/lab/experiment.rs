//! An experiment on the requested threads, and the output of its result.

use crate::console::{Terminal, write_to};
use codesim_lab::page::Page;
use codesim_lab::{write_csv, write_html, write_text};
use codesim_progress::{Stage, Step};
use serde::Serialize;

use crate::lab_args::{LabFormat, OutputArgs};
use codesim_config::ReadingArgs;

/// Runs an experiment of `parts` parts, on the requested threads and with a progress bar; it calls its argument after each part.
pub(crate) fn experiment<T: Send>(
    parts: usize,
    args: &ReadingArgs,
    make: impl FnOnce(&(dyn Fn() + Sync)) -> T + Send,
) -> anyhow::Result<T> {
    let terminal = Terminal::new(args.quiet);
    let step = Step::begin(&terminal, Stage::Experiment, Some(parts as u64));
    let pool = args.settings().plan()?.pool()?;
    // An experiment holds no file, so Ctrl-C ends it with the program.
    let done = || {
        let _ = step.advance();
    };
    Ok(pool.install(|| make(&done)))
}

/// Writes a result as it is, or as the page that it makes.
pub(crate) fn write(result: &impl Serialize, page: &Page, args: &OutputArgs) -> anyhow::Result<()> {
    write_to(args.output.as_deref(), |style, out| match args.format {
        LabFormat::Table => write_text(page, style, out),
        LabFormat::Csv => write_csv(page, out),
        LabFormat::Html => write_html(page, out),
        LabFormat::Json => {
            serde_json::to_writer_pretty(&mut *out, result)?;
            writeln!(out)
        }
    })
}
