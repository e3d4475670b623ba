//! Frequencies of k-grams: Figure 4 of the winnowing paper, for any text.
//!
//! *Method.* Distinct hashes are ranked by how often they occur, once for all k-grams and once for the fingerprints alone. On
//! logarithmic axes the result is nearly a straight line, as Zipf (1949) found for words. Its slope is fitted by least
//! squares to points that are evenly spaced on the axis of ranks: otherwise the many k-grams that occur once would dominate.
//!
//! *Source.* Schleimer, Wilkerson, Aiken: "Winnowing", SIGMOD 2003, Figure 4: fingerprints are distributed as all k-grams are,
//! and most of them occur once, so that sharing one means something.
//!
//! *Cost.* O(n log n) for n tokens; 16 bytes of memory a token.

use codesim_fingerprint::{Thresholds, hashes, winnow_robust};
use codesim_token::Symbol;
use rayon::prelude::*;
use serde::Serialize;

use crate::page::{Axis, Cell, Column, Mark, Page, Plot, Scale, Section, Series, Table};

/// Number of ranks to keep for each factor of ten.
const RANKS_PER_DECADE: usize = 12;

/// Frequencies of k-grams and fingerprints.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Frequencies {
    /// k, in tokens.
    pub noise: usize,
    /// t, in tokens.
    pub guarantee: usize,
    /// Number of documents, or of their pieces where starter code was cut out; no k-gram crosses the end of one.
    pub pieces: usize,
    /// Distribution of all k-grams.
    pub grams: Distribution,
    /// Distribution of those that robust winnowing selects.
    pub fingerprints: Distribution,
}

/// Frequencies of hashes.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Distribution {
    /// All of them.
    pub occurrences: u64,
    /// Number of different hashes.
    pub distinct: u64,
    /// Number of these that occur once.
    pub once: u64,
    /// Number of these that occur twice.
    pub twice: u64,
    /// Number of these that occur three times.
    pub thrice: u64,
    /// Frequency of the most frequent one.
    pub most: u64,
    /// Slope of the line through the ranks on logarithmic axes; absent where there are too few to fit one.
    pub slope: Option<f64>,
    /// Evenly spaced ranks on a logarithmic axis, the most frequent hash first.
    pub ranks: Vec<Rank>,
}

/// A distinct hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Rank {
    /// Its place from 1 on, the most frequent first.
    pub rank: u64,
    /// Its frequency.
    pub frequency: u64,
}

/// Number of parts that [`frequencies`] reports as done.
pub const PARTS: usize = 2;

/// Counts the k-grams of pieces of text and their fingerprints. Calls `done` after each of the [`PARTS`].
pub fn frequencies<D: AsRef<[Symbol]> + Sync>(
    pieces: &[D],
    thresholds: Thresholds,
    done: impl Fn() + Sync,
) -> Frequencies {
    let distribution = |of: fn(Vec<u64>, usize) -> Vec<u64>| {
        let hashes = pieces.par_iter().flat_map_iter(|piece| {
            let all = hashes(piece.as_ref(), thresholds.noise());
            of(all, thresholds.window())
        });
        let distribution = Distribution::new(hashes.collect());
        done();
        distribution
    };
    Frequencies {
        noise: thresholds.noise(),
        guarantee: thresholds.guarantee(),
        pieces: pieces.len(),
        grams: distribution(|all, _| all),
        fingerprints: distribution(|all, window| {
            let selected = winnow_robust(&all, window);
            selected.into_iter().map(|position| all[position]).collect()
        }),
    }
}

impl Distribution {
    fn new(mut hashes: Vec<u64>) -> Self {
        let occurrences = hashes.len() as u64;
        hashes.par_sort_unstable();
        let mut frequencies: Vec<u64> = hashes
            .chunk_by(|a, b| a == b)
            .map(|equal| equal.len() as u64)
            .collect();
        drop(hashes);
        frequencies.par_sort_unstable_by(|a, b| b.cmp(a));
        let occur = |times| {
            let more = frequencies.partition_point(|&frequency| frequency > times);
            let as_many = frequencies.partition_point(|&frequency| frequency >= times);
            (as_many - more) as u64
        };
        let ranks = ranks(&frequencies);
        Self {
            occurrences,
            distinct: frequencies.len() as u64,
            once: occur(1),
            twice: occur(2),
            thrice: occur(3),
            most: frequencies.first().copied().unwrap_or(0),
            slope: slope(&ranks),
            ranks,
        }
    }
}

/// Evenly spaced ranks on a logarithmic axis, with the first and the last.
fn ranks(frequencies: &[u64]) -> Vec<Rank> {
    let step = |at: i32| libm::pow(10.0, f64::from(at) / RANKS_PER_DECADE as f64).round() as usize;
    let mut at: Vec<usize> = (0..)
        .map(step)
        .take_while(|&rank| rank < frequencies.len())
        .chain((!frequencies.is_empty()).then_some(frequencies.len()))
        .collect();
    at.dedup();
    at.into_iter()
        .map(|rank| Rank {
            rank: rank as u64,
            frequency: frequencies[rank - 1],
        })
        .collect()
}

