//! One row for each pair, for spreadsheets.
//!
//! Students choose names, and spreadsheets run a text that looks like a formula: such a text gets an apostrophe before it. Programs that need names
//! as they are read JSON, JSON lines or Parquet.

use std::io::{self, Write};

use csv::{Error, ErrorKind, Writer, WriterBuilder};

use super::row::Row;
use crate::text;

const HEADER: [&str; 14] = [
    "rank",
    "left",
    "right",
    "score",
    "similarity",
    "containment_left",
    "containment_right",
    "matched_tokens",
    "longest_match",
    "expected_by_chance",
    "verdict",
    "flagged",
    "decision",
    "why",
];

/// Dialects of CSV, by the program that reads a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CsvDialect {
    /// Any program: commas between fields, decimal points.
    Plain,
    /// Excel in a language with decimal commas: a byte order mark, semicolons between fields, and decimal commas.
    Excel,
}

/// The byte order mark, by which Excel recognises UTF-8.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// Characters that formulas begin with, and whitespace that spreadsheets strip before they look.
const FORMULA: [char; 7] = ['=', '+', '-', '@', '\t', '\r', '\n'];

impl CsvDialect {
    /// Returns an empty table.
    pub(crate) fn writer<W: Write>(self, mut out: W) -> io::Result<Writer<W>> {
        let mut builder = WriterBuilder::new();
        if self == Self::Excel {
            out.write_all(MARK)?;
            builder.delimiter(b';');
        }
        Ok(builder.from_writer(out))
    }

    /// Returns a field for a text: one that looks like a formula begins with an apostrophe.
    pub fn text(text: &str) -> String {
        match text.starts_with(FORMULA) {
            true => format!("'{text}"),
            false => text.to_owned(),
        }
    }

    /// Returns a field for a number.
    pub(crate) fn number(self, number: String) -> String {
        match self {
            Self::Plain => number,
            Self::Excel => number.replace('.', ","),
        }
    }
}

/// Returns a table that has its header.
pub(crate) fn begun<W: Write>(out: W, dialect: CsvDialect) -> io::Result<Writer<W>> {
    let mut csv = dialect.writer(out)?;
    csv.write_record(HEADER).map_err(cause)?;
    Ok(csv)
}

pub(crate) fn push(csv: &mut Writer<impl Write>, dialect: CsvDialect, row: &Row) -> io::Result<()> {
    csv.write_record(record(row, dialect)).map_err(cause)
}

pub(crate) fn finish<W: Write>(csv: Writer<W>) -> io::Result<W> {
    csv.into_inner().map_err(|error| error.into_error())
}

/// Returns the underlying error, so that callers can distinguish a closed pipe from a full disk.
pub(crate) fn cause(error: Error) -> io::Error {
    match error.into_kind() {
        ErrorKind::Io(error) => error,
        kind => io::Error::other(format!("{kind:?}")),
    }
}

fn record(row: &Row, dialect: CsvDialect) -> [String; HEADER.len()] {
    let share = |value: f64| dialect.number(decimal(value));
    let told = |value: String| match row.withheld {
        true => String::new(),
        false => value,
    };
    let expected = row.expected_by_chance.map(scientific).unwrap_or_default();
    [
        row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        CsvDialect::text(row.left),
        CsvDialect::text(row.right),
        share(row.score),
        told(share(row.similarity)),
        told(share(row.containment_left)),
        told(share(row.containment_right)),
        told(row.matched_tokens.to_string()),
        told(row.longest_match.to_string()),
        dialect.number(expected),
        text::verdict(row.verdict).to_owned(),
        row.flagged.to_string(),
        row.decision.map_or("", text::decision).to_owned(),
        CsvDialect::text(row.why.unwrap_or_default()),
    ]
}

fn decimal(value: f64) -> String {
    format!("{value:.6}")
}

/// Formats three significant digits: expected numbers span too many orders of magnitude for fixed decimals.
pub(crate) fn scientific(value: f64) -> String {
    format!("{value:.2e}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{golden, report};
    use crate::formats::pair_table::{TableFormat, write_pairs};

    fn written() -> Vec<u8> {
        let mut out = Vec::new();
        write_pairs(&report(), TableFormat::Csv, &mut out).unwrap();
        out
    }

    #[test]
    fn golden_file() {
        golden("report.csv", &written());
    }

    #[test]
    fn hostile_names_are_read_as_texts_and_run_nowhere() {
        let out = written();
        let mut reader = csv::Reader::from_reader(out.as_slice());
        let names: Vec<_> = reader
            .records()
            .map(|row| row.unwrap()[2].to_owned())
            .collect();
        let report = report();
        let expected = report
            .pairs
            .iter()
            .map(|pair| CsvDialect::text(&pair.right));
        assert_eq!(names, expected.collect::<Vec<_>>());
        for (name, field) in [
            ("=1+1", "'=1+1"),
            ("-2", "'-2"),
            ("\t@SUM(A1)", "'\t@SUM(A1)"),
            ("a=1", "a=1"),
            ("", ""),
        ] {
            assert_eq!(CsvDialect::text(name), field);
        }
    }

    #[test]
    fn excel_runs_nothing_and_reads_numbers() {
        let mut report = report();
        report.pairs[0].left = "=HYPERLINK(\"x\";\"a\")".to_owned();
        let mut out = Vec::new();
        write_pairs(&report, TableFormat::CsvExcel, &mut out).unwrap();
        let table = out.strip_prefix(MARK).expect("it begins with the mark");
        let mut reader = csv::ReaderBuilder::new();
        let mut reader = reader.delimiter(b';').from_reader(table);
        let first = reader.records().next().unwrap().unwrap();
        assert_eq!(&first[1], "'=HYPERLINK(\"x\";\"a\")");
        assert_eq!(first[3], decimal(report.pairs[0].score).replace('.', ","));
        assert_eq!(first.len(), HEADER.len());
    }

    #[test]
    fn numbers() {
        assert_eq!(decimal(1.0), "1.000000");
        assert_eq!(scientific(0.000_012_345), "1.23e-5");
    }
}
