//! Methods side by side on labelled classes: how well they separate copies from independent work, in what time, from how much memory.
//!
//! *Method.* Every method scores each pair with a known truth; the scores of all classes are pooled and
//! judged by average precision, by the area under the ROC curve and by the recall at 1 % false alarms. The selection schemes are compared
//! by the resemblance of what they select, so that only the selection differs. The estimates of sketches are compared
//! with the full sets, to see whether their error is what they state.
//!
//! *Sources.* Each method's own module names it: `codesim_fingerprint::selection`, `crate::baselines`, `codesim_match`.
//!
//! *Cost.* Pairs are compared one by one, which is feasible only because labelled classes are small. Times are wall clock on all threads,
//! and so the only numbers that differ from run to run. That of the engine is from token strings to verdicts on all pairs; the other methods get
//! programs without boilerplate and only the labelled pairs.

mod methods;
mod page;
mod program;
mod sketches;

use std::time::Instant;

use crate::baselines::checksum;
use codesim_match::{Boilerplate, ChannelThresholds};
use rayon::prelude::*;
use serde::Serialize;

use crate::class::Class;
use crate::named::NamedScheme;
use crate::quality::{Point, Quality, Scored, curve};
use methods::{Case, Method, methods};
use program::Program;

pub use sketches::SketchError;

/// Results of methods on labelled classes.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Comparison {
    /// Number of classes.
    pub classes: usize,
    /// Number of their submissions.
    pub submissions: usize,
    /// Copies and independent pairs with a known truth.
    pub labelled: [usize; 2],
    /// Pairs of the truth that are not among these, as a submission could not be read.
    pub unread: usize,
    /// Groups of submissions with equal tokens, found by their checksums before any other comparison.
    pub duplicates: Vec<Vec<String>>,
    /// Each method, the engine first.
    pub methods: Vec<MethodOutcome>,
    /// The errors of the sketches, on the same pairs.
    pub sketches: Vec<SketchError>,
}

/// Results of one method.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct MethodOutcome {
    /// Its name.
    pub method: String,
    /// How well it separates copies from independent work; absent if not both are known.
    pub quality: Option<Quality>,
    /// Precision over recall.
    pub curve: Vec<Point>,
    /// Wall clock, in seconds, without reading files.
    pub seconds: f64,
    /// Size of the data that it keeps of all submissions for the comparison, in bytes.
    pub bytes: u64,
}

/// Number of parts that [`compare`] reports as done.
pub fn parts(classes: &[Class], schemes: &[NamedScheme], thresholds: ChannelThresholds) -> usize {
    classes.len() * methods(thresholds, schemes).len()
}

/// Compares the methods on labelled classes. Calls `done` after each of the [`parts`].
pub fn compare(
    classes: &[Class],
    schemes: &[NamedScheme],
    thresholds: ChannelThresholds,
    done: impl Fn(),
) -> Comparison {
    let cases: Vec<Case> = classes
        .iter()
        .map(|class| case(class, thresholds))
        .collect();
    let outcomes = methods(thresholds, schemes);
    let outcomes = outcomes.iter().map(|method| outcome(method, &cases, &done));
    let labels = || classes.iter().flat_map(|class| &class.labels);
    let copies = labels().filter(|label| label.is_copy).count();
    Comparison {
        classes: classes.len(),
        submissions: classes.iter().map(|class| class.submissions.len()).sum(),
        labelled: [copies, labels().count() - copies],
        unread: classes.iter().map(|class| class.unread).sum(),
        duplicates: cases.iter().flat_map(duplicates).collect(),
        methods: outcomes.collect(),
        sketches: sketches::errors(&cases, thresholds.structure.noise()),
    }
}

fn case(class: &Class, thresholds: ChannelThresholds) -> Case<'_> {
    let given = Boilerplate::new(&class.boilerplate, &thresholds);
    let submissions = class.submissions.par_iter().enumerate();
    Case {
        class,
        programs: submissions
            .map(|(number, submission)| Program::new(number, submission, &given))
            .collect(),
    }
}

/// The names of submissions with equal tokens.
fn duplicates(case: &Case) -> Vec<Vec<String>> {
    let words: Vec<Vec<u64>> = case.programs.par_iter().map(Program::words).collect();
    let name = |&number: &usize| case.class.names[number].clone();
    let groups = checksum::duplicates(&words).into_iter();
    groups
        // Programs that are starter code alone are no copies of each other.
        .filter(|group| !words[group[0]].is_empty())
        .map(|group| group.iter().map(name).collect())
        .collect()
}

fn outcome(method: &Method, cases: &[Case], done: &impl Fn()) -> MethodOutcome {
    let began = Instant::now();
    let answers: Vec<_> = (cases.iter())
        .map(|case| {
            let answer = method.run(case);
            done();
            answer
        })
        .collect();
    let seconds = began.elapsed().as_secs_f64();
    let scores: Vec<Scored> = answers
        .iter()
        .flat_map(|a| a.scores.iter().copied())
        .collect();
    MethodOutcome {
        method: method.name.clone(),
        quality: Quality::of(&scores),
        curve: curve(&scores),
        seconds,
        bytes: answers.iter().map(|answer| answer.bytes).sum(),
    }
}
