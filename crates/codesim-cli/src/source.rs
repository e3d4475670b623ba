//! A file's text or texts, or the reason why it has none.

use std::fs;
use std::path::Path;

use encoding_rs::{Encoding, WINDOWS_1252};
use sha2::{Digest, Sha256};

use crate::notebook;

/// Larger files are data, not program text, and a text that is no program at all takes the parser seconds a megabyte.
const MAX_FILE_BYTES: u64 = 2 * 1024 * 1024;

/// The content of a file.
pub(crate) struct Source {
    /// Its language, where the content says so and not the name.
    pub(crate) language: Option<String>,
    /// One text, or that of each cell of a notebook.
    pub(crate) pieces: Vec<Piece>,
    /// What is to be said of it.
    pub(crate) remark: Option<&'static str>,
    /// SHA-256 of the bytes on disk.
    pub(crate) sha256: [u8; 32],
}

/// A text that is read by itself.
pub(crate) struct Piece {
    /// Number of the notebook's cell.
    pub(crate) cell: Option<usize>,
    pub(crate) text: String,
}

/// A decoded text.
#[derive(Debug)]
struct Decoded {
    text: String,
    remark: Option<&'static str>,
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
    let bytes = fs::read(path).map_err(unreadable)?;
    let sha256 = Sha256::digest(&bytes).into();
    let Decoded { text, remark } = decode(bytes)?;
    if !is_notebook(path) {
        return Ok(Source {
            language: None,
            pieces: vec![Piece { cell: None, text }],
            remark,
            sha256,
        });
    }
    let notebook = notebook::read(&text)?;
    let cells = notebook.cells.into_iter();
    Ok(Source {
        language: Some(notebook.language),
        pieces: cells
            .map(|(number, text)| Piece {
                cell: Some(number),
                text,
            })
            .collect(),
        remark,
        sha256,
    })
}

/// The text of a file, or that of a cell of a notebook, if it is there.
pub(crate) fn piece(path: &Path, cell: Option<usize>) -> Option<String> {
    let mut pieces = read(path).ok()?.pieces.into_iter();
    Some(pieces.find(|piece| piece.cell == cell)?.text)
}

/// Length in bytes of each line of a text that is followed by another one, with its end.
pub(crate) fn lines(text: &str) -> Vec<u32> {
    let ended = text
        .split_inclusive('\n')
        .filter(|line| line.ends_with('\n'));
    ended
        .map(|line| u32::try_from(line.len()).expect("files are smaller than 4 GiB"))
        .collect()
}

/// Whether a file is a notebook, by its name.
pub(crate) fn is_notebook(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("ipynb"))
}

fn unreadable(error: std::io::Error) -> String {
    format!("cannot be read: {error}")
}

/// UTF-8 or UTF-16 by its byte order mark, else UTF-8, else Windows-1252, in which every byte is a character.
fn decode(bytes: Vec<u8>) -> Result<Decoded, String> {
    if let Some((encoding, mark)) = Encoding::for_bom(&bytes) {
        let (text, _) = encoding.decode_without_bom_handling(&bytes[mark..]);
        return Ok(Decoded {
            text: text.into_owned(),
            remark: None,
        });
    }
    if bytes.contains(&0) {
        return Err("binary: it has NUL bytes".to_owned());
    }
    Ok(match String::from_utf8(bytes) {
        Ok(text) => Decoded { text, remark: None },
        Err(error) => Decoded {
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
