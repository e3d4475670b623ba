//! Boilerplate: starter code, whose fingerprints are no evidence.
//!
//! ```text
//! directory: blobs 4 | for each: content 32 | collection and data, each as length 4 and bytes; the data compressed
//! directory | tail
//! ```
//!
//! The file is small and written as a whole when anything is added.

use std::io;
use std::path::Path;

use crate::bytes::{Decoder, put_blob, put_text};
use crate::disk::Sink;
use crate::error::Error;
use crate::manifest::GivenFile;
use crate::packed::{self, LEVEL, MAX_BYTES};
use crate::tail::{self, Kind};

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
    let damaged = |what: String| opened.source.damaged(what);
    match decode(&opened.directory) {
        Some(packed) if opened.body == 0 && packed.len() as u64 == file.blobs => {
            unpacked(packed).map_err(|error| damaged(format!("it cannot be unpacked: {error}")))
        }
        _ => Err(damaged(
            "it does not hold what the manifest says".to_owned(),
        )),
    }
}

/// Unpacks the data of each piece.
fn unpacked(mut pieces: Vec<Boilerplate>) -> io::Result<Vec<Boilerplate>> {
    let mut left = MAX_BYTES;
    for piece in &mut pieces {
        piece.data = packed::unpack(&piece.data, left)?;
        left -= piece.data.len() as u64;
    }
    Ok(pieces)
}

/// Decodes all pieces, with their data as it was packed.
fn decode(bytes: &[u8]) -> Option<Vec<Boilerplate>> {
    let mut decoder = Decoder(bytes);
    let boilerplate = (0..decoder.u32()?).map(|_| {
        Some(Boilerplate {
            content: decoder.content()?,
            collection: decoder.text()?,
            data: decoder.blob()?.to_vec(),
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
    let bytes = boilerplate.iter().map(|piece| piece.data.len() as u64);
    packed::check(|| "boilerplate".to_owned(), bytes.sum())?;
    let sink = Sink::create(folder.join(Kind::Given.file(number)))?;
    let too_large = || Error::Io {
        path: sink.path().to_path_buf(),
        source: io::ErrorKind::FileTooLarge.into(),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Writes the pieces, however many bytes they have, and reads them.
    fn read_back(pieces: &[Boilerplate]) -> Result<Vec<Boilerplate>, Error> {
        let folder = tempfile::tempdir().unwrap();
        let sink = Sink::create(folder.path().join("given-5")).unwrap();
        let bytes = tail::finish(sink, Kind::Given, 5, &encode(pieces).unwrap())?;
        let blobs = pieces.len() as u64;
        let file = 5;
        read(folder.path(), GivenFile { file, bytes, blobs })
    }

    #[test]
    fn a_bomb_of_several_pieces_is_damage_of_its_file() {
        let piece = Boilerplate {
            collection: "2025".to_owned(),
            content: [7; 32],
            data: vec![0; MAX_BYTES as usize / 2],
        };
        let mut pieces = vec![piece; 2];
        assert_eq!(read_back(&pieces).unwrap(), pieces);
        pieces[1].data.push(0);
        let message = read_back(&pieces).unwrap_err().to_string();
        assert!(
            message.contains("given-5: damaged: it cannot be unpacked: "),
            "{message}"
        );
        let folder = tempfile::tempdir().unwrap();
        let error = write(folder.path(), 5, &pieces).unwrap_err();
        assert!(matches!(error, Error::TooLarge { .. }), "{error}");
    }
}
