//! Throughput of the two steps on random symbols: hashing all k-grams, and winnowing their hashes.

use codesim_fingerprint::{hashes, winnow_robust};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

const SYMBOLS: usize = 1 << 20;

fn main() {
    divan::main();
}

/// A fixed stream without visible order (xorshift).
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

#[divan::bench(args = [4, 8, 100])]
fn winnow(bencher: Bencher, window: usize) {
    let hashes = hashes(&symbols(), 12);
    bencher
        .counter(ItemsCount::new(hashes.len()))
        .bench_local(|| winnow_robust(black_box(&hashes), window));
}
