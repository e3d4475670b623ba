//! Progress and cancellation of long work.
//!
//! Work is a sequence of [`Stage`]s. The worker wraps each in a [`Step`]; the caller implements [`Observer`], or passes `&()`.
//!
//! ```
//! use codesim_progress::{Cancelled, Observer, Stage, Step};
//!
//! struct Impatient;
//!
//! impl Observer for Impatient {
//!     fn is_cancelled(&self) -> bool {
//!         true
//!     }
//! }
//!
//! fn work(observer: &dyn Observer) -> Result<u64, Cancelled> {
//!     let step = Step::begin(observer, Stage::Read, Some(3));
//!     (0..3).try_for_each(|_| step.advance())?;
//!     Ok(3)
//! }
//!
//! assert_eq!(work(&()), Ok(3));
//! assert_eq!(work(&Impatient), Err(Cancelled));
//! ```

use std::fmt;

/// A stage of long work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Stage {
    /// Files are read and tokenized; the unit is a submission.
    Read,
    /// Submissions are fingerprinted, then ranked; the unit is half a submission.
    Rank,
    /// Pairs are judged; the unit is a pair.
    Judge,
    /// Exact matches of the pairs shown are found; the unit is a pair.
    Align,
    /// Blocks of code that several submissions have are looked for; the unit is a submission.
    Blocks,
    /// The other traits that pairs share are counted; the unit is a submission.
    Traits,
    /// The repositories of submissions are asked when shared code came into them; the unit is a submission.
    History,
    /// All pairs are aligned and put in their order; the unit is a submission.
    Sort,
    /// All pairs are written; the unit is a pair.
    Write,
    /// Submissions are added to an index; the unit is a submission.
    Add,
    /// Occurrences of fingerprints in an index are counted; the unit is a channel.
    Count,
    /// Segments of an index are merged; the unit is a fingerprint.
    Merge,
    /// Records of an index are copied; the unit is a submission.
    Copy,
    /// Files of an index are checked; the unit is a file.
    Check,
    /// Fingerprints of an index are exported; the unit is a submission.
    Export,
    /// An experiment of the laboratory is run; its units are its own.
    Experiment,
}

/// The caller that waits for long work. Its methods run on any thread, several at once.
///
/// Stages follow one another: `advance` is about the stage that began last.
pub trait Observer: Sync {
    /// Called when a stage of `units` units begins; `None` if their number is not known beforehand.
    fn begin(&self, stage: Stage, units: Option<u64>) {
        let _ = (stage, units);
    }

    /// Called when `units` more units are done.
    fn advance(&self, units: u64) {
        let _ = units;
    }

    /// Called when the stage ends, because it is done, failed or was cancelled.
    fn end(&self, stage: Stage) {
        let _ = stage;
    }

    /// Whether the work should stop. Called often: it must be cheap.
    fn is_cancelled(&self) -> bool {
        false
    }
}

/// Ignores progress and never cancels.
impl Observer for () {}

/// The error of work that stopped because its observer asked for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cancelled;

impl fmt::Display for Cancelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cancelled")
    }
}

impl std::error::Error for Cancelled {}

/// A stage in progress; it ends when this is dropped.
pub struct Step<'a> {
    observer: &'a dyn Observer,
    stage: Stage,
}

impl<'a> Step<'a> {
    /// Begins a stage of `units` units.
    pub fn begin(observer: &'a dyn Observer, stage: Stage, units: Option<u64>) -> Self {
        observer.begin(stage, units);
        Self { observer, stage }
    }

    /// Reports that one more unit is done.
    ///
    /// # Errors
    /// When the work should stop.
    pub fn advance(&self) -> Result<(), Cancelled> {
        self.advance_by(1)
    }

    /// Reports that `units` more units are done, for units too small to report one by one.
    ///
    /// # Errors
    /// When the work should stop.
    pub fn advance_by(&self, units: u64) -> Result<(), Cancelled> {
        self.observer.advance(units);
        self.check()
    }

    /// Checks between two units whether the work should stop.
    ///
    /// # Errors
    /// When the work should stop.
    pub fn check(&self) -> Result<(), Cancelled> {
        match self.observer.is_cancelled() {
            true => Err(Cancelled),
            false => Ok(()),
        }
    }
}

impl Drop for Step<'_> {
    fn drop(&mut self) {
        self.observer.end(self.stage);
    }
}
