//! Metadata of submissions, as Python gives it.

use std::collections::BTreeMap;
use std::path::PathBuf;

use codesim_display::{path_text, with_causes};
use codesim_engine::MetadataSheet;
use pyo3::prelude::*;

use crate::errors::CodesimError;

/// The column that says which submission a row is about.
const SUBMISSION: &str = "submission";

/// Metadata: a path of a CSV file, or a mapping of names to mappings with `name`, `label` and `timestamp`.
#[derive(FromPyObject)]
pub(crate) enum Metadata {
    Path(PathBuf),
    Rows(BTreeMap<String, BTreeMap<String, Option<String>>>),
}

impl Metadata {
    /// The sheet; what a mapping says is checked as a file is.
    pub(crate) fn sheet(&self) -> PyResult<MetadataSheet> {
        let (name, text) = match self {
            Self::Path(path) => {
                let text = std::fs::read_to_string(path)?;
                let text = text.trim_start_matches('\u{feff}').to_owned();
                (path_text(path), text)
            }
            Self::Rows(rows) => ("metadata".to_owned(), table(rows).map_err(unusable)?),
        };
        codesim_engine::side_inputs::metadata(&name, &text)
            .map_err(|error| CodesimError::new_err(with_causes(error)))
    }
}

fn unusable(error: csv::Error) -> PyErr {
    CodesimError::new_err(format!("metadata: {error}"))
}

fn table(rows: &BTreeMap<String, BTreeMap<String, Option<String>>>) -> csv::Result<String> {
    let mut columns: Vec<&str> = rows
        .values()
        .flat_map(BTreeMap::keys)
        .map(|it| &**it)
        .collect();
    columns.sort_unstable();
    columns.dedup();
    let mut csv = csv::Writer::from_writer(Vec::new());
    csv.write_record(std::iter::once(SUBMISSION).chain(columns.iter().copied()))?;
    for (submission, said) in rows {
        let cell = |column: &&str| said.get(*column).cloned().flatten().unwrap_or_default();
        csv.write_record(std::iter::once(submission.clone()).chain(columns.iter().map(cell)))?;
    }
    let bytes = csv.into_inner().map_err(|error| error.into_error())?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
