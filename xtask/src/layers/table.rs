//! The tables of layers in ARCHITECTURE.md: of crates, and of modules inside crates.
//!
//! ```text
//! | crate | may depend on | must not know |
//! |---|---|---|
//! | `codesim-token` | nothing | any parser |
//! | `codesim-progress` | nothing at all | |
//! | `codesim-lang-*` | token, treesitter | each other |
//! ```
//!
//! `nothing at all` forbids crates from outside too. A name with `*` at its end means all crates that begin like it. A crate that has a part
//! in the picture says in a fourth cell what it hands on: `ranked pairs -> engine; a model -> report`.
//!
//! ```text
//! | module | may use | does |
//! |---|---|---|
//! | `codesim-match::index` | nothing at all | finds the submissions that have a fingerprint |
//! | `codesim-match::search` | index | finds pairs |
//! ```
//!
//! `nothing at all` forbids files beside the module too.

use anyhow::{Context, bail, ensure};

/// The file with the tables, from the repository's folder.
pub(super) const FILE: &str = "ARCHITECTURE.md";
/// Prefix of the names of all crates; the table may leave it out.
pub(super) const PREFIX: &str = "codesim-";

/// Between the name of a crate and that of a module in it.
const IN: &str = "::";

/// Kind of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// The table of crates.
    Crates,
    /// The table of modules at the top of crates.
    Modules,
}

impl Kind {
    /// Heading of the section that has the table.
    fn heading(self) -> &'static str {
        match self {
            Self::Crates => "## Layers",
            Self::Modules => "## Layers inside crates",
        }
    }

    /// Returns the kind of a row.
    pub(super) fn one(self) -> &'static str {
        match self {
            Self::Crates => "crate",
            Self::Modules => "module",
        }
    }
}

/// All rows, and the lines to name where a row is missing.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) kind: Kind,
    pub(super) rows: Vec<Row>,
    /// Line of the last row, from 1.
    pub(super) end: usize,
}

/// The crates or modules that a crate, several crates of one kind, or a module may use.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) name: Name,
    pub(super) needs: Vec<Name>,
    /// The data that it hands on, each with its receiver.
    pub(super) hands_on: Vec<(String, Name)>,
    /// Whether anything that has no row, as crates from outside, is allowed.
    pub(super) outside: bool,
    /// From 1.
    pub(super) line: usize,
}

/// Name of a crate, in full; or, with `*` at its end, of several; or of a module with its crate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Name(String);

impl Name {
    fn of_crate(text: &str) -> Self {
        let text = text.trim().trim_matches('`');
        Self(format!(
            "{PREFIX}{}",
            text.strip_prefix(PREFIX).unwrap_or(text)
        ))
    }

    pub(super) fn of_module(inside: &str, module: &str) -> Self {
        Self(format!("{inside}{IN}{}", module.trim().trim_matches('`')))
    }

    /// The name of what a thing of this name uses; modules are those of its own crate.
    fn used(&self, text: &str) -> Self {
        match self.0.split_once(IN) {
            Some((inside, _)) => Self::of_module(inside, text),
            None => Self::of_crate(text),
        }
    }

    /// Whether this is the name of that crate or module.
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
    /// Reads the table of a kind.
    pub(super) fn parse(text: &str, kind: Kind) -> anyhow::Result<Self> {
        let heading = kind.heading();
        let mut lines = (1..).zip(text.lines());
        lines
            .find(|(_, line)| *line == heading)
            .with_context(|| format!("a section \"{heading}\" was expected"))?;
        let rows: Vec<Row> = lines
            .skip_while(|(_, line)| !line.starts_with('|'))
            .take_while(|(_, line)| line.starts_with('|'))
            .skip(2)
            .map(|(number, line)| Row::parse(line, number, kind))
            .collect::<anyhow::Result<_>>()?;
        let end = rows.last().context("a table of layers was expected")?.line;
        Ok(Self { kind, rows, end })
    }

    /// The row of a crate or module.
    pub(super) fn row(&self, name: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.name.is_of(name))
    }
}

impl Row {
    fn parse(line: &str, number: usize, kind: Kind) -> anyhow::Result<Self> {
        let one = kind.one();
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let (name, needs, hands_on) = match cells[..] {
            [name, needs, _] => (name, needs, ""),
            [name, needs, _, hands_on] if kind == Kind::Crates => (name, needs, hands_on),
            _ => bail!("line {number}: three cells were expected"),
        };
        let full = name.trim_matches('`').contains(IN) == (kind == Kind::Modules);
        ensure!(
            !name.is_empty() && full,
            "line {number}: the name of a {one} was expected"
        );
        ensure!(
            !needs.is_empty(),
            "line {number}: names of {one}s or \"nothing\" were expected"
        );
        let name = Name::of_crate(name);
        Ok(Self {
            needs: match needs {
                "nothing" | "nothing at all" => Vec::new(),
                names => names.split(',').map(|need| name.used(need)).collect(),
            },
            name,
            hands_on: hands_on_of(hands_on).with_context(|| {
                format!("line {number}: \"WHAT -> CRATE; WHAT -> CRATE\" was expected")
            })?,
            outside: needs != "nothing at all",
            line: number,
        })
    }
}

/// Reads what a crate hands on, and to whom.
fn hands_on_of(cell: &str) -> Option<Vec<(String, Name)>> {
    let hands = cell.split(';').filter(|hand| !hand.trim().is_empty());
    hands
        .map(|hand| {
            let (what, to) = hand.split_once("->")?;
            Some((what.trim().to_owned(), Name::of_crate(to)))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(kind: Kind, rows: &str) -> String {
        let heading = kind.heading();
        format!(
            "# Title\n\n| a | b | c |\n|---|\n\n{heading}\n\nText.\n\n| crate | may | must not |\n|---|---|---|\n{rows}\n\n| x |\n"
        )
    }

    fn table(rows: &str) -> anyhow::Result<Table> {
        Table::parse(&text(Kind::Crates, rows), Kind::Crates)
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
    fn a_fourth_cell_says_what_a_crate_hands_on() {
        let table = table("| `codesim-match` | nothing | | pairs -> engine; a model -> `report` |");
        let hands = table.unwrap().rows.remove(0).hands_on;
        let to = |name| Name::of_crate(name);
        assert_eq!(
            hands,
            [
                ("pairs".to_owned(), to("engine")),
                ("a model".to_owned(), to("report"))
            ]
        );
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
                "| `codesim-token` | nothing | | tokens |",
                "line 12: \"WHAT -> CRATE; WHAT -> CRATE\" was expected",
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
        assert!(Table::parse("# Title\n", Kind::Crates).is_err());
    }

    #[test]
    fn modules_are_named_with_their_crate_and_use_those_of_it() {
        let table = |rows: &str| Table::parse(&text(Kind::Modules, rows), Kind::Modules);
        let read = table("| `codesim-match::search` | index, `input` | finds |").unwrap();
        let row = read.row("codesim-match::search").unwrap();
        let needs: Vec<&str> = row.needs.iter().map(Name::as_str).collect();
        assert_eq!(needs, ["codesim-match::index", "codesim-match::input"]);
        for (row, error) in [
            (
                "| `codesim-match` | index | |",
                "line 12: the name of a module was expected",
            ),
            (
                "| `codesim-match::index` | | |",
                "line 12: names of modules or \"nothing\" were expected",
            ),
        ] {
            assert_eq!(table(row).unwrap_err().to_string(), error);
        }
    }
}
