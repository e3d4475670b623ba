//! How much two submissions share without anyone's doing.
//!
//! *Problem.* Some programs are like everything: short ones, those that keep to the textbook, those that use few constructs.
//! What they share with everybody says nothing about one other submission.
//!
//! *Method.* Each submission's overlaps with the others have a median, m(X), and so have all overlaps of the class, m. A pair is expected
//! to overlap by `m(A) + m(B) - m`. Medians are those of innocent pairs as long as most of a submission's pairs are. In a large
//! class they are taken over some of the others, evenly spaced. Of earlier submissions both are known; their m and that of the
//! class are averaged, each with the number of its submissions. In a view that not all have, only those count that have it.
//!
//! *Cost.* r rows of the ranking, and O(r n) memory, for n submissions and r references.
//!
//! *Source.* The correction for chance of Cohen's kappa (1960): `(observed - expected) / (1 - expected)`.

use codesim_fingerprint::overlap;
use codesim_observer::{Cancelled, Step};
use rayon::prelude::*;

use crate::channel::Channel;
use crate::index::ChannelIndex;
use crate::population::{Here, Member, Population};

/// A larger class has its medians taken over this many of its submissions.
const REFERENCES: usize = 256;

/// A class of fewer submissions says nothing about what is to be expected.
pub const LEAST_SUBMISSIONS: usize = 10;

/// The most that is ever expected, so that something is left to be found.
const MOST_EXPECTED: f64 = 0.9;

/// What is to be expected in one channel.
#[derive(Debug)]
pub(crate) struct Expected {
    /// Median overlap of each submission that is here with the references.
    medians: Vec<f64>,
    /// Median of all overlaps.
    middle: f64,
}

impl Expected {
    /// Looks at the class, which is the first submissions of `index`, in one view. Of the earlier ones that follow, `medians` is
    /// known, and `middle` of all earlier ones.
    pub(crate) fn new(
        view: Channel,
        index: &ChannelIndex,
        population: &Population,
        medians: impl Iterator<Item = f64>,
        middle: f64,
        step: &Step,
    ) -> Result<Self, Cancelled> {
        let members = population.having(view);
        if members.len() < LEAST_SUBMISSIONS {
            return Ok(Self {
                medians: vec![0.0; population.here_len()],
                middle: 0.0,
            });
        }
        let class = population.class_len();
        let row = |member| {
            step.check()?;
            let reference = population.here_of(member);
            Ok(reference.map(|reference| overlaps(index, reference, class)))
        };
        let rows = references(&members).into_par_iter().map(row);
        let rows: Vec<Option<Vec<f64>>> = rows.collect::<Result<_, _>>()?;
        // Submissions that are not here share nothing.
        let overlap = |row: &Option<Vec<f64>>, id: usize| row.as_ref().map_or(0.0, |row| row[id]);
        let own = (0..class).into_par_iter().map(|id| {
            step.check()?;
            Ok(median(rows.iter().map(|row| overlap(row, id)).collect()))
        });
        let own: Vec<f64> = own.collect::<Result<_, _>>()?;
        let of_class = &members[..members.partition_point(|&Member(member)| member < class)];
        let overlaps = rows
            .iter()
            .flat_map(|row| of_class.iter().map(|&Member(id)| overlap(row, id)));
        let share = of_class.len() as f64 / members.len() as f64;
        Ok(Self {
            middle: share * median(overlaps.collect()) + (1.0 - share) * middle,
            medians: own.into_iter().chain(medians).collect(),
        })
    }

    /// Median overlap of a submission with the references.
    pub(crate) fn of(&self, submission: Here) -> f64 {
        self.medians[submission.index()]
    }

    /// Median of all overlaps.
    pub(crate) fn middle(&self) -> f64 {
        self.middle
    }

    /// An overlap of two submissions without what is expected of them, 0..=1.
    pub(crate) fn cleared(&self, left: Here, right: Here, overlap: f64) -> f64 {
        let expected = self.of(left) + self.of(right) - self.middle;
        let expected = expected.clamp(0.0, MOST_EXPECTED);
        ((overlap - expected) / (1.0 - expected)).max(0.0)
    }
}

/// At most [`REFERENCES`] of these, evenly spaced.
fn references(members: &[Member]) -> Vec<Member> {
    let count = members.len().min(REFERENCES);
    (0..count)
        .map(|i| members[i * members.len() / count])
        .collect()
}

/// Overlaps of one submission with each of a class of this size; not a number with itself.
fn overlaps(index: &ChannelIndex, reference: Here, class: usize) -> Vec<f64> {
    let mut shared = vec![0; class];
    index.add_shared(reference, Here::new(0)..Here::new(class), &mut shared);
    let total = index.total_weight(reference);
    let of = |(other, &shared): (usize, &u64)| {
        let other = Here::new(other);
        if other == reference {
            return f64::NAN;
        }
        overlap(shared, total, index.total_weight(other))
    };
    shared.iter().enumerate().map(of).collect()
}

/// The median of what is a number, 0 if nothing is; of an even count the higher of the two in the middle.
fn median(mut values: Vec<f64>) -> f64 {
    values.retain(|value| !value.is_nan());
    let middle = values.len() / 2;
    if values.is_empty() {
        return 0.0;
    }
    let (_, &mut value, _) = values.select_nth_unstable_by(middle, f64::total_cmp);
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_all_or_evenly_spaced() {
        let all: Vec<Member> = (0..1000).map(Member).collect();
        assert_eq!(references(&all[..3]), all[..3]);
        let some = references(&all);
        assert_eq!(some.len(), REFERENCES);
        assert!(
            some.windows(2)
                .all(|w| (3..=4).contains(&(w[1].0 - w[0].0)))
        );
    }

    #[test]
    fn a_median_passes_over_what_is_no_number() {
        assert_eq!(median(vec![f64::NAN, 0.5, 0.25, 0.75]), 0.5);
        assert_eq!(median(vec![f64::NAN]), 0.0);
    }

    #[test]
    fn clearing_keeps_what_is_equal_and_takes_what_is_expected() {
        let expected = Expected {
            medians: vec![0.3, 0.2],
            middle: 0.1,
        };
        let cleared = |overlap| expected.cleared(Here::new(0), Here::new(1), overlap);
        assert_eq!(cleared(1.0), 1.0);
        assert!(cleared(0.4) < 1e-9);
        assert_eq!(cleared(0.1), 0.0);
        assert!((cleared(0.7) - 0.5).abs() < 1e-9);
    }
}
