//! From a file that is called like an archive to its tree.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufReader, Chain, Cursor, Read, Seek};
use std::path::Path;
use std::rc::Rc;

use codesim_words::visible_path;

use super::contents::{Archive, Stored};
use super::format::{Format, HEAD, archive_stem};
use super::limits::{Limits, RATIO, SMALL};
use super::refusal::Refusal;
use super::zip::Bytes;
use super::{tar, zip};
use crate::tree::Kind;

/// The dictionary of an xz may not take more memory, in KiB: what `xz -9` takes.
const XZ_MEMORY_KIB: u32 = 65 << 10;

/// Why a file is no tree.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It cannot be read.
    #[error("{path}: cannot be read")]
    Unreadable {
        /// The path as given, with hidden characters as escapes.
        path: String,
        /// What the system said.
        source: io::Error,
    },
    /// It is not opened.
    #[error("{path}: {why}")]
    Refused {
        /// The path as given, with hidden characters as escapes.
        path: String,
        /// Why.
        why: Refusal,
    },
}

impl Archive {
    /// The tree of an archive on the disk, which must not change while the tree is used.
    ///
    /// # Errors
    /// If it cannot be read, or is not opened.
    pub fn open(path: &Path, limits: &Limits) -> Result<Self, OpenError> {
        let shown = || visible_path(path);
        let file = File::open(path).map_err(|source| OpenError::Unreadable {
            path: shown(),
            source,
        })?;
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        of(Box::new(BufReader::new(file)), &name, limits)
            .map_err(|why| OpenError::Refused { path: shown(), why })
    }

    /// The tree of an archive that is called `name`.
    ///
    /// # Errors
    /// Why it is not opened.
    pub fn of(bytes: Vec<u8>, name: &str, limits: &Limits) -> Result<Self, Refusal> {
        of(Box::new(Cursor::new(bytes)), name, limits)
    }
}

fn of(mut bytes: Box<dyn Bytes>, name: &str, limits: &Limits) -> Result<Archive, Refusal> {
    let head = head(&mut bytes)?;
    bytes.rewind().map_err(damaged)?;
    match Format::of(&head).or(Format::by_name(name)) {
        None => Err(Refusal::NotAnArchive),
        Some(Format::Zip) => zip::open(bytes, limits),
        Some(Format::Tar) => tar::open(&mut bytes, limits),
        Some(Format::SevenZip) => Err(Refusal::Unread("a 7z archive".to_owned())),
        Some(Format::Rar) => Err(Refusal::Unread("a RAR archive".to_owned())),
        Some(format) => compressed(format, bytes, name, limits),
    }
}

/// A tar that was compressed as a whole, or a single file.
fn compressed(
    format: Format,
    bytes: Box<dyn Bytes>,
    name: &str,
    limits: &Limits,
) -> Result<Archive, Refusal> {
    let mut unpacked = decoder(format, bytes)?;
    let head = head(&mut unpacked)?;
    let is_tar = Format::of(&head) == Some(Format::Tar);
    let mut whole = Cursor::new(head).chain(unpacked);
    match is_tar {
        true => tar::open(&mut whole, limits),
        false => single(&mut whole, archive_stem(name), limits),
    }
}

fn single(
    file: &mut Chain<Cursor<Vec<u8>>, Box<dyn Read>>,
    name: &str,
    limits: &Limits,
) -> Result<Archive, Refusal> {
    let mut content = Vec::new();
    let mut some = file.take(limits.file + 1);
    some.read_to_end(&mut content).map_err(refusal)?;
    let stored = match content.len() as u64 > limits.file {
        true => Stored::TooLarge,
        false => Stored::Here(content),
    };
    let mut archive = Archive::new();
    archive.add(name, Kind::File, Some(stored));
    Ok(archive)
}

/// What comes out of a compressed file, unless it is a bomb.
fn decoder(format: Format, bytes: Box<dyn Bytes>) -> Result<Box<dyn Read>, Refusal> {
    let taken = Rc::new(Cell::new(0));
    let bytes = BufReader::new(Counted {
        inner: bytes,
        count: Rc::clone(&taken),
    });
    let unpacked: Box<dyn Read> = match format {
        Format::Bzip2 => Box::new(bzip2::bufread::MultiBzDecoder::new(bytes)),
        Format::Xz => {
            let reader = lzma_rust2::XzReader::new_mem_limit(bytes, true, XZ_MEMORY_KIB);
            Box::new(reader)
        }
        Format::Zstd => Box::new(zstd::Decoder::with_buffer(bytes).map_err(damaged)?),
        _ => Box::new(flate2::bufread::MultiGzDecoder::new(bytes)),
    };
    Ok(Box::new(Defused {
        inner: unpacked,
        given: 0,
        taken,
    }))
}

/// Counts what is read.
struct Counted<R> {
    inner: R,
    count: Rc<Cell<u64>>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(buffer)?;
        self.count.set(self.count.get() + length as u64);
        Ok(length)
    }
}

/// Gives no more than what was taken for it can be worth.
struct Defused<R> {
    inner: R,
    given: u64,
    taken: Rc<Cell<u64>>,
}

impl<R: Read> Read for Defused<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(buffer)?;
        self.given += length as u64;
        match self.given > SMALL + self.taken.get().saturating_mul(RATIO) {
            true => Err(io::Error::other(Refusal::Bomb)),
            false => Ok(length),
        }
    }
}

/// The beginning of what is read, or all of it.
fn head(bytes: &mut dyn Read) -> Result<Vec<u8>, Refusal> {
    let mut head = Vec::new();
    bytes.take(HEAD).read_to_end(&mut head).map_err(refusal)?;
    Ok(head)
}

fn refusal(error: io::Error) -> Refusal {
    error.downcast().unwrap_or_else(damaged)
}

fn damaged(error: io::Error) -> Refusal {
    Refusal::Damaged(error.to_string())
}
