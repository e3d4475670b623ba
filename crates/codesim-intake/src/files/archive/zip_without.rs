//! Copying a zip without some of its entries.
//!
//! *Method.* The records of all other entries are copied as they are, names and extra fields included; only their offsets in the central directory
//! change. Bytes between records belong to no entry and are left out: programs that change an archive in place leave earlier versions there.

use std::io::{self, Read, SeekFrom, Write};

use zip::read::OwnedZipFileEntry;

use super::allowance::Allowance;
use super::limits::Limits;
use super::zip::{Bytes, list};

/// Bytes of a local header before the name.
const LOCAL: usize = 30;

/// Bytes of an entry of the central directory before the name.
const CENTRAL: usize = 46;

/// Bytes of the end of the central directory before the comment of the archive.
const END: usize = 22;

/// Bytes that a data descriptor has at most.
const MAX_DESCRIPTOR: u64 = 24;

/// The flag of an entry with a data descriptor after its data.
const HAS_DESCRIPTOR: u8 = 8;

/// A value of 32 bits, if the true one is in the extra field of ZIP64.
const IN_ZIP64: [u8; 4] = [0xff; 4];

/// Copies the entries that are kept, by their place in the central directory, and returns their number.
pub(super) fn copy(
    bytes: &mut dyn Bytes,
    is_kept: &dyn Fn(usize) -> bool,
    to: &mut dyn Write,
) -> io::Result<usize> {
    let entries = list(bytes, &mut Allowance::new(Limits::CLASS)).map_err(io::Error::other)?;
    let starts = starts(&entries);
    let mut kept: Vec<usize> = (0..entries.len()).filter(|&place| is_kept(place)).collect();
    // No record moves towards the end, so that each new offset fits where the old one did.
    kept.sort_by_key(|&place| entries[place].header_start());
    let mut directory: Vec<(usize, Vec<u8>)> = Vec::with_capacity(kept.len());
    let mut at = 0;
    for place in kept {
        let entry = &entries[place];
        let mut central = central_record(bytes, entry)?;
        set_offset(&mut central, at)?;
        at += copy_record(bytes, entry, &starts, to)?;
        directory.push((place, central));
    }
    directory.sort_by_key(|(place, _)| *place);
    let mut size = 0;
    for (_, record) in &directory {
        to.write_all(record)?;
        size += record.len() as u64;
    }
    to.write_all(&end(directory.len() as u64, size, at))?;
    let comment = comment(bytes)?;
    to.write_all(&(comment.len() as u16).to_le_bytes())?;
    to.write_all(&comment)?;
    Ok(directory.len())
}

/// Returns the offsets of all records and of the central directory, ascending.
fn starts(entries: &[OwnedZipFileEntry]) -> Vec<u64> {
    let directory = entries.iter().map(|entry| entry.central_header_start());
    let mut starts: Vec<u64> = entries.iter().map(|entry| entry.header_start()).collect();
    starts.extend(directory.min());
    starts.sort_unstable();
    starts
}

