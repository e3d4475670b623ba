//! A submission's documents as an index keeps them: all that a comparison needs of them, without the languages they were in.
//!
//! *Format.* [postcard](https://postcard.jamesmunns.com/wire-format), which writes numbers in as few bytes as they need. So that most
//! are small, documents are [compact](CompactDocument).

use codesim_display::FileName;
use codesim_match::DocumentGrams;
use codesim_token::{CompactDocument, Document};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::error::StoredError;

/// Returns the name of the format of documents in an index of this version, to keep beside them: those of another name cannot be read.
pub(crate) fn format_id(version: u32) -> String {
    format!("postcard {version}")
}

/// A file, or a cell of a notebook, that was compared. Its name is a [`StoredName`]; in version 1 it was a text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StoredFile<Name = StoredName> {
    pub(crate) name: Name,
    pub(crate) language: String,
    pub(crate) sha256: [u8; 32],
    /// Lengths of its lines in bytes, with their ends, but for the last.
    pub(crate) lines: Vec<u32>,
    pub(crate) document: CompactDocument,
}

/// Path and number of the cell.
type StoredName = (String, Option<u64>);

/// Encodes the files of a submission as bytes of an index of this version.
pub(crate) fn encode(
    version: u32,
    files: Vec<StoredFile<FileName>>,
) -> Result<Vec<u8>, StoredError> {
    match version {
        1 => to_bytes("documents", &renamed(files, |name| name.to_string())),
        _ => to_bytes(
            "documents",
            &renamed(files, |name| (name.path, name.cell.map(|cell| cell as u64))),
        ),
    }
}

/// Decodes the files of a submission from bytes of an index of this version.
pub(crate) fn decode(version: u32, bytes: &[u8]) -> Result<Vec<StoredFile<FileName>>, StoredError> {
    Ok(match version {
        1 => renamed(from_bytes("documents", bytes)?, file_name),
        _ => renamed(
            from_bytes("documents", bytes)?,
            |(path, cell): StoredName| {
                let cell = cell.and_then(|cell| usize::try_from(cell).ok());
                FileName { path, cell }
            },
        ),
    })
}

/// Encodes the texts of a submission's files as bytes.
pub(crate) fn encode_texts(texts: &[&str]) -> Result<Vec<u8>, StoredError> {
    to_bytes("sources", texts)
}

/// Decodes the texts of a submission's files from bytes.
pub(crate) fn decode_texts(bytes: &[u8]) -> Result<Vec<String>, StoredError> {
    from_bytes("sources", bytes)
}

/// Encodes boilerplate as bytes.
pub(crate) fn encode_boilerplate(documents: &[Document]) -> Result<Vec<u8>, StoredError> {
    let stored: Vec<CompactDocument> = documents.iter().map(CompactDocument::new).collect();
    to_bytes("starter code", &stored)
}

/// Decodes boilerplate from bytes.
pub(crate) fn decode_boilerplate(bytes: &[u8]) -> Result<Vec<Document>, StoredError> {
    let stored: Vec<CompactDocument> = from_bytes("starter code", bytes)?;
    let documents = stored.iter().map(CompactDocument::document);
    Ok(documents.collect::<Result<_, _>>()?)
}

/// Encodes the grams of boilerplate as bytes.
pub(crate) fn encode_grams(documents: &[DocumentGrams]) -> Result<Vec<u8>, StoredError> {
    to_bytes("starter code", documents)
}

/// Decodes the grams of boilerplate from bytes.
pub(crate) fn decode_grams(bytes: &[u8]) -> Result<Vec<DocumentGrams>, StoredError> {
    from_bytes("starter code", bytes)
}

fn to_bytes<T: Serialize + ?Sized>(what: &'static str, value: &T) -> Result<Vec<u8>, StoredError> {
    postcard::to_allocvec(value).map_err(|source| StoredError::Unwritable { what, source })
}

fn from_bytes<T: DeserializeOwned>(what: &'static str, bytes: &[u8]) -> Result<T, StoredError> {
    postcard::from_bytes(bytes).map_err(|source| StoredError::Unreadable { what, source })
}

fn renamed<A, B>(files: Vec<StoredFile<A>>, name: impl Fn(A) -> B) -> Vec<StoredFile<B>> {
    let file = |file: StoredFile<A>| StoredFile {
        name: name(file.name),
        language: file.language,
        sha256: file.sha256,
        lines: file.lines,
        document: file.document,
    };
    files.into_iter().map(file).collect()
}

/// Decodes the name of a file as version 1 keeps it: `work.ipynb, cell 3`.
fn file_name(text: String) -> FileName {
    let cell = text.rsplit_once(", cell ").and_then(|(path, number)| {
        let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
        let cell = number.parse().ok().filter(|_| is_number)?;
        Some(FileName {
            path: path.to_owned(),
            cell: Some(cell),
        })
    });
    cell.unwrap_or(FileName {
        path: text,
        cell: None,
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use codesim_token::Imports;

    use super::*;

    #[test]
    fn stored_documents_round_trip() {
        let text = "class A { int twice(int x) { while (x > 1) { x = x + x; } return x; } }";
        let registry = codesim_languages::registry();
        let front_end = registry.detect(Path::new("A.java"), text).expect("Java");
        let document = front_end.tokenizer(Imports::Drop).tokenize(text).document;
        assert!(document.tree.len() > 5);
        let name = FileName {
            path: "a, cell x/A.ipynb".to_owned(),
            cell: Some(2),
        };
        let file = StoredFile {
            name,
            language: "java".to_owned(),
            sha256: [7; 32],
            lines: vec![72],
            document: CompactDocument::new(&document),
        };
        for version in [1, 2] {
            let bytes = encode(version, vec![file.clone()]).expect("it can be written");
            let read = decode(version, &bytes).expect("it can be read");
            assert_eq!(read, std::slice::from_ref(&file));
            assert_eq!(read[0].document.document().expect("a document"), document);
        }
    }

    #[test]
    fn bytes_of_another_kind_are_an_error() {
        for version in [1, 2] {
            assert!(decode(version, &[0xff; 9]).is_err());
        }
    }
}
