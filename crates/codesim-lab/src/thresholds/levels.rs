//! Results for a class at one value of a parameter.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::quality::Quality;

/// Pairs that are flagged.
pub(super) type Flagged = BTreeSet<(usize, usize)>;

/// Results for a class with a certain k.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct NoiseLevel {
    /// k, in tokens.
    pub noise: usize,
    /// t, in tokens.
    pub guarantee: usize,
    /// Pairs that share any fingerprint of the structure channel.
    pub sharing_pairs: u64,
    /// Median resemblance of all pairs, 0..=1.
    pub median_resemblance: f64,
    /// 99th percentile of the resemblance of all pairs, 0..=1.
    pub upper_resemblance: f64,
    /// The result of the engine.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// Results for a class with a certain window.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct WindowLevel {
    /// w.
    pub window: usize,
    /// t = k + w - 1, in tokens.
    pub guarantee: usize,
    /// Fingerprints of all submissions in all channels.
    pub fingerprints: u64,
    /// The result of the engine.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// Results for a class with a certain p.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ModulusLevel {
    /// p.
    pub modulus: u64,
    /// Fingerprints of all submissions in all channels.
    pub fingerprints: u64,
    /// The result of the engine.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// Results for a class by one channel alone.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ChannelLevel {
    /// Its name, or `all`.
    pub channel: &'static str,
    /// The result of the engine.
    #[serde(flatten)]
    pub outcome: Outcome,
}

/// The result of the engine.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Outcome {
    /// Number of pairs flagged.
    pub flagged: usize,
    /// Share of copies among the flagged pairs with a known truth; absent if there are none.
    pub precision: Option<f64>,
    /// Share of the known copies that are flagged; absent if none are known.
    pub recall: Option<f64>,
    /// How well scores separate copies from independent pairs; absent if not both are known.
    pub quality: Option<Quality>,
}
