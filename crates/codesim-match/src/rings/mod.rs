//! Rings: submissions that are alike as a group beyond chance, even if no pair of them is unusual. They are copies of one source.

pub(crate) mod counting;
pub(crate) mod graph;
pub(crate) mod membership;
pub(crate) mod search;
