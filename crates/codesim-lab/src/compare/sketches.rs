//! Whether the error that a sketch states is the one it has.

use codesim_measures::broder::{Estimate, Modulo, Smallest, containment, resemblance};
use rayon::prelude::*;
use serde::Serialize;

use super::methods::{Case, SKETCH, SKETCH_MODULUS};

/// What a kind of sketch is off by.
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

/// Estimates of one kind.
struct Kind {
    sketch: String,
    /// Pairs of an estimate and the truth.
    estimates: Vec<(Estimate, f64)>,
}

/// The errors of sketches on all labelled pairs.
pub(super) fn errors(cases: &[Case], k: usize) -> Vec<SketchError> {
    let each: Vec<[(Estimate, f64); 2]> =
        cases.iter().flat_map(|case| estimates(case, k)).collect();
    let kinds = [
        format!("resemblance, the {SKETCH} smallest"),
        format!("containment, 0 mod {SKETCH_MODULUS}"),
    ];
    let kinds = kinds.into_iter().enumerate().map(|(at, sketch)| Kind {
        sketch,
        estimates: each.iter().map(|both| both[at]).collect(),
    });
    kinds.map(|kind| kind.error()).collect()
}

fn estimates(case: &Case, k: usize) -> Vec<[(Estimate, f64); 2]> {
    let sets: Vec<Vec<u64>> = case.programs.par_iter().map(|p| p.grams(k)).collect();
    let smallest: Vec<Smallest> = (sets.par_iter())
        .map(|set| Smallest::new(set, SKETCH))
        .collect();
    let modulo: Vec<Modulo> = (sets.par_iter())
        .map(|set| Modulo::new(set, SKETCH_MODULUS))
        .collect();
    let pair = |left: usize, right: usize| {
        [
            (
                smallest[left].resemblance(&smallest[right]),
                resemblance(&sets[left], &sets[right]),
            ),
            (
                modulo[left].containment(&modulo[right]),
                containment(&sets[left], &sets[right]),
            ),
        ]
    };
    let labels = case.class.labels.par_iter();
    labels.map(|label| pair(label.left, label.right)).collect()
}

impl Kind {
    fn error(self) -> SketchError {
        let count = self.estimates.len().max(1) as f64;
        let root = |squares: f64| (squares / count).sqrt();
        let each = self.estimates.iter();
        let stated: f64 = each
            .clone()
            .map(|(estimate, _)| estimate.error.powi(2))
            .sum();
        let observed: f64 = each
            .map(|(estimate, truth)| (estimate.value - truth).powi(2))
            .sum();
        SketchError {
            pairs: self.estimates.len(),
            sketch: self.sketch,
            stated: root(stated),
            observed: root(observed),
        }
    }
}
