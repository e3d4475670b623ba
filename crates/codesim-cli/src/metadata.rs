//! What is known about submissions beside their code, from a CSV file: see `docs/verdicts-and-metadata.md`.

use std::collections::HashMap;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use codesim_report::model::{Metadata, Notice};
use jiff::civil::Time;
use jiff::fmt::temporal::Pieces;
use jiff::tz::Offset;
use serde::Deserialize;

use crate::names::Names;
use crate::{escape, input};

const COLUMNS: [&str; 4] = ["submission", "name", "label", "timestamp"];

/// A metadata file.
pub(crate) struct Sheet {
    /// Its path, for messages.
    shown: String,
    rows: Vec<Row>,
}

struct Row {
    line: u64,
    submission: String,
    metadata: Metadata,
}

/// A row as it stands there.
#[derive(Deserialize)]
struct Cells {
    submission: String,
    name: Option<String>,
    label: Option<String>,
    timestamp: Option<String>,
}

impl Sheet {
    /// Reads and checks a file; an error names it, the line and the value.
    pub(crate) fn read(path: &Path) -> anyhow::Result<Self> {
        let shown = escape::shown(path);
        let text = input::read(path)?;
        let rows = rows(&text).with_context(|| format!("in {shown}"))?;
        Ok(Self { shown, rows })
    }

    /// The rows by submission; one that is about no submission becomes a notice.
    pub(crate) fn assign(
        self,
        names: &Names,
        notices: &mut Vec<Notice>,
    ) -> anyhow::Result<HashMap<usize, Metadata>> {
        let mut lines = HashMap::new();
        let mut assigned = HashMap::new();
        for row in self.rows {
            let found = names.find(&row.submission);
            let key = found.ok_or_else(|| row.submission.clone());
            if let Some(first) = lines.insert(key, row.line) {
                bail!(
                    "in {}: line {}: submission `{}` has a row already, in line {first}",
                    self.shown,
                    row.line,
                    escape::visible(&row.submission)
                );
            }
            match found {
                Some(index) => drop(assigned.insert(index, row.metadata)),
                None => notices.push(Notice {
                    about: codesim_words::About::submission(&row.submission),
                    compared: false,
                    reason: "in the metadata, but not among the submissions that were compared"
                        .to_owned(),
                }),
            }
        }
        // A submission of which nothing is said has no metadata.
        assigned.retain(|_, metadata| *metadata != Metadata::default());
        Ok(assigned)
    }
}

fn rows(text: &str) -> anyhow::Result<Vec<Row>> {
    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::Headers)
        .from_reader(text.as_bytes());
    let header = reader.headers()?.clone();
    for column in &header {
        ensure!(
            COLUMNS.contains(&column),
            "column `{}`: {} were expected, separated by commas",
            escape::visible(column),
            COLUMNS.join(", ")
        );
    }
    ensure!(
        header.iter().any(|column| column == COLUMNS[0]),
        "a header with a column `{}` was expected",
        COLUMNS[0]
    );
    reader
        .records()
        .map(|record| row(&record?, &header))
        .collect()
}

fn row(record: &csv::StringRecord, header: &csv::StringRecord) -> anyhow::Result<Row> {
    let line = record.position().map_or(0, csv::Position::line);
    let cells: Cells = record.deserialize(Some(header))?;
    ensure!(
        !cells.submission.is_empty(),
        "line {line}: the name of a submission was expected"
    );
    let timestamp = cells.timestamp.map(|timestamp| {
        in_utc(&timestamp).with_context(|| {
            format!(
                "line {line}: timestamp `{}`: a time such as `2026-03-31T23:04:00+02:00`, `2026-03-31 23:04` \
                 or `2026-03-31` was expected",
                escape::visible(&timestamp)
            )
        })
    });
    Ok(Row {
        line,
        submission: cells.submission,
        metadata: Metadata {
            name: cells.name,
            label: cells.label,
            timestamp: timestamp.transpose()?,
        },
    })
}

/// A date, with a time or at midnight, with an offset or in UTC, as `2026-03-31T21:04:00Z`; nothing if it is none.
fn in_utc(timestamp: &str) -> Option<String> {
    let pieces = Pieces::parse(timestamp).ok()?;
    // `[Europe/Berlin]` would need a time zone database, which no two machines need to have alike.
    if pieces.time_zone_annotation().is_some() {
        return None;
    }
    let local = pieces
        .date()
        .to_datetime(pieces.time().unwrap_or(Time::midnight()));
    let offset = pieces.to_numeric_offset().unwrap_or(Offset::UTC);
    let time = offset.to_timestamp(local).ok()?;
    Some(time.strftime("%Y-%m-%dT%H:%M:%SZ").to_string())
}

#[cfg(test)]
mod tests {
    use super::in_utc;

    #[test]
    fn times_in_utc() {
        for (given, expected) in [
            ("2026-03-31T23:04:00+02:00", "2026-03-31T21:04:00Z"),
            ("2026-03-31T23:04:00.999-09:30", "2026-04-01T08:34:00Z"),
            ("2026-03-31t23:04:05z", "2026-03-31T23:04:05Z"),
            ("2026-03-31 23:04+02", "2026-03-31T21:04:00Z"),
            ("2026-03-31 23:04", "2026-03-31T23:04:00Z"),
            ("2026-03-31 23:04:05", "2026-03-31T23:04:05Z"),
            ("2024-02-29", "2024-02-29T00:00:00Z"),
            ("2026-01-01T00:30+01:00", "2025-12-31T23:30:00Z"),
        ] {
            assert_eq!(in_utc(given).as_deref(), Some(expected), "{given}");
        }
    }

    #[test]
    fn what_is_no_time() {
        for given in [
            "",
            "yesterday",
            "31.03.2026",
            "2026-02-29",
            "2026-03-31 25:00",
            "2026-03-31 23:04 ",
            "2026-03-31T23:04[Europe/Berlin]",
            "2026-03-31T23:04+02:00[Europe/Berlin]",
            "2026-03-31T23:04+99:00",
            "9999-12-31T23:59:59-20:00",
            "1774998240",
            "23:04",
        ] {
            assert_eq!(in_utc(given), None, "{given}");
        }
    }
}
