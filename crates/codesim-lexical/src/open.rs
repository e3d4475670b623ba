//! Unclosed strings and comments.
//!
//! *Problem.* Where a string may span lines, one quote too many or too few turns the text from there on inside out: code is taken for strings
//! and strings for code, up to the end. A comment that is not closed takes all up to the end of the next one.
//!
//! *Method.* A string or comment that spans lines is checked from outside and from inside. A string was not closed if it ends with the text;
//! if a letter or digit touches it, or a character follows it that cannot follow a value, since then its first mark ends a string and its
//! last one begins another; or if it begins like code behind a value and ends like code before one. A comment was not closed if it ends with
//! the text, or if another one begins in a later line of it. A string or comment that was not closed is taken to end with its line, which
//! limits the damage to that line.

use std::ops::Range;

use crate::tables::is_word;

/// Characters that may follow a value.
const BEHIND_A_VALUE: [char; 5] = [')', ']', '}', ',', ';'];

/// Characters that may precede a value.
const BEFORE_A_VALUE: [char; 7] = ['(', '[', '{', ',', '=', '+', ':'];

/// Characters that never follow a string directly, and often begin the text of one.
const NEVER_BEHIND: [char; 5] = ['$', '\\', '"', '\'', '@'];

/// Length in bytes of a mark that has other meanings in texts as well, such as `/*` in `src/*.c`.
const SHORT_MARK: usize = 2;

/// Something between two marks, in its text.
#[derive(Debug, Clone)]
pub(crate) struct Enclosed<'a> {
    pub(crate) text: &'a str,
    pub(crate) range: Range<usize>,
    pub(crate) begin: &'a str,
    pub(crate) end: &'a str,
    /// Whether there is a second mark.
    pub(crate) is_closed: bool,
}

impl Enclosed<'_> {
    /// Whether this string was probably not closed.
    pub(crate) fn is_open_string(&self) -> bool {
        self.spans_lines() && (!self.is_closed || self.is_touched() || self.is_between_values())
    }

    /// Whether this comment was probably not closed; `may_nest` if another one may be in it.
    pub(crate) fn is_open_comment(&self, may_nest: bool) -> bool {
        self.spans_lines() && (!self.is_closed || !may_nest && self.begins_another())
    }

    fn spans_lines(&self) -> bool {
        self.whole().contains('\n')
    }

    fn whole(&self) -> &str {
        &self.text[self.range.clone()]
    }

    /// Whether a character that never touches a value is directly before or behind it.
    fn is_touched(&self) -> bool {
        let before = self.text[..self.range.start].chars().next_back();
        let behind = self.text[self.range.end..].chars().next();
        before.is_some_and(is_word)
            || behind.is_some_and(|c| is_word(c) || NEVER_BEHIND.contains(&c))
    }

    /// Whether the content of this string looks like code between two others.
    fn is_between_values(&self) -> bool {
        let inside = self.whole().get(self.begin.len()..);
        let inside = inside.and_then(|inside| inside.strip_suffix(self.end));
        let inside = inside.unwrap_or_default().trim();
        inside.starts_with(BEHIND_A_VALUE) && inside.ends_with(BEFORE_A_VALUE)
    }

    /// Whether these lines of a comment were probably not closed: they begin with the last mark; or they go on to the end of the text, and no
    /// other line has the first mark. Other lines have it where much is documented at the end of a text.
    pub(crate) fn is_open_block(&self) -> bool {
        let others = || self.whole().lines().skip(1);
        let is_last = || !others().any(|line| line.starts_with(self.begin));
        self.whole().starts_with(self.end) || !self.is_closed && is_last()
    }

    /// Whether another comment begins in a later line of this one; a short mark does so behind a blank or bracket.
    fn begins_another(&self) -> bool {
        let whole = self.whole();
        let first_line = whole.find('\n').unwrap_or(whole.len());
        let mut others = whole[first_line..].match_indices(self.begin);
        others.any(|(at, _)| {
            let before = whole[..first_line + at].chars().next_back();
            let is_apart = |c: char| c.is_whitespace() || BEFORE_A_VALUE.contains(&c);
            self.begin.len() > SHORT_MARK || before.is_some_and(is_apart)
        })
    }
}
