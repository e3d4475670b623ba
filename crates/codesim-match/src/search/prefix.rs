//! The common fingerprints of a submission in one channel: a prefix of its fingerprints in descending order of frequency.
//!
//! Fingerprints with the same postings are one here: the first of them, with the weight of all.

use rayon::prelude::*;

use crate::index::inverted::ChannelIndex;
use crate::index::population::LocalId;
use crate::index::postings::{Id, Postings};

/// The rank of a fingerprint among all: the most frequent comes first, of equally frequent ones the smallest hash.
type Rank = u64;

fn rank(index: &ChannelIndex, id: Id) -> Rank {
    rank_of(index.frequency(id), id)
}

/// Returns the rank of a fingerprint that this many submissions have.
fn rank_of(frequency: usize, id: Id) -> Rank {
    let rarity = u64::from(u32::MAX) - frequency as u64;
    rarity << 32 | u64::from(id)
}

/// Words of 64 bits, one bit for each of the most frequent fingerprints: which of them are common to a submission.
const WORDS: usize = if cfg!(test) { 1 } else { 16 };

/// The prefixes of all submissions.
pub(crate) struct Prefixes {
    each: Vec<Prefix>,
    frequent: Frequent,
}

/// The most frequent fingerprints, in descending order of frequency. Only these can be common to a submission.
struct Frequent {
    ranks: Vec<Rank>,
    weights: Vec<f32>,
}

/// The longest prefix of frequent fingerprints that weighs less than a share of all of a submission's.
struct Prefix {
    /// The first rank that is not in it.
    end: Rank,
    weight: u64,
    /// For each frequent fingerprint whether it is in it.
    common: [u64; WORDS],
}

impl Prefixes {
    /// Computes the prefixes that weigh less than the `share` of all.
    pub(crate) fn new(index: &ChannelIndex, submissions: usize, share: f64) -> Self {
        let frequent = Frequent::new(index);
        let prefix = |number| Prefix::new(index, &frequent, LocalId::new(number), share);
        Self {
            each: (0..submissions).into_par_iter().map(prefix).collect(),
            frequent,
        }
    }

    /// Whether a fingerprint that this many submissions have is in the prefix of one of them.
    pub(crate) fn is_common(&self, submission: LocalId, id: Id, frequency: usize) -> bool {
        rank_of(frequency, id) < self.each[submission.index()].end
    }

    /// Returns the weight of the prefix of a submission.
    pub(crate) fn common_weight(&self, submission: LocalId) -> u64 {
        self.each[submission.index()].weight
    }

    /// Returns the weight of the fingerprints that are in the prefixes of both submissions.
    pub(crate) fn weight_of_both(&self, one: LocalId, other: LocalId) -> f32 {
        let [one, other] = [one, other].map(|submission| &self.each[submission.index()].common);
        let words = one.iter().zip(other).zip(self.frequent.weights.chunks(64));
        let mut sum = 0.0;
        for ((one, other), weights) in words {
            let mut both = one & other;
            while both != 0 {
                sum += weights[both.trailing_zeros() as usize];
                both &= both - 1;
            }
        }
        sum
    }

    /// Returns for each first fingerprint that is in any prefix the submissions that have it behind theirs.
    pub(crate) fn rare(&self, index: &ChannelIndex) -> Postings {
        let last = self.each.iter().map(|prefix| prefix.end).max().unwrap_or(0);
        index.postings().filtered(|id, submission| {
            let rank = rank(index, id);
            index.is_first(id) && rank < last && rank >= self.each[submission.index()].end
        })
    }
}

impl Frequent {
    fn new(index: &ChannelIndex) -> Self {
        let mut ranks: Vec<Rank> = index.firsts().map(|id| rank(index, id)).collect();
        let most = 64 * WORDS;
        if ranks.len() > most {
            ranks.select_nth_unstable(most);
            ranks.truncate(most);
        }
        ranks.sort_unstable();
        Self {
            weights: (ranks
                .iter()
                .map(|&rank| index.weight_of_all(rank as Id) as f32))
            .collect(),
            ranks,
        }
    }

    /// Returns a rank behind all of them.
    fn end(&self) -> Rank {
        self.ranks.last().map_or(0, |last| last + 1)
    }
}

impl Prefix {
    fn new(index: &ChannelIndex, frequent: &Frequent, submission: LocalId, share: f64) -> Self {
        let ranks = index
            .firsts_of(submission)
            .iter()
            .map(|&id| rank(index, id));
        let mut ranks: Vec<Rank> = ranks.filter(|&rank| rank < frequent.end()).collect();
        ranks.sort_unstable();
        // Invariant: the fingerprints before `end` weigh less than `most` together, and are frequent. `end` is a rank in the one order that
        // all submissions share, so that two common parts can be compared by their ends.
        let most = share * index.total_weight(submission) as f64;
        let mut prefix = Self {
            end: frequent.end(),
            weight: 0,
            common: [0; WORDS],
        };
        let mut frequent = frequent.ranks.iter().enumerate();
        for rank in ranks {
            let weight = prefix.weight + index.weight_of_all(rank as Id);
            if weight as f64 >= most {
                prefix.end = rank;
                break;
            }
            prefix.weight = weight;
            let (number, _) = (frequent.find(|&(_, &frequent)| frequent == rank))
                .expect("all before the end of the frequent ones are frequent");
            prefix.common[number / 64] |= 1 << (number % 64);
        }
        prefix
    }
}
