//! Where strings, characters and comments end.

use crate::description::{Escape, Quote};

use crate::tables::is_word;

/// Longest escape sequence in a character, such as `\u{10FFFF}`.
const MAX_ESCAPE_LENGTH: usize = 12;

/// Longest regular expression between slashes, in bytes: without a bound, many that never end would take the square of the text.
const MAX_REGEX_LENGTH: usize = 1 << 8;

/// Longest import over several lines, in bytes, for the same reason.
const MAX_IMPORT_LENGTH: usize = 1 << 10;

/// Returns the length of the string that `rest` begins with: to its end, or to the end of the text or, if it may not span `lines`, of the
/// line if it has none; and whether it has one. A string in one of its holes does not end it.
pub(crate) fn string_length(rest: &str, quote: &Quote, lines: bool) -> (usize, bool) {
    let (bytes, end) = (rest.as_bytes(), quote.end.as_bytes());
    // The number of open brackets in each hole, and whether the position is in the innermost one, not in a string of it.
    let (mut holes, mut in_hole) = (Vec::new(), false);
    let mut at = quote.begin.len();
    while at < bytes.len() {
        let here = &bytes[at..];
        let closes = here.starts_with(end);
        let hole = quote.hole.as_ref().map(|(begin, _)| begin.as_bytes());
        let hole = hole.filter(|begin| !in_hole && here.starts_with(begin));
        match bytes[at] {
            b'\n' if !lines => return (at, false),
            _ if in_hole => {
                in_hole = !closes && stays_in_hole(here, quote, &mut holes);
                at += if closes { end.len() } else { 1 };
            }
            _ if hole.is_some() => {
                at += hole.map_or(0, <[u8]>::len);
                holes.push(0);
                in_hole = true;
            }
            b'\\' if quote.escape == Escape::Backslash => at += 1 + next_length(rest, at + 1),
            _ if closes && is_doubled(here, quote) => at += 2 * end.len(),
            _ if closes => {
                at += end.len();
                in_hole = !holes.is_empty();
                if !in_hole {
                    return (at, true);
                }
            }
            _ => at += 1,
        }
    }
    (bytes.len(), false)
}

/// Takes note of a bracket in the innermost hole; returns whether the hole goes on behind it.
fn stays_in_hole(here: &[u8], quote: &Quote, holes: &mut Vec<usize>) -> bool {
    let (Some((begin, end)), Some(depth)) = (&quote.hole, holes.last_mut()) else {
        return false;
    };
    if begin.as_bytes().last() == here.first() {
        *depth += 1;
    } else if here.starts_with(end.as_bytes()) {
        if *depth == 0 {
            holes.pop();
            return false;
        }
        *depth -= 1;
    }
    true
}

/// Returns the length of the text that a string of several tokens goes on with, up to its end, the next hole or escape sequence; or that of
/// an escape sequence, and whether it is one.
pub(crate) fn text_length(rest: &str, quote: &Quote, lines: bool) -> (bool, usize) {
    let has_escapes = quote
        .parts
        .as_ref()
        .is_some_and(|parts| parts.escape.is_some());
    let hole = quote.hole.as_ref().map(|(begin, _)| begin.as_str());
    let mut at = 0;
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        let ends = here.starts_with(quote.end.as_bytes())
            || hole.is_some_and(|hole| here.starts_with(hole.as_bytes()))
            || here[0] == b'\n' && !lines;
        match here[0] {
            _ if ends => break,
            b'\\' if quote.escape == Escape::Backslash => {
                let length = 1 + next_length(rest, at + 1);
                match (has_escapes, at) {
                    (true, 0) => return (true, length),
                    (true, _) => break,
                    (false, _) => at += length,
                }
            }
            _ => at += 1,
        }
    }
    (false, at)
}

/// Returns the word behind the mark of a here-document, which ends it, and how long it is with its quotes.
pub(crate) fn heredoc_word(behind: &str) -> Option<(&str, usize)> {
    let quote = behind.chars().next().filter(|c| matches!(c, '"' | '\''));
    let quoted = quote.map_or(0, char::len_utf8);
    let bare = &behind[quoted..];
    let length = bare.find(|c| !is_word(c)).unwrap_or(bare.len());
    let is_one = match quote {
        Some(quote) => length > 0 && bare[length..].starts_with(quote),
        None => bare.starts_with(|c: char| c.is_ascii_uppercase()),
    };
    is_one.then_some((&bare[..length], length + 2 * quoted))
}

/// Returns the lengths of the lines that `rest` begins with up to one that begins with `word`, and up to behind the word; both are that of
/// the text if there is none.
pub(crate) fn heredoc_lengths(rest: &str, word: &str) -> (usize, usize) {
    let mut at = 0;
    for line in rest.split_inclusive('\n') {
        let text = line.trim_start();
        if let Some(behind) = text.strip_prefix(word).filter(|b| !b.starts_with(is_word)) {
            return (at, at + line.len() - behind.len());
        }
        at += line.len();
    }
    (at, at)
}

