//! A file's text, or the reason why it has none.

use std::fs;
use std::path::Path;

use encoding_rs::{Encoding, WINDOWS_1252};

/// Larger files are data, not program text, and a text that is no program at all takes the parser seconds a megabyte.
const MAX_FILE_BYTES: u64 = 2 * 1024 * 1024;

/// The text of a file.
pub(crate) struct Source {
    pub(crate) text: String,
    /// What is to be said of it.
    pub(crate) remark: Option<&'static str>,
}

/// Reads a file; an `Err` holds the reason why it cannot be compared.
pub(crate) fn read(path: &Path) -> Result<Source, String> {
    let metadata = fs::metadata(path).map_err(unreadable)?;
    if !metadata.is_file() {
        return Err("not a file".to_owned());
    }
    let size = metadata.len();
    if size > MAX_FILE_BYTES {
        return Err(format!(
            "larger than {} MiB",
            MAX_FILE_BYTES / (1024 * 1024)
        ));
    }
    decode(fs::read(path).map_err(unreadable)?)
}

fn unreadable(error: std::io::Error) -> String {
    format!("cannot be read: {error}")
}

/// UTF-8 or UTF-16 by its byte order mark, else UTF-8, else Windows-1252, in which every byte is a character.
fn decode(bytes: Vec<u8>) -> Result<Source, String> {
    if let Some((encoding, mark)) = Encoding::for_bom(&bytes) {
        let (text, _) = encoding.decode_without_bom_handling(&bytes[mark..]);
        return Ok(Source {
            text: text.into_owned(),
            remark: None,
        });
    }
    if bytes.contains(&0) {
        return Err("binary: it has NUL bytes".to_owned());
    }
    Ok(match String::from_utf8(bytes) {
        Ok(text) => Source { text, remark: None },
        Err(error) => Source {
            text: WINDOWS_1252
                .decode_without_bom_handling(error.as_bytes())
                .0
                .into_owned(),
            remark: Some("not UTF-8: read as Windows-1252"),
        },
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
            assert_eq!(decode(bytes).map(|s| s.text).as_deref(), Ok(expected));
        }
    }

    #[test]
    fn nul_bytes_are_a_reason() {
        assert_eq!(
            decode(vec![b'a', 0]).err().as_deref(),
            Some("binary: it has NUL bytes")
        );
    }
}
