//! Boilerplate: what of a document the instructor handed out.
//!
//! All k-grams of the boilerplate are kept, not only the winnowed ones: which of them winnowing selects depends on
//! what stands around, and boilerplate stands among other code in every submission.
//!
//! *Edited boilerplate* comes in pieces with something of the student's own between them. Pieces that stand as close to each other, and in the same
//! order, in the boilerplate itself are judged as one. The edits between them stay what they are, the student's own: whoever copies one has copied
//! something.

use std::collections::HashSet;
use std::ops::Range;

use codesim_fingerprint::hashes;
use codesim_token::{Document, TokenString};

use crate::input::channel::Channel;
use crate::input::thresholds::ChannelThresholds;

/// A gram that the boilerplate has more often is looked for at the first of these places.
const MAX_PLACES: usize = 64;

/// The grams of all boilerplate, by channel.
#[derive(Debug)]
pub struct Boilerplate {
    /// In the order of [`Channel::ALL`].
    grams: [HashSet<u64>; Channel::COUNT],
    /// Each k-gram of the structure channel with its place, ascending. Documents are numbered through, further from each other than pieces are that an edit parts.
    places: Vec<(u64, usize)>,
    noise: usize,
    /// Tokens of the longest edit: a longer one may be found by itself.
    longest_edit: usize,
    /// Tokens of the shortest boilerplate, edits left out.
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
        let guarantee = thresholds.structure.guarantee();
        Self {
            grams: Channel::ALL.map(grams),
            places: places(documents, thresholds),
            noise: thresholds.structure.noise(),
            longest_edit: guarantee,
            shortest: 2 * guarantee,
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
    /// function to pieces. So a range, together with those that edits part it from, has at least twice the guarantee threshold.
    pub(crate) fn ranges(&self, document: &TokenString) -> Vec<Range<usize>> {
        if self.places.is_empty() {
            return Vec::new();
        }
        let grams = hashes(document.structure(), self.noise);
        let pieces = self.pieces(&grams);
        let parted = pieces.chunk_by(|piece, next| self.are_parted_by_an_edit(&grams, piece, next));
        let is_long = |pieces: &&[Range<usize>]| {
            pieces.iter().map(ExactSizeIterator::len).sum::<usize>() >= self.shortest
        };
        parted.filter(is_long).flatten().cloned().collect()
    }

    /// Token ranges that are covered by grams of the boilerplate.
    fn pieces(&self, grams: &[u64]) -> Vec<Range<usize>> {
        let mut pieces: Vec<Range<usize>> = Vec::new();
        let known =
            (0..grams.len()).filter(|&start| self.contains(Channel::Structure, grams[start]));
        for start in known {
            match pieces.last_mut() {
                Some(last) if start <= last.end => last.end = start + self.noise,
                _ => pieces.push(start..start + self.noise),
            }
        }
        pieces
    }

    /// Whether little stands between two pieces, here and in the boilerplate.
    ///
    /// A piece may take some tokens of the edit for its own, by chance, but fewer than a gram has: so it is asked for a gram further in. An idiom that stands
    /// in a document twice is no run: in the boilerplate one has to come behind the other.
    fn are_parted_by_an_edit(
        &self,
        grams: &[u64],
        piece: &Range<usize>,
        next: &Range<usize>,
    ) -> bool {
        let edit = next.start - piece.end;
        let last = (piece.end + 1)
            .saturating_sub(2 * self.noise)
            .max(piece.start);
        let first = (next.start + self.noise - 1).min(next.end - self.noise);
        let most = first - last - edit + self.longest_edit;
        let (ends, begins) = (self.places_of(grams[last]), self.places_of(grams[first]));
        edit <= self.longest_edit
            && ends.iter().take(MAX_PLACES).any(|&(_, end)| {
                let after = begins.partition_point(|&(_, begin)| begin < end + self.noise);
                begins
                    .get(after)
                    .is_some_and(|&(_, begin)| begin - end <= most)
            })
    }

    /// Where the boilerplate has a gram, ascending.
    fn places_of(&self, gram: u64) -> &[(u64, usize)] {
        let first = self.places.partition_point(|&(hash, _)| hash < gram);
        let rest = &self.places[first..];
        &rest[..rest.partition_point(|&(hash, _)| hash == gram)]
    }

    /// What is left of a document without its boilerplate. Ascending, disjoint and not empty.
    pub fn rests(&self, document: &TokenString) -> Vec<Range<usize>> {
        between(&self.ranges(document), document.len()).collect()
    }
}

/// The k-grams of the structure channel with their places.
fn places(documents: &[Document], thresholds: &ChannelThresholds) -> Vec<(u64, usize)> {
    let apart = 4 * thresholds.structure.noise() + thresholds.structure.guarantee();
    let (mut places, mut first) = (Vec::new(), 0);
    for document in documents {
        let grams = Channel::Structure.grams(document, thresholds);
        let length = grams.len();
        places.extend(grams.into_iter().zip(first..));
        first += length + apart;
    }
    places.sort_unstable();
    places
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
    fn starter_code_is_removed() {
        let whole = 0..5;
        assert_eq!(rests(&[], 5), [whole.clone()].to_vec());
        assert_eq!(rests(&[0..2, 3..5], 9), [2..3, 5..9]);
        assert_eq!(rests(std::slice::from_ref(&whole), 5), []);
    }
}
