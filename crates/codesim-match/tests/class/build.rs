//! Classes to compare: made from words, or at random.

use std::fmt::Display;

use codesim_fingerprint::Thresholds;
use codesim_match::{
    ChannelThresholds, Comparison, LanguageSet, MIN_TOKENS, Options, RankedPair, Submission,
};
use codesim_token::{Document, KeptDocument, Span, Symbol, TokenString, Tree};
use proptest::prelude::*;

/// Options without any limit, for k and t of the structure and of the text channel.
pub(crate) fn options(structure: (usize, usize), text: (usize, usize)) -> Options {
    let thresholds = |(k, t)| Thresholds::new(k, t).expect("k is at most t");
    Options {
        thresholds: ChannelThresholds {
            structure: thresholds(structure),
            text: thresholds(text),
        },
        max_occurrences: usize::MAX,
        min_tokens: MIN_TOKENS,
        limit: usize::MAX,
    }
}

/// Structure k = 8, t = 11; text k = 4, t = 6.
pub(crate) fn usual() -> Options {
    options((8, 11), (4, 6))
}

/// A document of the given kinds and spellings of tokens.
pub(crate) fn spelled<K: Display, S: Display>(
    tokens: impl IntoIterator<Item = (K, S)>,
) -> Document {
    let mut document = TokenString::default();
    for (position, (kind, spelling)) in (0u32..).zip(tokens) {
        let structure = Symbol::of(&kind.to_string());
        let text = Symbol::of(&format!("{kind} {spelling}"));
        let (start, end) = (2 * position, 2 * position + 1);
        document.push(structure, text, Span { start, end });
    }
    document.into()
}

/// A document in which every token is spelled as its kind.
pub(crate) fn document<K: Display>(kinds: impl IntoIterator<Item = K>) -> Document {
    spelled(kinds.into_iter().map(|kind| (kind, "")))
}

/// The same with a normal form: a root that holds a node for each token.
pub(crate) fn parsed<K: Display>(kinds: &[K]) -> Document {
    let mut tree = Tree::default();
    let span = Span { start: 0, end: 1 };
    let root = tree.open(Symbol::of("root"), span);
    for kind in kinds {
        let node = tree.open(Symbol::of(&kind.to_string()), span);
        tree.close(node);
    }
    tree.close(root);
    Document::new(document(kinds).tokens, tree)
}

/// Returns `length` kinds of tokens that occur in no other place.
pub(crate) fn unlike(name: &str, length: usize) -> Vec<String> {
    (0..length).map(|i| format!("{name}{i}")).collect()
}

/// A submission of these documents.
pub(crate) fn submission(documents: impl Into<Vec<Document>>) -> Submission {
    Submission {
        documents: documents.into().into_iter().map(Into::into).collect(),
        ..Submission::default()
    }
}

/// A comparison that nobody cancels.
pub(crate) fn compare_all<'a>(
    submissions: &'a [Submission],
    boilerplate: &[Document],
    options: &Options,
) -> Comparison<'a> {
    Comparison::new(submissions, boilerplate, options, &()).expect("nobody cancels it")
}

/// The pairs that a comparison keeps.
pub(crate) trait Judged {
    /// Judges them.
    fn judged(&self) -> std::vec::IntoIter<RankedPair>;
}

impl Judged for Comparison<'_> {
    fn judged(&self) -> std::vec::IntoIter<RankedPair> {
        let pairs = self.pairs(&()).expect("nobody cancels it");
        pairs.into_iter()
    }
}

/// A random class, with starter code and options.
#[derive(Debug, Clone)]
pub(crate) struct Class {
    pub(crate) submissions: Vec<Submission>,
    pub(crate) boilerplate: Vec<Document>,
    pub(crate) options: Options,
}

/// Kind and spelling.
type Token = (u8, u8);

/// A part of a document: new tokens, or a chunk that others may have as well.
#[derive(Debug, Clone)]
enum Part {
    Own(Vec<Token>),
    Chunk(usize),
}

const CHUNKS: usize = 5;

fn tokens(length: std::ops::Range<usize>) -> impl Strategy<Value = Vec<Token>> {
    prop::collection::vec((0u8..5, 0u8..3), length)
}

fn parts() -> impl Strategy<Value = Vec<Part>> {
    let part = prop_oneof![
        tokens(0..15).prop_map(Part::Own),
        (0..CHUNKS).prop_map(Part::Chunk)
    ];
    prop::collection::vec(part, 0..4)
}

