//! The definitions, word by word: sets of k-grams, all pairs, no index.

use std::collections::HashSet;

use codesim_fingerprint::fingerprints;
use codesim_match::{Channel, Submission};
use codesim_token::{Symbol, TokenString};

use crate::build::Class;

/// A k-gram itself, not its hash.
type Gram = Vec<Symbol>;

/// A pair that shares anything.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pair {
    pub(crate) left: usize,
    pub(crate) right: usize,
    pub(crate) score: f64,
}

/// All pairs of a class that share anything, in the order of the submissions.
pub(crate) fn sharing_pairs(class: &Class) -> Vec<Pair> {
    let channels = Channel::ALL.map(|channel| Sets::new(class, channel));
    compared(class)
        .filter(|&(left, right)| channels.iter().any(|sets| sets.share(left, right)))
        .map(|(left, right)| {
            let squares = channels
                .iter()
                .map(|sets| sets.overlap(left, right).powi(2));
            let score = (squares.sum::<f64>() / 2.0).sqrt();
            Pair { left, right, score }
        })
        .collect()
}

/// All pairs in which not both are old.
pub(crate) fn compared(class: &Class) -> impl Iterator<Item = (usize, usize)> {
    let old = |i: usize| class.submissions[i].old;
    (0..class.submissions.len())
        .flat_map(|right| (0..right).map(move |left| (left, right)))
        .filter(move |&(left, right)| !(old(left) && old(right)))
}

/// F(X) of every submission, in one channel.
struct Sets(Vec<HashSet<Gram>>);

impl Sets {
    fn new(class: &Class, channel: Channel) -> Self {
        let k = class.options.thresholds.of(channel).noise();
        let given: HashSet<&[Symbol]> = class
            .boilerplate
            .iter()
            .flat_map(|d| channel.symbols(d).windows(k))
            .collect();
        let mut all = Self(
            class
                .submissions
                .iter()
                .map(|s| selected(class, channel, s))
                .collect(),
        );
        for set in &mut all.0 {
            set.retain(|gram| !given.contains(gram.as_slice()));
        }
        let rare = |gram: &Gram| all.occurrences(gram) as usize <= class.options.max_occurrences;
        let kept = |set: &HashSet<Gram>| set.iter().filter(|g| rare(g)).cloned().collect();
        Self(all.0.iter().map(kept).collect())
    }

    /// df
    fn occurrences(&self, gram: &Gram) -> f64 {
        self.0.iter().filter(|set| set.contains(gram)).count() as f64
    }

    fn weight<'a>(&self, grams: impl Iterator<Item = &'a Gram>) -> f64 {
        let submissions = self.0.len() as f64;
        grams
            .map(|gram| ((submissions + 1.0) / self.occurrences(gram)).ln().powi(2))
            .sum()
    }

    fn share(&self, left: usize, right: usize) -> bool {
        !self.0[left].is_disjoint(&self.0[right])
    }

    fn overlap(&self, left: usize, right: usize) -> f64 {
        if !self.share(left, right) {
            return 0.0;
        }
        let (left, right) = (&self.0[left], &self.0[right]);
        let shared = self.weight(left.intersection(right));
        let (left, right) = (self.weight(left.iter()), self.weight(right.iter()));
        let containment = shared / left.min(right);
        let dice = 2.0 * shared / (left + right);
        containment / 3.0 + dice * 2.0 / 3.0
    }
}

/// The k-grams that robust winnowing selects from a submission.
fn selected(class: &Class, channel: Channel, submission: &Submission) -> HashSet<Gram> {
    let thresholds = class.options.thresholds.of(channel);
    let of_document = |document: &TokenString| -> Vec<Gram> {
        let symbols = channel.symbols(document);
        fingerprints(symbols, thresholds)
            .iter()
            .map(|f| symbols[f.position..f.position + thresholds.noise()].to_vec())
            .collect()
    };
    submission.documents.iter().flat_map(of_document).collect()
}
