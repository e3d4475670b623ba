//! Zip archives.

use std::borrow::Cow;
use std::io::{self, Read, Seek};
use std::sync::{Arc, Mutex, PoisonError};

use encoding_rs::Encoding;
use zip::SUPPORTED_COMPRESSION_METHODS;
use zip::read::{Config, OwnedZipFileEntry, ZipReadOptions};
use zip::result::ZipError;
use zip::unstable::read::ZipIterable;

use super::allowance::Allowance;
use super::contents::{Archive, Stored, Unpack};
use super::encoding::encoding;
use super::limits::worth;
use super::refusal::Refusal;
use crate::files::tree::{Content, Kind, ReadError};

/// A source of the bytes of an archive.
pub(super) trait Bytes: Read + Seek + Send {}

impl<T: Read + Seek + Send> Bytes for T {}

/// A file that is unpacked when it is read.
struct Packed {
    entry: OwnedZipFileEntry,
    /// One thread reads at a time: unpacking takes little time compared with the work on a text.
    archive: Arc<Mutex<Box<dyn Bytes>>>,
}

/// Reads the tree of an archive.
///
/// # Errors
/// If its list of entries cannot be read, or exceeds the limits.
pub(super) fn open(
    mut bytes: Box<dyn Bytes>,
    allowance: &mut Allowance,
) -> Result<Archive, Refusal> {
    let entries = list(&mut bytes, allowance)?;
    if overlap(&entries) {
        return Err(Refusal::Damaged("its entries overlap".to_owned()));
    }
    let encoding = encoding(entries.iter().map(OwnedZipFileEntry::name_raw));
    let shared = Arc::new(Mutex::new(bytes));
    let mut archive = Archive::new();
    for entry in entries {
        let name = name(&entry, encoding).into_owned();
        let kind = kind(&entry);
        let content = (kind == Kind::File).then(|| {
            Stored::Packed(Box::new(Packed {
                entry,
                archive: Arc::clone(&shared),
            }))
        });
        archive.add(&name, kind, content);
    }
    Ok(archive)
}

/// Whether a part of the archive belongs to several entries, as in a bomb that has many names for one file.
fn overlap(entries: &[OwnedZipFileEntry]) -> bool {
    let range = |entry: &OwnedZipFileEntry| (entry.header_start(), entry.compressed_size());
    let mut ranges: Vec<(u64, u64)> = entries.iter().map(range).collect();
    ranges.sort_unstable();
    let reaches = |pair: &[(u64, u64)]| pair[0].0.saturating_add(pair[0].1) >= pair[1].0;
    ranges.windows(2).any(reaches)
}

pub(super) fn list(
    bytes: &mut dyn Bytes,
    allowance: &mut Allowance,
) -> Result<Vec<OwnedZipFileEntry>, Refusal> {
    let mut zip = ZipIterable::try_new(bytes, Config::default()).map_err(refusal)?;
    allowance.take_entries(zip.len())?;
    let entries = zip.files().map_err(refusal)?;
    let owned = entries.map(|entry| entry.map(OwnedZipFileEntry::from));
    owned.collect::<Result<_, _>>().map_err(refusal)
}

impl Unpack for Packed {
    fn unpack(&self, limit: u64) -> Result<Content, ReadError> {
        let entry = &self.entry;
        if entry.encrypted() {
            return Err(Refusal::Encrypted.into());
        }
        let method = entry.compression();
        if !SUPPORTED_COMPRESSION_METHODS.contains(&method) {
            return Err(Refusal::Unread(format!("compression method {method}")).into());
        }
        let worth = worth(entry.compressed_size());
        let check = |length: u64| match length {
            _ if length > limit => Err(ReadError::TooLarge),
            _ if length > worth => Err(Refusal::Bomb.into()),
            _ => Ok(()),
        };
        check(entry.size())?;
        let mut archive = self.archive.lock().unwrap_or_else(PoisonError::into_inner);
        let options = ZipReadOptions::default();
        let file = entry.as_ref().with_reader(&mut *archive, options);
        let mut bytes = Vec::new();
        // The size that an archive states may be wrong.
        let mut file = file.map_err(refusal)?.take(limit.min(worth) + 1);
        file.read_to_end(&mut bytes).map_err(damaged)?;
        check(bytes.len() as u64)?;
        Ok(Content {
            packed: Some(entry.compressed_size()),
            ..Content::of(bytes)
        })
    }
}

fn kind(entry: &OwnedZipFileEntry) -> Kind {
    match entry {
        _ if entry.is_dir() => Kind::Folder,
        _ if entry.is_symlink() => Kind::Link,
        _ => Kind::File,
    }
}

/// Returns the name of an entry with `/` between its parts. Most programs write UTF-8, and only some of them say so.
fn name<'a>(entry: &'a OwnedZipFileEntry, encoding: Option<&'static Encoding>) -> Cow<'a, str> {
    let raw = entry.name_raw();
    let name = match (std::str::from_utf8(raw), encoding) {
        (Ok(name), _) => Cow::Borrowed(name),
        (Err(_), Some(encoding)) => encoding.decode_without_bom_handling(raw).0,
        (Err(_), None) => entry
            .name()
            .unwrap_or_else(|_| String::from_utf8_lossy(raw)),
    };
    match name.contains('\\') {
        // As some programs for Windows write it.
        true => Cow::Owned(without_drive(&name.replace('\\', "/")).to_owned()),
        false => name,
    }
}

/// Returns a path of Windows without the letter of its drive.
fn without_drive(name: &str) -> &str {
    match name.as_bytes() {
        [letter, b':', b'/', ..] if letter.is_ascii_alphabetic() => &name[2..],
        _ => name,
    }
}

fn refusal(error: ZipError) -> Refusal {
    match error {
        ZipError::UnsupportedArchive(what) => {
            Refusal::Unread(format!("a zip of this kind ({what})"))
        }
        ZipError::InvalidPassword => Refusal::Encrypted,
        error => Refusal::Damaged(error.to_string()),
    }
}

fn damaged(error: io::Error) -> Refusal {
    Refusal::Damaged(error.to_string())
}
