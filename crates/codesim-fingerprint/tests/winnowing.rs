//! Winnowing against its definitions: the paper's example, naive oracles, the guarantee, the density.

use std::collections::HashSet;

use codesim_fingerprint::{Thresholds, fingerprints, hashes, winnow, winnow_robust};
use proptest::prelude::*;

/// A row of the table: name, hashes, window, what winnowing and what robust winnowing select.
type Row = (
    &'static str,
    &'static [u64],
    usize,
    &'static [usize],
    &'static [usize],
);

const PAPER: &[u64] = &[
    77, 74, 42, 17, 98, 50, 17, 98, 8, 88, 67, 39, 77, 74, 42, 17, 98,
];

const ROWS: &[Row] = &[
    (
        "the paper's example, Figure 2",
        PAPER,
        4,
        &[3, 6, 8, 11, 15],
        &[3, 6, 8, 11, 15],
    ),
    ("no hash at all", &[], 4, &[], &[]),
    ("one hash", &[9], 4, &[0], &[0]),
    ("fewer hashes than a window", &[9, 3, 7], 4, &[1], &[1]),
    ("exactly a window", &[9, 3, 7, 3], 4, &[3], &[3]),
    (
        "window of one selects all",
        &[1, 1, 2],
        1,
        &[0, 1, 2],
        &[0, 1, 2],
    ),
    (
        "a constant string",
        &[5; 9],
        4,
        &[3, 4, 5, 6, 7, 8],
        &[3, 7],
    ),
    (
        "the largest hash that there is",
        &[u64::MAX; 5],
        2,
        &[1, 2, 3, 4],
        &[1, 3],
    ),
    ("falling", &[9, 8, 7, 6, 5], 3, &[2, 3, 4], &[2, 3, 4]),
    ("rising", &[1, 2, 3, 4, 5], 3, &[0, 1, 2], &[0, 1, 2]),
];

#[test]
fn every_row_of_the_table() {
    for &(name, hashes, window, plain, robust) in ROWS {
        assert_eq!(winnow(hashes, window), plain, "winnowing: {name}");
        assert_eq!(
            winnow_robust(hashes, window),
            robust,
            "robust winnowing: {name}"
        );
    }
}

#[test]
fn the_paper_example_selects_the_published_hashes() {
    let selected: Vec<(u64, usize)> = winnow(PAPER, 4)
        .into_iter()
        .map(|p| (PAPER[p], p))
        .collect();
    assert_eq!(selected, [(17, 3), (17, 6), (8, 8), (39, 11), (17, 15)]);
}

/// Applies Definition 1, window by window.
fn naive_winnow(hashes: &[u64], window: usize) -> Vec<usize> {
    naive(hashes, window, |_, rightmost| rightmost)
}

/// Applies Definition 3, window by window: the position of the window before, if it still holds a smallest hash.
fn naive_robust(hashes: &[u64], window: usize) -> Vec<usize> {
    naive(hashes, window, |before, rightmost| match before {
        Some((position, true)) => position,
        _ => rightmost,
    })
}

/// Calls `choose` for each window with the previous selection (and whether it is a smallest hash of this
/// window) and the rightmost smallest position.
fn naive(
    hashes: &[u64],
    window: usize,
    choose: impl Fn(Option<(usize, bool)>, usize) -> usize,
) -> Vec<usize> {
    let window = window.min(hashes.len());
    let mut selected: Vec<usize> = Vec::new();
    for (start, seen) in hashes.windows(window.max(1)).enumerate() {
        let smallest = *seen.iter().min().expect("a window is never empty");
        let rightmost = start
            + seen
                .iter()
                .rposition(|&h| h == smallest)
                .expect("it is there");
        let before = selected
            .last()
            .map(|&p| (p, p >= start && hashes[p] == smallest));
        let chosen = choose(before, rightmost);
        if selected.last() != Some(&chosen) {
            selected.push(chosen);
        }
    }
    selected
}

