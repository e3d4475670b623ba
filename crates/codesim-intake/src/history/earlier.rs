//! Earlier versions of the files of a repository.
//!
//! *Problem.* Code may have been copied from a public repository before it was changed there. But most versions of a file differ from the next one
//! by a few lines, and all of them would be many times the repository.
//!
//! *Method.* From the newest version to the oldest, one is kept if enough of its lines are in no later version of any file.

use std::collections::HashSet;
use std::path::Path;

use jiff::Timestamp;

use crate::pieces::MAX_FILE_BYTES;

use super::repository::Repository;
use super::version::{Blob, History, Unreadable, Version};

/// The least number of its own lines from which on a version is kept.
const MIN_OWN_LINES: usize = 5;

/// The least number of bytes of a line that counts, without the space around it: shorter ones, such as `} else {`, are in any file.
const MIN_LINE: usize = 10;

/// The most bytes of all versions that are read.
const MAX_READ: u64 = 2 << 30;

/// The most bytes of those that are kept.
const MAX_KEPT: u64 = 256 << 20;

/// Digits of a commit's name that tell it from the others of a repository.
const DIGITS: usize = 10;

/// A version of a file that is kept.
pub(super) struct EarlierFile {
    /// Its path, below a folder for the first commit that has it: `earlier/2024-10-01 0123456789/src/Main.java`.
    pub(super) path: String,
    pub(super) bytes: Vec<u8>,
}

/// The lines of all versions that are kept.
#[derive(Default)]
pub(super) struct Lines(HashSet<Vec<u8>>);

impl Lines {
    /// Adds the lines of a version.
    pub(super) fn add(&mut self, bytes: &[u8]) {
        let new = self.new_lines(bytes);
        self.0.extend(new.into_iter().map(<[u8]>::to_vec));
    }

    fn new_lines<'b>(&self, bytes: &'b [u8]) -> HashSet<&'b [u8]> {
        let lines = bytes.split(|&byte| byte == b'\n').map(<[u8]>::trim_ascii);
        lines
            .filter(|line| line.len() >= MIN_LINE && !self.0.contains(*line))
            .collect()
    }
}

/// Returns the earlier versions of files that have enough lines of their own, newest first. `lines` are those of the current version, and `is_code`
/// tells whether a file can be compared.
///
/// # Errors
/// If a version cannot be read, or they are too large.
pub(super) fn earlier_files(
    repository: &Repository,
    lines: &mut Lines,
    is_code: &dyn Fn(&Path) -> bool,
) -> Result<Vec<EarlierFile>, Unreadable> {
    let (mut left, mut room) = (MAX_READ, MAX_KEPT);
    let mut kept = Vec::new();
    for (version, path, blob) in introduced(repository)?.into_iter().rev() {
        if !is_code(Path::new(&path)) {
            continue;
        }
        let Some(bytes) = repository.bytes(blob, MAX_FILE_BYTES)? else {
            continue;
        };
        left = left.checked_sub(bytes.len() as u64).ok_or(Unreadable)?;
        if lines.new_lines(&bytes).len() >= MIN_OWN_LINES {
            lines.add(&bytes);
            room = room.checked_sub(bytes.len() as u64).ok_or(Unreadable)?;
            let folder = folder_of(&repository.versions()[version]);
            kept.push(EarlierFile {
                path: format!("{folder}/{path}"),
                bytes,
            });
        }
    }
    Ok(kept)
}

/// Returns the contents that files have had, each with its first version and its path there, in the order of versions.
fn introduced(repository: &Repository) -> Result<Vec<(usize, String, Blob)>, Unreadable> {
    let (mut seen, mut blobs) = (HashSet::new(), HashSet::new());
    let mut all = Vec::new();
    for version in 0..repository.versions().len() {
        for (path, blob) in repository.unseen_files(version, &mut seen)? {
            if blobs.insert(blob) {
                all.push((version, path, blob));
            }
        }
    }
    Ok(all)
}

fn folder_of(commit: &Version) -> String {
    let digits: String = commit.id.chars().take(DIGITS).collect();
    format!("earlier/{} {digits}", day(commit.committed))
}

/// Formats the day of a time in seconds since 1970. Those that no calendar has are put at its end or beginning.
pub(super) fn day(seconds: i64) -> String {
    let bounds = [Timestamp::MIN, Timestamp::MAX];
    let time = Timestamp::from_second(seconds);
    let time = time.unwrap_or(bounds[usize::from(seconds > 0)]);
    time.strftime("%Y-%m-%d").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_counts_once_and_only_if_it_is_long_enough() {
        let mut lines = Lines::default();
        let first = b"  int sum = 0;\n}\nint sum = 0;\r\nreturn sum + 1;";
        assert_eq!(lines.new_lines(first).len(), 2);
        lines.add(first);
        let second = b"return sum + 1;\nreturn sum + 2;\n";
        assert_eq!(lines.new_lines(second).len(), 1);
    }

    #[test]
    fn a_day_that_no_calendar_has_is_at_its_end() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(i64::MAX), "9999-12-30");
        assert_eq!(day(i64::MIN), "-9999-01-02");
    }
}
