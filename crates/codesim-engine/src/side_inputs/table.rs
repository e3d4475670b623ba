//! CSV files about submissions: a header, and a row each.

use crate::{Sheet, SheetRow};
use codesim_display::visible;
use serde::de::DeserializeOwned;

use crate::side_inputs::error::Error;

/// A file of which the header is read.
pub(crate) struct Table<'a> {
    header: csv::StringRecord,
    reader: csv::Reader<&'a [u8]>,
}

/// Reads and checks a file named `name`; an error names it, the line and the value.
pub(crate) fn read<T: Default>(
    name: &str,
    text: &str,
    sheet: fn(Table) -> Result<Sheet<T>, Error>,
) -> Result<Sheet<T>, Error> {
    let sheet = Table::of(text).and_then(sheet);
    let sheet = sheet.map_err(|error| error.at(format_args!("in {}", visible(name))))?;
    Ok(Sheet {
        name: name.to_owned(),
        ..sheet
    })
}

impl<'a> Table<'a> {
    fn of(text: &'a str) -> Result<Self, Error> {
        let mut reader = csv::ReaderBuilder::new()
            .trim(csv::Trim::Headers)
            .from_reader(text.as_bytes());
        let header = reader.headers()?.clone();
        Ok(Self { header, reader })
    }

    pub(crate) fn has(&self, column: &str) -> bool {
        self.header.iter().any(|present| present == column)
    }

    /// Refuses columns other than these, and a file without one that is needed.
    pub(crate) fn check(&self, columns: &[&str], needed: &[&str]) -> Result<(), Error> {
        for column in &self.header {
            if !columns.contains(&column) {
                return Err(Error::new(format!(
                    "column `{}`: {} were expected, separated by commas",
                    visible(column),
                    columns.join(", ")
                )));
            }
        }
        for column in needed {
            if !self.has(column) {
                return Err(Error::new(format!(
                    "a header with a column `{column}` was expected"
                )));
            }
        }
        Ok(())
    }

    /// Reads all rows; `row` returns the submission that the cells of one are about, and the statement.
    pub(crate) fn rows<C: DeserializeOwned, T>(
        mut self,
        row: fn(C) -> Result<(String, T), Error>,
    ) -> Result<Vec<SheetRow<T>>, Error> {
        let mut rows = Vec::new();
        for record in self.reader.records() {
            let record = record?;
            let line = record.position().map_or(0, csv::Position::line);
            let at = |error: Error| error.at(format_args!("line {line}"));
            let cells = record.deserialize(Some(&self.header))?;
            let (submission, said) = row(cells).map_err(at)?;
            if submission.is_empty() {
                return Err(at(Error::new("the name of a submission was expected")));
            }
            rows.push(SheetRow {
                line,
                submission,
                said,
            });
        }
        Ok(rows)
    }
}
