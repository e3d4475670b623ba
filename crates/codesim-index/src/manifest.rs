//! The one file that says what belongs to an index.
//!
//! Every change of an index ends by replacing it as a whole; what it does not name does not exist. It is JSON, to be read by
//! people; its last entry is the checksum of everything before. A manifest must be byte for byte what this crate would write
//! for it, so that no change goes unseen.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::disk;
use crate::error::Error;
use crate::tail::Kind;

/// Name of the file.
pub(crate) const NAME: &str = "manifest";

/// Version of new indexes: their meaning has a key for each fact. The files beside the manifest are those of version 1.
pub const VERSION: u32 = 2;

/// Versions that can be read and changed; an index keeps its own.
const VERSIONS: std::ops::RangeInclusive<u64> = 1..=VERSION as u64;

/// Largest number of channels of an index: more than is useful, and few enough to make room for each before a file is read.
pub(crate) const MAX_CHANNELS: u32 = 64;

/// The value of `format`.
const FORMAT: &str = "codesim index";

/// State of an index.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Manifest {
    format: String,
    pub(crate) version: u32,
    /// How the fingerprints were made, in the caller's words.
    pub(crate) meaning: BTreeMap<String, String>,
    /// Notes of the caller about all submissions together.
    pub(crate) notes: BTreeMap<String, String>,
    pub(crate) channels: u32,
    /// The next submission's id; every id is below.
    pub(crate) next_id: u32,
    /// The next file's number; every number is below.
    pub(crate) next_file: u64,
    /// Ids that are not in the index any more: first and end of each range, ascending.
    pub(crate) removed: Vec<[u32; 2]>,
    pub(crate) segments: Vec<SegmentFile>,
    pub(crate) records: Vec<RecordsFile>,
    /// None while there are no submissions.
    pub(crate) statistics: Option<StatisticsFile>,
    /// None while there is no boilerplate.
    pub(crate) given: Option<GivenFile>,
    checksum: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SegmentFile {
    pub(crate) file: u64,
    pub(crate) bytes: u64,
    /// Fingerprints of all channels, those of removed submissions too.
    pub(crate) fingerprints: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordsFile {
    pub(crate) file: u64,
    pub(crate) bytes: u64,
    /// Submissions in it, removed ones too.
    pub(crate) submissions: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StatisticsFile {
    pub(crate) file: u64,
    pub(crate) bytes: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GivenFile {
    pub(crate) file: u64,
    pub(crate) bytes: u64,
    pub(crate) blobs: u64,
}

/// Enough of a manifest of any version to refuse it.
#[derive(Deserialize)]
struct Versioned {
    format: String,
    version: u64,
}

impl Manifest {
    /// Makes the manifest of an index without submissions.
    pub(crate) fn new(channels: u32, meaning: BTreeMap<String, String>) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            meaning,
            notes: BTreeMap::new(),
            channels,
            next_id: 0,
            next_file: 0,
            removed: Vec::new(),
            segments: Vec::new(),
            records: Vec::new(),
            statistics: None,
            given: None,
            checksum: String::new(),
        }
    }

    /// Reads the manifest in `folder`.
    pub(crate) fn read(folder: &Path) -> Result<Self, Error> {
        let path = folder.join(NAME);
        let bytes = fs::read(&path).map_err(|source| match source.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Error::NotAnIndex {
                path: folder.to_path_buf(),
            },
            _ => Error::io(&path)(source),
        })?;
        Self::parse(&path, &bytes)
    }

    fn parse(path: &Path, bytes: &[u8]) -> Result<Self, Error> {
        let damaged = |error: serde_json::Error| Error::damaged(path, error.to_string());
        let versioned: Versioned = serde_json::from_slice(bytes).map_err(damaged)?;
        if versioned.format == FORMAT && !VERSIONS.contains(&versioned.version) {
            return Err(Error::Version {
                path: path.to_path_buf(),
                found: versioned.version,
                known: VERSION,
            });
        }
        let manifest: Self = serde_json::from_slice(bytes).map_err(damaged)?;
        if manifest.format != FORMAT || manifest.to_bytes() != bytes {
            return Err(Error::damaged(path, "its checksum is wrong"));
        }
        if !(1..=MAX_CHANNELS).contains(&manifest.channels) {
            let what = format!("it has {} channels", manifest.channels);
            return Err(Error::damaged(path, what));
        }
        Ok(manifest)
    }

    /// Puts this manifest in the place of the one in `folder`.
    pub(crate) fn write(&self, folder: &Path) -> Result<(), Error> {
        disk::replace(folder, NAME, &self.to_bytes())
    }

    /// Returns the text of the file.
    fn to_bytes(&self) -> Vec<u8> {
        let mut sealed = self.clone();
        sealed.checksum = String::new();
        sealed.checksum = format!("{:08x}", crc32fast::hash(sealed.text().as_bytes()));
        sealed.text().into_bytes()
    }

    fn text(&self) -> String {
        serde_json::to_string_pretty(self).expect("texts and numbers can be written as JSON") + "\n"
    }

    /// Takes the next number for a file in `folder`.
    pub(crate) fn take_number(&mut self) -> u64 {
        self.next_file += 1;
        self.next_file - 1
    }

    /// Returns the names of all files that belong to the index, without the manifest itself.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        let segments = self
            .segments
            .iter()
            .map(|entry| (Kind::Segment, entry.file));
        let records = self.records.iter().map(|entry| (Kind::Records, entry.file));
        let statistics = self
            .statistics
            .iter()
            .map(|entry| (Kind::Statistics, entry.file));
        let given = self.given.iter().map(|entry| (Kind::Given, entry.file));
        segments
            .chain(records)
            .chain(statistics)
            .chain(given)
            .map(|(kind, number)| PathBuf::from(kind.file(number)))
            .collect()
    }

    /// Returns the size of all files but the manifest, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.segments.iter().map(|entry| entry.bytes).sum::<u64>()
            + self.records.iter().map(|entry| entry.bytes).sum::<u64>()
            + self.statistics.map_or(0, |entry| entry.bytes)
            + self.given.map_or(0, |entry| entry.bytes)
    }

    /// Refuses a meaning that contradicts the one of the index.
    pub(crate) fn check_meaning(&self, own: &BTreeMap<String, String>) -> Result<(), Error> {
        let contradiction = own.iter().find_map(|(key, own)| {
            let stored = self.meaning.get(key).filter(|stored| *stored != own)?;
            Some((key.clone(), stored.clone(), own.clone()))
        });
        match contradiction {
            Some((key, stored, own)) => Err(Error::Meaning { key, stored, own }),
            None => Ok(()),
        }
    }
}
