//! Reading everything and telling what is damaged.

use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};

use codesim_fingerprint::Totals;
use codesim_progress::{Observer, Stage, Step};

use crate::boilerplate;
use crate::counting;
use crate::error::Error;
use crate::manifest::{self, Manifest};
use crate::merge::Merge;
use crate::records::{self, Records, Row};
use crate::removed::Removed;
use crate::segment::Segment;
use crate::statistics::{self, Statistics};

/// Fingerprints from one question whether to stop to the next.
const CHECKED: u64 = if cfg!(test) { 16 } else { 1 << 16 };

/// A file that is not as it was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Corruption {
    /// The file.
    pub path: PathBuf,
    /// The damage.
    pub what: String,
}

impl fmt::Display for Corruption {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        write!(out, "{}: {}", self.path.display(), self.what)
    }
}

/// Reads all of the index in the folder `path`, as it is now, and compares its parts with each other.
///
/// Returns the damage, in the order of the manifest; an empty list if there is none. Files that a writer has deleted meanwhile, because it
/// has replaced them, count as missing: verify when nobody writes.
///
/// # Errors
/// If there is no index, or one of another version; if the system refuses to read the manifest; [`Error::Cancelled`].
pub fn verify(path: &Path, observer: &dyn Observer) -> Result<Vec<Corruption>, Error> {
    let manifest = match Manifest::read(path) {
        Err(error @ Error::Damaged { .. }) => return Ok(damage(error).into_iter().collect()),
        result => result?,
    };
    let files = manifest.files().len() as u64;
    let ids = match statistics::bear_ids_out(path, &manifest) {
        true => manifest.next_id,
        false => 0,
    };
    let mut check = Check {
        path,
        damages: Vec::new(),
        ids,
        removed: Removed::new(&manifest.removed, ids).unwrap_or_default(),
        manifest,
        step: Step::begin(observer, Stage::Check, Some(files)),
    };
    check.run()?;
    Ok(check.damages)
}

fn damage(error: Error) -> Option<Corruption> {
    match error {
        Error::Damaged { path, what } => Some(Corruption { path, what }),
        Error::Io { path, source } => Some(Corruption {
            path,
            what: source.to_string(),
        }),
        Error::Version { path, found, .. } => Some(Corruption {
            path,
            what: format!("format version {found}"),
        }),
        _ => None,
    }
}

/// A check of an index while it runs.
struct Check<'a> {
    path: &'a Path,
    manifest: Manifest,
    /// Number of all ids; 0 if the statistics are too short for them, which is damage enough.
    ids: u32,
    removed: Removed,
    damages: Vec<Corruption>,
    step: Step<'a>,
}

impl Check<'_> {
    fn run(&mut self) -> Result<(), Error> {
        let segments = self.segments()?;
        self.records()?;
        if let Some(file) = self.manifest.given {
            self.noted(boilerplate::read(self.path, file))?;
            self.step.advance()?;
        }
        self.statistics(&segments)?;
        self.step.advance()?;
        Ok(())
    }

    /// Keeps in mind what an error says is damaged; only a request to stop is an error here.
    fn noted<T>(&mut self, result: Result<T, Error>) -> Result<Option<T>, Error> {
        match result {
            Ok(value) => Ok(Some(value)),
            Err(Error::Cancelled) => Err(Error::Cancelled),
            Err(error) => {
                self.damages.extend(damage(error));
                Ok(None)
            }
        }
    }

    fn note(&mut self, name: &str, what: String) {
        self.damages.push(Corruption {
            path: self.path.join(name),
            what,
        });
    }

    /// Reads all segments; gives those that are whole.
    fn segments(&mut self) -> Result<Vec<Segment>, Error> {
        let (channels, end) = (self.manifest.channels, self.manifest.next_id);
        let mut whole = Vec::new();
        for file in self.manifest.segments.clone() {
            self.step.advance()?;
            let segment = Segment::open(self.path, &file, channels, end).and_then(|segment| {
                read_all(&segment, channels, &self.step)?;
                Ok(segment)
            });
            whole.extend(self.noted(segment)?);
        }
        Ok(whole)
    }

    /// Reads all records; each submission that was not removed must have one.
    fn records(&mut self) -> Result<(), Error> {
        let mut found = Removed::default();
        let mut is_whole = true;
        for file in self.manifest.records.clone() {
            self.step.advance()?;
            let records = Records::open(self.path, &file, self.manifest.next_id);
            let ids = records.and_then(|records| read_records(&records, &self.step));
            let ids = self.noted(ids)?;
            is_whole &= ids.is_some();
            ids.into_iter().flatten().for_each(|id| found.insert(id));
        }
        let live = (0..self.ids).filter(|&id| !self.removed.contains(id));
        let missing = id_ranges(live.filter(|&id| !found.contains(id)));
        if is_whole && !missing.is_empty() {
            self.note(
                manifest::NAME,
                format!("it names no file with the records of {missing}"),
            );
        }
        Ok(())
    }

    /// Counts all fingerprints, if all segments are whole, and compares the totals.
    fn statistics(&mut self, segments: &[Segment]) -> Result<(), Error> {
        let (channels, ids) = (self.manifest.channels, self.manifest.next_id);
        let Some(file) = self.manifest.statistics else {
            if ids > 0 {
                self.note(manifest::NAME, "it names no statistics".to_owned());
            }
            return Ok(());
        };
        let Some(statistics) = self.noted(Statistics::read(self.path, file, channels, ids))? else {
            return Ok(());
        };
        if segments.len() < self.manifest.segments.len() {
            return Ok(());
        }
        let segments: Vec<&Segment> = segments.iter().collect();
        for (channel, stored) in statistics.channels.iter().enumerate() {
            let counted = counting::all(&segments, channel, &self.removed, ids, &self.step);
            let Some(counted) = self.noted(counted)? else {
                return Ok(());
            };
            let wrong = differing(&stored.totals, &counted);
            if !wrong.is_empty() {
                let name = crate::tail::Kind::Statistics.file(file.file);
                self.note(
                    &name,
                    format!(
                        "the totals of {wrong} in channel {channel} are not those of the segments"
                    ),
                );
            }
        }
        Ok(())
    }
}

