//! Limits on the size of a comparison on one machine.

use crate::index::archive::ArchiveHits;
use crate::index::fingerprints::Fingerprints;
use crate::input::channel::Channel;

/// Maximum entries of the index of a channel: their places are counted in 32 bits.
const MAX_ENTRIES: u64 = u32::MAX as u64;

/// The error for submissions that are too many to be compared at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "together the submissions have {entries} fingerprints of the {channel} channel, and at most {MAX_ENTRIES} are compared at once: compare one \
     class after the other, or all of them on a cluster (docs/cluster.md)"
)]
pub struct TooLarge {
    /// Number of the fingerprints, each counted once for each submission.
    pub entries: u64,
    /// The channel that has them.
    pub channel: &'static str,
}

/// Refuses submissions that are too many to be compared at once.
///
/// # Errors
/// If the submissions of a class, with those of an index that share anything, have more than 2^32 - 1 fingerprints of a channel.
pub fn check_size(fingerprints: &Fingerprints, earlier: &ArchiveHits) -> Result<(), TooLarge> {
    Channel::ALL.into_iter().try_for_each(|channel| {
        let own = fingerprints.sets(channel).hash_count();
        let found = earlier.found[channel as usize].iter();
        let found: usize = found.map(|found| found.submissions.len()).sum();
        check(channel, own as u64 + found as u64)
    })
}

fn check(channel: Channel, entries: u64) -> Result<(), TooLarge> {
    let channel = channel.name();
    match entries <= MAX_ENTRIES {
        true => Ok(()),
        false => Err(TooLarge { entries, channel }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn class_beyond_the_counters_is_refused_with_advice() {
        assert_eq!(check(Channel::Text, u64::from(u32::MAX)), Ok(()));
        let refused = check(Channel::Text, 1 << 32).expect_err("it is one too many");
        let message = refused.to_string();
        assert!(
            message.contains("4294967296 fingerprints of the text"),
            "{message}"
        );
        assert!(message.contains("docs/cluster.md"), "{message}");
    }
}