/// Returns the length of the regular expression that `rest` begins with, with the letters behind it, if it ends in its line.
pub(crate) fn regex_length(rest: &str) -> Option<usize> {
    let bytes = &rest.as_bytes()[..rest.len().min(MAX_REGEX_LENGTH)];
    let (mut at, mut in_class) = (1, false);
    while *bytes.get(at)? != b'/' || in_class {
        match bytes[at] {
            b'\n' => return None,
            b'\\' => at += next_length(rest, at + 1),
            b'[' => in_class = true,
            b']' => in_class = false,
            _ => {}
        }
        at += 1;
    }
    let letters = rest[at + 1..].bytes();
    Some(at + 1 + letters.take_while(u8::is_ascii_alphabetic).count())
}

/// Returns the length of the import that `rest` begins with: up to a semicolon, if one ends it, or to the end of a line that is not between
/// brackets.
pub(crate) fn import_length(rest: &str, semicolon_ends: bool) -> usize {
    let line = rest.find('\n').unwrap_or(rest.len());
    let mut depth = 0_usize;
    for (at, byte) in rest.bytes().enumerate().take(line.max(MAX_IMPORT_LENGTH)) {
        match byte {
            b';' if semicolon_ends => return at + 1,
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b'\n' if depth == 0 => return at,
            _ => {}
        }
    }
    line
}

fn is_doubled(rest: &[u8], quote: &Quote) -> bool {
    let end = quote.end.as_bytes();
    quote.escape == Escape::Double && rest[end.len()..].starts_with(end)
}

/// Returns the length of the character at a byte, 0 at the end.
fn next_length(text: &str, at: usize) -> usize {
    text.get(at..)
        .and_then(|rest| rest.chars().next())
        .map_or(0, char::len_utf8)
}

/// Returns the length of the quoted character that `rest` begins with, if it is one: a quote alone is a mark. Its prefix and its first quote
/// take `inside` bytes.
pub(crate) fn character_length(rest: &str, inside: usize, quote: &str) -> Option<usize> {
    let first = rest[inside..].chars().next()?;
    if first == '\\' {
        let escaped = inside + 1 + next_length(rest, inside + 1);
        let window = rest.get(escaped..)?;
        let end = window
            .char_indices()
            .take(MAX_ESCAPE_LENGTH)
            .take_while(|&(_, c)| c != '\n')
            .find(|&(at, _)| window[at..].starts_with(quote))?;
        return Some(escaped + end.0 + quote.len());
    }
    let end = inside + first.len_utf8();
    let closes = first != '\n' && rest[end..].starts_with(quote);
    closes.then_some(end + quote.len())
}

/// Returns the length of the block comment that `rest` begins with: to its end, or to the end of the text if it has none; and whether it has
/// one.
pub(crate) fn comment_length(rest: &str, begin: &str, end: &str, nested: bool) -> (usize, bool) {
    if !nested {
        let inside = rest[begin.len()..].find(end);
        let length = inside.map(|at| begin.len() + at + end.len());
        return (length.unwrap_or(rest.len()), length.is_some());
    }
    let (bytes, mut at, mut depth) = (rest.as_bytes(), begin.len(), 1);
    while at < bytes.len() {
        if bytes[at..].starts_with(end.as_bytes()) {
            at += end.len();
            depth -= 1;
            if depth == 0 {
                return (at, true);
            }
        } else if bytes[at..].starts_with(begin.as_bytes()) {
            at += begin.len();
            depth += 1;
        } else {
            at += 1;
        }
    }
    (bytes.len(), false)
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
            hole: None,
            parts: None,
        }
    }

    #[test]
    fn a_string_ends_at_its_quote_unless_that_is_escaped() {
        for (text, escape, expected) in [
            ("'a' b", Escape::Backslash, (3, true)),
            (r"'a\' b' c", Escape::Backslash, (7, true)),
            (r"'a\' b' c", Escape::None, (4, true)),
            ("'it''s' c", Escape::Double, (7, true)),
            ("'it''s' c", Escape::None, (4, true)),
            (r"'a\", Escape::Backslash, (3, false)),
        ] {
            let found = string_length(text, &quote("'", escape, false), false);
            assert_eq!(found, expected, "{text} {escape:?}");
        }
    }

    #[test]
    fn an_open_string_ends_with_its_line_or_with_the_text() {
        let quote = quote("'", Escape::Backslash, true);
        let of = |lines| string_length("'open\nnext", &quote, lines);
        assert_eq!((of(false), of(true)), ((5, false), (10, false)));
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
            assert_eq!(character_length(text, 1, "'"), expected, "{text}");
        }
    }

    #[test]
    fn comments_may_be_nested() {
        let text = "(* a (* b *) c *) d";
        assert_eq!(comment_length(text, "(*", "*)", false), (12, true));
        assert_eq!(comment_length(text, "(*", "*)", true), (17, true));
        assert_eq!(comment_length("(* open", "(*", "*)", true), (7, false));
    }
}
