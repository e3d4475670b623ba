//! Code that two submissions have in common, and its positions.

use std::ops::Range;

/// A run of tokens of one document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentRange {
    /// Index of the document in its submission.
    pub document: usize,
    /// Token positions in the document.
    pub tokens: Range<usize>,
}

/// Code that both submissions have: an exact tile, or the same code written in another way.
#[derive(Debug, Clone, PartialEq)]
pub struct Match {
    /// Position in the left submission.
    pub left: DocumentRange,
    /// Position in the right submission.
    pub right: DocumentRange,
    /// Whether only the normal form is the same: the code is written in another way or in another order. The two ranges may differ in length.
    pub restructured: bool,
    /// Share of its tokens that are also spelled alike, 0..=1; below 1 if something was renamed. For restructured code, the share of its
    /// spellings that occur anywhere in the other range.
    pub spelled_alike: f64,
    /// Number of the passage, from 0 in the order of the left submission. The matches of a passage follow each other closely on both sides.
    pub passage: usize,
    /// Whether it changed places with other matches of the two documents.
    pub moved: bool,
    /// Share of the pair's shared weight that lies in this match, 0..=1.
    pub evidence: f64,
    /// Number of submissions that have the rarest fingerprint in this match, if any of its fingerprints was selected.
    pub rarest: Option<usize>,
}

impl Match {
    pub(crate) fn new(
        left: DocumentRange,
        right: DocumentRange,
        restructured: bool,
        spelled_alike: f64,
    ) -> Self {
        Self {
            left,
            right,
            restructured,
            spelled_alike,
            passage: 0,
            moved: false,
            evidence: 0.0,
            rarest: None,
        }
    }
}
