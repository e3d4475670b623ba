//! A class, and what is known about its pairs.

use codesim_match::Submission;
use codesim_token::Document;

/// A class to try methods on.
#[derive(Debug, Clone, Default)]
pub struct Class {
    /// Its submissions.
    pub submissions: Vec<Submission>,
    /// What each of them is called.
    pub names: Vec<String>,
    /// Given code.
    pub boilerplate: Vec<Document>,
    /// The pairs of which it is known whether they are copies; empty if of none.
    pub labels: Vec<Label>,
}

/// A pair of which it is known whether one was copied from the other. `left < right`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Label {
    /// Index of one submission.
    pub left: usize,
    /// Index of the other.
    pub right: usize,
    /// Whether it is a copy; otherwise the two are independent.
    pub is_copy: bool,
}
