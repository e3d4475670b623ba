//! What grammars may have to do.
//!
//! *Problem.* A text that was made to hurt a parser is stopped after its own budget. A notebook may have thousands of such cells, and a
//! submission thousands of such files.
//!
//! *Method.* The pieces of a file share the budget of one text of its length. The files of a submission share that of a few
//! texts and what their lengths allow, which sound files come nowhere near. What is left is known before a text is read, and the texts of a
//! submission are read one after the other, so that the same texts are given up in every run.

use std::collections::BTreeMap;

use codesim_token::{FrontEnd, Imports, NoTree, Tokenizer};

/// Work that grammars may have with the pieces of a file before the lexer reads the others, in units of
/// [`Tokenized::work`](codesim_token::Tokenized::work).
const FILE: u64 = 400_000_000;

/// Work that they may have with the files of a submission.
const SUBMISSION: u64 = 10 * FILE;

/// Work that they may have with the files of a submission for each of them: a sound file takes this much, however short it is.
const ANY: u64 = 1_000_000;

/// Work that they may have, with a file and with a submission, for each byte.
const BYTE: u64 = 800;

/// One thread's tokenizers, by language, and the work that is left to them.
pub(crate) struct Tokenizers<'a> {
    by_language: BTreeMap<&'a str, Box<dyn Tokenizer + 'a>>,
    file: Budget,
    submission: Budget,
}

/// What may be done and what was; the last text may have taken more than was left.
struct Budget {
    allowed: u64,
    spent: u64,
}

impl Budget {
    fn new(allowed: u64) -> Self {
        Self { allowed, spent: 0 }
    }

    fn is_spent(&self) -> bool {
        self.spent >= self.allowed
    }
}

impl<'a> Tokenizers<'a> {
    pub(crate) fn new() -> Self {
        Self {
            by_language: BTreeMap::new(),
            file: Budget::new(FILE),
            submission: Budget::new(SUBMISSION),
        }
    }

    /// Another submission has a budget of its own.
    pub(crate) fn begin_submission(&mut self) {
        self.submission = Budget::new(SUBMISSION);
    }

    /// Another file of so many bytes has one of its own, within that of the submission.
    pub(crate) fn begin_file(&mut self, bytes: usize) {
        let allowed = bytes as u64 * BYTE;
        self.file = Budget::new(FILE + allowed);
        self.submission.allowed += ANY + allowed;
    }

    /// Why a text is not given to a grammar any more, if that is so.
    pub(crate) fn spent(&self) -> Option<NoTree> {
        match (self.submission.is_spent(), self.file.is_spent()) {
            (true, _) => Some(NoTree::Others),
            (_, true) => Some(NoTree::Cost),
            _ => None,
        }
    }

    /// Counts what a text took.
    pub(crate) fn spend(&mut self, work: u64) {
        for budget in [&mut self.file, &mut self.submission] {
            budget.spent = budget.spent.saturating_add(work);
        }
    }

    pub(crate) fn of(
        &mut self,
        front_end: &'a dyn FrontEnd,
        imports: Imports,
    ) -> &mut (dyn Tokenizer + 'a) {
        self.by_language
            .entry(&front_end.language().id)
            .or_insert_with(|| front_end.tokenizer(imports))
            .as_mut()
    }
}
