//! Reading an archive at any position with few calls of the system.
//!
//! *Problem.* Each thread unpacks the files of its own part of an archive, so that reading jumps between the parts, and back to headers. On a
//! network drive each jump is a round trip.
//!
//! *Method.* Bytes are read in blocks, of which the latest are kept. Seeking is only noted: the file is moved when a block is missing that does
//! not follow the one before.

use std::collections::VecDeque;
use std::io::{self, Read, Seek, SeekFrom};

/// Bytes of a block.
const BLOCK: usize = if cfg!(test) { 8 } else { 1 << 16 };

/// The most blocks that are kept: one each for as many threads that read from places of their own.
const KEPT: usize = if cfg!(test) { 2 } else { 64 };

/// A source that is read in blocks. It must not change.
pub(super) struct Blocks<R> {
    source: R,
    /// The position of the source; `None` after a call that failed, which may have moved it.
    source_at: Option<u64>,
    /// The latest blocks that were read, the last of them first.
    kept: VecDeque<Block>,
    /// The position of the reader.
    at: u64,
}

struct Block {
    number: u64,
    /// [`BLOCK`] of them, fewer at the end of the source.
    bytes: Vec<u8>,
}

impl<R: Read + Seek> Blocks<R> {
    /// Reads a source that is at its beginning.
    pub(super) fn new(source: R) -> Self {
        Self {
            source,
            source_at: Some(0),
            kept: VecDeque::new(),
            at: 0,
        }
    }

    /// Returns the rest of the block that the reader is in; it is empty at the end of the source.
    fn rest(&mut self) -> io::Result<&[u8]> {
        let number = self.at / BLOCK as u64;
        let place = match self.kept.iter().position(|block| block.number == number) {
            Some(place) => place,
            None => {
                let block = self.load(number)?;
                self.kept.truncate(KEPT - 1);
                self.kept.push_front(block);
                0
            }
        };
        let from = (self.at % BLOCK as u64) as usize;
        Ok(self.kept[place].bytes.get(from..).unwrap_or_default())
    }

    fn load(&mut self, number: u64) -> io::Result<Block> {
        let start = number * BLOCK as u64;
        if self.source_at.take() != Some(start) {
            self.source.seek(SeekFrom::Start(start))?;
        }
        let mut bytes = Vec::with_capacity(BLOCK);
        let source = self.source.by_ref();
        let length = source.take(BLOCK as u64).read_to_end(&mut bytes)?;
        self.source_at = Some(start + length as u64);
        Ok(Block { number, bytes })
    }
}

impl<R: Read + Seek> Read for Blocks<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.rest()?.read(buffer)?;
        self.at += length as u64;
        Ok(length)
    }
}

impl<R: Read + Seek> Seek for Blocks<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let at = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::Current(by) => self.at.checked_add_signed(by),
            SeekFrom::End(by) => {
                self.source_at = None;
                let end = self.source.seek(SeekFrom::End(0))?;
                self.source_at = Some(end);
                end.checked_add_signed(by)
            }
        };
        self.at = at.ok_or(io::ErrorKind::InvalidInput)?;
        Ok(self.at)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use proptest::prelude::*;

    use super::*;

    /// A source that counts its calls.
    struct Watched {
        source: Cursor<Vec<u8>>,
        seeks: usize,
        reads: usize,
        /// The number of the call of `read` that fails.
        fails_at: Option<usize>,
    }

    impl Watched {
        fn new(length: u8) -> Self {
            Self {
                source: Cursor::new((0..length).collect()),
                seeks: 0,
                reads: 0,
                fails_at: None,
            }
        }
    }

    impl Read for Watched {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.reads += 1;
            match self.fails_at {
                Some(number) if self.reads == number => Err(io::ErrorKind::TimedOut.into()),
                // A block takes several calls, so that one can fail in the middle of it.
                Some(_) => self.source.by_ref().take(5).read(buffer),
                None => self.source.read(buffer),
            }
        }
    }

    impl Seek for Watched {
        fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
            self.seeks += 1;
            self.source.seek(to)
        }
    }

    fn read(blocks: &mut Blocks<Watched>, at: u64) -> u8 {
        let mut byte = [0];
        blocks.seek(SeekFrom::Start(at)).expect("it is a position");
        blocks.read_exact(&mut byte).expect("it is inside");
        byte[0]
    }

    #[test]
    fn two_readers_of_parts_of_their_own_read_each_block_once() {
        let mut blocks = Blocks::new(Watched::new(64));
        for place in 0..32 {
            assert_eq!(read(&mut blocks, place), place as u8);
            assert_eq!(read(&mut blocks, 32 + place), 32 + place as u8);
        }
        assert_eq!((blocks.source.reads, blocks.source.seeks), (8, 7));
    }

    #[test]
    fn blocks_that_follow_one_another_are_read_without_seeking() {
        let mut blocks = Blocks::new(Watched::new(60));
        let mut all = Vec::new();
        blocks.read_to_end(&mut all).expect("it can be read");
        assert_eq!(all, (0..60).collect::<Vec<u8>>());
        assert_eq!(blocks.source.seeks, 0);
    }

    #[test]
    fn what_is_read_after_a_failure_is_what_the_source_has() {
        let source = Watched {
            fails_at: Some(2),
            ..Watched::new(20)
        };
        let mut blocks = Blocks::new(source);
        let mut all = Vec::new();
        let failed = blocks.read_to_end(&mut all).expect_err("it fails once");
        assert_eq!(failed.kind(), io::ErrorKind::TimedOut);
        blocks.read_to_end(&mut all).expect("it can be read");
        assert_eq!(all, (0..20).collect::<Vec<u8>>());
    }

    proptest! {
        #[test]
        fn reads_what_the_source_has(length in 0..40_u8, calls in prop::collection::vec((0..4_u8, -45..45_i64, 0..20_usize), 0..30)) {
            let mut plain = Cursor::new((0..length).collect::<Vec<u8>>());
            let mut blocks = Blocks::new(Watched::new(length));
            for (kind, by, count) in calls {
                let to = match kind {
                    0 => SeekFrom::Start(by.unsigned_abs()),
                    1 => SeekFrom::Current(by),
                    2 => SeekFrom::End(by),
                    _ => SeekFrom::Current(0),
                };
                prop_assert_eq!(blocks.seek(to).ok(), plain.seek(to).ok());
                let some = |source: &mut dyn Read| {
                    let mut bytes = Vec::new();
                    source.take(count as u64).read_to_end(&mut bytes).map(|_| bytes)
                };
                prop_assert_eq!(some(&mut blocks).ok(), some(&mut plain).ok());
            }
        }
    }
}
