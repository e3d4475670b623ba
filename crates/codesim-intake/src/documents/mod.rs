//! Files that contain text without being text: programs of Scratch, live scripts of MATLAB, essays of word processors.
//!
//! *Method.* Each of them is a zip with one relevant entry, in JSON or XML. The file name decides the kind. The text is extracted before any
//! other step, so that the compared lines and the lines in a report are the same.
//!
//! *Limits.* Pictures, sounds, formulas as pictures and the results of scripts are not read. No file is trusted: sizes are measured while
//! unpacking, nesting has a limit, and a file that is not of the kind that its name says is an error.

mod error;
mod live_script;
mod open_document;
mod package;
mod scratch;
mod word;
mod xml;

use std::path::Path;

use package::Package;

pub(crate) use error::DocumentError;

/// The kinds that are read, by extension.
const KINDS: [(&str, Kind); 4] = [
    ("docx", Kind::Word),
    ("mlx", Kind::LiveScript),
    ("odt", Kind::OpenDocument),
    ("sb3", Kind::Scratch),
];

/// A kind of document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    LiveScript,
    OpenDocument,
    Scratch,
    Word,
}

/// The text of a document, and its unpacked size.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Extracted {
    /// Lines end with a line feed.
    pub(crate) text: String,
    /// Bytes that were unpacked from the zip, or those of the text if they are more.
    pub(crate) unpacked: u64,
}

/// Returns the kind of document that a file is by its name.
pub(crate) fn kind(path: &Path) -> Option<Kind> {
    let extension = path.extension()?;
    let is_own = |(known, _): &&(&str, Kind)| extension.eq_ignore_ascii_case(known);
    KINDS.iter().find(is_own).map(|&(_, kind)| kind)
}

impl Kind {
    /// Whether these bytes are to be read as this kind of document. A plain text with the name of an essay is read as it is, so that a name
    /// hides no code.
    pub(crate) fn applies_to(self, bytes: &[u8]) -> bool {
        let is_essay = matches!(self, Self::OpenDocument | Self::Word);
        !is_essay || bytes.starts_with(b"PK")
    }
}

/// Reads the text of a document; neither its entries nor its text may have more bytes than `limit`.
///
/// # Errors
/// If it is no document of that kind, or too much comes out of it.
pub(crate) fn read(kind: Kind, bytes: Vec<u8>, limit: u64) -> Result<Extracted, DocumentError> {
    let not = |why| DocumentError::Not {
        kind: kind.name(),
        why,
    };
    let package = Package::open(bytes, limit).map_err(|error| error.of(kind.name()))?;
    let entry = package.text(kind.entry());
    let entry = entry.map_err(|error| error.of(kind.name()))?;
    let text = match kind {
        Kind::LiveScript => live_script::text(&entry),
        Kind::OpenDocument => open_document::text(&entry),
        Kind::Scratch => scratch::listing(&entry, limit),
        Kind::Word => word::text(&entry),
    };
    let text = text.map_err(not)?;
    let unpacked = entry.len().max(text.len()) as u64;
    Ok(Extracted { text, unpacked })
}

impl Kind {
    /// Returns its name, as messages have it.
    fn name(self) -> &'static str {
        match self {
            Self::LiveScript => "live-script",
            Self::OpenDocument => "open-document",
            Self::Scratch => "scratch",
            Self::Word => "word",
        }
    }

    /// Returns the path of the entry in the zip that has the text.
    fn entry(self) -> &'static str {
        match self {
            Self::LiveScript => "matlab/document.xml",
            Self::OpenDocument => "content.xml",
            Self::Scratch => "project.json",
            Self::Word => "word/document.xml",
        }
    }
}
