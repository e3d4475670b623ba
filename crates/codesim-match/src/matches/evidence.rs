//! The share of a pair's evidence that each of its matches contributes.

use codesim_token::Span;
use rustc_hash::FxHashMap;

use crate::index::inverted::SharedFingerprint;
use crate::input::channel::Channel;
use crate::input::submission::Opened;
use crate::input::thresholds::ChannelThresholds;
use crate::matches::found::{DocumentRange, Match};

/// The grams of the left submission, by position.
pub(crate) struct Evidence<'a> {
    documents: &'a Opened<'a>,
    thresholds: &'a ChannelThresholds,
    /// For each channel the grams of each document's normal form, ascending by start.
    forms: [Vec<Vec<(Span, u64)>>; Channel::COUNT],
}

impl<'a> Evidence<'a> {
    pub(crate) fn new(documents: &'a Opened, thresholds: &'a ChannelThresholds) -> Self {
        let forms = Channel::ALL.map(|channel| {
            (documents.iter())
                .map(|document| {
                    let mut placed = channel.form_grams(document, thresholds);
                    placed.sort_unstable();
                    placed
                })
                .collect()
        });
        Self {
            documents,
            thresholds,
            forms,
        }
    }

    /// Returns the hashes of the grams of one channel that lie within a range.
    fn within(&self, channel: Channel, place: &DocumentRange) -> Vec<u64> {
        let document = &self.documents[place.document];
        if matches!(channel, Channel::Structure | Channel::Text) {
            return channel.token_grams(document, place.tokens.clone(), self.thresholds);
        }
        let tokens = &document.tokens;
        let [Some(first), Some(last)] = [
            tokens.spans().get(place.tokens.start),
            tokens.spans().get(place.tokens.end - 1),
        ] else {
            return Vec::new();
        };
        let forms = &self.forms[channel as usize][place.document];
        let from = forms.partition_point(|(span, _)| span.start < first.start);
        forms[from..]
            .iter()
            .take_while(|(span, _)| span.start < last.end)
            .filter(|(span, _)| span.end <= last.end)
            .map(|&(_, hash)| hash)
            .collect()
    }

    /// Adds to each match the weight of the common fingerprints of a channel in it, as a share of all that the pair has in common; a
    /// fingerprint that occurs in several matches counts for the first.
    pub(crate) fn attribute(
        &self,
        channel: Channel,
        common: &[SharedFingerprint],
        matches: &mut [Match],
    ) {
        let total: u64 = common.iter().map(|shared| shared.weight).sum();
        let all_channels: f64 = Channel::ALL.iter().map(|channel| channel.weight()).sum();
        let share = channel.weight() / all_channels;
        let mut open: FxHashMap<u64, &SharedFingerprint> =
            common.iter().map(|shared| (shared.hash, shared)).collect();
        for found in matches {
            for hash in self.within(channel, &found.left) {
                if let Some(shared) = open.remove(&hash) {
                    found.evidence += share * shared.weight as f64 / total as f64;
                    let rarest = found.rarest.unwrap_or(usize::MAX).min(shared.occurrences);
                    found.rarest = Some(rarest);
                }
            }
        }
    }
}
