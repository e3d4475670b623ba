//! Pairs that were judged, whether the report shows them or not: what several classes of the same people are put together from.

use codesim_match::RankedPair;
use codesim_report::model::Verdict;

use crate::flagged::is_dismissed;
use crate::report::verdict;
use crate::subject::Subject;

/// A pair that was judged. Submissions are called by their index in [`Report::submissions`](codesim_report::model::Report::submissions).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Judged {
    /// One submission.
    pub left: usize,
    /// The other, above `left`.
    pub right: usize,
    /// Rarity-weighted overlap, 0..=1.
    pub score: f64,
    /// Number of innocent pairs of the class that are expected to reach this score; nothing in a class without a background, or of what is too
    /// small to judge.
    pub expected_by_chance: Option<f64>,
    /// Probability that one innocent pair reaches it, where that is known.
    pub probability: Option<f64>,
    /// What is to be made of it.
    pub verdict: Verdict,
    /// Whether a person found a good reason for what the two share.
    pub dismissed: bool,
}

/// The pairs of a comparison, in their order.
pub(crate) fn judged(subject: &Subject, pairs: &[RankedPair]) -> Vec<Judged> {
    let all = subject.comparison.background().pairs() as f64;
    let judged = |pair: &RankedPair| Judged {
        left: pair.left,
        right: pair.right,
        score: pair.score,
        expected_by_chance: pair.expected_by_chance,
        probability: pair.expected_by_chance.map(|expected| expected / all),
        verdict: verdict(pair.verdict),
        dismissed: is_dismissed(subject, pair.left, pair.right),
    };
    pairs.iter().map(judged).collect()
}
