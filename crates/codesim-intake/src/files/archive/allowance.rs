//! Use of the limits of archives.

use super::limits::Limits;
use super::refusal::Refusal;

/// Limits, and how much of them archives used.
#[derive(Debug, Clone)]
pub struct Allowance {
    pub(super) limits: Limits,
    entries: usize,
    unpacked: u64,
    kept: u64,
}

impl Allowance {
    /// Starts with all that the limits allow.
    pub fn new(limits: Limits) -> Self {
        Self {
            limits,
            entries: 0,
            unpacked: 0,
            kept: 0,
        }
    }

    /// Returns the number of bytes that may still be unpacked.
    pub fn left(&self) -> u64 {
        self.limits.unpacked.saturating_sub(self.unpacked)
    }

    /// Counts bytes that were unpacked.
    ///
    /// # Errors
    /// If they are more than was left.
    pub fn take_unpacked(&mut self, bytes: u64) -> Result<(), Refusal> {
        take(&mut self.unpacked, bytes, self.limits.unpacked)
    }

    /// Counts bytes that are kept in memory.
    pub(super) fn keep(&mut self, bytes: u64) -> Result<(), Refusal> {
        take(&mut self.kept, bytes, self.limits.kept)
    }

    /// Counts files and folders.
    pub(super) fn take_entries(&mut self, count: usize) -> Result<(), Refusal> {
        self.entries = self.entries.saturating_add(count);
        let limit = self.limits.entries;
        match self.entries > limit {
            true => Err(Refusal::TooMany { limit }),
            false => Ok(()),
        }
    }
}

fn take(taken: &mut u64, bytes: u64, limit: u64) -> Result<(), Refusal> {
    *taken = taken.saturating_add(bytes);
    match *taken > limit {
        true => Err(Refusal::TooMuch {
            mebibytes: limit >> 20,
        }),
        false => Ok(()),
    }
}
