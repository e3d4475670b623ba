//! Texts that are hard on programs that read program text.
//!
//! *Problem.* A parser that has a rule for every line of a language may still take hours, gigabytes or its whole stack for a text that
//! is none: a bracket a thousand times, comments in comments, names without end, bytes by chance. Which text does so depends on the grammar, and nobody
//! knows before trying.
//!
//! *Method.* [`cases`] makes a text for each of a fixed list of ideas, from a sample of the language:
//!
//! - pieces that some language has, repeated, one a line, and nested (`pieces.rs`, `repeats.rs`);
//! - indentation that grows, falls and jumps (`indentation.rs`);
//! - characters by chance (`noise.rs`);
//! - the tokens of the sample, repeated and nested, and the sample cut up, shuffled and damaged (`own.rs`, `splices.rs`);
//! - single things without end: a name, a string, a sum, an expression as deep as it is wide (`long.rs`).
//!
//! *Cost.* A text is made when the iterator comes to it, in time proportional to its length.
//!
//! *Limits.* A text is bad luck, not malice against one grammar: what only a search can find is for the fuzz targets.
//!
//! ```
//! let mut cases = codesim_testkit::pathological::cases("x = (1 + 2)\n", 4096, 7);
//! let nest = cases.find(|case| case.name == "nest ( )").expect("brackets are pieces");
//! assert!(nest.text.starts_with(b"((((") && nest.text.ends_with(b"))))"));
//! ```

mod fill;
mod idea;
mod indentation;
mod long;
mod noise;
mod own;
mod pieces;
mod random;
mod repeats;
mod splices;

/// A text, and what it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// Its construction; unique among the cases of a sample, and the same for all sizes and seeds. ASCII without control characters.
    pub name: String,
    /// The text; most are UTF-8, and none has a NUL byte.
    pub text: Vec<u8>,
}

/// All cases for a language that `sample` is a text of.
///
/// Each has at most `bytes` bytes and at least half of them, if these are at least 1024; a smaller number is taken for 1024. `seed` decides
/// what is random in them; names that begin with `random` say so. A case depends only on its name, the sample, `bytes` and `seed`: others
/// that are added or left out do not change it. A sample without two words is replaced by one that most languages can read.
pub fn cases(sample: &str, bytes: usize, seed: u64) -> impl Iterator<Item = Case> {
    let bytes = bytes.max(MIN_BYTES);
    let sample = match sample.split_whitespace().nth(1) {
        Some(_) => sample,
        None => ANY_SAMPLE,
    };
    let ideas = repeats::ideas()
        .chain(indentation::ideas())
        .chain(noise::ideas())
        .chain(own::ideas(sample))
        .chain(splices::ideas(sample))
        .chain(long::ideas());
    ideas.map(move |idea| Case {
        text: idea.text(bytes, seed),
        name: idea.name,
    })
}

/// The pieces that [`cases`] repeats, of whatever language; closers as well as openers.
pub fn pieces() -> impl Iterator<Item = &'static str> {
    let pairs = pieces::PAIRS
        .iter()
        .flat_map(|&(open, close)| [open, close]);
    let all = pairs.chain(pieces::SINGLES.iter().copied());
    all.filter(|piece| !piece.is_empty())
}

/// The tokens of a sample, blanks and single marks of longer ones included: roughly those of its language.
pub fn tokens(sample: &str) -> Vec<&str> {
    own::split(sample)
}

/// Room for any piece, so that a case is never much shorter than asked for.
const MIN_BYTES: usize = 1024;

/// Replacement for a sample with too few words to choose from.
const ANY_SAMPLE: &str = "x = 1\ny = (x + 2)\n";
