//! Density and gaps of selection schemes: Figure 3 of the winnowing paper, for any text.
//!
//! *Method.* Each document is hashed once, and every scheme selects from the same hashes. The share that a scheme selects
//! is shown with its expectation on random hashes and with the longest run of k-grams of which it selects none: a copy of
//! that length would go unseen.
//!
//! *Source.* Schleimer, Wilkerson, Aiken: "Winnowing", SIGMOD 2003, section 5.1 and Figure 3; the expected
//! densities from sections 3.1 and 3.1.2.
//!
//! *Cost.* Linear in the text for each scheme and each window of the curve; 12 bytes of memory a token, and 8 for each k-gram that is
//! selected by a scheme at work.

use codesim_fingerprint::selection::{Grams, Scheme};
use codesim_fingerprint::{Thresholds, hashes};
use codesim_token::Symbol;
use rayon::prelude::*;
use serde::Serialize;

use crate::named::NamedScheme;
use crate::page::{Axis, Cell, Column, Mark, Page, Plot, Scale, Section, Series, Table};

/// Windows that the curve has a point for.
const WINDOWS: [usize; 10] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

/// The densities of several schemes on a text.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Density {
    /// k, in tokens.
    pub noise: usize,
    /// t, in tokens.
    pub guarantee: usize,
    /// w = t - k + 1.
    pub window: usize,
    /// Number of documents, or of their pieces where starter code was cut out; no k-gram crosses the end of one.
    pub pieces: usize,
    /// Length of all files.
    pub bytes: u64,
    /// Tokens of all pieces.
    pub tokens: u64,
    /// k-grams of all pieces.
    pub hashes: u64,
    /// The selection of each scheme, in the order requested.
    pub schemes: Vec<SchemeDensity>,
    /// Densities over the window.
    pub curve: Vec<WindowDensity>,
}

/// The selection of one scheme.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SchemeDensity {
    /// Its name.
    pub scheme: String,
    /// Whether every shared run of t tokens is found.
    pub is_guaranteed: bool,
    /// Number of k-grams selected.
    pub fingerprints: u64,
    /// Share of the k-grams that is selected; absent without k-grams.
    pub density: Option<f64>,
    /// The same on random hashes, where there is a formula.
    pub expected_density: Option<f64>,
    /// The largest number of neighbouring k-grams of which none is selected.
    pub longest_gap: usize,
}

/// Densities for one window.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct WindowDensity {
    /// w.
    pub window: usize,
    /// Density of winnowing, Definition 1.
    pub winnowing: f64,
    /// Density of robust winnowing, Definition 3.
    pub robust_winnowing: f64,
    /// Density of Safe 0 mod p, with the p that is best for this window.
    pub safe_zero_mod: f64,
    /// Density of winnowing on random hashes: 2 / (w + 1).
    pub expected: f64,
    /// The least that any local algorithm can do on random hashes, by Theorem 1 of the paper: 1.5 / (w + 1).
    pub lower_bound: f64,
}

/// The p that makes Safe 0 mod p select least: about w / ln w, from section 3.1.2.
pub fn best_modulus(window: usize) -> u64 {
    if window == 1 {
        return 1;
    }
    // Where the derivative by 1/p is 0; on both sides of it the density grows.
    let w = window as f64;
    let best = -1.0 / libm::expm1(-libm::log(w) / (w - 1.0));
    let below = best.floor() as u64;
    let density = |p: u64| safe_zero_mod_density(p, window);
    if density(below) <= density(below + 1) {
        below
    } else {
        below + 1
    }
}

/// 1/p + (1 - 1/p)^w: hashes that p divides, and windows without such a hash.
fn safe_zero_mod_density(modulus: u64, window: usize) -> f64 {
    let share = 1.0 / modulus as f64;
    share + libm::pow(1.0 - share, window as f64)
}

/// Upper bound of the number of parts that [`density`] reports as done.
pub fn parts(schemes: &[NamedScheme]) -> usize {
    schemes.len() + WINDOWS.len()
}

/// Measures schemes on pieces of text of `bytes` bytes in all. Calls `done` after each of the [`parts`].
pub fn density<D: AsRef<[Symbol]> + Sync>(
    pieces: &[D],
    bytes: u64,
    thresholds: Thresholds,
    schemes: &[NamedScheme],
    done: impl Fn() + Sync,
) -> Density {
    let hashed: Vec<Hashed> = pieces
        .par_iter()
        .map(|piece| Hashed::new(piece.as_ref(), thresholds.noise()))
        .collect();
    let measured = |scheme: &NamedScheme| {
        let measured = SchemeDensity::new(scheme, &hashed, thresholds.window());
        done();
        measured
    };
    let point = |&window: &usize| {
        let point = WindowDensity::new(&hashed, window);
        done();
        point
    };
    Density {
        noise: thresholds.noise(),
        guarantee: thresholds.guarantee(),
        window: thresholds.window(),
        pieces: pieces.len(),
        bytes,
        tokens: pieces.iter().map(|d| d.as_ref().len() as u64).sum(),
        hashes: count(&hashed),
        schemes: schemes.par_iter().map(measured).collect(),
        curve: if count(&hashed) == 0 {
            Vec::new()
        } else {
            WINDOWS.par_iter().map(point).collect()
        },
    }
}

