//! Generated texts on which the behaviour of a method is known.

use codesim_token::Symbol;
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};

/// Seed: the year of the winnowing paper; any fixed number would do.
const SEED: u64 = 2003;

/// Letters of the alphabet.
const LETTERS: u64 = 26;

/// In a text of low entropy, one letter in this many is random; the others are `a`.
const ODD_LETTER: u64 = 2000;

/// Random letters with equal probabilities; the same in each run.
pub fn random(length: usize) -> Vec<Symbol> {
    let mut numbers = Pcg64Mcg::seed_from_u64(SEED);
    letters(length, || numbers.next_u64() % LETTERS)
}

/// Random letters, nearly all of them equal, as in a table of zeros; the same in each run.
pub fn low_entropy(length: usize) -> Vec<Symbol> {
    let mut numbers = Pcg64Mcg::seed_from_u64(SEED);
    letters(length, || match numbers.next_u64() % ODD_LETTER {
        0 => numbers.next_u64() % LETTERS,
        _ => 0,
    })
}

fn letters(length: usize, mut next: impl FnMut() -> u64) -> Vec<Symbol> {
    let alphabet: Vec<Symbol> = ('a'..='z')
        .map(|letter| Symbol::of(letter.encode_utf8(&mut [0; 4])))
        .collect();
    (0..length).map(|_| alphabet[next() as usize]).collect()
}
