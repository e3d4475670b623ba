//! Fits text into a given number of terminal columns.

use std::borrow::Cow;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Shortens `text` to at most `width` terminal columns, with an ellipsis in place of its middle.
pub fn shorten(text: &str, width: usize) -> Cow<'_, str> {
    if text.width() <= width {
        return Cow::Borrowed(text);
    }
    let room = width.saturating_sub(1);
    let head = prefix(text.chars(), room.div_ceil(2));
    let tail = prefix(text.chars().rev(), room / 2);
    let tail: String = tail
        .chars()
        .rev()
        .skip_while(|character| character.width() == Some(0))
        .collect();
    Cow::Owned(format!("{head}…{tail}"))
}

/// Returns the first of `characters`, as many as fit into `width` terminal columns.
fn prefix(characters: impl Iterator<Item = char>, width: usize) -> String {
    let mut used = 0;
    characters
        .take_while(|character| {
            used += character.width().unwrap_or(0);
            used <= width
        })
        .collect()
}

/// Breaks `text` at spaces into lines of at most `width` columns; a longer word is shortened.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let word = shorten(word, width);
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            line.push_str(&word);
        } else if line.width() + 1 + word.width() <= width {
            line.push(' ');
            line.push_str(&word);
        } else {
            lines.push(word.into_owned());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shortened_in_the_middle() {
        let rows = [
            ("short", 5, "short"),
            ("submission", 7, "sub…ion"),
            ("submission", 6, "sub…on"),
            ("日本語日本語", 6, "日…語"),
            ("abc", 1, "…"),
        ];
        for (name, width, shown) in rows {
            assert_eq!(shorten(name, width), shown);
        }
    }
}
