//! What a person sees of a pair: its matches, how much they cover, and what each brings as evidence.

use std::collections::HashMap;
use std::ops::Range;

use codesim_token::Symbol;

use crate::channel::{Channel, ChannelThresholds};
use crate::evidence::Evidence;
use crate::passage::arrange;
use crate::ranking::RankedChannel;
use crate::rewritten::{Taken, rewritten};
use crate::submission::Submission;
use crate::tiling::{Tile, tiles};

/// A run of tokens of one document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Index of the document in its submission.
    pub document: usize,
    /// Token positions in the document.
    pub tokens: Range<usize>,
}

/// Code that both submissions have: an exact tile, or the same code written in another way.
#[derive(Debug, Clone, PartialEq)]
pub struct Match {
    /// Where it stands in the left submission.
    pub left: Place,
    /// Where it stands in the right submission.
    pub right: Place,
    /// Whether only the normal form is the same: written in another way or in another order. The two places may differ in length.
    pub rewritten: bool,
    /// Share of its tokens that are also spelled alike, 0..=1; below 1 something was renamed. Of rewritten code, the
    /// share of its spellings that stand anywhere in the other place.
    pub spelled_alike: f64,
    /// Number of the passage, from 0 in the order of the left submission: matches that follow each other closely on both sides.
    pub passage: usize,
    /// Whether it changed places with other matches of the two documents.
    pub moved: bool,
    /// Share of the pair's shared weight that lies in this match, 0..=1.
    pub evidence: f64,
    /// Number of submissions that have the rarest fingerprint in this match, if any of its fingerprints was selected.
    pub rarest: Option<usize>,
}

/// The matches of a pair and what follows from them.
#[derive(Debug, Clone, PartialEq)]
pub struct Alignment {
    /// Matches, the strongest evidence first.
    pub matches: Vec<Match>,
    /// Tokens of the left submission that could match: outside of boilerplate, in runs of at least t.
    pub left_tokens: usize,
    /// The same of the right one.
    pub right_tokens: usize,
    /// Tokens in exact matches (the same number on both sides).
    pub matched_tokens: usize,
    /// Tokens of the longest exact match.
    pub longest_match: usize,
}

impl Match {
    pub(crate) fn new(left: Place, right: Place, rewritten: bool, spelled_alike: f64) -> Self {
        Self {
            left,
            right,
            rewritten,
            spelled_alike,
            passage: 0,
            moved: false,
            evidence: 0.0,
            rarest: None,
        }
    }
}

impl Alignment {
    /// `2 * matched / (|A| + |B|)`, 0..=1; a submission with itself has exactly 1.
    pub fn similarity(&self) -> f64 {
        share(
            2 * self.matched_tokens,
            self.left_tokens + self.right_tokens,
        )
    }

    /// Matched tokens over those of the left submission, 0..=1.
    pub fn containment_left(&self) -> f64 {
        share(self.matched_tokens, self.left_tokens)
    }

    /// Matched tokens over those of the right submission, 0..=1.
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

/// A submission made ready for tiling: its documents one after the other.
///
/// Given code, and runs too short to hold a match, are replaced by a symbol that the other side does not have.
pub(crate) struct Strand {
    symbols: Vec<u64>,
    /// Where each document begins in `symbols`; a separator stands before each but the first.
    starts: Vec<usize>,
    matchable: usize,
    /// The symbol of what cannot match.
    blank: u64,
}

/// Which side of a pair a strand is for; each has its own symbol that matches nothing.
#[derive(Clone, Copy)]
pub(crate) enum Side {
    Left,
    Right,
}

impl Strand {
    pub(crate) fn new(
        submission: &Submission,
        given: &[Vec<Range<usize>>],
        k: usize,
        side: Side,
    ) -> Self {
        let blank = match side {
            Side::Left => u64::MAX,
            Side::Right => u64::MAX - 1,
        };
        let mut strand = Self {
            symbols: Vec::with_capacity(submission.token_count() + submission.documents.len()),
            starts: Vec::with_capacity(submission.documents.len()),
            matchable: 0,
            blank,
        };
        for (document, given) in submission.documents.iter().zip(given) {
            if !strand.starts.is_empty() {
                strand.symbols.push(blank);
            }
            let start = strand.symbols.len();
            strand.starts.push(start);
            strand.symbols.resize(start + document.tokens.len(), blank);
            for run in matchable_runs(document.tokens.len(), given, k) {
                strand.matchable += run.len();
                for token in run {
                    strand.symbols[start + token] = document.tokens.structure()[token].into();
                }
            }
        }
        strand
    }

