//! The kinds of pairs: within a language or across languages.

/// The kind of pairs that a pair is judged among.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The two submissions have a language in common.
    Within,
    /// They have no language in common.
    Across,
}

impl Kind {
    pub(crate) const ALL: [Self; 2] = [Self::Within, Self::Across];
}
