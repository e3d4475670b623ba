//! The scores of a class as a picture with one pair in it.

use std::fmt::Write;

use crate::model::{ClassSummary, Pair};
use codesim_display::Locale;

/// Maximum number of bars, in equal steps of the square root of the score: most pairs of a class share very little.
const BARS: usize = 64;

/// Size of the picture, without the line of scores below.
pub(crate) const WIDTH: f64 = 640.0;
pub(crate) const HEIGHT: f64 = 120.0;

/// Scores written below the picture.
const TICKS: [f64; 7] = [0.0, 0.01, 0.05, 0.1, 0.3, 0.5, 1.0];

/// Expected numbers below this are not drawn.
const MIN_EXPECTED: f64 = 0.02;

/// The picture; lengths are in its own units.
pub(crate) struct Distribution {
    /// The text alternative of the picture.
    pub(crate) label: String,
    pub(crate) bars: Vec<Bar>,
    /// Points of the line of pairs expected of independent work.
    pub(crate) expected: String,
    pub(crate) ticks: Vec<Tick>,
    /// Position of the score from which on pairs are flagged.
    pub(crate) flag: f64,
    pub(crate) pair: f64,
}

/// The pairs of a range of scores.
pub(crate) struct Bar {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// A score written below the picture.
pub(crate) struct Tick {
    pub(crate) x: f64,
    pub(crate) score: String,
}

impl Distribution {
    pub(crate) fn new(locale: &Locale, class: &ClassSummary, pair: &Pair) -> Self {
        let counts: Vec<u64> = together(&class.histogram, |bins| bins.iter().sum());
        let most = counts.iter().copied().max().unwrap_or_default();
        let height = |count: f64| HEIGHT * libm::log1p(count) / libm::log1p(most.max(1) as f64);
        let step = WIDTH / counts.len() as f64;
        let bar = |(place, &count): (usize, &u64)| Bar {
            x: place as f64 * step,
            y: HEIGHT - height(count as f64),
            width: step - 1.0,
            height: height(count as f64),
        };
        let expected: Vec<f64> = together(&class.independent_histogram, |bins| bins.iter().sum());
        // The bar in which the known part begins has only some of its pairs.
        let bins = &class.independent_histogram;
        let begin = bins.iter().position(|&count| count > 0.0);
        let known = begin.unwrap_or_default().div_ceil(bins_per_bar(bins.len()));
        let mut points = String::new();
        for (place, count) in expected.iter().enumerate().skip(known) {
            if *count >= MIN_EXPECTED {
                let (x, y) = ((place as f64 + 0.5) * step, HEIGHT - height(*count));
                let _ = write!(points, "{x:.1},{y:.1} ");
            }
        }
        Self {
            label: label(locale, class, pair),
            bars: counts.iter().enumerate().map(bar).collect(),
            expected: points.trim_end().to_owned(),
            ticks: TICKS
                .map(|score| Tick {
                    x: x(score),
                    score: locale.short_decimal(score),
                })
                .into_iter()
                .collect(),
            flag: x(class.flag_score),
            pair: x(pair.score),
        }
    }
}

fn label(locale: &Locale, class: &ClassSummary, pair: &Pair) -> String {
    let values = [
        ("count", class.histogram.iter().sum::<u64>().into()),
        ("score", locale.decimal(pair.score, 3).into()),
        ("flag", locale.decimal(class.flag_score, 2).into()),
    ];
    locale.with("sheet-picture", &values)
}

fn x(score: f64) -> f64 {
    score.clamp(0.0, 1.0).sqrt() * WIDTH
}

/// Returns at most [`BARS`] sums of neighbours.
fn together<T, S>(bins: &[T], sum: impl Fn(&[T]) -> S) -> Vec<S> {
    bins.chunks(bins_per_bar(bins.len())).map(sum).collect()
}

/// Returns the number of bins in a bar.
fn bins_per_bar(bins: usize) -> usize {
    bins.div_ceil(BARS).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::report;

    #[test]
    fn all_pairs_are_in_bars_within_the_picture() {
        let mut report = report();
        report.class.histogram = (0..512).map(|bin| 512 - bin).collect();
        let picture = Distribution::new(Locale::english(), &report.class, &report.pairs[0]);
        assert_eq!(picture.bars.len(), BARS);
        let inside = |bar: &Bar| bar.x >= 0.0 && bar.x + bar.width <= WIDTH && bar.y >= -1e-9;
        assert!(picture.bars.iter().all(inside));
        assert!(
            picture
                .bars
                .iter()
                .rev()
                .is_sorted_by(|a, b| a.height <= b.height)
        );
        assert!(picture.flag < picture.pair && picture.pair <= WIDTH);
    }
}
