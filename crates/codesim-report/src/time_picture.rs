//! The time line of a pair as a picture on its sheet.

use codesim_display::{Locale, visible};

use crate::distribution::WIDTH;
use crate::model::{Pair, Record};
use crate::time_line::{Since, TimeLine};

/// Height of a row, in units of the picture as all lengths are.
pub(crate) const ROW: f64 = 26.0;

/// The place from which on there are times: the numbers of matches are before it.
pub(crate) const FROM: f64 = 36.0;

/// The least width of a bar.
const LEAST: f64 = 3.0;

/// Heights of the two sides in their row.
const SIDES: [f64; 2] = [3.0, 13.0];

/// The picture.
pub(crate) struct TimePicture {
    pub(crate) key: String,
    /// How far it can be relied on, and what is not in it.
    pub(crate) notes: Vec<String>,
    pub(crate) height: f64,
    /// The first and the last moment.
    pub(crate) ends: [(f64, String); 2],
    pub(crate) rows: Vec<Row>,
}

/// A match.
pub(crate) struct Row {
    pub(crate) number: usize,
    pub(crate) y: f64,
    pub(crate) bars: Vec<Bar>,
}

/// The time from which on a side has the match.
pub(crate) struct Bar {
    /// Class of the side.
    pub(crate) side: &'static str,
    pub(crate) y: f64,
    /// Where the side did not have it for the last time.
    pub(crate) absent: f64,
    pub(crate) x: f64,
    pub(crate) width: f64,
}

impl TimePicture {
    /// Returns the picture of a pair; `None` if no time is known.
    pub(crate) fn new(locale: &Locale, pair: &Pair) -> Option<Self> {
        let line = TimeLine::new(pair)?;
        let rows = line.rows.iter().take(line.drawn).enumerate();
        let rows: Vec<Row> = rows
            .map(|(place, it)| {
                let y = place as f64 * ROW;
                let sides = [("l", &it.left), ("r", &it.right)].into_iter().zip(SIDES);
                Row {
                    number: it.found + 1,
                    y,
                    bars: sides
                        .filter_map(|((side, since), top)| {
                            Some(bar(side, since.as_ref()?, y + top))
                        })
                        .collect(),
                }
            })
            .collect();
        let more = line.rows.len() - rows.len();
        let name = |name: &str| visible(name).into_owned().into();
        let names = [("left", name(&pair.left)), ("right", name(&pair.right))];
        let notes = [
            (line.record == Record::Git).then(|| locale.text("time-line-git")),
            (more > 0).then(|| locale.counted("time-line-more", more)),
        ];
        Some(Self {
            key: locale.with("time-line-key", &names),
            notes: notes.into_iter().flatten().collect(),
            height: rows.len() as f64 * ROW,
            ends: line.ends.map(|(place, time)| (x(place), time)),
            rows,
        })
    }
}

fn bar(side: &'static str, since: &Since, y: f64) -> Bar {
    // The submission that was compared is at the very end.
    let begin = x(since.place).min(WIDTH - LEAST);
    Bar {
        side,
        y,
        absent: since.absent_place.map_or(FROM, x),
        x: begin,
        width: WIDTH - begin,
    }
}

fn x(place: f64) -> f64 {
    FROM + place * (WIDTH - FROM)
}
