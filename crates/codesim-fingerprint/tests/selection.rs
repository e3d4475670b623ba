//! Every scheme of selection against its definition, and the guarantee: kept where the scheme says so, broken elsewhere.

use std::collections::{BTreeSet, HashSet};

use codesim_fingerprint::hashes;
use codesim_fingerprint::selection::{
    Anchored, Begins, EveryGram, EveryIth, Grams, RobustWinnowing, SafeZeroMod, Scheme, Selection,
    Smallest, Winnowing, ZeroMod,
};
use proptest::prelude::*;

const K: usize = 3;

/// Returns pseudorandom numbers, the same in each run: those of Steele, Lea and Flood's SplitMix.
fn random(seed: u64, count: usize) -> Vec<u64> {
    let mut state = seed;
    let next = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    };
    std::iter::repeat_with(next).take(count).collect()
}

fn positions(scheme: &(impl Selection + ?Sized), hashes: &[u64]) -> Vec<usize> {
    let symbol = &|_| 0;
    scheme.select(Grams { hashes, symbol })
}

/// Returns the hashes of the selected k-grams of a text.
fn fingerprints(scheme: &(impl Selection + ?Sized), symbols: &[u64]) -> HashSet<u64> {
    let hashes = hashes(symbols, K);
    let grams = Grams {
        hashes: &hashes,
        symbol: &|position| symbols[position],
    };
    let selected = scheme.select(grams);
    assert!(selected.is_sorted_by(|a, b| a < b), "each once, ascending");
    selected
        .into_iter()
        .map(|position| hashes[position])
        .collect()
}

/// Returns those of all schemes that state the guarantee or do not.
fn schemes(number: u64, is_guaranteed: bool) -> Vec<Scheme> {
    let anchors = random(1_000_000, 8).into_iter().collect();
    let begins = Begins::AtAnchor;
    let all = vec![
        Scheme::RobustWinnowing,
        Scheme::Winnowing,
        Scheme::SafeZeroMod(number),
        Scheme::EveryGram,
        Scheme::ZeroMod(2 * number),
        Scheme::Smallest(number as usize / 2),
        Scheme::EveryIth(number as usize),
        Scheme::Anchored(Anchored { anchors, begins }),
    ];
    let stated = all.into_iter();
    let stated: Vec<Scheme> = stated
        .filter(|scheme| scheme.is_guaranteed() == is_guaranteed)
        .collect();
    assert_eq!(stated.len(), 4);
    stated
}

fn text(length: std::ops::Range<usize>) -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(0u64..4, length)
}

proptest! {
    #[test]
    fn a_shared_run_shares_a_fingerprint(
        run in text(30..31),
        around in prop::array::uniform4(text(0..30)),
        window in 1usize..12,
        modulus in 1u64..9,
    ) {
        let [before, after, other_before, other_after] = around;
        for scheme in schemes(modulus, true) {
            // With all k-grams, even the shortest run has one.
            let window = if scheme == Scheme::EveryGram { 1 } else { window };
            let scheme = scheme.selection(window);
            let run = &run[..window + K - 1];
            let one = fingerprints(&*scheme, &[&before, run, &after].concat());
            let other = fingerprints(&*scheme, &[&other_before, run, &other_after].concat());
            prop_assert!(!one.is_disjoint(&other));
        }
    }

    #[test]
    fn safe_zero_mod_is_its_definition(hashes in text(0..60), window in 1usize..9, modulus in 1u64..5) {
        let size = window.min(hashes.len()).max(1);
        let mut expected: HashSet<usize> = HashSet::new();
        for (start, seen) in hashes.windows(size).enumerate() {
            let divided: Vec<usize> = (0..size).filter(|&at| seen[at] % modulus == 0).collect();
            match divided.as_slice() {
                [] => { expected.insert(start + size - 1); }
                divided => expected.extend(divided.iter().map(|at| start + at)),
            }
        }
        let found = positions(&SafeZeroMod { window, modulus }, &hashes);
        prop_assert_eq!(found.len(), expected.len());
        prop_assert!(found.iter().all(|position| expected.contains(position)));
    }
}

/// Looks for two texts that share a run of `length` symbols and no fingerprint.
fn missed(scheme: &dyn Selection, length: usize) -> bool {
    (0..200).any(|seed| {
        let all = random(seed, 3 * length + 1);
        let (run, around) = all.split_at(length);
        let shifted = [&around[..length + 1], run].concat();
        let plain = [run, &around[length + 1..]].concat();
        fingerprints(scheme, &shifted).is_disjoint(&fingerprints(scheme, &plain))
    })
}

#[test]
fn schemes_without_the_guarantee_miss_long_runs() {
    const LONG: usize = 40;
    for scheme in schemes(8, false) {
        assert!(missed(&*scheme.selection(8), LONG), "{scheme:?}");
    }
    // The same search finds no such texts for schemes with the guarantee.
    for scheme in schemes(8, true) {
        assert!(!missed(&*scheme.selection(8), LONG), "{scheme:?}");
    }
}

