//! The share of a pair's evidence that each of its matches contributes.

use codesim_token::Span;
use rustc_hash::FxHashMap;

use crate::index::inverted::SharedFingerprint;
use crate::input::channel::Channel;
use crate::input::submission::Opened;
use crate::input::thresholds::ChannelThresholds;
use crate::matches::found::{DocumentRange, Match};

/// The grams of the left submission, by position.
pub(crate) struct Evidence {
    /// For each channel the grams of each document's normal form, ascending by start.
    forms: [Vec<Vec<(Span, u64)>>; Channel::COUNT],
}

impl Evidence {
    pub(crate) fn new(documents: &Opened, thresholds: &ChannelThresholds) -> Self {
        let forms = Channel::ALL.map(|channel| {
            (documents.iter())
                .map(|document| {
                    let mut placed = channel.form_grams(document, thresholds);
                    placed.sort_unstable();
                    placed
                })
                .collect()
        });
        Self { forms }
    }

    /// Returns the hashes of the grams of one channel that lie within a range of the documents.
    pub(crate) fn within(
        &self,
        documents: &Opened,
        channel: Channel,
        place: &DocumentRange,
        thresholds: &ChannelThresholds,
    ) -> Vec<u64> {
        let document = &documents[place.document];
        if matches!(channel, Channel::Structure | Channel::Text) {
            return channel.token_grams(document, place.tokens.clone(), thresholds);
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
}

/// Adds to each match the weight of the common fingerprints of a channel in it, as a share of all that the pair has in common; a fingerprint
/// that occurs in several matches counts for the first. `grams` returns the hashes in a range of the left submission.
pub(crate) fn attribute(
    channel: Channel,
    common: &[SharedFingerprint],
    matches: &mut [Match],
    grams: impl Fn(&DocumentRange) -> Vec<u64>,
) {
    let total: u64 = common.iter().map(|shared| shared.weight).sum();
    let all_channels: f64 = Channel::ALL.iter().map(|channel| channel.weight()).sum();
    let share = channel.weight() / all_channels;
    let mut open: FxHashMap<u64, &SharedFingerprint> =
        common.iter().map(|shared| (shared.hash, shared)).collect();
    for found in matches {
        for hash in grams(&found.left) {
            if let Some(shared) = open.remove(&hash) {
                found.evidence += share * shared.weight as f64 / total as f64;
                let rarest = found.rarest.unwrap_or(usize::MAX).min(shared.occurrences);
                found.rarest = Some(rarest);
            }
        }
    }
}
