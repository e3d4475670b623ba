//! Throughput of the two steps on random symbols: hashing all k-grams, and winnowing their hashes.

use codesim_fingerprint::{hashes, winnow_robust};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

const SYMBOLS: usize = 1 << 20;

fn main() {
    divan::main();
}

/// Returns a fixed pseudorandom stream (xorshift).
fn symbols() -> Vec<u32> {
    let mut state = 0x2003_0609_u32;
    let next = |_| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state
    };
    (0..SYMBOLS).map(next).collect()
}

#[divan::bench(args = [5, 12, 50])]
fn hash(bencher: Bencher, k: usize) {
    let symbols = symbols();
    bencher
        .counter(ItemsCount::new(SYMBOLS))
        .bench_local(|| hashes(black_box(&symbols), k));
}

/// Measures the same polynomial for each k-gram by itself, which shows the gain of rolling. The winnowing paper found a factor of 4 at k =
/// 50.
#[divan::bench(args = [5, 12, 50])]
fn hash_afresh(bencher: Bencher, k: usize) {
    const BASE: u64 = 0x9e37_79b9_7f4a_7c15;
    let symbols = symbols();
    let hash = |gram: &[u32]| {
        let step = |hash: u64, &symbol: &u32| hash.wrapping_add(symbol.into()).wrapping_mul(BASE);
        gram.iter().fold(0, step)
    };
    bencher.counter(ItemsCount::new(SYMBOLS)).bench_local(|| {
        let grams = black_box(&symbols).windows(k);
        grams.map(hash).collect::<Vec<u64>>()
    });
}

#[divan::bench(args = [2, 4, 8, 17, 100])]
fn winnow(bencher: Bencher, window: usize) {
    let hashes = hashes(&symbols(), 12);
    bencher
        .counter(ItemsCount::new(hashes.len()))
        .bench_local(|| winnow_robust(black_box(&hashes), window));
}
