//! Blocks of code that several submissions of a class share.

pub(crate) mod common_runs;
pub(crate) mod shared_blocks;
