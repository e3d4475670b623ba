//! The content of traits, and whether it is enough to differ from what everybody writes.

/// Letters and digits that a comment has at least.
const COMMENT: usize = 6;
/// Those of a string.
const STRING: usize = 5;
/// Characters of a name.
const NAME: usize = 4;
/// Digits of a number.
const NUMBER: usize = 3;

pub(crate) fn is_comment(text: &str) -> bool {
    has_letters(text, COMMENT)
}

pub(crate) fn is_string(text: &str) -> bool {
    has_letters(text, STRING)
}

pub(crate) fn is_name(text: &str) -> bool {
    text.chars().take(NAME).count() == NAME
}

pub(crate) fn is_number(text: &str) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit);
    digits.take(NUMBER).count() == NUMBER
}

/// Whether a text has at least `least` letters and digits; one of a script whose words are short counts twice.
fn has_letters(text: &str, least: usize) -> bool {
    let weights = text.chars().filter(|it| it.is_alphanumeric());
    let weights = weights.map(|it| if it.is_ascii() { 1 } else { 2 });
    weights.take(least).sum::<usize>() >= least
}

/// The 64 bits of FNV-1a (Fowler, Noll, Vo).
#[derive(Clone, Copy)]
pub(crate) struct Hash(u64);

impl Hash {
    /// Makes a hash that texts of another kind do not share.
    pub(crate) fn of_kind(kind: u8) -> Self {
        Self(0xcbf2_9ce4_8422_2325).with_byte(kind)
    }

    fn with_byte(self, byte: u8) -> Self {
        Self((self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
    }

    pub(crate) fn with(self, text: &str) -> Self {
        text.bytes().fold(self, Self::with_byte)
    }

    /// Adds the words of a text, whatever blanks are between them.
    pub(crate) fn with_words(self, text: &str) -> Self {
        let words = text.split_whitespace();
        words.fold(self, |hash, word| hash.with(word).with_byte(b' '))
    }

    /// Adds a text, the same in uppercase and lowercase.
    pub(crate) fn with_folded(self, text: &str) -> Self {
        let characters = text.chars().flat_map(char::to_lowercase);
        characters.fold(self, |hash, it| hash.with(it.encode_utf8(&mut [0; 4])))
    }

    pub(crate) fn number(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trivial_content_has_no_traits() {
        for text in ["", "//", "i++", "end", "x = 0;", "1 2 3"] {
            assert!(!is_comment(text), "{text}");
        }
        assert!(is_comment("loop it") && is_comment("再帰で"));
        assert!(!is_string("%d, %s\\n") && is_string("Hello"));
        assert!(!is_name("tmp") && is_name("temp") && is_name("größe"));
        assert!(!is_number("10") && !is_number("0x1F") && is_number("3.14"));
    }

    #[test]
    fn blanks_and_case_count_only_where_they_should() {
        let hash = Hash::of_kind(0);
        let words = |text: &str| hash.with_words(text).number();
        assert_eq!(words(" a  b\tc\n"), words("a b c"));
        assert_ne!(words("ab c"), words("a bc"));
        let folded = |text: &str| hash.with_folded(text).number();
        assert_eq!(folded("Straße"), folded("STRAßE"));
        assert_ne!(Hash::of_kind(1).number(), hash.number());
    }
}
