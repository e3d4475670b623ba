//! Submissions of the same people, which are not compared with each other.
//!
//! The export that a submission was found in may name its group, and so may people; their sheet takes precedence. Groups of the same name
//! are one group, but not across years: a new submission is compared with all earlier ones, since the first group of each year is named
//! `1`. An index therefore needs no groups and keeps none.

use std::collections::{BTreeMap, HashMap};

use codesim_display::About;
use codesim_intake::Submission;
use codesim_report::model::Notice;

use crate::error::Error;
use crate::names::Names;
use crate::notice::Reason;
use crate::sheet::Sheet;

/// The group of each submission; `None` puts it in no group, even if its export names one.
pub type GroupSheet = Sheet<Option<String>>;

/// The groups of a class, by the indices of its submissions.
pub(crate) struct Groups {
    names: Vec<Option<String>>,
    /// The same as numbers, which are different for new and old ones.
    numbers: Vec<Option<u32>>,
}

impl Groups {
    /// Finds the group of each submission of a class; a row that is about no submission becomes a notice.
    pub(crate) fn new(
        sheet: &GroupSheet,
        names: &Names,
        submissions: &[Submission],
        notices: &mut Vec<Notice>,
    ) -> Result<Self, Error> {
        let said = sheet.assign(names, || Reason::GroupOfNone, notices)?;
        let name = |(index, submission): (usize, &Submission)| {
            let row = said.get(&index).and_then(|rows| rows.first());
            row.map_or(submission.handed_in.group.clone(), |&name| name.clone())
        };
        let names: Vec<_> = submissions.iter().enumerate().map(name).collect();
        let mut known = BTreeMap::new();
        let number = |(name, submission): (&Option<String>, &Submission)| {
            let key = (submission.old, name.clone()?);
            let next = u32::try_from(known.len()).expect("there are fewer than 2^32 submissions");
            Some(*known.entry(key).or_insert(next))
        };
        let numbers = names.iter().zip(submissions).map(number).collect();
        Ok(Self { names, numbers })
    }

    /// Returns the name of the group of a submission; `None` if it is in none, or of an archive.
    pub(crate) fn name(&self, submission: usize) -> Option<&str> {
        self.names.get(submission)?.as_deref()
    }

    /// Returns the number of the group of a submission; `None` if it is in none, or of an archive.
    pub(crate) fn number(&self, submission: usize) -> Option<u32> {
        *self.numbers.get(submission)?
    }

    /// Returns the name of the group that two submissions are in, if it is the same.
    pub(crate) fn common(&self, left: usize, right: usize) -> Option<&str> {
        let number = self.number(left)?;
        let is_common = self.number(right) == Some(number);
        self.name(left).filter(|_| is_common)
    }

    /// Leaves one of the submissions of a group that have the same files, the first by name. The others become notices.
    pub(crate) fn merge(&mut self, submissions: &mut Vec<Submission>, notices: &mut Vec<Notice>) {
        let mut by_name: Vec<usize> = (0..submissions.len()).collect();
        by_name.sort_by_key(|&index| &submissions[index].name);
        let mut first = HashMap::new();
        let mut kept = vec![true; submissions.len()];
        for index in by_name {
            let Some(group) = self.number(index) else {
                continue;
            };
            let own = &submissions[index];
            let first = *first.entry((group, own.digest())).or_insert(index);
            if first != index {
                let reason = Reason::SameInGroup(submissions[first].name.clone());
                notices.push(reason.on(About::submission(&own.name)));
                kept[index] = false;
            }
        }
        retain(submissions, &kept);
        retain(&mut self.names, &kept);
        retain(&mut self.numbers, &kept);
    }
}

/// Keeps the entries that are marked.
fn retain<T>(entries: &mut Vec<T>, kept: &[bool]) {
    let mut kept = kept.iter();
    entries.retain(|_| *kept.next().expect("there is a mark for each"));
}
