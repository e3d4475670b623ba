//! The score of a pair: rarity-weighted overlap.

/// Weight of containment against Dice's coefficient in an [`overlap`].
///
/// Containment alone accuses tiny programs, which are part of everything; Dice alone lets a copy be hidden in padding.
const CONTAINMENT: f64 = 1.0 / 3.0;

/// Returns the overlap of two sets of weight `left` and `right` that share the weight `shared`, in 0..=1: a weighted mean of containment
/// (`shared / min`) and Dice's coefficient (`2 shared / (left + right)`).
pub fn overlap(shared: u64, left: u64, right: u64) -> f64 {
    if shared == 0 {
        return 0.0;
    }
    let containment = shared as f64 / left.min(right) as f64;
    let dice = 2.0 * shared as f64 / (left + right) as f64;
    CONTAINMENT * containment + (1.0 - CONTAINMENT) * dice
}

/// Combines the overlaps of all channels, each with its weight, into one score in 0..=1: the square of the weighted mean of their square
/// roots. `None` is a channel that does not take part.
///
/// A disguise that spoils one channel leaves the others. A high overlap in one channel alone also happens to short programs, so agreement
/// in all counts for more than their sum.
pub fn combine(overlaps: impl Iterator<Item = Option<(f64, f64)>>) -> f64 {
    let (mut sum, mut weights) = (0.0, 0.0);
    for (overlap, weight) in overlaps.flatten() {
        sum += weight * overlap.sqrt();
        weights += weight;
    }
    if sum == weights {
        // Also without any channel: 0 of 0 is no agreement.
        return if weights > 0.0 { 1.0 } else { 0.0 };
    }
    (sum / weights).powi(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_sets_have_one_and_disjoint_or_empty_ones_nothing() {
        assert_eq!(overlap(3, 3, 3), 1.0);
        assert_eq!(overlap(0, 3, 3), 0.0);
        assert_eq!(overlap(0, 0, 3), 0.0);
    }

    #[test]
    fn a_part_lies_between_dice_and_containment() {
        let part = overlap(1, 1, 7);
        assert!(0.25 < part && part < 1.0, "{part}");
    }

    #[test]
    fn a_score_is_a_mean_of_the_channels_that_are_there() {
        let thirds = [
            Some((1.0, 1.0)),
            Some((1.0, 2.0 / 3.0)),
            Some((1.0, 2.0 / 3.0)),
        ];
        assert_eq!(combine(thirds.into_iter()), 1.0);
        assert_eq!(
            combine([Some((1.0, 1.0)), Some((0.0, 1.0)), None].into_iter()),
            0.25
        );
        assert_eq!(
            combine([Some((1.0, 1.0)), Some((0.0, 3.0))].into_iter()),
            0.0625
        );
        assert_eq!(combine([None].into_iter()), 0.0);
    }

    #[test]
    fn agreement_counts_for_more_than_one_high_channel() {
        let all = combine([Some((0.3, 1.0)), Some((0.3, 1.0))].into_iter());
        assert!(all > combine([Some((0.6, 1.0)), Some((0.0, 1.0))].into_iter()));
    }
}
