//! In how many submissions of a class something is.

use std::sync::atomic::{AtomicUsize, Ordering};

use rustc_hash::{FxHashMap, FxHashSet};

use crate::shared_traits::{TokenizedText, each};

/// Numbers of submissions for some hashes. Submissions may be counted on several threads at once; the order makes no difference.
#[derive(Debug, Default)]
pub struct Counts {
    numbers: FxHashMap<u64, AtomicUsize>,
}

impl Counts {
    /// Makes counts of zero for the traits with these hashes.
    pub fn new(hashes: impl IntoIterator<Item = u64>) -> Self {
        let numbers = hashes.into_iter().map(|hash| (hash, AtomicUsize::new(0)));
        Self {
            numbers: numbers.collect(),
        }
    }

    /// Whether there is no trait to count.
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// Counts a submission with these texts.
    pub fn add<'a>(&self, texts: impl Iterator<Item = TokenizedText<'a>>) {
        let mut seen = FxHashSet::default();
        for text in texts {
            each(&text, &mut |it| {
                if let Some(number) = self.numbers.get(&it.hash)
                    && seen.insert(it.hash)
                {
                    number.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    }

    /// Returns the number of submissions that have it; 0 for a trait that was not to be counted.
    pub fn of(&self, hash: u64) -> usize {
        let number = self.numbers.get(&hash);
        number.map_or(0, |number| number.load(Ordering::Relaxed))
    }
}
