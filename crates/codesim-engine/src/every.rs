//! All pairs of a class, handed on as they come.

use std::io;
use std::panic::resume_unwind;
use std::sync::mpsc::{self, SyncSender};
use std::thread;

use codesim_match::{Coverage, EveryPair, RankedPair};
use codesim_observer::{Observer, Stage, Step};
use codesim_report::model::{Notice, Pair, Report};

use crate::error::Error;
use crate::flagged::Flagged;
use crate::report::{plain_pair, without_pairs};
use crate::request::Request;
use crate::subject::Subject;

/// Pairs that are handed to the writer at once.
const BATCH: usize = 4096;

/// Batches that may wait for it.
const BATCHES: usize = 4;

/// Takes all pairs of a class.
pub trait Table: Send {
    /// All that the report says but its pairs, before the first of these.
    ///
    /// # Errors
    /// If it cannot be written.
    fn begin(&mut self, report: &Report) -> io::Result<()>;

    /// The next pair, without its matches.
    ///
    /// # Errors
    /// If it cannot be written.
    fn push(&mut self, pair: Pair) -> io::Result<()>;
}

/// Sorts all pairs, and hands those to `table` that have the least similarity asked for.
pub(crate) fn every_pair(
    subject: &Subject,
    request: &Request,
    notices: Vec<Notice>,
    observer: &dyn Observer,
    table: &mut dyn Table,
) -> Result<Report, Error> {
    let judged = subject.comparison.pairs(observer)?;
    let flagged = Flagged::new(subject, &judged);
    let report = without_pairs(subject, request, notices, &flagged);
    table.begin(&report).map_err(Error::Table)?;
    let pairs = subject.comparison.every_pair(observer)?;
    let step = Step::begin(observer, Stage::Write, Some(pairs.total()));
    let least = request.min_similarity;
    let (sender, receiver) = mpsc::sync_channel(BATCHES);
    // Rows are laid out while the next ones are read.
    thread::scope(|scope| {
        let written = scope.spawn(move || {
            let mut batches = receiver.into_iter().flatten();
            batches.try_for_each(|pair| table.push(pair))
        });
        let sent = send(pairs, &sender, &step, |rank, pair, coverage| {
            let row = (Some(rank), &pair, &coverage);
            (coverage.similarity() >= least).then(|| plain_pair(subject, row, &flagged))
        });
        drop(sender);
        let written = written.join().unwrap_or_else(|it| resume_unwind(it));
        written.map_err(Error::Table).and(sent)
    })?;
    Ok(report)
}

/// Sends what `row` makes of the pairs, until whoever receives it has had enough.
fn send(
    mut pairs: EveryPair,
    sender: &SyncSender<Vec<Pair>>,
    step: &Step,
    row: impl Fn(usize, RankedPair, Coverage) -> Option<Pair>,
) -> Result<(), Error> {
    let mut rank = 0;
    loop {
        let next = pairs.by_ref().take(BATCH);
        let batch: Vec<(RankedPair, Coverage)> = next.collect::<Result<_, _>>()?;
        if batch.is_empty() {
            return Ok(());
        }
        step.advance_by(batch.len() as u64)?;
        let ranked = (rank + 1..).zip(&batch);
        let rows = ranked.filter_map(|(rank, &(pair, coverage))| row(rank, pair, coverage));
        if sender.send(rows.collect()).is_err() {
            return Ok(());
        }
        rank += batch.len();
    }
}
