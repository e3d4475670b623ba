//! The inverted index of one channel: which submissions contain a fingerprint.
//!
//! *Method.* All (hash, submission) entries are sorted once; equal hashes then stand together. A fingerprint
//! that only one submission has cannot join a pair, so it is kept as its share of that submission's weight alone.
//!
//! *Cost.* O(n log n) for n entries, 16 bytes an entry while sorting and about 8 afterwards.
//!
//! *Source.* The weight is the inverse document frequency of information retrieval (Spärck Jones 1972),
//! squared as in cosine similarity.

use codesim_fingerprint::Thresholds;
use rayon::prelude::*;

/// A fingerprint that at least two submissions share, by its rank among these in order of the hash.
type Id = u32;

/// Inverted index of one channel.
#[derive(Debug)]
pub(crate) struct ChannelIndex {
    /// Thresholds that the fingerprints were made with.
    pub(crate) thresholds: Thresholds,
    /// Hashes of the shared fingerprints, ascending.
    hashes: Vec<u64>,
    /// Start of each shared fingerprint's submissions in `postings`, and one end.
    starts: Vec<u32>,
    /// Submissions, ascending within a fingerprint.
    postings: Vec<u32>,
    /// For each submission its shared fingerprints.
    shared: Vec<Vec<Id>>,
    /// For each submission the weight of all its fingerprints, shared or not.
    total_weights: Vec<f64>,
    submissions: usize,
}

impl ChannelIndex {
    /// Makes the index of `fingerprints`: for each submission its distinct hashes, ascending, without boilerplate.
    ///
    /// What more than `max_occurrences` submissions share is left out altogether.
    pub(crate) fn new(
        thresholds: Thresholds,
        fingerprints: &[Vec<u64>],
        max_occurrences: usize,
    ) -> Self {
        let submissions = fingerprints.len();
        let mut index = Self {
            thresholds,
            hashes: Vec::new(),
            starts: vec![0],
            postings: Vec::new(),
            shared: vec![Vec::new(); submissions],
            total_weights: vec![0.0; submissions],
            submissions,
        };
        let entries = sorted_entries(fingerprints);
        for group in entries.chunk_by(|a, b| a.0 == b.0) {
            if group.len() <= max_occurrences {
                index.add(group);
            }
        }
        index
    }

    fn add(&mut self, group: &[(u64, u32)]) {
        let weight = self.weight(group.len());
        for &(_, submission) in group {
            self.total_weights[submission as usize] += weight;
        }
        if let [(hash, _), _, ..] = group {
            let id = narrow(self.hashes.len());
            self.hashes.push(*hash);
            for &(_, submission) in group {
                self.postings.push(submission);
                self.shared[submission as usize].push(id);
            }
            self.starts.push(narrow(self.postings.len()));
        }
    }

    /// Weight of a fingerprint that `occurrences` submissions contain: `ln((N + 1) / df)^2`.
    fn weight(&self, occurrences: usize) -> f64 {
        let rarity = (self.submissions as f64 + 1.0) / occurrences as f64;
        rarity.ln().powi(2)
    }

    /// Weight of all fingerprints of a submission, W(X).
    pub(crate) fn total_weight(&self, submission: usize) -> f64 {
        self.total_weights[submission]
    }

    /// Calls `visit(other, weight)` for each shared fingerprint of `submission` and each submission before it
    /// that has it too, in a fixed order.
    pub(crate) fn visit_shared(&self, submission: usize, mut visit: impl FnMut(usize, f64)) {
        let own = narrow(submission);
        for &id in &self.shared[submission] {
            let postings = self.postings_of(id);
            let weight = self.weight(postings.len());
            for &other in postings.iter().take_while(|&&other| other < own) {
                visit(other as usize, weight);
            }
        }
    }

    /// The fingerprints that two submissions share.
    pub(crate) fn common(&self, left: usize, right: usize) -> Vec<SharedFingerprint> {
        let others = &self.shared[right];
        self.shared[left]
            .iter()
            .filter(|id| others.binary_search(id).is_ok())
            .map(|&id| {
                let occurrences = self.postings_of(id).len();
                SharedFingerprint {
                    hash: self.hashes[id as usize],
                    occurrences,
                    weight: self.weight(occurrences),
                }
            })
            .collect()
    }

    fn postings_of(&self, id: Id) -> &[u32] {
        let id = id as usize;
        &self.postings[self.starts[id] as usize..self.starts[id + 1] as usize]
    }
}

/// A fingerprint that two given submissions have in common.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SharedFingerprint {
    /// Hash of the k-gram.
    pub(crate) hash: u64,
    /// Number of submissions that contain it, df.
    pub(crate) occurrences: usize,
    /// Its weight.
    pub(crate) weight: f64,
}

fn sorted_entries(fingerprints: &[Vec<u64>]) -> Vec<(u64, u32)> {
    let mut entries = Vec::with_capacity(fingerprints.iter().map(Vec::len).sum());
    for (submission, hashes) in fingerprints.iter().enumerate() {
        entries.extend(hashes.iter().map(|&hash| (hash, narrow(submission))));
    }
    entries.par_sort_unstable();
    entries
}

fn narrow(count: usize) -> u32 {
    u32::try_from(count).expect("an index holds fewer than 2^32 entries")
}
