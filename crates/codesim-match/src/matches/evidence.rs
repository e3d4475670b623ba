//! The share of a pair's evidence that each of its matches contributes.

use std::ops::Range;

use codesim_token::{Document, Span};

use crate::index::inverted::SharedFingerprint;
use crate::input::channel::Channel;
use crate::input::submission::Opened;
use crate::input::thresholds::ChannelThresholds;
use crate::matches::found::Match;

/// The grams of the left submission, by position.
pub(crate) struct Evidence {
    channels: [ChannelGrams; Channel::COUNT],
}

/// The grams of one channel.
struct ChannelGrams {
    /// The distinct hashes, ascending. A gram is kept as the number of its hash here.
    hashes: Vec<u64>,
    documents: Vec<PlacedGrams>,
}

/// The grams of a document.
struct PlacedGrams {
    /// In the order of their places.
    numbers: Vec<u32>,
    /// Number of tokens of a gram, each of which starts at its own place; 0 in the channels of the normal form.
    tokens: usize,
    /// In the channels of the normal form the span of each gram, ascending; empty in the others.
    spans: Vec<Span>,
}

impl Evidence {
    pub(crate) fn new(documents: &Opened, thresholds: &ChannelThresholds) -> Self {
        Self {
            channels: Channel::ALL.map(|channel| ChannelGrams::new(channel, documents, thresholds)),
        }
    }

    /// Adds to each match the weight of the common fingerprints of a channel in it, as a share of all that the pair has in common; a
    /// fingerprint that occurs in several matches counts for the first. `common` ascends by hash.
    pub(crate) fn attribute(
        &self,
        channel: Channel,
        common: &[SharedFingerprint],
        documents: &Opened,
        matches: &mut [Match],
    ) {
        let total: u64 = common.iter().map(|shared| shared.weight).sum();
        let all_channels: f64 = Channel::ALL.iter().map(|channel| channel.weight()).sum();
        let share = channel.weight() / all_channels;
        let grams = &self.channels[channel as usize];
        let mut open = grams.open(common);
        for found in matches {
            let document = found.left.document;
            let within =
                grams.documents[document].within(&documents[document], found.left.tokens.clone());
            for number in within {
                if let Some(shared) = open[number as usize].take() {
                    found.evidence += share * shared.weight as f64 / total as f64;
                    let rarest = found.rarest.unwrap_or(usize::MAX).min(shared.occurrences);
                    found.rarest = Some(rarest);
                }
            }
        }
    }
}

impl ChannelGrams {
    fn new(channel: Channel, documents: &Opened, thresholds: &ChannelThresholds) -> Self {
        let placed = |document| placed_hashes(channel, document, thresholds);
        let placed: Vec<_> = documents.iter().map(|it| placed(it)).collect();
        let mut hashes: Vec<u64> = placed.iter().flat_map(|it| &it.0).copied().collect();
        hashes.sort_unstable();
        hashes.dedup();
        let number = |hash: u64| hashes.partition_point(|&it| it < hash) as u32;
        let documents = placed.into_iter().map(|(own, tokens, spans)| PlacedGrams {
            numbers: own.into_iter().map(number).collect(),
            tokens,
            spans,
        });
        Self {
            documents: documents.collect(),
            hashes,
        }
    }

    /// Returns for each distinct hash the common fingerprint that has it.
    fn open<'a>(&self, common: &'a [SharedFingerprint]) -> Vec<Option<&'a SharedFingerprint>> {
        let mut common = common.iter().peekable();
        let of_hash = |&hash: &u64| {
            while common.next_if(|shared| shared.hash < hash).is_some() {}
            common.next_if(|shared| shared.hash == hash)
        };
        self.hashes.iter().map(of_hash).collect()
    }
}

/// Returns the hashes of the grams of a document in the order of their places, with what [`PlacedGrams`] has besides.
fn placed_hashes(
    channel: Channel,
    document: &Document,
    thresholds: &ChannelThresholds,
) -> (Vec<u64>, usize, Vec<Span>) {
    if let Some((hashes, tokens)) = channel.token_grams(document, thresholds) {
        return (hashes, tokens, Vec::new());
    }
    let mut placed = channel.form_grams(document, thresholds);
    placed.sort_unstable();
    let (spans, hashes) = placed.into_iter().unzip();
    (hashes, 0, spans)
}

impl PlacedGrams {
    /// Returns the numbers of the grams that lie within a range of the document's tokens.
    fn within(&self, document: &Document, tokens: Range<usize>) -> impl Iterator<Item = u32> {
        let spans = &document.tokens.spans()[tokens.clone()];
        let ends = spans.first().zip(spans.last());
        let (start, end) = ends.map_or((0, 0), |(first, last)| (first.start, last.end));
        let places = match self.spans.is_empty() {
            true => tokens.start..(tokens.end + 1).saturating_sub(self.tokens),
            false => {
                let before = |end: u32| self.spans.partition_point(|span| span.start < end);
                before(start)..before(end)
            }
        };
        let places = places.filter(move |&place| {
            let span = self.spans.get(place);
            span.is_none_or(|span| span.end <= end)
        });
        places.filter_map(|place| self.numbers.get(place).copied())
    }
}
