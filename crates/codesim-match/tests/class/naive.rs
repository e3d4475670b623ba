//! The definitions, implemented literally: sets of grams, all pairs, no index.

use std::collections::HashSet;

use codesim_fingerprint::{Thresholds, fingerprints};
use codesim_match::{Channel, MIN_FINGERPRINTS, MIN_SUBMISSIONS, Submission};
use codesim_token::{Document, Symbol, Tree};

use crate::build::Class;

/// A k-gram or pq-gram itself, not its hash; `None` where a tree has no node.
type Gram = Vec<Option<Symbol>>;

/// The overlap of each submission with each other one; `None` if one of the two lacks the representation that the channel is a view of.
type Overlaps = Vec<Vec<Option<f64>>>;

/// A pair that shares anything.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pair {
    pub(crate) left: usize,
    pub(crate) right: usize,
    pub(crate) score: f64,
    /// Weight of the fingerprints that both have, over all channels.
    pub(crate) shared: f64,
}

/// All pairs of a class that share anything, in the order of the submissions.
pub(crate) fn sharing_pairs(class: &Class) -> Vec<Pair> {
    let channels = Channel::ALL.map(|channel| {
        let sets = Sets::new(class, channel);
        let overlaps = sets.overlaps();
        (sets, overlaps)
    });
    compared(class)
        .filter(|&(left, right)| channels.iter().any(|(sets, _)| sets.share(left, right)))
        .map(|(left, right)| {
            let score_in = |channels: &[(Sets, Overlaps)]| {
                let there = channels.iter().filter(|(sets, _)| sets.count(left, right));
                let root = |(sets, overlaps): &(Sets, Overlaps)| {
                    (sets.weight, sets.cleared(overlaps, left, right).sqrt())
                };
                let roots: Vec<(f64, f64)> = there.map(root).collect();
                let sum: f64 = roots.iter().map(|(weight, root)| weight * root).sum();
                let weights: f64 = roots.iter().map(|(weight, _)| weight).sum();
                match weights > 0.0 {
                    true => (sum / weights).powi(2),
                    false => 0.0,
                }
            };
            let of_form = Channel::Form as usize;
            let score = match are_across(class, left, right) {
                true => score_in(&channels).max(score_in(&channels[of_form..])),
                false => score_in(&channels),
            };
            let shared = channels.iter().map(|(sets, _)| sets.shared(left, right));
            Pair {
                left,
                right,
                score,
                shared: shared.sum(),
            }
        })
        .collect()
}

/// Whether two submissions have no language in common.
pub(crate) fn are_across(class: &Class, left: usize, right: usize) -> bool {
    let [left, right] = [left, right].map(|id| class.submissions[id].languages);
    left.are_apart(right)
}

/// All pairs in which not both are old and not both of one group.
pub(crate) fn compared(class: &Class) -> impl Iterator<Item = (usize, usize)> {
    let old = |i: usize| class.submissions[i].old;
    let group = |i: usize| class.submissions[i].group;
    let same = move |left, right| group(left).is_some() && group(left) == group(right);
    (0..class.submissions.len())
        .flat_map(|right| (0..right).map(move |left| (left, right)))
        .filter(move |&(left, right)| !(old(left) && old(right) || same(left, right)))
}

/// For each submission whether it is negligible.
pub(crate) fn negligible(class: &Class) -> Vec<bool> {
    let given = given(class, Channel::Structure);
    let submissions = class.submissions.iter();
    submissions
        .map(|submission| {
            let own = selected(class, Channel::Structure, submission);
            own.difference(&given).count() < MIN_FINGERPRINTS
        })
        .collect()
}

/// The grams of the boilerplate.
fn given(class: &Class, channel: Channel) -> HashSet<Gram> {
    let documents = class.boilerplate.iter();
    documents
        .flat_map(|document| all_grams(class, channel, document))
        .collect()
}

/// F(X) of every submission, in one channel.
struct Sets {
    weight: f64,
    /// Whether a submission can have any gram: a submission without a tree has none of the normal form.
    able: Vec<bool>,
    /// The submissions that the expected overlap of the class is computed from.
    judging: Vec<bool>,
    sets: Vec<HashSet<Gram>>,
}

impl Sets {
    fn new(class: &Class, channel: Channel) -> Self {
        let given = given(class, channel);
        let own = class
            .submissions
            .iter()
            .map(|s| selected(class, channel, s));
        let mut all = Self {
            weight: channel.weight(),
            able: class.submissions.iter().map(|s| able(channel, s)).collect(),
            judging: negligible(class)
                .iter()
                .map(|negligible| !negligible)
                .collect(),
            sets: own.collect(),
        };
        for set in &mut all.sets {
            set.retain(|gram| !given.contains(gram));
        }
        let rare = |gram: &Gram| all.occurrences(gram) as usize <= class.options.max_occurrences;
        let kept = |set: &HashSet<Gram>| set.iter().filter(|g| rare(g)).cloned().collect();
        Self {
            weight: all.weight,
            able: all.able.clone(),
            judging: all.judging.clone(),
            sets: all.sets.iter().map(kept).collect(),
        }
    }

