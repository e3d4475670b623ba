//! One row for each pair of people, with a column for each assignment, for spreadsheets.
//!
//! Names are written as they are (quoted where CSV asks for it): a program that reads them must find the people again.

use std::collections::HashMap;
use std::io::{self, Write};

use super::model::{Course, CoursePair, PairAssignment};
use super::verdict;
use crate::formats::pair_table::CsvDialect;
use crate::formats::pair_table::csv::{cause, scientific};

const HEADER: [&str; 7] = [
    "rank",
    "left",
    "right",
    "verdict",
    "together",
    "flagged",
    "expected_by_chance",
];

/// Writes the pairs of `course`, in their order. The column of an assignment has the number of independent pairs that are expected to be as similar in
/// it, and is empty where the two are not among the most similar.
///
/// # Errors
///
/// When `out` cannot be written to.
pub fn write_course_csv(
    course: &Course,
    dialect: CsvDialect,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut csv = dialect.writer(out)?;
    let assignments = || course.assignments.iter().map(|it| it.name.as_str());
    let titles = assignments().map(CsvDialect::text);
    csv.write_record(HEADER.map(str::to_owned).into_iter().chain(titles))
        .map_err(cause)?;
    for pair in &course.pairs {
        let found: HashMap<&str, &PairAssignment> = pair
            .assignments
            .iter()
            .map(|it| (it.assignment.as_str(), it))
            .collect();
        let cells = assignments().map(|name| {
            number(
                dialect,
                found.get(name).and_then(|it| it.expected_by_chance),
            )
        });
        csv.write_record(fixed(dialect, pair).into_iter().chain(cells))
            .map_err(cause)?;
    }
    csv.flush()
}

fn fixed(dialect: CsvDialect, pair: &CoursePair) -> [String; HEADER.len()] {
    [
        pair.rank.to_string(),
        CsvDialect::text(&pair.left),
        CsvDialect::text(&pair.right),
        verdict(pair.verdict).to_owned(),
        pair.together.to_string(),
        pair.flagged.to_string(),
        number(dialect, pair.expected_by_chance),
    ]
}

fn number(dialect: CsvDialect, expected: Option<f64>) -> String {
    dialect.number(expected.map(scientific).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::super::fixture::course;
    use super::*;
    use crate::fixture::golden;

    #[test]
    fn golden_file() {
        let mut out = Vec::new();
        write_course_csv(&course(), CsvDialect::Plain, &mut out).unwrap();
        golden("course.csv", &out);
    }
}
