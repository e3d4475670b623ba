//! A segment: the fingerprints of many submissions, sorted by hash, in a file that never changes.
//!
//! ```text
//! blocks of channel 0 | blocks of channel 1 | … | directory | tail
//! directory: channels 4 | least id 4 | end of the ids 4 | for each channel: entries 8, blocks 4, and
//!            for each block: first hash 8, length in bytes 2
//! ```
//!
//! *Method.* The directory is in memory while the segment is open, about 16 bytes for every [`ENTRIES`] entries. A hash is looked for in it by
//! binary search; then one block is read. The entries of one hash may go on in the next blocks.

use std::path::Path;

use crate::block::{Block, ENTRIES, Entry, encode};
use crate::bytes::Decoder;
use crate::disk::{Sink, Source};
use crate::error::Error;
use crate::manifest::SegmentFile;
use crate::tail::{self, Kind};

/// Bytes that are read at once when a segment is read from its start to its end.
const READ_AHEAD: u64 = 1 << 18;

/// Every `STEP`th first hash is kept a second time, close together: a search in all of them, which are megabytes, waits for memory at
/// nearly every step, and that took most of the time of a look-up.
const STEP: usize = 16;

/// A segment that is open for reading.
#[derive(Debug)]
pub(crate) struct Segment {
    source: Source,
    /// Least id, and one after the greatest.
    ids: [u32; 2],
    channels: Vec<Directory>,
}

/// Where the blocks of one channel are.
#[derive(Debug)]
struct Directory {
    entries: u64,
    /// First hash of each block.
    firsts: Vec<u64>,
    /// Every [`STEP`]th of these.
    tops: Vec<u64>,
    /// Where each block starts in the file, and where the last one ends.
    starts: Vec<u64>,
}

impl Segment {
    /// Opens a segment of an index with `channels` channels, whose ids are below `end`.
    pub(crate) fn open(
        folder: &Path,
        file: &SegmentFile,
        channels: u32,
        end: u32,
    ) -> Result<Self, Error> {
        let opened = tail::open(folder, Kind::Segment, file.file, file.bytes)?;
        let segment = Self::decode(opened.source, opened.body, &opened.directory)?;
        if segment.channels.len() != channels as usize || segment.ids[1] > end {
            return Err(segment.source.damaged("it belongs to another index"));
        }
        if segment.entries() != file.fingerprints {
            return Err(segment
                .source
                .damaged("it has another number of fingerprints than the manifest says"));
        }
        Ok(segment)
    }

    fn decode(source: Source, body: u64, bytes: &[u8]) -> Result<Self, Error> {
        let mut decoder = Decoder(bytes);
        let mut start = 0;
        let mut read = || {
            let channels = decoder.u32()?;
            let ids = [decoder.u32()?, decoder.u32()?];
            let channels: Option<Vec<_>> = (0..channels)
                .map(|_| Directory::decode(&mut decoder, &mut start))
                .collect();
            decoder.end((ids, channels?))
        };
        match read() {
            Some((ids, channels)) if start == body => Ok(Self {
                source,
                ids,
                channels,
            }),
            _ => Err(source.damaged("its directory does not fit its blocks")),
        }
    }

    /// Returns the number of fingerprints of all channels.
    pub(crate) fn entries(&self) -> u64 {
        self.channels
            .iter()
            .map(|directory| directory.entries)
            .sum()
    }

    /// Returns the number of fingerprints of one channel.
    pub(crate) fn entries_of(&self, channel: usize) -> u64 {
        self.channels[channel].entries
    }

    /// Returns the least id.
    pub(crate) fn least(&self) -> u32 {
        self.ids[0]
    }

    /// Returns the hashes that cut a channel into parts of about `blocks` blocks, ascending.
    pub(crate) fn cuts(&self, channel: usize, blocks: usize) -> impl Iterator<Item = u64> {
        let firsts = &self.channels[channel].firsts;
        firsts.iter().copied().step_by(blocks).skip(1)
    }

    /// Returns the error of damage to this file.
    pub(crate) fn damaged(&self, what: &str) -> Error {
        self.source.damaged(what)
    }

    fn check_block(&self, block: &mut Block, start: u64) -> Result<(), Error> {
        match block.check() {
            true => Ok(()),
            false => Err(self.source.damaged(format!(
                "the block at byte {start} is not as it was written"
            ))),
        }
    }

    /// Returns the id that a block stores.
    fn id(&self, block: &Block, entry: usize) -> Result<u32, Error> {
        let id = self.ids[0].checked_add(block.id(entry));
        id.filter(|&id| id < self.ids[1])
            .ok_or_else(|| self.source.damaged("it has ids that it should not have"))
    }
}

