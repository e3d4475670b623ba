//! Throughput of three ways to find common runs, on the same made-up programs, of which one is half a renamed copy of the other.

use codesim_fingerprint::tiles;
use codesim_lab::baselines::parameterized::{self, Token};
use codesim_lab::baselines::suffix;
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

/// Tokens of each program.
const LENGTHS: [usize; 3] = [1_000, 4_000, 16_000];

const K: usize = 12;

/// Tokens of a passage that is copied.
const PASSAGE: usize = 100;

/// Symbol of every name when spellings are left out.
const NAME: u64 = 0;

fn main() {
    divan::main();
}

/// A fixed stream without visible order (xorshift).
fn random() -> impl FnMut(u64) -> u64 {
    let mut state = 0x2003_0609_u64;
    move |below| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state % below
    }
}

/// A program of as many names as other tokens: words are few and mostly the same, names are of some twenty.
fn program(length: usize, random: &mut impl FnMut(u64) -> u64) -> Vec<Token> {
    let token = |position: usize| match position % 2 {
        0 => {
            let word = 1 + random(40).min(random(40));
            Token {
                structure: word,
                text: word,
            }
        }
        _ => Token {
            structure: NAME,
            text: 100 + random(20),
        },
    };
    (0..length).map(token).collect()
}

/// Two programs; every second passage of the other is copied from the one, with every name changed.
fn programs(length: usize) -> [Vec<Token>; 2] {
    let mut random = random();
    let [one, mut other] = [(); 2].map(|()| program(length, &mut random));
    let renamed = |token: &Token| match token.structure {
        NAME => Token {
            text: token.text + 100,
            ..*token
        },
        _ => *token,
    };
    let passages = one.chunks(PASSAGE).zip(other.chunks_mut(PASSAGE));
    for (from, to) in passages.step_by(2) {
        to.iter_mut()
            .zip(from)
            .for_each(|(to, from)| *to = renamed(from));
    }
    [one, other]
}

fn structures(length: usize) -> [Vec<u64>; 2] {
    programs(length).map(|program| program.iter().map(|token| token.structure).collect())
}

/// Runs of structure, each token once.
#[divan::bench(args = LENGTHS)]
fn greedy_tiling(bencher: Bencher, length: usize) {
    let [left, right] = structures(length);
    let found = tiles(&left, &right, K);
    assert!(found.iter().map(|tile| tile.length).sum::<usize>() >= length / 2);
    bencher
        .counter(ItemsCount::new(2 * length))
        .bench_local(|| tiles(black_box(&left), black_box(&right), K));
}

/// Runs of structure, all of them.
#[divan::bench(args = LENGTHS)]
fn suffix_automaton(bencher: Bencher, length: usize) {
    let [left, right] = structures(length);
    assert!(suffix::coverage(&left, &right, K).1 >= length / 2);
    bencher
        .counter(ItemsCount::new(2 * length))
        .bench_local(|| suffix::maximal_matches(black_box(&left), black_box(&right), K));
}

/// Runs up to a renaming.
#[divan::bench(args = LENGTHS)]
fn parameterized(bencher: Bencher, length: usize) {
    let [left, right] = programs(length);
    assert!(parameterized::coverage(&left, &right, K).1 >= length / 2);
    bencher
        .counter(ItemsCount::new(2 * length))
        .bench_local(|| {
            parameterized::parameterized_matches(black_box(&left), black_box(&right), K)
        });
}
