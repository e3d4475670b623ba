//! The overlap that two submissions have without copying.
//!
//! *Problem.* Some programs resemble everything: short ones, those that follow the textbook, those that use few constructs. Code that they
//! share with everybody is no evidence about one other submission.
//!
//! *Method.* Each submission's overlaps with the others have a median, m(X), and so have all overlaps of the class, m. A pair is expected to
//! overlap by `m(A) + m(B) - m`. Medians are those of independent pairs as long as most of a submission's pairs are. In a large class they
//! are taken over some of the others, evenly spaced; those of an index by the sums over their fingerprints, so that nothing depends on the
//! order in which it has them. For earlier submissions both are known; their m and that of the class are averaged, each
//! weighted by the number of its submissions. In a view that not all have, only the submissions with that view count.
//!
//! *Cost.* r rows of the ranking for r references.
//!
//! *Source.* The correction for chance of Cohen's kappa (1960): `(observed - expected) / (1 - expected)`.

use std::ops::Range;

use codesim_fingerprint::overlap;
use codesim_progress::{Cancelled, Step};
use rayon::prelude::*;

use crate::index::archive::ArchiveId;
use crate::index::inverted::ChannelIndex;
use crate::index::population::{LocalId, Population, PopulationId, evenly_spaced};
use crate::input::channel::Channel;

/// A larger class has its medians taken over this many of its submissions.
const REFERENCES: usize = 256;

/// The median of all overlaps is that of the references with this many of a larger class.
const SEEN: usize = 1024;

/// Number of submissions whose overlaps with the references are in memory at a time.
const BLOCK: usize = 4096;

/// Minimum number of submissions from which expectations are computed.
pub const MIN_SUBMISSIONS: usize = 10;

/// Maximum expected overlap, so that some overlap remains to be found.
pub(crate) const MAX_EXPECTED: f64 = 0.9;

/// The expected overlaps in one channel.
#[derive(Debug)]
pub(crate) struct Expected {
    /// Median overlap of each local submission with the references.
    medians: Vec<f64>,
    /// The median of all overlaps.
    middle: f64,
}

impl Expected {
    /// Computes the medians of the class, which is the first submissions of `index`, in one view. For the earlier ones that follow, `medians`
    /// is known, and for all earlier ones together `middle`; `earlier_key` orders them.
    pub(crate) fn new<Key: Ord>(
        view: Channel,
        index: &ChannelIndex,
        population: &Population,
        earlier_key: impl Fn(ArchiveId) -> Key,
        medians: impl Iterator<Item = f64>,
        middle: f64,
        step: &Step,
    ) -> Result<Self, Cancelled> {
        let members = population.having(view);
        if members.len() < MIN_SUBMISSIONS {
            return Ok(Self {
                medians: vec![0.0; population.here_len()],
                middle: 0.0,
            });
        }
        let class = population.class_len();
        let of_class = &members[..members.partition_point(|&PopulationId(member)| member < class)];
        let share = of_class.len() as f64 / members.len() as f64;
        let seen = evenly_spaced(of_class, of_class.len().min(SEEN));
        let mut seen = seen.into_iter().map(|PopulationId(id)| id).peekable();
        let references = references(&members, class, earlier_key);
        let (mut own, mut all) = (Vec::with_capacity(class), Vec::new());
        for start in (0..class).step_by(BLOCK) {
            let block = start..class.min(start + BLOCK);
            let rows = Rows::new(index, population, &references, block.clone(), step)?;
            own.extend(rows.medians(step)?);
            while let Some(id) = seen.next_if(|id| block.contains(id)) {
                all.extend(rows.of(id));
            }
        }
        Ok(Self {
            middle: share * median(all) + (1.0 - share) * middle,
            medians: own.into_iter().chain(medians).collect(),
        })
    }

    /// Returns the median overlap of a submission with the references.
    pub(crate) fn of(&self, submission: LocalId) -> f64 {
        self.medians[submission.index()]
    }

    /// Returns the median of all overlaps.
    pub(crate) fn median(&self) -> f64 {
        self.middle
    }

    /// Returns an overlap of two submissions without the expected one, 0..=1.
    pub(crate) fn cleared(&self, left: LocalId, right: LocalId, overlap: f64) -> f64 {
        let expected = self.of(left) + self.of(right) - self.middle;
        let expected = expected.clamp(0.0, MAX_EXPECTED);
        ((overlap - expected) / (1.0 - expected)).max(0.0)
    }
}

