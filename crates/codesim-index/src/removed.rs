//! Which ids are not in the index any more.

/// A set of ids.
#[derive(Debug, Clone, Default)]
pub(crate) struct Removed {
    /// One bit an id.
    bits: Vec<u64>,
    count: u32,
}

impl Removed {
    /// Makes the set of the ids of `ranges`, first and end of each; `None` unless they are ascending, apart and at most `end`.
    pub(crate) fn new(ranges: &[[u32; 2]], end: u32) -> Option<Self> {
        let mut removed = Self::default();
        let mut least = 0;
        for &[first, after] in ranges {
            if first < least || first >= after || after > end {
                return None;
            }
            (first..after).for_each(|id| removed.insert(id));
            least = after;
        }
        Some(removed)
    }

    pub(crate) fn contains(&self, id: u32) -> bool {
        self.bits
            .get(id as usize / 64)
            .is_some_and(|word| word >> (id % 64) & 1 == 1)
    }

    pub(crate) fn insert(&mut self, id: u32) {
        let word = id as usize / 64;
        if word >= self.bits.len() {
            self.bits.resize(word + 1, 0);
        }
        self.count += u32::from(!self.contains(id));
        self.bits[word] |= 1 << (id % 64);
    }

    /// Returns the number of ids.
    pub(crate) fn count(&self) -> u32 {
        self.count
    }

    /// Returns the set as [`Removed::new`] takes it.
    pub(crate) fn ranges(&self) -> Vec<[u32; 2]> {
        let mut ranges: Vec<[u32; 2]> = Vec::new();
        let end = u32::try_from(self.bits.len() * 64).unwrap_or(u32::MAX);
        for id in (0..end).filter(|&id| self.contains(id)) {
            match ranges.last_mut() {
                Some([_, after]) if *after == id => *after += 1,
                _ => ranges.push([id, id + 1]),
            }
        }
        ranges
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_kept() {
        let ranges = [[0, 1], [63, 65], [70, 200]];
        let removed = Removed::new(&ranges, 200).expect("they are in order");
        assert_eq!(removed.count(), 133);
        assert_eq!(removed.ranges(), ranges);
        assert!(removed.contains(64) && !removed.contains(65) && !removed.contains(9999));
    }

    #[test]
    fn ranges_out_of_order_are_refused() {
        for ranges in [&[[3, 3]][..], &[[0, 2], [1, 3]], &[[5, 11]], &[[4, 2]]] {
            assert!(Removed::new(ranges, 10).is_none(), "{ranges:?}");
        }
    }
}
