//! A submission for methods that know neither documents nor boilerplate.

use std::ops::Range;

use crate::baselines::parameterized::Token;
use codesim_match::{Boilerplate, Submission};
use codesim_token::{Document, KeptDocument};

/// Symbols have 32 bits: larger numbers are separators.
const FIRST_SEPARATOR: u64 = 1 << 32;

/// The tokens of all documents in a row, with a unique separator after each contiguous piece, so that no match crosses it.
pub(super) struct Program {
    pub(super) structure: Vec<u64>,
    text: Vec<u64>,
    pieces: Vec<Range<usize>>,
}

impl Program {
    /// The submission with this number in its class, without starter code.
    pub(super) fn new(number: usize, submission: &Submission, given: &Boilerplate) -> Self {
        let mut program = Self {
            structure: Vec::new(),
            text: Vec::new(),
            pieces: Vec::new(),
        };
        // No two programs of a class have the same separator.
        let mut separator = FIRST_SEPARATOR * (number as u64 + 1);
        for document in submission.documents.iter().map(KeptDocument::open) {
            for range in given.rests(&document.tokens) {
                program.add(&document, range, separator);
                separator += 1;
            }
        }
        program
    }

    fn add(&mut self, document: &Document, range: Range<usize>, separator: u64) {
        let start = self.structure.len();
        let numbers = |symbols: &[codesim_token::Symbol]| -> Vec<u64> {
            symbols[range.clone()]
                .iter()
                .map(|&symbol| symbol.into())
                .collect()
        };
        self.structure.extend(numbers(document.tokens.structure()));
        self.text.extend(numbers(document.tokens.text()));
        self.pieces.push(start..self.structure.len());
        self.structure.push(separator);
        self.text.push(separator);
    }

    /// The structure of each piece.
    pub(super) fn pieces(&self) -> impl Iterator<Item = &[u64]> {
        self.pieces
            .iter()
            .map(|piece| &self.structure[piece.clone()])
    }

    /// The distinct hashes of all k-grams, ascending.
    pub(super) fn grams(&self, k: usize) -> Vec<u64> {
        let mut grams: Vec<u64> = self
            .pieces()
            .flat_map(|piece| codesim_fingerprint::hashes(piece, k))
            .collect();
        grams.sort_unstable();
        grams.dedup();
        grams
    }

    /// Number of tokens.
    pub(super) fn len(&self) -> usize {
        self.pieces.iter().map(Range::len).sum()
    }

    /// The text of each token, without separators.
    pub(super) fn words(&self) -> Vec<u64> {
        let pieces = self.pieces.iter();
        pieces
            .flat_map(|piece| self.text[piece.clone()].iter().copied())
            .collect()
    }

    /// Structure and text of each token and each separator.
    pub(super) fn tokens(&self) -> Vec<Token> {
        let both = self.structure.iter().zip(&self.text);
        both.map(|(&structure, &text)| Token { structure, text })
            .collect()
    }
}
