//! Changing an index.
//!
//! *Method.* Every change first writes new files, numbered from the manifest's `next_file` on, and brings them to the disk. Then it
//! replaces the manifest, and with that counts. Files that are named no more are deleted after that. A process that ends in between leaves
//! files that no manifest names; the next writer deletes them.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::ops::Range;
use std::path::Path;

use codesim_progress::{Observer, Stage, Step};

use crate::addition::Addition;
use crate::boilerplate::{self, Boilerplate};
use crate::counting;
use crate::disk;
use crate::error::Error;
use crate::index::Index;
use crate::manifest::{self, MAX_CHANNELS, Manifest};
use crate::record::NewSubmission;
use crate::segment::Segment;
use crate::statistics::Statistics;
use crate::tail::Kind;
use crate::upkeep;

/// An index of earlier submissions that is open for changes. There is one at a time; readers do not mind it.
#[derive(Debug)]
pub struct Writer {
    index: Index,
    /// Held as long as the writer lives.
    _lock: File,
    /// Whether the state on the disk may not be that of `index`.
    broken: bool,
}

impl Writer {
    /// Makes an index without submissions in the new folder `path`, for fingerprints of `channels` channels.
    ///
    /// # Errors
    /// [`Error::Exists`] if there is something at `path`, unless it is what an interrupted call has left.
    ///
    /// # Panics
    /// If there are no channels, or more than 64.
    pub fn create(
        path: &Path,
        channels: usize,
        meaning: BTreeMap<String, String>,
    ) -> Result<Self, Error> {
        assert!(channels > 0, "an index has at least one channel");
        let channels = u32::try_from(channels).unwrap_or(u32::MAX);
        assert!(channels <= MAX_CHANNELS, "an index has few channels");
        match fs::create_dir(path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && is_unfinished(path) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                return Err(exists(path));
            }
            result => result.map_err(Error::io(path))?,
        }
        let lock = disk::lock(path)?;
        if !is_unfinished(path) {
            return Err(exists(path));
        }
        Manifest::new(channels, meaning).write(path)?;
        if let Some(parent) = path
            .parent()
            .filter(|parent| !parent.as_os_str().is_empty())
        {
            disk::sync_folder(parent)?;
        }
        Self::with_lock(path, lock)
    }

    /// Opens the index in the folder `path` and deletes what an interrupted change has left there.
    ///
    /// # Errors
    /// [`Error::Locked`] while another writer is at work; else as [`Index::open`].
    pub fn open(path: &Path) -> Result<Self, Error> {
        // Do not leave a lock in a folder that is no index.
        Manifest::read(path)?;
        Self::with_lock(path, disk::lock(path)?)
    }

    fn with_lock(path: &Path, lock: File) -> Result<Self, Error> {
        let writer = Self {
            index: Index::open(path)?,
            _lock: lock,
            broken: false,
        };
        // The manifest may be that of a writer who was killed just when it was renamed: before the files of the one before
        // are deleted, it must be certain that a power cut does not bring that one back.
        disk::sync_folder(path)?;
        writer.sweep();
        Ok(writer)
    }

    /// Returns the index with all changes so far.
    pub fn index(&self) -> &Index {
        &self.index
    }

    /// Adds submissions, all or none, and returns their ids, in the order given.
    ///
    /// `meaning` says how their fingerprints were made; keys that the index does not have are added to its own. `notes` are kept with the
    /// index; those of the same key are replaced. Memory does not grow with the number of fingerprints. Then report to the user that they
    /// are in, and call [`Writer::merge`].
    ///
    /// # Errors
    /// [`Error::Meaning`] if the index was made in another way; [`Error::Channels`], [`Error::Unsorted`] or [`Error::TooLarge`] for a
    /// submission that cannot be stored; [`Error::Full`]; [`Error::Cancelled`]; or if the disk refuses something. The index is then as before.
    pub fn add(
        &mut self,
        meaning: &BTreeMap<String, String>,
        notes: &BTreeMap<String, String>,
        submissions: impl IntoIterator<Item = NewSubmission>,
        observer: &dyn Observer,
    ) -> Result<Range<u32>, Error> {
        self.check()?;
        let mut manifest = self.with_meaning(meaning)?;
        let noted = notes.iter().map(|(key, note)| (key.clone(), note.clone()));
        manifest.notes.extend(noted);
        let ids = manifest.next_id;
        let result = self.add_to(&mut manifest, submissions, observer);
        self.undone(result)?;
        let ids = ids..manifest.next_id;
        self.commit(manifest)?;
        Ok(ids)
    }

    fn add_to(
        &self,
        manifest: &mut Manifest,
        submissions: impl IntoIterator<Item = NewSubmission>,
        observer: &dyn Observer,
    ) -> Result<(), Error> {
        let submissions = submissions.into_iter();
        let step = Step::begin(observer, Stage::Add, known_length(&submissions));
        let statistics = (*self.index.statistics).clone();
        let mut addition = Addition::new(&self.index.path, manifest, statistics, &step);
        for submission in submissions {
            addition.push(&submission)?;
            step.advance()?;
        }
        let (mut statistics, new) = addition.finish()?;
        drop(step);
        if new.is_empty() && manifest.next_id == self.index.end() {
            return Ok(());
        }
        self.count(&mut statistics, &new, manifest.next_id, observer)?;
        self.write_statistics(manifest, &statistics)
    }

    /// Brings the totals up to date for the addition of the segments `new`.
    fn count(
        &self,
        statistics: &mut Statistics,
        new: &[Segment],
        ids: u32,
        observer: &dyn Observer,
    ) -> Result<(), Error> {
        let removed = &self.index.removed;
        let old: Vec<&Segment> = self.index.segments().collect();
        let new: Vec<&Segment> = new.iter().collect();
        let all: Vec<&Segment> = old.iter().chain(&new).copied().collect();
        let [olds, news] = [&old, &new].map(|segments| {
            segments
                .iter()
                .map(|segment| segment.entries())
                .sum::<u64>()
        });
        let step = counting_step(observer, statistics);
        for (channel, statistics) in statistics.channels.iter_mut().enumerate() {
            let totals = &mut statistics.totals;
            match is_small(news, olds) {
                true => counting::addition(&old, &new, channel, removed, totals, &step)?,
                false => *totals = counting::all(&all, channel, removed, ids, &step)?,
            }
            step.advance()?;
        }
        Ok(())
    }

    fn write_statistics(
        &self,
        manifest: &mut Manifest,
        statistics: &Statistics,
    ) -> Result<(), Error> {
        let number = manifest.take_number();
        manifest.statistics = Some(statistics.write(&self.index.path, number)?);
        Ok(())
    }

    /// Removes submissions, all or none; those who are removed already do not matter. Their place on the disk is freed by
    /// [`Writer::compact`].
    ///
    /// # Errors
    /// [`Error::Unknown`] for an id that was never given to a submission; [`Error::Cancelled`]; or if the disk refuses something. The index is then as before.
    pub fn remove(&mut self, ids: &[u32], observer: &dyn Observer) -> Result<(), Error> {
        self.check()?;
        if let Some(&id) = ids.iter().find(|&&id| id >= self.index.end()) {
            return Err(Error::Unknown { id });
        }
        let mut manifest = self.index.manifest.clone();
        let result = self.remove_from(&mut manifest, ids, observer);
        self.undone(result)?;
        self.commit(manifest)
    }

    fn remove_from(
        &self,
        manifest: &mut Manifest,
        ids: &[u32],
        observer: &dyn Observer,
    ) -> Result<(), Error> {
        let mut removed = self.index.removed.clone();
        ids.iter().for_each(|&id| removed.insert(id));
        if removed.count() == self.index.removed.count() {
            return Ok(());
        }
        manifest.removed = removed.ranges();
        let mut statistics = (*self.index.statistics).clone();
        let segments: Vec<&Segment> = self.index.segments().collect();
        let step = counting_step(observer, &statistics);
        for (channel, statistics) in statistics.channels.iter_mut().enumerate() {
            counting::removal(
                &segments,
                channel,
                &self.index.removed,
                &removed,
                &mut statistics.totals,
                &step,
            )?;
            ids.iter()
                .for_each(|&id| statistics.expected[id as usize] = 0.0);
            step.advance()?;
        }
        self.write_statistics(manifest, &statistics)
    }

    /// Adds boilerplate; pieces that are there already, for the same collection, are passed over.
    ///
    /// # Errors
    /// [`Error::Meaning`] if the index was made in another way; [`Error::TooLarge`]; or if the disk refuses something. The index is then
    /// as before.
    pub fn add_boilerplate(
        &mut self,
        meaning: &BTreeMap<String, String>,
        new: impl IntoIterator<Item = Boilerplate>,
    ) -> Result<(), Error> {
        self.check()?;
        let mut manifest = self.with_meaning(meaning)?;
        let mut all = self.index.boilerplate().to_vec();
        for new in new {
            let is_same =
                |old: &Boilerplate| old.content == new.content && old.collection == new.collection;
            if !all.iter().any(is_same) {
                all.push(new);
            }
        }
        if all.len() > self.index.boilerplate().len() {
            let number = manifest.take_number();
            let written = boilerplate::write(&self.index.path, number, &all);
            manifest.given = Some(self.undone(written)?);
        }
        self.commit(manifest)
    }

    /// Merges segments, and small files of records, where there are too many of about the same size. Each merge is a change of its own,
    /// so that what was done stays done when this is interrupted.
    ///
    /// # Errors
    /// [`Error::Cancelled`]; or if the disk refuses something. The index holds the same submissions then, too.
    pub fn merge(&mut self, observer: &dyn Observer) -> Result<(), Error> {
        self.check()?;
        loop {
            let merged = upkeep::merge(&self.index, observer);
            match self.undone(merged)? {
                Some(manifest) => self.commit(manifest)?,
                None => return Ok(()),
            }
        }
    }

    /// Makes one segment of all, and drops from all files what belongs to submissions that were removed.
    ///
    /// # Errors
    /// [`Error::Cancelled`]; or if a file is damaged or the disk refuses something, which needs room for a second copy. The index is then as before.
    pub fn compact(&mut self, observer: &dyn Observer) -> Result<(), Error> {
        self.check()?;
        let compacted = upkeep::compact(&self.index, observer);
        let manifest = self.undone(compacted)?;
        self.commit(manifest)
    }

    fn check(&self) -> Result<(), Error> {
        match self.broken {
            true => Err(Error::Broken {
                path: self.index.path.clone(),
            }),
            false => Ok(()),
        }
    }

    /// Returns the manifest with further entries of the meaning.
    fn with_meaning(&self, meaning: &BTreeMap<String, String>) -> Result<Manifest, Error> {
        self.index.check_meaning(meaning)?;
        let mut manifest = self.index.manifest.clone();
        manifest.meaning.extend(meaning.clone());
        Ok(manifest)
    }

    /// Returns a result; after an error, deletes the files that were written in vain.
    fn undone<T>(&self, result: Result<T, Error>) -> Result<T, Error> {
        if result.is_err() {
            self.sweep();
        }
        result
    }

    /// Makes `manifest` the state of the index.
    fn commit(&mut self, manifest: Manifest) -> Result<(), Error> {
        let path = self.index.path.clone();
        if manifest == self.index.manifest {
            return Ok(());
        }
        if let Err(error) = manifest.write(&path) {
            // Unless it is certain that the old manifest is still there, no file may be deleted or written any more.
            let unchanged = Manifest::read(&path).is_ok_and(|now| now == self.index.manifest);
            self.broken = !unchanged;
            return match unchanged {
                true => self.undone(Err(error)),
                false => Err(error),
            };
        }
        self.broken = true;
        // The manifest carries its checksum once it has been read again.
        self.index = Index::load(&path, Manifest::read(&path)?, Some(&self.index))?;
        self.broken = false;
        self.sweep();
        Ok(())
    }

    /// Deletes the files of an index that the manifest does not name. Leftover files do no harm, so failures do not matter.
    fn sweep(&self) {
        let named = self.index.manifest.files();
        let Ok(folder) = fs::read_dir(&self.index.path) else {
            return;
        };
        for entry in folder.flatten() {
            let name = entry.file_name();
            let is_own = name.to_str().is_some_and(is_of_an_index);
            if is_own && !named.iter().any(|named| named.as_os_str() == name) {
                disk::delete(&entry.path());
            }
        }
    }
}

