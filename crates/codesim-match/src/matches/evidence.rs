//! The share of a pair's evidence that each of its matches contributes.

use std::ops::Range;

use codesim_token::Document;

use crate::index::inverted::SharedFingerprint;
use crate::index::merge::merge;
use crate::input::channel::Channel;
use crate::input::submission::Opened;
use crate::input::thresholds::ChannelThresholds;
use crate::matches::found::Match;

/// The fingerprints of each channel that a submission may share with others, ascending by hash.
pub(crate) type SharedFingerprints = [Vec<SharedFingerprint>; Channel::COUNT];

/// The fingerprints of the left submission, and their places.
pub(crate) struct Evidence {
    fingerprints: SharedFingerprints,
    /// For each channel the grams of each document.
    grams: [Vec<PlacedGrams>; Channel::COUNT],
}

/// The grams of a document that are fingerprints.
struct PlacedGrams {
    /// The place of each gram, ascending: in tokens in the channels of tokens, in bytes in those of the normal form.
    places: Vec<Range<u32>>,
    /// The number of each gram's hash among the fingerprints.
    numbers: Vec<u32>,
}

impl Evidence {
    /// Finds the places of the fingerprints in some documents.
    pub(crate) fn new(
        documents: &Opened,
        thresholds: &ChannelThresholds,
        fingerprints: SharedFingerprints,
    ) -> Self {
        let of_channel = |channel: Channel| {
            let own = &fingerprints[channel as usize];
            let placed = |document| PlacedGrams::new(channel, document, thresholds, own);
            documents.iter().map(|it| placed(it)).collect()
        };
        Self {
            grams: Channel::ALL.map(of_channel),
            fingerprints,
        }
    }

    /// Adds to each match the weight of the common fingerprints of a channel in it, as a share of all that the pair has in common; a
    /// fingerprint that occurs in several matches counts for the first. `hashes` are those of the two submissions' fingerprints, ascending.
    pub(crate) fn attribute(
        &self,
        channel: Channel,
        hashes: [&[u64]; 2],
        documents: &Opened,
        matches: &mut [Match],
    ) {
        let own = &self.fingerprints[channel as usize];
        let mut is_open = vec![false; own.len()];
        merge(hashes[0], hashes[1], |number, is_common| {
            is_open[number] = is_common
        });
        let common = own.iter().zip(&is_open);
        let total: u64 = common
            .map(|(own, &is_common)| own.weight * u64::from(is_common))
            .sum();
        let all_channels: f64 = Channel::ALL.iter().map(|channel| channel.weight()).sum();
        let share = channel.weight() / all_channels;
        for found in matches {
            let document = found.left.document;
            let place = channel.place(&documents[document], found.left.tokens.clone());
            for number in self.grams[channel as usize][document].within(place) {
                if std::mem::take(&mut is_open[number as usize]) {
                    let shared = &own[number as usize];
                    found.evidence += share * shared.weight as f64 / total as f64;
                    let rarest = found.rarest.unwrap_or(usize::MAX).min(shared.occurrences);
                    found.rarest = Some(rarest);
                }
            }
        }
    }
}

impl PlacedGrams {
    /// Finds the grams of a document that are among these fingerprints, which ascend by hash.
    fn new(
        channel: Channel,
        document: &Document,
        thresholds: &ChannelThresholds,
        fingerprints: &[SharedFingerprint],
    ) -> Self {
        let grams = channel.placed_grams(document, thresholds).into_iter();
        let numbered = grams.filter_map(|(place, hash)| {
            let number = fingerprints
                .binary_search_by_key(&hash, |it| it.hash)
                .ok()?;
            Some((place, number as u32))
        });
        let mut numbered: Vec<(Range<u32>, u32)> = numbered.collect();
        // Numbers are in the order of the hashes.
        numbered.sort_unstable_by_key(|(place, number)| (place.start, place.end, *number));
        let (places, numbers) = numbered.into_iter().unzip();
        Self { places, numbers }
    }

    /// Returns the numbers of the grams that lie within a range.
    fn within(&self, range: Range<u32>) -> impl Iterator<Item = u32> {
        let before = |end: u32| self.places.partition_point(|place| place.start < end);
        let own = before(range.start)..before(range.end);
        let grams = self.places[own.clone()].iter().zip(&self.numbers[own]);
        grams
            .filter(move |(place, _)| place.end <= range.end)
            .map(|(_, &number)| number)
    }
}
