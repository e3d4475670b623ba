//! The distribution of independent work in a class, and the verdicts on scores that follow from it.

pub(crate) mod class;
pub(crate) mod distribution;
pub(crate) mod expectation;
pub(crate) mod independent;
pub(crate) mod transformed_score;
pub(crate) mod verdict;
