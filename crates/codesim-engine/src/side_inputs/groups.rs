//! The groups of submissions, from a CSV file.

use crate::GroupSheet;
use serde::Deserialize;

use crate::side_inputs::error::Error;
use crate::side_inputs::table::{Table, read};

const COLUMNS: [&str; 2] = ["submission", "group"];

/// The cells of a row.
#[derive(Deserialize)]
struct Cells {
    submission: String,
    group: Option<String>,
}

/// Reads the rows of a CSV file named `name`: columns `submission` and `group`.
///
/// # Errors
/// If the file is invalid; the error names the line and the value.
pub fn groups(name: &str, text: &str) -> Result<GroupSheet, Error> {
    read(name, text, sheet)
}

fn sheet(table: Table) -> Result<GroupSheet, Error> {
    table.check(&COLUMNS, &COLUMNS)?;
    Ok(GroupSheet {
        rows: table.rows(|cells: Cells| Ok((cells.submission, cells.group)))?,
        ..GroupSheet::default()
    })
}
