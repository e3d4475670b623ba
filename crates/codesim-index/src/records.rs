//! A file of records: the records of many submissions, their documents and their sources, in a file that never changes.
//!
//! ```text
//! for each submission: record | documents | sources
//! table: for each submission [`ROW`] bytes: id 4 | start 8 | length of the record 4, of the documents 8, of the sources 8 |
//!        checksum of the record 4, of the documents 4, of the sources 4 | checksum of the row 4
//! keys: for each submission two [`keys`] of 8 bytes, each with the id 4, ascending
//! directory: submissions 4 | least id 4 | end of the ids 4 | start of the table 8 | checksum of the keys 4
//! directory | tail
//! ```
//!
//! Documents and sources are compressed with Zstandard, each on its own; sources of length 0 are none. The table ascends by id. Only the
//! directory is read when the file is opened: a row of the table has its own checksum, and the keys are read at the first search for a
//! submission.

use std::path::Path;
use std::sync::OnceLock;

use crate::bytes::Decoder;
use crate::disk::{Sink, Source};
use crate::error::Error;
use crate::manifest;
use crate::packed::{self, LEVEL, MAX_BYTES};
use crate::record::{NewSubmission, Record};
use crate::tail::{self, Kind};

/// Bytes of a row of the table.
const ROW: u64 = 48;

/// Bytes of the keys of a submission.
const KEYS: u64 = 24;

/// A file of records that is open for reading.
#[derive(Debug)]
pub(crate) struct Records {
    source: Source,
    count: u32,
    /// Least id, and one after the greatest.
    ids: [u32; 2],
    /// Where the table starts.
    table: u64,
    /// Checksum of the keys.
    checksum: u32,
    keys: OnceLock<Vec<(u64, u32)>>,
}

/// Where the parts of a submission are.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Row {
    pub(crate) id: u32,
    pub(crate) start: u64,
    /// Lengths of record, documents and sources.
    lengths: [u64; 3],
    checksums: [u32; 3],
}

impl Row {
    fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(ROW as usize);
        bytes.extend(self.id.to_le_bytes());
        bytes.extend(self.start.to_le_bytes());
        bytes.extend((self.lengths[0] as u32).to_le_bytes());
        bytes.extend(self.lengths[1].to_le_bytes());
        bytes.extend(self.lengths[2].to_le_bytes());
        bytes.extend(self.checksums.map(u32::to_le_bytes).as_flattened());
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    fn decode(bytes: &[u8]) -> Option<Self> {
        let (checked, checksum) = bytes.split_at(bytes.len() - 4);
        if crc32fast::hash(checked).to_le_bytes() != *checksum {
            return None;
        }
        let mut decoder = Decoder(checked);
        Some(Self {
            id: decoder.u32()?,
            start: decoder.u64()?,
            lengths: [decoder.u32()?.into(), decoder.u64()?, decoder.u64()?],
            checksums: [decoder.u32()?, decoder.u32()?, decoder.u32()?],
        })
    }

    /// Returns the end of the parts, one after their last byte.
    fn end(&self) -> u64 {
        self.lengths
            .iter()
            .fold(self.start, |end, length| end.saturating_add(*length))
    }
}

/// Parts of a submission, by their place in a row.
#[derive(Debug, Clone, Copy)]
enum Part {
    Record,
    Documents,
    Sources,
}

impl Records {
    /// Opens a file of records of an index whose ids are below `end`.
    pub(crate) fn open(
        folder: &Path,
        file: &manifest::RecordsFile,
        end: u32,
    ) -> Result<Self, Error> {
        let opened = tail::open(folder, Kind::Records, file.file, file.bytes)?;
        let mut decoder = Decoder(&opened.directory);
        let mut read = || {
            let (count, ids) = (decoder.u32()?, [decoder.u32()?, decoder.u32()?]);
            let (table, checksum) = (decoder.u64()?, decoder.u32()?);
            decoder.end((count, ids, table, checksum))
        };
        let source = opened.source;
        let Some((count, ids, table, checksum)) = read() else {
            return Err(source.damaged("its directory has another length"));
        };
        let rows = u64::from(count) * (ROW + KEYS);
        if table.checked_add(rows) != Some(opened.body)
            || count != file.submissions
            || ids[1] > end
            || ids[1].checked_sub(ids[0]) < Some(count)
        {
            return Err(source.damaged("its directory does not fit the rest"));
        }
        Ok(Self {
            source,
            count,
            ids,
            table,
            checksum,
            keys: OnceLock::new(),
        })
    }

