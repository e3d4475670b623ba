//! The comparison of a class, from token strings to ranked pairs.

use std::ops::Range;

use codesim_fingerprint::selection::Scheme;
use codesim_progress::{Cancelled, Observer, Stage, Step};
use codesim_token::Document;
use rayon::prelude::*;

use crate::background::class::Class;
use crate::background::distribution::Background;
use crate::background::verdict::{
    FLAG_EXPECTATION, FLAGGED_WITHOUT_BACKGROUND, MIN_SCORE, MIN_TOKENS,
};
use crate::external_ranking::{Counted, ExternalRanking};
use crate::index::archive::{ArchiveHits, ArchiveId};
use crate::index::boilerplate::Boilerplate;
use crate::index::fingerprints::Fingerprints;
use crate::index::inverted::SharedFingerprint;
use crate::index::population::LocalId;
use crate::input::channel::Channel;
use crate::input::options::Options;
use crate::input::submission::{Structures, Submission};
use crate::input::thresholds::ChannelThresholds;
use crate::matches::alignment::{AlignedSide, Alignment};
use crate::matches::evidence::{Evidence, SharedFingerprints};
use crate::matches::repeated::{repeated, united};
use crate::matches::token_sequence::{Side, TokenSequence, matchable};
use crate::rings::search::Ring;
use crate::scoring::kind::Kind;
use crate::scoring::score::Scoring;
use crate::scoring::scored::ScoredPair;
use crate::scoring::weighted::WeightedFingerprints;
use crate::search::ranked::Ranked;

/// A class compared with itself, and with earlier submissions. Submissions are identified by their index in the slice that is compared.
pub struct Comparison<'a> {
    submissions: &'a [Submission],
    /// The pairs kept, best score first.
    pub(crate) pairs: Vec<ScoredPair<usize>>,
    prepared: Prepared,
    thresholds: ChannelThresholds,
    /// Submissions with fewer matchable tokens are too small to judge.
    min_tokens: usize,
    /// Statistics of all pairs.
    class: Class,
    rings: Vec<Ring>,
    basis: ScoreSource,
}

/// The data that scores were computed from.
enum ScoreSource {
    LocalId(Box<LocalRanking>),
    ExternalRanking(Box<Counted>),
}

/// A ranking of local submissions.
pub(crate) struct LocalRanking {
    weighted: WeightedFingerprints,
    /// The id in the ranking of each of the submissions that are compared, ascending.
    pub(crate) ids: Vec<LocalId>,
}

impl Ranked {
    /// Returns the comparison of `submissions`: those of the class, then those of `earlier`, ascending, which are those of
    /// [`Ranked::earlier`].
    ///
    /// # Panics
    /// If the submissions are others.
    pub fn compare<'a>(
        self,
        submissions: &'a [Submission],
        earlier: &[ArchiveId],
    ) -> Comparison<'a> {
        let population = &self.weighted.population;
        let earlier = earlier.iter().map(|&id| population.here(id));
        let ids: Vec<LocalId> = (population.class().map(Some).chain(earlier))
            .map(|here| here.expect("it is in a pair or asked for"))
            .collect();
        assert_eq!(ids.len(), submissions.len(), "each submission is known");
        let compared = population.pairs();
        let here = LocalRanking {
            weighted: self.weighted,
            ids,
        };
        let pairs = self.ranking.pairs.iter();
        Comparison {
            submissions,
            pairs: pairs.map(|pair| here.given(pair)).collect(),
            prepared: Prepared::new(submissions, &self.boilerplate, &self.thresholds),
            thresholds: self.thresholds,
            min_tokens: self.min_tokens,
            class: Class {
                backgrounds: self.ranking.backgrounds,
                compared,
                sharing: self.ranking.sharing,
                is_sampled: self.ranking.is_sampled,
                is_complete: self.ranking.is_complete,
            },
            rings: self.rings,
            basis: ScoreSource::LocalId(Box::new(here)),
        }
    }
}

/// The data of each submission that all of its pairs need.
struct Prepared {
    /// For each submission and document the token ranges that are boilerplate.
    boilerplate: Vec<Vec<Vec<Range<usize>>>>,
    /// The same for tokens that cannot match: boilerplate, and code that repeats other documents of the submission.
    unmatchable: Vec<Vec<Vec<Range<usize>>>>,
    /// For each submission the number of tokens that could match.
    matchable: Vec<usize>,
}

impl Prepared {
    fn new(
        submissions: &[Submission],
        boilerplate: &Boilerplate,
        thresholds: &ChannelThresholds,
    ) -> Self {
        let shortest = thresholds.structure.guarantee();
        let prepared = submissions.par_iter().map(|submission| {
            let documents = submission.structures();
            let ranges = documents.iter().map(|it| boilerplate.ranges(it));
            let ranges: Vec<_> = ranges.collect();
            let unmatchable = with_repeated(&documents, &ranges);
            let own = || matchable(&documents, &unmatchable, shortest);
            let matchable = submission.withheld_tokens.unwrap_or_else(own);
            ((ranges, unmatchable), matchable)
        });
        let ((boilerplate, unmatchable), matchable) = prepared.unzip();
        Self {
            boilerplate,
            unmatchable,
            matchable,
        }
    }
}

