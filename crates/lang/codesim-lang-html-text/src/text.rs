//! The text of a page, and its places.
//!
//! The tokenizer hands over text in small runs and says how far it has read. A run that is not in the page as it is comes from a character
//! reference, which reaches from the end of the run before to where the tokenizer is.

use std::convert::Infallible;
use std::ops::Range;

use html5gum::emitters::callback::{Callback, CallbackEmitter, CallbackEvent};
use html5gum::{Emitter, ForwardingEmitter, Span, State, Tokenizer};

/// A piece of a page's text.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// The text in these bytes.
    Plain(Range<usize>),
    /// The text of the character reference in these bytes.
    Reference { bytes: Range<usize>, text: String },
}

/// Returns the text of a page, in order.
pub(crate) fn pieces(page: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut markup = CallbackEmitter::new(Ignored);
    markup.naively_switch_states(true);
    let text = Text {
        page,
        pieces: &mut pieces,
        at: 0,
        done: 0,
        is_shown: true,
        markup,
    };
    let Ok(()) = Tokenizer::new_with_emitter(page, text).finish();
    pieces
}

/// Takes the text out of what the tokenizer finds.
struct Text<'a> {
    page: &'a str,
    pieces: &'a mut Vec<Piece>,
    /// So many bytes have been read.
    at: usize,
    /// Where the next run of text begins.
    done: usize,
    /// Whether this is no script or style sheet.
    is_shown: bool,
    /// Keeps account of tags, so that the end of a script is known.
    markup: CallbackEmitter<Ignored, Infallible, ()>,
}

struct Ignored;

impl Callback<Infallible, ()> for Ignored {
    fn handle_event(&mut self, _: CallbackEvent<'_>, _: Span<()>) -> Option<Infallible> {
        None
    }
}

impl Text<'_> {
    fn piece(&self, run: &[u8]) -> Piece {
        let page = self.page.as_bytes();
        let bytes = self.done.min(self.at)..self.at;
        let read = page.get(bytes.clone()).unwrap_or_default();
        let is_reference = read.starts_with(b"&") && read != run;
        // A tag that turns out to be none is handed over in two runs, from one place.
        let plain = self.at.saturating_sub(run.len())..self.at;
        if !is_reference && page.get(plain.clone()) == Some(run) {
            return Piece::Plain(plain);
        }
        let text = String::from_utf8_lossy(run).into_owned();
        Piece::Reference { bytes, text }
    }
}

impl ForwardingEmitter for Text<'_> {
    type Token = Infallible;

    fn inner(&mut self) -> &mut impl Emitter<Token = Infallible> {
        &mut self.markup
    }

    fn should_emit_errors(&mut self) -> bool {
        false
    }

    fn move_position(&mut self, offset: isize) {
        self.at = self.at.saturating_add_signed(offset);
    }

    fn init_string(&mut self) {
        self.done = self.at;
    }

    fn emit_string(&mut self, run: &[u8]) {
        if self.is_shown {
            let piece = self.piece(run);
            match (self.pieces.last_mut(), &piece) {
                // A run may end within a letter.
                (Some(Piece::Plain(last)), Piece::Plain(next)) if last.end == next.start => {
                    last.end = next.end;
                }
                _ => self.pieces.push(piece),
            }
        }
        self.done = self.at;
    }

    fn emit_current_tag(&mut self) -> Option<State> {
        let next = self.markup.emit_current_tag();
        self.is_shown = !matches!(next, Some(State::ScriptData | State::RawText));
        self.done = self.at;
        next
    }
}

#[cfg(test)]
mod tests {
    use html5gum::{DefaultEmitter, Token};
    use proptest::prelude::*;

    use super::*;

    /// Returns the text as the tokenizer gives it without places.
    fn decoded(page: &str) -> String {
        let mut emitter: DefaultEmitter<()> = DefaultEmitter::default();
        emitter.naively_switch_states(true);
        let mut text = String::new();
        let mut is_shown = true;
        for Ok(token) in Tokenizer::new_with_emitter(page, emitter) {
            match token {
                Token::StartTag(tag) => {
                    is_shown =
                        ![b"script".as_slice(), b"style", b"noscript"].contains(&&**tag.name);
                }
                Token::EndTag(_) => is_shown = true,
                Token::String(run) if is_shown => text += &String::from_utf8_lossy(&run),
                _ => {}
            }
        }
        text
    }

    /// Reads a page. Plain text must be cut out of it, and a reference must begin like one.
    fn read(page: &str) -> String {
        let text = |piece| match piece {
            Piece::Plain(bytes) => page[bytes].to_owned(),
            Piece::Reference { bytes, text } => {
                let is_letter = text.contains(char::is_alphanumeric);
                assert!(
                    !is_letter || page[bytes].starts_with('&'),
                    "{page:?} {text}"
                );
                text
            }
        };
        pieces(page).into_iter().map(text).collect()
    }

    fn letters(text: &str) -> String {
        text.chars().filter(|c| c.is_alphanumeric()).collect()
    }

    /// Returns parts of pages, in any order.
    fn page() -> impl Strategy<Value = String> {
        let part = prop::sample::select(vec![
            "<p>",
            "</p>",
            "<b class='x>y'",
            "<title>",
            "</title>",
            "<textarea>",
            "</textarea",
            "<script>",
            "</script>",
            "<style>",
            "</style>",
            "<noscript>",
            "</noscript>",
            "<!--",
            "-->",
            "<!DOCTYPE html>",
            "<![CDATA[",
            "]]>",
            "<?",
            "<",
            ">",
            "/",
            "&",
            "&#",
            "&#x",
            ";",
            "&eacute;",
            "&eacute",
            "&#233;",
            "&#x31",
            "&#97 ",
            "&notit;",
            "&fjlig;",
            "&amp;",
            "&none;",
            "é",
            "𝒳",
            "a",
            "7",
            "tit",
            "lt",
            "\r\n",
            "\r",
            "\n",
            " ",
            "\"",
            "=",
            "-",
            "\0",
        ]);
        prop::collection::vec(part, 0..40).prop_map(|parts| parts.concat())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4096))]

        #[test]
        fn letters_with_places_are_those_without(page in page()) {
            prop_assert_eq!(letters(&read(&page)), letters(&decoded(&page)));
        }
    }
}
