//! When both submissions of a pair got their matches, as a picture and in words.

use jiff::Timestamp;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

use crate::findings::{minute, version};
use crate::model::{Appearance, MatchHistory, Pair, Record, Side};

/// The shares of the time shown that are before the first and after the last moment.
const MARGINS: [f64; 2] = [0.04, 0.08];

/// The most matches in a picture, the strongest first.
const DRAWN: usize = 12;

/// The share of the evidence from which on matches are enough for a picture.
const ENOUGH: f64 = 0.9;

/// The least time shown, in seconds.
const LEAST: f64 = 3_600.0;

/// The time line of a pair. Places on it are shares of its length, 0..=1.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(crate) struct TimeLine {
    pub(crate) record: Record,
    /// The first and the last moment, for people, with their places.
    pub(crate) ends: [(f64, String); 2],
    pub(crate) rows: Vec<TimeRow>,
    /// Number of rows in a picture: the first ones, which have most of the evidence.
    pub(crate) drawn: usize,
}

/// A match on it.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(crate) struct TimeRow {
    /// Index of the match.
    pub(crate) found: usize,
    pub(crate) record: Record,
    pub(crate) first: Option<Side>,
    pub(crate) left: Option<Since>,
    pub(crate) right: Option<Since>,
}

/// The moment from which on a side has a match. Times are for people.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(crate) struct Since {
    pub(crate) place: f64,
    /// The last moment at which it did not have it; absent if none is known.
    pub(crate) absent_place: Option<f64>,
    /// Absent if it is the submission that was compared.
    pub(crate) time: Option<String>,
    pub(crate) absent_until: Option<String>,
    pub(crate) version: Option<String>,
    pub(crate) author: Option<String>,
    pub(crate) versions: usize,
    pub(crate) added_lines: usize,
}

impl TimeLine {
    /// Returns the time line of a pair; `None` if no moment is known.
    pub(crate) fn new(pair: &Pair) -> Option<Self> {
        let record = pair.order?.record;
        let found = || (pair.matches.iter()).filter_map(|it| it.history.as_ref());
        let moments = found().flat_map(|it| [&it.left, &it.right]).flatten();
        let moments = moments.flat_map(|it| [&it.committed, &it.absent_until]);
        let mut moments: Vec<&String> = moments.flatten().collect();
        moments.sort_by_key(|time| seconds(time));
        let (first, last) = (*moments.first()?, *moments.last()?);
        let scale = Scale::new(seconds(first) as f64, seconds(last) as f64);
        let end = |time: &String| (scale.place(time), minute(time));
        let rows = pair.matches.iter().enumerate();
        let rows = rows.filter_map(|(found, it)| {
            let history = it.history.as_ref()?;
            Some(TimeRow::new(found, history, &scale))
        });
        Some(Self {
            record,
            ends: [end(first), end(last)],
            rows: rows.collect(),
            drawn: drawn(pair),
        })
    }
}

fn drawn(pair: &Pair) -> usize {
    let known = pair.matches.iter().filter(|it| it.history.is_some());
    let mut evidence = 0.0;
    let strongest = known.take(DRAWN).take_while(|it| {
        let is_wanted = evidence < ENOUGH;
        evidence += it.evidence;
        is_wanted
    });
    strongest.count()
}

impl TimeRow {
    fn new(found: usize, history: &MatchHistory, scale: &Scale) -> Self {
        let since = |side: &Option<Appearance>| {
            let appearance = side.as_ref()?;
            Some(Since::new(history.record, appearance, scale))
        };
        Self {
            found,
            record: history.record,
            first: history.first,
            left: since(&history.left),
            right: since(&history.right),
        }
    }
}

impl Since {
    fn new(record: Record, appearance: &Appearance, scale: &Scale) -> Self {
        let time = appearance.committed.as_ref();
        let absent = appearance.absent_until.as_ref();
        Self {
            place: time.map_or(1.0, |it| scale.place(it)),
            absent_place: absent.map(|it| scale.place(it)),
            time: time.map(|it| minute(it)),
            absent_until: absent.map(|it| minute(it)),
            version: version(record, appearance),
            author: appearance.author.clone(),
            versions: appearance.versions,
            added_lines: appearance.added_lines,
        }
    }
}

/// The time shown.
struct Scale {
    begin: f64,
    length: f64,
}

impl Scale {
    fn new(first: f64, last: f64) -> Self {
        let length = (last - first).max(LEAST);
        let [before, after] = MARGINS;
        Self {
            begin: first - before * length,
            length: length * (1.0 + before + after),
        }
    }

    /// Returns the place of a time such as `2026-03-31T21:04:00Z`, with four decimals.
    fn place(&self, time: &str) -> f64 {
        let share = (seconds(time) as f64 - self.begin) / self.length;
        (share * 1e4).round() / 1e4
    }
}

/// Returns a time in seconds since 1970; those that are none are at the beginning.
fn seconds(time: &str) -> i64 {
    time.parse().map_or(0, Timestamp::as_second)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::report;
    use crate::model::PairOrder;

    #[test]
    fn moments_are_in_their_order_on_the_line() {
        let mut pair = report().pairs.swap_remove(0);
        assert_eq!(TimeLine::new(&pair), None);
        pair.order = Some(PairOrder::default());
        assert_eq!(TimeLine::new(&pair), None);
        let at = |hour: &str, before: Option<&str>| Appearance {
            committed: Some(format!("2026-03-31T{hour}:00:00Z")),
            absent_until: before.map(|hour| format!("2026-03-31T{hour}:00:00Z")),
            ..Appearance::default()
        };
        pair.matches[0].history = Some(MatchHistory {
            left: Some(at("10", Some("09"))),
            right: Some(at("19", None)),
            ..MatchHistory::default()
        });
        let now = Appearance {
            committed: None,
            ..at("00", Some("12"))
        };
        pair.matches[1].history = Some(MatchHistory {
            right: Some(now),
            ..MatchHistory::default()
        });
        let line = TimeLine::new(&pair).expect("there are moments");
        assert_eq!(line.drawn, 2);
        assert_eq!(line.ends[0].1, "2026-03-31 09:00 UTC");
        assert_eq!(line.ends[1].1, "2026-03-31 19:00 UTC");
        let place = |it: &Option<Since>| it.as_ref().map(|it| (it.absent_place, it.place));
        assert_eq!(place(&line.rows[0].left), Some((Some(0.0357), 0.125)));
        assert_eq!(place(&line.rows[0].right), Some((None, 0.9286)));
        assert_eq!(place(&line.rows[1].left), None);
        assert_eq!(place(&line.rows[1].right), Some((Some(0.3036), 1.0)));
    }

    #[test]
    fn a_single_moment_is_not_at_an_end() {
        let moment = Scale::new(0.0, 0.0).place("1970-01-01T00:00:00Z");
        assert!(moment > 0.0 && moment < 1.0);
    }
}
