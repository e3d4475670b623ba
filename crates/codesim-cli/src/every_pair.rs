//! The table of all pairs, written while they come.

use std::io;
use std::path::Path;

use crate::console::interrupt::Held;
use crate::console::{Output, USUAL};
use codesim_engine::Table;
use codesim_engine::side_inputs::Key;
use codesim_report::model::{Pair, Report};
use codesim_report::{PairTable, TableFormat, anonymize_row};

/// A table that is begun when the submissions are known.
pub(crate) struct EveryPair<'a> {
    format: TableFormat,
    output: Option<&'a Path>,
    key: Option<&'a mut Key>,
    begun: Option<PairTable<Output>>,
    /// Pairs are sorted in temporary files, which must go whatever happens.
    held: Option<Held>,
}

impl<'a> EveryPair<'a> {
    /// For the file `output`, or standard output without one, with pseudonyms for names if there is a key.
    pub(crate) fn new(
        format: TableFormat,
        output: Option<&'a Path>,
        key: Option<&'a mut Key>,
    ) -> Self {
        Self {
            format,
            output,
            key,
            begun: None,
            held: None,
        }
    }

    /// Ends the table; only now a file has its name.
    pub(crate) fn finish(self) -> io::Result<()> {
        self.begun.map_or(Ok(()), |table| table.finish()?.finish())
    }
}

impl Table for EveryPair<'_> {
    fn begin(&mut self, report: &Report) -> io::Result<()> {
        self.held = Some(Held::new());
        if let Some(key) = &mut self.key {
            key.draw(report.submissions.iter().map(|it| &*it.name));
        }
        let output = Output::open(self.output, USUAL)?;
        self.begun = Some(PairTable::new(self.format, output)?);
        Ok(())
    }

    fn push(&mut self, mut pair: Pair) -> io::Result<()> {
        if let Some(key) = &self.key {
            anonymize_row(&mut pair, key.pseudonyms());
        }
        let table = self.begun.as_mut();
        table.expect("it was begun").push(&pair)
    }
}
