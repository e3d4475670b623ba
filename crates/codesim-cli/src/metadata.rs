//! What is known about submissions beside their code, from a CSV file: see `docs/reviews-and-metadata.md`.

use std::path::Path;

use anyhow::{Context, ensure};
use codesim_engine::{MetadataRow, MetadataSheet};
use codesim_report::model::Metadata;
use codesim_words::{path_text, visible, visible_path};
use jiff::civil::Time;
use jiff::fmt::temporal::Pieces;
use jiff::tz::Offset;
use serde::Deserialize;

use crate::input;

const COLUMNS: [&str; 4] = ["submission", "name", "label", "timestamp"];

/// A row as it stands there.
#[derive(Deserialize)]
struct Cells {
    submission: String,
    name: Option<String>,
    label: Option<String>,
    timestamp: Option<String>,
}

/// Reads and checks a file; an error names it, the line and the value. Nothing is known without one.
pub(crate) fn read(path: Option<&Path>) -> anyhow::Result<MetadataSheet> {
    let Some(path) = path else {
        return Ok(MetadataSheet::default());
    };
    let text = input::read(path)?;
    let rows = rows(&text).with_context(|| format!("in {}", visible_path(path)))?;
    let name = path_text(path);
    Ok(MetadataSheet { name, rows })
}

fn rows(text: &str) -> anyhow::Result<Vec<MetadataRow>> {
    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::Headers)
        .from_reader(text.as_bytes());
    let header = reader.headers()?.clone();
    for column in &header {
        ensure!(
            COLUMNS.contains(&column),
            "column `{}`: {} were expected, separated by commas",
            visible(column),
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

fn row(record: &csv::StringRecord, header: &csv::StringRecord) -> anyhow::Result<MetadataRow> {
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
                visible(&timestamp)
            )
        })
    });
    Ok(MetadataRow {
        line,
        submission: cells.submission,
        metadata: Metadata {
            name: cells.name,
            label: cells.label,
            timestamp: timestamp.transpose()?,
            ..Metadata::default()
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
