//! The files of a finished job.

use codesim_report::Format;

/// Returns the name of the file.
pub(crate) fn file_name(format: Format) -> String {
    format!("report.{}", format.extension())
}

/// Returns the format that a file's name asks for.
pub(crate) fn named(name: &str) -> Option<Format> {
    Format::all().find(|format| file_name(*format) == name)
}
