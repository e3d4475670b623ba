//! How far a long operation is.

/// What is being done, and how much of it is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// What is being done.
    pub step: Step,
    /// Units done.
    pub done: u64,
    /// All units, where that is known beforehand.
    pub all: Option<u64>,
}

/// Steps of long operations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Submissions are taken in.
    Adding,
    /// Occurrences of fingerprints are counted; the unit is a channel.
    Counting,
    /// Segments are merged; the unit is a fingerprint.
    Merging,
    /// Records are copied; the unit is a submission.
    Copying,
    /// Files are checked; the unit is a file.
    Checking,
}

/// Who is told of progress.
pub type Report<'a> = &'a mut dyn FnMut(Progress);

/// Tells about every so many units of a step.
pub(crate) struct Counter<'a, 'b> {
    report: &'a mut Report<'b>,
    progress: Progress,
    every: u64,
}

impl<'a, 'b> Counter<'a, 'b> {
    pub(crate) fn new(
        report: &'a mut Report<'b>,
        step: Step,
        all: Option<u64>,
        every: u64,
    ) -> Self {
        let progress = Progress { step, done: 0, all };
        Self {
            report,
            progress,
            every,
        }
    }

    /// One more unit is done.
    pub(crate) fn tick(&mut self) {
        self.progress.done += 1;
        if self.progress.done.is_multiple_of(self.every) {
            (self.report)(self.progress);
        }
    }
}
