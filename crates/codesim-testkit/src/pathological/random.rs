//! Numbers that a seed decides.

use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// Numbers for one case. The generator is named, and ranges are made of its bits here, so that a seed means the same for ever.
pub(crate) struct Random(Pcg64Mcg);

impl Random {
    /// Seeds a generator; its numbers are independent of those of another seed or name.
    pub(crate) fn new(seed: u64, name: &str) -> Self {
        // FNV-1a: stable, which the hashes of the standard library are not.
        let of_name = name.bytes().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3_u64)
        });
        Self(Pcg64Mcg::seed_from_u64(of_name.wrapping_add(seed)))
    }

    /// A number below `end`, which is not 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        let wide = u128::from(self.0.next_u64()) * end as u128;
        (wide >> 64) as usize
    }

    /// Whether something happens that does so once in `times`.
    pub(crate) fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of `choices`, which are not none.
    pub(crate) fn of<'a, T: ?Sized>(&mut self, choices: &[&'a T]) -> &'a T {
        choices[self.below(choices.len())]
    }

    /// A character of a range that has no surrogates.
    pub(crate) fn character(&mut self, range: std::ops::RangeInclusive<char>) -> char {
        let (first, last) = (u32::from(*range.start()), u32::from(*range.end()));
        let code = first + self.below((last - first + 1) as usize) as u32;
        char::from_u32(code).expect("the range has no surrogates")
    }

    /// Brings `items` into any order.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            items.swap(place, self.below(place + 1));
        }
    }
}
