//! Times as platforms write them.

use std::collections::BTreeMap;

use jiff::civil::{DateTime, Time};
use jiff::fmt::temporal::Pieces;
use jiff::tz::Offset;

const MONTHS: [&str; 12] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
];

/// Returns the time in seconds since 1970 of groups as those of [`of_groups`].
pub(crate) fn moment(groups: &BTreeMap<String, String>) -> Option<i64> {
    let time = Offset::UTC.to_timestamp(local(groups)?).ok()?;
    Some(time.as_second())
}

/// Returns the time in the groups `year`, `month`, `day`, `hour`, `minute`, `second` and `half` (A or P) of a pattern; `None` if they are no
/// time.
pub(crate) fn of_groups(groups: &BTreeMap<String, String>) -> Option<String> {
    utc(local(groups)?, Offset::UTC)
}

fn local(groups: &BTreeMap<String, String>) -> Option<DateTime> {
    let number = |name: &str| groups.get(name)?.parse::<i8>().ok();
    let year = groups.get("year")?.parse::<i16>().ok()?;
    let month = month(groups.get("month")?)?;
    let hour = match groups.get("half").map(|half| &**half) {
        None => number("hour")?,
        Some("A") => number("hour")? % 12,
        Some(_) => number("hour")? % 12 + 12,
    };
    let second = number("second").unwrap_or(0);
    let day = number("day")?;
    let time = DateTime::new(year, month, day, hour, number("minute")?, second, 0);
    time.ok()
}

fn month(text: &str) -> Option<i8> {
    if let Ok(number) = text.parse() {
        return Some(number);
    }
    let begin = text.get(..3)?.to_ascii_lowercase();
    let place = MONTHS.iter().position(|month| *month == begin)?;
    i8::try_from(place + 1).ok()
}

/// Parses a date and time in one of the forms of ISO 8601, perhaps with spaces between its parts, in digits alone, or followed by the name of a
/// zone, which is ignored.
pub(crate) fn of_text(text: &str) -> Option<String> {
    let text = text.trim();
    if text.len() >= 14 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        let time = DateTime::strptime("%Y%m%d%H%M%S", &text[..14]);
        return utc(time.ok()?, Offset::UTC);
    }
    let mut parts = text.split_whitespace();
    let mut time = parts.next()?.to_owned();
    for part in parts {
        match part.as_bytes()[0] {
            b'0'..=b'9' => time = format!("{time}T{part}"),
            b'+' | b'-' => time.push_str(part),
            _ => {}
        }
    }
    let pieces = Pieces::parse(&time).ok()?;
    let local = pieces
        .date()
        .to_datetime(pieces.time().unwrap_or(Time::midnight()));
    utc(local, pieces.to_numeric_offset().unwrap_or(Offset::UTC))
}

fn utc(local: DateTime, offset: Offset) -> Option<String> {
    let time = offset.to_timestamp(local).ok()?;
    Some(time.strftime("%Y-%m-%dT%H:%M:%SZ").to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_platforms() {
        for (text, expected) in [
            ("2019-07-23 17:12:33 +0200", "2019-07-23T15:12:33Z"),
            ("2024-05-01T10:00:00.123-04:00", "2024-05-01T14:00:00Z"),
            ("2015-02-02 15:58:23.948203 UTC\n", "2015-02-02T15:58:23Z"),
            ("20240131120005123", "2024-01-31T12:00:05Z"),
            ("2024-01-31", "2024-01-31T00:00:00Z"),
        ] {
            assert_eq!(of_text(text).as_deref(), Some(expected), "{text}");
        }
        for text in ["", "yesterday", "20241331120005", "Ünix"] {
            assert_eq!(of_text(text), None, "{text}");
        }
    }
}
