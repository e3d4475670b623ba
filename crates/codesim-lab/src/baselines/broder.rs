//! Resemblance and containment of documents as sets of k-grams, exactly and from small samples.
//!
//! *Problem.* Decide whether two documents are roughly the same and whether one is roughly part of the other, where there are too many
//! documents, or too long ones, to hold all k-grams of each.
//!
//! *Method.* Resemblance is the share of the union of two sets that is in both, containment the share of one set that is in the
//! other. Both are estimated from a sample of each set, its *sketch*, which is drawn without knowing the other set.
//! [`Smallest`] keeps the s smallest elements: its size is fixed, and it gives the resemblance. [`Modulo`] keeps about every
//! m-th element: it grows with the set, and gives the containment too. Sketches are drawn after a fixed permutation of all
//! hashes, since those of k-grams are not spread evenly.
//!
//! *Standard error.* `n` elements were sampled, and `hits` of them are in both sets. The estimate is `hits / n`, and its error
//! `sqrt(p (1 - p) / n * (1 - f))`, that of a draw without replacement, where `f` is the share of all elements that was sampled: 1, and the
//! error 0, when a sketch holds its whole set. `p` is `(hits + 1) / (n + 2)`, Laplace's rule, so that a sample without any hit is not taken for
//! certainty. An error of 1 means that no element was sampled, so the share is unknown.
//!
//! *Cost.* Sorting to make a set or a [`Smallest`] sketch, one pass for all else.
//!
//! *Source.* Broder: "On the resemblance and containment of documents", SEQUENCES 1997. A sketch here also knows the size of
//! its set, which the error needs.
//!
//! *Limits.* A set does not know how often or where a k-gram occurs. The containment of a small set in a large one cannot be
//! had from [`Smallest`]. With few hits, or few misses, an estimate is skewed and its error rough.

use codesim_fingerprint::hashes;

use crate::baselines::mix::mix;

/// The set of all k-grams of a document, as their hashes: ascending, each once, at most n - k + 1 for n tokens.
///
/// # Panics
/// If `k` is 0.
///
/// ```
/// use codesim_lab::baselines::broder::grams;
///
/// assert_eq!(grams(&[1, 2, 1, 2, 1], 2).len(), 2);
/// assert!(grams(&[1, 2], 3).is_empty());
/// ```
pub fn grams(symbols: &[u64], k: usize) -> Vec<u64> {
    let mut grams = hashes(symbols, k);
    grams.sort_unstable();
    grams.dedup();
    grams
}

/// Share of the union of two sets that is in both: 0.0..=1.0, and 0.0 for two empty sets.
///
/// Both sets ascend and hold each element once, as [`grams`] does.
///
/// ```
/// use codesim_lab::baselines::broder::resemblance;
///
/// assert_eq!(resemblance(&[1, 2, 3], &[2, 3, 4]), 0.5);
/// assert_eq!(resemblance(&[], &[]), 0.0);
/// ```
pub fn resemblance(a: &[u64], b: &[u64]) -> f64 {
    let shared = shared(a, b);
    share(shared, a.len() + b.len() - shared)
}

/// Share of the set `a` that is in `b` too: 0.0..=1.0, and 0.0 where `a` is empty.
///
/// Both sets ascend and hold each element once, as [`grams`] does.
///
/// ```
/// use codesim_lab::baselines::broder::containment;
///
/// assert_eq!(containment(&[2, 3], &[1, 2, 3, 4]), 1.0);
/// assert_eq!(containment(&[1, 2, 3, 4], &[2, 3]), 0.5);
/// ```
pub fn containment(a: &[u64], b: &[u64]) -> f64 {
    share(shared(a, b), a.len())
}

/// Counts the elements that two ascending sets share.
fn shared(a: &[u64], b: &[u64]) -> usize {
    let (mut at_a, mut at_b, mut shared) = (0, 0, 0);
    while let (Some(x), Some(y)) = (a.get(at_a), b.get(at_b)) {
        shared += usize::from(x == y);
        at_a += usize::from(x <= y);
        at_b += usize::from(y <= x);
    }
    shared
}

