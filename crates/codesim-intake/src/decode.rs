//! Decoding bytes into text.
//!
//! *Method.* A byte order mark decides. Without one, a text that is valid or nearly valid UTF-8 is read as UTF-8: text in another encoding
//! hardly ever has valid sequences of several bytes. NUL bytes at regular places indicate UTF-16 and UTF-32. Any other text is in the encoding
//! of its submission, see [`Letters`].

use std::borrow::Cow;

use encoding_rs::{Encoding, ISO_2022_JP, UTF_16BE, UTF_16LE};

use crate::letters::Letters;
use crate::notice::{LeftOut, Reservation};

/// Decodes the text of a file, with a warning if there is one. Carriage returns that end lines by themselves become line feeds.
pub(crate) fn decode(
    bytes: Vec<u8>,
    letters: &Letters,
) -> Result<(String, Option<Reservation>), LeftOut> {
    let (text, reservation) = decoded(bytes, letters)?;
    Ok((with_line_feeds(text), reservation))
}

/// Replaces lone carriage returns, which compilers take for ends of lines. For most grammars and all viewers, the first line comment would hide
/// the rest of the file.
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

fn decoded(
    mut bytes: Vec<u8>,
    letters: &Letters,
) -> Result<(String, Option<Reservation>), LeftOut> {
    if let Some(text) = marked(&bytes) {
        return Ok((text, None));
    }
    if bytes.contains(&0) {
        if let Some((text, name)) = wide(&bytes) {
            return Ok((text, Some(Reservation::NotUtf8(name))));
        }
        // Some editors and disks pad the end of a file.
        let end = bytes.iter().rposition(|&byte| byte != 0);
        bytes.truncate(end.map_or(0, |last| last + 1));
        if bytes.contains(&0) {
            return Err(LeftOut::Binary);
        }
    }
    Ok(match String::from_utf8(bytes) {
        Ok(text) if has_shifts(&text) => in_encoding(text.as_bytes(), ISO_2022_JP),
        Ok(text) => (text, None),
        Err(error) => {
            let bytes = error.as_bytes();
            match is_nearly_utf8(bytes) {
                true => (
                    String::from_utf8_lossy(bytes).into_owned(),
                    Some(Reservation::BrokenUtf8),
                ),
                false => in_encoding(bytes, letters.encoding()),
            }
        }
    })
}

fn in_encoding(bytes: &[u8], encoding: &'static Encoding) -> (String, Option<Reservation>) {
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    (
        text.into_owned(),
        Some(Reservation::NotUtf8(encoding.name())),
    )
}

/// Decodes a text that begins with a byte order mark, without the mark.
fn marked(bytes: &[u8]) -> Option<String> {
    for (mark, order) in [
        ([0xff, 0xfe, 0, 0], u32::from_le_bytes as Order),
        ([0, 0, 0xfe, 0xff], u32::from_be_bytes),
    ] {
        if let Some(rest) = bytes.strip_prefix(&mark) {
            return Some(utf32(rest, order).collect());
        }
    }
    let (encoding, mark) = Encoding::for_bom(bytes)?;
    let (text, _) = encoding.decode_without_bom_handling(&bytes[mark..]);
    Some(text.into_owned())
}

/// Reads the four bytes of a character.
type Order = fn([u8; 4]) -> u32;

fn utf32(bytes: &[u8], order: Order) -> impl Iterator<Item = char> {
    let (characters, rest) = bytes.as_chunks::<4>();
    let code = characters.iter().map(move |&four| order(four));
    let cut_off = (!rest.is_empty()).then_some(char::REPLACEMENT_CHARACTER);
    code.map(|code| char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER))
        .chain(cut_off)
}

/// Decodes a text in UTF-16 or UTF-32 without a mark, with the name of its encoding: all of it is characters, a third of them ASCII.
fn wide(bytes: &[u8]) -> Option<(String, &'static str)> {
    let in_utf32 = |order| Some(utf32(bytes, order).collect::<String>());
    let in_utf16 = |encoding: &'static Encoding| {
        let text = encoding.decode_without_bom_handling_and_without_replacement(bytes);
        text.map(Cow::into_owned)
    };
    // One after the other: a file may be as long as any.
    let found = |name, text: Option<String>| {
        let mut text = text?;
        text.truncate(text.trim_end_matches('\0').len());
        is_text(&text).then_some((text, name))
    };
    found("UTF-32LE", in_utf32(u32::from_le_bytes))
        .or_else(|| found("UTF-32BE", in_utf32(u32::from_be_bytes)))
        .or_else(|| found("UTF-16LE", in_utf16(UTF_16LE)))
        .or_else(|| found("UTF-16BE", in_utf16(UTF_16BE)))
}

