//! Recent reads: the audit log gets at most one entry an hour for each reader, job and kind of reading.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::store::Seconds;

/// Seconds in which further reads of the same are not noted.
const HOUR: Seconds = 3600;

/// A reader, the kind of reading, and the job.
type Read = (String, &'static str, String);

/// The last times at which reads were noted.
#[derive(Default)]
pub(crate) struct Reads(Mutex<HashMap<Read, Seconds>>);

impl Reads {
    /// Whether a read has to be noted.
    pub(crate) fn is_new(&self, read: Read, now: Seconds) -> bool {
        let mut noted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let last = noted.get(&read).copied();
        let is_new = last.is_none_or(|last| now >= last + HOUR);
        if is_new {
            noted.insert(read, now);
        }
        is_new
    }

    /// Forgets the reads that are to be noted again.
    pub(crate) fn forget(&self, now: Seconds) {
        let mut noted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        noted.retain(|_, last| now < *last + HOUR);
        noted.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reader_is_noted_once_an_hour() {
        let reads = Reads::default();
        let read = |who: &str| (who.to_owned(), "read pairs", "a".to_owned());
        assert!(reads.is_new(read("ada"), 0));
        assert!(!reads.is_new(read("ada"), HOUR - 1));
        assert!(reads.is_new(read("ben"), HOUR - 1));
        assert!(reads.is_new(read("ada"), HOUR));
        reads.forget(2 * HOUR - 1);
        assert!(!reads.is_new(read("ada"), 2 * HOUR - 1));
        assert_eq!(reads.0.lock().expect("nobody panicked").len(), 1);
    }
}
