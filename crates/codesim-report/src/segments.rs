//! Cuts a source into matches, starter code and the rest, and each of these into lines and hidden characters.
//!
//! A segment may cross lines; the start of a line is a mark inside it. Cost: linear in the text, plus matches times ranges of starter code.

use std::ops::Range;

use codesim_display::{escape, is_hidden};

/// The kind of a stretch of source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Neither of the others.
    Plain,
    /// Code that all may have; it was not compared.
    Boilerplate,
    /// A match, by its index in the pair.
    Match(usize),
}

/// A stretch of source of one kind.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Segment<'a> {
    /// The kind of all its text.
    pub(crate) kind: Kind,
    /// Its text in pieces; empty for a match that was cut back to no text.
    pub(crate) pieces: Vec<Piece<'a>>,
}

/// A part of a segment.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Piece<'a> {
    /// Start of a line.
    Line,
    /// Text that may be shown as it is.
    Text(&'a str),
    /// A hidden character, as its escape.
    Hidden(String),
}

/// Cuts `text` into segments that cover it once. `matches` are indices of matches and their byte ranges, in any order.
/// Ranges that reach beyond the text, split a character or overlap are cut back. Every match keeps its segment, even an
/// empty one, because links lead to it.
pub(crate) fn segments<'a>(
    text: &'a str,
    mut matches: Vec<(usize, Range<usize>)>,
    given: &[Range<usize>],
) -> Vec<Segment<'a>> {
    matches.sort_by_key(|(index, range)| (range.start, range.end, *index));
    let mut cutter = Cutter {
        text,
        done: 0,
        segments: Vec::new(),
    };
    for (index, range) in matches {
        cutter.fill(cutter.clip(range.start), given);
        cutter.push(Kind::Match(index), cutter.clip(range.end));
    }
    cutter.fill(text.len(), given);
    cutter.segments
}

/// A text that has been cut up to `done`.
struct Cutter<'a> {
    text: &'a str,
    done: usize,
    segments: Vec<Segment<'a>>,
}

impl Cutter<'_> {
    /// Returns the nearest offset at or before `offset` that a segment can end at.
    fn clip(&self, offset: usize) -> usize {
        let text = self.text;
        let mut end = offset.min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        end.max(self.done)
    }

    /// Adds starter code and plain text up to `end`.
    fn fill(&mut self, end: usize, given: &[Range<usize>]) {
        for range in given {
            self.push_unless_empty(Kind::Plain, self.clip(range.start).min(end));
            self.push_unless_empty(Kind::Boilerplate, self.clip(range.end).min(end));
        }
        self.push_unless_empty(Kind::Plain, end);
    }

    fn push_unless_empty(&mut self, kind: Kind, end: usize) {
        if end > self.done {
            self.push(kind, end);
        }
    }

    fn push(&mut self, kind: Kind, end: usize) {
        self.segments.push(Segment {
            kind,
            pieces: pieces(self.text, self.done..end),
        });
        self.done = end;
    }
}

/// Cuts `range` of `text` at line starts and hidden characters.
fn pieces(text: &str, range: Range<usize>) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = range.start;
    let mut line_start = range.start == 0 || text[..range.start].ends_with('\n');
    for (offset, character) in text[range.clone()]
        .char_indices()
        .map(|(offset, c)| (range.start + offset, c))
    {
        let hidden = is_hidden(character) && !matches!(character, '\n' | '\t');
        if line_start || hidden {
            push_text(&mut pieces, &text[rest..offset]);
            rest = offset;
        }
        if line_start {
            pieces.push(Piece::Line);
        }
        line_start = character == '\n';
        if hidden {
            rest = offset + character.len_utf8();
            pieces.extend(hidden_piece(character, &text[rest..]));
        }
    }
    push_text(&mut pieces, &text[rest..range.end]);
    pieces
}

fn push_text<'a>(pieces: &mut Vec<Piece<'a>>, text: &'a str) {
    if !text.is_empty() {
        pieces.push(Piece::Text(text));
    }
}

/// Returns the escape of a hidden character; `None` for the carriage return of a line end.
fn hidden_piece(character: char, after: &str) -> Option<Piece<'static>> {
    let line_end = character == '\r' && after.starts_with('\n');
    (!line_end).then(|| Piece::Hidden(escape(character).to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the kind and text of each segment.
    fn outline(
        text: &str,
        matches: &[(usize, Range<usize>)],
        given: &[Range<usize>],
    ) -> Vec<(Kind, String)> {
        let shown = |piece: &Piece<'_>| match piece {
            Piece::Line => "|".to_owned(),
            Piece::Text(text) => (*text).to_owned(),
            Piece::Hidden(escape) => format!("[{escape}]"),
        };
        let segments = segments(text, matches.to_vec(), given);
        segments
            .iter()
            .map(|segment| (segment.kind, segment.pieces.iter().map(shown).collect()))
            .collect()
    }

    #[test]
    fn matches_cross_lines_and_boilerplate_fills_gaps() {
        let outline = outline("ab\ncd\nef\n", &[(7, 1..5)], &[0..1, 6..7]);
        let expected = [
            (Kind::Boilerplate, "|a"),
            (Kind::Match(7), "b\n|cd"),
            (Kind::Plain, "\n"),
            (Kind::Boilerplate, "|e"),
            (Kind::Plain, "f\n"),
        ];
        assert_eq!(
            outline,
            expected.map(|(kind, text)| (kind, text.to_owned()))
        );
    }

    #[test]
    fn bad_ranges_are_cut_back() {
        let overlapping = outline("aébcd", &[(1, 2..90), (0, 0..4), (2, 3..4)], &[1..5, 0..9]);
        let expected = [
            (Kind::Match(0), "|aéb"),
            (Kind::Match(1), "cd"),
            (Kind::Match(2), ""),
        ];
        assert_eq!(
            overlapping,
            expected.map(|(kind, text)| (kind, text.to_owned()))
        );
    }

    #[test]
    fn hidden_characters_and_line_ends() {
        let outline = outline("a\r\n\tb\rc\u{202e}\n\n", &[], &[]);
        assert_eq!(
            outline,
            [(Kind::Plain, "|a\n|\tb[\\r]c[\\u{202e}]\n|\n".to_owned())]
        );
    }
}
