//! Comments in the gaps between tokens.
//!
//! A gap holds comments, layout, and code that a front end leaves out: imports, and marks without a meaning. Comment marks are looked for
//! only there, so that none is found in a string. Quoted text in an import is skipped: an address may have any marks.

use std::ops::Range;

use codesim_token::CommentMarks;

/// Characters that lines of comments begin and end with beside what they say.
const FRAME: [char; 9] = ['*', '/', '#', '-', '=', '~', '+', '_', '|'];
/// Characters that lines begin with because marks of some languages have them.
const BEGINNINGS: [char; 4] = ['!', '%', ';', '<'];

/// Reports the ranges of the comment lines in a gap, without marks, frames and blanks around them; they may be empty.
pub(crate) fn lines(
    text: &str,
    gap: Range<usize>,
    marks: &CommentMarks,
    found: &mut dyn FnMut(Range<usize>),
) {
    let mut at = gap.start;
    while let Some(rest) = text.get(at..gap.end).filter(|rest| !rest.is_empty()) {
        // Most of a gap is layout, and no mark begins with a blank.
        let blanks = rest.bytes().take_while(u8::is_ascii_whitespace).count();
        if blanks > 0 {
            at += blanks;
            continue;
        }
        let starts_line = text[..at].ends_with('\n') || at == 0;
        let Some(comment) = Comment::new(rest, starts_line, marks) else {
            at += passed(rest);
            continue;
        };
        let mut start = at + comment.said.start;
        for line in rest[comment.said].split_inclusive('\n') {
            found(inner(line, start));
            start += line.len();
        }
        at += comment.length;
    }
}

/// A comment at the beginning of a text.
struct Comment {
    /// Its range without its marks.
    said: Range<usize>,
    /// Its length with them.
    length: usize,
}

impl Comment {
    /// Returns the comment that `rest` begins with; the longest mark that fits counts.
    fn new(rest: &str, starts_line: bool, marks: &CommentMarks) -> Option<Self> {
        let first = marks.first_column.iter().filter(|_| starts_line);
        let lines = marks.line.iter().chain(first).map(|begin| (begin, None));
        let blocks = marks.block.iter().map(|(begin, end)| (begin, Some(end)));
        let (begin, end) = lines
            .chain(blocks)
            .filter(|(begin, _)| begins_with(rest, begin))
            .max_by_key(|(begin, _)| begin.len())?;
        let behind = &rest[begin.len()..];
        let (said, close) = match end {
            Some(end) => behind
                .find(end)
                .map_or((behind.len(), 0), |at| (at, end.len())),
            None => (behind.find('\n').unwrap_or(behind.len()), 0),
        };
        let said = begin.len()..begin.len() + said;
        Some(Self {
            length: said.end + close,
            said,
        })
    }
}

/// Whether a text begins with a mark, in uppercase or lowercase; a mark that is a word must not be part of a longer one.
fn begins_with(rest: &str, mark: &str) -> bool {
    let found = rest.as_bytes().get(..mark.len());
    let is_same = found.is_some_and(|found| found.eq_ignore_ascii_case(mark.as_bytes()));
    let is_word = mark.ends_with(|last: char| last.is_ascii_alphanumeric()) && mark.len() > 1;
    let next = rest.as_bytes().get(mark.len());
    is_same && !(is_word && next.is_some_and(u8::is_ascii_alphanumeric))
}

/// Returns the length of the text that is passed over: a text in quotes on one line, or a character.
fn passed(rest: &str) -> usize {
    let first = rest.chars().next().unwrap_or_default();
    let behind = &rest[first.len_utf8()..];
    let ends = |it: char| it == first || it == '\n';
    let quoted = matches!(first, '"' | '\'')
        .then(|| behind.find(ends))
        .flatten();
    let length = quoted.filter(|&at| behind[at..].starts_with(first));
    first.len_utf8() + length.map_or(0, |length| length + 1)
}

/// Returns the range of a line's content, if the line begins at `start`.
fn inner(line: &str, start: usize) -> Range<usize> {
    let is_frame = |it: char| it.is_whitespace() || FRAME.contains(&it);
    let begun = line.trim_start_matches(|it| is_frame(it) || BEGINNINGS.contains(&it));
    let start = start + line.len() - begun.len();
    start..start + begun.trim_end_matches(is_frame).len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks() -> CommentMarks {
        CommentMarks::default()
            .line(["--", "//", "rem"])
            .first_column(["c"])
            .block([("/*", "*/"), ("--[[", "]]"), ("\"\"\"", "\"\"\"")])
    }

    fn found(text: &str) -> Vec<&str> {
        let mut said = Vec::new();
        lines(text, 0..text.len(), &marks(), &mut |range| {
            said.push(&text[range]);
        });
        said.retain(|line| !line.is_empty());
        said
    }

    #[test]
    fn lines_of_comments_are_told_without_what_is_around_them() {
        let text =
            ";\n  // first line  \n/**\n * Sums up.\n *\n ****/ ) --[[ long\none ]] REM last";
        assert_eq!(
            found(text),
            ["first line", "Sums up.", "long", "one", "last"]
        );
    }

    #[test]
    fn strings_that_document_are_comments() {
        assert_eq!(
            found("\"\"\"Says what.\nAnd why.\n\"\"\""),
            ["Says what.", "And why."]
        );
    }

    #[test]
    fn the_address_of_an_import_is_no_comment() {
        let text = "import a from \"https://a.org/*b\"; import 'c--d' // real";
        assert_eq!(found(text), ["real"]);
        assert_eq!(found("it's // here"), ["here"]);
    }

    #[test]
    fn marks_have_their_places() {
        assert_eq!(found("c first\n c second\nremark"), ["first"]);
        assert_eq!(found("/* without an end"), ["without an end"]);
    }
}
