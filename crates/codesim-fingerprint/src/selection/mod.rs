//! Ways to choose fingerprints from all k-grams of a document, beside winnowing.
//!
//! *Problem.* Keeping every k-gram costs too much, and what is left out must not be what two documents share. The winnowing paper
//! compares the ways that people had tried before; here they are to be compared again, on other data.
//!
//! *Guarantee.* Every scheme is a [`Selection`]. Some cannot miss a shared run of a certain length: [`Scheme::is_guaranteed`] says which.
//!
//! *Source.* Schleimer, Wilkerson, Aiken: "Winnowing", SIGMOD 2003, sections 2.2 to 3; each scheme names its own.

mod anchored;
mod every_gram;
mod every_ith;
mod grams;
mod safe_zero_mod;
mod scheme;
mod smallest;
mod winnowing;
mod zero_mod;

pub use anchored::{Anchored, Begins};
pub use every_gram::EveryGram;
pub use every_ith::EveryIth;
pub use grams::{Grams, Selection};
pub use safe_zero_mod::SafeZeroMod;
pub use scheme::Scheme;
pub use smallest::Smallest;
pub use winnowing::{RobustWinnowing, Winnowing};
pub use zero_mod::ZeroMod;
