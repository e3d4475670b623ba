//! Throughput of the front ends on the example classes: from text to tokens, one file after the other on one thread.

use std::fs;
use std::path::{Path, PathBuf};

use codesim_languages::registry;
use codesim_token::{FrontEnd, Imports, Registry, TokenString};
use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};

/// The example classes, by the language that each is written in.
const CLASSES: [&str; 4] = ["c", "java", "python", "rust"];

fn main() {
    divan::main();
}

/// Returns the text of all files below a folder, in the order of their paths.
fn texts(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the example classes can be read");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the example classes can be read").path())
        .collect();
    paths.sort();
    let inside = |path: &PathBuf| match path.is_dir() {
        true => texts(path),
        false => vec![fs::read_to_string(path).expect("the example classes are UTF-8")],
    };
    paths.iter().flat_map(inside).collect()
}

fn submissions(class: &str) -> Vec<String> {
    let corpora = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpora");
    texts(&corpora.join(class).join("submissions"))
}

fn bytes(texts: &[String]) -> usize {
    texts.iter().map(String::len).sum()
}

fn front_end<'a>(registry: &'a Registry, language: &str) -> &'a dyn FrontEnd {
    registry
        .get(language)
        .expect("all languages are built in by default")
}

fn tokens(front_end: &dyn FrontEnd, texts: &[String]) -> Vec<TokenString> {
    let mut tokenizer = front_end.tokenizer(Imports::Drop);
    texts
        .iter()
        .map(|text| tokenizer.tokenize(text).document.tokens)
        .collect()
}

/// Checks that comments change no token: a wrong front end is no faster than a right one.
fn check(front_end: &dyn FrontEnd, texts: &[String], tokens: &[TokenString]) {
    let comment = match front_end.language().id.as_str() {
        "python" => "\n# at the end\n",
        _ => "\n// at the end\n",
    };
    let mut tokenizer = front_end.tokenizer(Imports::Drop);
    for (text, tokens) in texts.iter().zip(tokens) {
        assert!(!tokens.is_empty() && tokens.len() < text.len());
        let commented = tokenizer
            .tokenize(&format!("{text}{comment}"))
            .document
            .tokens;
        assert_eq!(commented.structure(), tokens.structure());
    }
}

/// Parsing and the walk over the tree, in bytes of source.
#[divan::bench(args = CLASSES)]
fn parse_and_walk(bencher: Bencher, language: &str) {
    let (registry, texts) = (registry(), submissions(language));
    let front_end = front_end(&registry, language);
    check(front_end, &texts, &tokens(front_end, &texts));
    bencher
        .counter(BytesCount::new(bytes(&texts)))
        .bench_local(|| tokens(front_end, black_box(&texts)));
}

/// The same, in tokens that come out.
#[divan::bench(args = CLASSES)]
fn tokens_made(bencher: Bencher, language: &str) {
    let (registry, texts) = (registry(), submissions(language));
    let front_end = front_end(&registry, language);
    let made = tokens(front_end, &texts);
    check(front_end, &texts, &made);
    bencher
        .counter(ItemsCount::new(
            made.iter().map(TokenString::len).sum::<usize>(),
        ))
        .bench_local(|| tokens(front_end, black_box(&texts)));
}

/// The plain lexer that takes over where a grammar fails: no part of this text can be parsed as C.
#[divan::bench]
fn lexer_of_unparsable_text(bencher: Bencher) {
    let registry = registry();
    let front_end = front_end(&registry, "c");
    let text = ") ] } 1 + x ; else ) ] = \"s\" } case , ( ".repeat(2_000);
    let mut tokenizer = front_end.tokenizer(Imports::Drop);
    assert!(tokenizer.tokenize(&text).document.tokens.len() >= 2_000 * 10);
    bencher
        .counter(BytesCount::new(text.len()))
        .bench_local(|| tokenizer.tokenize(black_box(&text)));
}

/// The language without a grammar, on all of the example classes.
#[divan::bench]
fn text(bencher: Bencher) {
    let registry = registry();
    let front_end = front_end(&registry, "text");
    let texts: Vec<String> = CLASSES
        .iter()
        .flat_map(|class| submissions(class))
        .collect();
    assert!(tokens(front_end, &texts).iter().all(|t| !t.is_empty()));
    bencher
        .counter(BytesCount::new(bytes(&texts)))
        .bench_local(|| tokens(front_end, black_box(&texts)));
}
