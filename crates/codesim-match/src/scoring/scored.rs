//! A pair and its score.

/// A pair of submissions and its score, in whichever way they are numbered. `left < right`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct ScoredPair<Id> {
    pub(crate) score: f64,
    pub(crate) left: Id,
    pub(crate) right: Id,
}
