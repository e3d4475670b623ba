//! Selection schemes with the names that people know them by.

use codesim_fingerprint::selection::Scheme;

/// A scheme and its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedScheme {
    /// For users.
    pub name: String,
    /// The scheme itself.
    pub scheme: Scheme,
}
