//! Pieces that some language has, as often as they fit.

use std::collections::BTreeSet;

use crate::pathological::fill::{nested, repeated};
use crate::pathological::idea::Idea;
use crate::pathological::pieces::{PAIRS, SINGLES};

/// Each piece repeated; what is not closed also one a line, if it has no line end itself; and what can be closed also nested.
pub(crate) fn ideas<'a>() -> impl Iterator<Item = Idea<'a>> {
    let openers = PAIRS.iter().map(|&(open, _)| open);
    // Each once: some openers have several closers.
    let pieces: BTreeSet<&str> = openers.chain(SINGLES.iter().copied()).collect();
    let in_lines = SINGLES.iter().filter(|piece| !piece.contains('\n'));
    let repeats = pieces.into_iter().map(repeat);
    let lines = in_lines.map(|piece| lines(piece));
    let nests = PAIRS.iter().map(|&(open, close)| nest(open, close));
    repeats.chain(lines).chain(nests)
}

fn repeat<'a>(piece: &'static str) -> Idea<'a> {
    let name = format!("repeat {}", shown(piece));
    Idea::new(name, |bytes, _| repeated(piece, bytes))
}

fn lines<'a>(piece: &str) -> Idea<'a> {
    let name = format!("lines of {}", shown(piece));
    let line = [piece, "\n"].concat();
    Idea::new(name, move |bytes, _| repeated(&line, bytes))
}

fn nest<'a>(open: &'static str, close: &'static str) -> Idea<'a> {
    let name = format!("nest {} {}", shown(open), shown(close));
    Idea::new(name, |bytes, _| nested(open, close, bytes))
}

/// A piece in a name: as it is, but for characters that would break a line or cannot be typed.
fn shown(piece: &str) -> String {
    let escaped = piece.chars().map(|c| match c {
        ' '..='~' => c.to_string(),
        _ => c.escape_default().to_string(),
    });
    escaped.collect()
}
