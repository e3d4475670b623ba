//! Comparisons without names.

use std::io;

use codesim_intake::Class;
use codesim_report::model::{Pair, Report};
use codesim_report::{anonymize, anonymize_row};

use crate::every::Table;
use crate::side_inputs::Key;

/// Draws pseudonyms for the submissions of a class, and puts these in their order: whatever follows the order of submissions must not follow that of their names.
pub(crate) fn hide_order(class: &mut Class, key: &mut Key) {
    key.draw(class.submissions.iter().map(|it| &*it.name));
    let pseudonyms = key.pseudonyms();
    class
        .submissions
        .sort_by(|a, b| pseudonyms[&a.name].cmp(&pseudonyms[&b.name]));
}

impl Key {
    /// Takes the names out of a report, and keeps those that the key does not know.
    pub fn hide_names(&mut self, report: &mut Report) {
        self.draw(report.submissions.iter().map(|it| &*it.name));
        anonymize(report, self.pseudonyms(), self.secret());
    }
}

/// Takes the names out of a table of all pairs.
pub(crate) struct AnonymousTable<'a> {
    pub(crate) table: &'a mut dyn Table,
    pub(crate) key: &'a mut Key,
}

impl Table for AnonymousTable<'_> {
    fn begin(&mut self, report: &Report) -> io::Result<()> {
        let mut report = report.clone();
        self.key.hide_names(&mut report);
        self.table.begin(&report)
    }

    fn push(&mut self, mut pair: Pair) -> io::Result<()> {
        anonymize_row(&mut pair, self.key.pseudonyms());
        self.table.push(pair)
    }
}
