//! Copying a tar without some of its entries.
//!
//! *Method.* An entry is all between the end of the one before and its own: its headers with the long names before them, its data and the padding.
//! The first pass finds these ends, the second one copies.

use std::cell::Cell;
use std::io::{self, Read, Write};
use std::rc::Rc;

use tar::EntryType;

use super::counted::Counted;

/// Bytes of a block, of which all entries are a multiple.
const BLOCK: u64 = 512;

/// A part of a tar.
struct Part {
    end: u64,
    is_kept: bool,
}

/// Copies the entries that are kept, by their place, and returns their number. `open` opens the archive; it is called twice.
pub(super) fn copy(
    mut open: impl FnMut() -> io::Result<Box<dyn Read>>,
    is_kept: &dyn Fn(usize) -> bool,
    to: &mut dyn Write,
) -> io::Result<usize> {
    let (parts, count) = parts(open()?, is_kept)?;
    let mut bytes = open()?;
    let mut at = 0;
    for Part { end, is_kept } in parts {
        let part = &mut Read::take(&mut bytes, end - at);
        let copied = match is_kept {
            true => io::copy(part, to)?,
            false => io::copy(part, &mut io::sink())?,
        };
        if copied != end - at {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        at = end;
    }
    // The end of a tar. Bytes behind it in the archive belong to no entry.
    to.write_all(&[0; 2 * BLOCK as usize])?;
    Ok(count)
}

/// Returns the parts of the archive, and the number of entries that are kept.
fn parts(bytes: Box<dyn Read>, is_kept: &dyn Fn(usize) -> bool) -> io::Result<(Vec<Part>, usize)> {
    let read = Rc::new(Cell::new(0));
    let mut archive = tar::Archive::new(Counted::new(bytes, Rc::clone(&read)));
    let (mut parts, mut place, mut kept) = (Vec::new(), 0, 0);
    for entry in archive.entries()? {
        let mut entry = entry?;
        let is_entry = entry.header().entry_type() != EntryType::XGlobalHeader;
        io::copy(&mut entry, &mut io::sink())?;
        let is_kept = !is_entry || is_kept(place);
        parts.push(Part {
            end: read.get().next_multiple_of(BLOCK),
            is_kept,
        });
        place += usize::from(is_entry);
        kept += usize::from(is_entry && is_kept);
    }
    Ok((parts, kept))
}