/// Returns the number of items of an iterator, if its size hint is exact.
fn known_length(iterator: &impl Iterator) -> Option<u64> {
    let (least, most) = iterator.size_hint();
    (most == Some(least)).then_some(least as u64)
}

fn counting_step<'a>(observer: &'a dyn Observer, statistics: &Statistics) -> Step<'a> {
    let channels = statistics.channels.len() as u64;
    Step::begin(observer, Stage::Count, Some(channels))
}

/// Whether an addition of `new` fingerprints is better looked up than counted anew with the `old` ones.
fn is_small(new: u64, old: u64) -> bool {
    new <= old / 8
}

fn exists(path: &Path) -> Error {
    Error::Exists {
        path: path.to_path_buf(),
    }
}

/// Whether a folder has only the files that [`Writer::create`] makes before the manifest.
fn is_unfinished(path: &Path) -> bool {
    let Ok(mut entries) = fs::read_dir(path) else {
        return false;
    };
    entries.all(|entry| {
        entry.is_ok_and(|entry| {
            let name = entry.file_name();
            name == "lock" || name == format!("{}.new", manifest::NAME).as_str()
        })
    })
}

/// Whether a file of this name, other than manifest and lock, is one that a writer makes.
fn is_of_an_index(name: &str) -> bool {
    let is_numbered = |kind: Kind| {
        let number = name
            .strip_prefix(kind.name())
            .and_then(|rest| rest.strip_prefix('-'));
        number.is_some_and(|number| number.parse::<u64>().is_ok())
    };
    name.strip_suffix(".new") == Some(manifest::NAME) || Kind::ALL.into_iter().any(is_numbered)
}
