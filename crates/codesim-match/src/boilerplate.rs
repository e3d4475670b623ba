//! Boilerplate: what of a document the instructor handed out.
//!
//! All k-grams of the boilerplate are kept, not only the winnowed ones: which of them winnowing selects depends on
//! what stands around, and boilerplate stands among other code in every submission.

use std::collections::HashSet;
use std::ops::Range;

use codesim_fingerprint::hashes;
use codesim_token::{Document, TokenString};

use crate::channel::Channel;
use crate::thresholds::ChannelThresholds;

/// The grams of all boilerplate, by channel.
#[derive(Debug)]
pub struct Boilerplate {
    /// In the order of [`Channel::ALL`].
    grams: [HashSet<u64>; Channel::COUNT],
    noise: usize,
    /// Tokens of the shortest range that is taken for boilerplate.
    shortest: usize,
}

impl Boilerplate {
    /// The boilerplate of a class.
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

    /// Whether a fingerprint of `channel` is boilerplate.
    pub fn contains(&self, channel: Channel, hash: u64) -> bool {
        self.grams[channel as usize].contains(&hash)
    }

    /// All grams of the boilerplate in a channel, in no order.
    pub fn grams(&self, channel: Channel) -> impl Iterator<Item = u64> {
        self.grams[channel as usize].iter().copied()
    }

    /// Token ranges of a document that are boilerplate: covered by its k-grams in the structure channel.
    /// Ascending and disjoint.
    ///
    /// A loop's head or another idiom that also stands in the boilerplate is short; taking it out would cut a copied
    /// function to pieces. So a range has at least twice the guarantee threshold.
    pub(crate) fn ranges(&self, document: &TokenString) -> Vec<Range<usize>> {
        let mut ranges: Vec<Range<usize>> = Vec::new();
        let structure = &self.grams[Channel::Structure as usize];
        if structure.is_empty() {
            return ranges;
        }
        let grams = hashes(document.structure(), self.noise);
        let known = grams
            .iter()
            .enumerate()
            .filter(|(_, hash)| structure.contains(hash));
        for (start, _) in known {
            match ranges.last_mut() {
                Some(last) if start <= last.end => last.end = start + self.noise,
                _ => ranges.push(start..start + self.noise),
            }
        }
        ranges.retain(|range| range.len() >= self.shortest);
        ranges
    }

    /// What is left of a document without its boilerplate. Ascending, disjoint and not empty.
    pub fn rests(&self, document: &TokenString) -> Vec<Range<usize>> {
        between(&self.ranges(document), document.len()).collect()
    }
}

/// What is left of `0..length` without these ranges, which ascend.
pub(crate) fn between(
    ranges: &[Range<usize>],
    length: usize,
) -> impl Iterator<Item = Range<usize>> {
    let starts = std::iter::once(0).chain(ranges.iter().map(|range| range.end));
    let ends = ranges.iter().map(|range| range.start).chain([length]);
    let rests = starts.zip(ends).map(|(start, end)| start..end);
    rests.filter(|rest| !rest.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rests(ranges: &[Range<usize>], length: usize) -> Vec<Range<usize>> {
        between(ranges, length).collect()
    }

    #[test]
    fn what_is_given_is_cut_out() {
        let whole = 0..5;
        assert_eq!(rests(&[], 5), [whole.clone()].to_vec());
        assert_eq!(rests(&[0..2, 3..5], 9), [2..3, 5..9]);
        assert_eq!(rests(std::slice::from_ref(&whole), 5), []);
    }
}
