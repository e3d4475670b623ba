//! Statistics of all pairs of a class, including those that are not kept.

use crate::background::distribution::Backgrounds;

/// The statistics of a class.
pub(crate) struct Class {
    pub(crate) backgrounds: Backgrounds,
    /// Number of pairs that were compared.
    pub(crate) compared: u64,
    /// Number of pairs that share anything.
    pub(crate) sharing: u64,
    /// Whether that number, and the background below the scores of the best pairs, are estimates from a sample.
    pub(crate) is_sampled: bool,
    /// Whether all pairs that could be flagged or worth a second look are kept.
    pub(crate) is_complete: bool,
}
