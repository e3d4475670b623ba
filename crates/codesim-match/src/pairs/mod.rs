//! The pairs of a comparison: their verdicts and alignments, and all of them sorted on the disk.

pub(crate) mod by_left;
pub(crate) mod every_pair;
pub(crate) mod left;
pub(crate) mod right;
pub(crate) mod verdicts;
