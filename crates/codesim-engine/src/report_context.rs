//! The data that a report is made from.

use std::collections::{BTreeMap, HashSet};

use codesim_intake::Submission;
use codesim_match::{ChannelThresholds, Comparison, RankedPair};
use codesim_report::model::{Against, FoundAmong};
use codesim_token::{CommentMarks, Imports};

use crate::side_information::Found;

/// A class: names and texts, tokens, and how they compare.
pub(crate) struct ReportContext<'a> {
    /// Those of the class, then those of the archive that are in a pair.
    pub(crate) submissions: &'a [Submission],
    /// Their documents, which are not in `submissions` any more.
    pub(crate) compared: &'a [codesim_match::Submission],
    pub(crate) comparison: Comparison<'a>,
    pub(crate) known: Found,
    /// Hashes of the traits of starter code.
    pub(crate) given: HashSet<u64>,
    /// How comments look, by the id of the language.
    pub(crate) comments: BTreeMap<String, CommentMarks>,
    /// The kinds of export that were read.
    pub(crate) exports: Vec<String>,
    /// The archive that the class was compared with.
    pub(crate) against: Option<Against>,
    /// Those among whom the pairs were found elsewhere.
    pub(crate) found_among: Option<FoundAmong>,
    pub(crate) thresholds: ChannelThresholds,
    /// Whether imports, includes and package lines were read.
    pub(crate) imports: Imports,
}

impl ReportContext<'_> {
    /// Whether one of the two submissions is a reference.
    pub(crate) fn has_reference(&self, pair: &RankedPair) -> bool {
        let is_reference = |index: usize| self.submissions[index].reference;
        is_reference(pair.left) || is_reference(pair.right)
    }
}
