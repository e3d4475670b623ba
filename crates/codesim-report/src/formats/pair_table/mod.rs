//! Tables of pairs, one row for each: for spreadsheets and for programs that process very many.
//!
//! The columns of every format are those of a [`Row`]. Rows are written as they come, so that a table may be larger than memory.

pub(crate) mod csv;
mod json_lines;
#[cfg(feature = "parquet")]
mod parquet;
mod row;

use std::io::{self, Write};

pub use self::csv::CsvDialect;
#[cfg(feature = "parquet")]
use self::parquet::ParquetTable;
use self::row::Row;
use crate::model::{Pair, Report};

/// Formats of tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableFormat {
    /// For spreadsheets.
    Csv,
    /// For [Excel](CsvDialect::Excel).
    CsvExcel,
    /// [JSON lines](https://jsonlines.org).
    JsonLines,
    /// [Parquet](https://parquet.apache.org).
    Parquet,
}

/// A table that is being written.
pub struct PairTable<W: Write + Send>(Inner<W>);

enum Inner<W: Write + Send> {
    Csv(Box<::csv::Writer<W>>, CsvDialect),
    JsonLines(W),
    #[cfg(feature = "parquet")]
    Parquet(ParquetTable<W>),
}

impl<W: Write + Send> PairTable<W> {
    /// Creates a table without rows.
    ///
    /// # Errors
    /// When `out` cannot be written to, or this build does not write the format.
    pub fn new(format: TableFormat, out: W) -> io::Result<Self> {
        Ok(Self(match format {
            TableFormat::Csv => in_dialect(CsvDialect::Plain, out)?,
            TableFormat::CsvExcel => in_dialect(CsvDialect::Excel, out)?,
            TableFormat::JsonLines => Inner::JsonLines(out),
            #[cfg(feature = "parquet")]
            TableFormat::Parquet => Inner::Parquet(ParquetTable::new(out)?),
            #[cfg(not(feature = "parquet"))]
            TableFormat::Parquet => return Err(io::ErrorKind::Unsupported.into()),
        }))
    }

    /// Appends the row of a pair.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn push(&mut self, pair: &Pair) -> io::Result<()> {
        let row = Row::of(pair);
        match &mut self.0 {
            Inner::Csv(csv, dialect) => csv::push(csv, *dialect, &row),
            Inner::JsonLines(out) => json_lines::push(out, &row),
            #[cfg(feature = "parquet")]
            Inner::Parquet(table) => table.push(pair),
        }
    }

    /// Writes the remaining rows, and returns the output.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn finish(self) -> io::Result<W> {
        match self.0 {
            Inner::Csv(csv, _) => csv::finish(*csv),
            Inner::JsonLines(out) => Ok(out),
            #[cfg(feature = "parquet")]
            Inner::Parquet(table) => table.finish(),
        }
    }
}

fn in_dialect<W: Write + Send>(dialect: CsvDialect, out: W) -> io::Result<Inner<W>> {
    Ok(Inner::Csv(Box::new(csv::begun(out, dialect)?), dialect))
}

/// Writes the pairs of `report` as a table, in their order.
///
/// # Errors
/// When `out` cannot be written to, or this build does not write the format.
pub fn write_pairs(report: &Report, format: TableFormat, out: impl Write + Send) -> io::Result<()> {
    let mut table = PairTable::new(format, out)?;
    for pair in &report.pairs {
        table.push(pair)?;
    }
    table.finish()?.flush()
}