    /// df
    fn occurrences(&self, gram: &Gram) -> f64 {
        self.sets.iter().filter(|set| set.contains(gram)).count() as f64
    }

    fn weight<'a>(&self, grams: impl Iterator<Item = &'a Gram>) -> f64 {
        let submissions = self.sets.len() as f64;
        grams
            .map(|gram| libm::log((submissions + 1.0) / self.occurrences(gram)).powi(2))
            .sum()
    }

    fn count(&self, left: usize, right: usize) -> bool {
        let any = !self.sets[left].is_empty() || !self.sets[right].is_empty();
        any && self.able[left] && self.able[right]
    }

    fn share(&self, left: usize, right: usize) -> bool {
        !self.sets[left].is_disjoint(&self.sets[right])
    }

    fn shared(&self, left: usize, right: usize) -> f64 {
        self.weight(self.sets[left].intersection(&self.sets[right]))
    }

    fn overlap(&self, left: usize, right: usize) -> f64 {
        if !self.share(left, right) {
            return 0.0;
        }
        let (left, right) = (&self.sets[left], &self.sets[right]);
        let shared = self.weight(left.intersection(right));
        let (left, right) = (self.weight(left.iter()), self.weight(right.iter()));
        let containment = shared / left.min(right);
        let dice = 2.0 * shared / (left + right);
        containment / 3.0 + dice * 2.0 / 3.0
    }

    fn overlaps(&self) -> Overlaps {
        let all = 0..self.sets.len();
        let able = |left: usize, right: usize| left != right && self.able[left] && self.able[right];
        let overlap = |left, right| able(left, right).then(|| self.overlap(left, right));
        let row = |left| all.clone().map(|right| overlap(left, right)).collect();
        all.clone().map(row).collect()
    }

    /// The overlap beyond the expected one of these two.
    fn cleared(&self, overlaps: &Overlaps, left: usize, right: usize) -> f64 {
        let overlap = overlaps[left][right].expect("they are compared");
        let all = 0..self.sets.len();
        let judging: Vec<usize> = all.filter(|&i| self.judging[i] && self.able[i]).collect();
        if judging.len() < MIN_SUBMISSIONS {
            return overlap;
        }
        let row = |of: usize| judging.iter().filter_map(move |&i| overlaps[of][i]);
        let [left, right] = [left, right].map(|of| median(row(of).collect()));
        let class = median(judging.iter().flat_map(|&of| row(of)).collect());
        let expected = (left + right - class).clamp(0.0, 0.9);
        ((overlap - expected) / (1.0 - expected)).max(0.0)
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

/// Whether a submission has the representation that a channel is made from; a root alone has no pq-gram.
fn able(channel: Channel, submission: &Submission) -> bool {
    let mut documents = submission.documents.iter();
    match channel {
        Channel::Structure | Channel::Text => true,
        Channel::Form | Channel::Nesting => documents.any(|d| d.open().tree.len() > 1),
    }
}

/// The fingerprints of a submission.
fn selected(class: &Class, channel: Channel, submission: &Submission) -> HashSet<Gram> {
    let of_document = |document: &Document| -> Vec<Gram> {
        match sequence(class, channel, document) {
            None => pq_grams(&document.tree),
            Some((symbols, thresholds)) => fingerprints(symbols, thresholds)
                .iter()
                .map(|f| gram(&symbols[f.position..f.position + thresholds.noise()]))
                .collect(),
        }
    };
    let documents = submission.documents.iter();
    documents.flat_map(|it| of_document(&it.open())).collect()
}

fn all_grams(class: &Class, channel: Channel, document: &Document) -> Vec<Gram> {
    match sequence(class, channel, document) {
        None => pq_grams(&document.tree),
        Some((symbols, thresholds)) => symbols.windows(thresholds.noise()).map(gram).collect(),
    }
}

fn gram(symbols: &[Symbol]) -> Gram {
    symbols.iter().copied().map(Some).collect()
}

/// Symbols and thresholds of a channel that is a sequence.
fn sequence<'a>(
    class: &Class,
    channel: Channel,
    document: &'a Document,
) -> Option<(&'a [Symbol], Thresholds)> {
    let thresholds = class.options.thresholds;
    match channel {
        Channel::Structure => Some((document.tokens.structure(), thresholds.structure)),
        Channel::Text => Some((document.tokens.text(), thresholds.text)),
        Channel::Form => {
            let thresholds = Thresholds::new(12, 19).expect("k is at most t");
            Some((document.tree.labels(), thresholds))
        }
        Channel::Nesting => None,
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
