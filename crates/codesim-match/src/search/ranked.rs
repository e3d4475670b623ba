//! A class and the submissions of an index, ranked by their fingerprints alone.

use std::borrow::Cow;

use codesim_progress::{Cancelled, Step};

use crate::index::archive::{ArchiveHits, ArchiveId};
use crate::index::boilerplate::Boilerplate;
use crate::index::fingerprints::Fingerprints;
use crate::input::channel::Channel;
use crate::input::options::Options;
use crate::input::submission::Submission;
use crate::input::thresholds::ChannelThresholds;
use crate::rings::search::Ring;
use crate::scoring::weighted::WeightedFingerprints;
use crate::search::ranking::Ranking;
use crate::search::recount::Recount;

/// The expected overlaps of the submissions of a class, to be kept beside their fingerprints in an index.
pub struct Expectations {
    /// The median overlap of each submission in each channel.
    pub each: Vec<[f64; Channel::COUNT]>,
    /// The median overlap of all submissions in each channel, including those that are in the index already.
    pub median: [f64; Channel::COUNT],
}

impl Expectations {
    /// Computes the expected overlaps of a class among the submissions of an index. Does not advance.
    ///
    /// # Errors
    /// When the work should stop.
    pub fn new(
        fingerprints: &Fingerprints,
        earlier: &ArchiveHits,
        step: &Step,
    ) -> Result<Self, Cancelled> {
        let weighted = WeightedFingerprints::of(fingerprints, earlier, usize::MAX, step)?;
        let expected = |channel: Channel| &weighted.channels[channel as usize].expected;
        let class = weighted.population.class();
        Ok(Self {
            each: class
                .map(|id| Channel::ALL.map(|channel| expected(channel).of(id)))
                .collect(),
            median: Channel::ALL.map(|channel| expected(channel).median()),
        })
    }
}

/// A class whose best pairs are known, but not their matches.
pub struct Ranked {
    pub(crate) weighted: WeightedFingerprints,
    pub(crate) ranking: Ranking,
    pub(crate) rings: Vec<Ring>,
    asked: Vec<ArchiveId>,
    pub(crate) boilerplate: Boilerplate,
    pub(crate) thresholds: ChannelThresholds,
    pub(crate) min_tokens: usize,
}

impl Ranked {
    /// Ranks all pairs of the class in which the submissions are not both old and not of one group, and all pairs of one of its new
    /// submissions and an earlier one.
    ///
    /// `fingerprints` are those of `submissions`, and may be a sample of those that `options.thresholds` select. Advances once for each
    /// submission of the class. The result does not depend on the number of threads.
    ///
    /// # Errors
    /// When the work should stop.
    pub fn new(
        mut fingerprints: Fingerprints,
        submissions: &[Submission],
        earlier: &ArchiveHits,
        options: &Options,
        step: &Step,
    ) -> Result<Self, Cancelled> {
        let sets = fingerprints.take_sets().map(Cow::Owned);
        let most = options.max_occurrences;
        let weighted = WeightedFingerprints::with_sets(sets, &fingerprints, earlier, most, step)?;
        let recount = Recount {
            fingerprints: &fingerprints,
            earlier,
            submissions,
            shortest: options.thresholds.structure.guarantee(),
            limit: options.limit,
            step,
        };
        let (weighted, ranking, rings) = recount.settled(weighted)?;
        Ok(Self {
            ranking,
            rings,
            weighted,
            asked: earlier.asked.clone(),
            boilerplate: fingerprints.into_boilerplate(),
            thresholds: options.thresholds,
            min_tokens: options.min_tokens,
        })
    }

    /// Returns the earlier submissions that are in a pair that is kept, and those asked for, ascending: [`Ranked::compare`] needs them in
    /// full.
    pub fn earlier(&self) -> Vec<ArchiveId> {
        let pairs = self.ranking.pairs.iter();
        self.with_asked(pairs.filter_map(|pair| self.weighted.population.earlier(pair.right)))
    }

    /// Returns all earlier submissions that share anything with the class, and those asked for, ascending: with these [`Ranked::compare`]
    /// covers every pair.
    pub fn every_earlier(&self) -> Vec<ArchiveId> {
        self.with_asked(self.weighted.population.sharing().iter().copied())
    }

    fn with_asked(&self, found: impl Iterator<Item = ArchiveId>) -> Vec<ArchiveId> {
        let mut found: Vec<ArchiveId> = found.chain(self.asked.iter().copied()).collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}
