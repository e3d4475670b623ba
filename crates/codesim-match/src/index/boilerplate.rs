//! Boilerplate: the part of a document that the instructor handed out.
//!
//! All k-grams of the boilerplate are kept, not only the winnowed ones: their selection depends on the surrounding code, and boilerplate is
//! surrounded by other code in every submission.
//!
//! *Edited boilerplate* comes in pieces separated by the student's own code. Pieces that are as close to each other, and in the same order,
//! in the boilerplate itself are judged as one. The edits between them remain the student's own: copying one is copying.

use std::collections::HashSet;
use std::ops::Range;

use codesim_fingerprint::hashes;
use codesim_token::{Document, Symbol, TokenString};

use crate::input::channel::Channel;
use crate::input::thresholds::ChannelThresholds;

/// Maximum number of places of a gram in the boilerplate that are examined, the first ones.
const MAX_PLACES: usize = 64;

/// The hashes of all grams of a document, by channel in the order of [`Channel::ALL`]; those of the structure channel in their order.
pub type DocumentGrams = [Vec<u64>; Channel::COUNT];

/// Returns the hashes of all grams of a document, including those that are no fingerprints.
pub fn document_grams(document: &Document, thresholds: &ChannelThresholds) -> DocumentGrams {
    Channel::ALL.map(|channel| channel.grams(document, thresholds))
}

/// The grams of all boilerplate, by channel.
#[derive(Debug)]
pub struct Boilerplate {
    /// The grams, in the order of [`Channel::ALL`].
    grams: [HashSet<u64>; Channel::COUNT],
    /// Each k-gram of the structure channel with its place, ascending. Places are numbered through all documents, with gaps between documents
    /// that are longer than an edit.
    places: Vec<(u64, usize)>,
    noise: usize,
    /// Maximum tokens of an edit: a longer one may be found by itself.
    longest_edit: usize,
    /// Minimum tokens of boilerplate, without edits.
    shortest: usize,
}

impl Boilerplate {
    /// Collects the boilerplate of a class.
    pub fn new(documents: &[Document], thresholds: &ChannelThresholds) -> Self {
        let documents = documents.iter();
        let grams = documents.map(|document| document_grams(document, thresholds));
        Self::of_grams(&grams.collect::<Vec<_>>(), thresholds)
    }

    /// Makes the boilerplate of a class from the grams of each of its documents.
    pub fn of_grams(documents: &[DocumentGrams], thresholds: &ChannelThresholds) -> Self {
        let grams = |channel: Channel| {
            let documents = documents.iter();
            documents
                .flat_map(|document| document[channel as usize].iter().copied())
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

    /// Returns all grams of the boilerplate in a channel, in no particular order.
    pub fn grams(&self, channel: Channel) -> impl Iterator<Item = u64> {
        self.grams[channel as usize].iter().copied()
    }

    /// Returns the token ranges of a document, given by its structure symbols, that are boilerplate: covered by its k-grams in the structure channel. Ascending and disjoint.
    ///
    /// The head of a loop or another idiom that is also in the boilerplate is short; removing it would cut a copied function to pieces. A
    /// range, together with the ranges that edits separate from it, therefore has at least twice the guarantee threshold.
    pub(crate) fn ranges(&self, structure: &[Symbol]) -> Vec<Range<usize>> {
        if self.places.is_empty() {
            return Vec::new();
        }
        let grams = hashes(structure, self.noise);
        let pieces = self.pieces(&grams);
        let parted = pieces.chunk_by(|piece, next| self.are_parted_by_an_edit(&grams, piece, next));
        let is_long = |pieces: &&[Range<usize>]| {
            pieces.iter().map(ExactSizeIterator::len).sum::<usize>() >= self.shortest
        };
        parted.filter(is_long).flatten().cloned().collect()
    }

    /// Returns the token ranges that are covered by grams of the boilerplate.
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

    /// Whether there is little between two pieces, both in the document and in the boilerplate.
    ///
    /// A piece may include some tokens of the edit by chance, but fewer than a gram has: the test therefore uses a gram further in. An idiom
    /// that occurs twice in a document is no run: in the boilerplate one piece has to come behind the other.
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

    /// Returns the places of a gram in the boilerplate, ascending.
    fn places_of(&self, gram: u64) -> &[(u64, usize)] {
        let first = self.places.partition_point(|&(hash, _)| hash < gram);
        let rest = &self.places[first..];
        &rest[..rest.partition_point(|&(hash, _)| hash == gram)]
    }

    /// Returns the ranges of a document without its boilerplate. Ascending, disjoint and not empty.
    pub fn rests(&self, document: &TokenString) -> Vec<Range<usize>> {
        between(&self.ranges(document.structure()), document.len()).collect()
    }
}

/// Returns the k-grams of the structure channel with their places.
fn places(documents: &[DocumentGrams], thresholds: &ChannelThresholds) -> Vec<(u64, usize)> {
    let apart = 4 * thresholds.structure.noise() + thresholds.structure.guarantee();
    let (mut places, mut first) = (Vec::new(), 0);
    for document in documents {
        let grams = &document[Channel::Structure as usize];
        places.extend(grams.iter().copied().zip(first..));
        first += grams.len() + apart;
    }
    places.sort_unstable();
    places
}

/// Returns the ranges of `0..length` without these ranges, which ascend.
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
