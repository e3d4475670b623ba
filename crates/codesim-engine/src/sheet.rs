//! Statements of people about submissions, row by row.

use std::collections::{BTreeMap, HashMap};

use codesim_display::{About, visible};
use codesim_report::model::Notice;

use crate::error::Error;
use crate::names::Names;
use crate::notice::Reason;

/// Statements of people about submissions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sheet<T> {
    /// Its name in messages.
    pub name: String,
    /// Whether a row may name a file of its submission; several rows may then be about one submission. Otherwise it names the
    /// submission, and there is at most one.
    pub of_files: bool,
    /// The rows.
    pub rows: Vec<SheetRow<T>>,
}

/// A statement about a submission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetRow<T> {
    /// Its line in the sheet, for messages.
    pub line: u64,
    /// The submission's name, or its path.
    pub submission: String,
    /// The statement.
    pub said: T,
}

/// The statements about each submission, by its index, in the order of the rows.
pub(crate) type Said<'a, T> = HashMap<usize, Vec<&'a T>>;

impl<T> Sheet<T> {
    /// Returns the statements by submission; a row that is about none becomes a notice for the reason given.
    pub(crate) fn assign(
        &self,
        names: &Names,
        unknown: fn() -> Reason,
        notices: &mut Vec<Notice>,
    ) -> Result<Said<'_, T>, Error> {
        let mut lines = BTreeMap::new();
        let mut said = Said::new();
        for row in &self.rows {
            let found = match self.of_files {
                true => names.find_with(&row.submission),
                false => names.find(&row.submission),
            };
            let first = lines.insert(found.ok_or(&row.submission), row.line);
            if let Some(first) = first.filter(|_| !self.of_files) {
                return Err(self.twice(row, first));
            }
            match found {
                Some(index) => said.entry(index).or_default().push(&row.said),
                None => notices.push(unknown().on(About::submission(&row.submission))),
            }
        }
        Ok(said)
    }

    fn twice(&self, row: &SheetRow<T>, first: u64) -> Error {
        Error::RowTwice {
            sheet: visible(&self.name).into_owned(),
            line: row.line,
            submission: visible(&row.submission).into_owned(),
            first,
        }
    }
}
