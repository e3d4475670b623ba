//! The definitions, word by word: sets of grams, all pairs, no index.

use std::collections::HashSet;

use codesim_fingerprint::{Thresholds, fingerprints};
use codesim_match::{Channel, LEAST_SUBMISSIONS, Submission};
use codesim_token::{Document, Symbol, Tree};

use crate::build::Class;

/// A k-gram or pq-gram itself, not its hash; nothing where a tree has no node.
type Gram = Vec<Option<Symbol>>;

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
            let there = channels.iter().filter(|sets| sets.any(left, right));
            let roots: Vec<f64> = there
                .map(|sets| sets.cleared(class, left, right).sqrt())
                .collect();
            let mean = roots.iter().sum::<f64>() / roots.len() as f64;
            let score = mean * mean;
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
        let given: HashSet<Gram> = class
            .boilerplate
            .iter()
            .flat_map(|document| all_grams(class, channel, document))
            .collect();
        let own = class
            .submissions
            .iter()
            .map(|s| selected(class, channel, s));
        let mut all = Self(own.collect());
        for set in &mut all.0 {
            set.retain(|gram| !given.contains(gram));
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

    fn any(&self, left: usize, right: usize) -> bool {
        !self.0[left].is_empty() || !self.0[right].is_empty()
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

    /// The overlap beyond what is expected of these two.
    fn cleared(&self, class: &Class, left: usize, right: usize) -> f64 {
        let overlap = self.overlap(left, right);
        if self.0.len() < LEAST_SUBMISSIONS {
            return overlap;
        }
        let of = |wanted: &dyn Fn(usize) -> bool| -> Vec<f64> {
            compared(class)
                .flat_map(|(a, b)| [(a, b), (b, a)])
                .filter(|&(a, _)| wanted(a))
                .map(|(a, b)| self.overlap(a, b))
                .collect()
        };
        let medians = [left, right].map(|id| median(of(&|a| a == id)));
        let expected = medians[0] + medians[1] - median(of(&|_| true));
        let expected = expected.clamp(0.0, 0.9);
        ((overlap - expected) / (1.0 - expected)).max(0.0)
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

/// The fingerprints of a submission.
fn selected(class: &Class, channel: Channel, submission: &Submission) -> HashSet<Gram> {
    let of_document = |document: &Document| -> Vec<Gram> {
        match tokens(class, channel, document) {
            None => pq_grams(&document.tree),
            Some((symbols, thresholds)) => fingerprints(symbols, thresholds)
                .iter()
                .map(|f| gram(&symbols[f.position..f.position + thresholds.noise()]))
                .collect(),
        }
    };
    submission.documents.iter().flat_map(of_document).collect()
}

fn all_grams(class: &Class, channel: Channel, document: &Document) -> Vec<Gram> {
    match tokens(class, channel, document) {
        None => pq_grams(&document.tree),
        Some((symbols, thresholds)) => symbols.windows(thresholds.noise()).map(gram).collect(),
    }
}

fn gram(symbols: &[Symbol]) -> Gram {
    symbols.iter().copied().map(Some).collect()
}

/// Symbols and thresholds of a channel that is made of tokens.
fn tokens<'a>(
    class: &Class,
    channel: Channel,
    document: &'a Document,
) -> Option<(&'a [Symbol], Thresholds)> {
    let thresholds = class.options.thresholds;
    match channel {
        Channel::Structure => Some((document.tokens.structure(), thresholds.structure)),
        Channel::Text => Some((document.tokens.text(), thresholds.text)),
        Channel::Form => None,
    }
}

/// For each node but the root its three nearest ancestors, itself and its next two siblings.
fn pq_grams(tree: &Tree) -> Vec<Gram> {
    let label = |node: Option<usize>| node.map(|node| tree.labels()[node]);
    let parent = |node: usize| (0..node).rev().find(|&a| tree.ends()[a] as usize > node);
    (1..tree.len())
        .map(|node| {
            let above = parent(node);
            let second = above.and_then(parent);
            let third = second.and_then(parent);
            let siblings: Vec<usize> = (node..tree.len()).filter(|&n| parent(n) == above).collect();
            [above, second, third]
                .into_iter()
                .chain((0..3).map(|i| siblings.get(i).copied()))
                .map(label)
                .collect()
        })
        .collect()
}
