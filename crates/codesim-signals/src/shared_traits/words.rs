//! The words of a comment, a string or a name.

use std::ops::Range;

/// Letters that a word has at least.
const LEAST: usize = 5;

/// Returns the ranges of the words of enough letters in a text: runs of letters, in which a capital after a lowercase letter begins a new
/// one.
pub(crate) fn words(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut characters = text.char_indices().peekable();
    std::iter::from_fn(move || {
        loop {
            let (start, mut last) = characters.find(|(_, it)| it.is_alphabetic())?;
            let mut end = start + last.len_utf8();
            let mut letters = 1;
            let goes_on = |last: char, next: char| {
                next.is_alphabetic() && !(last.is_lowercase() && next.is_uppercase())
            };
            while let Some((at, next)) = characters.next_if(|&(_, next)| goes_on(last, next)) {
                (last, end) = (next, at + next.len_utf8());
                letters += 1;
            }
            if letters >= LEAST {
                return Some(start..end);
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<&str> {
        words(text).map(|range| &text[range]).collect()
    }

    #[test]
    fn words_are_told_apart_as_people_write_them() {
        let text = "// I recieve the ball_position, HTTPServer2 recieveBallNow";
        assert_eq!(
            found(text),
            ["recieve", "position", "HTTPServer", "recieve"]
        );
        assert_eq!(found("größere Flächen"), ["größere", "Flächen"]);
        assert_eq!(found("a1b2 c-d"), [""; 0]);
    }
}
