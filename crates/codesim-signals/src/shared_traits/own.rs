//! The traits of a submission, and what two submissions share.

use std::ops::Range;

use codesim_token::Span;

use crate::shared_traits::{Kind, TokenizedText, each};

/// Where a trait first occurs in a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TraitPlace {
    /// Number of the text.
    pub text: u32,
    /// Its range in that text.
    pub span: Span,
}

impl TraitPlace {
    /// Returns its bytes in the text.
    pub fn bytes(&self) -> Range<usize> {
        self.span.start as usize..self.span.end as usize
    }
}

/// The traits of a submission, each where it first occurs.
#[derive(Debug, Clone, Default)]
pub struct Own {
    /// Ascending by hash.
    by_hash: Vec<(u64, Kind, TraitPlace)>,
}

/// Something that two submissions have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shared {
    /// Its kind.
    pub kind: Kind,
    /// Hash of its content.
    pub hash: u64,
    /// Where one of them has it.
    pub left: TraitPlace,
    /// Where the other one has it.
    pub right: TraitPlace,
}

impl Own {
    /// Reads the texts of a submission, each with its number, ascending.
    pub fn of<'a>(texts: impl Iterator<Item = (u32, TokenizedText<'a>)>) -> Self {
        let mut by_hash = Vec::new();
        for (number, text) in texts {
            each(&text, &mut |it| {
                let place = TraitPlace {
                    text: number,
                    span: Span::of(it.range),
                };
                by_hash.push((it.hash, it.kind, place));
            });
        }
        // The sort is stable: of equal ones the first in the texts stays, of words one in a comment or string.
        by_hash.sort_by_key(|&(hash, kind, _)| (hash, kind));
        by_hash.dedup_by_key(|&mut (hash, ..)| hash);
        by_hash.shrink_to_fit();
        Self { by_hash }
    }

    /// Returns the traits that both have, ascending by hash.
    pub fn shared<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = Shared> + 'a {
        let mut others = other.by_hash.iter().peekable();
        self.by_hash.iter().filter_map(move |(hash, kind, left)| {
            while others.next_if(|(other, ..)| other < hash).is_some() {}
            let (_, other, right) = others.next_if(|(other, ..)| other == hash)?;
            Some(Shared {
                kind: *kind.min(other),
                hash: *hash,
                left: *left,
                right: *right,
            })
        })
    }
}
