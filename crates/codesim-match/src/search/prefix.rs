//! The common fingerprints of a submission in one channel: the prefix of its fingerprints in descending order of frequency.

use rayon::prelude::*;

use crate::index::inverted::ChannelIndex;
use crate::index::population::LocalId;
use crate::index::postings::{Id, Postings};

/// The rank of a fingerprint among all: the most frequent comes first, of equally frequent ones the smallest hash.
type DocumentRange = u64;

fn place(index: &ChannelIndex, id: Id) -> DocumentRange {
    let rarity = u64::from(u32::MAX) - index.frequency(id) as u64;
    rarity << 32 | u64::from(id)
}

/// The prefixes of all submissions.
pub(crate) struct Prefixes {
    each: Vec<Prefix>,
    /// The last end of all prefixes.
    last: DocumentRange,
}

/// The longest prefix that weighs less than a share of all of a submission's fingerprints.
#[derive(Clone, Copy)]
struct Prefix {
    /// The first rank that is not in it.
    end: DocumentRange,
    weight: u64,
}

impl Prefixes {
    /// Computes the prefixes that weigh less than the `share` of all.
    pub(crate) fn new(index: &ChannelIndex, submissions: usize, share: f64) -> Self {
        let prefix = |number| Prefix::new(index, LocalId::new(number), share);
        let each: Vec<Prefix> = (0..submissions).into_par_iter().map(prefix).collect();
        Self {
            last: each.iter().map(|prefix| prefix.end).max().unwrap_or(0),
            each,
        }
    }

    /// Whether a fingerprint is in the prefix of a submission that has it.
    pub(crate) fn is_common(&self, index: &ChannelIndex, submission: LocalId, id: Id) -> bool {
        place(index, id) < self.each[submission.index()].end
    }

    /// Returns the weight of the prefix of a submission.
    pub(crate) fn common_weight(&self, submission: LocalId) -> u64 {
        self.each[submission.index()].weight
    }

    /// Returns for each fingerprint that is in any prefix the submissions that have it behind theirs.
    pub(crate) fn rare(&self, index: &ChannelIndex) -> Postings {
        index.postings().filtered(|id, submission| {
            let place = place(index, id);
            place < self.last && place >= self.each[submission.index()].end
        })
    }
}

impl Prefix {
    fn new(index: &ChannelIndex, submission: LocalId, share: f64) -> Self {
        let mut places: Vec<DocumentRange> = (index.shared(submission).iter())
            .map(|&id| place(index, id))
            .collect();
        places.sort_unstable();
        // Invariant: the fingerprints before `end` weigh less than `most` together. `end` is a rank in the one order that all submissions
        // share, so that two common parts can be compared by their ends.
        let most = share * index.total_weight(submission) as f64;
        let mut prefix = Self {
            end: DocumentRange::MAX,
            weight: 0,
        };
        for place in places {
            let weight = prefix.weight + index.weight(place as Id);
            if weight as f64 >= most {
                prefix.end = place;
                break;
            }
            prefix.weight = weight;
        }
        prefix
    }
}
