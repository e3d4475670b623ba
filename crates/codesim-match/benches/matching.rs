//! Throughput of matching: fingerprints and index, ranking of all pairs, tiles of a pair.
//!
//! Tiles and the small class are real code, the example classes; the large class is put together from their functions.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use codesim_fingerprint::{Tile, tiles};
use codesim_languages::registry;
use codesim_match::{ChannelThresholds, Comparison, MIN_TOKENS, Options, Submission};
use codesim_token::{Document, Granularity, Imports, TokenString};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

/// Language and folder of the example classes.
const CLASSES: [&str; 4] = ["c", "java", "python", "rust"];

/// Submissions of the class that is put together.
const LARGE: usize = 1000;

/// Tokens of each submission there, and of the programs that are tiled.
const TOKENS: usize = 1000;

fn main() {
    divan::main();
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the example classes can be read");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the example classes can be read").path())
        .collect();
    paths.sort();
    paths
}

/// A class and the names of its submissions.
fn class(name: &str) -> (Vec<Submission>, Vec<String>) {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpora");
    let registry = registry();
    let front_end = registry.get(name).expect("all languages are built in");
    let mut tokenizer = front_end.tokenizer(Imports::Drop);
    let mut document = |file: &PathBuf| {
        let text = fs::read_to_string(file).expect("the example classes are UTF-8");
        tokenizer.tokenize(&text).document.into()
    };
    let folders = entries(&corpora.join(name).join("submissions"));
    let submissions = folders.iter().map(|folder| Submission {
        documents: entries(folder).iter().map(&mut document).collect(),
        ..Submission::default()
    });
    let names = folders.iter().filter_map(|folder| folder.file_name());
    (
        submissions.collect(),
        names.map(|n| n.to_string_lossy().into_owned()).collect(),
    )
}

/// All example classes as one.
static SMALL: LazyLock<Vec<Submission>> =
    LazyLock::new(|| CLASSES.iter().flat_map(|name| class(name).0).collect());

/// A fixed stream without visible order (xorshift).
fn random() -> impl FnMut(usize) -> usize {
    let mut state = 0x2003_0609_u64;
    move |below| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    }
}

/// Submissions of pieces of 50 tokens from real code, each in new names; the last is a copy of the first.
static MANY: LazyLock<Vec<Submission>> = LazyLock::new(|| {
    let documents: Vec<TokenString> = SMALL
        .iter()
        .flat_map(|s| s.documents.iter().map(|d| d.open().tokens.clone()))
        .collect();
    let mut random = random();
    let mut made: Vec<Submission> = (1..LARGE)
        .map(|author| {
            let mut program = TokenString::with_capacity(TOKENS);
            while program.len() < TOKENS {
                let from = &documents[random(documents.len())];
                let start = random(from.len().saturating_sub(50).max(1));
                for token in start..from.len().min(start + 50) {
                    // Mostly the author's own way of writing it.
                    let rewritten = random(8) == 0;
                    let symbol = match rewritten {
                        true => codesim_token::Symbol::of(&format!("{author} {}", random(40))),
                        false => from.structure()[token],
                    };
                    program.push(symbol, from.text()[token], from.spans()[token]);
                }
            }
            Submission {
                documents: vec![Document::from(program).into()],
                ..Submission::default()
            }
        })
        .collect();
    made.push(made[0].clone());
    made
});

/// The usual thresholds.
fn options() -> Options {
    Options {
        thresholds: ChannelThresholds::usual(Granularity::Lexeme),
        max_occurrences: usize::MAX,
        min_tokens: MIN_TOKENS,
        limit: 1000,
    }
}

fn tokens(submissions: &[Submission]) -> usize {
    submissions.iter().map(Submission::token_count).sum()
}

fn compare<'a>(submissions: &'a [Submission], options: &Options) -> Comparison<'a> {
    Comparison::new(submissions, &[], options, &()).expect("nobody cancels it")
}