fn is_text(text: &str) -> bool {
    let is_foreign = |c: char| c.is_control() && !c.is_ascii_whitespace();
    let ascii = text.chars().filter(char::is_ascii).count();
    !text.contains(is_foreign)
        && !text.contains(char::REPLACEMENT_CHARACTER)
        && 3 * ascii > text.chars().count()
}

/// Whether a text that is not UTF-8 has few invalid places: more than twice as many of its characters beyond ASCII are valid.
fn is_nearly_utf8(bytes: &[u8]) -> bool {
    let (mut sound, mut broken) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        sound += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    sound > 2 * broken
}

/// Whether a text is in the Japanese encoding of mails, in which all bytes are ASCII: this escape shifts to its two-byte characters.
fn has_shifts(text: &str) -> bool {
    text.contains('\x1b')
        && ['@', 'B']
            .iter()
            .any(|set| text.contains(&format!("\x1b${set}")))
}

#[cfg(test)]
mod tests {
    use encoding_rs::{SHIFT_JIS, WINDOWS_1252};

    use super::*;

    fn text_of(bytes: &[u8]) -> (String, Option<Reservation>) {
        decode(bytes.to_vec(), &Letters::known(WINDOWS_1252)).expect("it is text")
    }

    #[test]
    fn marks_and_valid_text_decide() {
        for (bytes, expected) in [
            (&b"a\xC3\xA9"[..], "aé"),
            (b"\xEF\xBB\xBFa", "a"),
            (b"\xFF\xFEa\x00\xE9\x00", "aé"),
            (b"\xFE\xFF\x00a\x00\xE9", "aé"),
            (b"\xFF\xFE\x00\x00a\x00\x00\x00", "a"),
            (b"\x00\x00\xFE\xFF\x00\x00\x00a", "a"),
        ] {
            assert_eq!(text_of(bytes), (expected.to_owned(), None));
        }
    }

    #[test]
    fn other_texts_are_in_the_encoding_of_their_submission() {
        let of_submission = Letters::known(SHIFT_JIS);
        let read = decode(b"a\x95\x5c".to_vec(), &of_submission).expect("it is text");
        assert_eq!(
            read,
            ("a表".to_owned(), Some(Reservation::NotUtf8("Shift_JIS")))
        );
    }

    #[test]
    fn a_broken_byte_does_not_change_the_encoding() {
        let (text, reservation) = text_of(b"gr\xC3\xB6\xC3\x9Fe f\xC3\xBCr \xC3");
        assert_eq!(text, "größe für \u{fffd}");
        assert_eq!(reservation, Some(Reservation::BrokenUtf8));
        assert_eq!(text_of(b"gr\xF6\xDFe").0, "größe");
    }

    #[test]
    fn wide_characters_need_no_mark() {
        let source = "int größe = 表;\n";
        let utf16 = |order: fn(u16) -> [u8; 2]| -> Vec<u8> {
            source.encode_utf16().flat_map(order).collect()
        };
        let utf32 = |order: fn(u32) -> [u8; 4]| -> Vec<u8> {
            source.chars().flat_map(|c| order(c.into())).collect()
        };
        for (bytes, name) in [
            (utf16(u16::to_le_bytes), "UTF-16LE"),
            (utf16(u16::to_be_bytes), "UTF-16BE"),
            (utf32(u32::to_le_bytes), "UTF-32LE"),
            (utf32(u32::to_be_bytes), "UTF-32BE"),
        ] {
            for nuls in [0, 8] {
                let bytes = [bytes.as_slice(), &vec![0; nuls]].concat();
                let expected = (source.to_owned(), Some(Reservation::NotUtf8(name)));
                assert_eq!(text_of(&bytes), expected, "{name}");
            }
        }
    }

    #[test]
    fn the_encoding_of_japanese_mails_is_read() {
        let (text, _) = text_of(b"// \x1b$BF|K\\8l\x1b(B\nint a;");
        assert_eq!(text, "// 日本語\nint a;");
    }

    #[test]
    fn lines_end_with_a_line_feed() {
        let text = b"a\rb\r\nc\n\r\r\nd\r";
        assert_eq!(text_of(text).0, "a\nb\r\nc\n\n\r\nd\n");
    }

    #[test]
    fn nul_bytes_are_a_reason_but_at_the_end() {
        let letters = Letters::known(WINDOWS_1252);
        let read = |bytes: &[u8]| decode(bytes.to_vec(), &letters).map(|(text, _)| text);
        assert_eq!(read(b"int a\0\0\0"), Ok("int a".to_owned()));
        assert_eq!(read(b"\0\0"), Ok(String::new()));
        for binary in [
            &b"a\0b"[..],
            b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\x03\0\x3e\0\x01",
        ] {
            assert_eq!(read(binary), Err(LeftOut::Binary));
        }
    }
}
