//! The output of an experiment: a page of paragraphs, tables and plots, the same for every format.
//!
//! Plain data in the order in which it is read. An experiment fills it with any text and any numbers; the formats escape
//! what they must, and leave out what cannot be shown: [`Plot::drawn`].

use codesim_display::{grouped, visible};

/// All that an experiment shows.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// Subject of the measurement, such as `Density of fingerprints`.
    pub title: String,
    /// From top to bottom.
    pub sections: Vec<Section>,
}

/// A part of a page.
#[derive(Debug, Clone, PartialEq)]
pub enum Section {
    /// One or more sentences.
    Paragraph(String),
    /// Numbers to read.
    Table(Table),
    /// Numbers to look at.
    Plot(Plot),
}

/// Rows of cells below named columns.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    /// Subject of the rows, in a few words.
    pub title: String,
    /// From left to right.
    pub columns: Vec<Column>,
    /// From top to bottom, each with a cell for each column; cells that are missing are shown as [`Cell::Nothing`], and those
    /// beyond the last column are not shown.
    pub rows: Vec<Vec<Cell>>,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// A word or two, such as `fingerprints`.
    pub name: &'static str,
    /// Content of the column, in one sentence with its unit; shown where there is room for a legend.
    pub meaning: &'static str,
}

/// One value of a table.
#[derive(Debug, Clone, PartialEq)]
pub enum Cell {
    /// No value, which is not the same as zero.
    Nothing,
    /// Words.
    Text(String),
    /// A whole number; people see it with thousands separators.
    Count(u64),
    /// A number that was measured or computed. One that is not finite is shown as [`Cell::Nothing`].
    Number {
        /// The number itself.
        value: f64,
        /// Digits behind the point that are shown.
        decimals: u8,
    },
}

/// Points of one or more series on two axes.
#[derive(Debug, Clone, PartialEq)]
pub struct Plot {
    /// Subject of the plot, in a few words.
    pub title: String,
    /// From left to right.
    pub x: Axis,
    /// From bottom to top.
    pub y: Axis,
    /// In the order of the legend; up to a dozen can be distinguished.
    pub series: Vec<Series>,
}

/// An axis of a plot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Axis {
    /// Name of the quantity along it, with its unit.
    pub label: String,
    /// How values are spaced.
    pub scale: Scale,
}

/// How the values of an axis are spaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scale {
    /// Equal differences take equal room.
    Linear,
    /// Equal ratios take equal room; only positive values have a place.
    Logarithmic,
    /// Linear from 0 to 1, whatever the values are, so that shares look as large as they are; no others have a place.
    Share,
}

/// Points that belong together.
#[derive(Debug, Clone, PartialEq)]
pub struct Series {
    /// Its name in the legend.
    pub name: String,
    /// Pairs of x and y, joined in this order where they are joined.
    pub points: Vec<(f64, f64)>,
    /// How they are drawn.
    pub mark: Mark,
}

/// How the points of a series are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Joined by a line.
    Line,
    /// Not joined.
    Points,
}

impl Table {
    /// The rows with exactly a cell for each column.
    pub(crate) fn cells(&self) -> impl Iterator<Item = impl Iterator<Item = &Cell>> {
        let width = self.columns.len();
        let missing = || std::iter::repeat(&Cell::Nothing);
        (self.rows.iter()).map(move |row| row.iter().chain(missing()).take(width))
    }

    /// Whether the column with this index has numbers, and no text.
    pub(crate) fn numeric(&self, column: usize) -> bool {
        let mut cells = self.rows.iter().filter_map(|row| row.get(column));
        !cells.any(|cell| matches!(cell, Cell::Text(_)))
    }
}

impl Cell {
    /// Returns the text for people, with `nothing` if there is no value. Text is safe to be shown, but not escaped.
    pub(crate) fn display_text(&self, nothing: &str) -> String {
        match self {
            Self::Text(text) => visible(text).into_owned(),
            Self::Count(count) => grouped(*count),
            Self::Number { value, decimals } if value.is_finite() => {
                format!("{value:.*}", usize::from(*decimals))
            }
            Self::Nothing | Self::Number { .. } => nothing.to_owned(),
        }
    }
}

/// Larger values have no place on an axis: the distance between two of them would overflow.
const FARTHEST: f64 = 1e300;

impl Scale {
    /// Whether `value` has a place on an axis with this scale: it is finite, positive if the scale is logarithmic, and 0..=1 if it is of shares.
    pub fn has(self, value: f64) -> bool {
        match self {
            Self::Linear => value.abs() <= FARTHEST,
            Self::Share => (0.0..=1.0).contains(&value),
            Self::Logarithmic => (1.0 / FARTHEST..=FARTHEST).contains(&value),
        }
    }
}

impl Plot {
    /// The points of `series` that have a place on both axes; the others are not drawn, and a line goes on behind them.
    pub fn drawn<'a>(&'a self, series: &'a Series) -> impl Iterator<Item = (f64, f64)> + 'a {
        let points = series.points.iter().copied();
        points.filter(|&(x, y)| self.x.scale.has(x) && self.y.scale.has(y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_without_a_place_are_not_drawn() {
        let axis = |scale| Axis {
            label: String::new(),
            scale,
        };
        let series = Series {
            name: String::new(),
            points: vec![
                (-1.0, 1.0),
                (1.0, 0.0),
                (2.0, -1.0),
                (f64::NAN, 1.0),
                (1.0, f64::INFINITY),
                (3.0, 4.0),
            ],
            mark: Mark::Line,
        };
        let drawn = |x, y| {
            let plot = Plot {
                title: String::new(),
                x: axis(x),
                y: axis(y),
                series: vec![],
            };
            plot.drawn(&series).collect::<Vec<_>>()
        };
        use Scale::{Linear, Logarithmic, Share};
        let all = [(-1.0, 1.0), (1.0, 0.0), (2.0, -1.0), (3.0, 4.0)];
        assert_eq!(drawn(Linear, Linear), all);
        assert_eq!(drawn(Logarithmic, Linear), all[1..]);
        assert_eq!(drawn(Linear, Logarithmic), [all[0], all[3]]);
        assert_eq!(drawn(Linear, Share), all[..2]);
    }
}
