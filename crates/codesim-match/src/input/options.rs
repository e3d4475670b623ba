//! The options of a comparison.

use crate::input::thresholds::ChannelThresholds;

/// The options of a comparison.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// Thresholds of the fingerprints.
    pub thresholds: ChannelThresholds,
    /// Fingerprints in more submissions than this are ignored.
    pub max_occurrences: usize,
    /// Submissions with fewer matchable tokens are [too small](crate::Verdict::TooSmall).
    pub min_tokens: usize,
    /// Number of pairs kept, regardless of their scores.
    pub limit: usize,
}
