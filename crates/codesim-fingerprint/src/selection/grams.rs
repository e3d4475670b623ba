//! The input of a selection scheme, and the trait of all schemes.

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
    /// Returns the positions of the k-grams that are selected, ascending, each once.
    fn select(&self, grams: Grams) -> Vec<usize>;
}
