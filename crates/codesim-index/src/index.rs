//! An index that is open for reading.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use codesim_fingerprint::Totals;

use crate::boilerplate::{self, Boilerplate};
use crate::counting::Lookup;
use crate::error::Error;
use crate::manifest::{GivenFile, Manifest, StatisticsFile};
use crate::merge::Merge;
use crate::record::Record;
use crate::records::{self, Records};
use crate::removed::Removed;
use crate::segment::Segment;
use crate::statistics::Statistics;

/// The state of an index when it was opened; what others change afterwards is not seen.
///
/// Look-ups take `&self` and may run in many threads at once.
#[derive(Debug)]
pub struct Index {
    pub(crate) path: PathBuf,
    pub(crate) manifest: Manifest,
    pub(crate) removed: Removed,
    /// In the order of the manifest, each with its number.
    pub(crate) segments: Vec<Numbered<Segment>>,
    pub(crate) records: Vec<Numbered<Records>>,
    pub(crate) statistics: Arc<Statistics>,
    boilerplate: Arc<Vec<Boilerplate>>,
}

/// An open file and its number, by which a later state of the index knows that it is open already.
#[derive(Debug)]
pub(crate) struct Numbered<T> {
    pub(crate) number: u64,
    pub(crate) file: Arc<T>,
}

impl<T> Numbered<T> {
    /// Returns the file with this number, from among `open` or else newly opened.
    fn reuse(
        number: u64,
        open: &[Self],
        opened: impl FnOnce() -> Result<T, Error>,
    ) -> Result<Self, Error> {
        let known = open.iter().find(|numbered| numbered.number == number);
        let file = match known {
            Some(numbered) => Arc::clone(&numbered.file),
            None => Arc::new(opened()?),
        };
        Ok(Self { number, file })
    }
}

/// How large an index is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figures {
    /// Submissions that can be found.
    pub submissions: usize,
    /// Submissions that were removed but are still in the files.
    pub removed: usize,
    /// Fingerprints in the files, of all channels.
    pub fingerprints: u64,
    /// Segments that a look-up goes through.
    pub segments: usize,
    /// Files of records.
    pub records: usize,
    /// Pieces of boilerplate.
    pub boilerplate: usize,
    /// Bytes of all segments.
    pub segment_bytes: u64,
    /// Bytes of all files but the manifest.
    pub bytes: u64,
}

impl Index {
    /// Opens the index in the folder `path` as it is now.
    ///
    /// Reads only the statistics, the boilerplate and the directories of the segments.
    ///
    /// # Errors
    /// If there is no index, if it is of another version, or if a file is missing or damaged where that can be seen without reading
    /// all of it.
    pub fn open(path: &Path) -> Result<Self, Error> {
        let mut manifest = Manifest::read(path)?;
        loop {
            match Self::load(path, manifest.clone(), None) {
                Err(error) if is_missing(&error) => {
                    // A writer may have replaced the manifest and deleted the files of the old one meanwhile.
                    let now = Manifest::read(path)?;
                    if now == manifest {
                        return Err(error);
                    }
                    manifest = now;
                }
                result => return result,
            }
        }
    }

    /// Opens the files of a manifest, those that `before` has open excepted.
    pub(crate) fn load(
        path: &Path,
        manifest: Manifest,
        before: Option<&Self>,
    ) -> Result<Self, Error> {
        // First, since their length bears out how many ids there are, which the other steps make room for.
        let statistics = statistics(path, &manifest, before)?;
        let Some(removed) = Removed::new(&manifest.removed, manifest.next_id) else {
            let what = "its ranges of removed ids are out of order";
            return Err(Error::damaged(&path.join(crate::manifest::NAME), what));
        };
        let (channels, end) = (manifest.channels, manifest.next_id);
        let segments = manifest.segments.iter().map(|file| {
            let open = before.map_or(&[][..], |before| &before.segments);
            Numbered::reuse(file.file, open, || Segment::open(path, file, channels, end))
        });
        let records = manifest.records.iter().map(|file| {
            let open = before.map_or(&[][..], |before| &before.records);
            Numbered::reuse(file.file, open, || Records::open(path, file, end))
        });
        Ok(Self {
            path: path.to_path_buf(),
            removed,
            segments: segments.collect::<Result<_, _>>()?,
            records: records.collect::<Result<_, _>>()?,
            statistics,
            boilerplate: boilerplate(path, manifest.given, before)?,
            manifest,
        })
    }

    /// Returns the folder of the index.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the version of the format, [`VERSION`](crate::VERSION) or an earlier one. The caller may write meaning, documents and
    /// boilerplate in another way from one version to the next.
    pub fn version(&self) -> u32 {
        self.manifest.version
    }

