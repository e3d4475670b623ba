//! What is compared: submissions of documents.

use codesim_fingerprint::selection::Scheme;
use codesim_token::Document;

use crate::channel::Channel;
use crate::thresholds::ChannelThresholds;

/// What one author handed in.
#[derive(Debug, Clone, Default)]
pub struct Submission {
    /// The files. No fingerprint crosses a document's end.
    pub documents: Vec<Document>,
    /// From an earlier year: compared with the others, but not with another old one.
    pub old: bool,
    /// Whose work it is, if others are by the same people: those of one group are not compared with each other. They count one by one
    /// wherever it is counted how many submissions have something.
    pub group: Option<u32>,
}

impl Submission {
    /// Number of tokens in all documents.
    pub fn token_count(&self) -> usize {
        self.documents.iter().map(|d| d.tokens.len()).sum()
    }

    /// Whether any of the documents has a normal form. A root alone has no pq-gram and is as good as none.
    pub(crate) fn has_form(&self) -> bool {
        self.documents.iter().any(|d| d.tree.len() > 1)
    }

    /// Distinct fingerprint hashes of one channel, ascending.
    pub(crate) fn fingerprints(
        &self,
        channel: Channel,
        thresholds: &ChannelThresholds,
        scheme: &Scheme,
    ) -> Vec<u64> {
        let documents = self.documents.iter();
        let mut found: Vec<u64> = documents
            .flat_map(|document| channel.fingerprints(document, thresholds, scheme))
            .map(|fingerprint| fingerprint.hash)
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}
