//! A ring counts as one source.
//!
//! *Problem.* What twelve copies share is not rare, so that the more people copied, the less a score says; and their pairs make the class look
//! as if independent work were alike.
//!
//! *Method.* A ring counts as two submissions where rarity is counted, as any pair of its members would by itself: of the members that have a
//! fingerprint two count at most, and of all submissions two for each ring. Another copy of the source makes no shared fingerprint of the
//! ring more common. No member of a ring is among those whose pairs say what is to be expected.

use crate::rings::search::Ring;

/// So many members of a ring count.
const COUNTED: usize = 2;

/// Number of submissions that do not count, of all rings.
pub(crate) fn uncounted(rings: &[Ring]) -> usize {
    rings.iter().map(|ring| ring.members.len() - COUNTED).sum()
}

/// The fingerprints that more members of a ring have than count, each with the number of those that do not; one that is in several rings
/// is there several times. `shared` has those of each submission that others have too.
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
