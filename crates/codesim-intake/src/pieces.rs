//! Reads one file into its texts and their tokens.

use std::collections::BTreeSet;
use std::path::Path;

use codesim_signals::obfuscation::Visible;
use codesim_signals::shared_traits::{Origin, of_notebook};
use codesim_token::TokenString;
use codesim_token::{
    Document, FrontEnd, Imports, NoTree, ParseQuality, ReadsBy, Registry, Tokenized,
};
use encoding_rs::Encoding;
use sha2::{Digest, Sha256};

use crate::decode::decode;
use crate::documents::{self, DocumentError, Extracted};
use crate::error::Error;
use crate::files::{Content, FileTree, ReadError};
use crate::language::{Languages, extension};
use crate::layouts::Typed;
use crate::letters::Letters;
use crate::mixed::{self, Part};
use crate::notebook;
use crate::notice::{LeftOut, Reservation};
use crate::sources::ReadOptions;
use crate::tokenizers::Tokenizers;

/// Larger files are data, even if they have the name of code.
pub const MAX_FILE_BYTES: u64 = 64 * MEBIBYTE;

/// People do not write longer texts. The plain lexer reads them, since they may contain code all the same.
pub const MAX_PARSED_BYTES: u64 = 2 * MEBIBYTE;

const MEBIBYTE: u64 = 1024 * 1024;

/// Reads single files.
pub struct Reader<'a> {
    languages: Languages<'a>,
    imports: Imports,
    /// The encoding that the user named for files that are not UTF-8.
    encoding: Option<&'static Encoding>,
}

/// A text that is read by itself: that of a file, or of a notebook's cell.
pub struct Piece<'a> {
    /// Number of the notebook's cell, from 1.
    pub cell: Option<usize>,
    /// The text.
    pub text: String,
    /// The front end of most of it.
    pub front_end: &'a dyn FrontEnd,
    /// The tokens of the front ends of its languages.
    pub tokenized: Tokenized,
}

/// The texts of a file, and the warnings about it.
pub(crate) struct ReadFile<'a> {
    pub(crate) pieces: Vec<Piece<'a>>,
    /// Origins that it states outside of its texts.
    pub(crate) origins: Vec<Origin>,
    pub(crate) reservations: Vec<Reservation>,
    pub(crate) bytes: u64,
    pub(crate) sha256: [u8; 32],
}

/// The decoded text of a file.
struct Text {
    text: String,
    reservations: Vec<Reservation>,
    bytes: u64,
    sha256: [u8; 32],
}

impl Text {
    fn read(tree: &dyn FileTree, path: &Path, letters: &Letters) -> Result<Self, LeftOut> {
        let Content { bytes, changed, .. } = tree.read(path, MAX_FILE_BYTES).map_err(left_out)?;
        let sha256 = Sha256::digest(&bytes).into();
        let length = bytes.len() as u64;
        let kind = documents::kind(path).filter(|kind| kind.applies_to(&bytes));
        let (text, encoding) = match kind {
            Some(kind) => (document(tree, kind, bytes)?, None),
            None => decode(bytes, letters)?,
        };
        let changed = changed.then_some(Reservation::Changed);
        Ok(Self {
            text,
            reservations: encoding.into_iter().chain(changed).collect(),
            bytes: length,
            sha256,
        })
    }

    fn pieces<'a>(
        self,
        read: impl FnOnce(String) -> Result<Vec<Piece<'a>>, LeftOut>,
    ) -> Result<ReadFile<'a>, LeftOut> {
        Ok(ReadFile {
            pieces: read(self.text)?,
            origins: Vec::new(),
            reservations: self.reservations,
            bytes: self.bytes,
            sha256: self.sha256,
        })
    }
}

/// A text, the number of its cell, and the language that its file names.
struct Source {
    cell: Option<usize>,
    said: Option<String>,
    text: String,
}

impl<'a> Reader<'a> {
    /// Reads the languages that `options` name, or all of the registry.
    ///
    /// # Errors
    /// [`Error::UnknownLanguage`] if the registry lacks one of them, [`Error::UnknownEncoding`] if there is no such encoding.
    pub fn new(registry: &'a Registry, options: &ReadOptions) -> Result<Self, Error> {
        Ok(Self {
            languages: Languages::new(registry, options)?,
            imports: options.imports,
            encoding: options.encoding.as_deref().map(known).transpose()?,
        })
    }

