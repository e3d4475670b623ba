//! All pairs of a class, handed on as they come.

use std::collections::HashSet;
use std::io;
use std::panic::resume_unwind;
use std::sync::mpsc::{self, SyncSender};
use std::thread;

use codesim_match::{Coverage, EveryPair, RankedPair};
use codesim_progress::{Cancelled, Observer, Stage, Step};
use codesim_report::model::{Notice, Pair, Report};
use rayon::prelude::*;

use crate::blocks::Blocks;
use crate::displayed::MAX_BEYOND;
use crate::error::Error;
use crate::facts::{facts, is_to_be_read, is_withheld};
use crate::flagged::Flagged;
use crate::report::{plain_pair, with_reasons, without_pairs};
use crate::report_context::ReportContext;
use crate::request::Request;
use crate::shared_traits::SharedTraits;

/// Pairs that are handed to the writer at once.
const BATCH: usize = 4096;

/// Batches that may wait for it.
const BATCHES: usize = 4;

/// Takes all pairs of a class.
pub trait Table: Send {
    /// Takes the report without its pairs, before the first of these.
    ///
    /// # Errors
    /// If it cannot be written.
    fn begin(&mut self, report: &Report) -> io::Result<()>;

    /// Takes the next pair, without its matches. It has the reasons why it should be read if it is one of the best ten thousand that should
    /// be.
    ///
    /// # Errors
    /// If it cannot be written.
    fn push(&mut self, pair: Pair) -> io::Result<()>;
}

/// Sorts all pairs, and hands those to `table` that have the least similarity asked for.
pub(crate) fn every_pair(
    context: &ReportContext,
    request: &Request,
    notices: Vec<Notice>,
    observer: &dyn Observer,
    table: &mut dyn Table,
) -> Result<Report, Error> {
    let judged = context.comparison.pairs(observer)?;
    let flagged = Flagged::new(context, &judged);
    let report = without_pairs(context, request, notices, &flagged);
    table.begin(&report).map_err(Error::Table)?;
    let pairs = context.comparison.every_pair(observer)?;
    let reasons = Reasons::new(context, &judged, request, observer)?;
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
            (coverage.similarity() >= least || is_withheld(context, &pair))
                .then(|| reasons.with_reasons(&pair, plain_pair(context, row, &flagged)))
        });
        drop(sender);
        let written = written.join().unwrap_or_else(|it| resume_unwind(it));
        written.map_err(Error::Table).and(sent)
    })?;
    Ok(report)
}

/// The data from which the reasons to read the best pairs are derived.
struct Reasons<'a> {
    context: &'a ReportContext<'a>,
    best: HashSet<(usize, usize)>,
    blocks: Blocks,
    shared_traits: SharedTraits,
}

impl<'a> Reasons<'a> {
    fn new(
        context: &'a ReportContext<'a>,
        judged: &[RankedPair],
        request: &Request,
        observer: &dyn Observer,
    ) -> Result<Self, Cancelled> {
        let best = judged.iter().filter(|pair| is_to_be_read(pair));
        let best = best.take(MAX_BEYOND);
        Ok(Self {
            context,
            best: best.clone().map(|it| (it.left, it.right)).collect(),
            blocks: Blocks::new(context, request, observer)?,
            shared_traits: SharedTraits::new(context, best, observer)?,
        })
    }

    fn with_reasons(&self, pair: &RankedPair, row: Pair) -> Pair {
        if row.withheld || !self.best.contains(&(pair.left, pair.right)) {
            return row;
        }
        let matches = self.context.comparison.align(pair.left, pair.right).matches;
        let row = Pair {
            in_block: self.blocks.of_pair(pair, &matches),
            ..row
        };
        let ring = self.context.comparison.ring_of(pair.left, pair.right);
        with_reasons(row, Some(facts(&matches, ring)), || {
            self.shared_traits.telling(self.context, pair)
        })
    }
}

/// Sends the rows that `row` makes of the pairs, until the receiver hangs up.
fn send(
    mut pairs: EveryPair,
    sender: &SyncSender<Vec<Pair>>,
    step: &Step,
    row: impl Fn(usize, RankedPair, Coverage) -> Option<Pair> + Sync,
) -> Result<(), Error> {
    let mut rank = 0;
    loop {
        let next = pairs.by_ref().take(BATCH);
        let batch: Vec<(RankedPair, Coverage)> = next.collect::<Result<_, _>>()?;
        if batch.is_empty() {
            return Ok(());
        }
        step.advance_by(batch.len() as u64)?;
        let ranked = batch.par_iter().enumerate();
        let rows =
            ranked.filter_map(|(place, &(pair, coverage))| row(rank + place + 1, pair, coverage));
        if sender.send(rows.collect()).is_err() {
            return Ok(());
        }
        rank += batch.len();
    }
}
