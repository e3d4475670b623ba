//! The end of the files of an index: their kind, and a checksum that everything else depends on.
//!
//! Each file is written from its start to its end, so its description comes last: its own *directory*, and after that a tail of [`LENGTH`]
//! bytes with the directory's length and checksum. The parts before the directory have their checksums in it or beside themselves. The tail
//! repeats the number of the file, so that one file cannot replace another.

use std::path::Path;

use crate::bytes::Decoder;
use crate::disk::{Sink, Source};
use crate::error::Error;

/// Version of the format of all files.
pub(crate) const VERSION: u32 = 1;

/// Bytes of a tail: magic 8, version 4, number 8, length of the directory 8, its checksum 4, checksum of all this 4.
pub(crate) const LENGTH: u64 = 36;

/// The kind of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Segment,
    Records,
    Statistics,
    Given,
}

impl Kind {
    pub(crate) const ALL: [Self; 4] = [Self::Segment, Self::Records, Self::Statistics, Self::Given];

    /// Returns the prefix of the names of such files.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Segment => "segment",
            Self::Records => "records",
            Self::Statistics => "statistics",
            Self::Given => "given",
        }
    }

    /// Returns the name of the file with this number.
    pub(crate) fn file(self, number: u64) -> String {
        format!("{}-{number}", self.name())
    }

    fn magic(self) -> &'static [u8; 8] {
        match self {
            Self::Segment => b"codesimS",
            Self::Records => b"codesimR",
            Self::Statistics => b"codesimT",
            Self::Given => b"codesimG",
        }
    }
}

/// Ends a file with its directory and the tail; returns the length of the file in bytes.
pub(crate) fn finish(
    mut sink: Sink,
    kind: Kind,
    number: u64,
    directory: &[u8],
) -> Result<u64, Error> {
    sink.write(directory)?;
    let mut tail = Vec::with_capacity(LENGTH as usize);
    tail.extend(kind.magic());
    tail.extend(VERSION.to_le_bytes());
    tail.extend(number.to_le_bytes());
    tail.extend((directory.len() as u64).to_le_bytes());
    tail.extend(crc32fast::hash(directory).to_le_bytes());
    tail.extend(crc32fast::hash(&tail).to_le_bytes());
    sink.write(&tail)?;
    sink.finish()
}

/// A file that was opened, and its directory.
pub(crate) struct Opened {
    pub(crate) source: Source,
    /// Bytes before the directory.
    pub(crate) body: u64,
    pub(crate) directory: Vec<u8>,
}

/// Opens a file of the index in `folder` and checks its tail and its directory.
pub(crate) fn open(folder: &Path, kind: Kind, number: u64, length: u64) -> Result<Opened, Error> {
    let source = Source::open(folder.join(kind.file(number)), length)?;
    let Some(before) = length.checked_sub(LENGTH) else {
        return Err(source.damaged("it is too short"));
    };
    let tail = source.read(before, LENGTH)?;
    let (directory, checksum) = check(&source, &tail, kind, number)?;
    let Some(body) = before.checked_sub(directory) else {
        return Err(source.damaged("its directory is longer than the file"));
    };
    let directory = source.read(body, directory)?;
    if crc32fast::hash(&directory) != checksum {
        return Err(source.damaged("the checksum of its directory is wrong"));
    }
    Ok(Opened {
        source,
        body,
        directory,
    })
}

/// Checks a tail, and returns the length and the checksum of the directory.
fn check(source: &Source, tail: &[u8], kind: Kind, number: u64) -> Result<(u64, u32), Error> {
    let (checked, checksum) = tail.split_at(tail.len() - 4);
    if crc32fast::hash(checked).to_le_bytes() != *checksum {
        return Err(source.damaged("the checksum of its tail is wrong"));
    }
    let mut decoder = Decoder(checked);
    let mut parts = || {
        let magic = decoder.bytes(8)?;
        Some((
            magic,
            decoder.u32()?,
            decoder.u64()?,
            decoder.u64()?,
            decoder.u32()?,
        ))
    };
    match parts() {
        Some((_, found, ..)) if found != VERSION => Err(Error::Version {
            path: source.path().to_path_buf(),
            found: found.into(),
            known: VERSION,
        }),
        Some((magic, _, own, length, checksum)) if magic == kind.magic() && own == number => {
            Ok((length, checksum))
        }
        _ => Err(source.damaged("it is another file than its name says")),
    }
}