struct Hashed<'a> {
    symbols: &'a [Symbol],
    hashes: Vec<u64>,
}

impl<'a> Hashed<'a> {
    fn new(symbols: &'a [Symbol], k: usize) -> Self {
        let hashes = hashes(symbols, k);
        Self { symbols, hashes }
    }

    fn select(&self, scheme: &Scheme, window: usize) -> Vec<usize> {
        scheme.selection(window).select(Grams {
            hashes: &self.hashes,
            symbol: &|position| self.symbols[position].into(),
        })
    }
}

fn count(hashed: &[Hashed]) -> u64 {
    hashed.iter().map(|h| h.hashes.len() as u64).sum()
}

impl SchemeDensity {
    fn new(NamedScheme { name, scheme }: &NamedScheme, hashed: &[Hashed], window: usize) -> Self {
        let (mut fingerprints, mut longest_gap) = (0, 0);
        for document in hashed {
            let selected = document.select(scheme, window);
            fingerprints += selected.len() as u64;
            longest_gap = longest_gap.max(longest_without(&selected, document.hashes.len()));
        }
        let hashes = count(hashed);
        Self {
            scheme: name.clone(),
            is_guaranteed: scheme.is_guaranteed(),
            fingerprints,
            density: (hashes > 0).then(|| fingerprints as f64 / hashes as f64),
            expected_density: expected_density(scheme, window),
            longest_gap,
        }
    }
}

/// Length of the longest run of `0..all` that has none of `selected`, which ascend.
fn longest_without(selected: &[usize], all: usize) -> usize {
    let ends = selected.iter().copied().chain([all]);
    let begins = std::iter::once(0).chain(selected.iter().map(|position| position + 1));
    ends.zip(begins)
        .map(|(end, begin)| end - begin)
        .max()
        .unwrap_or(0)
}

fn expected_density(scheme: &Scheme, window: usize) -> Option<f64> {
    match *scheme {
        Scheme::RobustWinnowing | Scheme::Winnowing => Some(2.0 / (window as f64 + 1.0)),
        Scheme::ZeroMod(modulus) => Some(1.0 / modulus as f64),
        Scheme::SafeZeroMod(modulus) => Some(safe_zero_mod_density(modulus, window)),
        Scheme::EveryGram => Some(1.0),
        Scheme::EveryIth(step) => Some(1.0 / step as f64),
        // They depend on the text.
        Scheme::Smallest(_) | Scheme::Anchored(_) => None,
    }
}

impl WindowDensity {
    fn new(hashed: &[Hashed], window: usize) -> Self {
        let density = |scheme: Scheme| {
            let selected = hashed
                .iter()
                .map(|h| h.select(&scheme, window).len() as u64);
            selected.sum::<u64>() as f64 / count(hashed) as f64
        };
        Self {
            window,
            winnowing: density(Scheme::Winnowing),
            robust_winnowing: density(Scheme::RobustWinnowing),
            safe_zero_mod: density(Scheme::SafeZeroMod(best_modulus(window))),
            expected: 2.0 / (window as f64 + 1.0),
            lower_bound: 1.5 / (window as f64 + 1.0),
        }
    }
}

const COLUMNS: [Column; 6] = [
    Column {
        name: "scheme",
        meaning: "How fingerprints are selected from the k-grams.",
    },
    Column {
        name: "guarantee",
        meaning: "Whether every shared run of t tokens shares a fingerprint.",
    },
    Column {
        name: "fingerprints",
        meaning: "Number of k-grams selected.",
    },
    Column {
        name: "density",
        meaning: "Share of the k-grams that is selected.",
    },
    Column {
        name: "expected",
        meaning: "The same on random hashes, where there is a formula.",
    },
    Column {
        name: "longest gap",
        meaning: "The largest number of neighbouring k-grams of which none is selected.",
    },
];

impl Density {
    /// The same for people.
    pub fn page(&self) -> Page {
        let mut sections = vec![
            Section::Paragraph(self.introduction()),
            Section::Table(self.table()),
        ];
        if !self.curve.is_empty() {
            sections.push(Section::Plot(self.plot()));
        }
        Page {
            title: "Density of fingerprints".to_owned(),
            sections,
        }
    }

