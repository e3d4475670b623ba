//! A fixed permutation of all 64-bit numbers that keeps no trace of their order.
//!
//! *Source.* Steele, Lea, Flood: "Fast splittable pseudorandom number generators", OOPSLA 2014: the last step of SplitMix,
//! with its own increment before it, as 0 would stay 0.

/// Two numbers are mixed alike only if they are equal.
pub(crate) fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of SplitMix from seed 0, as its authors and others publish them.
    #[test]
    fn the_published_stream() {
        const INCREMENT: u64 = 0x9e37_79b9_7f4a_7c15;
        let stream = [0, 1, 2].map(|step| mix(INCREMENT.wrapping_mul(step)));
        let published = [
            0xe220_a839_7b1d_cdaf,
            0x6e78_9e6a_a1b9_65f4,
            0x06c4_5d18_8009_454f,
        ];
        assert_eq!(stream, published);
    }
}
