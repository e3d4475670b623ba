//! What is known about submissions beside their code.

use std::collections::HashMap;

use codesim_report::model::{Metadata, Notice};
use codesim_words::{About, visible};

use crate::error::Error;
use crate::names::Names;
use crate::notice::Reason;

/// Rows of metadata.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MetadataSheet {
    /// What it is called in messages.
    pub name: String,
    /// The rows; at most one for each submission.
    pub rows: Vec<MetadataRow>,
}

/// What is known about a submission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MetadataRow {
    /// Where it stands in the sheet, for messages.
    pub line: u64,
    /// The submission's name, or its path.
    pub submission: String,
    /// What is known.
    pub metadata: Metadata,
}

/// The rows by submission; one that is about no submission becomes a notice.
pub(crate) fn assign(
    sheet: &MetadataSheet,
    names: &Names,
    notices: &mut Vec<Notice>,
) -> Result<HashMap<usize, Metadata>, Error> {
    let mut lines = HashMap::new();
    let mut assigned = HashMap::new();
    for row in &sheet.rows {
        let found = names.find(&row.submission);
        let key = found.ok_or(&row.submission);
        if let Some(first) = lines.insert(key, row.line) {
            return Err(Error::MetadataTwice {
                sheet: visible(&sheet.name).into_owned(),
                line: row.line,
                submission: visible(&row.submission).into_owned(),
                first,
            });
        }
        match found {
            Some(index) => drop(assigned.insert(index, row.metadata.clone())),
            None => {
                let about = About::submission(&row.submission);
                notices.push(Reason::NotAmongSubmissions.on(about));
            }
        }
    }
    // A submission of which nothing is said has no metadata.
    assigned.retain(|_, metadata| *metadata != Metadata::default());
    Ok(assigned)
}