    fn introduction(&self) -> String {
        let Self {
            noise,
            guarantee,
            window,
            ..
        } = self;
        let [pieces, bytes, tokens, hashes] =
            [self.pieces as u64, self.bytes, self.tokens, self.hashes]
                .map(codesim_display::grouped);
        format!(
            "Pieces: {pieces}. Bytes: {bytes}. Tokens: {tokens}. Hashes of k = {noise} tokens: {hashes}. \
             Windows of w = {window} hashes, for t = {guarantee}."
        )
    }

    fn table(&self) -> Table {
        let number = |value: Option<f64>| {
            value.map_or(Cell::Nothing, |value| Cell::Number { value, decimals: 6 })
        };
        let row = |scheme: &SchemeDensity| {
            let guarantee = if scheme.is_guaranteed { "yes" } else { "no" };
            vec![
                Cell::Text(scheme.scheme.clone()),
                Cell::Text(guarantee.to_owned()),
                Cell::Count(scheme.fingerprints),
                number(scheme.density),
                number(scheme.expected_density),
                Cell::Count(scheme.longest_gap as u64),
            ]
        };
        Table {
            title: "What each scheme selects".to_owned(),
            columns: COLUMNS.to_vec(),
            rows: self.schemes.iter().map(row).collect(),
        }
    }

    fn plot(&self) -> Plot {
        let series = |name: &str, mark, density: fn(&WindowDensity) -> f64| Series {
            name: name.to_owned(),
            points: (self.curve.iter())
                .map(|point| (point.window as f64, density(point)))
                .collect(),
            mark,
        };
        let axis = |label: &str| Axis {
            label: label.to_owned(),
            scale: Scale::Logarithmic,
        };
        Plot {
            title: "Density by window".to_owned(),
            x: axis("window w"),
            y: axis("density"),
            series: vec![
                series("expected, 2 / (w + 1)", Mark::Line, |p| p.expected),
                series("lower bound, 1.5 / (w + 1)", Mark::Line, |p| p.lower_bound),
                series("winnowing", Mark::Points, |p| p.winnowing),
                series("robust winnowing", Mark::Points, |p| p.robust_winnowing),
                series("safe 0 mod p, best p", Mark::Points, |p| p.safe_zero_mod),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::made;

    #[test]
    fn a_gap_may_be_before_between_and_behind() {
        assert_eq!(longest_without(&[], 5), 5);
        assert_eq!(longest_without(&[3, 4], 6), 3);
        assert_eq!(longest_without(&[0, 4], 6), 3);
        assert_eq!(longest_without(&[0, 1], 6), 4);
        assert_eq!(longest_without(&[0, 1], 2), 0);
    }

    #[test]
    fn the_best_p_is_the_best_of_all() {
        for window in [1, 2, 4, 17, 100, 1000] {
            let all = 1..=window as u64 + 1;
            let density = |p: &u64| safe_zero_mod_density(*p, window);
            let best = all.min_by(|a, b| density(a).total_cmp(&density(b)));
            assert_eq!(Some(best_modulus(window)), best, "w = {window}");
        }
        assert_eq!(best_modulus(100), 22);
    }

    fn measured(text: Vec<Symbol>, scheme: Scheme) -> SchemeDensity {
        let thresholds = Thresholds::new(50, 149).expect("k is at most t");
        let name = String::new();
        let scheme = NamedScheme { name, scheme };
        let mut found = density(&[text], 0, thresholds, &[scheme], || ());
        found.schemes.remove(0)
    }

    #[test]
    fn schemes_keep_their_promise_where_little_varies() {
        let text = || made::low_entropy(200_000);
        for scheme in [
            Scheme::Winnowing,
            Scheme::RobustWinnowing,
            Scheme::SafeZeroMod(22),
        ] {
            let found = measured(text(), scheme);
            assert!(found.is_guaranteed && found.longest_gap < 100, "{found:?}");
        }
        let found = measured(text(), Scheme::ZeroMod(50));
        assert!(
            !found.is_guaranteed && found.longest_gap > 5000,
            "{found:?}"
        );
    }

    #[test]
    fn nothing_has_no_density() {
        let found = measured(Vec::new(), Scheme::EveryGram);
        assert_eq!((found.fingerprints, found.density), (0, None));
    }

    #[test]
    fn each_part_is_told() {
        let parts_done = std::sync::atomic::AtomicUsize::new(0);
        let done = || {
            parts_done.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        };
        let thresholds = Thresholds::new(2, 3).expect("k is at most t");
        density(&[made::random(100)], 100, thresholds, &[], done);
        assert_eq!(parts_done.into_inner(), parts(&[]));
    }
}
