//! Whether sketches have the error that they state.

use crate::baselines::broder::{Estimate, Modulo, Smallest, containment, resemblance};
use rayon::prelude::*;
use serde::Serialize;

use super::methods::{Case, SKETCH, SKETCH_MODULUS};
use crate::class::Label;

/// The error of one kind of sketch.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SketchError {
    /// Measure and sketch.
    pub sketch: String,
    /// Pairs that were estimated.
    pub pairs: usize,
    /// The standard error that the sketches state: root of the mean of its square.
    pub stated: f64,
    /// The error that they have: root of the mean of the square of estimate minus truth.
    pub observed: f64,
}

/// Sums over pairs.
#[derive(Default)]
struct Squares {
    pairs: usize,
    stated: f64,
    observed: f64,
}

/// The errors of sketches on all labelled pairs.
pub(super) fn errors(cases: &[Case], k: usize) -> Vec<SketchError> {
    let mut sums = [Squares::default(), Squares::default()];
    for case in cases {
        let sketched = Sketched::new(case, k);
        for label in &case.class.labels {
            for (sum, (estimate, truth)) in sums.iter_mut().zip(sketched.estimates(label)) {
                sum.add(estimate, truth);
            }
        }
    }
    let names = [
        format!("resemblance, the {SKETCH} smallest"),
        format!("containment, 0 mod {SKETCH_MODULUS}"),
    ];
    let named = names.into_iter().zip(sums);
    named.map(|(name, sum)| sum.error(name)).collect()
}

/// The programs of a class.
struct Sketched {
    sets: Vec<Vec<u64>>,
    smallest: Vec<Smallest>,
    modulo: Vec<Modulo>,
}

impl Sketched {
    fn new(case: &Case, k: usize) -> Self {
        let sets: Vec<Vec<u64>> = case.programs.par_iter().map(|p| p.grams(k)).collect();
        Self {
            smallest: (sets.iter())
                .map(|set| Smallest::new(set, SKETCH))
                .collect(),
            modulo: (sets.iter())
                .map(|set| Modulo::new(set, SKETCH_MODULUS))
                .collect(),
            sets,
        }
    }

    /// Returns the estimate of each kind of sketch for a pair, with the truth.
    fn estimates(&self, &Label { left, right, .. }: &Label) -> [(Estimate, f64); 2] {
        let (a, b) = (&self.sets[left], &self.sets[right]);
        [
            (
                self.smallest[left].resemblance(&self.smallest[right]),
                resemblance(a, b),
            ),
            (
                self.modulo[left].containment(&self.modulo[right]),
                containment(a, b),
            ),
        ]
    }
}

impl Squares {
    fn add(&mut self, estimate: Estimate, truth: f64) {
        self.pairs += 1;
        self.stated += estimate.error.powi(2);
        self.observed += (estimate.value - truth).powi(2);
    }

    fn error(&self, sketch: String) -> SketchError {
        let root = |sum: f64| (sum / self.pairs.max(1) as f64).sqrt();
        SketchError {
            sketch,
            pairs: self.pairs,
            stated: root(self.stated),
            observed: root(self.observed),
        }
    }
}
