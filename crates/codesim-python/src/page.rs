//! A comparison as a notebook shows it.

use std::borrow::Cow;

use askama::Template;
use codesim_display::{expected, grouped, percent, visible};
use codesim_report::model::{Pair, Report};
use codesim_report::summary;

use crate::verdict::verdict;

/// Pairs that are shown: a notebook is no place to read a class in.
const SHOWN: usize = 10;

/// A sentence, and a table of the best pairs.
#[derive(Template)]
#[template(path = "comparison.html")]
struct Table<'a> {
    sentence: String,
    rows: Vec<Row<'a>>,
    more: Option<String>,
}

struct Row<'a> {
    rank: String,
    left: Cow<'a, str>,
    right: Cow<'a, str>,
    score: String,
    similarity: String,
    longest: String,
    by_chance: String,
    verdict: String,
}

/// The table as HTML; names are escaped.
pub(crate) fn table(report: &Report) -> Result<String, askama::Error> {
    let more = report.pairs.len().saturating_sub(SHOWN);
    let table = Table {
        sentence: summary(report),
        rows: report.pairs.iter().take(SHOWN).map(Row::of).collect(),
        more: (more > 0).then(|| grouped(more as u64)),
    };
    table.render()
}

impl<'a> Row<'a> {
    fn of(pair: &'a Pair) -> Self {
        Self {
            rank: pair.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            left: visible(&pair.left),
            right: visible(&pair.right),
            score: format!("{:.3}", pair.score),
            similarity: percent(pair.similarity),
            longest: grouped(pair.longest_match as u64),
            by_chance: pair.expected_by_chance.map(expected).unwrap_or_default(),
            verdict: verdict(pair.verdict).replace('-', " "),
        }
    }
}
