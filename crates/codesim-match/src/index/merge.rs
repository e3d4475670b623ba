//! The merge of two ascending lists.

/// Calls `each` with places in the first of two ascending lists without repetitions, and whether the entry there is in the second. The last
/// call for a place decides; a place without a call has an entry that is not.
pub(crate) fn merge<T: Copy + Ord>(one: &[T], other: &[T], mut each: impl FnMut(usize, bool)) {
    // Each step waits for the one before, so two halves are merged side by side.
    let middle = one.len() / 2;
    let (low, high) = one.split_at(middle);
    let (other_low, other_high) = match high.first() {
        Some(first) => other.split_at(other.partition_point(|entry| entry < first)),
        None => (other, &other[..0]),
    };
    let mut halves = [Merge::new(low, other_low), Merge::new(high, other_high)];
    loop {
        let [in_low, in_high] = halves.each_mut().map(Merge::step);
        if in_low.is_none() && in_high.is_none() {
            break;
        }
        if let Some((place, is_common)) = in_low {
            each(place, is_common);
        }
        if let Some((place, is_common)) = in_high {
            each(middle + place, is_common);
        }
    }
}

struct Merge<'a, T> {
    lists: [&'a [T]; 2],
    /// The place in each of them.
    at: [usize; 2],
}

impl<'a, T: Copy + Ord> Merge<'a, T> {
    fn new(one: &'a [T], other: &'a [T]) -> Self {
        Self {
            lists: [one, other],
            at: [0; 2],
        }
    }

    /// Goes past the smaller of the next two entries, or past both if they are equal. Returns the place of that of the first list, and whether
    /// they are equal; `None` at the end of a list.
    fn step(&mut self) -> Option<(usize, bool)> {
        let [one, other] = self.lists;
        let place = self.at[0];
        let (own, its) = one.get(place).zip(other.get(self.at[1]))?;
        // The smaller of the two cannot be predicted, so there is no branch on it.
        self.at[0] += usize::from(own <= its);
        self.at[1] += usize::from(its <= own);
        Some((place, own == its))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    fn set() -> impl Strategy<Value = BTreeSet<u8>> {
        prop::collection::btree_set(0..40_u8, 0..20)
    }

    proptest! {
        #[test]
        fn entries_of_both_lists_are_found(one in set(), other in set()) {
            let [one_list, other_list] = [&one, &other].map(|set| Vec::from_iter(set.iter().copied()));
            let mut is_common = vec![false; one.len()];
            merge(&one_list, &other_list, |place, is| is_common[place] = is);
            let expected: Vec<bool> = one.iter().map(|entry| other.contains(entry)).collect();
            prop_assert_eq!(is_common, expected);
            let mut count = 0;
            merge(&one_list, &other_list, |_, is| count += usize::from(is));
            prop_assert_eq!(count, one.intersection(&other).count());
        }
    }
}