    /// Returns the requested encoding, or else detects that of the files, which are read by their index in `paths`. Files without the name of
    /// code count only if no file has one.
    pub(crate) fn letters<'s>(
        &'s self,
        paths: Vec<&'s Path>,
        read: impl Fn(usize) -> Result<Content, ReadError> + 's,
    ) -> Letters<'s> {
        self.letters_of(move |take| {
            let is_code = |path: &&Path| self.languages.by_name(path).is_ok();
            let has_code = paths.iter().any(is_code);
            for (number, path) in paths.iter().enumerate() {
                // Packed bytes do not indicate an encoding.
                if has_code && !is_code(path) || documents::kind(path).is_some() {
                    continue;
                }
                // A file that cannot be read is left out with a notice.
                if let Ok(content) = read(number) {
                    take(&content.bytes);
                }
            }
        })
    }

    fn letters_of<'s>(&self, files: impl Fn(&mut dyn FnMut(&[u8])) + 's) -> Letters<'s> {
        match self.encoding {
            Some(encoding) => Letters::known(encoding),
            None => Letters::of(files),
        }
    }

    /// Returns the texts of a file and their tokens; `front_end` reads it whatever its name, if there is one.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn pieces(
        &self,
        tree: &dyn FileTree,
        path: &Path,
        front_end: Option<&'a dyn FrontEnd>,
    ) -> Result<Vec<Piece<'a>>, LeftOut> {
        let letters = self.letters_of(|take| {
            if let Ok(content) = tree.read(path, MAX_FILE_BYTES) {
                take(&content.bytes);
            }
        });
        let file = self.read_as(tree, path, front_end, &letters, &mut Tokenizers::new())?;
        Ok(file.pieces)
    }

    /// Returns the tokens that the lexer of a language finds in a file, which takes a fraction of the time that a grammar takes.
    ///
    /// # Errors
    /// If the name of the file is not that of code, or it cannot be read.
    pub(crate) fn lexed(&self, tree: &dyn FileTree, path: &Path) -> Result<TokenString, LeftOut> {
        let named = self.languages.by_name(path)?;
        let letters = self.letters_of(|take| {
            if let Ok(content) = tree.read(path, MAX_FILE_BYTES) {
                take(&content.bytes);
            }
        });
        let Text { text, .. } = Text::read(tree, path, &letters)?;
        let front_end = match named {
            Some(front_end) => front_end,
            None => self.languages.by_content(path, None, &[], &text)?,
        };
        Ok(front_end.lex(&text, self.imports))
    }

    /// Reads a file as [`Reader::pieces`] does, with tokenizers that are reused.
    pub(crate) fn read(
        &self,
        tree: &dyn FileTree,
        path: &Path,
        typed: Option<Typed>,
        letters: &Letters,
        tokenizers: &mut Tokenizers<'a>,
    ) -> Result<ReadFile<'a>, LeftOut> {
        if let Some(typed) = typed {
            return self.read_typed(tree, path, typed, letters, tokenizers);
        }
        // Names identify most foreign files, which are then not read.
        let named = self.languages.by_name(path)?;
        self.read_as(tree, path, named, letters, tokenizers)
    }

    /// Reads a text that was typed into a platform.
    fn read_typed(
        &self,
        tree: &dyn FileTree,
        path: &Path,
        typed: Typed,
        letters: &Letters,
        tokenizers: &mut Tokenizers<'a>,
    ) -> Result<ReadFile<'a>, LeftOut> {
        let mut file = Text::read(tree, path, letters)?;
        file.text = typed.text(&file.text);
        let front_end = self.languages.of_typed(&file.text)?;
        file.reservations.push(Reservation::Typed);
        self.read_whole(file, front_end, tokenizers)
    }

    /// Reads a file as [`Reader::read`] does, although its name says that it is no code.
    pub(crate) fn read_despite_name(
        &self,
        tree: &dyn FileTree,
        path: &Path,
        letters: &Letters,
        tokenizers: &mut Tokenizers<'a>,
    ) -> Result<ReadFile<'a>, LeftOut> {
        let mut file = Text::read(tree, path, letters)?;
        let front_end = self.languages.despite_name(&file.text)?;
        file.reservations.push(Reservation::ByContent);
        self.read_whole(file, front_end, tokenizers)
    }

    /// Reads a text that is all of one language.
    fn read_whole(
        &self,
        file: Text,
        front_end: &'a dyn FrontEnd,
        tokenizers: &mut Tokenizers<'a>,
    ) -> Result<ReadFile<'a>, LeftOut> {
        file.pieces(|text| {
            tokenizers.begin_file(text.len());
            Ok(vec![Piece {
                cell: None,
                tokenized: self.tokenize(front_end, &text, tokenizers),
                text,
                front_end,
            }])
        })
    }

    fn read_as(
        &self,
        tree: &dyn FileTree,
        path: &Path,
        named: Option<&'a dyn FrontEnd>,
        letters: &Letters,
        tokenizers: &mut Tokenizers<'a>,
    ) -> Result<ReadFile<'a>, LeftOut> {
        let mut origins = Vec::new();
        let file = Text::read(tree, path, letters)?.pieces(|text| {
            tokenizers.begin_file(text.len());
            if notebook::is_notebook(path) {
                origins = of_notebook(&text);
            }
            let pieces = sources(path, text)?
                .into_iter()
                .map(|source| self.piece(path, named, source, tokenizers));
            pieces.collect()
        })?;
        Ok(ReadFile { origins, ..file })
    }

    fn piece(
        &self,
        path: &Path,
        named: Option<&'a dyn FrontEnd>,
        source: Source,
        tokenizers: &mut Tokenizers<'a>,
    ) -> Result<Piece<'a>, LeftOut> {
        let Source { cell, said, text } = source;
        let is_code = |front_end: &dyn FrontEnd| front_end.language().is_code();
        let mut parts = match named {
            Some(front_end) if !is_code(front_end) => Vec::new(),
            _ if is_long(&text) => Vec::new(),
            _ => mixed::parts(&extension(path).unwrap_or_default(), &text),
        };
        let front_end = match named {
            Some(front_end) => front_end,
            None => (self.languages).by_content(path, said.as_deref(), &parts, &text)?,
        };
        if !is_code(front_end) {
            parts.clear();
        }
        let tokenized = match parts.as_slice() {
            [] => self.tokenize(front_end, &text, tokenizers),
            parts => self.tokenize_parts(&text, parts, tokenizers),
        };
        Ok(Piece {
            cell,
            text,
            front_end,
            tokenized,
        })
    }

    /// Tokenizes a text as if it had no invisible characters, which are part of names for some compilers and errors for grammars.
    fn tokenize(
        &self,
        front_end: &'a dyn FrontEnd,
        text: &str,
        tokenizers: &mut Tokenizers<'a>,
    ) -> Tokenized {
        let visible = Visible::new(text);
        let lexed = |why| {
            let tokens = front_end.lex(visible.text(), self.imports);
            Tokenized::new(tokens, ParseQuality::Lexed(why))
        };
        let given_up = match front_end.language().reads_by {
            ReadsBy::Grammar if is_long(text) => Some(NoTree::Length),
            ReadsBy::Grammar => tokenizers.spent(),
            _ => None,
        };
        let mut tokenized = match given_up {
            Some(why) => lexed(why),
            None => (tokenizers.of(front_end, self.imports)).tokenize(visible.text()),
        };
        tokenizers.spend(tokenized.work);
        if !visible.is_whole() {
            tokenized.document.map_spans(|span| visible.whole(span));
        }
        tokenized
    }

    /// Tokenizes the parts of a file of several languages with their front ends. A language without a front end is left out.
    fn tokenize_parts(
        &self,
        text: &str,
        parts: &[Part],
        tokenizers: &mut Tokenizers<'a>,
    ) -> Tokenized {
        let languages: BTreeSet<&str> = parts.iter().map(|part| part.language.as_str()).collect();
        let mut all = Tokenized::new(Document::default(), ParseQuality::Clean);
        let registry = self.languages.registry;
        for front_end in languages.into_iter().filter_map(|id| registry.get(id)) {
            let own = mixed::only(text, parts, &front_end.language().id);
            let tokenized = self.tokenize(front_end, &own, tokenizers);
            all.document.merge(&tokenized.document);
            if tokenized.quality != ParseQuality::Clean {
                all.quality = tokenized.quality;
            }
        }
        all
    }
}

