//! Who handed in together, from a CSV file.

use crate::GroupSheet;
use serde::Deserialize;

use crate::side_inputs::error::Error;
use crate::side_inputs::table::{Table, read};

const COLUMNS: [&str; 2] = ["submission", "group"];

/// A row as it stands there.
#[derive(Deserialize)]
struct Cells {
    submission: String,
    group: Option<String>,
}

/// The rows of a CSV file that is called `name`: columns `submission` and `group`.
///
/// # Errors
/// What is wrong with it.
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
