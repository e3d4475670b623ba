//! Submissions that are alike as a group beyond chance, though none of their pairs may stand out: copies of one source.

pub(crate) mod counting;
pub(crate) mod graph;
pub(crate) mod membership;
pub(crate) mod search;
