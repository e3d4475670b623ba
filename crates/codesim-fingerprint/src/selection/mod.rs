//! Ways to choose fingerprints from all k-grams of a document, beside winnowing.
//!
//! *Problem.* Keeping every k-gram costs too much, and what is left out must not be what two documents share. The winnowing paper
//! compares the ways that people had tried before; here they are to be compared again, on other data.
//!
//! *Types.* Every scheme is a [`Selection`]. Those that cannot miss a shared run of a certain length are [`Guaranteed`] as well:
//! it is a matter of types, not of faith, which can be relied on.
//!
//! *Source.* Schleimer, Wilkerson, Aiken: "Winnowing", SIGMOD 2003, sections 2.2 to 3; each scheme names its own.

mod anchored;
mod every_gram;
mod every_ith;
mod safe_zero_mod;
mod scheme;
mod smallest;
mod winnowing;
mod zero_mod;

pub use anchored::{Anchored, Begins};
pub use every_gram::EveryGram;
pub use every_ith::EveryIth;
pub use safe_zero_mod::SafeZeroMod;
pub use scheme::Scheme;
pub use smallest::Smallest;
pub use winnowing::{RobustWinnowing, Winnowing};
pub use zero_mod::ZeroMod;

/// The k-grams of a document, of n symbols.
#[derive(Clone, Copy)]
pub struct Grams<'a> {
    /// Hashes of its n - k + 1 k-grams, as [`hashes`](crate::hashes) gives them.
    pub hashes: &'a [u64],
    /// The symbol at a position below n.
    pub symbol: &'a dyn Fn(usize) -> u64,
}

/// A way to choose fingerprints.
pub trait Selection {
    /// Positions of the k-grams that are selected, ascending, each once.
    fn select(&self, grams: Grams) -> Vec<usize>;
}

/// A way that cannot miss what is long enough: two documents that share a run of `window() + k - 1` symbols share the hash of a
/// selected k-gram, whatever stands around it.
pub trait Guaranteed: Selection {
    /// w: of so many neighbouring k-grams, which are all of a document that has fewer, at least one is selected, by their hashes alone.
    fn window(&self) -> usize;
}
