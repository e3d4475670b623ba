//! From bytes to text.

use encoding_rs::{Encoding, WINDOWS_1252};

use crate::notice::{LeftOut, Reservation};

/// UTF-8 or UTF-16 by its byte order mark, else UTF-8, else Windows-1252, in which every byte is a character.
pub(crate) fn decode(bytes: Vec<u8>) -> Result<(String, Option<Reservation>), LeftOut> {
    if let Some((encoding, mark)) = Encoding::for_bom(&bytes) {
        let (text, _) = encoding.decode_without_bom_handling(&bytes[mark..]);
        return Ok((text.into_owned(), None));
    }
    if bytes.contains(&0) {
        return Err(LeftOut::Binary);
    }
    Ok(match String::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let (text, _) = WINDOWS_1252.decode_without_bom_handling(error.as_bytes());
            (text.into_owned(), Some(Reservation::NotUtf8))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_told_by_their_marks_and_by_what_is_valid() {
        for (bytes, expected) in [
            (b"a\xC3\xA9".to_vec(), "aé"),
            (b"\xEF\xBB\xBFa".to_vec(), "a"),
            (b"\xFF\xFEa\x00\xE9\x00".to_vec(), "aé"),
            (b"a\xE9".to_vec(), "aé"),
        ] {
            assert_eq!(decode(bytes).expect("it is text").0, expected);
        }
    }

    #[test]
    fn nul_bytes_are_a_reason() {
        assert_eq!(decode(vec![b'a', 0]), Err(LeftOut::Binary));
    }
}