fn share(part: usize, whole: usize) -> f64 {
    match whole {
        0 => 0.0,
        _ => part as f64 / whole as f64,
    }
}

/// A share that was estimated from a sample.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The share in the sample, 0.0..=1.0; 0.0 if the sample is empty.
    pub value: f64,
    /// Its standard error, 0.0..=1.0: 0.0 if all was sampled, 1.0 if the sample is empty but the set is not.
    pub error: f64,
}

impl Estimate {
    /// From `hits` of `sampled` elements, where the sketches hold `seen` of `all` elements.
    fn new(hits: usize, sampled: usize, seen: usize, all: usize) -> Self {
        let error = match sampled {
            _ if seen == all => 0.0,
            0 => 1.0,
            _ => standard_error(hits as f64, sampled as f64, share(seen, all)),
        };
        Self {
            value: share(hits, sampled),
            error,
        }
    }

    /// The resemblance of two sets with `all` elements together, those in both counted twice, of which `a` and `b` are the
    /// samples.
    fn of_resemblance(a: &[u64], b: &[u64], all: usize) -> Self {
        let (hits, seen) = (shared(a, b), a.len() + b.len());
        Self::new(hits, seen - hits, seen, all)
    }
}

fn standard_error(hits: f64, sampled: f64, fraction: f64) -> f64 {
    let p = (hits + 1.0) / (sampled + 2.0);
    (p * (1.0 - p) / sampled * (1.0 - fraction)).sqrt()
}

/// Sketch of fixed size: the smallest elements of a set.
///
/// ```
/// use codesim_lab::baselines::broder::{Estimate, Smallest};
///
/// let [a, b] = [[1, 2, 3], [2, 3, 4]].map(|set| Smallest::new(&set, 3));
/// assert_eq!(a.resemblance(&b), Estimate { value: 0.5, error: 0.0 });
///
/// let [a, b] = [(0..1000), (500..1500)].map(|set| Smallest::new(&set.collect::<Vec<u64>>(), 100));
/// let Estimate { value, error } = a.resemblance(&b);
/// assert!((value - 1.0 / 3.0).abs() < 2.0 * error);
/// assert!((0.04..0.05).contains(&error));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Smallest {
    limit: usize,
    set_size: usize,
    /// Mixed, ascending.
    elements: Vec<u64>,
}

impl Smallest {
    /// The sketch of at most `limit` (s) elements of a `set` that ascends and holds each element once.
    ///
    /// # Panics
    /// If `limit` is 0.
    pub fn new(set: &[u64], limit: usize) -> Self {
        assert!(limit > 0, "a sketch holds at least one element");
        let mut elements: Vec<u64> = set.iter().map(|&element| mix(element)).collect();
        elements.sort_unstable();
        elements.truncate(limit);
        Self {
            limit,
            set_size: set.len(),
            elements,
        }
    }

    /// Number of elements in the sketch.
    pub fn size(&self) -> usize {
        self.elements.len()
    }

    /// Estimates the [`resemblance`] of the two sets. If the sketches have different limits, the smaller one counts.
    pub fn resemblance(&self, other: &Self) -> Estimate {
        let bound = self.bound(other);
        let (a, b) = (self.until(bound), other.until(bound));
        Estimate::of_resemblance(a, b, self.set_size + other.set_size)
    }

    /// The s-th smallest element of the union, up to which both sketches have all elements of their sets.
    fn bound(&self, other: &Self) -> u64 {
        if self.is_whole() && other.is_whole() {
            return u64::MAX;
        }
        let mut union = [self.elements.as_slice(), &other.elements].concat();
        union.sort_unstable();
        union.dedup();
        union[self.limit.min(other.limit) - 1]
    }

    fn is_whole(&self) -> bool {
        self.elements.len() == self.set_size
    }

