//! The table of layers in ARCHITECTURE.md.
//!
//! ```text
//! | crate | may depend on | must not know |
//! |---|---|---|
//! | `codesim-token` | nothing | any parser |
//! | `codesim-progress` | nothing at all | |
//! | `codesim-lang-*` | token, treesitter | each other |
//! ```
//!
//! `nothing at all` forbids crates from outside too. A name with `*` at its end stands for all crates that begin like it.

use anyhow::{Context, bail, ensure};

/// Where the table stands, from the repository's folder.
pub(super) const FILE: &str = "ARCHITECTURE.md";
/// Heading of the section that has the table.
const HEADING: &str = "## Layers";
/// What the names of all crates begin with; the table may leave it out.
const PREFIX: &str = "codesim-";

/// All rows, and the lines to name where a row is missing.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) rows: Vec<Row>,
    /// Line of the last row, from 1.
    pub(super) end: usize,
}

/// What a crate, or several of one kind, may depend on.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) name: Name,
    pub(super) needs: Vec<Name>,
    /// Whether crates from outside are allowed.
    pub(super) outside: bool,
    /// From 1.
    pub(super) line: usize,
}

/// Name of a crate, in full; or, with `*` at its end, of several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Name(String);

impl Name {
    fn parse(text: &str) -> Self {
        let text = text.trim().trim_matches('`');
        Self(format!(
            "{PREFIX}{}",
            text.strip_prefix(PREFIX).unwrap_or(text)
        ))
    }

    /// Whether this is the name of that crate.
    pub(super) fn is_of(&self, name: &str) -> bool {
        match self.0.strip_suffix('*') {
            Some(begin) => name.starts_with(begin),
            None => self.0 == name,
        }
    }

    pub(super) fn as_str(&self) -> &str {
        &self.0
    }
}

impl Table {
    pub(super) fn parse(text: &str) -> anyhow::Result<Self> {
        let mut lines = (1..).zip(text.lines());
        lines
            .find(|(_, line)| *line == HEADING)
            .with_context(|| format!("a section \"{HEADING}\" was expected"))?;
        let rows: Vec<Row> = lines
            .skip_while(|(_, line)| !line.starts_with('|'))
            .take_while(|(_, line)| line.starts_with('|'))
            .skip(2)
            .map(|(number, line)| Row::parse(line, number))
            .collect::<anyhow::Result<_>>()?;
        let end = rows.last().context("a table of layers was expected")?.line;
        Ok(Self { rows, end })
    }

    /// The row of a crate.
    pub(super) fn row(&self, name: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.name.is_of(name))
    }
}

impl Row {
    fn parse(line: &str, number: usize) -> anyhow::Result<Self> {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [name, needs, _] = cells[..] else {
            bail!("line {number}: three cells were expected");
        };
        ensure!(
            !name.is_empty(),
            "line {number}: the name of a crate was expected"
        );
        ensure!(
            !needs.is_empty(),
            "line {number}: names of crates or \"nothing\" were expected"
        );
        Ok(Self {
            name: Name::parse(name),
            needs: match needs {
                "nothing" | "nothing at all" => Vec::new(),
                names => names.split(',').map(Name::parse).collect(),
            },
            outside: needs != "nothing at all",
            line: number,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(rows: &str) -> anyhow::Result<Table> {
        Table::parse(&format!(
            "# Title\n\n| a | b | c |\n|---|\n\n{HEADING}\n\nText.\n\n| crate | may | must not |\n|---|---|---|\n{rows}\n\n| x |\n"
        ))
    }

    #[test]
    fn rows_are_read_with_their_lines() {
        let table = table(
            "| `codesim-token` | nothing at all | |\n| `codesim-lang-*` | token, `codesim-display` | each other |",
        )
        .unwrap();
        assert_eq!(table.end, 13);
        let languages = table.row("codesim-lang-c").unwrap();
        assert_eq!(languages.line, 13);
        let needs: Vec<&str> = languages.needs.iter().map(Name::as_str).collect();
        assert_eq!(needs, ["codesim-token", "codesim-display"]);
        assert!(languages.outside && !table.rows[0].outside);
        assert!(table.row("codesim-languages").is_none());
    }

    #[test]
    fn a_table_that_cannot_be_read_is_an_error() {
        for (rows, error) in [
            ("", "a table of layers was expected"),
            (
                "| `codesim-token` | nothing |",
                "line 12: three cells were expected",
            ),
            (
                "| | nothing | |",
                "line 12: the name of a crate was expected",
            ),
            (
                "| `codesim-token` | | |",
                "line 12: names of crates or \"nothing\" were expected",
            ),
        ] {
            assert_eq!(table(rows).unwrap_err().to_string(), error);
        }
        assert!(Table::parse("# Title\n").is_err());
    }
}
