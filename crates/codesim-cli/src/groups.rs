//! Who handed in together, from a CSV file: see `docs/reviews-and-metadata.md`.

use std::path::Path;

use codesim_engine::GroupSheet;
use serde::Deserialize;

use crate::table::{self, Table};

const COLUMNS: [&str; 2] = ["submission", "group"];

/// A row as it stands there.
#[derive(Deserialize)]
struct Cells {
    submission: String,
    group: Option<String>,
}

/// Reads and checks a file; an error names it, the line and the value. Nothing is known without one.
pub(crate) fn read(path: Option<&Path>) -> anyhow::Result<GroupSheet> {
    table::read(path, sheet)
}

fn sheet(table: Table) -> anyhow::Result<GroupSheet> {
    table.check(&COLUMNS, &COLUMNS)?;
    Ok(GroupSheet {
        rows: table.rows(|cells: Cells| Ok((cells.submission, cells.group)))?,
        ..GroupSheet::default()
    })
}
