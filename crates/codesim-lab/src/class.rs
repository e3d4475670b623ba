//! A class, and what is known about its pairs.

use codesim_match::Submission;
use codesim_token::Document;

/// A class to try methods on.
#[derive(Debug, Clone, Default)]
pub struct Class {
    /// Its submissions.
    pub submissions: Vec<Submission>,
    /// Their names, with which classes are distinguished.
    pub names: Vec<String>,
    /// Starter code.
    pub boilerplate: Vec<Document>,
    /// The pairs with a known truth, ascending, each once; empty if there are none.
    pub labels: Vec<Label>,
    /// Pairs of the truth that are not among the labels, as a submission could not be read.
    pub unread: usize,
}

/// A pair with a known truth: whether one was copied from the other. `left < right`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Label {
    /// Index of one submission.
    pub left: usize,
    /// Index of the other.
    pub right: usize,
    /// Whether it is a copy; otherwise the two are independent.
    pub is_copy: bool,
}

/// The sentence about known pairs that were not read, if there are any.
pub(crate) fn unread_in_words(unread: usize) -> Option<String> {
    (unread > 0).then(|| {
        let pairs = codesim_display::counted(unread, "pair");
        format!("Not among these, as a submission could not be read: {pairs} of the truth.")
    })
}

/// `4 copies, 116 independent pairs`, and what follows if there are none of a kind.
pub(crate) fn labelled_in_words([copies, independent]: [usize; 2]) -> String {
    let copied = match copies {
        1 => "1 copy".to_owned(),
        copies => format!("{} copies", codesim_display::grouped(copies as u64)),
    };
    let pairs = codesim_display::counted(independent, "independent pair");
    match (copies, independent) {
        (0, _) | (_, 0) => format!("{copied}, {pairs}; quality can only be told of both kinds"),
        _ => format!("{copied}, {pairs}"),
    }
}
