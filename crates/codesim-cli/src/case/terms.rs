//! The parts that commands about cases share.

use std::io::Write;
use std::path::PathBuf;

use codesim_config::case::{Made, Manifest};
use codesim_display::{counted, visible};
use codesim_engine::Error;

use crate::compare::explained_error;
use crate::program::Program;

/// Explains an error of the engine.
pub(super) fn explained(
    error: anyhow::Error,
    program: &Program,
    roots: &[PathBuf],
) -> anyhow::Error {
    match error.downcast::<Error>() {
        Ok(error) => explained_error(error, &program.registry, roots),
        Err(error) => error,
    }
}

/// Returns the program that runs.
pub(super) fn made(program: &Program) -> Made {
    Made::of((program.host.files)().first().map(PathBuf::as_path))
}

/// Returns text such as `the sheet and the report on ada and mara, and 132 files`.
pub(super) fn contents(manifest: &Manifest) -> String {
    let [left, right] = manifest.pair.each_ref().map(|name| visible(name));
    let files = counted(manifest.inputs.len(), "file");
    match manifest.has_inputs {
        true => format!("the sheet and the report on {left} and {right}, and {files}"),
        false => {
            format!("the sheet and the report on {left} and {right}, and the SHA-256 of {files}")
        }
    }
}

pub(super) fn say(line: std::fmt::Arguments) {
    // Standard output may be closed; the error cannot be reported then.
    let _ = writeln!(anstream::stdout(), "{line}");
}
