//! Metadata of submissions.

use std::collections::HashMap;

use codesim_intake::Submission;
use codesim_report::model::{Metadata, Notice};

use crate::error::Error;
use crate::groups::Groups;
use crate::names::Names;
use crate::notice::Reason;
use crate::sheet::Sheet;

/// Rows of metadata.
pub type MetadataSheet = Sheet<Details>;

/// The metadata that people gave for a submission. Those of its export count where theirs are absent.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Details {
    /// The person that handed it in.
    pub name: Option<String>,
    /// The group or course it belongs to, in words that only people read: no comparison depends on it.
    pub label: Option<String>,
    /// When it was handed in, in UTC: `2026-03-31T21:04:00Z`.
    pub timestamp: Option<String>,
}

/// Returns the metadata by submission; a row that is about no submission becomes a notice.
pub(crate) fn assign(
    sheet: &MetadataSheet,
    names: &Names,
    submissions: &[Submission],
    groups: &Groups,
    notices: &mut Vec<Notice>,
) -> Result<HashMap<usize, Metadata>, Error> {
    let said = sheet.assign(names, || Reason::MetadataOfNone, notices)?;
    let known = submissions.iter().enumerate().map(|(index, submission)| {
        let said = Details::of_rows(said.get(&index).map_or(&[], Vec::as_slice));
        let handed_in = &submission.handed_in;
        let metadata = Metadata {
            name: said.name,
            label: said.label,
            timestamp: said.timestamp.or_else(|| handed_in.timestamp.clone()),
            group: groups.name(index).map(str::to_owned),
            late: handed_in.late,
        };
        (index, metadata)
    });
    // A submission without any details has no metadata.
    Ok(known
        .filter(|(_, metadata)| *metadata != Metadata::default())
        .collect())
}

impl Details {
    /// Combines the rows about one submission: the time of its last file is the time of the submission.
    fn of_rows(rows: &[&Self]) -> Self {
        let first = |field: fn(&Self) -> &Option<String>| {
            let mut given = rows.iter().filter_map(|row| field(row).clone());
            given.next()
        };
        Self {
            name: first(|row| &row.name),
            label: first(|row| &row.label),
            timestamp: rows.iter().filter_map(|row| row.timestamp.clone()).max(),
        }
    }
}
