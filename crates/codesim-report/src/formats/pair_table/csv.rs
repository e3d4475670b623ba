//! One row for each pair, for spreadsheets.
//!
//! Names are written as they are (quoted where CSV asks for it): a program that reads them must find the submission again.

use std::io::{self, Write};

use csv::{Error, ErrorKind, Writer};

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

/// A table that has its header.
pub(crate) fn begun<W: Write>(out: W) -> io::Result<Writer<W>> {
    let mut csv = Writer::from_writer(out);
    csv.write_record(HEADER).map_err(cause)?;
    Ok(csv)
}

pub(crate) fn push(csv: &mut Writer<impl Write>, row: &Row) -> io::Result<()> {
    csv.write_record(record(row)).map_err(cause)
}

pub(crate) fn finish<W: Write>(csv: Writer<W>) -> io::Result<W> {
    csv.into_inner().map_err(|error| error.into_error())
}

/// The underlying error, so that callers can tell a closed pipe from a full disk.
pub(crate) fn cause(error: Error) -> io::Error {
    match error.into_kind() {
        ErrorKind::Io(error) => error,
        kind => io::Error::other(format!("{kind:?}")),
    }
}

fn record(row: &Row) -> [String; HEADER.len()] {
    [
        row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        row.left.to_owned(),
        row.right.to_owned(),
        decimal(row.score),
        decimal(row.similarity),
        decimal(row.containment_left),
        decimal(row.containment_right),
        row.matched_tokens.to_string(),
        row.longest_match.to_string(),
        row.expected_by_chance.map(scientific).unwrap_or_default(),
        text::verdict(row.verdict).to_owned(),
        row.flagged.to_string(),
        row.decision.map_or("", text::decision).to_owned(),
        row.why.unwrap_or_default().to_owned(),
    ]
}

fn decimal(value: f64) -> String {
    format!("{value:.6}")
}

/// Three significant digits: expected numbers span too many orders of magnitude for fixed decimals.
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
    fn hostile_names_survive_a_round_trip() {
        let out = written();
        let mut reader = csv::Reader::from_reader(out.as_slice());
        let names: Vec<_> = reader
            .records()
            .map(|row| row.unwrap()[2].to_owned())
            .collect();
        let report = report();
        let expected: Vec<_> = report.pairs.iter().map(|pair| pair.right.clone()).collect();
        assert_eq!(names, expected);
    }

    #[test]
    fn numbers() {
        assert_eq!(decimal(1.0), "1.000000");
        assert_eq!(scientific(0.000_012_345), "1.23e-5");
    }
}
