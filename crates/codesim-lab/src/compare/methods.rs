//! The methods that are compared: the engine, the selection schemes and the measures beside it.

use crate::baselines::broder::{Modulo, Smallest, containment, resemblance};
use crate::baselines::checksum::checksum;
use crate::baselines::parameterized;
use crate::baselines::scam::{EPSILON, Words, similarity};
use crate::baselines::suffix;
use codesim_fingerprint::selection::{Grams, Scheme};
use codesim_fingerprint::{Thresholds, hashes, tiles};
use codesim_match::ChannelThresholds;
use rayon::prelude::*;

use super::program::Program;
use crate::class::Class;
use crate::engine::Engine;
use crate::named::NamedScheme;
use crate::quality::Scored;

/// Elements of a sketch of the smallest hashes.
pub(super) const SKETCH: usize = 100;

/// The m of sketches by 0 mod m: about one element in m is kept.
pub(super) const SKETCH_MODULUS: u64 = 8;

/// A way to give a score to a pair.
pub(super) struct Method {
    pub(super) name: String,
    run: Run,
}

type Run = Box<dyn Fn(&Case) -> Answer + Sync>;

/// A class, read once for all methods.
pub(super) struct Case<'a> {
    pub(super) class: &'a Class,
    /// The submissions without starter code.
    pub(super) programs: Vec<Program>,
}

/// The result of a method on a class.
pub(super) struct Answer {
    /// In the order of the labels.
    pub(super) scores: Vec<Scored>,
    /// Size of the data that the method keeps of all submissions for the comparison, in bytes.
    pub(super) bytes: u64,
}

impl Method {
    pub(super) fn run(&self, case: &Case) -> Answer {
        (self.run)(case)
    }
}

/// All methods, with the thresholds of the structure channel for those that have k or t.
pub(super) fn methods(thresholds: ChannelThresholds, schemes: &[NamedScheme]) -> Vec<Method> {
    let structure = thresholds.structure;
    let k = structure.noise();
    let mut methods = vec![engine(thresholds)];
    methods.extend(schemes.iter().map(|scheme| selected(scheme, structure)));
    methods.extend(by_grams(k));
    methods.extend(by_words());
    methods.extend([
        p_matches(k),
        tiling(k),
        tiling(k + 1),
        maximal_matches(k),
        maximal_matches(k + 1),
    ]);
    methods
}

/// Broder's measures on the sets of all k-grams.
fn by_grams(k: usize) -> [Method; 3] {
    [
        method(
            "containment, all k-grams",
            move |p| p.grams(k),
            |set| 8 * set.len(),
            |a, b| containment(a, b).max(containment(b, a)),
        ),
        method(
            &format!("resemblance, sketch of {SKETCH}"),
            move |p| Smallest::new(&p.grams(k), SKETCH),
            |sketch| 8 * sketch.size(),
            |a, b| a.resemblance(b).value,
        ),
        method(
            &format!("containment, sketch 0 mod {SKETCH_MODULUS}"),
            move |p| Modulo::new(&p.grams(k), SKETCH_MODULUS),
            |sketch| 8 * sketch.size(),
            |a, b| a.containment(b).value.max(b.containment(a).value),
        ),
    ]
}

/// Measures of the spelling of single tokens, or of all tokens as a whole.
fn by_words() -> [Method; 2] {
    [
        method(
            "checksum",
            |p| (p.len() > 0).then(|| checksum(&p.words())),
            |_| 8,
            |a, b| f64::from(a.is_some() && a == b),
        ),
        method(
            "SCAM, words",
            |p| Words::of(&p.words()),
            |words| 16 * words.distinct(),
            |a, b| similarity(a, b, EPSILON),
        ),
    ]
}

fn engine(thresholds: ChannelThresholds) -> Method {
    Method {
        name: "codesim".to_owned(),
        run: Box::new(move |case| {
            let engine = Engine::usual(thresholds);
            let ranking = engine.rank(case.class, engine.fingerprints(case.class));
            Answer {
                scores: ranking.scored,
                bytes: 8 * ranking.fingerprints,
            }
        }),
    }
}

/// The resemblance of what a scheme selects.
fn selected(scheme: &NamedScheme, thresholds: Thresholds) -> Method {
    let NamedScheme { name, scheme } = scheme.clone();
    let keep = move |program: &Program| fingerprints(program, &scheme, thresholds);
    method(
        &format!("resemblance, {name}"),
        keep,
        |set| 8 * set.len(),
        |a, b| resemblance(a, b),
    )
}

/// The distinct hashes that a scheme selects, ascending.
fn fingerprints(program: &Program, scheme: &Scheme, thresholds: Thresholds) -> Vec<u64> {
    let selection = scheme.selection(thresholds.window());
    let mut found = Vec::new();
    for piece in program.pieces() {
        let hashes = hashes(piece, thresholds.noise());
        let symbol = &|position: usize| piece[position];
        let selected = selection.select(Grams {
            hashes: &hashes,
            symbol,
        });
        found.extend(selected.into_iter().map(|position| hashes[position]));
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Names match if one can be renamed to the other throughout.
fn p_matches(k: usize) -> Method {
    matched(&format!("p-matches, k = {k}"), move |a, b| {
        parameterized::coverage(&a.tokens(), &b.tokens(), k)
    })
}

/// One constant for all names, and greedy tiling.
fn tiling(k: usize) -> Method {
    matched(&format!("greedy tiling, k = {k}"), move |a, b| {
        let tiles = tiles(&a.structure, &b.structure, k);
        let matched = tiles.iter().map(|tile| tile.length).sum();
        (matched, matched)
    })
}

/// One constant for all names, and all that any matches cover.
fn maximal_matches(k: usize) -> Method {
    matched(&format!("maximal matches, k = {k}"), move |a, b| {
        suffix::coverage(&a.structure, &b.structure, k)
    })
}

/// A method that computes something from each program and compares these results.
fn method<K: Send + Sync>(
    name: &str,
    keep: impl Fn(&Program) -> K + Send + Sync + 'static,
    bytes: impl Fn(&K) -> usize + Sync + 'static,
    score: impl Fn(&K, &K) -> f64 + Sync + 'static,
) -> Method {
    let run = move |case: &Case| {
        let kept: Vec<K> = case.programs.par_iter().map(&keep).collect();
        let scored = (case.class.labels.par_iter()).map(|label| Scored {
            score: score(&kept[label.left], &kept[label.right]),
            is_copy: label.is_copy,
        });
        Answer {
            scores: scored.collect(),
            bytes: kept.iter().map(|kept| bytes(kept) as u64).sum(),
        }
    };
    Method {
        name: name.to_owned(),
        run: Box::new(run),
    }
}

/// A method that aligns two programs: the share of the tokens of both that it matches.
fn matched(
    name: &str,
    matched: impl Fn(&Program, &Program) -> (usize, usize) + Sync + 'static,
) -> Method {
    let run = move |case: &Case| {
        let programs = &case.programs;
        let score = |left: &Program, right: &Program| {
            let (of_left, of_right) = matched(left, right);
            (of_left + of_right) as f64 / (left.len() + right.len()).max(1) as f64
        };
        let scored = (case.class.labels.par_iter()).map(|label| Scored {
            score: score(&programs[label.left], &programs[label.right]),
            is_copy: label.is_copy,
        });
        Answer {
            scores: scored.collect(),
            bytes: programs
                .iter()
                .map(|program| 8 * program.len() as u64)
                .sum(),
        }
    };
    Method {
        name: name.to_owned(),
        run: Box::new(run),
    }
}
