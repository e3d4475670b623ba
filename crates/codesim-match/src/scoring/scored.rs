//! A pair and its score.

/// A pair of submissions and its score, with any kind of id. `left < right`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct ScoredPair<Id> {
    pub(crate) score: f64,
    /// Weight of the fingerprints that the two share, over all channels: among pairs with equal scores, those that share rarer code come
    /// first.
    pub(crate) shared: u64,
    pub(crate) left: Id,
    pub(crate) right: Id,
}