fn assembled(parts: &[Part], chunks: &[Vec<Token>]) -> Document {
    let parts = parts.iter().map(|part| match part {
        Part::Own(tokens) => tokens,
        Part::Chunk(chunk) => &chunks[*chunk],
    });
    let tree = grown(parts.clone());
    Document::new(spelled(parts.flatten().copied()).tokens, tree)
}

/// A tree with a branch for each part: tokens of kind 0 hold what follows, up to one of kind 1.
fn grown<'a>(parts: impl Iterator<Item = &'a Vec<Token>>) -> Tree {
    let mut tree = Tree::default();
    let mut position = 0;
    let mut open = |tree: &mut Tree, name: &str| {
        position += 1;
        let (start, end) = (2 * position - 2, 2 * position - 1);
        tree.open(Symbol::of(name), Span { start, end })
    };
    let root = open(&mut tree, "root");
    for part in parts {
        let mut above = vec![open(&mut tree, "part")];
        for (kind, _) in part {
            let node = open(&mut tree, &kind.to_string());
            match kind {
                0 => above.push(node),
                1 if above.len() > 1 => tree.close(above.pop().expect("there are two")),
                _ => {}
            }
        }
        while let Some(node) = above.pop() {
            tree.close(node);
        }
    }
    tree.close(root);
    tree
}

fn any_options() -> impl Strategy<Value = Options> {
    let threshold = || (1usize..6, 0usize..5).prop_map(|(k, more)| (k, k + more));
    let most = prop_oneof![Just(usize::MAX), 1usize..6];
    let limit = prop_oneof![Just(usize::MAX), 0usize..8];
    (threshold(), threshold(), most, limit).prop_map(|(structure, text, most, limit)| Options {
        max_occurrences: most,
        min_tokens: MIN_TOKENS,
        limit,
        ..options(structure, text)
    })
}

/// Languages that submissions may be in, in any number; those without any have unknown languages.
const LANGUAGES: [&str; 3] = ["c", "java", "python"];

/// Up to thirteen submissions over a small alphabet, with shared chunks, some of which may be starter code. Some are old, some of one group,
/// and some documents have no tree.
pub(crate) fn class() -> impl Strategy<Value = Class> {
    // With parts, and whether it has a tree.
    let document = || (parts(), prop::bool::weighted(0.75));
    let documents = || prop::collection::vec(document(), 0..3);
    let group = prop::option::weighted(0.4, 0u32..4);
    let languages = prop::sample::subsequence(LANGUAGES.to_vec(), 0..=LANGUAGES.len());
    let submission = (documents(), prop::bool::weighted(0.25), group, languages);
    let submissions = prop::collection::vec(submission, 0..14);
    let chunks = prop::collection::vec(tokens(1..25), CHUNKS);
    let given = prop::collection::vec(parts(), 0..2);
    (chunks, submissions, given, any_options()).prop_map(|(chunks, submissions, given, options)| {
        let whole = |parts: &Vec<Part>| assembled(parts, &chunks);
        let made = |(parts, has_tree): &(Vec<Part>, bool)| {
            let mut document = whole(parts);
            if !has_tree {
                document = document.tokens.into();
            }
            let mut kept = KeptDocument::from(document);
            if parts.len() % 2 == 0 {
                kept.pack();
            }
            kept
        };
        Class {
            submissions: submissions
                .iter()
                .map(|(documents, old, group, languages)| Submission {
                    documents: documents.iter().map(made).collect(),
                    old: *old,
                    group: *group,
                    languages: LanguageSet::from_iter(LANGUAGES).of(languages.iter().copied()),
                    withheld_tokens: None,
                })
                .collect(),
            boilerplate: given.iter().map(whole).collect(),
            options,
        }
    })
}

/// `size` submissions of 60 tokens over a small alphabet, the same each time; a fifth of each is its neighbour's.
pub(crate) fn fixed_class(size: usize) -> Vec<Submission> {
    let mut state = 0x2003_0609_u32;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state % 4
    };
    let own: Vec<Vec<u32>> = (0..size)
        .map(|_| (0..48).map(|_| next()).collect())
        .collect();
    (0..size)
        .map(|i| {
            let borrowed = &own[(i + 1) % size][..12];
            submission([document(own[i].iter().chain(borrowed))])
        })
        .collect()
}
