//! The thresholds of the channels of tokens.

use codesim_fingerprint::Thresholds;

/// Thresholds of the two channels of tokens, in tokens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChannelThresholds {
    /// Thresholds of the structure channel; its guarantee threshold is also the minimum length of a match that is shown.
    pub structure: Thresholds,
    /// Thresholds of the text channel.
    pub text: Thresholds,
}
