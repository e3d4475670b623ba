//! Counting of a ring as one source.
//!
//! *Problem.* Code that twelve copies share is not rare. The more people copied, the lower the scores of their pairs; and these pairs make
//! the class look as if independent work were alike.
//!
//! *Method.* A ring counts as two submissions in the counts of rarity, as any pair of its members would by itself: at most two of the members
//! that have a fingerprint count, and two of all submissions for each ring. Another copy of the source makes no shared fingerprint of the
//! ring more common. No member of a ring is among the submissions whose pairs give the expected overlap.

use crate::rings::search::Ring;

/// Number of members of a ring that count.
const COUNTED: usize = 2;

/// Returns the number of submissions that do not count, over all rings.
pub(crate) fn uncounted(rings: &[Ring]) -> usize {
    rings.iter().map(|ring| ring.members.len() - COUNTED).sum()
}

/// Returns the fingerprints that more members of a ring have than count, each with the number of those that do not; one that is in several
/// rings is listed several times. `shared` returns the fingerprints of a submission that others have too.
pub(crate) fn uncounted_occurrences<'a>(
    shared: impl Fn(usize) -> &'a [u32],
    rings: &[Ring],
) -> Vec<(u32, usize)> {
    let of_ring = |ring: &Ring| {
        let ids = ring.members.iter().flat_map(|&member| shared(member));
        let mut ids: Vec<u32> = ids.copied().collect();
        ids.sort_unstable();
        let counted = ids.chunk_by(|a, b| a == b);
        let many = counted.filter(|same| same.len() > COUNTED);
        let many = many.map(|same| (same[0], same.len() - COUNTED));
        many.collect::<Vec<_>>()
    };
    rings.iter().flat_map(of_ring).collect()
}
