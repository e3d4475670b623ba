//! The score of a pair: rarity-weighted overlap.

/// Weight of containment against Dice's coefficient in an [`overlap`].
///
/// Containment alone accuses tiny programs, which are part of everything; Dice alone lets a copy be hidden in padding.
const CONTAINMENT: f64 = 1.0 / 3.0;

/// Overlap of two sets of weight `left` and `right` that share the weight `shared`, in 0..=1: a weighted mean of
/// containment (`shared / min`) and Dice's coefficient (`2 shared / (left + right)`).
pub(crate) fn overlap(shared: f64, left: f64, right: f64) -> f64 {
    if shared <= 0.0 {
        return 0.0;
    }
    let containment = shared / left.min(right);
    let dice = 2.0 * shared / (left + right);
    let overlap = CONTAINMENT * containment + (1.0 - CONTAINMENT) * dice;
    // Sums of the same weights in another order may differ in the last bits.
    if overlap > 1.0 - ROUNDING {
        1.0
    } else {
        overlap
    }
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
        assert_eq!(overlap(3.0, 3.0, 3.0), 1.0);
        assert_eq!(overlap(0.0, 3.0, 3.0), 0.0);
        assert_eq!(overlap(0.0, 0.0, 3.0), 0.0);
    }

    #[test]
    fn a_part_lies_between_dice_and_containment() {
        let part = overlap(1.0, 1.0, 7.0);
        assert!(0.25 < part && part < 1.0, "{part}");
    }

    #[test]
    fn the_higher_channel_counts_for_more() {
        assert_eq!(combine([1.0, 1.0].into_iter()), 1.0);
        assert!(combine([0.8, 0.0].into_iter()) > 0.4);
    }
}
