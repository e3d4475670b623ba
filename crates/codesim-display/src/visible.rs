//! Makes hidden characters of a text visible.

use std::borrow::Cow;
use std::fmt::Write as _;

/// Replaces every character that is invisible, or that changes how others are displayed, by an escape such as `\n` or
/// `\u{202e}`.
///
/// Backslashes stay as they are: file names with a literal `\n` are rarer than paths with backslashes.
pub fn visible(name: &str) -> Cow<'_, str> {
    if !name.contains(is_hidden) {
        return Cow::Borrowed(name);
    }
    let mut shown = String::with_capacity(name.len() + 8);
    for character in name.chars() {
        if is_hidden(character) {
            let _ = write!(shown, "{}", escape(character));
        } else {
            shown.push(character);
        }
    }
    Cow::Owned(shown)
}

/// Returns an escape such as `\n`, `\t` or `\u{202e}`.
pub fn escape(character: char) -> std::char::EscapeDefault {
    character.escape_default()
}

/// First and last of each range of hidden characters: controls, line and paragraph separators,
/// bidirectional marks, zero-width and other format characters, tags, non-characters and private use. Written out so that
/// the list does not change with the compiler's Unicode version; ascending.
pub const HIDDEN: &[(char, char)] = &[
    ('\0', '\u{1f}'),
    ('\u{7f}', '\u{9f}'),
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{e000}', '\u{f8ff}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffb}'),
    ('\u{fffe}', '\u{ffff}'),
    ('\u{e0000}', '\u{e0fff}'),
    ('\u{f0000}', '\u{10ffff}'),
];

/// Whether a character is one of [`HIDDEN`].
pub fn is_hidden(character: char) -> bool {
    let ranges_before = HIDDEN.partition_point(|&(first, _)| first <= character);
    ranges_before > 0 && character <= HIDDEN[ranges_before - 1].1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_of_hidden_characters_ascend() {
        let ends: Vec<char> = HIDDEN
            .iter()
            .flat_map(|&(first, last)| [first, last])
            .collect();
        assert!(ends.is_sorted());
        assert!(is_hidden('\0') && is_hidden('\u{10ffff}') && !is_hidden(' '));
    }
}
