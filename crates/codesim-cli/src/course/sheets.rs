//! Sheets of a whole course: a row about a person who did not hand in one of the assignments is no mistake.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use codesim_display::{About, Sentence};
use codesim_engine::{LoadedJob, Sheet};
use codesim_report::model::Notice;

/// Maximum number of rows that a notice lists by name.
const LISTED: usize = 10;

/// Rows of sheets, and whether they were about anything in any assignment.
#[derive(Default)]
pub(super) struct Sheets {
    /// By the sheet, the submission as it is named there.
    used: BTreeMap<String, BTreeMap<String, bool>>,
}

impl Sheets {
    /// Leaves those rows of the metadata and the groups that are about submissions of a class in this folder or archive.
    pub(super) fn keep_own(&mut self, job: &mut LoadedJob, root: &Path) {
        let own: BTreeSet<&str> = job.class.submissions.iter().map(|it| &*it.name).collect();
        let aliases = &job.known.aliases;
        let root = std::path::absolute(root).ok();
        let is_inside = |row: &str| {
            let row = std::path::absolute(row).ok();
            row.zip(root.as_ref())
                .is_some_and(|(row, root)| row.starts_with(root))
        };
        let is_own = |row: &str| own.contains(row) || aliases.contains_key(row) || is_inside(row);
        self.keep(&mut job.known.metadata, is_own);
        self.keep(&mut job.known.groups, is_own);
    }

    fn keep<T>(&mut self, sheet: &mut Sheet<T>, is_own: impl Fn(&str) -> bool) {
        // A row that names a file is found by its folders, which the engine knows.
        if sheet.of_files {
            return;
        }
        let used = self.used.entry(sheet.name.clone()).or_default();
        sheet.rows.retain(|row| {
            let is_own = is_own(&row.submission);
            *used.entry(row.submission.clone()).or_default() |= is_own;
            is_own
        });
    }

    /// Returns notices of the rows that are about no submission in any assignment; without names if `is_anonymous`.
    pub(super) fn notices(&self, is_anonymous: bool) -> Vec<Notice> {
        let notice = |(sheet, rows): (&String, &BTreeMap<String, bool>)| {
            let unused: Vec<&str> = rows
                .iter()
                .filter(|(_, used)| !**used)
                .map(|(row, _)| row.as_str())
                .collect();
            let rows = Sentence::new("course-rows").number("count", unused.len() as u64);
            let reason = match is_anonymous {
                true => rows,
                false => Sentence::new("course-rows-named")
                    .sentence("rows", rows)
                    .text("names", unused[..unused.len().min(LISTED)].join(", ")),
            };
            (!unused.is_empty()).then(|| Notice {
                about: About::Beside(sheet.clone()),
                compared: true,
                whole_submission: false,
                reason,
            })
        };
        self.used.iter().filter_map(notice).collect()
    }
}
