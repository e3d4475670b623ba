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

/// The subtrees of the left submission.
pub(crate) struct Subtrees {
    /// The hash of each subtree of each document.
    hashes: Vec<Vec<u64>>,
    all: FxHashSet<u64>,
}

impl Subtrees {
    pub(crate) fn new(documents: &Opened) -> Self {
        let hashes = hashes_of(documents);
        Self {
            all: hashes.iter().flatten().copied().collect(),
            hashes,
        }
    }
}

/// Returns ranges with one normal form in both submissions, the largest first; at least `shortest` tokens each.
pub(crate) fn restructured(
    (left, subtrees): (&Opened, &Subtrees),
    right: &Opened,
    mut taken: [Taken; 2],
    shortest: usize,
) -> Vec<(DocumentRange, DocumentRange)> {
    let is_in_left = |hash| subtrees.all.contains(&hash);
    let right = candidates(right, &hashes_of(right), shortest, is_in_left);
    let mut by_hash: FxHashMap<u64, Vec<&DocumentRange>> = FxHashMap::default();
    // The places pushed last are taken first.
    for candidate in right.iter().rev() {
        let places = by_hash.entry(candidate.hash).or_default();
        places.push(&candidate.place);
    }
    let is_in_right = |hash| by_hash.contains_key(&hash);
    let mut left = candidates(left, &subtrees.hashes, shortest, is_in_right);
    left.sort_by_key(|candidate| Reverse(candidate.nodes));
    // Invariant: candidates come largest first, so a subtree is matched before anything inside of it, and tokens that
    // are taken stay taken.
    let mut found = Vec::new();
    for Candidate { hash, place, .. } in left {
        let Some(others) = by_hash
            .get_mut(&hash)
            .filter(|_| is_free(&taken[0], &place))
        else {
            continue;
        };
        while let Some(other) = others.pop() {
            // A place that is not free now never will be.
            if is_free(&taken[1], other) {
                take(&mut taken[0], &place);
                take(&mut taken[1], other);
                found.push((place, other.clone()));
                break;
            }
        }
    }
    found
}

/// Returns the hash of each subtree of each document.
fn hashes_of(documents: &Opened) -> Vec<Vec<u64>> {
    let trees = documents.iter().map(|document| &document.tree);
    trees
        .map(|tree| subtree_hashes(tree.labels(), tree.ends()))
        .collect()
}

/// Returns the subtrees that are large enough and wanted for their hashes, in the order of the documents.
fn candidates(
    documents: &Opened,
    hashes: &[Vec<u64>],
    shortest: usize,
    is_wanted: impl Fn(u64) -> bool,
) -> Vec<Candidate> {
    let mut found = Vec::new();
    for (index, (document, hashes)) in documents.iter().zip(hashes).enumerate() {
        let ends = document.tree.ends();
        for (node, &hash) in hashes.iter().enumerate() {
            let nodes = ends[node] as usize - node;
            if nodes < MIN_NODES || !is_wanted(hash) {
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