    fn until(&self, bound: u64) -> &[u64] {
        &self.elements[..self.elements.partition_point(|&element| element <= bound)]
    }
}

/// Sketch that grows with its set: the elements that a number divides.
///
/// ```
/// use codesim_lab::baselines::broder::{Estimate, Modulo};
///
/// let [a, b] = [(0..1000), (500..3000)].map(|set| Modulo::new(&set.collect::<Vec<u64>>(), 10));
/// let Estimate { value, error } = a.containment(&b);
/// assert!((value - 0.5).abs() < 2.0 * error);
/// assert!((0.04..0.06).contains(&error));
///
/// let [a, b] = [[1, 2, 3], [2, 3, 4]].map(|set| Modulo::new(&set, 1));
/// assert_eq!(a.resemblance(&b), Estimate { value: 0.5, error: 0.0 });
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Modulo {
    modulus: u64,
    set_size: usize,
    /// Mixed, ascending.
    elements: Vec<u64>,
}

impl Modulo {
    /// The sketch of about every `modulus`-th (m, at least 1) element of a `set` that ascends and holds each element once.
    ///
    /// # Panics
    /// If `modulus` is 0.
    pub fn new(set: &[u64], modulus: u64) -> Self {
        assert!(modulus > 0, "no number is divided by 0");
        let mixed = set.iter().map(|&element| mix(element));
        let mut elements: Vec<u64> = mixed.filter(|e| e.is_multiple_of(modulus)).collect();
        elements.sort_unstable();
        Self {
            modulus,
            set_size: set.len(),
            elements,
        }
    }

    /// Number of elements in the sketch.
    pub fn size(&self) -> usize {
        self.elements.len()
    }

    /// Estimate of the [`containment`] of this set in the other.
    ///
    /// # Panics
    /// If the sketches have different moduli: they are not samples of the same elements.
    pub fn containment(&self, other: &Self) -> Estimate {
        self.assert_comparable(other);
        let (hits, seen) = (shared(&self.elements, &other.elements), self.elements.len());
        Estimate::new(hits, seen, seen, self.set_size)
    }

    /// Estimate of the [`resemblance`] of the two sets.
    ///
    /// # Panics
    /// If the sketches have different moduli: they are not samples of the same elements.
    pub fn resemblance(&self, other: &Self) -> Estimate {
        self.assert_comparable(other);
        let all = self.set_size + other.set_size;
        Estimate::of_resemblance(&self.elements, &other.elements, all)
    }

