//! Snapshots: the submissions of a class as they were at earlier times.
//!
//! A folder of snapshots has a folder or an archive for each of them, named after its day and perhaps its time.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use codesim_display::{path_text, visible, visible_path};
use regex::Regex;
use thiserror::Error;

use crate::files::{Disk, DiskError, FileTree};
use crate::layouts::moment;
use crate::opened::RootError;
use crate::sources::{Root, Snapshot};

/// A day, and perhaps a time: `2026-03-31`, `20260331-2104`, `2026-03-31T21:04:00`.
const NAME: &str = r"(?x)
    (?:^|[^0-9]) (?<year>(?:19|20)[0-9]{2}) -? (?<month>[0-9]{2}) -? (?<day>[0-9]{2})
    (?: [T_\ -] (?<hour>[0-9]{2}) [-:.h]? (?<minute>[0-9]{2}) (?: [-:.]? (?<second>[0-9]{2}) )? )?
    (?:$|[^0-9])";

/// Error of opening a folder of snapshots.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum SnapshotsError {
    /// There is no folder that can be listed.
    #[error("{path}: a folder of snapshots was expected")]
    NotThere {
        /// The path of the folder as given, with hidden characters as escapes.
        path: String,
        /// The error of the system.
        source: io::Error,
    },
    /// It has none.
    #[error(
        "{0}: there is no snapshot in it; it should have a folder or an archive of the whole class for each, named by its day or time, such as 2026-03-31 or 2026-03-31-2104.zip"
    )]
    None(
        /// The path of the folder as given, with hidden characters as escapes.
        String,
    ),
    /// The name of one has no time.
    #[error(
        "{0}: this is not named by a time; in a folder of snapshots, each folder or archive is the class at the day or time in its name, such as 2026-03-31 or 2026-03-31-2104.zip"
    )]
    NoTime(
        /// The path of the snapshot, with hidden characters as escapes.
        String,
    ),
    /// Two may be of the same time.
    #[error(
        "{}, {}: either of these snapshots may be the earlier one; put the time into both names, as in 2026-03-31-2104",
        visible(.0),
        visible(.1)
    )]
    Unclear(
        /// The name of one.
        String,
        /// The name of the other one.
        String,
    ),
    /// One cannot be opened.
    #[error(transparent)]
    Root(#[from] RootError),
}

impl Snapshot<'static> {
    /// Opens all snapshots in these folders, ascending by time.
    ///
    /// # Errors
    /// If one is no folder of snapshots, or a snapshot cannot be opened, or it is not clear which of two is the earlier one.
    pub fn open_all(folders: &[PathBuf]) -> Result<Vec<Self>, SnapshotsError> {
        let mut all = Vec::new();
        for folder in folders {
            all.extend(Self::open_folder(folder)?);
        }
        all.sort_by_key(|it| it.times);
        let unclear = all.windows(2).find(|it| it[0].times[1] >= it[1].times[0]);
        match unclear {
            Some([one, other]) => Err(SnapshotsError::Unclear(
                one.root.name.clone(),
                other.root.name.clone(),
            )),
            _ => Ok(all),
        }
    }

    fn open_folder(path: &Path) -> Result<Vec<Self>, SnapshotsError> {
        let folder = Disk::folder(path).map_err(|DiskError::NotThere { source, .. }| source);
        let entries = folder.and_then(|folder| folder.entries(Path::new("")));
        let entries = entries.map_err(|source| SnapshotsError::NotThere {
            path: visible_path(path),
            source,
        })?;
        let mut snapshots = Vec::new();
        for entry in entries.into_iter().filter(|it| !it.is_of_system()) {
            let name = path_text(Path::new(&entry.name));
            let path = path.join(&entry.name);
            let times = times(&name).ok_or_else(|| SnapshotsError::NoTime(visible_path(&path)))?;
            let root = Root::open(&path, [])?;
            snapshots.push(Self { root, name, times });
        }
        match snapshots.is_empty() {
            true => Err(SnapshotsError::None(visible_path(path))),
            false => Ok(snapshots),
        }
    }
}

/// Returns the first and the last second that a name may mean, in UTC.
fn times(name: &str) -> Option<[i64; 2]> {
    let pattern = Regex::new(NAME).expect("it is a pattern");
    let found = pattern.captures(name)?;
    let groups = pattern.capture_names().flatten();
    let group = |group: &str| Some((group.to_owned(), found.name(group)?.as_str().to_owned()));
    let groups: BTreeMap<String, String> = groups.filter_map(group).collect();
    let with = |others: [&str; 3]| {
        let names = ["hour", "minute", "second"].map(str::to_owned);
        let mut groups = groups.clone();
        for (name, other) in names.into_iter().zip(others) {
            groups.entry(name).or_insert_with(|| other.to_owned());
        }
        moment(&groups)
    };
    Some([with(["00"; 3])?, with(["23", "59", "59"])?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_days_and_times() {
        const DAY: i64 = 1_774_915_200;
        const TIME: i64 = DAY + (21 * 60 + 4) * 60;
        for (name, times_of) in [
            ("2026-03-31", [DAY, DAY + 86_399]),
            ("class of 20260331.zip", [DAY, DAY + 86_399]),
            ("2026-03-31T21:04", [TIME, TIME + 59]),
            ("gradebook_CS1_hw_2026-03-31-21-04-07.zip", [TIME + 7; 2]),
            ("hw1-20260331_2104.tar.gz", [TIME, TIME + 59]),
        ] {
            assert_eq!(times(name), Some(times_of), "{name}");
        }
        for name in [
            "",
            "week 3",
            "2026-13-31",
            "2026-02-30",
            "120260331",
            "202603311",
        ] {
            assert_eq!(times(name), None, "{name}");
        }
    }
}
