//! What independent work looks like in a class, and what a score is worth beside it.

pub(crate) mod benign_similarity;
pub(crate) mod class;
pub(crate) mod distribution;
pub(crate) mod transformed_score;
pub(crate) mod unrelated;
pub(crate) mod verdict;
