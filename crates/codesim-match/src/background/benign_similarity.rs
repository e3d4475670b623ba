//! Pairs that are alike by habit: nobody copied, and yet they are more similar than unrelated work.
//!
//! *Problem.* Two people learnt from the same book, use the same template, sit side by side in the course; in a contest one person
//! hands in twice. Each submission has few such relatives, so these pairs are too few to show in quartiles, and far too alike for a
//! tail that halves with every small step: without them, stated odds promise too much.
//!
//! *Method.* The number of such pairs grows with the submissions, not with the pairs, and halves with every [`HALVING`] of height,
//! in all classes. How many there are, the class says itself: where unrelated work leads one to expect from [`MAX_EXPECTED`] down to
//! [`FLAG_EXPECTATION`] pairs, the pairs beyond those are counted. What is flagged is above that, so that copies
//! are hardly among them. This upper middle is cut into three, each third says how many relatives a submission has, and the middle one of the three
//! answers is taken: a ring of copies that are alike to the same degree stands in one of them. What other classes show counts as if it
//! came from one more submission.
//!
//! *Limits.* Copies in disguise that spread over the whole upper middle are taken for habit, and less is said against them.
//!
//! *Source.* A mean that is drawn to what is usual elsewhere by a prior of the gamma family is empirical Bayes (Robbins 1956). The
//! halving, the prior and the bounds were chosen on labelled sets, and measured on sets that were left out: `docs/ablation.md`.

use crate::background::transformed_score::{edge, transformed_score};
use crate::background::unrelated::Unrelated;
use crate::background::verdict::FLAG_EXPECTATION;

/// With so much more height half as many pairs are alike by habit.
const HALVING: f64 = 0.2;

/// The upper middle begins where at most so many independent pairs are expected, ...
const MAX_EXPECTED: f64 = 30.0;

/// ... and at most this share of the pairs: what is closer to the middle has a shape of its own.
const MAX_SHARE: f64 = 1.0 / 32.0;

/// Parts that the upper middle is cut into.
const PARTS: usize = 3;

/// Relatives of a submission in other classes, at any height; they count as one submission of this class.
const USUAL: f64 = 0.03;

/// Pairs of a class that are alike by habit.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BenignSimilarity {
    /// How many there are, at any height.
    pairs: f64,
}

impl BenignSimilarity {
    /// Learns from a class of so many submissions what exceeds its unrelated work.
    pub(crate) fn new(histogram: &[u64], unrelated: &Unrelated, submissions: usize) -> Self {
        let submissions = submissions as f64;
        let begin = MAX_EXPECTED.min(MAX_SHARE * unrelated.pairs());
        let [begin, end] = [begin, FLAG_EXPECTATION].map(|it| unrelated.height_of(it));
        let end = end.max(begin);
        let part = |number: usize| begin + (end - begin) * number as f64 / PARTS as f64;
        let mut answers: [f64; PARTS] = std::array::from_fn(|number| {
            let [from, to] = [part(number), part(number + 1)];
            let noise = unrelated.above(from) - unrelated.above(to);
            let beyond = (counted(histogram, from, to) - noise).max(0.0);
            let seen = submissions * (remaining(from) - remaining(to));
            (USUAL + beyond) / (1.0 + seen)
        });
        answers.sort_unstable_by(f64::total_cmp);
        Self {
            pairs: submissions * answers[PARTS / 2],
        }
    }

    /// Number of pairs expected at a height or above it.
    pub(crate) fn above(&self, height: f64) -> f64 {
        self.pairs * remaining(height)
    }
}

/// Share of the pairs that are alike by habit at a height or above it.
fn remaining(height: f64) -> f64 {
    (-height / HALVING).exp2()
}

/// Number of pairs in the bins that begin between two heights.
fn counted(histogram: &[u64], from: f64, to: f64) -> f64 {
    let bins = histogram.iter().enumerate();
    let within = bins.filter(|&(bin, _)| (from..to).contains(&transformed_score(edge(bin))));
    within.map(|(_, count)| count).sum::<u64>() as f64
}
