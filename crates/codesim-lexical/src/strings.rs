//! Where strings, characters and comments end.

use codesim_description::{Escape, Quote};

/// Longest escape sequence in a character, such as `\u{10FFFF}`.
const LONGEST_ESCAPE: usize = 12;

/// Length of the string that `rest` begins with: to its end, or to the end of the line or text if it has none.
pub(crate) fn string_length(rest: &str, quote: &Quote) -> usize {
    let (bytes, end) = (rest.as_bytes(), quote.end.as_bytes());
    let mut at = quote.begin.len();
    while at < bytes.len() {
        let closes = bytes[at..].starts_with(end);
        match bytes[at] {
            b'\\' if quote.escape == Escape::Backslash => at += 1 + next_length(rest, at + 1),
            b'\n' if !quote.lines => return at,
            _ if closes && is_doubled(&bytes[at..], quote) => at += 2 * end.len(),
            _ if closes => return at + end.len(),
            _ => at += 1,
        }
    }
    bytes.len()
}

fn is_doubled(rest: &[u8], quote: &Quote) -> bool {
    let end = quote.end.as_bytes();
    quote.escape == Escape::Double && rest[end.len()..].starts_with(end)
}

/// Length of the character at a byte, 0 at the end.
fn next_length(text: &str, at: usize) -> usize {
    text.get(at..)
        .and_then(|rest| rest.chars().next())
        .map_or(0, char::len_utf8)
}

/// Length of the quoted character that `rest` begins with, if it is one: a quote alone is a mark.
pub(crate) fn character_length(rest: &str, quote: &str) -> Option<usize> {
    let inside = quote.len();
    let first = rest[inside..].chars().next()?;
    if first == '\\' {
        let escaped = inside + 1 + next_length(rest, inside + 1);
        let window = rest.get(escaped..)?;
        let end = window
            .char_indices()
            .take(LONGEST_ESCAPE)
            .take_while(|&(_, c)| c != '\n')
            .find(|&(at, _)| window[at..].starts_with(quote))?;
        return Some(escaped + end.0 + quote.len());
    }
    let end = inside + first.len_utf8();
    let closes = first != '\n' && rest[end..].starts_with(quote);
    closes.then_some(end + quote.len())
}

/// Length of the block comment that `rest` begins with: to its end, or to the end of the text if it has none.
pub(crate) fn comment_length(rest: &str, begin: &str, end: &str, nested: bool) -> usize {
    if !nested {
        let inside = rest[begin.len()..].find(end);
        return inside.map_or(rest.len(), |at| begin.len() + at + end.len());
    }
    let (bytes, mut at, mut depth) = (rest.as_bytes(), begin.len(), 1);
    while at < bytes.len() {
        if bytes[at..].starts_with(end.as_bytes()) {
            at += end.len();
            depth -= 1;
            if depth == 0 {
                return at;
            }
        } else if bytes[at..].starts_with(begin.as_bytes()) {
            at += begin.len();
            depth += 1;
        } else {
            at += 1;
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quote(end: &str, escape: Escape, lines: bool) -> Quote {
        Quote {
            begin: "'".to_owned(),
            end: end.to_owned(),
            escape,
            lines,
        }
    }

    #[test]
    fn a_string_ends_at_its_quote_unless_that_is_escaped() {
        for (text, escape, expected) in [
            ("'a' b", Escape::Backslash, 3),
            (r"'a\' b' c", Escape::Backslash, 7),
            (r"'a\' b' c", Escape::None, 4),
            ("'it''s' c", Escape::Double, 7),
            ("'it''s' c", Escape::None, 4),
            (r"'a\", Escape::Backslash, 3),
        ] {
            let found = string_length(text, &quote("'", escape, false));
            assert_eq!(found, expected, "{text} {escape:?}");
        }
    }

    #[test]
    fn an_open_string_ends_with_its_line_or_with_the_text() {
        let of = |lines| string_length("'open\nnext", &quote("'", Escape::Backslash, lines));
        assert_eq!((of(false), of(true)), (5, 10));
    }

    #[test]
    fn a_character_is_one_and_a_lone_quote_is_none() {
        for (text, expected) in [
            ("'a'", Some(3)),
            ("'é' ", Some(4)),
            (r"'\''", Some(4)),
            (r"'\u{1F600}' ", Some(11)),
            ("'static ", None),
            ("'", None),
            (r"'\", None),
            ("'\n'", None),
        ] {
            assert_eq!(character_length(text, "'"), expected, "{text}");
        }
    }

    #[test]
    fn comments_may_be_nested() {
        let text = "(* a (* b *) c *) d";
        assert_eq!(comment_length(text, "(*", "*)", false), 12);
        assert_eq!(comment_length(text, "(*", "*)", true), 17);
        assert_eq!(comment_length("(* open", "(*", "*)", true), 7);
    }
}
