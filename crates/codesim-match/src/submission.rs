//! What is compared: submissions of documents, and the thresholds of the two channels.

use codesim_fingerprint::{Thresholds, hashes, winnow_robust};
use codesim_token::{Symbol, TokenString};

/// The two token strings of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Channel {
    /// Identifiers and literals as constants.
    Structure,
    /// Identifiers and literals by their spelling.
    Text,
}

impl Channel {
    /// Both, structure first.
    pub const ALL: [Self; 2] = [Self::Structure, Self::Text];

    /// This channel's symbols of a document.
    pub fn symbols(self, tokens: &TokenString) -> &[Symbol] {
        match self {
            Self::Structure => tokens.structure(),
            Self::Text => tokens.text(),
        }
    }
}

/// Thresholds of both channels, in tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChannelThresholds {
    /// Of the structure channel; its guarantee threshold is also the least length of a match that is shown.
    pub structure: Thresholds,
    /// Of the text channel.
    pub text: Thresholds,
}

impl ChannelThresholds {
    /// The thresholds of one channel.
    pub fn of(&self, channel: Channel) -> Thresholds {
        match channel {
            Channel::Structure => self.structure,
            Channel::Text => self.text,
        }
    }
}

/// What one author handed in.
#[derive(Debug, Clone, Default)]
pub struct Submission {
    /// One token string a document. No k-gram crosses a document's end.
    pub documents: Vec<TokenString>,
    /// From an earlier year: compared with the others, but not with another old one.
    pub old: bool,
}

impl Submission {
    /// Number of tokens in all documents.
    pub fn token_count(&self) -> usize {
        self.documents.iter().map(TokenString::len).sum()
    }

    /// Distinct fingerprint hashes of one channel, ascending.
    pub(crate) fn fingerprints(&self, channel: Channel, thresholds: Thresholds) -> Vec<u64> {
        let mut found = Vec::new();
        for document in &self.documents {
            let hashes = hashes(channel.symbols(document), thresholds.noise());
            let selected = winnow_robust(&hashes, thresholds.window());
            found.extend(selected.into_iter().map(|position| hashes[position]));
        }
        found.sort_unstable();
        found.dedup();
        found
    }
}
