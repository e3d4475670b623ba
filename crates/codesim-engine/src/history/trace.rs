//! The way of a passage into the versions of a submission.

use std::collections::HashMap;

use codesim_intake::history::{Blob, Record, UNDATED, Unreadable};
use codesim_report::model::Appearance;
use jiff::Timestamp;

use super::passage::{Passage, Versions};
use super::timeline::Timeline;

/// The share of a passage from which on a version has it.
const HAS: f64 = 0.8;

/// The share of a passage up to which a version lacks it: some of its k-grams are in any code.
const LACKS: f64 = 0.2;

/// The most files that a passage is followed through.
const MAX_MOVES: usize = 8;

/// The most other files of a version in which a passage is looked for.
const MAX_OTHERS: usize = 500;

/// When a passage came into a history.
pub(crate) struct Trace {
    pub(crate) record: Record,
    pub(crate) appearance: Appearance,
    /// The latest time of the first version that has it.
    had_by: i64,
    /// The earliest time of the last version that lacks it.
    absent_until: Option<i64>,
}

impl Trace {
    /// Whether this side has the passage before the other one ceases to lack it.
    pub(crate) fn is_before(&self, other: &Self) -> bool {
        other.absent_until.is_some_and(|time| match self.record {
            // A snapshot that has it in one submission and not in the other one is of both.
            Record::Snapshots => self.had_by <= time,
            Record::Attempts | Record::Git => self.had_by < time,
        })
    }
}

/// The versions in which a passage began and was complete.
#[derive(Clone)]
struct Found {
    path: String,
    begun: usize,
    complete: usize,
    /// Number of versions in which it grew.
    grown: usize,
}

/// Finds when a passage that is now in the file `path` came into a history. `None` if no version has it.
///
/// # Errors
/// If a version cannot be read: nothing is known of the history then.
pub(crate) fn trace(
    versions: &Versions,
    timeline: &Timeline,
    path: &str,
    passage: &Passage,
) -> Result<Option<Trace>, Unreadable> {
    let all = versions.history.versions();
    let Some(found) = sweep(versions, path, passage, all.len())? else {
        return Ok(None);
    };
    let found = followed(versions, passage, found)?;
    let version = &all[found.complete];
    let absent_until = timeline.before(&all[found.begun]);
    Ok(Some(Trace {
        record: versions.history.record(),
        appearance: Appearance {
            version: Some(version.id.clone()).filter(|id| !id.is_empty()),
            author: version.author.clone(),
            written: time(version.written),
            committed: time(version.committed),
            absent_until: absent_until.and_then(time),
            versions: found.grown,
            added_lines: added_lines(versions, found.complete, &found.path)?,
            file: (found.path != path).then_some(found.path),
        },
        had_by: timeline.latest(found.complete),
        absent_until,
    }))
}

/// Follows a passage through the files that it was in before.
fn followed(versions: &Versions, passage: &Passage, mut found: Found) -> Result<Found, Unreadable> {
    for _ in 0..MAX_MOVES {
        let Some(from) = moved_from(versions, passage, &found)? else {
            break;
        };
        found = match sweep(versions, &from, passage, found.begun)? {
            Some(earlier) => earlier,
            // Only a part of it came from there.
            None => Found {
                begun: begin(versions, &from, passage, found.begun)?.unwrap_or(found.begun),
                grown: found.grown + 1,
                ..found
            },
        };
    }
    Ok(found)
}

/// Finds the first version before `end` in which a file has a passage.
fn sweep(
    versions: &Versions,
    path: &str,
    passage: &Passage,
    end: usize,
) -> Result<Option<Found>, Unreadable> {
    let mut begun = None;
    let (mut most, mut grown) = (LACKS, 0);
    for (index, blob) in versions.of(path)?[..end].iter().enumerate() {
        let Some(blob) = blob else { continue };
        let share = versions.share(passage, *blob, path)?;
        if share > most {
            most = share;
            grown += 1;
        }
        if share > LACKS && begun.is_none() {
            begun = Some(index);
        }
        if share >= HAS {
            return Ok(Some(Found {
                path: path.to_owned(),
                begun: begun.unwrap_or(index),
                complete: index,
                grown,
            }));
        }
    }
    Ok(None)
}

/// Returns the first version before `end` in which a file does not lack a passage.
fn begin(
    versions: &Versions,
    path: &str,
    passage: &Passage,
    end: usize,
) -> Result<Option<usize>, Unreadable> {
    for (index, blob) in versions.of(path)?[..end].iter().enumerate() {
        let Some(blob) = blob else { continue };
        if versions.share(passage, *blob, path)? > LACKS {
            return Ok(Some(index));
        }
    }
    Ok(None)
}

/// Returns the file with the most of a passage in the versions before the one in which it began, if there is one.
fn moved_from(
    versions: &Versions,
    passage: &Passage,
    found: &Found,
) -> Result<Option<String>, Unreadable> {
    let history = versions.history;
    let mut best = (LACKS, None);
    for &parent in &history.versions()[found.begun].parents {
        let extension = found.path.rsplit('.').next();
        let files = history.files(parent)?.into_iter();
        let alike = files.filter(|(path, _)| path.rsplit('.').next() == extension);
        for (path, blob) in alike.take(MAX_OTHERS) {
            let share = versions.share(passage, blob, &path)?;
            if share > best.0 {
                best = (share, Some(path));
            }
        }
    }
    Ok(best.1)
}

/// Returns the number of lines that the version at an index added to a file.
fn added_lines(versions: &Versions, index: usize, path: &str) -> Result<usize, Unreadable> {
    let blobs = versions.of(path)?;
    let bytes = |blob: Option<Blob>| blob.map_or_else(|| Ok(Vec::new()), |it| versions.bytes(it));
    let mut before: HashMap<Vec<u8>, usize> = HashMap::new();
    for &parent in &versions.history.versions()[index].parents {
        let mut own: HashMap<Vec<u8>, usize> = HashMap::new();
        for line in bytes(blobs[parent])?.split_inclusive(|&byte| byte == b'\n') {
            *own.entry(line.to_owned()).or_default() += 1;
        }
        for (line, count) in own {
            let most = before.entry(line).or_default();
            *most = count.max(*most);
        }
    }
    let now = bytes(blobs[index])?;
    let lines = now.split_inclusive(|&byte| byte == b'\n');
    let new = lines.filter(|line| match before.get_mut(*line) {
        Some(count) if *count > 0 => {
            *count -= 1;
            false
        }
        _ => true,
    });
    Ok(new.count())
}

/// Formats a time in UTC, if there is one. Those that no calendar has are put at its end or beginning.
fn time(seconds: i64) -> Option<String> {
    if seconds == UNDATED {
        return None;
    }
    let bounds = [Timestamp::MIN.as_second(), Timestamp::MAX.as_second()];
    let time = Timestamp::from_second(seconds.clamp(bounds[0], bounds[1]));
    time.ok().map(|time| time.to_string())
}
