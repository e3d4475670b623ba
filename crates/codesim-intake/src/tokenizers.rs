//! Limits on the work of grammars.
//!
//! *Problem.* A text that was made to hurt a parser is stopped after its own budget. A notebook may have thousands of such cells, and a
//! submission thousands of such files.
//!
//! *Method.* The pieces of a file share the budget of one text of its length. The files of a submission share a budget of a few texts plus an
//! amount for each length, which sound files do not approach. The remaining budget is known before a text is read, and the texts of a
//! submission are read one after the other, so that the same texts are given up in every run.

use std::collections::BTreeMap;

use codesim_token::{FrontEnd, Imports, NoTree, Tokenizer};

/// The work of grammars on the pieces of a file before the lexer reads the others, in units of
/// [`Tokenized::work`](codesim_token::Tokenized::work).
const FILE: u64 = 400_000_000;

/// The work of grammars on the files of a submission.
const SUBMISSION: u64 = 10 * FILE;

/// The additional work on a submission for each of its files: a sound file takes this much, however short it is.
const ANY: u64 = 1_000_000;

/// The additional work, for a file and for a submission, for each byte.
const BYTE: u64 = 800;

/// The tokenizers of one thread, by language, and their remaining budgets.
pub(crate) struct Tokenizers<'a> {
    by_language: BTreeMap<&'a str, Box<dyn Tokenizer + 'a>>,
    file: Budget,
    submission: Budget,
}

/// A budget of work; the last text may have taken more than was left.
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

    /// Begins a submission, with a budget of its own.
    pub(crate) fn begin_submission(&mut self) {
        self.submission = Budget::new(SUBMISSION);
    }

    /// Begins a file with this number of bytes, which has a budget of its own within that of the submission.
    pub(crate) fn begin_file(&mut self, bytes: usize) {
        let allowed = bytes as u64 * BYTE;
        self.file = Budget::new(FILE + allowed);
        self.submission.allowed += ANY + allowed;
    }

    /// Returns why a text is no longer given to a grammar, if a budget is spent.
    pub(crate) fn spent(&self) -> Option<NoTree> {
        match (self.submission.is_spent(), self.file.is_spent()) {
            (true, _) => Some(NoTree::Others),
            (_, true) => Some(NoTree::Cost),
            _ => None,
        }
    }

    /// Counts the work on a text.
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