    /// Returns how the fingerprints were made, in the caller's words.
    pub fn meaning(&self) -> &BTreeMap<String, String> {
        &self.manifest.meaning
    }

    /// Refuses a meaning that has another value for a key of this one.
    ///
    /// # Errors
    /// [`Error::Meaning`] with the first such key.
    pub fn check_meaning(&self, own: &BTreeMap<String, String>) -> Result<(), Error> {
        self.manifest.check_meaning(own)
    }

    /// Returns the notes about all submissions together, made when the last ones were added.
    pub fn notes(&self) -> &BTreeMap<String, String> {
        &self.manifest.notes
    }

    /// Returns the number of channels.
    pub fn channels(&self) -> usize {
        self.manifest.channels as usize
    }

    /// Returns the number of submissions, without removed ones.
    pub fn submissions(&self) -> usize {
        (self.end() - self.removed.count()) as usize
    }

    /// Returns the end of the ids: every id is below it.
    pub fn end(&self) -> u32 {
        self.manifest.next_id
    }

    /// Whether a submission has this id and was not removed.
    pub fn is_live(&self, id: u32) -> bool {
        id < self.end() && !self.removed.contains(id)
    }

    /// Returns the ids of all submissions, ascending.
    pub fn ids(&self) -> impl Iterator<Item = u32> {
        (0..self.end()).filter(|&id| self.is_live(id))
    }

    /// Replaces `ids` by the submissions that have a hash in a channel, ascending.
    ///
    /// # Errors
    /// If a segment cannot be read or is damaged.
    ///
    /// # Panics
    /// If there is no such channel.
    pub fn postings(&self, channel: usize, hash: u64, ids: &mut Vec<u32>) -> Result<(), Error> {
        ids.clear();
        self.lookup(channel, &[hash], |_, found| ids.extend(found))
    }

    /// Calls `found` with each of `hashes`, which ascend, that submissions have in a channel, and with the ids of these, ascending.
    ///
    /// One call for many hashes reads less than one for each: no block is read twice.
    ///
    /// # Errors
    /// If a segment cannot be read or is damaged; `found` may have been called for some hashes then.
    ///
    /// # Panics
    /// If there is no such channel, or if the hashes do not ascend.
    pub fn lookup(
        &self,
        channel: usize,
        hashes: &[u64],
        mut found: impl FnMut(u64, &[u32]),
    ) -> Result<(), Error> {
        assert!(hashes.is_sorted(), "hashes to be looked up ascend");
        let mut lookup = Lookup::new(self.segments(), channel, &self.removed);
        for &hash in hashes {
            let ids = lookup.ids(hash)?;
            if !ids.is_empty() {
                found(hash, ids);
            }
        }
        Ok(())
    }

    /// Calls `found` with each hash that submissions have in a channel, ascending, and with the ids of these, ascending.
    ///
    /// # Errors
    /// If a segment cannot be read or is damaged, or `found` returns an error.
    ///
    /// # Panics
    /// If there is no such channel.
    pub fn each_hash(
        &self,
        channel: usize,
        found: impl FnMut(u64, &[u32]) -> Result<(), Error>,
    ) -> Result<(), Error> {
        Merge::new(self.segments(), channel, &self.removed, (0, None))?.groups(found)
    }

    /// Returns the sums over the fingerprints of a submission in a channel; those of no fingerprints if there is no such submission.
    ///
    /// # Panics
    /// If there is no such channel.
    pub fn totals(&self, channel: usize, id: u32) -> Totals {
        let totals = &self.statistics.channels[channel].totals;
        totals.get(id as usize).copied().unwrap_or_default()
    }

    /// Returns the number that was given with the fingerprints of a submission in a channel; 0 if there is no such submission.
    ///
    /// # Panics
    /// If there is no such channel.
    pub fn expected(&self, channel: usize, id: u32) -> f64 {
        let expected = &self.statistics.channels[channel].expected;
        expected.get(id as usize).copied().unwrap_or_default()
    }

    /// Returns the record of a submission.
    ///
    /// # Errors
    /// [`Error::Unknown`] if there is none; or if its file cannot be read or is damaged.
    pub fn record(&self, id: u32) -> Result<Record, Error> {
        self.with_records(id, |records| records.record(id))
    }

    /// Returns the documents of a submission as they were added.
    ///
    /// # Errors
    /// As [`Index::record`].
    pub fn documents(&self, id: u32) -> Result<Vec<u8>, Error> {
        self.with_records(id, |records| records.documents(id))
    }