    /// Whether an id is in the range of this file.
    pub(crate) fn may_have(&self, id: u32) -> bool {
        (self.ids[0]..self.ids[1]).contains(&id)
    }

    /// Returns the number of submissions, removed ones too.
    pub(crate) fn count(&self) -> u32 {
        self.count
    }

    /// Returns the length of the file in bytes.
    pub(crate) fn length(&self) -> u64 {
        self.source.length()
    }

    pub(crate) fn path(&self) -> &Path {
        self.source.path()
    }

    /// Reads the row of the table at the given place.
    pub(crate) fn row(&self, place: u32) -> Result<Row, Error> {
        let bytes = self.source.read(self.table + u64::from(place) * ROW, ROW)?;
        Row::decode(&bytes).ok_or_else(|| {
            self.source
                .damaged(format!("the checksum of row {place} of its table is wrong"))
        })
    }

    /// Finds the row of an id.
    fn find_row(&self, id: u32) -> Result<Row, Error> {
        // All ids from the first to this one have a row before its own, but for those that were removed and dropped.
        let place = id.saturating_sub(self.ids[0]);
        let dropped = self.ids[1] - self.ids[0] - self.count;
        let mut low = place.saturating_sub(dropped);
        let mut high = self.count.min(place.saturating_add(1));
        while low < high {
            let middle = low + (high - low) / 2;
            let row = self.row(middle)?;
            match row.id.cmp(&id) {
                std::cmp::Ordering::Equal => return Ok(row),
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        Err(self.source.damaged(format!("submission {id} is not in it")))
    }

    fn part(&self, row: &Row, part: Part) -> Result<Vec<u8>, Error> {
        let before = &row.lengths[..part as usize];
        let start = before
            .iter()
            .fold(row.start, |start, length| start.saturating_add(*length));
        let bytes = self.source.read(start, row.lengths[part as usize])?;
        if crc32fast::hash(&bytes) != row.checksums[part as usize] {
            let what = format!(
                "the checksum of the {part:?} of submission {} is wrong",
                row.id
            );
            return Err(self.source.damaged(what.to_lowercase()));
        }
        Ok(bytes)
    }

    fn unpacked(&self, row: &Row, part: Part) -> Result<Vec<u8>, Error> {
        packed::unpack(&self.part(row, part)?, MAX_BYTES).map_err(|error| {
            let what = format!(
                "the {part:?} of submission {} cannot be unpacked: {error}",
                row.id
            );
            self.source.damaged(what.to_lowercase())
        })
    }

    /// Reads the record in a row.
    pub(crate) fn record_in(&self, row: &Row) -> Result<Record, Error> {
        Record::decode(&self.part(row, Part::Record)?).ok_or_else(|| {
            self.source.damaged(format!(
                "the record of submission {} cannot be read",
                row.id
            ))
        })
    }

    pub(crate) fn record(&self, id: u32) -> Result<Record, Error> {
        self.record_in(&self.find_row(id)?)
    }

    pub(crate) fn documents(&self, id: u32) -> Result<Vec<u8>, Error> {
        self.documents_in(&self.find_row(id)?)
    }

    pub(crate) fn documents_in(&self, row: &Row) -> Result<Vec<u8>, Error> {
        self.unpacked(row, Part::Documents)
    }

    pub(crate) fn sources(&self, id: u32) -> Result<Option<Vec<u8>>, Error> {
        self.sources_in(&self.find_row(id)?)
    }

    pub(crate) fn sources_in(&self, row: &Row) -> Result<Option<Vec<u8>>, Error> {
        // Empty sources would still have some bytes when compressed, so a length of 0 is unambiguous.
        match row.lengths[Part::Sources as usize] {
            0 => Ok(None),
            _ => self.unpacked(row, Part::Sources).map(Some),
        }
    }

    /// Appends the ids of those that have this key.
    pub(crate) fn find(&self, key: u64, ids: &mut Vec<u32>) -> Result<(), Error> {
        let keys = self.keys()?;
        let first = keys.partition_point(|&(other, _)| other < key);
        let equal = keys[first..].iter().take_while(|&&(other, _)| other == key);
        ids.extend(equal.map(|&(_, id)| id));
        Ok(())
    }

    /// Returns each key with the id of its submission, ascending.
    pub(crate) fn keys(&self) -> Result<&[(u64, u32)], Error> {
        if let Some(keys) = self.keys.get() {
            return Ok(keys);
        }
        let keys = self.read_keys()?;
        Ok(self.keys.get_or_init(|| keys))
    }

    fn read_keys(&self) -> Result<Vec<(u64, u32)>, Error> {
        let start = self.table + u64::from(self.count) * ROW;
        let bytes = self.source.read(start, u64::from(self.count) * KEYS)?;
        let mut decoder = Decoder(&bytes);
        let keys = (0..2 * u64::from(self.count)).map(|_| Some((decoder.u64()?, decoder.u32()?)));
        match keys.collect::<Option<Vec<_>>>() {
            Some(keys) if crc32fast::hash(&bytes) == self.checksum => Ok(keys),
            _ => Err(self.source.damaged("the checksum of its keys is wrong")),
        }
    }

    /// Checks the places of the parts: they must follow each other up to the table, by ascending id.
    pub(crate) fn check_row(&self, row: &Row, before: Option<&Row>) -> Result<(), Error> {
        let start = before.map_or(0, |before| before.end());
        let ascends = before.is_none_or(|before| before.id < row.id);
        if start != row.start || !ascends || !self.may_have(row.id) {
            return Err(self
                .source
                .damaged(format!("submission {} is in the wrong place", row.id)));
        }
        Ok(())
    }

    /// Whether the parts end where the table starts.
    pub(crate) fn check_end(&self, last: Option<&Row>) -> Result<(), Error> {
        match last.map_or(0, |last| last.end()) == self.table {
            true => Ok(()),
            false => Err(self.source.damaged("it has bytes that belong to nothing")),
        }
    }
}

/// Returns the key of a content: its first bytes.
pub(crate) fn content_key(content: &[u8; 32]) -> u64 {
    let (key, _) = content.split_first_chunk().expect("32 are more than 8");
    u64::from_be_bytes(*key)
}

/// Returns the key of a name in a collection: their checksum, which others may have as well.
pub(crate) fn name_key(collection: &str, name: &str) -> u64 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(collection.as_bytes());
    hasher.update(&[0]);
    hasher.update(name.as_bytes());
    hasher.finalize().into()
}

/// Returns both keys of a submission.
pub(crate) fn keys(record: &Record) -> [u64; 2] {
    let name = name_key(&record.collection, &record.name);
    [content_key(&record.content), name]
}

/// A file of records that is being written.
pub(crate) struct RecordsSink {
    sink: Sink,
    number: u64,
    ids: [u32; 2],
    count: u32,
    table: Vec<u8>,
    keys: Vec<(u64, u32)>,
    compressor: zstd::bulk::Compressor<'static>,
}

impl RecordsSink {
    /// Starts the file with this number.
    pub(crate) fn create(folder: &Path, number: u64) -> Result<Self, Error> {
        let sink = Sink::create(folder.join(Kind::Records.file(number)))?;
        let compressor = zstd::bulk::Compressor::new(LEVEL).map_err(Error::io(sink.path()))?;
        Ok(Self {
            sink,
            number,
            ids: [0, 0],
            count: 0,
            table: Vec::new(),
            keys: Vec::new(),
            compressor,
        })
    }

