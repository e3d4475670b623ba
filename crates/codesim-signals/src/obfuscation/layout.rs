//! Text far from where a reader looks.

use std::ops::Range;

use codesim_display::Sentence;

use crate::obfuscation::finding::{FindingPlace, Kind};
use crate::obfuscation::tokenized::Tokenized;

/// Blanks before text on a line: wider than any window or page.
const FAR_RIGHT: usize = 200;
/// Blank lines before text: higher than two windows.
const FAR_BELOW: usize = 100;

/// Returns the first text after a very long run of blanks or of blank lines. Strings are tokens, so blanks in them do not count.
pub(crate) fn out_of_sight(text: &Tokenized) -> Option<FindingPlace> {
    let long = |gap: &Range<usize>| gap.len() >= FAR_RIGHT.min(FAR_BELOW);
    text.gaps().filter(long).find_map(|gap| hidden(text, gap))
}

/// Returns the first such text in a gap between tokens or right behind it.
fn hidden(text: &Tokenized, gap: Range<usize>) -> Option<FindingPlace> {
    blank_runs(text.piece(gap.clone())).find_map(|(from, run)| {
        let at = gap.start + from + run.len();
        let sentence = distance(run)?;
        (at < text.text.len()).then_some(FindingPlace {
            kind: Kind::OutOfSight,
            at,
            sentence,
        })
    })
}

/// Returns the runs of blanks and line ends with their byte offsets.
fn blank_runs(gap: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + gap[at..].find(char::is_whitespace)?;
        let length = gap[start..].find(|c: char| !c.is_whitespace());
        at = length.map_or(gap.len(), |length| start + length);
        Some((start, &gap[start..at]))
    })
}

/// Returns the sentence about text that follows a run of blanks, if that run is long.
fn distance(run: &str) -> Option<Sentence> {
    let lines = run.matches('\n').count().saturating_sub(1);
    if lines >= FAR_BELOW {
        return Some(Sentence::new("remark-far-below").number("lines", lines as u64));
    }
    let blanks = run.chars().rev().take_while(|&c| c != '\n').count();
    let far_right = || Sentence::new("remark-far-right").number("characters", blanks as u64);
    (blanks >= FAR_RIGHT).then(far_right)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::obfuscation::Kind::OutOfSight;
    use crate::obfuscation::testing::{found, kinds};

    #[test]
    fn far_to_the_right() {
        let blanks = " ".repeat(FAR_RIGHT);
        for text in [
            format!("int x;\nx = 1;{blanks}x = 2;"),
            format!("int x;\n{blanks}x = 2;"),
            format!("int x;\nx = 1; /* a */{blanks}/* b */ x = 2;"),
            format!("int x;\nx = 1;{}x = 2;", "\t".repeat(FAR_RIGHT)),
            format!("int x;\nx = 1;{}x = 2;", "\u{a0}".repeat(FAR_RIGHT)),
        ] {
            assert_eq!(kinds(&text), [(OutOfSight, 2)], "{text}");
        }
        let text = format!("x;{blanks}y;");
        assert!(
            found(&text)[0]
                .sentence
                .to_string()
                .starts_with("200 characters of whitespace")
        );
    }

    #[test]
    fn far_below() {
        for end in ["\n", "\r\n", " \t\n"] {
            let text = format!("x;{}y;", end.repeat(FAR_BELOW + 1));
            assert_eq!(kinds(&text), [(OutOfSight, FAR_BELOW + 2)]);
            assert!(
                found(&text)[0]
                    .sentence
                    .to_string()
                    .starts_with("100 blank lines")
            );
        }
    }

    #[test]
    fn nothing_is_hidden() {
        let blanks = " ".repeat(FAR_RIGHT);
        for text in [
            format!("x;{}y;", " ".repeat(FAR_RIGHT - 1)),
            format!("x;{}y;", "\n".repeat(FAR_BELOW)),
            format!("x;{blanks}\ny;"),
            format!("x;{blanks}"),
            format!("x;{}", "\n".repeat(3 * FAR_BELOW)),
            format!("s = \"a{blanks}b{}\";", "\n".repeat(3 * FAR_BELOW)),
        ] {
            assert_eq!(kinds(&text), [], "{text}");
        }
    }
}
