//! Measures of likeness beside the engine's own, to compare it with.
//!
//! *Problem.* Winnowing, rarity and greedy tiling are one way to say how alike two token strings are. Whether they are a good one
//! shows only beside others, on the same token strings.
//!
//! | module | a document is | source |
//! |---|---|---|
//! | [`broder`] | the set of its k-grams, or a sample of it | Broder 1997 |
//! | [`checksum`] | one number | Schleimer, Wilkerson, Aiken 2003, section 1 |
//! | [`scam`] | how often it has each word | Shivakumar, Garcia-Molina 1995 |
//! | [`parameterized`] | its token string, names up to renaming | Baker 1995 |
//! | [`suffix`] | its token string | Blumer et al. 1985; Chang, Lawler 1994 |
//!
//! Tokens are numbers, and positions and lengths count tokens, as in [`codesim_fingerprint`]; a common run is its [`Tile`].
//! The modules do not know languages, files, names or how a result is shown.
//!
//! [`Tile`]: codesim_fingerprint::Tile

pub mod broder;
pub mod checksum;
mod covered;
mod mix;
pub mod parameterized;
pub mod scam;
pub mod suffix;
