//! Offsets into a text as browsers count them.

/// Converts byte offsets of a text to offsets in UTF-16 code units, which index strings in JavaScript.
///
/// Cost: memory for each character outside of ASCII; a look-up is a binary search among them.
pub(crate) struct Utf16Offsets {
    /// For each character outside ASCII, the byte offset after it and the number of bytes minus code units up to there.
    savings: Vec<(usize, usize)>,
}

impl Utf16Offsets {
    pub(crate) fn new(text: &str) -> Self {
        let mut saved = 0;
        let wide = text.char_indices().filter(|(_, c)| !c.is_ascii());
        let savings = wide.map(|(at, character)| {
            saved += character.len_utf8() - character.len_utf16();
            (at + character.len_utf8(), saved)
        });
        Self {
            savings: savings.collect(),
        }
    }

    /// Converts a byte offset, which must lie between characters.
    pub(crate) fn of(&self, byte: usize) -> usize {
        let before = self.savings.partition_point(|&(end, _)| end <= byte);
        let saved = before.checked_sub(1).map_or(0, |last| self.savings[last].1);
        byte - saved
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Utf16Offsets;

    proptest! {
        #[test]
        fn every_offset_is_the_length_of_what_is_before(text in "[aé日😀\\PC]{0,20}") {
            let offsets = Utf16Offsets::new(&text);
            for (byte, _) in text.char_indices() {
                prop_assert_eq!(offsets.of(byte), text[..byte].encode_utf16().count());
            }
            prop_assert_eq!(offsets.of(text.len()), text.encode_utf16().count());
        }
    }
}
