//! Submissions and their documents.

use std::borrow::Cow;

use codesim_token::{Document, KeptDocument, Symbol};

use crate::input::languages::Languages;

/// The documents that one author handed in.
#[derive(Debug, Clone, Default)]
pub struct Submission {
    /// The files. No fingerprint crosses a document's end.
    pub documents: Vec<KeptDocument>,
    /// Whether it is from an earlier year: compared with the others, but not with another old one.
    pub old: bool,
    /// The group of submissions by the same people, if there are others: those of one group are not compared with each other. They are
    /// counted one by one in the number of submissions that have a fingerprint.
    pub group: Option<u32>,
    /// The languages that it is written in.
    pub languages: Languages,
    /// Number of tokens that could match, of a submission whose documents are withheld: its fingerprints are known, and nothing else.
    pub withheld_tokens: Option<usize>,
}

impl Submission {
    /// Returns the number of tokens in all documents.
    pub fn token_count(&self) -> usize {
        self.documents.iter().map(KeptDocument::token_count).sum()
    }

    /// Opens the documents for reading.
    pub(crate) fn open(&self) -> Opened<'_> {
        self.documents.iter().map(KeptDocument::open).collect()
    }

    /// Returns the structure symbols of each document, which takes less time than to open them.
    pub(crate) fn structures(&self) -> Structures<'_> {
        self.documents.iter().map(KeptDocument::structure).collect()
    }
}

/// The opened documents of a submission.
pub(crate) type Opened<'a> = Vec<Cow<'a, Document>>;

/// The structure symbols of the documents of a submission.
pub(crate) type Structures<'a> = Vec<Cow<'a, [Symbol]>>;
