//! The pairs of the index.

use std::cmp::Reverse;

use codesim_report::model::{Pair, Report};

use super::placements::Placements;
use super::text::percent;

/// One of the two submissions of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The first one.
    Left,
    /// The second one.
    Right,
}

/// A pair as the pages show it.
#[derive(Debug)]
pub(super) struct Row<'a> {
    pub(super) faces: [Face<'a>; 2],
    /// Matched lines of the side that has fewer.
    pub(super) lines: usize,
    /// First and last line of each match on both sides, the strongest first.
    pub(super) blocks: Vec<[(usize, usize); 2]>,
}

/// One side of a pair.
#[derive(Debug)]
pub(super) struct Face<'a> {
    pub(super) submission: &'a str,
    /// The name as it is shown.
    pub(super) name: String,
    /// Share of its tokens that match, in percent.
    pub(super) percent: u8,
}

impl Row<'_> {
    pub(super) fn face(&self, side: Side) -> &Face<'_> {
        &self.faces[side as usize]
    }

    /// First and last line of each match on this side.
    pub(super) fn ranges(&self, side: Side) -> Vec<(usize, usize)> {
        let blocks = self.blocks.iter();
        blocks.map(|block| block[side as usize]).collect()
    }
}

/// Returns the pairs that have matches, the one with most matched lines first.
pub(super) fn rows<'a>(
    report: &'a Report,
    placements: &Placements,
    names: &dyn Fn(&str) -> String,
) -> Vec<Row<'a>> {
    let pairs = report.pairs.iter();
    let mut rows: Vec<_> = pairs
        .filter(|pair| !pair.matches.is_empty())
        .map(|pair| row(pair, placements, names))
        .collect();
    rows.sort_by_key(|row| Reverse(row.lines));
    rows
}

fn row<'a>(pair: &'a Pair, placements: &Placements, names: &dyn Fn(&str) -> String) -> Row<'a> {
    let face = |submission: &'a str, share| Face {
        submission,
        name: names(submission),
        percent: percent(share),
    };
    let matches = pair.matches.iter();
    let mut row = Row {
        faces: [
            face(&pair.left, pair.containment_left),
            face(&pair.right, pair.containment_right),
        ],
        lines: 0,
        blocks: matches
            .map(|found| {
                [
                    placements.range(&pair.left, &found.left),
                    placements.range(&pair.right, &found.right),
                ]
            })
            .collect(),
    };
    row.lines = covered(row.ranges(Side::Left)).min(covered(row.ranges(Side::Right)));
    row
}

/// Returns the number of lines in any of the ranges, both ends included.
fn covered(mut ranges: Vec<(usize, usize)>) -> usize {
    ranges.sort_unstable();
    let mut end = 0;
    let mut lines = 0;
    for (first, last) in ranges {
        lines += (last + 1).saturating_sub(first.max(end + 1));
        end = end.max(last);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_count_once() {
        assert_eq!(covered(vec![(10, 12), (1, 3), (3, 4), (2, 2)]), 7);
        assert_eq!(covered(vec![]), 0);
    }
}