/// Slope of the line with the least squares of distances, on logarithmic axes.
fn slope(ranks: &[Rank]) -> Option<f64> {
    let points = ranks.iter().map(|rank| {
        (
            libm::log(rank.rank as f64),
            libm::log(rank.frequency as f64),
        )
    });
    let count = ranks.len() as f64;
    let (x, y) = (points.clone()).fold((0.0, 0.0), |sum, (x, y)| (sum.0 + x, sum.1 + y));
    let (x, y) = (x / count, y / count);
    let spread: f64 = points.clone().map(|(px, _)| (px - x).powi(2)).sum();
    let common: f64 = points.map(|(px, py)| (px - x) * (py - y)).sum();
    (spread > 0.0).then(|| common / spread)
}

const COLUMNS: [Column; 8] = [
    Column {
        name: "hashes",
        meaning: "Whether all k-grams are counted or those that robust winnowing selects.",
    },
    Column {
        name: "occurrences",
        meaning: "Number of hashes, each as often as it occurs.",
    },
    Column {
        name: "distinct",
        meaning: "Number of hashes that differ.",
    },
    Column {
        name: "once %",
        meaning: "Share of the distinct hashes that occur once, in percent.",
    },
    Column {
        name: "twice %",
        meaning: "Share of the distinct hashes that occur twice, in percent.",
    },
    Column {
        name: "three %",
        meaning: "Share of the distinct hashes that occur three times, in percent.",
    },
    Column {
        name: "most",
        meaning: "How often the most frequent hash occurs.",
    },
    Column {
        name: "slope",
        meaning: "Slope of the line fitted to rank and frequency on logarithmic axes.",
    },
];

impl Frequencies {
    /// The same for people.
    pub fn page(&self) -> Page {
        let each = [
            ("k-grams", &self.grams),
            ("fingerprints", &self.fingerprints),
        ];
        Page {
            title: "Frequencies of k-grams".to_owned(),
            sections: vec![
                Section::Paragraph(format!(
                    "Pieces: {}. k = {}, t = {}, in tokens.",
                    codesim_display::grouped(self.pieces as u64),
                    self.noise,
                    self.guarantee
                )),
                Section::Table(Table {
                    title: "How often hashes occur".to_owned(),
                    columns: COLUMNS.to_vec(),
                    rows: each.map(|(name, of)| of.row(name)).to_vec(),
                }),
                Section::Plot(Plot {
                    title: "Frequency by rank".to_owned(),
                    x: logarithmic("rank"),
                    y: logarithmic("frequency"),
                    series: each.map(|(name, of)| of.series(name)).to_vec(),
                }),
            ],
        }
    }
}

fn logarithmic(label: &str) -> Axis {
    Axis {
        label: label.to_owned(),
        scale: Scale::Logarithmic,
    }
}

impl Distribution {
    fn row(&self, name: &str) -> Vec<Cell> {
        let percent = |count: u64| match self.distinct {
            0 => Cell::Nothing,
            distinct => Cell::Number {
                value: 100.0 * count as f64 / distinct as f64,
                decimals: 1,
            },
        };
        vec![
            Cell::Text(name.to_owned()),
            Cell::Count(self.occurrences),
            Cell::Count(self.distinct),
            percent(self.once),
            percent(self.twice),
            percent(self.thrice),
            Cell::Count(self.most),
            self.slope
                .map_or(Cell::Nothing, |value| Cell::Number { value, decimals: 3 }),
        ]
    }

    fn series(&self, name: &str) -> Series {
        let points = (self.ranks.iter()).map(|rank| (rank.rank as f64, rank.frequency as f64));
        Series {
            name: name.to_owned(),
            points: points.collect(),
            mark: Mark::Points,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_counted_by_how_often_they_occur() {
        let found = Distribution::new(vec![7, 1, 7, 7, 2, 2, 3, 9, 9, 9]);
        assert_eq!((found.occurrences, found.distinct), (10, 5));
        assert_eq!((found.once, found.twice, found.thrice), (2, 1, 2));
        assert_eq!(found.most, 3);
        let frequencies: Vec<(u64, u64)> = (found.ranks.iter())
            .map(|r| (r.rank, r.frequency))
            .collect();
        assert_eq!(frequencies, [(1, 3), (2, 3), (3, 2), (4, 1), (5, 1)]);
    }

    #[test]
    fn the_slope_of_a_power_is_its_exponent() {
        let power: Vec<u64> = (1..=1000u64)
            .map(|rank| 1_000_000_000 / (rank * rank))
            .collect();
        let found = slope(&ranks(&power)).expect("there are many ranks");
        assert!((found + 2.0).abs() < 0.001, "{found}");
    }

    #[test]
    fn nothing_has_no_slope() {
        assert_eq!(Distribution::new(vec![]).slope, None);
        assert_eq!(Distribution::new(vec![4, 4]).slope, None);
    }
}
