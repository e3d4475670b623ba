//! The way of a passage into a repository.

use std::collections::HashMap;

use codesim_intake::history::{Blob, Commit, Unreadable};
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

/// The most other files of a commit in which a passage is looked for.
const MAX_OTHERS: usize = 500;

/// When a passage came into a repository.
pub(crate) struct Trace {
    pub(crate) appearance: Appearance,
    /// The latest time of the first commit that has it.
    had_by: i64,
    /// The earliest time of the last commit that lacks it.
    absent_until: Option<i64>,
}

impl Trace {
    /// Whether this side has the passage before the other one ceases to lack it.
    pub(crate) fn is_before(&self, other: &Self) -> bool {
        other.absent_until.is_some_and(|time| self.had_by < time)
    }
}

/// The commits in which a passage began and was complete.
#[derive(Clone)]
struct Found {
    path: String,
    begun: usize,
    complete: usize,
    /// Number of commits in which it grew.
    grown: usize,
}

/// Finds when a passage that is now in the file `path` came into a repository. `None` if no commit has it.
///
/// # Errors
/// If a version cannot be read: nothing is known of the repository then.
pub(crate) fn trace(
    versions: &Versions,
    timeline: &Timeline,
    path: &str,
    passage: &Passage,
) -> Result<Option<Trace>, Unreadable> {
    let commits = versions.repository.commits();
    let Some(found) = sweep(versions, path, passage, commits.len())? else {
        return Ok(None);
    };
    let found = followed(versions, passage, found)?;
    let commit = &commits[found.complete];
    let absent_until = timeline.before(&commits[found.begun]);
    Ok(Some(Trace {
        appearance: Appearance {
            commit: Some(commit.id.clone()),
            author: Some(commit.author.clone()),
            written: time(commit.written),
            committed: time(commit.committed),
            absent_until: absent_until.map(time),
            commits: found.grown,
            added_lines: added_lines(versions, commit, found.complete, &found.path)?,
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

/// Finds the first commit before `end` in which a file has a passage.
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

/// Returns the first commit before `end` in which a file does not lack a passage.
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

/// Returns the file with the most of a passage in the commits before the one in which it began, if there is one.
fn moved_from(
    versions: &Versions,
    passage: &Passage,
    found: &Found,
) -> Result<Option<String>, Unreadable> {
    let repository = versions.repository;
    let commits = repository.commits();
    let mut best = (LACKS, None);
    for &parent in &commits[found.begun].parents {
        let extension = found.path.rsplit('.').next();
        let files = repository.files(&commits[parent])?.into_iter();
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

/// Returns the number of lines that a commit added to a file.
fn added_lines(
    versions: &Versions,
    commit: &Commit,
    index: usize,
    path: &str,
) -> Result<usize, Unreadable> {
    let blobs = versions.of(path)?;
    let bytes = |blob: Option<Blob>| blob.map_or_else(|| Ok(Vec::new()), |it| versions.bytes(it));
    let mut before: HashMap<Vec<u8>, usize> = HashMap::new();
    for &parent in &commit.parents {
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

/// Formats a time in UTC. Those that no calendar has are put at its end or beginning.
fn time(seconds: i64) -> String {
    let bounds = [Timestamp::MIN.as_second(), Timestamp::MAX.as_second()];
    let time = Timestamp::from_second(seconds.clamp(bounds[0], bounds[1]));
    time.map_or_else(|_| String::new(), |time| time.to_string())
}
