//! Copying an archive without some of its entries.
//!
//! *Problem.* An archive of a class is evidence: after the erasure of one author, the entries of all others must be the same bytes.
//!
//! *Method.* Entries are left out where they are, and all others are copied unread. Only the compression around a whole tar has to be made anew;
//! the tar within has the same bytes.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use super::allowance::Allowance;
use super::contents::Archive;
use super::format::Format;
use super::limits::Limits;
use super::open::{OpenError, decoder, head};
use super::refusal::Refusal;
use super::{tar_without, zip_without};

/// Error of copying an archive.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// It cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Some of its entries cannot be read, so that nobody knows whose they are.
    #[error("some of its entries cannot be read: {0}")]
    Damaged(Refusal),
    /// The copy cannot be made.
    #[error("it cannot be copied")]
    Io(#[from] io::Error),
}

/// Copies the archive to a new file, without the entries at these paths, and returns the number of entries in the copy.
///
/// # Errors
/// If the archive cannot be read to its end, or the copy cannot be written.
pub fn copy_without(
    archive: &Path,
    to: &Path,
    is_left_out: impl Fn(&Path) -> bool,
) -> Result<usize, CopyError> {
    let opened = Archive::open(archive, &mut Allowance::new(Limits::CLASS))?;
    let whole = |name: &str| name.is_empty();
    if let Some(problem) = opened.problems.iter().find(|it| whole(&it.name)) {
        return Err(CopyError::Damaged(problem.why.clone()));
    }
    let places: Vec<PathBuf> = opened.places;
    let is_kept = |place: usize| places.get(place).is_none_or(|path| !is_left_out(path));
    let mut bytes = BufReader::new(File::open(archive)?);
    let format = format(&mut bytes, archive)?;
    let mut out = BufWriter::new(File::create_new(to)?);
    let count = match format {
        Format::Zip => zip_without::copy(&mut bytes, &is_kept, &mut out)?,
        Format::Tar => tar_without::copy(|| Ok(Box::new(open(archive)?)), &is_kept, &mut out)?,
        _ => compressed(archive, format, &is_kept, &mut out)?,
    };
    out.flush()?;
    out.get_ref().sync_all()?;
    Ok(count)
}

fn open(archive: &Path) -> io::Result<BufReader<File>> {
    Ok(BufReader::new(File::open(archive)?))
}

fn format(bytes: &mut BufReader<File>, archive: &Path) -> io::Result<Format> {
    let head = head(bytes).map_err(io::Error::other)?;
    bytes.rewind()?;
    let name = archive.file_name().unwrap_or_default().to_string_lossy();
    let format = Format::of(&head).or_else(|| Format::by_name(&name));
    format.ok_or_else(|| io::Error::other(Refusal::NotAnArchive))
}

/// Copies a tar that was compressed as a whole. A single file is kept or left out as a whole.
fn compressed(
    archive: &Path,
    format: Format,
    is_kept: &dyn Fn(usize) -> bool,
    out: &mut BufWriter<File>,
) -> io::Result<usize> {
    let unpacked = || -> io::Result<Box<dyn Read>> {
        let most = Limits::CLASS.unpacked;
        let bytes = Box::new(open(archive)?);
        decoder(format, bytes, most, Rc::new(Cell::new(0))).map_err(io::Error::other)
    };
    if Format::of(&head(&mut unpacked()?).map_err(io::Error::other)?) != Some(Format::Tar) {
        if is_kept(0) {
            io::copy(&mut open(archive)?, out)?;
        }
        return Ok(usize::from(is_kept(0)));
    }
    match format {
        Format::Bzip2 => {
            let mut packed = bzip2::write::BzEncoder::new(out, bzip2::Compression::default());
            let count = tar_without::copy(unpacked, is_kept, &mut packed)?;
            packed.finish()?;
            Ok(count)
        }
        Format::Xz => {
            let mut packed = lzma_rust2::XzWriter::new(out, lzma_rust2::XzOptions::default())?;
            let count = tar_without::copy(unpacked, is_kept, &mut packed)?;
            packed.finish()?;
            Ok(count)
        }
        Format::Zstd => {
            let mut packed = zstd::Encoder::new(out, zstd::DEFAULT_COMPRESSION_LEVEL)?;
            let count = tar_without::copy(unpacked, is_kept, &mut packed)?;
            packed.finish()?;
            Ok(count)
        }
        _ => {
            let mut packed = flate2::write::GzEncoder::new(out, flate2::Compression::default());
            let count = tar_without::copy(unpacked, is_kept, &mut packed)?;
            packed.finish()?;
            Ok(count)
        }
    }
}
