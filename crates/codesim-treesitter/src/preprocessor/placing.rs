//! Assigns each token of an expansion its place in the use of the macro.

use std::iter::Peekable;
use std::slice::Iter;

use codesim_token::Span;

use crate::preprocessor::tokens::Token;

/// Where the use of a macro is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Use {
    /// In the new text. Not empty.
    pub(crate) made: Span,
    /// In the text as it is written.
    pub(crate) written: Span,
    pub(crate) slots: Slots,
}

/// The tokens that a use is written with, without blanks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Slots {
    /// Where they are written.
    written: Vec<Span>,
    /// Those that are in the new text as well, limited to those in the same order there.
    kept: Vec<Kept>,
}

/// A token that is in the new text as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Kept {
    slot: usize,
    /// Where it begins there.
    at: u32,
}

impl Slots {
    /// Makes the slots of `tokens`; their expansion, `made`, begins at `at` in the new text.
    pub(crate) fn new(tokens: &[Token], made: &[Token], mut at: usize) -> Self {
        let written = tokens.iter().filter(|token| !token.is_blank());
        let written = written.filter_map(|token| Some(token.at?..token.at? + token.text.len()));
        let mut slots = Self {
            written: written.map(Span::of).collect(),
            kept: Vec::new(),
        };
        let mut free = 0;
        for token in made {
            if let Some(slot) = token.at.and_then(|at| slots.find(free, at)) {
                let at = Span::of(at..at).start;
                slots.kept.push(Kept { slot, at });
                free = slot + 1;
            }
            at += token.put_in().len();
        }
        slots
    }

    /// Returns the slot at a place, if it is not before `first`.
    fn find(&self, first: usize, at: usize) -> Option<usize> {
        let behind = self.written[first..].binary_search_by_key(&at, |it| it.start as usize);
        behind.ok().map(|slot| first + slot)
    }
}

/// Gives the tokens of a new text, one after the other, their places in the text as it is written.
pub(crate) struct Places<'a> {
    /// Those that do not end before the last token.
    uses: Peekable<Iter<'a, Use>>,
    /// Slots of the first of them, from here on, are free.
    free: usize,
    /// The kept tokens of the first of them that do not begin before the last token.
    kept: &'a [Kept],
}

impl<'a> Places<'a> {
    pub(crate) fn new(uses: &'a [Use]) -> Self {
        let mut places = Self {
            uses: uses.iter().peekable(),
            free: 0,
            kept: &[],
        };
        places.enter();
        places
    }

    /// Returns the place of the next token, if it is from an expansion.
    pub(crate) fn of_put_in(&mut self, token: Span) -> Option<Span> {
        while self.uses.next_if(|it| it.made.end <= token.start).is_some() {
            self.enter();
        }
        let it = *self.uses.peek()?;
        if token.start < it.made.start {
            return None;
        }
        let is_mark = token.start == token.end;
        let place = self.slots(token, &it.slots);
        Some(Span {
            start: place.start,
            // The beginning and the end of a block are nowhere written.
            end: if is_mark { place.start } else { place.end },
        })
    }

    fn enter(&mut self) {
        if let Some(it) = self.uses.peek() {
            self.free = 0;
            self.kept = &it.slots.kept;
        }
    }

    /// Returns the slots that are the token, or else the next one that is no other token's; if there is none, the last one once more.
    fn slots(&mut self, token: Span, slots: &Slots) -> Span {
        if let Some((first, last)) = self.kept_before(token.start, token.end) {
            self.free = last + 1;
            return Span {
                start: slots.written[first].start,
                end: slots.written[last].end,
            };
        }
        let next = self.kept.first().map_or(slots.written.len(), |it| it.slot);
        if self.free < next && token.start < token.end {
            self.free += 1;
        }
        slots.written[self.free.saturating_sub(1)]
    }

    /// Returns the first and the last kept slot between two places, and passes these and all before them.
    fn kept_before(&mut self, start: u32, end: u32) -> Option<(usize, usize)> {
        self.kept = &self.kept[self.kept.partition_point(|it| it.at < start)..];
        let (own, rest) = self
            .kept
            .split_at(self.kept.partition_point(|it| it.at < end));
        self.kept = rest;
        Some((own.first()?.slot, own.last()?.slot))
    }
}