    /// Returns the number of bytes so far.
    pub(crate) fn written(&self) -> u64 {
        self.sink.written()
    }

    /// Adds a submission, whose id is greater than the one before.
    pub(crate) fn push(&mut self, id: u32, submission: &NewSubmission) -> Result<(), Error> {
        let record = submission.record.encode().ok_or_else(|| Error::Io {
            path: self.sink.path().to_path_buf(),
            source: std::io::ErrorKind::FileTooLarge.into(),
        })?;
        let documents = self.packed(&submission.documents)?;
        let sources = submission
            .sources
            .as_deref()
            .map(|sources| self.packed(sources));
        let parts = [record, documents, sources.transpose()?.unwrap_or_default()];
        let row = Row {
            id,
            start: self.sink.written(),
            lengths: parts.each_ref().map(|part| part.len() as u64),
            checksums: parts.each_ref().map(|part| crc32fast::hash(part)),
        };
        self.list(row, &submission.record);
        parts.iter().try_for_each(|part| self.sink.write(part))
    }

    fn packed(&mut self, bytes: &[u8]) -> Result<Vec<u8>, Error> {
        self.compressor
            .compress(bytes)
            .map_err(Error::io(self.sink.path()))
    }

    fn list(&mut self, row: Row, record: &Record) {
        if self.count == 0 {
            self.ids[0] = row.id;
        }
        self.ids[1] = row.id + 1;
        self.count += 1;
        self.table.extend(row.encode());
        self.keys.extend(keys(record).map(|key| (key, row.id)));
    }

