//! Grouping of matches into passages, and detection of those that have changed places.
//!
//! *Method.* Matches that follow each other closely on both sides are one passage: something was put between them, or changed. Among the
//! passages between two documents, those that keep their order and have the most tokens together are in place; the others were moved. This is
//! a heaviest increasing subsequence.
//!
//! *Cost.* O(n log n) for n matches.

use std::collections::{BTreeMap, HashSet};

use crate::matches::found::{DocumentRange, Match};

/// Tokens between two matches of one passage, on either side, at most: some lines.
const WIDEST_GAP: usize = 40;

/// Numbers the passages, in the order of the left submission, and marks moved matches. Leaves the matches in that order.
pub(crate) fn arrange(matches: &mut [Match]) {
    matches.sort_by_key(|m| (m.left.document, m.left.tokens.start));
    let mut passage = 0;
    for i in 1..matches.len() {
        if !follows(&matches[i - 1], &matches[i]) {
            passage += 1;
        }
        matches[i].passage = passage;
    }
    let mut between: BTreeMap<(usize, usize), Vec<usize>> = BTreeMap::new();
    for (i, found) in matches.iter().enumerate() {
        let documents = (found.left.document, found.right.document);
        between.entry(documents).or_default().push(i);
    }
    for indices in between.values() {
        mark_moved(matches, indices);
    }
}

fn follows(before: &Match, after: &Match) -> bool {
    is_close(&before.left, &after.left) && is_close(&before.right, &after.right)
}

fn is_close(before: &DocumentRange, after: &DocumentRange) -> bool {
    let gap = after.tokens.start.checked_sub(before.tokens.end);
    before.document == after.document && gap.is_some_and(|gap| gap <= WIDEST_GAP)
}

/// Marks those of `indices`, which ascend on the left, that are not in the heaviest sequence that ascends on the right too.
fn mark_moved(matches: &mut [Match], indices: &[usize]) {
    // By where a sequence ends on the right, its weight and its last match; both ascend.
    let mut best: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
    let mut before: BTreeMap<usize, usize> = BTreeMap::new();
    // Invariant: `best` is the front of sequences that none beats: keys (ends on the right) and weights ascend together.
    // A match extends the heaviest sequence that ends before it, and removes those behind it that weigh no more.
    for &i in indices {
        let place = &matches[i].right.tokens;
        let (start, weight) = (place.start, place.len());
        let shorter = best.range(..=start).next_back().map(|(_, &entry)| entry);
        if let Some((_, last)) = shorter {
            before.insert(i, last);
        }
        let weight = weight + shorter.map_or(0, |(weight, _)| weight);
        if best
            .range(..=start)
            .next_back()
            .is_some_and(|(_, &(w, _))| w >= weight)
        {
            continue;
        }
        let beaten: Vec<usize> = best
            .range(start..)
            .take_while(|(_, (w, _))| *w <= weight)
            .map(|(&at, _)| at)
            .collect();
        for at in beaten {
            best.remove(&at);
        }
        best.insert(start, (weight, i));
    }
    let heaviest = best.values().next_back().map(|&(_, last)| last);
    let in_place: HashSet<usize> =
        std::iter::successors(heaviest, |i| before.get(i).copied()).collect();
    for &i in indices {
        matches[i].moved = !in_place.contains(&i);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns matches of ten tokens at these places of one document on each side.
    fn matches(places: &[(usize, usize)]) -> Vec<Match> {
        let place = |start: usize| DocumentRange {
            document: 0,
            tokens: start..start + 10,
        };
        places
            .iter()
            .map(|&(left, right)| Match::new(place(left), place(right), false, 1.0))
            .collect()
    }

    fn arranged(places: &[(usize, usize)]) -> Vec<(usize, usize, bool)> {
        let mut matches = matches(places);
        arrange(&mut matches);
        matches
            .iter()
            .map(|m| (m.left.tokens.start, m.passage, m.moved))
            .collect()
    }

    #[test]
    fn neighbours_are_one_passage() {
        let close = arranged(&[
            (0, 500),
            (20, 530),
            (30 + WIDEST_GAP, 540),
            (81 + WIDEST_GAP, 550),
        ]);
        let passages: Vec<usize> = close.iter().map(|&(_, passage, _)| passage).collect();
        assert_eq!(passages, [0, 0, 0, 1]);
    }

    #[test]
    fn out_of_order_match_was_moved() {
        let moved = arranged(&[(0, 900), (100, 100), (200, 200), (300, 300), (400, 0)]);
        let moved: Vec<bool> = moved.iter().map(|&(_, _, moved)| moved).collect();
        assert_eq!(moved, [true, false, false, false, true]);
    }

    proptest! {
        #[test]
        fn no_other_choice_leaves_more_in_place(order in Just((0..9).collect::<Vec<usize>>()).prop_shuffle()) {
            let places: Vec<(usize, usize)> = order.iter().enumerate().map(|(i, &j)| (100 * i, 100 * j)).collect();
            let kept: Vec<usize> = arranged(&places)
                .iter()
                .filter(|(_, _, moved)| !moved)
                .map(|&(left, _, _)| order[left / 100])
                .collect();
            prop_assert!(kept.is_sorted());
            let longest = (0u32..1 << order.len())
                .map(|set| order.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, &j)| j).collect::<Vec<_>>())
                .filter(|some| some.is_sorted())
                .map(|some| some.len())
                .max();
            prop_assert_eq!(Some(kept.len()), longest);
        }
    }
}
