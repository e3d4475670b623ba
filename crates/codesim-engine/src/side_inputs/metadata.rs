//! Metadata of submissions, from a CSV file.

use std::borrow::Cow;

use crate::{Details, MetadataSheet};
use codesim_display::visible;
use jiff::civil::Time;
use jiff::fmt::temporal::Pieces;
use jiff::tz::Offset;
use serde::Deserialize;

use crate::side_inputs::error::Error;
use crate::side_inputs::table::{Table, read};

const COLUMNS: [&str; 4] = ["submission", "name", "label", "timestamp"];

/// The column that distinguishes the `info.csv` of Dodona, which Dolos reads, from a file of codesim's own.
const DODONA: &str = "filename";

/// The cells of a row.
#[derive(Deserialize)]
struct Cells {
    submission: String,
    name: Option<String>,
    label: Option<String>,
    timestamp: Option<String>,
}

/// The cells of a row of Dodona's that codesim uses.
#[derive(Deserialize)]
struct DodonaCells {
    filename: String,
    full_name: Option<String>,
    label: Option<String>,
    labels: Option<String>,
    created_at: Option<String>,
}

/// Reads the rows of a CSV file named `name`: columns `submission`, `name`, `label` and `timestamp`, or those of the `info.csv` of Dodona.
///
/// # Errors
/// If the file is invalid; the error names the line and the value.
pub fn metadata(name: &str, text: &str) -> Result<MetadataSheet, Error> {
    read(name, text, sheet)
}

fn sheet(table: Table) -> Result<MetadataSheet, Error> {
    let of_files = table.has(DODONA);
    let rows = match of_files {
        true => table.rows(of_dodona)?,
        false => {
            table.check(&COLUMNS, &COLUMNS[..1])?;
            table.rows(own)?
        }
    };
    Ok(MetadataSheet {
        of_files,
        rows,
        ..MetadataSheet::default()
    })
}

fn own(cells: Cells) -> Result<(String, Details), Error> {
    let details = Details {
        name: cells.name,
        label: cells.label,
        timestamp: time("timestamp", cells.timestamp)?,
    };
    Ok((cells.submission, details))
}

fn of_dodona(cells: DodonaCells) -> Result<(String, Details), Error> {
    let details = Details {
        name: cells.full_name,
        label: cells.label.or(cells.labels),
        timestamp: time("created_at", cells.created_at)?,
    };
    Ok((cells.filename, details))
}

/// Converts the time in a cell of this column to UTC; `None` if the cell is empty.
pub(crate) fn time(column: &str, given: Option<String>) -> Result<Option<String>, Error> {
    let read = |given: String| {
        in_utc(&given).ok_or_else(|| {
            Error::new(format!(
                "{column} `{}`: a time such as `2026-03-31T23:04:00+02:00`, `2026-03-31 23:04` \
                 or `2026-03-31` was expected",
                visible(&given)
            ))
        })
    };
    given.map(read).transpose()
}

/// Converts a date, with a time or at midnight, with an offset or in UTC, to `2026-03-31T21:04:00Z`; `None` if it is invalid.
fn in_utc(timestamp: &str) -> Option<String> {
    let timestamp = without_gap(timestamp);
    let pieces = Pieces::parse(&*timestamp).ok()?;
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

/// Converts `2019-07-23 17:12:33 +0200` and `2019-07-23 15:12:33 UTC` to ISO 8601, without a space before the offset.
fn without_gap(timestamp: &str) -> Cow<'_, str> {
    match timestamp.rsplit_once(' ') {
        Some((time, "UTC")) => Cow::Owned(format!("{time}Z")),
        Some((time, offset)) if offset.starts_with(['+', '-']) => {
            Cow::Owned(format!("{time}{offset}"))
        }
        _ => Cow::Borrowed(timestamp),
    }
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
            ("2019-07-23 17:12:33 +0200", "2019-07-23T15:12:33Z"),
            ("2019-07-23 17:12:33 -09:30", "2019-07-24T02:42:33Z"),
            ("2019-07-23 17:12:33 UTC", "2019-07-23T17:12:33Z"),
            ("2019-07-23T17:12:33.481+0200", "2019-07-23T15:12:33Z"),
            ("2024-02-29", "2024-02-29T00:00:00Z"),
            ("2026-01-01T00:30+01:00", "2025-12-31T23:30:00Z"),
        ] {
            assert_eq!(in_utc(given).as_deref(), Some(expected), "{given}");
        }
    }

    #[test]
    fn invalid_timestamps_are_refused() {
        for given in [
            "",
            "yesterday",
            "31.03.2026",
            "2026-02-29",
            "2026-03-31 25:00",
            "2026-03-31 23:04 ",
            "2026-03-31 23:04  +0200",
            "2026-03-31 23:04 CEST",
            "UTC",
            " +0200",
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
