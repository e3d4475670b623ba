//! What the comparison may be told.

use crate::input::thresholds::ChannelThresholds;

/// What the comparison may be told.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// Thresholds of the fingerprints.
    pub thresholds: ChannelThresholds,
    /// Fingerprints in more submissions than this are ignored.
    pub max_occurrences: usize,
    /// Submissions with fewer matchable tokens are [too small](crate::Verdict::TooSmall).
    pub min_tokens: usize,
    /// Number of pairs kept, whatever their scores.
    pub limit: usize,
}
