//! The files of a finished job.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

use codesim_report::Format;
use serde::Deserialize;

/// Returns the name of the file.
pub(crate) fn file_name(format: Format) -> String {
    format!("report.{}", format.extension())
}

/// Returns the format that a file's name asks for.
pub(crate) fn named(name: &str) -> Option<Format> {
    Format::all().find(|format| file_name(*format) == name)
}

/// A submission of a report.
#[derive(Debug, Deserialize)]
pub(crate) struct Named {
    pub(crate) name: String,
    /// Whether it is from an index.
    pub(crate) indexed: bool,
}

/// Returns the submissions of the reports in a folder; an empty list if there are no reports.
pub(crate) fn names_in(reports: &Path) -> io::Result<Vec<Named>> {
    #[derive(Deserialize)]
    struct Report {
        submissions: Vec<Named>,
    }
    let report = reports.join(file_name(Format::Json));
    if !report.exists() {
        return Ok(Vec::new());
    }
    let report: Report = serde_json::from_reader(BufReader::new(File::open(report)?))?;
    Ok(report.submissions)
}
