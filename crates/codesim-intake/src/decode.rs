//! From bytes to text.

use encoding_rs::{Encoding, WINDOWS_1252};

use crate::notice::{LeftOut, Reservation};

/// UTF-8 or UTF-16 by its byte order mark, else UTF-8, else Windows-1252, in which every byte is a character. Carriage returns
/// that end lines by themselves become line feeds.
pub(crate) fn decode(bytes: Vec<u8>) -> Result<(String, Option<Reservation>), LeftOut> {
    let (text, reservation) = decoded(bytes)?;
    Ok((with_line_feeds(text), reservation))
}

/// Compilers take a lone carriage return for the end of a line; for most grammars, and for all viewers, the first line comment would
/// hide the rest of the file.
fn with_line_feeds(text: String) -> String {
    if !text.contains('\r') {
        return text;
    }
    let mut bytes = text.into_bytes();
    for at in 0..bytes.len() {
        if bytes[at] == b'\r' && bytes.get(at + 1) != Some(&b'\n') {
            bytes[at] = b'\n';
        }
    }
    String::from_utf8(bytes).expect("one ASCII character stands for another")
}

fn decoded(bytes: Vec<u8>) -> Result<(String, Option<Reservation>), LeftOut> {
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
    fn lines_end_with_a_line_feed() {
        let text = b"a\rb\r\nc\n\r\r\nd\r".to_vec();
        assert_eq!(decode(text).expect("it is text").0, "a\nb\r\nc\n\n\r\nd\n");
    }

    #[test]
    fn nul_bytes_are_a_reason() {
        assert_eq!(decode(vec![b'a', 0]), Err(LeftOut::Binary));
    }
}
