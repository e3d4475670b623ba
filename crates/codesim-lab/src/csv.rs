//! The result of an experiment for a spreadsheet: the first table of its page.
//!
//! No program would read a file of several tables. The first is the result; what follows on a page says the same in another
//! way.

use std::io::{self, Write};

use crate::page::{Cell, Page, Section, Table};

/// Writes the first table of `page` as CSV, with the names of its columns as the header line. Writes no byte if there is no table.
///
/// Text is written as it is, counts without separators, numbers with the decimals that people see. [`Cell::Nothing`] is empty.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_csv(page: &Page, out: &mut dyn Write) -> io::Result<()> {
    match page.sections.iter().find_map(table) {
        Some(table) => write(table, out),
        None => Ok(()),
    }
}

fn table(section: &Section) -> Option<&Table> {
    match section {
        Section::Table(table) => Some(table),
        Section::Paragraph(_) | Section::Plot(_) => None,
    }
}

fn write(table: &Table, out: &mut dyn Write) -> io::Result<()> {
    let mut csv = ::csv::Writer::from_writer(out);
    csv.write_record(table.columns.iter().map(|column| column.name))
        .map_err(cause)?;
    for row in table.cells() {
        csv.write_record(row.map(plain)).map_err(cause)?;
    }
    csv.flush()
}

fn plain(cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => text.clone(),
        Cell::Count(count) => count.to_string(),
        Cell::Nothing | Cell::Number { .. } => cell.display_text(""),
    }
}

/// Unwraps the I/O error below: callers distinguish a closed pipe from a full disk.
fn cause(error: ::csv::Error) -> io::Error {
    match error.into_kind() {
        ::csv::ErrorKind::Io(error) => error,
        kind => io::Error::other(format!("{kind:?}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{HOSTILE, golden, page};

    fn written(page: &Page) -> Vec<u8> {
        let mut out = Vec::new();
        write_csv(page, &mut out).unwrap();
        out
    }

    #[test]
    fn golden_file() {
        golden("page.csv", &written(&page()));
    }

    #[test]
    fn hostile_text_survives_a_round_trip() {
        let text = written(&page());
        let mut reader = ::csv::Reader::from_reader(text.as_slice());
        let mut rows = reader.records().map(Result::unwrap);
        assert!(rows.any(|row| &row[0] == HOSTILE));
    }

    #[test]
    fn a_page_without_a_table_is_empty() {
        let mut page = page();
        page.sections
            .retain(|section| !matches!(section, Section::Table(_)));
        assert_eq!(written(&page), b"");
    }
}
