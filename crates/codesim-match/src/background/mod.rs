//! What independent work looks like in a class, and what a score is worth beside it.

pub(crate) mod class;
pub(crate) mod distribution;
pub(crate) mod expectation;
pub(crate) mod independent;
pub(crate) mod transformed_score;
pub(crate) mod verdict;
