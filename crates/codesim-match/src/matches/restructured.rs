//! Matches that exact tiles cannot show: code with the same normal form, written in another way or in another order.
//!
//! *Method.* Two subtrees of the normal form with the same labels throughout are the same code, however it is written. The largest come
//! first, as with tiles. No token is in two matches, and the tokens of exact tiles are taken. If one statement of a block was changed, the
//! block is not a match, but its other statements are matches of their own.
//!
//! *Cost.* O(n log n + n d) for n nodes at a depth of d.

use std::cmp::Reverse;
use std::ops::Range;

use codesim_fingerprint::subtree_hashes;
use codesim_token::Document;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::input::submission::Opened;
use crate::matches::found::DocumentRange;

/// Smaller subtrees are idioms.
const MIN_NODES: usize = 10;

/// For each document, whether each token is in a match already or cannot be in one.
pub(crate) type Taken = Vec<Vec<bool>>;

/// A subtree that could match.
struct Candidate {
    hash: u64,
    nodes: usize,
    place: DocumentRange,
}

/// The subtrees of a submission that are large enough.
pub(crate) struct Subtrees {
    /// In the order of the documents.
    all: Vec<Candidate>,
    hashes: FxHashSet<u64>,
}

impl Subtrees {
    /// Finds the subtrees of at least `shortest` tokens.
    pub(crate) fn new(documents: &Opened, shortest: usize) -> Self {
        let documents = documents.iter().enumerate();
        let all: Vec<Candidate> = documents
            .flat_map(|(index, document)| candidates(index, document, shortest))
            .collect();
        Self {
            hashes: all.iter().map(|candidate| candidate.hash).collect(),
            all,
        }
    }

    /// Returns those that another submission has too.
    fn common(&self, other: &Self) -> impl Iterator<Item = &Candidate> {
        let all = self.all.iter();
        all.filter(|candidate| other.hashes.contains(&candidate.hash))
    }
}

/// Returns ranges with one normal form in both submissions, the largest first.
pub(crate) fn restructured(
    left: &Subtrees,
    right: &Subtrees,
    mut taken: [Taken; 2],
) -> Vec<(DocumentRange, DocumentRange)> {
    let mut by_hash: FxHashMap<u64, Vec<&DocumentRange>> = FxHashMap::default();
    for candidate in right.common(left) {
        let places = by_hash.entry(candidate.hash).or_default();
        places.push(&candidate.place);
    }
    // The places at the end are taken first.
    by_hash.values_mut().for_each(|places| places.reverse());
    let mut left: Vec<&Candidate> = left.common(right).collect();
    left.sort_by_key(|candidate| Reverse(candidate.nodes));
    // Invariant: candidates come largest first, so a subtree is matched before anything inside of it, and tokens that
    // are taken stay taken.
    let mut found = Vec::new();
    for Candidate { hash, place, .. } in left {
        let Some(others) = by_hash.get_mut(hash).filter(|_| is_free(&taken[0], place)) else {
            continue;
        };
        while let Some(other) = others.pop() {
            // A place that is not free now never will be.
            if is_free(&taken[1], other) {
                take(&mut taken[0], place);
                take(&mut taken[1], other);
                found.push((place.clone(), other.clone()));
                break;
            }
        }
    }
    found
}

/// Returns the subtrees of a document that are large enough, in its order.
fn candidates(index: usize, document: &Document, shortest: usize) -> Vec<Candidate> {
    let ends = document.tree.ends();
    let hashes = subtree_hashes(document.tree.labels(), ends);
    let mut found = Vec::new();
    for (node, hash) in hashes.into_iter().enumerate() {
        let nodes = ends[node] as usize - node;
        if nodes < MIN_NODES {
            continue;
        }
        let tokens = tokens_of(document, node);
        if tokens.len() >= shortest {
            let place = DocumentRange {
                document: index,
                tokens,
            };
            found.push(Candidate { hash, nodes, place });
        }
    }
    found
}

/// Returns the tokens within the span of a node.
fn tokens_of(document: &Document, node: usize) -> Range<usize> {
    let spans = document.tokens.spans();
    let span = document.tree.spans()[node];
    let before = |byte: u32| spans.partition_point(|token| token.start < byte);
    before(span.start)..before(span.end)
}

fn is_free(taken: &Taken, place: &DocumentRange) -> bool {
    let tokens = &taken[place.document][place.tokens.clone()];
    tokens.iter().all(|taken| !taken)
}

fn take(taken: &mut Taken, place: &DocumentRange) {
    taken[place.document][place.tokens.clone()].fill(true);
}