#[test]
fn one_symbol_at_the_beginning_undoes_every_ith() {
    let text = random(7, 1000);
    let longer = [&[1], &text[..]].concat();
    let scheme = EveryIth { step: 4 };
    assert!(fingerprints(&scheme, &text).is_disjoint(&fingerprints(&scheme, &longer)));
    let winnowing = Winnowing { window: 4 };
    let [one, other] = [&text, &longer].map(|text| fingerprints(&winnowing, text));
    assert!(one.is_subset(&other));
}

#[test]
fn small_examples() {
    let hashes = [12, 5, 8, 3, 3, 16, 7];
    for (name, selected, expected) in [
        (
            "0 mod 4",
            positions(&ZeroMod { modulus: 4 }, &hashes),
            &[0, 2, 5][..],
        ),
        (
            "three smallest",
            positions(&Smallest { count: 3 }, &hashes),
            &[1, 3, 6],
        ),
        (
            "more than there are",
            positions(&Smallest { count: 99 }, &hashes),
            &[0, 1, 2, 3, 5, 6],
        ),
        (
            "every third",
            positions(&EveryIth { step: 3 }, &hashes),
            &[0, 3, 6],
        ),
        (
            "all",
            positions(&EveryGram, &hashes),
            &[0, 1, 2, 3, 4, 5, 6],
        ),
        ("of nothing", positions(&Smallest { count: 3 }, &[]), &[]),
    ] {
        assert_eq!(selected, expected, "{name}");
    }
    let symbols = [7, 1, 7, 2, 7, 7];
    for (begins, expected) in [
        (Begins::AtAnchor, &[0, 2][..]),
        (Begins::AfterAnchor, &[0, 1, 3]),
    ] {
        let anchors = [7].into();
        let selected = Anchored { anchors, begins }.select(Grams {
            hashes: &hashes[..4],
            symbol: &|position| symbols[position],
        });
        assert_eq!(selected, expected, "{begins:?}");
    }
}

#[test]
fn a_scheme_selects_as_the_type_that_it_names() {
    let hashes = random(3, 2000);
    let (window, modulus) = (8, 4);
    let anchors: BTreeSet<u64> = [0].into();
    let begins = Begins::AfterAnchor;
    let anchored = Anchored { anchors, begins };
    let robust = RobustWinnowing { window };
    for (scheme, expected) in [
        (Scheme::RobustWinnowing, positions(&robust, &hashes)),
        (Scheme::Winnowing, positions(&Winnowing { window }, &hashes)),
        (
            Scheme::ZeroMod(modulus),
            positions(&ZeroMod { modulus }, &hashes),
        ),
        (
            Scheme::SafeZeroMod(modulus),
            positions(&SafeZeroMod { window, modulus }, &hashes),
        ),
        (
            Scheme::Smallest(9),
            positions(&Smallest { count: 9 }, &hashes),
        ),
        (Scheme::EveryGram, positions(&EveryGram, &hashes)),
        (
            Scheme::EveryIth(3),
            positions(&EveryIth { step: 3 }, &hashes),
        ),
        (
            Scheme::Anchored(anchored.clone()),
            positions(&anchored, &hashes),
        ),
    ] {
        let selected = positions(&*scheme.selection(window), &hashes);
        assert_eq!(selected, expected, "{scheme:?}");
    }
}

/// Returns the share of eight million random hashes that is selected: as many as the paper took.
fn density(scheme: &impl Selection) -> f64 {
    let hashes = random(2003, 8_000_000);
    positions(scheme, &hashes).len() as f64 / hashes.len() as f64
}

#[track_caller]
fn assert_near(found: f64, expected: f64, tolerance: f64) {
    let off = (found / expected - 1.0).abs();
    assert!(off < tolerance, "{found}, not {expected}");
}

#[test]
fn densities_on_random_hashes_are_those_of_the_paper() {
    for window in [4, 17, 100] {
        let expected = 2.0 / (window as f64 + 1.0);
        assert_near(density(&Winnowing { window }), expected, 0.005);
        assert_near(density(&RobustWinnowing { window }), expected, 0.005);
    }
    assert_near(density(&ZeroMod { modulus: 50 }), 0.02, 0.01);
    for (window, modulus) in [(100, 22), (1000, 145)] {
        let [w, p] = [window as f64, modulus as f64];
        let found = density(&SafeZeroMod { window, modulus });
        assert_near(found, 1.0 / p + libm::pow(1.0 - 1.0 / p, w), 0.01);
        // The paper's formula leaves out terms that are 2 % at w = 100 and less for wider windows.
        assert_near(found, (1.0 + libm::log(w)) / w, 0.03);
    }
}

#[test]
fn a_constant_string_has_one_fingerprint_a_window() {
    let constant = vec![5; 100_000];
    for window in [4, 17, 100] {
        let found = positions(&RobustWinnowing { window }, &constant).len();
        assert_near(
            found as f64 / constant.len() as f64,
            1.0 / window as f64,
            0.01,
        );
    }
}