/// Returns at most [`REFERENCES`] of the members, of which those from `class` on are of an index.
fn references<Key: Ord>(
    members: &[PopulationId],
    class: usize,
    earlier_key: impl Fn(ArchiveId) -> Key,
) -> Vec<PopulationId> {
    let mut members = members.to_vec();
    if members.len() > REFERENCES {
        let own = members.partition_point(|&PopulationId(member)| member < class);
        members[own..].sort_by_cached_key(|&PopulationId(member)| {
            let id = u32::try_from(member - class).expect("ids are as narrow");
            earlier_key(ArchiveId(id))
        });
    }
    evenly_spaced(&members, members.len().min(REFERENCES))
}

/// Overlaps of the references with some submissions of a class.
struct Rows {
    /// The submissions.
    block: Range<usize>,
    /// For each reference its overlaps; `None` for one that is not local, which shares no fingerprint.
    each: Vec<Option<Vec<f64>>>,
}

impl Rows {
    /// Computes the overlaps.
    fn new(
        index: &ChannelIndex,
        population: &Population,
        references: &[PopulationId],
        block: Range<usize>,
        step: &Step,
    ) -> Result<Self, Cancelled> {
        let row = |&member: &PopulationId| {
            step.check()?;
            let reference = population.here_of(member);
            Ok(reference.map(|reference| overlaps(index, reference, &block)))
        };
        let rows = references.par_iter().map(row);
        Ok(Self {
            each: rows.collect::<Result<_, _>>()?,
            block,
        })
    }

    /// Returns the overlaps of one of the submissions.
    fn of(&self, id: usize) -> impl Iterator<Item = f64> {
        let place = id - self.block.start;
        let rows = self.each.iter();
        rows.map(move |row| row.as_ref().map_or(0.0, |row| row[place]))
    }

    /// Returns the median of each of the submissions.
    fn medians(&self, step: &Step) -> Result<Vec<f64>, Cancelled> {
        let own = self.block.clone().into_par_iter().map(|id| {
            step.check()?;
            Ok(median(self.of(id).collect()))
        });
        own.collect()
    }
}

/// Returns the overlaps of one submission with each of some others; NaN with itself.
fn overlaps(index: &ChannelIndex, reference: LocalId, block: &Range<usize>) -> Vec<f64> {
    let others = LocalId::new(block.start)..LocalId::new(block.end);
    // One pass over the posting lists of the reference gives its overlap with all submissions; a list ascends, so the part within the block
    // is a slice of it.
    let mut shared = vec![0; block.len()];
    for &id in index.firsts_of(reference) {
        let weight = index.weight_of_all(id);
        for other in index.postings().within(id, &others) {
            shared[other.index() - block.start] += weight;
        }
    }
    let total = index.total_weight(reference);
    let of = |(other, shared): (usize, u64)| {
        let other = LocalId::new(other);
        if other == reference {
            return f64::NAN;
        }
        overlap(shared, total, index.total_weight(other))
    };
    block.clone().zip(shared).map(of).collect()
}

/// Returns the median of the values that are not NaN, 0 if there are none; the higher of the two middle ones if their number is even.
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
    fn a_median_passes_over_what_is_no_number() {
        assert_eq!(median(vec![f64::NAN, 0.5, 0.25, 0.75]), 0.5);
        assert_eq!(median(vec![f64::NAN]), 0.0);
    }

    #[test]
    fn references_do_not_depend_on_the_order_of_an_index() {
        let class = 100;
        let members: Vec<PopulationId> = (0..1100).map(PopulationId).collect();
        let sizes: Vec<u32> = (0..1000).map(|id| id * 7919 % 1009).collect();
        let of = |sizes: &[u32]| {
            let key = |id: ArchiveId| sizes[id.index()];
            let chosen = references(&members, class, key).into_iter();
            let chosen = chosen.map(|PopulationId(member)| match member.checked_sub(class) {
                Some(earlier) => (true, sizes[earlier] as usize),
                None => (false, member),
            });
            chosen.collect::<Vec<_>>()
        };
        let backwards: Vec<u32> = sizes.iter().rev().copied().collect();
        assert_eq!(of(&sizes), of(&backwards));
        assert_eq!(of(&sizes).len(), REFERENCES);
        let few = references(&members[..150], class, std::cmp::Reverse);
        assert_eq!(few, members[..150]);
    }

    #[test]
    fn clearing_keeps_what_is_equal_and_takes_what_is_expected() {
        let expected = Expected {
            medians: vec![0.3, 0.2],
            middle: 0.1,
        };
        let cleared = |overlap| expected.cleared(LocalId::new(0), LocalId::new(1), overlap);
        assert_eq!(cleared(1.0), 1.0);
        assert!(cleared(0.4) < 1e-9);
        assert_eq!(cleared(0.1), 0.0);
        assert!((cleared(0.7) - 0.5).abs() < 1e-9);
    }
}
