//! Fingerprints of a class, and the submissions that have them.

pub(crate) mod archive;
pub(crate) mod boilerplate;
pub(crate) mod entries;
pub(crate) mod fingerprints;
pub(crate) mod forward;
pub(crate) mod hash_sets;
pub(crate) mod inverted;
pub(crate) mod merge;
pub(crate) mod population;
pub(crate) mod postings;
pub(crate) mod size;
