//! What is known of all pairs of a class, also of those that are not kept.

use crate::background::distribution::Backgrounds;

/// What a class says of its pairs.
pub(crate) struct Class {
    pub(crate) backgrounds: Backgrounds,
    /// Number of pairs that were compared.
    pub(crate) compared: u64,
    /// Number of those that share anything.
    pub(crate) sharing: u64,
    /// Whether that number, and the background below the scores of the best pairs, are estimates from a sample.
    pub(crate) is_sampled: bool,
    /// Whether all pairs that could be flagged or worth a second look are kept.
    pub(crate) is_complete: bool,
}