/// Fingerprints and index alone, in tokens: no shared fingerprint is kept, so that there are no pairs to rank.
#[divan::bench(args = ["examples", "1000 submissions"])]
fn index(bencher: Bencher, name: &str) {
    let submissions = named(name);
    let options = Options {
        max_occurrences: 1,
        min_tokens: MIN_TOKENS,
        ..options()
    };
    let compare = || compare(black_box(submissions), &options).sharing_pairs();
    assert_eq!(compare(), 0);
    bencher
        .counter(ItemsCount::new(tokens(submissions)))
        .bench_local(compare);
}

/// Index and ranking, in pairs of submissions.
#[divan::bench(args = ["examples", "1000 submissions"])]
fn index_and_ranking(bencher: Bencher, name: &str) {
    let submissions = named(name);
    let options = options();
    let compare = || compare(black_box(submissions), &options);
    assert!(copies_are_first(name, &compare()));
    bencher
        .counter(ItemsCount::new(
            submissions.len() * (submissions.len() - 1) / 2,
        ))
        .bench_local(|| compare().sharing_pairs());
}

fn named(name: &str) -> &'static [Submission] {
    match name {
        "examples" => &SMALL,
        _ => &MANY,
    }
}

/// Whether the best pairs are the known copies: of each example class the first of its list of copies.
fn copies_are_first(name: &str, comparison: &Comparison) -> bool {
    let expected = match name {
        "examples" => verbatim_copies(),
        _ => vec![(0, LARGE - 1)],
    };
    let judged = comparison.pairs(&()).expect("nobody cancels it");
    let found: Vec<_> = judged
        .iter()
        .take(3 * expected.len())
        .map(|pair| (pair.left, pair.right))
        .collect();
    expected.iter().all(|copy| found.contains(copy))
}

/// The copies that `truth.csv` labels verbatim, as submissions of [`SMALL`].
fn verbatim_copies() -> Vec<(usize, usize)> {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpora");
    let mut before = 0;
    let mut copies = Vec::new();
    for name in CLASSES {
        let (_, names) = class(name);
        let truth = fs::read_to_string(corpora.join(name).join("truth.csv"))
            .expect("the example classes can be read");
        let place = |author: &str| {
            let place = names.iter().position(|name| name == author);
            before + place.expect("truth.csv names submissions")
        };
        for line in truth.lines().filter(|line| line.ends_with(",1,verbatim")) {
            let columns: Vec<&str> = line.split(',').collect();
            let (a, b) = (place(columns[1]), place(columns[2]));
            copies.push((a.min(b), a.max(b)));
        }
        before += names.len();
    }
    assert_eq!(copies.len(), CLASSES.len());
    copies
}

/// Programs of [`TOKENS`] tokens in one language: those of each author, filled up with the next one's where they are too short.
fn programs(language: &str) -> Vec<Vec<u64>> {
    let (submissions, _) = class(language);
    let written: Vec<Vec<u64>> = submissions
        .iter()
        .map(|s| {
            s.documents
                .iter()
                .map(|d| d.open().tokens.structure().to_vec())
        })
        .map(|symbols| symbols.flatten().map(u64::from).collect())
        .collect();
    (0..written.len())
        .map(|i| {
            let (before, after) = written.split_at(i);
            let from_here_on = after.iter().chain(before).flatten();
            from_here_on.copied().take(TOKENS).collect()
        })
        .collect()
}

/// Exact tiles of all pairs of programs of 1,000 tokens, in pairs.
#[divan::bench(args = CLASSES)]
fn tiles_of_1000_tokens(bencher: Bencher, language: &str) {
    let programs = programs(language);
    let whole = Tile {
        left: 0,
        right: 0,
        length: TOKENS,
    };
    for program in &programs {
        assert_eq!(tiles(program, program, 11), [whole]);
    }
    let pairs = programs.len() * (programs.len() - 1) / 2;
    bencher.counter(ItemsCount::new(pairs)).bench_local(|| {
        let rows = programs.iter().enumerate();
        rows.flat_map(|(i, left)| programs[i + 1..].iter().map(move |right| (left, right)))
            .map(|(left, right)| tiles(black_box(left), black_box(right), 11).len())
            .sum::<usize>()
    });
}
