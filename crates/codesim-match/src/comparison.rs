//! The comparison of a class, from token strings to ranked pairs.

use std::ops::Range;

use codesim_fingerprint::selection::Scheme;
use codesim_token::Document;
use rayon::prelude::*;

use crate::alignment::{Alignment, Side, Strand, align, has_tile, matchable_tokens};
use crate::background::Background;
use crate::channel::ChannelThresholds;
use crate::earlier::Earlier;
use crate::fingerprints::Fingerprints;
use crate::ranked::Ranked;
use crate::ranking::{ScoredPair, score};
use crate::submission::Submission;

/// Fewer matchable tokens than this are too few to judge: such programs are alike without anyone's doing.
pub const LEAST_TOKENS: usize = 150;

/// A flagged pair is at most this many innocent pairs away from chance: so many are to be expected in a class.
pub const FLAG_EXPECTATION: f64 = 0.2;

/// No pair is flagged below this score, however unusual it is in its class.
pub const LEAST_FLAGGED_SCORE: f64 = 0.14;

/// A match of so many tokens is flagged whatever the class looks like: nobody writes a page word for word again.
///
/// Among 8,600 independent pairs of four labelled sets one has such a match (799 tokens, four fifths of a program); the next
/// longest has 216.
pub const LONG_MATCH: usize = 300;

/// In a class without a background, pairs are flagged from this score on.
pub const FLAGGED_WITHOUT_BACKGROUND: f64 = 0.5;

/// What the comparison may be told.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// Thresholds of the fingerprints.
    pub thresholds: ChannelThresholds,
    /// Fingerprints in more submissions than this are ignored.
    pub max_occurrences: usize,
    /// Number of pairs kept.
    pub limit: usize,
}

/// How far a comparison is; called from several threads.
pub trait Progress: Sync {
    /// A submission's fingerprints are made.
    fn fingerprinted(&self) {}
    /// A submission is compared with all before it.
    fn compared(&self) {}
}

/// No one wants to know.
impl Progress for () {}

/// A class compared with itself, and with earlier submissions.
pub struct Comparison<'a> {
    submissions: &'a [Submission],
    /// The number of each submission in the channels.
    numbers: Vec<usize>,
    /// For each submission and document the token ranges that are given code.
    given: Vec<Vec<Vec<Range<usize>>>>,
    matchable: Vec<usize>,
    ranked: Ranked,
}

/// A pair with what the class says of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RankedPair {
    /// Index of one submission.
    pub left: usize,
    /// Index of the other, above `left`.
    pub right: usize,
    /// Rarity-weighted overlap, 0..=1.
    pub score: f64,
    /// Probability that an innocent pair reaches this score; nothing in a class without a background.
    pub p_value: Option<f64>,
    /// What is to be made of it.
    pub verdict: Verdict,
}

/// What is to be made of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Independent work does not look like this: worth a person's time.
    Flagged,
    /// As alike as independent work may be.
    Unremarkable,
    /// One of the two has fewer than [`LEAST_TOKENS`] matchable tokens.
    TooSmall,
}

impl<'a> Comparison<'a> {
    /// Compares all pairs in which not both submissions are old, by the fingerprints of the usual scheme. Any number of threads gives the same answer.
    pub fn new(
        submissions: &'a [Submission],
        boilerplate: &[Document],
        options: &Options,
        progress: &dyn Progress,
    ) -> Self {
        let fingerprints = Fingerprints::new(
            submissions,
            boilerplate,
            &options.thresholds,
            &Scheme::default(),
            progress,
        );
        Ranked::new(fingerprints, &Earlier::none(), options, progress).compare(submissions, &[])
    }

    /// See [`Ranked::compare`].
    pub(crate) fn of(mut ranked: Ranked, submissions: &'a [Submission], earlier: &[usize]) -> Self {
        let class = ranked.weighed.population.measured();
        let place = |&number: &usize| ranked.weighed.population.place(number);
        let here = |number| class + place(number).expect("it is in a pair or asked for");
        let numbers: Vec<usize> = (0..class).chain(earlier.iter().map(here)).collect();
        for pair in &mut ranked.ranking.pairs {
            let found = numbers.binary_search(&pair.right);
            pair.right = found.expect("all that are in a pair are given");
        }
        let shortest = ranked.thresholds.structure.guarantee();
        let (given, matchable) = submissions
            .par_iter()
            .map(|submission| {
                let documents = submission.documents.iter();
                let ranges = |d: &Document| ranked.boilerplate.ranges(&d.tokens);
                let given: Vec<_> = documents.map(ranges).collect();
                let matchable = matchable_tokens(submission, &given, shortest);
                (given, matchable)
            })
            .unzip();
        Self {
            submissions,
            numbers,
            given,
            matchable,
            ranked,
        }
    }