/// Returns the ids whose totals differ.
fn differing(stored: &[Totals], counted: &[Totals]) -> String {
    let pairs = (0..).zip(stored.iter().zip(counted));
    id_ranges(
        pairs
            .filter(|(_, (stored, counted))| stored != counted)
            .map(|(id, _)| id),
    )
}

/// Reads all entries of a segment, which must ascend and be as many as it says.
fn read_all(segment: &Segment, channels: u32, step: &Step) -> Result<(), Error> {
    let nobody = Removed::default();
    for channel in 0..channels as usize {
        let mut entries = Merge::new([segment], channel, &nobody, (0, None))?;
        let (mut count, mut before) = (0_u64, None);
        while let Some(entry) = entries.next()? {
            if count.is_multiple_of(CHECKED) {
                step.check()?;
            }
            if before >= Some(entry) {
                return Err(segment.damaged("its fingerprints do not ascend"));
            }
            before = Some(entry);
            count += 1;
        }
        if count != segment.entries_of(channel) {
            return Err(segment.damaged("it has another number of fingerprints than it says"));
        }
    }
    Ok(())
}

/// Reads all records of a file; returns their ids.
fn read_records(records: &Records, step: &Step) -> Result<Vec<u32>, Error> {
    let (mut keys, mut ids) = (Vec::new(), Vec::new());
    let mut before: Option<Row> = None;
    for place in 0..records.count() {
        step.check()?;
        let row = records.row(place)?;
        records.check_row(&row, before.as_ref())?;
        let record = records.record_in(&row)?;
        records.documents_in(&row)?;
        records.sources_in(&row)?;
        keys.extend(records::keys(&record).map(|key| (key, row.id)));
        ids.push(row.id);
        before = Some(row);
    }
    records.check_end(before.as_ref())?;
    keys.sort_unstable();
    match keys == records.keys()? {
        true => Ok(ids),
        false => Err(Error::damaged(
            records.path(),
            "its keys are not those of its records",
        )),
    }
}

/// Returns ranges of ids as a message shows them, at most three of them.
pub(crate) fn id_ranges(ids: impl Iterator<Item = u32>) -> String {
    let mut ranges: Vec<Range<u32>> = Vec::new();
    for id in ids {
        match ranges.last_mut() {
            Some(range) if range.end == id => range.end += 1,
            _ => ranges.push(id..id + 1),
        }
    }
    let more = if ranges.len() > 3 { ", …" } else { "" };
    let shown: Vec<String> = ranges
        .iter()
        .take(3)
        .map(|range| match range.len() {
            1 => range.start.to_string(),
            _ => format!("{}-{}", range.start, range.end - 1),
        })
        .collect();
    shown.join(", ") + more
}
