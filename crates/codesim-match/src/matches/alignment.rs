//! The alignment of a pair: its matches, how much they cover, and how much evidence each contributes.

use codesim_fingerprint::Tile;
use codesim_token::Symbol;
use rustc_hash::FxHashMap;

use crate::index::inverted::SharedFingerprint;
use crate::input::channel::Channel;
use crate::input::submission::Opened;
use crate::matches::evidence::{Evidence, SharedFingerprints};
use crate::matches::found::{DocumentRange, Match};
use crate::matches::passage::arrange;
use crate::matches::restructured::{Subtrees, restructured};
use crate::matches::token_sequence::TokenSequence;

/// The matches of a pair, and the coverage of both submissions.
#[derive(Debug, Clone, PartialEq)]
pub struct Alignment {
    /// Matches, the strongest evidence first.
    pub matches: Vec<Match>,
    /// The share of each of the two that is in exact matches.
    pub coverage: Coverage,
}

/// The tokens of two submissions that are in exact matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Coverage {
    /// Tokens of the left submission that could match: those outside of boilerplate and of code that repeats other documents of the
    /// submission, in runs of at least t.
    pub left_tokens: usize,
    /// The same of the right one.
    pub right_tokens: usize,
    /// Tokens in exact matches (the same number on both sides).
    pub matched_tokens: usize,
    /// Tokens of the longest exact match.
    pub longest_match: usize,
}

impl Coverage {
    pub(crate) fn new(left: &TokenSequence, right: &TokenSequence, tiles: &[Tile]) -> Self {
        Self {
            left_tokens: left.matchable(),
            right_tokens: right.matchable(),
            matched_tokens: tiles.iter().map(|tile| tile.length).sum(),
            longest_match: tiles.iter().map(|tile| tile.length).max().unwrap_or(0),
        }
    }

    /// Returns `2 * matched / (|A| + |B|)`, 0..=1; exactly 1 for a submission and itself.
    pub fn similarity(&self) -> f64 {
        share(
            2 * self.matched_tokens,
            self.left_tokens + self.right_tokens,
        )
    }

    /// Returns the matched tokens over those of the left submission, 0..=1.
    pub fn containment_left(&self) -> f64 {
        share(self.matched_tokens, self.left_tokens)
    }

    /// Returns the matched tokens over those of the right submission, 0..=1.
    pub fn containment_right(&self) -> f64 {
        share(self.matched_tokens, self.right_tokens)
    }
}

fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 {
        0.0
    } else {
        part as f64 / whole as f64
    }
}

/// The data of one of two submissions that all alignments with it need.
pub(crate) struct AlignedSide<'a> {
    pub(crate) documents: Opened<'a>,
    subtrees: Subtrees,
    /// For each channel the hashes of the fingerprints that it may share with others, ascending.
    hashes: [Vec<u64>; Channel::COUNT],
}

impl<'a> AlignedSide<'a> {
    /// Prepares a submission for matches of at least `shortest` tokens.
    pub(crate) fn new(
        documents: Opened<'a>,
        fingerprints: &SharedFingerprints,
        shortest: usize,
    ) -> Self {
        let hashes = |of_channel: &Vec<SharedFingerprint>| {
            let hashes = of_channel.iter().map(|it| it.hash);
            hashes.collect()
        };
        Self {
            subtrees: Subtrees::new(&documents, shortest),
            documents,
            hashes: fingerprints.each_ref().map(hashes),
        }
    }
}

/// Aligns two submissions that have these tiles.
pub(crate) fn align(
    (left_side, left_sequence, evidence): (&AlignedSide, &TokenSequence, &Evidence),
    (right_side, right_sequence): (&AlignedSide, &TokenSequence),
    tiles: &[Tile],
) -> Alignment {
    let (left, right) = (&left_side.documents, &right_side.documents);
    let exact = tiles.iter().map(|tile| {
        let place = left_sequence.place(tile.left, tile.length);
        let other = right_sequence.place(tile.right, tile.length);
        let alike = spelled_alike(text(left, &place), text(right, &other));
        Match::new(place, other, false, alike)
    });
    let mut matches: Vec<Match> = exact.collect();
    let taken = [
        left_sequence.taken(tiles.iter().map(|t| (t.left, t.length))),
        right_sequence.taken(tiles.iter().map(|t| (t.right, t.length))),
    ];
    let restructured = restructured(&left_side.subtrees, &right_side.subtrees, taken);
    matches.extend(restructured.into_iter().map(|(place, other)| {
        let alike = spellings_in_common(text(left, &place), text(right, &other));
        Match::new(place, other, true, alike)
    }));
    arrange(&mut matches);
    for channel in Channel::ALL {
        let hashes = [left_side, right_side].map(|side| &side.hashes[channel as usize][..]);
        evidence.attribute(channel, hashes, left, &mut matches);
    }
    // A stable sort: matches with equal evidence stay in the order of the left submission.
    matches.sort_by(|a, b| b.evidence.total_cmp(&a.evidence));
    Alignment {
        matches,
        coverage: Coverage::new(left_sequence, right_sequence, tiles),
    }
}

fn text<'a>(documents: &'a Opened, place: &DocumentRange) -> &'a [Symbol] {
    &documents[place.document].tokens.text()[place.tokens.clone()]
}

fn spelled_alike(left: &[Symbol], right: &[Symbol]) -> f64 {
    let alike = left.iter().zip(right).filter(|(a, b)| a == b).count();
    share(alike, left.len())
}

/// Returns the share of the longer side's spellings that the other side has too, each counted as often as both have it.
fn spellings_in_common(left: &[Symbol], right: &[Symbol]) -> f64 {
    let mut open: FxHashMap<Symbol, usize> = FxHashMap::default();
    for &symbol in left {
        *open.entry(symbol).or_default() += 1;
    }
    let common = right.iter().filter(|&symbol| match open.get_mut(symbol) {
        Some(count) if *count > 0 => {
            *count -= 1;
            true
        }
        _ => false,
    });
    share(common.count(), left.len().max(right.len()))
}
