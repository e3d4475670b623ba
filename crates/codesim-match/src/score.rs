//! The score of a pair: rarity-weighted overlap.

/// Overlap of two sets of weight `left` and `right` that share the weight `shared`, in 0..=1.
///
/// The geometric mean of containment (of the smaller in the larger) and Dice's coefficient: containment alone accuses
/// tiny programs, which are part of everything, and Dice alone lets a copy be hidden in padding.
pub(crate) fn overlap(shared: f64, left: f64, right: f64) -> f64 {
    let smaller = left.min(right);
    if shared <= 0.0 || smaller <= 0.0 {
        return 0.0;
    }
    let containment = shared / smaller;
    let dice = 2.0 * shared / (left + right);
    (containment * dice).sqrt().min(1.0)
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
        assert_eq!(overlap(1.0, 1.0, 7.0), 0.5);
    }
}