impl Directory {
    /// Takes a directory off `decoder`; the blocks start at `start`, which is moved to their end.
    fn decode(decoder: &mut Decoder, start: &mut u64) -> Option<Self> {
        let (entries, blocks) = (decoder.u64()?, decoder.u32()? as usize);
        let mut rows = Decoder(decoder.bytes(blocks.checked_mul(10)?)?);
        // A number of entries that the blocks cannot hold must not get into a sum.
        if entries > blocks as u64 * ENTRIES as u64 {
            return None;
        }
        let mut directory = Self {
            entries,
            firsts: Vec::with_capacity(blocks),
            tops: Vec::new(),
            starts: Vec::with_capacity(blocks + 1),
        };
        directory.starts.push(*start);
        for _ in 0..blocks {
            directory.firsts.push(rows.u64()?);
            *start += u64::from(rows.u16()?);
            directory.starts.push(*start);
        }
        directory.tops = directory.firsts.iter().copied().step_by(STEP).collect();
        Some(directory)
    }

    /// Returns the first block that may have a hash: the last that starts with a smaller one, which may end with it, or else the first.
    fn block_of(&self, hash: u64) -> usize {
        let is_before = |first: &u64| *first < hash;
        let start = self.tops.partition_point(is_before).saturating_sub(1) * STEP;
        let end = (start + STEP).min(self.firsts.len());
        let before = self.firsts[start..end].partition_point(is_before);
        (start + before).saturating_sub(1)
    }

    fn blocks(&self) -> usize {
        self.firsts.len()
    }
}

/// Looks hashes of one channel up; in ascending order, no block is read twice.
pub(crate) struct Cursor<'a> {
    segment: &'a Segment,
    directory: &'a Directory,
    /// Which block is in `loaded`.
    at: Option<usize>,
    loaded: Block,
    hashes: Vec<u64>,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(segment: &'a Segment, channel: usize) -> Self {
        Self {
            segment,
            directory: &segment.channels[channel],
            at: None,
            loaded: Block::default(),
            hashes: Vec::with_capacity(ENTRIES),
        }
    }

    /// Appends the ids of a hash.
    pub(crate) fn collect(&mut self, hash: u64, ids: &mut Vec<u32>) -> Result<(), Error> {
        let firsts = &self.directory.firsts;
        let mut block = self.directory.block_of(hash);
        while block < firsts.len() && firsts[block] <= hash {
            self.load(block)?;
            self.collect_here(hash, ids)?;
            block += 1;
        }
        Ok(())
    }

    fn load(&mut self, block: usize) -> Result<(), Error> {
        if self.at == Some(block) {
            return Ok(());
        }
        self.at = None;
        let [start, end] = [
            self.directory.starts[block],
            self.directory.starts[block + 1],
        ];
        let room = self.loaded.room((end - start) as usize);
        self.segment.source.read_into(start, room)?;
        self.segment.check_block(&mut self.loaded, start)?;
        self.loaded
            .hashes(self.directory.firsts[block], &mut self.hashes);
        self.at = Some(block);
        Ok(())
    }

    fn collect_here(&self, hash: u64, ids: &mut Vec<u32>) -> Result<(), Error> {
        let first = self.hashes.partition_point(|&other| other < hash);
        let equal = self.hashes[first..]
            .iter()
            .take_while(|&&other| other == hash);
        for entry in first..first + equal.count() {
            ids.push(self.segment.id(&self.loaded, entry)?);
        }
        Ok(())
    }
}

/// Reads entries of one channel in ascending order.
pub(crate) struct Entries<'a> {
    segment: &'a Segment,
    directory: &'a Directory,
    /// Block that comes next.
    next: usize,
    /// Only hashes below, if given.
    below: Option<u64>,
    /// Bytes that were read ahead, and where they start in the file.
    ahead: Vec<u8>,
    ahead_start: u64,
    block: Block,
    hashes: Vec<u64>,
    /// Entries of the last block, from `position` on still to come.
    entries: Vec<Entry>,
    position: usize,
}

impl<'a> Entries<'a> {
    /// Makes a stream of all entries of a channel, or of those with hashes from `from` on and below `below`.
    pub(crate) fn new(
        segment: &'a Segment,
        channel: usize,
        from: u64,
        below: Option<u64>,
    ) -> Result<Self, Error> {
        let directory = &segment.channels[channel];
        let mut entries = Self {
            segment,
            directory,
            next: directory.block_of(from),
            below,
            ahead: Vec::new(),
            ahead_start: 0,
            block: Block::default(),
            hashes: Vec::with_capacity(ENTRIES),
            entries: Vec::with_capacity(ENTRIES),
            position: 0,
        };
        while entries.peek()?.is_some_and(|(hash, _)| hash < from) {
            entries.position += 1;
        }
        Ok(entries)
    }

    /// Returns the next entry without moving past it.
    pub(crate) fn peek(&mut self) -> Result<Option<Entry>, Error> {
        if self.position == self.entries.len() && !self.load()? {
            return Ok(None);
        }
        let entry = self.entries[self.position];
        Ok(Some(entry).filter(|entry| self.below.is_none_or(|below| entry.0 < below)))
    }

    /// Goes on to the entry after the one that [`Entries::peek`] gave.
    pub(crate) fn advance(&mut self) {
        self.position += 1;
    }

