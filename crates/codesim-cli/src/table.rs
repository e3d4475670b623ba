//! CSV files that say something of submissions: a header, and a row each.

use std::path::Path;

use anyhow::{Context, ensure};
use codesim_engine::{Row, Sheet};
use codesim_words::{path_text, visible, visible_path};
use serde::de::DeserializeOwned;

use crate::input;

/// A file of which the header is read.
pub(crate) struct Table<'a> {
    header: csv::StringRecord,
    reader: csv::Reader<&'a [u8]>,
}

/// Reads and checks a file; an error names it, the line and the value. Nothing is said without one.
pub(crate) fn read<T: Default>(
    path: Option<&Path>,
    sheet: fn(Table) -> anyhow::Result<Sheet<T>>,
) -> anyhow::Result<Sheet<T>> {
    let Some(path) = path else {
        return Ok(Sheet::default());
    };
    let text = input::read(path)?;
    let sheet = Table::of(&text).and_then(sheet);
    let sheet = sheet.with_context(|| format!("in {}", visible_path(path)))?;
    Ok(Sheet {
        name: path_text(path),
        ..sheet
    })
}

impl<'a> Table<'a> {
    fn of(text: &'a str) -> anyhow::Result<Self> {
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
    pub(crate) fn check(&self, columns: &[&str], needed: &[&str]) -> anyhow::Result<()> {
        for column in &self.header {
            ensure!(
                columns.contains(&column),
                "column `{}`: {} were expected, separated by commas",
                visible(column),
                columns.join(", ")
            );
        }
        for column in needed {
            ensure!(
                self.has(column),
                "a header with a column `{column}` was expected"
            );
        }
        Ok(())
    }

    /// All rows; `row` tells from the cells of one which submission it is about, and what it says.
    pub(crate) fn rows<C: DeserializeOwned, T>(
        mut self,
        row: fn(C) -> anyhow::Result<(String, T)>,
    ) -> anyhow::Result<Vec<Row<T>>> {
        let mut rows = Vec::new();
        for record in self.reader.records() {
            let record = record?;
            let line = record.position().map_or(0, csv::Position::line);
            let at = || format!("line {line}");
            let cells = record.deserialize(Some(&self.header))?;
            let (submission, said) = row(cells).with_context(at)?;
            ensure!(
                !submission.is_empty(),
                "line {line}: the name of a submission was expected"
            );
            rows.push(Row {
                line,
                submission,
                said,
            });
        }
        Ok(rows)
    }
}
