//! Opening an archive as a tree.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufReader, Cursor, Read, Seek};
use std::path::Path;
use std::rc::Rc;

use codesim_display::visible_path;

use super::allowance::Allowance;
use super::blocks::Blocks;
use super::contents::{Archive, Stored};
use super::counted::Counted;
use super::format::{Format, HEAD, archive_stem};
use super::limits::worth;
use super::refusal::Refusal;
use super::zip::Bytes;
use super::{tar, zip};
use crate::files::tree::Kind;

/// The memory limit for the dictionary of an xz, in KiB: that of `xz -9`.
const XZ_MEMORY_KIB: u32 = 65 << 10;

/// Error of opening a file as a tree.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It cannot be read.
    #[error("{path}: cannot be read")]
    Unreadable {
        /// The path as given, with hidden characters as escapes.
        path: String,
        /// The error of the system.
        source: io::Error,
    },
    /// It is not opened.
    #[error("{path}: {why}")]
    Refused {
        /// The path as given, with hidden characters as escapes.
        path: String,
        /// The reason.
        why: Refusal,
    },
}

impl Archive {
    /// Opens an archive on the disk, which must not change while the tree is used.
    ///
    /// # Errors
    /// If it cannot be read, or is not opened.
    pub fn open(path: &Path, allowance: &mut Allowance) -> Result<Self, OpenError> {
        let shown = || visible_path(path);
        let file = File::open(path).map_err(|source| OpenError::Unreadable {
            path: shown(),
            source,
        })?;
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        of(Box::new(Blocks::new(file)), &name, allowance)
            .map_err(|why| OpenError::Refused { path: shown(), why })
    }

    /// Opens an archive with this name.
    ///
    /// # Errors
    /// If it is refused.
    pub fn of(bytes: Vec<u8>, name: &str, allowance: &mut Allowance) -> Result<Self, Refusal> {
        of(Box::new(Cursor::new(bytes)), name, allowance)
    }
}

fn of(
    mut bytes: Box<dyn Bytes>,
    name: &str,
    allowance: &mut Allowance,
) -> Result<Archive, Refusal> {
    let head = head(&mut bytes)?;
    bytes.rewind().map_err(damaged)?;
    match Format::of(&head) {
        Some(format) => open_as(format, bytes, name, allowance),
        None => {
            let format = Format::by_name(name).ok_or(Refusal::NotAnArchive)?;
            open_as(format, bytes, name, allowance).map_err(|why| match why {
                Refusal::Damaged(_) => Refusal::NotAnArchive,
                why => why,
            })
        }
    }
}

fn open_as(
    format: Format,
    mut bytes: Box<dyn Bytes>,
    name: &str,
    allowance: &mut Allowance,
) -> Result<Archive, Refusal> {
    match format {
        Format::Zip => zip::open(bytes, allowance),
        Format::Tar => tar::open(&mut bytes, allowance),
        Format::SevenZip => Err(Refusal::Unread("a 7z archive".to_owned())),
        Format::Rar => Err(Refusal::Unread("a RAR archive".to_owned())),
        _ => compressed(format, bytes, name, allowance),
    }
}

/// Opens a tar that was compressed as a whole, or a single file.
fn compressed(
    format: Format,
    bytes: Box<dyn Bytes>,
    name: &str,
    allowance: &mut Allowance,
) -> Result<Archive, Refusal> {
    let given = Rc::new(Cell::new(0));
    let mut unpacked = decoder(format, bytes, allowance.left(), Rc::clone(&given))?;
    let archive = head(&mut unpacked).and_then(|head| {
        let is_tar = Format::of(&head) == Some(Format::Tar);
        let mut whole = Cursor::new(head).chain(unpacked);
        match is_tar {
            true => tar::open(&mut whole, allowance),
            false => single(&mut whole, archive_stem(name), allowance),
        }
    });
    allowance.take_unpacked(given.get())?;
    archive
}

fn single(file: &mut dyn Read, name: &str, allowance: &mut Allowance) -> Result<Archive, Refusal> {
    let mut content = Vec::new();
    let mut some = file.take(allowance.limits.file + 1);
    some.read_to_end(&mut content).map_err(refusal)?;
    let length = content.len() as u64;
    let stored = match length > allowance.limits.file {
        true => Stored::TooLarge,
        false => {
            allowance.keep(length)?;
            Stored::Here(content)
        }
    };
    let mut archive = Archive::new();
    archive.add(name, Kind::File, Some(stored));
    Ok(archive)
}

/// Returns a reader of a compressed file that stops after `most` bytes and at a bomb; `given` counts the unpacked bytes.
pub(super) fn decoder(
    format: Format,
    bytes: Box<dyn Bytes>,
    most: u64,
    given: Rc<Cell<u64>>,
) -> Result<Box<dyn Read>, Refusal> {
    let taken = Rc::new(Cell::new(0));
    let bytes = BufReader::new(Counted::new(bytes, Rc::clone(&taken)));
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
        most,
        given,
        taken,
    }))
}

/// A reader that fails if it returns more than the bytes `taken` allow by [`worth`], or more than `most`.
struct Defused<R> {
    inner: R,
    most: u64,
    given: Rc<Cell<u64>>,
    taken: Rc<Cell<u64>>,
}

impl<R: Read> Read for Defused<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(buffer)?;
        self.given.set(self.given.get() + length as u64);
        match self.given.get() {
            given if given > worth(self.taken.get()) => Err(io::Error::other(Refusal::Bomb)),
            given if given > self.most => Err(io::ErrorKind::FileTooLarge.into()),
            _ => Ok(length),
        }
    }
}

/// Reads the first [`HEAD`] bytes, or all if there are fewer.
pub(super) fn head(bytes: &mut dyn Read) -> Result<Vec<u8>, Refusal> {
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
