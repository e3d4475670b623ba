//! A table against what uses what: neither may have an arrow that the other lacks.

use super::table::{FILE, Name, Row, Table};

/// A crate or a module, and what it uses of those that belong into the same table.
pub(super) struct Node {
    pub(super) name: String,
    pub(super) uses: Vec<Use>,
}

/// One use by a node.
pub(super) struct Use {
    pub(super) name: String,
    /// The file with the use.
    pub(super) place: String,
}

/// Returns the differences, in the order of the nodes, then of the table.
pub(super) fn faults(table: &Table, nodes: &[Node]) -> Vec<String> {
    let mut faults: Vec<String> = nodes
        .iter()
        .flat_map(|node| forbidden(table, node))
        .collect();
    for (index, row) in table.rows.iter().enumerate() {
        faults.extend(in_vain(table, nodes, row));
        faults.extend(upward(&table.rows[..index], row));
    }
    faults
}

/// Arrows of a node that its row does not have.
fn forbidden(table: &Table, node: &Node) -> Vec<String> {
    let name = &node.name;
    let Some(row) = table.row(name) else {
        return vec![format!(
            "{FILE}:{}: {name} has no row: add one to the table",
            table.end
        )];
    };
    let allowed = |used: &&Use| row.needs.iter().any(|allowed| allowed.is_of(&used.name));
    let forbidden = node.uses.iter().filter(|used| !allowed(used));
    forbidden
        .map(|Use { name: used, place }| {
            format!(
                "{FILE}:{}: {name} -> {used} is not allowed: add it to this row, or take it out of {place}",
                row.line,
            )
        })
        .collect()
}

/// A row, or arrows of it, that no node has.
fn in_vain(table: &Table, nodes: &[Node], row: &Row) -> Vec<String> {
    let (name, line, one) = (row.name.as_str(), row.line, table.kind.one());
    let nodes = nodes.iter().filter(|node| row.name.is_of(&node.name));
    let nodes: Vec<&Node> = nodes.collect();
    if nodes.is_empty() {
        return vec![format!(
            "{FILE}:{line}: there is no {one} {name}: delete the row"
        )];
    }
    let is_there = |need: &Name| {
        let mut uses = nodes.iter().flat_map(|node| &node.uses);
        uses.any(|used| need.is_of(&used.name))
    };
    let unused = row.needs.iter().filter(|need| !is_there(need));
    unused
        .map(|need| {
            let need = need.as_str();
            format!("{FILE}:{line}: {name} -> {need} is allowed in vain: delete it from this row")
        })
        .collect()
}

/// Returns the arrows of a row to rows that are not above it.
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
        assert_eq!(faults(&table, &workspace(CRATES).nodes()), [""; 0]);
    }

    #[test]
    fn each_fault_names_crate_arrow_and_line() {
        let table = table(
            "| `codesim-lang-*` | token | |\n| `codesim-token` | nothing | |\n| `codesim-match` | lang-* | |\n| `codesim-lab` | token | |",
        );
        let mut crates = CRATES.to_vec();
        crates.push(("codesim-display", &[]));
        assert_eq!(
            faults(&table, &workspace(&crates).nodes()),
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