/// Copies the local header, the data and the data descriptor of an entry, and returns the number of bytes.
fn copy_record(
    bytes: &mut dyn Bytes,
    entry: &OwnedZipFileEntry,
    starts: &[u64],
    to: &mut dyn Write,
) -> io::Result<u64> {
    let start = entry.header_start();
    bytes.seek(SeekFrom::Start(start))?;
    let mut header = [0; LOCAL];
    bytes.read_exact(&mut header)?;
    let names = u64::from(u16_at(&header, 26)) + u64::from(u16_at(&header, 28));
    let mut length = LOCAL as u64 + names + entry.compressed_size();
    let next = starts[starts.partition_point(|&other| other <= start)..].first();
    let room = next.map_or(length, |next| next - start);
    if header[6] & HAS_DESCRIPTOR != 0 {
        // Its length depends on the program; the next record begins behind it.
        length = room.min(length + MAX_DESCRIPTOR);
    }
    bytes.seek(SeekFrom::Start(start))?;
    let copied = io::copy(&mut Read::take(&mut *bytes, length), to)?;
    match copied == length {
        true => Ok(length),
        false => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}

fn central_record(bytes: &mut dyn Bytes, entry: &OwnedZipFileEntry) -> io::Result<Vec<u8>> {
    bytes.seek(SeekFrom::Start(entry.central_header_start()))?;
    let mut record = vec![0; CENTRAL];
    bytes.read_exact(&mut record)?;
    let names: usize = [28, 30, 32]
        .map(|at| usize::from(u16_at(&record, at)))
        .iter()
        .sum();
    record.resize(CENTRAL + names, 0);
    bytes.read_exact(&mut record[CENTRAL..])?;
    Ok(record)
}

/// Sets the offset of the local header in an entry of the central directory.
fn set_offset(record: &mut [u8], offset: u64) -> io::Result<()> {
    let invalid = || io::Error::from(io::ErrorKind::InvalidData);
    if record[42..46] != IN_ZIP64 {
        let offset = u32::try_from(offset).map_err(|_| invalid())?;
        record[42..46].copy_from_slice(&offset.to_le_bytes());
        return Ok(());
    }
    let mut sizes = 0;
    for at in [20, 24] {
        sizes += 8 * usize::from(record[at..at + 4] == IN_ZIP64);
    }
    let mut at = CENTRAL + usize::from(u16_at(record, 28));
    let end = at + usize::from(u16_at(record, 30));
    while at + 4 <= end {
        let field = at + 4 + sizes;
        if u16_at(record, at) == 1 {
            let place = record.get_mut(field..field + 8).ok_or_else(invalid)?;
            place.copy_from_slice(&offset.to_le_bytes());
            return Ok(());
        }
        at += 4 + usize::from(u16_at(record, at + 2));
    }
    Err(invalid())
}

/// Returns the end of a central directory, without the length of a comment: with that of ZIP64 before it if a value needs more than 32 bits.
fn end(count: u64, size: u64, start: u64) -> Vec<u8> {
    let mut end = Vec::new();
    let is_long = count >= u64::from(u16::MAX) || size.max(start) >= u64::from(u32::MAX);
    if is_long {
        end.extend(b"PK\x06\x06");
        end.extend(44_u64.to_le_bytes());
        end.extend([45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        for value in [count, count, size, start] {
            end.extend(value.to_le_bytes());
        }
        end.extend(b"PK\x06\x07\0\0\0\0");
        end.extend((start + size).to_le_bytes());
        end.extend(1_u32.to_le_bytes());
    }
    end.extend(b"PK\x05\x06\0\0\0\0");
    let count = u16::try_from(count).unwrap_or(u16::MAX);
    end.extend(count.to_le_bytes());
    end.extend(count.to_le_bytes());
    for value in [size, start] {
        end.extend(u32::try_from(value).unwrap_or(u32::MAX).to_le_bytes());
    }
    end
}

/// Returns the comment of the archive.
fn comment(bytes: &mut dyn Bytes) -> io::Result<Vec<u8>> {
    let length = bytes.seek(SeekFrom::End(0))?;
    let from = length.saturating_sub((END + usize::from(u16::MAX)) as u64);
    bytes.seek(SeekFrom::Start(from))?;
    let mut tail = Vec::new();
    bytes.read_to_end(&mut tail)?;
    let is_end = |at: &usize| {
        let rest = &tail[*at..];
        rest.starts_with(b"PK\x05\x06") && END + usize::from(u16_at(rest, 20)) == rest.len()
    };
    let at = (0..(tail.len() + 1).saturating_sub(END)).rev().find(is_end);
    Ok(at.map_or_else(Vec::new, |at| tail.split_off(at + END)))
}

fn u16_at(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([bytes[at], bytes[at + 1]])
}
