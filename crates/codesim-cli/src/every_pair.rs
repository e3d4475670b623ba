//! The table of all pairs, written while they come.

use std::io;
use std::path::Path;

use crate::console::interrupt::Held;
use crate::console::{Output, USUAL};
use codesim_engine::Table;
use codesim_report::model::{Pair, Report};
use codesim_report::{PairTable, TableFormat};

/// A table that is begun when the submissions are known.
pub(crate) struct EveryPair<'a> {
    format: TableFormat,
    output: Option<&'a Path>,
    begun: Option<PairTable<Output>>,
    /// Pairs are sorted in temporary files, which must go whatever happens.
    held: Option<Held>,
}

impl<'a> EveryPair<'a> {
    /// For the file `output`, or standard output without one.
    pub(crate) fn new(format: TableFormat, output: Option<&'a Path>) -> Self {
        Self {
            format,
            output,
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
    fn begin(&mut self, _report: &Report) -> io::Result<()> {
        self.held = Some(Held::new());
        let output = Output::open(self.output, USUAL)?;
        self.begun = Some(PairTable::new(self.format, output)?);
        Ok(())
    }

    fn push(&mut self, pair: Pair) -> io::Result<()> {
        let table = self.begun.as_mut();
        table.expect("it was begun").push(&pair)
    }
}
