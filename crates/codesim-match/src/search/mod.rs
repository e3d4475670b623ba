//! The best pairs of a class, found without comparing every pair.

pub(crate) mod above_score;
pub(crate) mod best;
pub(crate) mod bound;
pub(crate) mod prefix;
pub(crate) mod ranked;
pub(crate) mod ranking;
pub(crate) mod recount;
pub(crate) mod rows;
pub(crate) mod sample;
