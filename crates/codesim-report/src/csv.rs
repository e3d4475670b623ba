//! One row for each pair, for spreadsheets.
//!
//! Names are written as they are (quoted where CSV asks for it): a program that reads them must find the submission again.

use std::io::{self, Write};

use crate::model::{Pair, Report, Verdict};
use crate::text;

const HEADER: [&str; 13] = [
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
];

/// Writes the pairs of `report` as CSV, in their order, below one header line.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_csv(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let mut csv = ::csv::Writer::from_writer(out);
    csv.write_record(HEADER).map_err(cause)?;
    for pair in &report.pairs {
        csv.write_record(row(pair)).map_err(cause)?;
    }
    csv.flush()
}

/// The underlying error, so that callers can tell a closed pipe from a full disk.
fn cause(error: ::csv::Error) -> io::Error {
    match error.into_kind() {
        ::csv::ErrorKind::Io(error) => error,
        kind => io::Error::other(format!("{kind:?}")),
    }
}

fn row(pair: &Pair) -> [String; HEADER.len()] {
    [
        pair.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        pair.left.clone(),
        pair.right.clone(),
        decimal(pair.score),
        decimal(pair.similarity),
        decimal(pair.containment_left),
        decimal(pair.containment_right),
        pair.matched_tokens.to_string(),
        pair.longest_match.to_string(),
        pair.expected_by_chance.map(scientific).unwrap_or_default(),
        text::verdict(pair.verdict).to_owned(),
        (pair.verdict == Verdict::Flagged).to_string(),
        (pair.review.as_ref()).map_or(String::new(), |r| text::decision(r.decision).to_owned()),
    ]
}

fn decimal(value: f64) -> String {
    format!("{value:.6}")
}

/// Three significant digits: expected numbers span too many orders of magnitude for fixed decimals.
fn scientific(value: f64) -> String {
    format!("{value:.2e}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::{golden, report};

    #[test]
    fn golden_file() {
        let mut out = Vec::new();
        write_csv(&report(), &mut out).unwrap();
        golden("report.csv", &out);
    }

    #[test]
    fn hostile_names_survive_a_round_trip() {
        let report = report();
        let mut out = Vec::new();
        write_csv(&report, &mut out).unwrap();
        let mut reader = ::csv::Reader::from_reader(out.as_slice());
        let names: Vec<_> = reader
            .records()
            .map(|row| row.unwrap()[2].to_owned())
            .collect();
        let expected: Vec<_> = report.pairs.iter().map(|pair| pair.right.clone()).collect();
        assert_eq!(names, expected);
    }

    #[test]
    fn numbers() {
        assert_eq!(decimal(1.0), "1.000000");
        assert_eq!(scientific(0.000_012_345), "1.23e-5");
    }
}
