//! The comparison of a class, from token strings to ranked pairs.

use std::ops::Range;

use codesim_fingerprint::selection::Scheme;
use codesim_observer::{Cancelled, Observer, Stage, Step};
use codesim_token::Document;
use rayon::prelude::*;

use crate::alignment::{Alignment, Coverage, align};
use crate::background::Background;
use crate::earlier::{Earlier, EarlierId};
use crate::fingerprints::Fingerprints;
use crate::options::Options;
use crate::population::Here;
use crate::ranked::Ranked;
use crate::scored::ScoredPair;
use crate::scoring::Scoring;
use crate::strand::{Side, Strand, matchable_tokens};
use crate::submission::{Opened, Submission};
use crate::verdict::{FLAG_EXPECTATION, FLAGGED_WITHOUT_BACKGROUND, LEAST_SCORE};

/// A class compared with itself, and with earlier submissions. Whatever it says of a submission, it says by its index in the slice
/// that is compared.
pub struct Comparison<'a> {
    submissions: &'a [Submission],
    /// What each of the submissions is in the ranking, ascending.
    pub(crate) here: Vec<Here>,
    /// The pairs kept, best score first.
    pub(crate) pairs: Vec<ScoredPair<usize>>,
    /// For each submission and document the token ranges that are boilerplate.
    boilerplate: Vec<Vec<Vec<Range<usize>>>>,
    matchable: Vec<usize>,
    ranked: Ranked,
}

impl Ranked {
    /// The comparison of `submissions`: those of the class, then those of `earlier`, ascending, which are those of
    /// [`Ranked::earlier`].
    ///
    /// # Panics
    /// If they are others.
    pub fn compare<'a>(
        mut self,
        submissions: &'a [Submission],
        earlier: &[EarlierId],
    ) -> Comparison<'a> {
        let population = &self.weighed.population;
        let earlier = earlier.iter().map(|&id| population.here(id));
        let here: Vec<Here> = (population.class().map(Some).chain(earlier))
            .map(|here| here.expect("it is in a pair or asked for"))
            .collect();
        assert_eq!(here.len(), submissions.len(), "each submission is known");
        let scored = std::mem::take(&mut self.ranking.pairs);
        let shortest = self.thresholds.structure.guarantee();
        let (boilerplate, matchable) = submissions
            .par_iter()
            .map(|submission| {
                let documents = submission.open();
                let boilerplate = documents.iter();
                let boilerplate = boilerplate.map(|it| self.boilerplate.ranges(&it.tokens));
                let boilerplate: Vec<_> = boilerplate.collect();
                let matchable = matchable_tokens(&documents, &boilerplate, shortest);
                (boilerplate, matchable)
            })
            .unzip();
        let mut comparison = Comparison {
            submissions,
            pairs: Vec::new(),
            here,
            boilerplate,
            matchable,
            ranked: self,
        };
        let pairs = scored.into_iter();
        comparison.pairs = pairs.map(|pair| comparison.given(&pair)).collect();
        comparison
    }
}

impl<'a> Comparison<'a> {
    /// Compares all pairs in which not both submissions are old and the two are not of one group, by the fingerprints of the usual
    /// scheme. Any number of threads gives the same answer.
    ///
    /// # Errors
    /// When the work should stop.
    pub fn new(
        submissions: &'a [Submission],
        boilerplate: &[Document],
        options: &Options,
        observer: &dyn Observer,
    ) -> Result<Self, Cancelled> {
        let units = 2 * submissions.len() as u64;
        let step = Step::begin(observer, Stage::Rank, Some(units));
        let fingerprints = Fingerprints::new(
            submissions,
            boilerplate,
            &options.thresholds,
            &Scheme::default(),
            &step,
        )?;
        let ranked = Ranked::new(fingerprints, &Earlier::none(), options, &step)?;
        Ok(ranked.compare(submissions, &[]))
    }

    /// Whether all pairs that can be flagged are kept; if not, only the best are.
    pub fn is_complete(&self) -> bool {
        self.ranked.ranking.is_complete
    }

    /// Number of pairs that were compared, also those that share nothing.
    pub fn compared_pairs(&self) -> u64 {
        self.ranked.weighed.population.pairs()
    }

    /// The class as a background.
    pub fn background(&self) -> &Background {
        &self.ranked.ranking.background
    }

    /// Pairs from this score on are flagged, if their submissions are large enough to judge.
    pub fn flag_score(&self) -> f64 {
        match self.background().score_of_expectation(FLAG_EXPECTATION) {
            Some(score) => score.max(LEAST_SCORE),
            None => FLAGGED_WITHOUT_BACKGROUND,
        }
    }

    /// Whether the class was so large that [`Comparison::sharing_pairs`], and the background below the scores of the best pairs, are
    /// estimates from a sample of its submissions.
    pub fn is_sampled(&self) -> bool {
        self.ranked.ranking.is_sampled
    }

    /// Number of pairs that share anything, kept or not.
    pub fn sharing_pairs(&self) -> u64 {
        self.ranked.ranking.sharing
    }

    /// Tokens of a submission that could match: outside of boilerplate, in runs of at least t.
    pub fn matchable_tokens(&self, submission: usize) -> usize {
        self.matchable[submission]
    }

    /// Token ranges of a submission's documents that are boilerplate.
    pub fn boilerplate(&self, submission: usize) -> &[Vec<Range<usize>>] {
        &self.boilerplate[submission]
    }

    /// The exact matches of two submissions.
    pub fn align(&self, left: usize, right: usize) -> Alignment {
        let [left_documents, right_documents] = [left, right].map(|id| self.submissions[id].open());
        let left_strand = self.strand_of(&left_documents, left, Side::Left);
        let right_strand = self.strand_of(&right_documents, right, Side::Right);
        let pair = [
            (self.here[left], &left_documents, &left_strand),
            (self.here[right], &right_documents, &right_strand),
        ];
        align(&self.ranked.weighed.channels, pair, &self.ranked.thresholds)
    }

    /// How much of two submissions is in exact matches, as [`Comparison::align`] says too.
    pub fn coverage(&self, left: usize, right: usize) -> Coverage {
        let left = self.strand(left, Side::Left);
        let right = self.strand(right, Side::Right);
        Coverage::new(&left, &right, &left.tiles(&right, self.shortest()))
    }

    /// A submission made ready for tiling.
    pub(crate) fn strand(&self, id: usize, side: Side) -> Strand {
        self.strand_of(&self.submissions[id].open(), id, side)
    }

    fn strand_of(&self, documents: &Opened, id: usize, side: Side) -> Strand {
        Strand::new(documents, &self.boilerplate[id], self.shortest(), side)
    }

    /// Tokens of the shortest match: whatever has the guarantee threshold's length was found, so that it can be shown.
    pub(crate) fn shortest(&self) -> usize {
        self.ranked.thresholds.structure.guarantee()
    }

    /// The index of a submission in the slice that is compared.
    pub(crate) fn index(&self, id: Here) -> usize {
        let found = self.here.binary_search(&id);
        found.expect("all that are in a pair are given")
    }

    /// A pair of the ranking, by the indices in the slice that is compared.
    pub(crate) fn given(&self, pair: &ScoredPair<Here>) -> ScoredPair<usize> {
        ScoredPair {
            score: pair.score,
            left: self.index(pair.left),
            right: self.index(pair.right),
        }
    }

    /// Whatever scores are made of.
    pub(crate) fn scoring(&self) -> Scoring<'_> {
        Scoring {
            channels: &self.ranked.weighed.channels,
            population: &self.ranked.weighed.population,
        }
    }
}