    /// The pairs kept, best score first. Judges them on all threads.
    pub fn pairs(&self) -> impl Iterator<Item = RankedPair> {
        let pairs = self.ranked.ranking.pairs.par_iter();
        let judged: Vec<RankedPair> = pairs.map(|pair| self.judge(pair)).collect();
        judged.into_iter()
    }

    /// One pair, kept or not, `left < right`.
    pub fn pair(&self, left: usize, right: usize) -> RankedPair {
        let [l, r] = [left, right].map(|id| self.numbers[id]);
        let ScoredPair { score, .. } = score(
            &self.ranked.weighed.channels,
            &self.ranked.weighed.population,
            l,
            r,
        );
        self.judge(&ScoredPair { score, left, right })
    }

    /// The class as a background.
    pub fn background(&self) -> &Background {
        &self.ranked.ranking.background
    }

    /// Pairs from this score on are flagged, if their submissions are large enough to judge.
    pub fn flag_score(&self) -> f64 {
        match self.background().score_of_expectation(FLAG_EXPECTATION) {
            Some(score) => score.max(LEAST_FLAGGED_SCORE),
            None => FLAGGED_WITHOUT_BACKGROUND,
        }
    }

    /// Number of pairs that share anything, kept or not.
    pub fn sharing_pairs(&self) -> u64 {
        self.ranked.ranking.sharing
    }

    /// Tokens of a submission that could match: outside of boilerplate, in runs of at least t.
    pub fn matchable_tokens(&self, submission: usize) -> usize {
        self.matchable[submission]
    }

    /// Token ranges of a submission's documents that are given code.
    pub fn given(&self, submission: usize) -> &[Vec<Range<usize>>] {
        &self.given[submission]
    }

    /// The exact matches of two submissions.
    pub fn align(&self, left: usize, right: usize) -> Alignment {
        let (left_strand, right_strand) = self.strands(left, right);
        let pair = [
            (self.numbers[left], &self.submissions[left], &left_strand),
            (self.numbers[right], &self.submissions[right], &right_strand),
        ];
        align(&self.ranked.weighed.channels, pair, &self.ranked.thresholds)
    }

    /// Two submissions made ready for tiling.
    fn strands(&self, left: usize, right: usize) -> (Strand, Strand) {
        // Whatever has the guarantee threshold's length was found, so that it can be shown.
        let shortest = self.ranked.thresholds.structure.guarantee();
        let ready =
            |id: usize, side| Strand::new(&self.submissions[id], &self.given[id], shortest, side);
        (ready(left, Side::Left), ready(right, Side::Right))
    }

    fn share_long_match(&self, left: usize, right: usize) -> bool {
        let (left, right) = self.strands(left, right);
        has_tile(&left, &right, LONG_MATCH)
    }

    fn judge(&self, pair: &ScoredPair) -> RankedPair {
        let &ScoredPair { score, left, right } = pair;
        let background = self.background();
        let p_value = background.p_value(score);
        RankedPair {
            left,
            right,
            score,
            p_value,
            verdict: self.verdict(pair, p_value),
        }
    }

    fn verdict(&self, pair: &ScoredPair, p_value: Option<f64>) -> Verdict {
        let unusual = match p_value {
            Some(p) => p * self.background().pairs() as f64 <= FLAG_EXPECTATION,
            None => pair.score >= FLAGGED_WITHOUT_BACKGROUND,
        };
        let smaller = self.matchable[pair.left].min(self.matchable[pair.right]);
        // Tiling comes last: it is the only part that costs anything.
        if smaller < LEAST_TOKENS {
            Verdict::TooSmall
        } else if pair.score >= LEAST_FLAGGED_SCORE
            && (unusual || smaller >= LONG_MATCH && self.share_long_match(pair.left, pair.right))
        {
            Verdict::Flagged
        } else {
            Verdict::Unremarkable
        }
    }
}