    /// Loads the next block; false if there is none.
    fn load(&mut self) -> Result<bool, Error> {
        if self.next == self.directory.blocks() {
            return Ok(false);
        }
        let first = self.directory.firsts[self.next];
        let [start, end] = [
            self.directory.starts[self.next],
            self.directory.starts[self.next + 1],
        ];
        self.read_ahead(end)?;
        let offset = (start - self.ahead_start) as usize;
        let length = (end - start) as usize;
        let room = self.block.room(length);
        room.copy_from_slice(&self.ahead[offset..offset + length]);
        self.segment.check_block(&mut self.block, start)?;
        self.block.hashes(first, &mut self.hashes);
        self.entries.clear();
        for (entry, &hash) in self.hashes.iter().enumerate() {
            self.entries
                .push((hash, self.segment.id(&self.block, entry)?));
        }
        self.position = 0;
        self.next += 1;
        Ok(true)
    }

    /// Makes sure that the bytes of the next block, up to `end`, are in memory.
    fn read_ahead(&mut self, end: u64) -> Result<(), Error> {
        let ahead_end = self.ahead_start + self.ahead.len() as u64;
        let start = self.directory.starts[self.next];
        if start >= self.ahead_start && end <= ahead_end {
            return Ok(());
        }
        let last = self.directory.starts.last().copied().unwrap_or(end);
        let length = READ_AHEAD.min(last - start).max(end - start) as usize;
        self.ahead.resize(length, 0);
        self.ahead_start = start;
        self.segment.source.read_into(start, &mut self.ahead)
    }
}

/// A segment that is being written, channel after channel.
pub(crate) struct SegmentSink {
    sink: Sink,
    number: u64,
    /// Least id of all entries, and one after the greatest.
    ids: [u32; 2],
    /// Directories of the channels: entries, blocks and the rows of these.
    channels: Vec<(u64, u32, Vec<u8>)>,
    /// Entries that wait until they fill a block.
    waiting: Vec<Entry>,
    packed: Vec<u8>,
}

impl SegmentSink {
    /// Starts the segment with this number; ids will be in `ids`.
    pub(crate) fn create(folder: &Path, number: u64, ids: [u32; 2]) -> Result<Self, Error> {
        Ok(Self {
            sink: Sink::create(folder.join(Kind::Segment.file(number)))?,
            number,
            ids,
            channels: Vec::new(),
            waiting: Vec::with_capacity(ENTRIES),
            packed: Vec::new(),
        })
    }

    /// Ends the channel before, if any, and starts the next.
    pub(crate) fn start_channel(&mut self) -> Result<(), Error> {
        self.flush()?;
        self.channels.push((0, 0, Vec::new()));
        Ok(())
    }

    /// Adds an entry, not less than the one before in this channel.
    pub(crate) fn push(&mut self, entry: Entry) -> Result<(), Error> {
        self.waiting.push(entry);
        match self.waiting.len() {
            ENTRIES => self.flush(),
            _ => Ok(()),
        }
    }

    fn flush(&mut self) -> Result<(), Error> {
        let (Some(&(first, _)), Some(channel)) = (self.waiting.first(), self.channels.last_mut())
        else {
            return Ok(());
        };
        self.packed.clear();
        encode(&self.waiting, self.ids[0], &mut self.packed);
        let (entries, blocks, rows) = channel;
        *entries += self.waiting.len() as u64;
        *blocks += 1;
        rows.extend(first.to_le_bytes());
        let length = u16::try_from(self.packed.len()).expect("256 entries of 96 bits are short");
        rows.extend(length.to_le_bytes());
        self.waiting.clear();
        self.sink.write(&self.packed)
    }

    /// Ends the segment and brings it to the disk.
    pub(crate) fn finish(mut self) -> Result<SegmentFile, Error> {
        self.flush()?;
        let mut directory = Vec::new();
        directory.extend((self.channels.len() as u32).to_le_bytes());
        directory.extend(self.ids.map(u32::to_le_bytes).as_flattened());
        for (entries, blocks, rows) in &self.channels {
            directory.extend(entries.to_le_bytes());
            directory.extend(blocks.to_le_bytes());
            directory.extend(rows);
        }
        let bytes = tail::finish(self.sink, Kind::Segment, self.number, &directory)?;
        Ok(SegmentFile {
            file: self.number,
            bytes,
            fingerprints: self.channels.iter().map(|channel| channel.0).sum(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Found by fuzzing: the sum of such numbers overflowed.
    #[test]
    fn a_directory_has_no_more_entries_than_its_blocks_can_hold() {
        for (entries, blocks, fits) in [(256, 1, true), (257, 1, false), (u64::MAX, 2, false)] {
            let mut bytes = [&entries.to_le_bytes()[..], &u32::to_le_bytes(blocks)].concat();
            bytes.extend(vec![0; 10 * blocks as usize]);
            let directory = Directory::decode(&mut Decoder(&bytes), &mut 0);
            assert_eq!(directory.is_some(), fits, "{entries} in {blocks}");
        }
    }
}
