//! Pairs that were judged, from which the result of a course is combined.

use crate::model::Verdict;

/// A pair of an assignment that was judged, whether its report shows the pair or not. Submissions are given by their index in
/// [`Report::submissions`](crate::model::Report::submissions).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Judged {
    /// One submission.
    pub left: usize,
    /// The other, above `left`.
    pub right: usize,
    /// Rarity-weighted overlap, 0..=1.
    pub score: f64,
    /// Number of independent pairs of the class that are expected to reach this score; `None` in a class without a background, or if a submission
    /// is too small to judge.
    pub expected_by_chance: Option<f64>,
    /// Probability that one independent pair reaches it, if known.
    pub probability: Option<f64>,
    /// The verdict on the pair.
    pub verdict: Verdict,
    /// Whether a person found a good reason for what the two share.
    pub dismissed: bool,
    /// Whether a person confirmed that the two share what they should not.
    pub confirmed: bool,
}
