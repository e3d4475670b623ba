//! Matches and ranges as the page of the HTML report unpacks them.
//!
//! *Method.* The matches of several pairs are columns, in the order of their places on the left, and offsets are differences from the one before: what is
//! alike stands together, and most numbers are small. Compressed, that takes a quarter of the matches one by one. `web/report/packed.ts` is the
//! other side.

use std::ops::Range;

use schemars::JsonSchema;
use serde::Serialize;

use crate::model::MatchKind;

/// Number of pairs whose matches are packed together. More of them compress no better, and take longer to unpack for the one that is opened.
pub(crate) const PAIRS_PER_PART: usize = 64;

/// Number of submissions whose sources are packed together.
pub(crate) const SUBMISSIONS_PER_PART: usize = 4;

/// Units of a share in one.
const UNITS: f64 = 10_000.0;

/// A match as the page shows it.
pub(crate) struct MatchPart {
    pub(crate) kind: MatchKind,
    pub(crate) moved: bool,
    /// Explanation of a restructured match.
    pub(crate) why: Option<String>,
    pub(crate) passage: usize,
    pub(crate) left: PlacePart,
    pub(crate) right: PlacePart,
    pub(crate) tokens: usize,
    pub(crate) evidence: f64,
    pub(crate) spelled_alike: f64,
    pub(crate) rarest: Option<usize>,
}

/// The location of one side of a match.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PlacePart {
    /// Index among the files of the submission.
    pub(crate) file: usize,
    /// Both 0 if the report does not have the source.
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) first_line: usize,
    pub(crate) last_line: usize,
}

/// The matches of several pairs, those of each in the order of their places on the left.
#[derive(Default, Serialize, JsonSchema)]
pub(crate) struct MatchColumns {
    /// Number of matches of each pair.
    counts: Vec<usize>,
    /// The rank of each match by evidence within its pair, from 0.
    order: Vec<usize>,
    /// Twice the index of the kind, and one more if the order changed.
    kind: Vec<usize>,
    /// Index of a match, and its explanation; matches without one are not listed.
    why: Vec<(usize, String)>,
    passage: Vec<usize>,
    left: PlaceColumns,
    right: PlaceColumns,
    tokens: Vec<usize>,
    /// In ten-thousandths.
    evidence: Vec<u32>,
    /// In ten-thousandths; 0 and all are kept for exactly that.
    spelled_alike: Vec<u32>,
    rarest: Vec<Option<usize>>,
}

/// One side of these matches.
#[derive(Default, Serialize, JsonSchema)]
struct PlaceColumns {
    file: Vec<usize>,
    /// From the end of the match before, if that is of the same file and pair; from the beginning of the file otherwise.
    start: Vec<i64>,
    length: Vec<usize>,
    /// From the last line of the match before, in the same way.
    first_line: Vec<i64>,
    /// Number of lines after the first.
    lines: Vec<usize>,
}

impl MatchColumns {
    /// Packs the matches of several pairs, each with the strongest evidence first; `None` if there are none.
    pub(crate) fn new(pairs: &[Vec<MatchPart>]) -> Option<Self> {
        let mut columns = Self::default();
        for matches in pairs {
            columns.push(matches);
        }
        (!columns.order.is_empty()).then_some(columns)
    }

    fn push(&mut self, matches: &[MatchPart]) {
        self.counts.push(matches.len());
        let mut order: Vec<usize> = (0..matches.len()).collect();
        order.sort_by_key(|&rank| (matches[rank].left.file, matches[rank].left.start, rank));
        let mut before: Option<&MatchPart> = None;
        for rank in order {
            let found = &matches[rank];
            let index = self.order.len();
            self.order.push(rank);
            self.kind
                .push(2 * found.kind as usize + usize::from(found.moved));
            self.why
                .extend(found.why.iter().map(|why| (index, why.clone())));
            self.passage.push(found.passage);
            self.left.push(&found.left, before.map(|it| &it.left));
            self.right.push(&found.right, before.map(|it| &it.right));
            self.tokens.push(found.tokens);
            self.evidence.push((found.evidence * UNITS).round() as u32);
            self.spelled_alike.push(units(found.spelled_alike));
            self.rarest.push(found.rarest);
            before = Some(found);
        }
    }
}

impl PlaceColumns {
    fn push(&mut self, place: &PlacePart, before: Option<&PlacePart>) {
        let before = before.filter(|it| it.file == place.file);
        let (end, line) = before.map_or((0, 0), |it| (it.end, it.last_line));
        self.file.push(place.file);
        self.start.push(place.start as i64 - end as i64);
        self.length.push(place.end - place.start);
        self.first_line.push(place.first_line as i64 - line as i64);
        self.lines.push(place.last_line - place.first_line);
    }
}

/// Returns a share in ten-thousandths: all of them, or none, only if it is exactly that.
fn units(share: f64) -> u32 {
    let units = (share * UNITS).round();
    match share {
        0.0 => 0,
        _ if share >= 1.0 => UNITS as u32,
        _ => units.clamp(1.0, UNITS - 1.0) as u32,
    }
}

/// Packs ranges in order: how far each begins after the end of the one before, and its length, in turn.
pub(crate) fn ranges(ranges: impl Iterator<Item = Range<usize>>) -> Vec<i64> {
    let mut packed = Vec::new();
    let mut end = 0;
    for range in ranges {
        packed.push(range.start as i64 - end);
        packed.push((range.end - range.start) as i64);
        end = range.end as i64;
    }
    packed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_differences() {
        let packed = ranges([2..5, 6..7, 6..9].into_iter());
        assert_eq!(packed, [2, 3, 1, 1, -1, 3]);
    }

    #[test]
    fn shares_are_whole_or_nothing_only_if_they_are() {
        let shares = [0.0, 1e-9, 0.5, 0.99999, 1.0].map(units);
        assert_eq!(shares, [0, 1, 5_000, 9_999, 10_000]);
    }
}
