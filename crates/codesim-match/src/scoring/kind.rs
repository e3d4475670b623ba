//! Whether a pair is within a language or across languages.

/// What a pair is judged among.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Both have a language in common.
    Within,
    /// They have none.
    Across,
}

impl Kind {
    pub(crate) const ALL: [Self; 2] = [Self::Within, Self::Across];
}