/// Returns the number of tokens of a submission that could match, as [`Comparison::matchable_tokens`] does: outside of boilerplate.
pub fn matchable_tokens(
    submission: &Submission,
    boilerplate: &Boilerplate,
    thresholds: &ChannelThresholds,
) -> usize {
    let submissions = std::slice::from_ref(submission);
    Prepared::new(submissions, boilerplate, thresholds).matchable[0]
}

/// Returns the ranges of each document, joined with those that repeat other documents of the submission.
fn with_repeated(documents: &Structures, ranges: &[Vec<Range<usize>>]) -> Vec<Vec<Range<usize>>> {
    let both = ranges.iter().zip(repeated(documents));
    both.map(|(ranges, repeated)| {
        let mut all = [ranges.as_slice(), &repeated].concat();
        all.sort_unstable_by_key(|range| range.start);
        united(all.into_iter())
    })
    .collect()
}

impl LocalRanking {
    /// Returns the index of a submission in the slice that is compared.
    pub(crate) fn index(&self, id: LocalId) -> usize {
        let found = self.ids.binary_search(&id);
        found.expect("all that are in a pair are given")
    }

    /// Returns a pair of the ranking, by the indices in the slice that is compared.
    pub(crate) fn given(&self, pair: &ScoredPair<LocalId>) -> ScoredPair<usize> {
        ScoredPair {
            score: pair.score,
            shared: pair.shared,
            left: self.index(pair.left),
            right: self.index(pair.right),
        }
    }

    /// Returns the data that scores are computed from.
    pub(crate) fn scoring(&self) -> Scoring<'_> {
        self.weighted.scoring()
    }

    fn fingerprints(&self, channel: Channel, id: usize) -> Vec<SharedFingerprint> {
        let index = &self.weighted.channels[channel as usize].index;
        index.fingerprints_of(self.ids[id])
    }
}

