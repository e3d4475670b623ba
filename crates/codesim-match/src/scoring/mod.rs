//! The score of a pair: what two submissions share, weighted by rarity, beyond what is expected of them.

pub(crate) mod counters;
pub(crate) mod expected;
pub(crate) mod kind;
pub(crate) mod score;
pub(crate) mod scored;
pub(crate) mod weighted;
