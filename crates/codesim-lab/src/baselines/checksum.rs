//! Whole copies, found first and cheaply: documents of equal checksum.
//!
//! *Method.* The checksum of a token string is the hash of its only n-gram. Documents of equal checksum are compared token by token, so a
//! collision is never reported as a copy.
//!
//! *Cost.* One pass over all tokens, and another over those of copies. Documents made to collide, which the
//! [hash](codesim_fingerprint::hashes) allows, are each compared with all others: that is slow, but not wrong.
//!
//! *Source.* Section 1 of Schleimer, Wilkerson, Aiken: "Winnowing", SIGMOD 2003.
//!
//! *Limits.* A copy with one token changed is not found.

use std::collections::HashMap;

use codesim_fingerprint::hashes;

/// The checksum of a token string: equal for equal strings, and 0 for the empty one.
///
/// ```
/// use codesim_lab::baselines::checksum::checksum;
///
/// assert_eq!(checksum(&[1, 2, 3]), checksum(&[1, 2, 3]));
/// assert_ne!(checksum(&[1, 2, 3]), checksum(&[1, 3, 2]));
/// assert_eq!(checksum(&[]), 0);
/// ```
pub fn checksum(symbols: &[u64]) -> u64 {
    match symbols.len() {
        0 => 0,
        n => hashes(symbols, n)[0],
    }
}

/// Groups of at least two documents with equal token strings, empty ones too, as ascending indices; the group of the first
/// document is first.
///
/// ```
/// use codesim_lab::baselines::checksum::duplicates;
///
/// let documents = [vec![1, 2], vec![3], vec![1, 2, 4], vec![3], vec![1, 2], vec![3]];
/// assert_eq!(duplicates(&documents), [vec![0, 4], vec![1, 3, 5]]);
/// ```
pub fn duplicates<D: AsRef<[u64]>>(documents: &[D]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    let mut groups_of: HashMap<u64, Vec<usize>> = HashMap::new();
    for (index, document) in documents.iter().map(AsRef::as_ref).enumerate() {
        let candidates = groups_of.entry(checksum(document)).or_default();
        let is_copy = |&&group: &&usize| documents[groups[group][0]].as_ref() == document;
        match candidates.iter().find(is_copy) {
            Some(&group) => groups[group].push(index),
            None => {
                candidates.push(groups.len());
                groups.push(vec![index]);
            }
        }
    }
    groups.retain(|group| group.len() > 1);
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::collection::vec;
    use proptest::prelude::*;

    /// The string of Thue and Morse, with its two symbols as they are or exchanged: no polynomial modulo 2^64 can tell them apart.
    fn thue_morse(exchanged: u32) -> Vec<u64> {
        let symbol = |position: u32| u64::from((position.count_ones() + exchanged) % 2);
        (0..2048).map(symbol).collect()
    }

    #[test]
    fn a_collision_is_no_copy() {
        let [plain, exchanged] = [thue_morse(0), thue_morse(1)];
        assert_ne!(plain, exchanged);
        assert_eq!(checksum(&plain), checksum(&exchanged));
        let documents = [&plain, &exchanged, &exchanged, &plain];
        assert_eq!(duplicates(&documents), [vec![0, 3], vec![1, 2]]);
    }

    proptest! {
        #[test]
        fn groups_equal_the_naive_ones(documents in vec(vec(0u64..2, 0..4), 0..20)) {
            let copies_of = |first: usize| -> Vec<usize> {
                (0..documents.len()).filter(|&other| documents[other] == documents[first]).collect()
            };
            let all = (0..documents.len()).map(copies_of).enumerate();
            let expected: Vec<Vec<usize>> = all
                .filter(|(first, copies)| copies.len() > 1 && copies[0] == *first)
                .map(|(_, copies)| copies)
                .collect();
            prop_assert_eq!(duplicates(&documents), expected);
        }
    }
}
