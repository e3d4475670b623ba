//! Submissions that are not compared among themselves any more: what an index knows of them.

use crate::channel::Channel;
use crate::weight::Totals;

/// The submissions of an index, numbered from 0, as far as a class needs to know them.
pub struct Earlier<'a> {
    /// Number of submissions.
    pub submissions: usize,
    /// Those that are asked for even if they share nothing, ascending.
    pub asked: Vec<usize>,
    /// For each channel, in the order of [`Channel::ALL`], those of [`Fingerprints::wanted`](crate::Fingerprints::wanted) that the index has.
    pub found: [Vec<Found>; Channel::COUNT],
    /// The totals of a submission.
    pub totals: Box<dyn Fn(Channel, usize) -> Totals + Sync + 'a>,
    /// What is expected of a submission, of [`Expectations::each`](crate::Expectations::each).
    pub expected: Box<dyn Fn(Channel, usize) -> f64 + Sync + 'a>,
    /// What is expected of all of them together, of [`Expectations::middle`](crate::Expectations::middle).
    pub middle: [f64; Channel::COUNT],
}

/// A fingerprint that an index has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Hash of the gram.
    pub hash: u64,
    /// Number of submissions that it was counted with in their totals.
    pub occurrences: u64,
    /// Those of the index that contain it, ascending.
    pub submissions: Vec<u32>,
}

impl Earlier<'_> {
    /// No index.
    pub fn none() -> Self {
        Self {
            submissions: 0,
            asked: Vec::new(),
            found: Channel::ALL.map(|_| Vec::new()),
            totals: Box::new(|_, _| Totals::default()),
            expected: Box::new(|_, _| 0.0),
            middle: [0.0; Channel::COUNT],
        }
    }

    /// Those that have anything of what is not given code, and those asked for, ascending.
    pub(crate) fn sharing(&self, is_given: impl Fn(Channel, u64) -> bool) -> Vec<usize> {
        let mut shares = vec![false; self.submissions];
        for channel in Channel::ALL {
            let found = self.found[channel as usize].iter();
            for found in found.filter(|found| !is_given(channel, found.hash)) {
                for &submission in &found.submissions {
                    shares[submission as usize] = true;
                }
            }
        }
        for &submission in &self.asked {
            shares[submission] = true;
        }
        (0..self.submissions).filter(|&id| shares[id]).collect()
    }
}
