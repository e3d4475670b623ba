//! How well scores separate copies from independent work.
//!
//! *Measures.* Average precision, with the precision after all pairs of equal score; the area under the ROC curve, with ties counted as
//! half, so that the order of equal pairs has no effect on either; and the share of the copies above the score that one in a
//! hundred independent pairs reaches: the recall of a person who can read a hundredth of all pairs.
//!
//! *Source.* Manning, Raghavan, Schütze: "Introduction to Information Retrieval", 2008, section 8.4.

use serde::Serialize;

/// A labelled pair and its score.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Scored {
    /// The higher, the more similar.
    pub(crate) score: f64,
    /// Whether one was copied from the other.
    pub(crate) is_copy: bool,
}

/// How well scores separate copies from independent work.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Quality {
    /// Average precision, 0..=1.
    pub average_precision: f64,
    /// Probability that a copy has a higher score than an independent pair, 0..=1.
    pub auc: f64,
    /// Share of the copies above the score that 1 % of the independent pairs reach, 0..=1.
    pub recall_at_1_percent: f64,
}

/// A point of the curve of precision over recall.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Point {
    /// Share of the copies that have a certain score or more.
    pub recall: f64,
    /// Share of the pairs with that score or more that are copies.
    pub precision: f64,
}

impl Quality {
    /// Judges scores. Returns `None` if there is no copy or no independent pair among them.
    pub(crate) fn of(scores: &[Scored]) -> Option<Self> {
        let copies = scores.iter().filter(|pair| pair.is_copy).count();
        let independent = scores.len() - copies;
        if copies == 0 || independent == 0 {
            return None;
        }
        let (mut average_precision, mut ordered) = (0.0, 0.0);
        for step in steps(scores) {
            let share = step.copies as f64 / copies as f64;
            average_precision += share * step.precision();
            ordered +=
                step.independent as f64 * (step.copies_above as f64 - step.copies as f64 / 2.0);
        }
        let bar = upper_percentile(scores, independent);
        let above = scores
            .iter()
            .filter(|pair| pair.is_copy && pair.score > bar);
        Some(Self {
            average_precision,
            auc: ordered / (copies as f64 * independent as f64),
            recall_at_1_percent: above.count() as f64 / copies as f64,
        })
    }
}

/// The curve of precision over recall, from the highest score down; empty without copies.
pub(crate) fn curve(scores: &[Scored]) -> Vec<Point> {
    let copies = scores.iter().filter(|pair| pair.is_copy).count();
    let point = |step: Step| Point {
        recall: step.copies_above as f64 / copies as f64,
        precision: step.precision(),
    };
    match copies {
        0 => Vec::new(),
        _ => steps(scores)
            .filter(|step| step.copies > 0)
            .map(point)
            .collect(),
    }
}

/// All pairs of one score.
struct Step {
    copies: usize,
    independent: usize,
    /// With this score or more.
    copies_above: usize,
    independent_above: usize,
}

impl Step {
    fn precision(&self) -> f64 {
        self.copies_above as f64 / (self.copies_above + self.independent_above) as f64
    }
}

/// Scores from the highest down.
fn steps(scores: &[Scored]) -> impl Iterator<Item = Step> {
    let mut sorted = scores.to_vec();
    sorted.sort_unstable_by(|a, b| b.score.total_cmp(&a.score));
    let (mut start, mut copies_above, mut independent_above) = (0, 0, 0);
    std::iter::from_fn(move || {
        let first = sorted.get(start)?;
        let equal = sorted[start..]
            .iter()
            .take_while(|pair| pair.score.total_cmp(&first.score).is_eq());
        let (mut copies, mut independent) = (0, 0);
        for pair in equal {
            *(if pair.is_copy {
                &mut copies
            } else {
                &mut independent
            }) += 1;
        }
        start += copies + independent;
        copies_above += copies;
        independent_above += independent;
        Some(Step {
            copies,
            independent,
            copies_above,
            independent_above,
        })
    })
}

/// The score that 1 % of the independent pairs reach, at least one of them.
fn upper_percentile(scores: &[Scored], independent: usize) -> f64 {
    let mut others: Vec<f64> = (scores.iter())
        .filter(|pair| !pair.is_copy)
        .map(|pair| pair.score)
        .collect();
    others.sort_unstable_by(f64::total_cmp);
    let place = (99 * independent).div_ceil(100).max(1);
    others[place - 1]
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn scored(pairs: &[(f64, bool)]) -> Vec<Scored> {
        let pair = |&(score, is_copy)| Scored { score, is_copy };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn a_worked_example() {
        let scores = scored(&[(0.9, true), (0.8, false), (0.7, true), (0.1, false)]);
        let found = Quality::of(&scores).expect("there are both");
        assert!((found.average_precision - (1.0 + 2.0 / 3.0) / 2.0).abs() < 1e-12);
        assert_eq!(found.auc, 0.75);
        assert_eq!(found.recall_at_1_percent, 0.5);
        let curve: Vec<(f64, f64)> = curve(&scores)
            .iter()
            .map(|p| (p.recall, p.precision))
            .collect();
        assert_eq!(curve, [(0.5, 1.0), (1.0, 2.0 / 3.0)]);
    }

    #[test]
    fn one_kind_alone_says_nothing() {
        assert_eq!(Quality::of(&scored(&[(0.5, true)])), None);
        assert_eq!(Quality::of(&scored(&[(0.5, false)])), None);
        assert_eq!(curve(&scored(&[(0.5, false)])), []);
    }

    proptest! {
        #[test]
        fn the_area_is_the_share_of_ordered_pairs(pairs: Vec<(u8, bool)>) {
            let scores: Vec<Scored> = pairs
                .iter()
                .map(|&(score, is_copy)| Scored { score: f64::from(score % 8), is_copy })
                .collect();
            let mut ordered = 0.0;
            for copy in scores.iter().filter(|pair| pair.is_copy) {
                for other in scores.iter().filter(|pair| !pair.is_copy) {
                    ordered += match copy.score.total_cmp(&other.score) {
                        std::cmp::Ordering::Less => 0.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 1.0,
                    };
                }
            }
            let copies = scores.iter().filter(|pair| pair.is_copy).count();
            let both = copies * (scores.len() - copies);
            match Quality::of(&scores) {
                None => prop_assert_eq!(both, 0),
                Some(found) => prop_assert!((found.auc - ordered / both as f64).abs() < 1e-9),
            }
        }
    }
}