    /// Copies a submission from another file as it is there, after a look whether it is whole.
    pub(crate) fn copy(&mut self, from: &Records, row: &Row) -> Result<(), Error> {
        let start = self.sink.written();
        for part in [Part::Record, Part::Documents, Part::Sources] {
            self.sink.write(&from.part(row, part)?)?;
        }
        let record = from.record_in(row)?;
        self.list(Row { start, ..*row }, &record);
        Ok(())
    }

    /// Ends the file and brings it to the disk.
    pub(crate) fn finish(mut self) -> Result<manifest::RecordsFile, Error> {
        let table = self.sink.written();
        self.sink.write(&self.table)?;
        self.keys.sort_unstable();
        let keys: Vec<u8> = self
            .keys
            .iter()
            .flat_map(|(key, id)| key.to_le_bytes().into_iter().chain(id.to_le_bytes()))
            .collect();
        self.sink.write(&keys)?;
        let mut directory = Vec::new();
        directory.extend(self.count.to_le_bytes());
        directory.extend(self.ids.map(u32::to_le_bytes).as_flattened());
        directory.extend(table.to_le_bytes());
        directory.extend(crc32fast::hash(&keys).to_le_bytes());
        let bytes = tail::finish(self.sink, Kind::Records, self.number, &directory)?;
        Ok(manifest::RecordsFile {
            file: self.number,
            bytes,
            submissions: self.count,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::submission;

    #[test]
    fn a_bomb_is_damage_of_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let mut sink = RecordsSink::create(folder.path(), 5).unwrap();
        let whole = submission(4, &[].into());
        let mut bomb = whole.clone();
        bomb.documents = vec![0; MAX_BYTES as usize + 1];
        bomb.sources = Some(bomb.documents.clone());
        sink.push(0, &whole).unwrap();
        sink.push(1, &bomb).unwrap();
        let file = sink.finish().unwrap();
        assert!(file.bytes < 2000, "{}", file.bytes);
        let records = Records::open(folder.path(), &file, 2).unwrap();
        assert_eq!(records.documents(0).unwrap(), whole.documents);
        let errors = [
            records.documents(1).unwrap_err(),
            records.sources(1).unwrap_err(),
        ];
        for (error, part) in errors.iter().zip(["documents", "sources"]) {
            let message = error.to_string();
            let expected = format!("damaged: the {part} of submission 1 cannot be unpacked: ");
            assert!(message.contains("records-5: "), "{message}");
            assert!(message.contains(&expected), "{message}");
        }
    }
}
