//! Letters that look like others, invisible characters, and characters that change the direction of text.

use std::ops::Range;

use codesim_display::Sentence;
use unicode_security::mixed_script::AugmentedScriptSet;
use unicode_security::{GeneralSecurityProfile, skeleton};

use crate::obfuscation::finding::{FindingPlace, Kind};
use crate::obfuscation::tokenized::{Tokenized, is_quoted, range};
use crate::obfuscation::visible::is_invisible;

/// Longer names are cut in a sentence.
const SHOWN_CHARACTERS: usize = 40;

/// Returns the first name with look-alike letters in program text.
pub(crate) fn look_alike(text: &Tokenized) -> Option<FindingPlace> {
    let (at, word) = words(text.text)
        .filter(|(_, word)| !word.is_ascii() && looks_like_another(word))
        .find(|&(at, _)| text.token_at(at).is_some_and(|token| !is_quoted(token)))?;
    Some(FindingPlace {
        kind: Kind::LookAlikeLetters,
        at,
        sentence: Sentence::new("remark-look-alike").text("name", escaped(word)),
    })
}

/// Returns the runs of letters and digits with their byte offsets. An underscore ends a run: `user_имя` has two honest halves.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + text[at..].find(is_word)?;
        let length = text[start..].find(|c| !is_word(c));
        at = length.map_or(text.len(), |length| start + length);
        Some((start, &text[start..at]))
    })
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() && !is_invisible(c)
}

/// Whether a word passes for one in Latin letters: all its other letters look like ASCII, and they are beside Latin ones or are forms that
/// are not meant for names (`ｍ`, `𝐦`). A word that is all in another script is honest.
fn looks_like_another(word: &str) -> bool {
    let (latin, others): (Vec<char>, Vec<char>) = word.chars().partition(|&c| is_latin(c));
    let mixed = latin.iter().any(|c| c.is_alphabetic());
    let forms = others.len() > 1 && others.iter().all(|&c| is_in_latin_text(c));
    !others.is_empty() && (mixed || forms) && others.into_iter().all(looks_like_ascii)
}

/// Whether a letter or digit belongs to names in Latin letters.
fn is_latin(c: char) -> bool {
    c.identifier_allowed() && is_in_latin_text(c)
}

fn is_in_latin_text(c: char) -> bool {
    let mut scripts = AugmentedScriptSet::for_char(c);
    scripts.intersect_with('a'.into());
    !scripts.is_empty()
}

fn looks_like_ascii(c: char) -> bool {
    skeleton(c.encode_utf8(&mut [0; 4])).all(|c| c.is_ascii())
}

/// Returns the first invisible character in program text: in a token other than a string, or in the blanks right behind a token.
pub(crate) fn invisible(text: &Tokenized) -> Option<FindingPlace> {
    let tokens = text.tokens.iter().map(|token| range(*token));
    let mut names = tokens.filter(|token| !is_quoted(text.piece(token.clone())));
    let mut layout = text
        .gaps()
        .map(|gap| gap.start..gap.start + blanks(text.piece(gap)));
    let first_in_each = [
        names.find_map(|token| unseen(text, token)),
        layout.find_map(|gap| unseen(text, gap)),
    ];
    let (at, found) = first_in_each.into_iter().flatten().min()?;
    Some(FindingPlace {
        kind: Kind::InvisibleCharacters,
        at,
        sentence: Sentence::new("remark-invisible").text("character", code_point(found)),
    })
}

/// Returns the length of the part of a text before its first visible character.
fn blanks(text: &str) -> usize {
    let seen = |c: char| !c.is_whitespace() && !is_invisible(c);
    text.find(seen).unwrap_or(text.len())
}

/// Returns the first invisible character in a piece of text, with its place.
fn unseen(text: &Tokenized, piece: Range<usize>) -> Option<(usize, char)> {
    let characters = text.piece(piece.clone()).char_indices();
    let mut places = characters.map(|(at, c)| (piece.start + at, c));
    places.find(|&(at, c)| is_invisible(c) && !is_direction(c) && !is_spelling(text.text, at, c))
}

/// Whether a character is a joiner after a letter of a script that is spelled with them.
fn is_spelling(text: &str, at: usize, c: char) -> bool {
    let before = text[..at].chars().next_back();
    matches!(c, '\u{200c}' | '\u{200d}') && before.is_some_and(|c| !c.is_ascii())
}

