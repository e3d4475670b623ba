//! What is compared: submissions of documents.

use std::borrow::Cow;

use codesim_token::{Document, KeptDocument};

use crate::input::languages::Languages;

/// What one author handed in.
#[derive(Debug, Clone, Default)]
pub struct Submission {
    /// The files. No fingerprint crosses a document's end.
    pub documents: Vec<KeptDocument>,
    /// From an earlier year: compared with the others, but not with another old one.
    pub old: bool,
    /// Whose work it is, if others are by the same people: those of one group are not compared with each other. They count one by one
    /// wherever it is counted how many submissions have something.
    pub group: Option<u32>,
    /// What it is written in.
    pub languages: Languages,
}

impl Submission {
    /// Number of tokens in all documents.
    pub fn token_count(&self) -> usize {
        self.documents.iter().map(KeptDocument::token_count).sum()
    }

    /// The documents, to be looked at.
    pub(crate) fn open(&self) -> Opened<'_> {
        self.documents.iter().map(KeptDocument::open).collect()
    }
}

/// The documents of a submission that is looked at.
pub(crate) type Opened<'a> = Vec<Cow<'a, Document>>;
