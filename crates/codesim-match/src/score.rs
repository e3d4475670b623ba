//! The score of a pair: rarity-weighted overlap.

/// Weight of containment against Dice's coefficient in an [`overlap`]: a weighted geometric mean.
///
/// Containment alone accuses tiny programs, which are part of everything; Dice alone lets a copy be hidden in padding.
const CONTAINMENT: f64 = 0.45;

/// Weight of one submission's fingerprints in one channel, made ready for [`overlap`].
#[derive(Debug, Clone, Copy)]
pub(crate) struct Weight {
    total: f64,
    /// `total^-CONTAINMENT`: a power is most of the cost of an overlap, and there are as many as pairs.
    power: f64,
}

impl Weight {
    pub(crate) fn new(total: f64) -> Self {
        Self { total, power: total.powf(-CONTAINMENT) }
    }
}

/// Overlap of two sets that share the weight `shared`, in 0..=1.
pub(crate) fn overlap(shared: f64, left: Weight, right: Weight) -> f64 {
    if shared <= 0.0 {
        return 0.0;
    }
    let mean = (left.total + right.total) / 2.0;
    // The smaller total has the larger power.
    let overlap = shared * left.power.max(right.power) * mean.powf(CONTAINMENT - 1.0);
    // Sums of the same weights in another order may differ in the last bits.
    if overlap > 1.0 - ROUNDING { 1.0 } else { overlap }
}

/// Far more than what sums of millions of weights lose.
const ROUNDING: f64 = 1e-9;

/// The overlaps of all channels as one score, in 0..=1: their quadratic mean.
///
/// A disguise that spoils one channel leaves the other, so the higher one counts for more; code
/// that agrees in both is still above code that agrees in one.
pub(crate) fn combine(overlaps: impl ExactSizeIterator<Item = f64>) -> f64 {
    let channels = overlaps.len() as f64;
    (overlaps.map(|overlap| overlap * overlap).sum::<f64>() / channels).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_sets_have_one_and_disjoint_or_empty_ones_nothing() {
        let [three, nothing] = [Weight::new(3.0), Weight::new(0.0)];
        assert_eq!(overlap(3.0, three, three), 1.0);
        assert_eq!(overlap(0.0, three, three), 0.0);
        assert_eq!(overlap(0.0, nothing, three), 0.0);
    }

    #[test]
    fn a_part_lies_between_dice_and_containment() {
        let part = overlap(1.0, Weight::new(1.0), Weight::new(7.0));
        assert!(0.25 < part && part < 1.0, "{part}");
    }

    #[test]
    fn the_higher_channel_counts_for_more() {
        assert_eq!(combine([1.0, 1.0].into_iter()), 1.0);
        assert!(combine([0.8, 0.0].into_iter()) > 0.4);
    }
}
