//! A text without its invisible characters, with plain spaces.

use std::borrow::Cow;

use codesim_token::Span;
use unicode_security::{GeneralSecurityProfile, skeleton};

/// A text without its invisible characters and with a plain space for each other one, such as those that pages and editors put in for looks,
/// and the way back to places in the whole text.
///
/// ```
/// use codesim_signals::obfuscation::Visible;
/// use codesim_token::Span;
///
/// let visible = Visible::new("\u{200b}m\u{200b}ax\u{200b};");
/// assert_eq!(visible.text(), "max;");
/// assert_eq!(visible.whole(Span { start: 0, end: 3 }), Span { start: 3, end: 9 });
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Visible<'a> {
    whole: &'a str,
    text: Cow<'a, str>,
    /// For each gap, its byte offset in `text` and the number of bytes taken out up to it; ascending. A plain space that replaces a longer
    /// one has its gap after it.
    taken: Vec<(usize, usize)>,
}

impl<'a> Visible<'a> {
    /// Takes the invisible characters out of a text, and makes its spaces plain.
    pub fn new(whole: &'a str) -> Self {
        let mut visible = Self {
            whole,
            text: Cow::Borrowed(whole),
            taken: Vec::new(),
        };
        if !whole.is_ascii() && whole.contains(|c| is_invisible(c) || is_odd_space(c)) {
            visible.take_out(whole);
        }
        visible
    }

    fn take_out(&mut self, whole: &str) {
        let mut text = String::with_capacity(whole.len());
        for (at, c) in whole.char_indices() {
            let is_odd = is_odd_space(c);
            if is_odd || !is_invisible(c) {
                text.push(if is_odd { ' ' } else { c });
            }
            let taken = at + c.len_utf8() - text.len();
            if self.taken.last().map_or(0, |last| last.1) < taken {
                self.taken.push((text.len(), taken));
            }
        }
        self.text = Cow::Owned(text);
    }

    /// Returns the text that is left.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether no character was taken out: places are the same in both texts.
    pub fn is_whole(&self) -> bool {
        self.taken.is_empty()
    }

    /// Returns the range in the whole text of a range of the text that is left, without invisible characters at its ends.
    pub fn whole(&self, span: Span) -> Span {
        let start = self.offset(span.start);
        let end = match span.end {
            end if end > span.start => self.end_of(end - 1),
            _ => start,
        };
        Span { start, end }
    }

    /// Returns where the byte at `at` of the text that is left ends in the whole text, with all of the space that it replaces.
    fn end_of(&self, at: u32) -> u32 {
        let whole = self.offset(at);
        let space = match self.text.as_bytes()[at as usize] {
            b' ' => self.whole[whole as usize..].chars().next(),
            _ => None,
        };
        whole + space.map_or(1, char::len_utf8) as u32
    }

    /// Returns the offset in the whole text of a byte of the text that is left.
    fn offset(&self, at: u32) -> u32 {
        let before = self.taken.partition_point(|&(cut, _)| cut <= at as usize);
        let taken = before.checked_sub(1).map_or(0, |i| self.taken[i].1);
        at + taken as u32
    }
}

/// Whether a character is invisible ("default ignorable"): the skeleton of Unicode Technical Standard 39 leaves these out. None is
/// allowed in names, which is cheaper to check first.
pub(crate) fn is_invisible(c: char) -> bool {
    !c.is_ascii()
        && !c.identifier_allowed()
        && skeleton(c.encode_utf8(&mut [0; 4])).next().is_none()
}

/// Whether a character is a space that no compiler takes for one: no-break, wide, thin. Those that end lines are left to grammars.
fn is_odd_space(c: char) -> bool {
    !c.is_ascii() && c.is_whitespace() && !matches!(c, '\u{2028}' | '\u{2029}')
}

/// Whether a line of a text is indented with such spaces.
pub fn is_indented_oddly(text: &str) -> bool {
    let indented_oddly = |line: &str| {
        let mut indent = line.chars().take_while(|c| c.is_whitespace());
        indent.any(is_odd_space)
    };
    !text.is_ascii() && text.lines().any(indented_oddly)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::obfuscation::testing::span;

    #[test]
    fn no_character_for_names_is_invisible() {
        let without_shape = |c: &char| skeleton(c.encode_utf8(&mut [0; 4])).next().is_none();
        let mut all = ('\u{0}'..=char::MAX).filter(without_shape);
        assert!(all.all(is_invisible));
    }

    #[test]
    fn lines_and_what_is_seen_stay() {
        let text = "int m\u{200b}ax\r\n\t= 1;\u{feff}\n// größe";
        assert_eq!(Visible::new(text).text(), "int max\r\n\t= 1;\n// größe");
    }

    #[test]
    fn spaces_are_plain_ones() {
        let text = "if a:\n\u{a0}\u{a0}\u{3000}b\u{2009}=\u{200b} 'c'";
        let visible = Visible::new(text);
        assert_eq!(visible.text(), "if a:\n   b = 'c'");
        let b = visible.whole(span(6, 10));
        assert_eq!(
            &text[b.start as usize..b.end as usize],
            "\u{a0}\u{a0}\u{3000}b"
        );
        let space = visible.whole(span(6, 7));
        assert_eq!(&text[space.start as usize..space.end as usize], "\u{a0}");
        assert!(is_indented_oddly(text));
        assert!(!is_indented_oddly("if a:\n  b\u{a0}= 1"));
    }

    #[test]
    fn a_text_without_them_is_not_copied() {
        for text in ["", "max", "größe 変数"] {
            assert!(
                matches!(Visible::new(text).text, Cow::Borrowed(_)),
                "{text}"
            );
        }
    }

    proptest! {
        #[test]
        fn every_place_has_the_same_character(text in "[a \u{e9}\u{a0}\u{3000}\u{200b}\u{feff}\n]{0,40}") {
            let visible = Visible::new(&text);
            for (at, c) in visible.text().char_indices() {
                let whole = visible.whole(span(at, at + c.len_utf8()));
                let piece = &text[whole.start as usize..whole.end as usize];
                let plain = piece.replace(is_odd_space, " ");
                prop_assert_eq!(plain, c.to_string());
            }
        }

        #[test]
        fn any_range_lies_in_the_text(text in any::<String>(), start in 0..40_usize, length in 0..40_usize) {
            let visible = Visible::new(&text);
            let end = (start + length).min(visible.text().len());
            let whole = visible.whole(span(start.min(end), end));
            prop_assert!(whole.start <= whole.end && whole.end as usize <= text.len());
        }
    }
}
