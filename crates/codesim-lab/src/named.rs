//! Selection schemes with the names that people know them by.

use codesim_fingerprint::selection::Scheme;

/// A scheme and its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedScheme {
    /// As a user knows it.
    pub name: String,
    /// What it does.
    pub scheme: Scheme,
}
