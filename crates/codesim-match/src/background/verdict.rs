//! The verdict on a pair.

use serde::{Deserialize, Serialize};

/// Submissions with fewer matchable tokens are too small to judge, unless another limit is set: short programs resemble each other by chance.
pub const MIN_TOKENS: usize = 150;

/// A pair is flagged when at most this many independent pairs of its class are expected to be as extreme, by its score or by a match.
pub const FLAG_EXPECTATION: f64 = 0.2;

/// A pair that is not flagged is worth a second look when at most this many independent pairs of its class are expected to be as similar.
///
/// `docs/evaluation.md` states how many pairs of the labelled sets these are, and how many of them are copies.
pub const LOOK_EXPECTATION: f64 = 3.0;

/// A pair that is not flagged is worth a second look when at least this share of one submission is in the other.
pub const CONTAINED: f64 = 0.8;

/// For a second look by [`CONTAINED`], the maximum number of independent pairs, for each submission of the class, that are expected to be as
/// similar: the list has to be readable in one evening, and where independent solutions contain each other, containment is no evidence.
pub const CONTAINED_EXPECTATION: f64 = 0.1;

/// A submission counts as contained only if this number of its tokens match: independent solutions of small tasks contain each other.
///
/// 54 independent pairs of irplag and exercism_licensed of at least [`MIN_SCORE`] are beyond [`CONTAINED`] with 150 tokens or more, and 3
/// with 200.
pub const CONTAINED_TOKENS: usize = 200;

/// No pair is flagged or worth a second look below this score, however unusual it is in its class.
pub const MIN_SCORE: f64 = 0.14;

/// A pair with a match of this many tokens is flagged if at most [`LOOK_EXPECTATION`] independent pairs are expected to be as similar, or if
/// the class has fewer than 25 submissions: nobody writes a page again word for word, but a class may have received one.
///
/// Among 36,500 pairs of six sets that are labelled independent 11 have one, and each of these has 257 tokens or more in a row with the same
/// spelling, names included: they have a common source. No independent pair has one, so that at most one in 12,000 is expected to (at 95 %),
/// and one in 60 of those whose similarity at most 30 are expected to reach: fewer than [`FLAG_EXPECTATION`].
pub const LONG_MATCH: usize = 300;

/// Minimum score of flagged pairs in a class without a background.
pub const FLAGGED_WITHOUT_BACKGROUND: f64 = 0.5;

/// The verdict on a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// Independent work does not look like this: worth a person's time.
    Flagged,
    /// Not flagged, but one of the few most similar pairs, or most of one submission is in the other: to be read after the flagged ones.
    SecondLook,
    /// As alike as independent work may be.
    NotUnusual,
    /// One of the two has fewer matchable tokens than [`Options::min_tokens`](crate::Options::min_tokens), usually [`MIN_TOKENS`].
    TooSmall,
}

/// A pair with its score and its verdict.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RankedPair {
    /// Index of one submission in the slice that is compared.
    pub left: usize,
    /// Index of the other, above `left`.
    pub right: usize,
    /// Rarity-weighted overlap, 0..=1.
    pub score: f64,
    /// Number of independent pairs, or groups, that are expected to be as extreme by any kind of evidence: by their score, a long match, or
    /// as a ring. `None` in a class without a background, or for a pair that is too small to judge.
    pub expected_by_chance: Option<f64>,
    /// The verdict on the pair.
    pub verdict: Verdict,
}
