//! Compressed bytes: those of documents, sources and boilerplate.

use std::io::{self, Read};

use crate::error::Error;

/// Level of compression: the default of Zstandard.
pub(crate) const LEVEL: i32 = 3;

/// Bytes of the documents of a submission, of its sources, and of all boilerplate together, before they are compressed. All of them
/// must fit into memory, and a small file can unpack to any number: this is room for the sources of sixteen files of 64 MiB each,
/// more than any person has written.
pub(crate) const MAX_BYTES: u64 = if cfg!(test) { 1 << 20 } else { 1 << 30 };

/// Refuses to pack what could not be unpacked.
pub(crate) fn check(name: impl FnOnce() -> String, bytes: u64) -> Result<(), Error> {
    match bytes <= MAX_BYTES {
        true => Ok(()),
        false => Err(Error::TooLarge {
            name: name(),
            bytes,
            allowed: MAX_BYTES,
        }),
    }
}

/// Returns the bytes that were packed, of which there may be at most `most`.
pub(crate) fn unpack(packed: &[u8], most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let frames = zstd::Decoder::with_buffer(packed)?;
    frames
        .take(most.saturating_add(1))
        .read_to_end(&mut bytes)?;
    match bytes.len() as u64 <= most {
        true => Ok(bytes),
        false => Err(io::Error::other(format!(
            "it makes more bytes than the {MAX_BYTES} that an index keeps together"
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_unpacked_than_may_be() {
        let packed = zstd::encode_all(io::repeat(b'x').take(5000), LEVEL).unwrap();
        assert!(packed.len() < 100);
        assert_eq!(unpack(&packed, 5000).unwrap(), [b'x'; 5000]);
        assert!(unpack(&packed, 4999).is_err());
        // Frames that follow each other count together.
        assert!(unpack(&packed.repeat(2), 9999).is_err());
        assert_eq!(unpack(&packed.repeat(2), 10_000).unwrap().len(), 10_000);
    }
}
