//! The table against the dependencies between crates of the workspace: neither may have an arrow that the other lacks.

use super::table::{FILE, Name, Row, Table};
use super::workspace::{Crate, Workspace};

/// What differs, in the order of the crates, then of the table.
pub(super) fn faults(table: &Table, workspace: &Workspace) -> Vec<String> {
    let crates = workspace.crates.iter();
    let mut faults: Vec<String> = crates
        .flat_map(|one| forbidden(table, workspace, one))
        .collect();
    for (index, row) in table.rows.iter().enumerate() {
        faults.extend(in_vain(workspace, row));
        faults.extend(upward(&table.rows[..index], row));
    }
    faults
}

/// Arrows of a crate that its row does not have.
fn forbidden(table: &Table, workspace: &Workspace, one: &Crate) -> Vec<String> {
    let name = &one.name;
    let Some(row) = table.row(name) else {
        return vec![format!(
            "{FILE}:{}: {name} has no row: add one to the table",
            table.end
        )];
    };
    let needs = workspace.direct(name).filter(|need| workspace.has(need));
    needs
        .filter(|need| !row.needs.iter().any(|allowed| allowed.is_of(need)))
        .map(|need| {
            let manifest = one.folder.join("Cargo.toml");
            format!(
                "{FILE}:{}: {name} -> {need} is not allowed: add it to this row, or take it out of {}",
                row.line,
                manifest.display()
            )
        })
        .collect()
}

/// A row, or arrows of it, that nothing in the workspace has.
fn in_vain(workspace: &Workspace, row: &Row) -> Vec<String> {
    let (name, line) = (row.name.as_str(), row.line);
    let crates = workspace
        .crates
        .iter()
        .filter(|one| row.name.is_of(&one.name));
    let crates: Vec<&Crate> = crates.collect();
    if crates.is_empty() {
        return vec![format!(
            "{FILE}:{line}: there is no crate {name}: delete the row"
        )];
    }
    let is_there = |need: &Name| {
        let mut needs = crates.iter().flat_map(|one| workspace.direct(&one.name));
        needs.any(|found| need.is_of(found))
    };
    let unused = row.needs.iter().filter(|need| !is_there(need));
    unused
        .map(|need| {
            let need = need.as_str();
            format!("{FILE}:{line}: {name} -> {need} is allowed in vain: delete it from this row")
        })
        .collect()
}

/// Arrows of a row to rows that do not stand above it.
fn upward(above: &[Row], row: &Row) -> Vec<String> {
    let is_above = |need: &Name| above.iter().any(|other| other.name == *need);
    let upward = row.needs.iter().filter(|need| !is_above(need));
    upward
        .map(|need| {
            let (name, line, need) = (row.name.as_str(), row.line, need.as_str());
            format!("{FILE}:{line}: {name} -> {need} does not go up to a row above: put this row below that of {need}")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layers::testing::{table, workspace};

    const CRATES: &[(&str, &[&str])] = &[
        ("codesim-lang-c", &["codesim-token", "tree-sitter"]),
        ("codesim-lang-go", &["codesim-token"]),
        ("codesim-match", &["codesim-token", "rayon"]),
        ("codesim-token", &[]),
    ];

    #[test]
    fn a_table_that_says_what_is_there_has_no_faults() {
        let table = table(
            "| `codesim-token` | nothing | |\n| `codesim-lang-*` | token | |\n| `codesim-match` | token | |",
        );
        assert_eq!(faults(&table, &workspace(CRATES)), [""; 0]);
    }

    #[test]
    fn each_fault_names_crate_arrow_and_line() {
        let table = table(
            "| `codesim-lang-*` | token | |\n| `codesim-token` | nothing | |\n| `codesim-match` | lang-* | |\n| `codesim-lab` | token | |",
        );
        let mut crates = CRATES.to_vec();
        crates.push(("codesim-display", &[]));
        assert_eq!(
            faults(&table, &workspace(&crates)),
            [
                "ARCHITECTURE.md:7: codesim-match -> codesim-token is not allowed: add it to this row, or take it out of \
                 crates/codesim-match/Cargo.toml",
                "ARCHITECTURE.md:8: codesim-display has no row: add one to the table",
                "ARCHITECTURE.md:5: codesim-lang-* -> codesim-token does not go up to a row above: put this row below that \
                 of codesim-token",
                "ARCHITECTURE.md:7: codesim-match -> codesim-lang-* is allowed in vain: delete it from this row",
                "ARCHITECTURE.md:8: there is no crate codesim-lab: delete the row",
            ]
        );
    }
}
