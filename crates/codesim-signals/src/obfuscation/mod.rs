//! Signs that a text was made to look other than it is, to a person or to a program that compares it.
//!
//! *Problem.* A copy can be hidden without changing what it does: by letters that look like others, invisible characters,
//! code far to the right or far below, a heap of other code around it, code parked in a comment, code that is run out of a string or
//! decoded from data, or words that only a compiler puts together. Each of these may be honest; a person should know of them before reading.
//!
//! *Method.* Token spans tell program text (in tokens) from comments and layout (in the gaps between them), without any knowledge of
//! the language. [`findings`] looks at one text, [`much_larger`] at the sizes of a class. [`Visible`] takes invisible
//! characters out of a text before it is tokenized: `m\u{200b}ax` is the name `max` for a compiler of Java, and a
//! syntax error for most grammars.
//!
//! *Cost.* One look at each gap between tokens; the letters of a text only if it is not ASCII.
//!
//! *Source.* Unicode Technical Standard 39: Unicode Security Mechanisms. N. Boucher, R. Anderson: Trojan Source: Invisible
//! Vulnerabilities, 2021.
//!
//! *Limits.* A name in one script is never reported, so a name all of whose letters have a double in another script can be
//! exchanged as a whole. Only the look of its lines tells a comment from imports and other text that leaves no token.
//!
//! ```
//! use codesim_signals::obfuscation::{Kind, findings};
//! use codesim_token::Span;
//!
//! let text = "int\nm\u{430}x;"; // a Cyrillic letter
//! let tokens = [(0, 3), (4, 8), (8, 9)].map(|(start, end)| Span { start, end });
//! let found = findings(text, &tokens, &[]);
//! assert_eq!((found[0].line, found[0].kind), (2, Kind::LookAlikeLetters));
//! assert!(found[0].sentence.to_string().contains("m\\u{430}x"));
//! ```

mod bulk;
mod finding;
mod layout;
mod letters;
mod size;
mod strings;
#[cfg(test)]
mod testing;
mod tokenized;
mod tricks;
mod visible;

use codesim_token::Span;

use crate::obfuscation::finding::FindingPlace;
use crate::obfuscation::tokenized::Tokenized;

pub use finding::{Finding, Kind};
pub use size::{MuchLarger, much_larger};
pub use visible::{Visible, is_indented_oddly};

/// Returns the findings in `text`, whose tokens are at `tokens` (ascending by start): at most one of each kind, by line.
///
/// `evaluators` are the names of what runs a text as a program in this language; one that begins with a dot is a method. Spans that do
/// not fit the text are ignored.
pub fn findings(text: &str, tokens: &[Span], evaluators: &[String]) -> Vec<Finding> {
    let text = Tokenized { text, tokens };
    let mut places: Vec<FindingPlace> = layout::out_of_sight(&text).into_iter().collect();
    places.extend(bulk::large_comment(&text));
    places.extend(bulk::large_string(&text));
    places.extend(strings::run_string(&text, evaluators));
    places.extend(strings::encoded_string(&text));
    places.extend(tricks::compiler_trick(&text));
    if !text.text.is_ascii() {
        places.extend(letters::look_alike(&text));
        places.extend(letters::invisible(&text));
        places.extend(letters::direction(&text));
    }
    let mut findings: Vec<Finding> = places.into_iter().map(|p| text.finding(p)).collect();
    findings.sort();
    findings
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::obfuscation::testing::{evaluators, found, span};

    #[test]
    fn findings_are_ordered_by_line() {
        let text = format!(
            "int m\u{430}x;\n// \u{202e}\nint\u{200b} x;{}y;\n",
            " ".repeat(200)
        );
        let found = found(&text);
        let kinds = found.iter().map(|f| (f.line, f.kind));
        assert_eq!(
            kinds.collect::<Vec<_>>(),
            [
                (1, Kind::LookAlikeLetters),
                (2, Kind::TextDirection),
                (3, Kind::InvisibleCharacters),
                (3, Kind::OutOfSight),
            ]
        );
    }

    #[test]
    fn sentences_are_ascii() {
        let text = "int m\u{430}x\u{200b}; // \u{202e}";
        assert_eq!(found(text).len(), 3);
        assert!(
            found(text)
                .iter()
                .all(|f| f.sentence.to_string().is_ascii())
        );
    }

    /// Returns pieces that the checks look for, among anything.
    fn text() -> impl Strategy<Value = String> {
        let piece = prop_oneof![
            any::<String>(),
            "[ \t\n]{0,300}",
            "[a-c\u{430}-\u{433}\u{200b}-\u{200d}\u{202a}\u{ff41}\"/*]{0,9}",
            "(eval|\\.eval|exec)?[({`\"]{0,2}[0-9a-f]{0,300}[)}`\"]{0,2}",
            "#define [ab] [{};]\n",
        ];
        prop::collection::vec(piece, 0..8).prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn any_text_has_lines_inside_of_it(text in text()) {
            let lines = text.matches('\n').count() + 1;
            let found = found(&text);
            prop_assert!(found.iter().all(|f| (1..=lines).contains(&f.line)));
            let mut kinds: Vec<Kind> = found.iter().map(|f| f.kind).collect();
            kinds.sort();
            prop_assert!(kinds.is_sorted_by(|a, b| a < b));
        }

        #[test]
        fn spans_that_do_not_fit_are_no_problem(
            text in text(),
            spans in prop::collection::vec((0..900_usize, 0..900_usize), 0..9),
        ) {
            let mut spans: Vec<Span> = spans.into_iter().map(|(start, end)| span(start, end)).collect();
            spans.sort();
            let lines = text.matches('\n').count() + 1;
            let found = findings(&text, &spans, &evaluators());
            prop_assert!(found.iter().all(|f| (1..=lines).contains(&f.line)));
        }
    }
}
