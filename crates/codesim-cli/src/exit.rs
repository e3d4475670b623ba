//! Exit codes of the program: `docs/usage.md` lists them.

/// The command succeeded.
pub(crate) const DONE: u8 = 0;

/// It did, and found what it was asked to fail on, or damage.
pub(crate) const FOUND: u8 = 1;

/// Wrong use, or input that cannot be used.
pub(crate) const UNUSABLE: u8 = 2;
