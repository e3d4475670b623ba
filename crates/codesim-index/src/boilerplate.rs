//! Boilerplate: what instructors hand out, whose fingerprints say nothing about anyone.
//!
//! ```text
//! directory: blobs 4 | for each: content 32 | collection and data, each as length 4 and bytes; the data compressed
//! directory | tail
//! ```
//!
//! The file is small and written as a whole when anything is added.

use std::path::Path;

use crate::bytes::{Decoder, put_blob, put_text};
use crate::disk::Sink;
use crate::error::Error;
use crate::manifest::GivenFile;
use crate::tail::{self, Kind};

/// Level of compression: the default of Zstandard.
const LEVEL: i32 = 3;

/// A piece of boilerplate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Boilerplate {
    /// Set of submissions that it was given to.
    pub collection: String,
    /// Hash of the code, by which the same piece is known again.
    pub content: [u8; 32],
    /// The code or its fingerprints, in whatever form the caller can read again.
    pub data: Vec<u8>,
}

/// Reads the file.
pub(crate) fn read(folder: &Path, file: GivenFile) -> Result<Vec<Boilerplate>, Error> {
    let opened = tail::open(folder, Kind::Given, file.file, file.bytes)?;
    match decode(&opened.directory) {
        Some(read) if opened.body == 0 && read.len() as u64 == file.blobs => Ok(read),
        _ => Err(opened
            .source
            .damaged("it does not hold what the manifest says")),
    }
}

fn decode(bytes: &[u8]) -> Option<Vec<Boilerplate>> {
    let mut decoder = Decoder(bytes);
    let boilerplate = (0..decoder.u32()?).map(|_| {
        Some(Boilerplate {
            content: decoder.content()?,
            collection: decoder.text()?,
            data: zstd::decode_all(decoder.blob()?).ok()?,
        })
    });
    let boilerplate = boilerplate.collect::<Option<_>>()?;
    decoder.end(boilerplate)
}

/// Writes the file with this number.
pub(crate) fn write(
    folder: &Path,
    number: u64,
    boilerplate: &[Boilerplate],
) -> Result<GivenFile, Error> {
    let sink = Sink::create(folder.join(Kind::Given.file(number)))?;
    let too_large = || Error::Io {
        path: sink.path().to_path_buf(),
        source: std::io::ErrorKind::FileTooLarge.into(),
    };
    let bytes = encode(boilerplate).ok_or_else(too_large)?;
    Ok(GivenFile {
        file: number,
        bytes: tail::finish(sink, Kind::Given, number, &bytes)?,
        blobs: boilerplate.len() as u64,
    })
}

fn encode(boilerplate: &[Boilerplate]) -> Option<Vec<u8>> {
    let mut bytes = u32::try_from(boilerplate.len())
        .ok()?
        .to_le_bytes()
        .to_vec();
    for piece in boilerplate {
        bytes.extend(piece.content);
        put_text(&mut bytes, &piece.collection)?;
        put_blob(
            &mut bytes,
            &zstd::encode_all(piece.data.as_slice(), LEVEL).ok()?,
        )?;
    }
    Some(bytes)
}