    /// Returns the sources of a submission as they were added, if they were.
    ///
    /// # Errors
    /// As [`Index::record`].
    pub fn sources(&self, id: u32) -> Result<Option<Vec<u8>>, Error> {
        self.with_records(id, |records| records.sources(id))
    }

    fn with_records<T>(
        &self,
        id: u32,
        read: impl FnOnce(&Records) -> Result<T, Error>,
    ) -> Result<T, Error> {
        if !self.is_live(id) {
            return Err(Error::Unknown { id });
        }
        let records = self
            .records
            .iter()
            .find(|records| records.file.may_have(id));
        match records {
            Some(records) => read(&records.file),
            None => {
                let what = format!("it names no file with the record of submission {id}");
                Err(Error::damaged(&self.path.join(crate::manifest::NAME), what))
            }
        }
    }

    /// Finds the submissions with this content, ascending.
    ///
    /// # Errors
    /// If a file of records cannot be read or is damaged.
    pub fn find(&self, content: &[u8; 32]) -> Result<Vec<u32>, Error> {
        let key = records::content_key(content);
        self.find_by(key, |record| record.content == *content)
    }

    /// Finds the submissions with this name in this collection, ascending.
    ///
    /// # Errors
    /// If a file of records cannot be read or is damaged.
    pub fn find_name(&self, collection: &str, name: &str) -> Result<Vec<u32>, Error> {
        let key = records::name_key(collection, name);
        self.find_by(key, |record| {
            record.collection == collection && record.name == name
        })
    }

    fn find_by(&self, key: u64, is_wanted: impl Fn(&Record) -> bool) -> Result<Vec<u32>, Error> {
        let mut ids = Vec::new();
        for records in &self.records {
            records.file.find(key, &mut ids)?;
        }
        ids.retain(|&id| self.is_live(id));
        ids.sort_unstable();
        let mut found = Vec::new();
        for id in ids {
            if is_wanted(&self.record(id)?) {
                found.push(id);
            }
        }
        Ok(found)
    }

    /// Returns all boilerplate, in the order in which it was added.
    pub fn boilerplate(&self) -> &[Boilerplate] {
        &self.boilerplate
    }

    /// Returns the size of the index.
    pub fn figures(&self) -> Figures {
        let stored: u32 = self
            .manifest
            .records
            .iter()
            .map(|file| file.submissions)
            .sum();
        Figures {
            submissions: self.submissions(),
            removed: (stored as usize).saturating_sub(self.submissions()),
            fingerprints: self
                .manifest
                .segments
                .iter()
                .map(|file| file.fingerprints)
                .sum(),
            segments: self.segments.len(),
            records: self.records.len(),
            boilerplate: self.boilerplate.len(),
            segment_bytes: self.manifest.segments.iter().map(|file| file.bytes).sum(),
            bytes: self.manifest.bytes(),
        }
    }

    pub(crate) fn segments(&self) -> impl Iterator<Item = &Segment> {
        self.segments.iter().map(|segment| &*segment.file)
    }
}

fn is_missing(error: &Error) -> bool {
    matches!(error, Error::Io { source, .. } if source.kind() == std::io::ErrorKind::NotFound)
}

fn statistics(
    path: &Path,
    manifest: &Manifest,
    before: Option<&Index>,
) -> Result<Arc<Statistics>, Error> {
    let same = before.filter(|before| before.manifest.statistics == manifest.statistics);
    match (same, manifest.statistics) {
        (Some(same), Some(_)) => Ok(Arc::clone(&same.statistics)),
        (_, None) if manifest.next_id == 0 => Ok(Arc::new(Statistics::new(manifest.channels))),
        (_, None) => {
            let what = "it names no statistics";
            Err(Error::damaged(&path.join(crate::manifest::NAME), what))
        }
        (None, Some(file)) => read_statistics(path, file, manifest).map(Arc::new),
    }
}

fn read_statistics(
    path: &Path,
    file: StatisticsFile,
    manifest: &Manifest,
) -> Result<Statistics, Error> {
    Statistics::read(path, file, manifest.channels, manifest.next_id)
}

fn boilerplate(
    path: &Path,
    file: Option<GivenFile>,
    before: Option<&Index>,
) -> Result<Arc<Vec<Boilerplate>>, Error> {
    match (file, before) {
        (None, _) => Ok(Arc::default()),
        (Some(_), Some(before)) if before.manifest.given == file => {
            Ok(Arc::clone(&before.boilerplate))
        }
        (Some(file), _) => boilerplate::read(path, file).map(Arc::new),
    }
}