    /// For each document, which tokens cannot match.
    fn blanks(&self, submission: &Submission) -> Taken {
        let documents = submission.documents.iter().zip(&self.starts);
        documents
            .map(|(document, &start)| {
                let own = start..start + document.tokens.len();
                own.map(|at| self.symbols[at] == self.blank).collect()
            })
            .collect()
    }

    /// The place of `length` tokens from `position` on.
    fn place(&self, position: usize, length: usize) -> Place {
        let document = self.starts.partition_point(|&start| start <= position) - 1;
        let first = position - self.starts[document];
        Place {
            document,
            tokens: first..first + length,
        }
    }
}

/// Runs of at least `k` tokens between the given ranges, which ascend.
fn matchable_runs(
    length: usize,
    given: &[Range<usize>],
    k: usize,
) -> impl Iterator<Item = Range<usize>> {
    let starts = std::iter::once(0).chain(given.iter().map(|range| range.end));
    let ends = given
        .iter()
        .map(|range| range.start)
        .chain(std::iter::once(length));
    starts
        .zip(ends)
        .map(|(start, end)| start..end)
        .filter(move |run| run.len() >= k)
}

/// Number of tokens of a submission that could match anything.
pub(crate) fn matchable_tokens(
    submission: &Submission,
    given: &[Vec<Range<usize>>],
    k: usize,
) -> usize {
    let documents = submission.documents.iter().zip(given);
    documents
        .flat_map(|(d, given)| matchable_runs(d.tokens.len(), given, k))
        .map(|run| run.len())
        .sum()
}

/// Whether two submissions have a run of `length` tokens in common.
pub(crate) fn has_tile(left: &Strand, right: &Strand, length: usize) -> bool {
    !tiles(&left.symbols, &right.symbols, length).is_empty()
}

/// Aligns two submissions that are made ready.
pub(crate) fn align(
    channels: &[RankedChannel],
    pair: [(usize, &Submission, &Strand); 2],
    thresholds: &ChannelThresholds,
) -> Alignment {
    let [
        (left_id, left, left_strand),
        (right_id, right, right_strand),
    ] = pair;
    let shortest = thresholds.structure.guarantee();
    let tiles = tiles(&left_strand.symbols, &right_strand.symbols, shortest);
    let mut matches: Vec<Match> = tiles
        .iter()
        .map(|tile| {
            let place = left_strand.place(tile.left, tile.length);
            let other = right_strand.place(tile.right, tile.length);
            let alike = spelled_alike(text(left, &place), text(right, &other));
            Match::new(place, other, false, alike)
        })
        .collect();
    let taken = [
        taken(left, left_strand, tiles.iter().map(|t| (t.left, t.length))),
        taken(
            right,
            right_strand,
            tiles.iter().map(|t| (t.right, t.length)),
        ),
    ];
    matches.extend(
        rewritten([left, right], taken, shortest)
            .into_iter()
            .map(|(place, other)| {
                let alike = spellings_in_common(text(left, &place), text(right, &other));
                Match::new(place, other, true, alike)
            }),
    );
    arrange(&mut matches);
    let evidence = Evidence::new(left, thresholds);
    for (ranked, channel) in channels.iter().zip(Channel::ALL) {
        let common = ranked.index.common(left_id, right_id);
        evidence.attribute(channel, &common, &mut matches);
    }
    // A stable sort: matches that bring the same stay in the order of the left submission.
    matches.sort_by(|a, b| b.evidence.total_cmp(&a.evidence));
    Alignment {
        matched_tokens: tiles.iter().map(|tile: &Tile| tile.length).sum(),
        longest_match: tiles.iter().map(|tile| tile.length).max().unwrap_or(0),
        left_tokens: left_strand.matchable,
        right_tokens: right_strand.matchable,
        matches,
    }
}

/// The tokens of a submission that no more match can have: those in tiles and those that are given code.
fn taken(
    submission: &Submission,
    strand: &Strand,
    tiles: impl Iterator<Item = (usize, usize)>,
) -> Taken {
    let mut taken: Taken = strand.blanks(submission);
    for (position, length) in tiles {
        let place = strand.place(position, length);
        taken[place.document][place.tokens].fill(true);
    }
    taken
}

fn text<'a>(submission: &'a Submission, place: &Place) -> &'a [Symbol] {
    &submission.documents[place.document].tokens.text()[place.tokens.clone()]
}

fn spelled_alike(left: &[Symbol], right: &[Symbol]) -> f64 {
    let alike = left.iter().zip(right).filter(|(a, b)| a == b).count();
    share(alike, left.len())
}

/// Share of the longer side's spellings that the other one has too, each as often as both have it.
fn spellings_in_common(left: &[Symbol], right: &[Symbol]) -> f64 {
    let mut open: HashMap<Symbol, usize> = HashMap::new();
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
