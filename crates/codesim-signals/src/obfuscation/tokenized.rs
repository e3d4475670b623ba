//! A text and where its tokens are.

use std::ops::Range;

use codesim_token::Span;

use crate::obfuscation::finding::{Finding, FindingPlace};

/// A text and the spans of its tokens, ascending by start.
pub(crate) struct Tokenized<'a> {
    pub(crate) text: &'a str,
    pub(crate) tokens: &'a [Span],
}

impl<'a> Tokenized<'a> {
    /// Returns the finding at a place.
    pub(crate) fn finding(&self, place: FindingPlace) -> Finding {
        let before = &self.text.as_bytes()[..place.at];
        Finding {
            line: 1 + before.iter().filter(|&&byte| byte == b'\n').count(),
            kind: place.kind,
            sentence: place.sentence,
        }
    }

    /// Returns the non-empty ranges between two tokens, before the first and after the last.
    pub(crate) fn gaps(&self) -> impl Iterator<Item = Range<usize>> {
        let whole = self.text.len();
        let ends = self.tokens.iter().map(|token| range(*token));
        let mut done = 0;
        ends.chain(std::iter::once(whole..whole))
            .filter_map(move |token| {
                let gap = done..token.start;
                done = done.max(token.end);
                (!gap.is_empty()).then_some(gap)
            })
    }

    /// Returns the token with a number.
    pub(crate) fn token(&self, number: usize) -> Option<&'a str> {
        let token = self.tokens.get(number)?;
        Some(self.piece(range(*token)))
    }

    /// Whether the next token is on another line than the end of this one.
    pub(crate) fn ends_line(&self, number: usize) -> bool {
        let starts = self.tokens.get(number + 1).map(|next| range(*next).start);
        let gap = range(self.tokens[number]).end..starts.unwrap_or(self.text.len());
        self.piece(gap).contains('\n')
    }

    /// Returns the token that holds the byte at `at`.
    pub(crate) fn token_at(&self, at: usize) -> Option<&'a str> {
        let next = self.tokens.partition_point(|t| range(*t).start <= at);
        let token = range(*self.tokens.get(next.checked_sub(1)?)?);
        (at < token.end).then(|| self.piece(token))
    }

    /// Returns a piece of the text; empty if the range does not fit the text.
    pub(crate) fn piece(&self, range: Range<usize>) -> &'a str {
        self.text.get(range).unwrap_or_default()
    }
}

/// Returns the bytes of a span.
pub(crate) fn range(span: Span) -> Range<usize> {
    span.start as usize..span.end as usize
}

/// Whether a token is a string or a character: in every language these, and only these, have quotation marks.
pub(crate) fn is_quoted(token: &str) -> bool {
    token.contains(['"', '\'', '`'])
}