/// Generates few distinct values, so that ties are common.
fn low_entropy() -> impl Strategy<Value = Vec<u64>> {
    prop::collection::vec(0u64..6, 0..80)
}

proptest! {
    #[test]
    fn winnowing_equals_its_definition(hashes in low_entropy(), window in 1usize..12) {
        prop_assert_eq!(winnow(&hashes, window), naive_winnow(&hashes, window));
    }

    #[test]
    fn robust_winnowing_equals_its_definition(hashes in low_entropy(), window in 1usize..12) {
        prop_assert_eq!(winnow_robust(&hashes, window), naive_robust(&hashes, window));
    }

    #[test]
    fn every_window_has_a_selected_hash(hashes in low_entropy(), window in 1usize..12) {
        for selected in [winnow(&hashes, window), winnow_robust(&hashes, window)] {
            for start in 0..(hashes.len() + 1).saturating_sub(window) {
                prop_assert!(selected.iter().any(|p| (start..start + window).contains(p)));
            }
        }
    }

    #[test]
    fn a_wider_window_selects_some_of_the_same(hashes in low_entropy(), window in 1usize..12, more in 0usize..12) {
        for select in [winnow, winnow_robust] {
            let of = |window| -> HashSet<u64> {
                select(&hashes, window).into_iter().map(|position| hashes[position]).collect()
            };
            prop_assert!(of(window + more).is_subset(&of(window)));
        }
    }

    #[test]
    fn a_shared_run_of_t_symbols_shares_a_fingerprint(
        run in prop::collection::vec(0u8..3, 9..20),
        surroundings in prop::array::uniform4(prop::collection::vec(0u8..3, 0..30)),
    ) {
        let thresholds = Thresholds::new(4, 9).expect("4 <= 9");
        let [a, b, c, d] = surroundings;
        let left = fingerprints(&[a, run.clone(), b].concat(), thresholds);
        let right = fingerprints(&[c, run, d].concat(), thresholds);
        // Robust winnowing keeps the guarantee only up to ties (section 5.1): the hashes are shared, the
        // positions within the run need not be.
        prop_assert!(left.iter().any(|l| right.iter().any(|r| l.hash == r.hash)));
    }

    #[test]
    fn nothing_below_the_noise_threshold_is_shared(left in "[ab]{0,40}", right in "[ab]{0,40}") {
        let k = 6;
        let thresholds = Thresholds::new(k, 9).expect("6 <= 9");
        for l in fingerprints(left.as_bytes(), thresholds) {
            for r in fingerprints(right.as_bytes(), thresholds) {
                let same = left[l.position..l.position + k] == right[r.position..r.position + k];
                prop_assert_eq!(l.hash == r.hash, same);
            }
        }
    }
}

/// Returns a stream of pseudorandom numbers (splitmix64).
fn random(count: usize) -> Vec<u8> {
    let mut state = 20_030_609_u64;
    let next = |_| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) as u8
    };
    (0..count).map(next).collect()
}

fn density(symbols: &[u8], k: usize, window: usize) -> f64 {
    let hashes = hashes(symbols, k);
    winnow_robust(&hashes, window).len() as f64 / hashes.len() as f64
}

#[test]
fn density_on_random_symbols_is_two_in_w_plus_one() {
    let symbols = random(2_000_000);
    for (k, window) in [(5, 4), (12, 8), (20, 17), (50, 100)] {
        let expected = 2.0 / (window as f64 + 1.0);
        let ratio = density(&symbols, k, window) / expected;
        assert!(
            (ratio - 1.0).abs() < 0.01,
            "k {k}, w {window}: {ratio} of the expectation"
        );
    }
}

#[test]
fn density_of_robust_winnowing_on_a_constant_string_is_one_in_w() {
    for window in [4, 8, 100] {
        let ratio = density(&[7; 1_000_000], 12, window) * window as f64;
        assert!(
            (ratio - 1.0).abs() < 0.01,
            "w {window}: {ratio} of the expectation"
        );
    }
}