    fn assert_comparable(&self, other: &Self) {
        assert_eq!(self.modulus, other.modulus, "sketches of one modulus");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::collection::btree_set;
    use proptest::prelude::*;
    use std::collections::BTreeSet;
    use std::ops::Range;

    const TRIALS: u64 = 300;

    /// Two sets of 500 to 2000 elements that overlap, neither within the other. Neighbouring numbers are as far from random as
    /// hashes can be.
    fn sets(trial: u64) -> [Vec<u64>; 2] {
        let random = |which: u64, range: Range<u64>| {
            range.start + mix(3 * trial + which) % (range.end - range.start)
        };
        let first = 1_000_000 * trial;
        let end = first + random(0, 500..2000);
        let start = first + random(1, 100..400);
        let other_end = end + random(2, 100..400);
        [(first..end).collect(), (start..other_end).collect()]
    }

    /// Every estimate is within four standard errors of the truth, and they are as far from it, in the root mean square, as
    /// they say.
    #[track_caller]
    fn assert_errors_are_true(
        estimate: impl Fn(&[u64], &[u64]) -> Estimate,
        exact: impl Fn(&[u64], &[u64]) -> f64,
    ) {
        let deviations = (0..TRIALS).map(|trial| {
            let [a, b] = sets(trial);
            let Estimate { value, error } = estimate(&a, &b);
            let deviation = (value - exact(&a, &b)) / error;
            assert!(deviation.abs() < 4.0, "{trial}: {value} +- {error}");
            deviation.powi(2)
        });
        let root_mean_square = (deviations.sum::<f64>() / TRIALS as f64).sqrt();
        assert!(
            (0.9..1.1).contains(&root_mean_square),
            "{root_mean_square} standard errors"
        );
    }

    #[test]
    fn stated_errors_are_true() {
        for limit in [100, 200, 450] {
            let smallest = |set: &[u64]| Smallest::new(set, limit);
            assert_errors_are_true(|a, b| smallest(a).resemblance(&smallest(b)), resemblance);
        }
        for modulus in [2, 3, 5] {
            let modulo = |set: &[u64]| Modulo::new(set, modulus);
            assert_errors_are_true(|a, b| modulo(a).resemblance(&modulo(b)), resemblance);
            assert_errors_are_true(|a, b| modulo(a).containment(&modulo(b)), containment);
            assert_errors_are_true(
                |a, b| modulo(b).containment(&modulo(a)),
                |a, b| containment(b, a),
            );
        }
    }

    #[test]
    fn a_sample_without_hits_is_no_certainty() {
        let [a, b] = [(0..1000), (1000..2000)].map(|set| set.collect::<Vec<u64>>());
        let estimate = Smallest::new(&a, 10).resemblance(&Smallest::new(&b, 10));
        assert_eq!(estimate.value, 0.0);
        assert!(estimate.error > 0.05);
    }

    #[test]
    fn nothing_sampled_is_nothing_known() {
        let [none, one] = [vec![], vec![1]].map(|set| Modulo::new(&set, u64::MAX));
        let (value, unknown) = (0.0, 1.0);
        let known = Estimate { value, error: 0.0 };
        let error = unknown;
        assert_eq!(one.containment(&none), Estimate { value, error });
        assert_eq!(one.resemblance(&none), Estimate { value, error });
        assert_eq!(none.containment(&one), known);
        assert_eq!(none.resemblance(&none), known);
        let empty = Smallest::new(&[], 3);
        assert_eq!(empty.resemblance(&empty), known);
    }

    fn set() -> impl Strategy<Value = BTreeSet<u64>> {
        btree_set(0u64..40, 0..30)
    }

    proptest! {
        #[test]
        fn exact_values_are_their_definitions(a in set(), b in set()) {
            let both = a.intersection(&b).count() as f64;
            let [any, of_a] = [a.union(&b).count(), a.len()].map(|count| count.max(1) as f64);
            let [a, b] = [a, b].map(|set| set.into_iter().collect::<Vec<u64>>());
            prop_assert_eq!(resemblance(&a, &b), both / any);
            prop_assert_eq!(containment(&a, &b), both / of_a);
        }

        #[test]
        fn a_sketch_that_holds_its_set_is_exact(a in set(), b in set(), limit in 30usize..99) {
            let [a, b] = [a, b].map(|set| set.into_iter().collect::<Vec<u64>>());
            let sketches = [&a, &b].map(|set| Smallest::new(set, limit));
            let expected = Estimate { value: resemblance(&a, &b), error: 0.0 };
            prop_assert_eq!(sketches[0].resemblance(&sketches[1]), expected);
            let sketches = [&a, &b].map(|set| Modulo::new(set, 1));
            prop_assert_eq!(sketches[0].resemblance(&sketches[1]), expected);
            let expected = Estimate { value: containment(&a, &b), error: 0.0 };
            prop_assert_eq!(sketches[0].containment(&sketches[1]), expected);
        }

        #[test]
        fn a_resemblance_has_no_direction(a in set(), b in set(), limits in [1usize..20, 1usize..20]) {
            let [a, b] = [a, b].map(|set| set.into_iter().collect::<Vec<u64>>());
            let [a, b] = [Smallest::new(&a, limits[0]), Smallest::new(&b, limits[1])];
            prop_assert_eq!(a.resemblance(&b), b.resemblance(&a));
        }
    }
}