impl<'a> Comparison<'a> {
    /// Compares all pairs in which the submissions are not both old and not of one group, by the fingerprints of the usual scheme. The result
    /// does not depend on the number of threads.
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
        let ranked = Ranked::new(
            fingerprints,
            submissions,
            &ArchiveHits::none(),
            options,
            &step,
        )?;
        Ok(ranked.compare(submissions, &[]))
    }

    /// Builds the comparison from pairs of these submissions that were found and scored elsewhere.
    ///
    /// # Errors
    /// When the work should stop.
    ///
    /// # Panics
    /// If a pair has a submission that is not among these.
    pub fn of_elsewhere(
        submissions: &'a [Submission],
        boilerplate: &[Document],
        thresholds: ChannelThresholds,
        elsewhere: ExternalRanking,
        observer: &dyn Observer,
    ) -> Result<Self, Cancelled> {
        let step = Step::begin(observer, Stage::Rank, Some(submissions.len() as u64));
        let scheme = Scheme::default();
        let fingerprints =
            Fingerprints::new(submissions, boilerplate, &thresholds, &scheme, &step)?;
        let class = elsewhere.class();
        let prepared = Prepared::new(submissions, fingerprints.boilerplate(), &thresholds);
        let counted = Counted::new(fingerprints, elsewhere.submissions, elsewhere.occurrences);
        Ok(Self {
            submissions,
            pairs: counted.in_order(&elsewhere.pairs),
            prepared,
            thresholds,
            min_tokens: MIN_TOKENS,
            class,
            rings: Vec::new(),
            basis: ScoreSource::ExternalRanking(Box::new(counted)),
        })
    }

    /// Whether all pairs that can be flagged are kept; if not, only the best are.
    pub fn is_complete(&self) -> bool {
        self.class.is_complete
    }

    /// Returns the number of pairs that were compared, including those without anything in common.
    pub fn compared_pairs(&self) -> u64 {
        self.class.compared
    }

    /// Returns the class as a background: its pairs within a language, if there are enough across languages for a background of their own,
    /// otherwise all.
    pub fn background(&self) -> &Background {
        &self.class.backgrounds.main
    }

    /// Returns the background that a pair is judged by: the pairs of its kind.
    pub(crate) fn background_of(&self, pair: &ScoredPair<usize>) -> &Background {
        let [left, right] = [pair.left, pair.right].map(|id| self.submissions[id].languages);
        self.class.backgrounds.of(match left.are_apart(right) {
            true => Kind::Across,
            false => Kind::Within,
        })
    }

    /// Returns the rings, the least expected first.
    pub fn rings(&self) -> &[Ring] {
        &self.rings
    }

    /// Returns the ring that both submissions are in.
    pub fn ring_of(&self, left: usize, right: usize) -> Option<&Ring> {
        let weighted = &self.ranked_here()?.weighted;
        let number = weighted.membership.of_pair(left, right)?;
        Some(&self.rings[number])
    }

    /// Returns the score from which on pairs are flagged, if their submissions are large enough to judge.
    pub fn flag_score(&self) -> f64 {
        match self.background().score_expected_of(FLAG_EXPECTATION) {
            Some(score) => score.max(MIN_SCORE),
            None => FLAGGED_WITHOUT_BACKGROUND,
        }
    }

    /// Whether the class was so large that [`Comparison::sharing_pairs`], and the background below the scores of the best pairs, are
    /// estimates from a sample of its submissions.
    pub fn is_sampled(&self) -> bool {
        self.class.is_sampled
    }

    /// Returns the number of pairs that share anything, kept or not.
    pub fn sharing_pairs(&self) -> u64 {
        self.class.sharing
    }

    /// Returns the number of tokens of a submission that could match: outside of boilerplate, in runs of at least t.
    pub fn matchable_tokens(&self, submission: usize) -> usize {
        self.prepared.matchable[submission]
    }

    /// Whether a submission has hardly anything to compare beside boilerplate: it does not count in the statistics of the class, and its
    /// pairs come last.
    ///
    /// # Panics
    /// If pairs were ranked elsewhere.
    pub fn is_negligible(&self, submission: usize) -> bool {
        let here = self.ranked();
        let population = &here.scoring().population;
        population.is_negligible(here.ids[submission])
    }

    /// Returns the weight of the fingerprints that two submissions share, over all channels: higher, the more rare code they share.
    pub fn shared_weight(&self, left: usize, right: usize) -> u64 {
        match &self.basis {
            ScoreSource::LocalId(here) => {
                let pair = (here.scoring()).pair(here.ids[left], here.ids[right]);
                pair.shared
            }
            ScoreSource::ExternalRanking(counted) => counted.shared(left, right),
        }
    }

    /// Returns the token ranges of a submission's documents that are boilerplate.
    pub fn boilerplate(&self, submission: usize) -> &[Vec<Range<usize>>] {
        &self.prepared.boilerplate[submission]
    }

    /// Returns the matches of two submissions and their coverage. For several pairs of a left submission, [`Comparison::by_left`] prepares
    /// it once.
    pub fn align(&self, left: usize, right: usize) -> Alignment {
        self.left(left).align(&self.right(right))
    }

    /// Returns the fingerprints that a submission may share with others.
    fn fingerprints(&self, id: usize) -> SharedFingerprints {
        Channel::ALL.map(|channel| match &self.basis {
            ScoreSource::LocalId(here) => here.fingerprints(channel, id),
            ScoreSource::ExternalRanking(counted) => counted.fingerprints(channel, id),
        })
    }

    /// Returns a submission prepared for tiling.
    pub(crate) fn token_sequence(&self, id: usize, side: Side) -> TokenSequence {
        let documents = self.submissions[id].structures();
        let unmatchable = &self.prepared.unmatchable[id];
        TokenSequence::new(&documents, unmatchable, self.shortest(), side)
    }

    /// Returns a submission prepared for alignment, and its evidence as that of a left one.
    pub(crate) fn left_side(&self, id: usize) -> (AlignedSide<'_>, Evidence) {
        let fingerprints = self.fingerprints(id);
        let side = AlignedSide::new(self.submissions[id].open(), &fingerprints, self.shortest());
        let evidence = Evidence::new(&side.documents, &self.thresholds, fingerprints);
        (side, evidence)
    }

    /// Returns a submission prepared for alignment as the right one.
    pub(crate) fn right_side(&self, id: usize) -> AlignedSide<'_> {
        let documents = self.submissions[id].open();
        AlignedSide::new(documents, &self.fingerprints(id), self.shortest())
    }

    /// Returns the tokens of the shortest match: every shared run of the guarantee threshold's length was found, so that it can be shown.
    pub(crate) fn shortest(&self) -> usize {
        self.thresholds.structure.guarantee()
    }

    pub(crate) fn submissions(&self) -> &[Submission] {
        self.submissions
    }

    /// Returns the number of matchable tokens from which on a submission is judged.
    pub(crate) fn min_tokens(&self) -> usize {
        self.min_tokens
    }

    pub(crate) fn thresholds(&self) -> &ChannelThresholds {
        &self.thresholds
    }

    /// Returns the ranking that the pairs come from; `None` if they were ranked elsewhere.
    pub(crate) fn ranked_here(&self) -> Option<&LocalRanking> {
        match &self.basis {
            ScoreSource::LocalId(here) => Some(here),
            ScoreSource::ExternalRanking(_) => None,
        }
    }

    /// Returns the ranking that the pairs come from.
    ///
    /// # Panics
    /// If they were ranked elsewhere.
    pub(crate) fn ranked(&self) -> &LocalRanking {
        let ranked = self.ranked_here();
        ranked.expect("scores of other pairs are not known here")
    }
}
