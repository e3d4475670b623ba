//! A text without its invisible characters.

use std::borrow::Cow;

use codesim_token::Span;
use unicode_security::{GeneralSecurityProfile, skeleton};

/// A text without its invisible characters, and the way back to places in the whole text.
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
    text: Cow<'a, str>,
    /// For each gap, its byte offset in `text` and the number of bytes taken out up to it; ascending.
    taken: Vec<(usize, usize)>,
}

impl<'a> Visible<'a> {
    /// Takes the invisible characters out of a text.
    pub fn new(whole: &'a str) -> Self {
        let mut visible = Self {
            text: Cow::Borrowed(whole),
            taken: Vec::new(),
        };
        if !whole.is_ascii() && whole.contains(is_invisible) {
            visible.take_out(whole);
        }
        visible
    }

    fn take_out(&mut self, whole: &str) {
        let mut text = String::with_capacity(whole.len());
        for (at, c) in whole.char_indices() {
            if is_invisible(c) {
                self.taken
                    .push((text.len(), at + c.len_utf8() - text.len()));
            } else {
                text.push(c);
            }
        }
        self.text = Cow::Owned(text);
    }

    /// The text that is left.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether nothing was taken out: places are the same in both texts.
    pub fn is_whole(&self) -> bool {
        self.taken.is_empty()
    }

    /// Where a range of the text that is left stands in the whole text, without invisible characters at its ends.
    pub fn whole(&self, span: Span) -> Span {
        let start = self.offset(span.start);
        let end = match span.end {
            end if end > span.start => self.offset(end - 1) + 1,
            _ => start,
        };
        Span { start, end }
    }

    /// Offset in the whole text of a byte of the text that is left.
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
        fn every_place_has_the_same_character(text in "[a\u{e9}\u{200b}\u{feff}\n]{0,40}") {
            let visible = Visible::new(&text);
            for (at, c) in visible.text().char_indices() {
                let whole = visible.whole(span(at, at + c.len_utf8()));
                let piece = &text[whole.start as usize..whole.end as usize];
                prop_assert_eq!(piece, c.to_string());
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