/// Returns the encoding of a name, as in the standard of the web, where `latin1`, `cp1251` and `gb2312` are names as well.
fn known(name: &str) -> Result<&'static Encoding, Error> {
    let found = Encoding::for_label(name.as_bytes());
    found.ok_or_else(|| Error::UnknownEncoding(name.to_owned()))
}

/// Returns the text of a file, or those of a notebook's cells.
fn sources(path: &Path, text: String) -> Result<Vec<Source>, LeftOut> {
    if !notebook::is_notebook(path) {
        let (cell, said) = (None, None);
        return Ok(vec![Source { cell, said, text }]);
    }
    let notebook = notebook::read(&text).map_err(LeftOut::NotANotebook)?;
    let cells = notebook.cells.into_iter().map(|(number, text)| Source {
        cell: Some(number),
        said: Some(notebook.language.clone()),
        text,
    });
    Ok(cells.collect())
}

/// Returns the text of a document of a tree, and counts its unpacked bytes.
fn document(tree: &dyn FileTree, kind: documents::Kind, bytes: Vec<u8>) -> Result<String, LeftOut> {
    let packed = bytes.len() as u64;
    let read = documents::read(kind, bytes, MAX_FILE_BYTES);
    let Extracted { text, unpacked } = read.map_err(|error| match error {
        DocumentError::Entry(error) => left_out(error),
        DocumentError::Not { kind, why } => LeftOut::NotADocument { kind, why },
    })?;
    let counted = tree.count_unpacked(packed, unpacked);
    counted.map(|()| text).map_err(LeftOut::Archive)
}

fn is_long(text: &str) -> bool {
    text.len() as u64 > MAX_PARSED_BYTES
}

pub(crate) fn left_out(error: ReadError) -> LeftOut {
    match error {
        ReadError::TooLarge => LeftOut::TooLarge {
            mebibytes: MAX_FILE_BYTES / MEBIBYTE,
        },
        ReadError::NotAFile => LeftOut::NotAFile,
        ReadError::Refused(why) => LeftOut::Archive(why),
        ReadError::Io(error) => LeftOut::Unreadable(error.to_string()),
    }
}
