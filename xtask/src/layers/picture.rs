//! The picture in ARCHITECTURE.md: a class on its way to a report.
//!
//! It is made from the fourth column of the table of crates, which says what a crate hands on, and to which other one. Two crates can
//! only hand things on if one depends on the other, or if a crate that depends on both does it for them.

use std::collections::BTreeSet;
use std::fmt::Write;

use anyhow::Context;

use super::table::{FILE, Name, PREFIX, Row, Table};

/// Marks around the picture.
const BEGIN: &str = "```mermaid\n";
const END: &str = "```\n";

/// The input, and the crate that takes it.
const CLASS: (&str, &str) = ("a class: folders, archives, exports", "intake");
/// The output, and the crates that give it to people.
const REPORT: (&str, &[&str]) = ("a report", &["cli", "server", "python"]);

/// Returns the faults of the picture, and of the table that it is made from.
pub(super) fn faults(text: &str, table: &Table) -> anyhow::Result<Vec<String>> {
    let mut faults: Vec<String> = table
        .rows
        .iter()
        .flat_map(|row| apart(table, row))
        .collect();
    if placed_in(text, table)? != text {
        faults.push(format!(
            "{FILE}: the picture is not that of the table: run `cargo xtask layers --write`"
        ));
    }
    Ok(faults)
}

/// Returns the text with the picture of its table.
pub(super) fn placed_in(text: &str, table: &Table) -> anyhow::Result<String> {
    let expected = || format!("{FILE}: a block {} was expected", BEGIN.trim_end());
    let (before, rest) = text.split_once(BEGIN).with_context(expected)?;
    let (_, after) = rest.split_once(END).with_context(expected)?;
    Ok([before, BEGIN, &picture(table), END, after].concat())
}

/// Returns the crates in a row's fourth cell to which its crate cannot hand on any data.
fn apart(table: &Table, row: &Row) -> Vec<String> {
    let is_apart = |to: &&Name| {
        let is_need = |user: &Name, used: &Name| {
            let mut rows = table.rows.iter().filter(|row| row.name == *user);
            rows.any(|row| row.needs.contains(used))
        };
        let mut rows = table.rows.iter();
        let together = rows.any(|it| it.needs.contains(&row.name) && it.needs.contains(to));
        !(together || is_need(&row.name, to) || is_need(to, &row.name))
    };
    let to = row.hands_on.iter().map(|(_, to)| to);
    to.filter(is_apart)
        .map(|to| {
            let (line, name, to) = (row.line, row.name.as_str(), to.as_str());
            format!("{FILE}:{line}: {name} hands nothing on to {to}: neither depends on the other, and no crate on both")
        })
        .collect()
}

fn picture(table: &Table) -> String {
    let handed = || {
        table
            .rows
            .iter()
            .flat_map(|row| row.hands_on.iter().map(move |hand| (row, hand)))
    };
    let drawn: BTreeSet<&str> = handed()
        .flat_map(|(row, (_, to))| [row.name.as_str(), to.as_str()])
        .collect();
    let mut text = String::from("flowchart TD\n");
    let mut line = |line: String| writeln!(text, "    {line}").expect("text has room");
    let (class, reader) = CLASS;
    line(format!("class_in([\"{class}\"]) --> {}", id(reader)));
    let rows = table.rows.iter().map(|row| row.name.as_str());
    for name in rows.filter(|name| drawn.contains(name)) {
        let short = name.strip_prefix(PREFIX).unwrap_or(name);
        line(format!("{}[\"{short}\"]", id(name)));
    }
    for (row, (what, to)) in handed() {
        let (from, to) = (id(row.name.as_str()), id(to.as_str()));
        line(format!("{from} -- \"{what}\" --> {to}"));
    }
    let (report, writers) = REPORT;
    line(format!("report_out([\"{report}\"])"));
    for writer in writers {
        line(format!("{} --> report_out", id(writer)));
    }
    text
}

/// The name of a node, without what has a meaning in Mermaid.
fn id(name: &str) -> String {
    let short = name.strip_prefix(PREFIX).unwrap_or(name);
    short.replace(|c: char| !c.is_ascii_alphanumeric(), "_")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layers::testing::table;

    #[test]
    fn the_picture_is_made_from_the_table() {
        let rows = "| `codesim-lang-*` | nothing | | front ends -> intake |\n| `codesim-intake` | nothing | | |\n\
                    | `codesim-lab` | nothing | |\n| `codesim-cli` | lang-*, intake | |";
        let table = table(rows);
        let text = "# Title\n```mermaid\nold\n```\n\nMore.\n";
        let placed = placed_in(text, &table).unwrap();
        assert_eq!(
            placed,
            "# Title\n```mermaid\nflowchart TD\n    class_in([\"a class: folders, archives, exports\"]) --> intake\n    \
             lang__[\"lang-*\"]\n    intake[\"intake\"]\n    lang__ -- \"front ends\" --> intake\n    \
             report_out([\"a report\"])\n    cli --> report_out\n    server --> report_out\n    python --> report_out\n```\n\nMore.\n"
        );
        assert_eq!(faults(&placed, &table).unwrap(), [""; 0]);
        assert_eq!(faults(text, &table).unwrap().len(), 1);
        assert!(faults("# Title\n", &table).is_err());
    }

    #[test]
    fn crates_that_do_not_know_each_other_hand_nothing_on() {
        let table = table(
            "| `codesim-match` | nothing | | pairs -> report |\n| `codesim-report` | nothing | |",
        );
        let text = placed_in("```mermaid\n```\n", &table).unwrap();
        assert_eq!(
            faults(&text, &table).unwrap(),
            [
                "ARCHITECTURE.md:5: codesim-match hands nothing on to codesim-report: neither depends on the other, and no crate on both"
            ]
        );
    }
}
