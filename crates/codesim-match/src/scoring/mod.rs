//! The score of a pair: the overlap of two submissions, weighted by rarity, beyond the expected one.

pub(crate) mod counters;
pub(crate) mod expected;
pub(crate) mod kind;
pub(crate) mod score;
pub(crate) mod scored;
pub(crate) mod weighted;
