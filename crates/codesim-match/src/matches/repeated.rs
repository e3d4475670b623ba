//! Documents of a submission that repeat other documents of it.
//!
//! *Problem.* Once the other submission has been matched with the first copy of a program, backup copies and old versions in a submission
//! remain without a match: a program that occurs three times in a submission seems to be matched to a third, although all of it is in the
//! other.
//!
//! *Method.* If half of a document is in earlier ones of its submission, in long runs, these runs are left out of the tokens that could
//! match. The earlier document has the same.

use std::collections::HashSet;
use std::ops::Range;

use codesim_fingerprint::hashes;

use crate::input::submission::Structures;

/// Minimum tokens of a run that distinguish a copy from code of the same kind.
const RUN: usize = 50;

/// Returns for each document the token ranges that repeat earlier ones, ascending and disjoint.
pub(crate) fn repeated(documents: &Structures) -> Vec<Vec<Range<usize>>> {
    if documents.len() < 2 {
        return vec![Vec::new(); documents.len()];
    }
    let mut earlier = HashSet::new();
    let ranges = documents.iter().map(|document| {
        let hashes = hashes(document, RUN);
        let runs = hashes.iter().enumerate();
        let repeating = runs.filter(|(_, hash)| earlier.contains(*hash));
        let ranges = united(repeating.map(|(start, _)| start..start + RUN));
        earlier.extend(hashes);
        let covered: usize = ranges.iter().map(Range::len).sum();
        match 2 * covered >= document.len() {
            true => ranges,
            false => Vec::new(),
        }
    });
    ranges.collect()
}

/// Returns the union of ranges that are given by ascending start, as disjoint ranges.
pub(crate) fn united(ranges: impl Iterator<Item = Range<usize>>) -> Vec<Range<usize>> {
    let mut united: Vec<Range<usize>> = Vec::new();
    for range in ranges {
        match united.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => united.push(range),
        }
    }
    united
}
