//! A pair and its score.

/// A pair of submissions and its score, in whichever way they are numbered. `left < right`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct ScoredPair<Id> {
    pub(crate) score: f64,
    /// Weight of what the two share, over all channels: of pairs with one score, those come first that share what is rare.
    pub(crate) shared: u64,
    pub(crate) left: Id,
    pub(crate) right: Id,
}
