//! Small made workspaces and tables.

use std::path::Path;

use super::table::{Kind, Table};
use super::workspace::{Crate, Workspace};

/// A table whose first row is in line 5.
pub(super) fn table(rows: &str) -> Table {
    let text =
        format!("## Layers\n\n| crate | may depend on | must not know |\n|---|---|---|\n{rows}\n");
    Table::parse(&text, Kind::Crates).expect("the rows can be read")
}

/// Crates and what each needs.
pub(super) fn workspace(crates: &[(&str, &[&str])]) -> Workspace {
    let made = |&(name, _): &(&str, &[&str])| Crate {
        name: name.to_owned(),
        folder: Path::new("crates").join(name),
        ..Crate::default()
    };
    let needs = |&(name, needs): &(&str, &[&str])| {
        (
            name.to_owned(),
            needs.iter().map(|&need| need.to_owned()).collect(),
        )
    };
    Workspace {
        crates: crates.iter().map(made).collect(),
        needs: crates.iter().map(needs).collect(),
    }
}
