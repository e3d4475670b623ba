//! Given code: what of a document the instructor handed out.
//!
//! All k-grams of the boilerplate are kept, not only the winnowed ones: which of them winnowing selects depends on
//! what stands around, and given code stands among other code in every submission.

use std::collections::HashSet;
use std::ops::Range;

use codesim_fingerprint::hashes;
use codesim_token::{Document, TokenString};

use crate::channel::{Channel, ChannelThresholds};

/// The grams of all given code, by channel.
#[derive(Debug)]
pub struct Boilerplate {
    /// In the order of [`Channel::ALL`].
    grams: [HashSet<u64>; Channel::COUNT],
    noise: usize,
    /// Tokens of the shortest range that is taken for given code.
    shortest: usize,
}

impl Boilerplate {
    /// The given code of a class.
    pub fn new(documents: &[Document], thresholds: &ChannelThresholds) -> Self {
        let grams = |channel: Channel| {
            let documents = documents.iter();
            documents
                .flat_map(|document| channel.grams(document, thresholds))
                .collect()
        };
        Self {
            grams: Channel::ALL.map(grams),
            noise: thresholds.structure.noise(),
            shortest: 2 * thresholds.structure.guarantee(),
        }
    }

    /// Whether a fingerprint of `channel` is given code.
    pub fn contains(&self, channel: Channel, hash: u64) -> bool {
        self.grams[channel as usize].contains(&hash)
    }

    /// All grams of the given code.
    pub(crate) fn grams(&self, channel: Channel) -> impl Iterator<Item = u64> {
        self.grams[channel as usize].iter().copied()
    }

    /// Token ranges of a document that are given code: covered by its k-grams in the structure channel.
    /// Ascending and disjoint.
    ///
    /// A loop's head or another idiom that also stands in the given code is short; taking it out would cut a copied
    /// function to pieces. So a range has at least twice the guarantee threshold.
    pub(crate) fn ranges(&self, document: &TokenString) -> Vec<Range<usize>> {
        let mut ranges: Vec<Range<usize>> = Vec::new();
        let structure = &self.grams[Channel::Structure as usize];
        if structure.is_empty() {
            return ranges;
        }
        let grams = hashes(document.structure(), self.noise);
        let given = grams
            .iter()
            .enumerate()
            .filter(|(_, hash)| structure.contains(hash));
        for (start, _) in given {
            match ranges.last_mut() {
                Some(last) if start <= last.end => last.end = start + self.noise,
                _ => ranges.push(start..start + self.noise),
            }
        }
        ranges.retain(|range| range.len() >= self.shortest);
        ranges
    }

    /// What is left of a document without the token ranges that are given code. Ascending, disjoint and not empty.
    pub fn rests(&self, document: &TokenString) -> Vec<Range<usize>> {
        between(&self.ranges(document), document.len())
    }
}

/// What is left of `0..length` without these ranges, which ascend.
fn between(ranges: &[Range<usize>], length: usize) -> Vec<Range<usize>> {
    let starts = std::iter::once(0).chain(ranges.iter().map(|range| range.end));
    let ends = ranges.iter().map(|range| range.start).chain([length]);
    let rests = starts.zip(ends).map(|(start, end)| start..end);
    rests.filter(|rest| !rest.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_is_cut_out() {
        let whole = 0..5;
        assert_eq!(between(&[], 5), [whole.clone()].to_vec());
        assert_eq!(between(&[0..2, 3..5], 9), [2..3, 5..9]);
        assert_eq!(between(std::slice::from_ref(&whole), 5), []);
    }
}