/// Returns the first character that changes the direction of text, wherever it is: in a comment it can move code into view.
pub(crate) fn direction(text: &Tokenized) -> Option<FindingPlace> {
    let (at, found) = text.text.char_indices().find(|&(_, c)| is_direction(c))?;
    Some(FindingPlace {
        kind: Kind::TextDirection,
        at,
        sentence: Sentence::new("remark-direction").text("character", code_point(found)),
    })
}

/// Whether it is an embedding, override or isolate: those of "Trojan Source", table 1. Plain direction marks move no text and are left out.
fn is_direction(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn code_point(c: char) -> String {
    format!("U+{:04X}", u32::from(c))
}

/// Returns a name in ASCII, so that the look-alike letters can be seen.
pub(crate) fn escaped(word: &str) -> String {
    let mut shown: String = word
        .chars()
        .take(SHOWN_CHARACTERS)
        .flat_map(char::escape_default)
        .collect();
    if word.chars().nth(SHOWN_CHARACTERS).is_some() {
        shown.push_str("...");
    }
    shown
}

#[cfg(test)]
mod tests {
    use crate::obfuscation::Kind::{InvisibleCharacters, LookAlikeLetters, TextDirection};
    use crate::obfuscation::testing::{found, kinds};

    #[test]
    fn look_alike_names() {
        for name in [
            "m\u{430}x",          // Cyrillic a
            "\u{441}ount",        // Cyrillic s
            "t\u{3bf}tal",        // Greek omicron
            "total_s\u{443}m",    // Cyrillic u
            "\u{ff4d}\u{ff41}x",  // full width
            "\u{1d426}\u{1d41a}", // mathematical
            "na\u{ef}ve\u{430}",  // an honest diaeresis, and a Cyrillic a
        ] {
            let text = format!("int a;\nint {name} = 0;\n");
            assert_eq!(kinds(&text), [(LookAlikeLetters, 2)], "{name}");
        }
    }

    #[test]
    fn honest_names() {
        for name in [
            "größe",
            "straße",
            "été",
            "œuvre",
            "łódź",
            "sayı",
            "kullanıcı",
            "İd",
            "имя",
            "сор",
            "х1",
            "у",
            "имя_user",
            "user_имена",
            "getИмя",
            "όνομα",
            "π",
            "α1",
            "ΔT",
            "µs",
            "λMax",
            "x²",
            "変数",
            "変数a",
            "ユーザー",
            "변수",
            "שם",
            "نام",
            "नाम",
            "e\u{301}te\u{301}",
        ] {
            assert_eq!(kinds(&format!("int {name} = 0;\n")), [], "{name}");
        }
    }

    #[test]
    fn only_names_are_looked_at() {
        assert_eq!(
            kinds("// m\u{430}x\n/* m\u{430}x */ s = \"m\u{430}x\";"),
            []
        );
    }

    #[test]
    fn names_are_shown_in_ascii_and_not_in_full() {
        let name = |text: &str| found(text)[0].sentence.to_string();
        assert!(name("m\u{430}x").contains(" m\\u{430}x "));
        let long = name(&format!("\u{430}{}", "x".repeat(9000)));
        assert!(long.len() < 150, "{long}");
    }

    #[test]
    fn invisible_characters_in_program_text() {
        for text in [
            "m\u{200b}ax",
            "max\u{200b};",
            "max \u{200b}/* a */;",
            "x = \u{feff} y",
            "x\u{200d} = y",
            "x\u{3164} = y", // Hangul filler
            "x\u{ad} = y",
        ] {
            assert_eq!(kinds(text), [(InvisibleCharacters, 1)], "{text:?}");
        }
        assert!(
            found("\n\nm\u{2060}x")[0]
                .sentence
                .to_string()
                .contains("U+2060")
        );
    }

    #[test]
    fn invisible_characters_elsewhere() {
        for text in [
            "x; // a\u{200b}b\n/* \u{feff} */ y;",
            "s = \"\u{1f469}\u{200d}\u{1f4bb}\u{fe0f}\";",
            "int می\u{200c}شود;", // a joiner that belongs to the spelling
        ] {
            assert_eq!(kinds(text), [], "{text:?}");
        }
    }

    #[test]
    fn direction_is_reported_wherever_it_changes() {
        for text in [
            "x\u{202e}y;",
            "\"\u{2066}\"",
            "// \u{202a}",
            "/* \u{2069} */",
        ] {
            assert_eq!(kinds(text), [(TextDirection, 1)], "{text:?}");
        }
        assert_eq!(kinds("// שלום\u{200f}!"), []);
    }
}
