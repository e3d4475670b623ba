//! The engine on a class, with one part changed.

use std::collections::BTreeSet;

use codesim_fingerprint::selection::Scheme;
use codesim_match::{
    ArchiveHits, Channel, ChannelThresholds, Fingerprints, MIN_TOKENS, Options, Ranked, RankedPair,
    Verdict,
};
use codesim_progress::{Stage, Step};

use crate::class::{Class, Label};
use crate::quality::Scored;

/// Number of best pairs to judge if no truth is known. No class that a person could review has more flagged pairs.
const JUDGED: usize = 10_000;

const UNCANCELLED: &str = "an experiment has no observer who could cancel it";

/// A step of the engine in an experiment.
fn unwatched() -> Step<'static> {
    Step::begin(&(), Stage::Rank, None)
}

/// Parameters of a run of the engine.
#[derive(Debug, Clone)]
pub(crate) struct Engine {
    pub(crate) thresholds: ChannelThresholds,
    pub(crate) scheme: Scheme,
    /// The one channel that counts; otherwise all do.
    pub(crate) channel: Option<Channel>,
}

/// The result of a run.
#[derive(Debug)]
pub(crate) struct Ranking {
    /// The pairs that are flagged.
    pub(crate) flagged: BTreeSet<(usize, usize)>,
    /// The scores of the pairs of which the truth is known, in the order of the labels.
    pub(crate) scored: Vec<Scored>,
    /// Fingerprints of all submissions that were compared.
    pub(crate) fingerprints: u64,
}

impl Engine {
    /// Returns the engine with its defaults.
    pub(crate) fn usual(thresholds: ChannelThresholds) -> Self {
        Self {
            thresholds,
            scheme: Scheme::default(),
            channel: None,
        }
    }

    /// The fingerprints of a class.
    pub(crate) fn fingerprints(&self, class: &Class) -> Fingerprints {
        let Class {
            submissions,
            boilerplate,
            ..
        } = class;
        let mut fingerprints = Fingerprints::new(
            submissions,
            boilerplate,
            &self.thresholds,
            &self.scheme,
            &unwatched(),
        )
        .expect(UNCANCELLED);
        if let Some(channel) = self.channel {
            fingerprints.keep_channel(channel);
        }
        fingerprints
    }

    /// Ranks all pairs of a class by these fingerprints of it.
    pub(crate) fn rank(&self, class: &Class, fingerprints: Fingerprints) -> Ranking {
        let each = Channel::ALL.map(|channel| fingerprints.sets(channel).hash_count());
        let count: usize = each.into_iter().sum();
        let options = Options {
            thresholds: self.thresholds,
            max_occurrences: usize::MAX,
            min_tokens: MIN_TOKENS,
            limit: match class.labels.is_empty() {
                true => JUDGED,
                false => usize::MAX,
            },
        };
        let ranked = Ranked::new(
            fingerprints,
            &class.submissions,
            &ArchiveHits::none(),
            &options,
            &unwatched(),
        );
        let ranked = ranked.expect(UNCANCELLED);
        let comparison = ranked.compare(&class.submissions, &[]);
        let mut ranking = Ranking::unknown(class, count as u64);
        for pair in comparison.pairs(&()).expect(UNCANCELLED) {
            ranking.take(class, &pair);
        }
        ranking
    }
}

impl Ranking {
    /// Before any pair is known to share anything.
    fn unknown(class: &Class, fingerprints: u64) -> Self {
        let labels = class.labels.iter();
        let scored = labels.map(|&Label { is_copy, .. }| Scored {
            score: 0.0,
            is_copy,
        });
        Self {
            flagged: BTreeSet::new(),
            scored: scored.collect(),
            fingerprints,
        }
    }

    fn take(&mut self, class: &Class, pair: &RankedPair) {
        let ids = (pair.left, pair.right);
        if pair.verdict == Verdict::Flagged {
            self.flagged.insert(ids);
        }
        let label = |label: &Label| (label.left, label.right);
        if let Ok(at) = class.labels.binary_search_by_key(&ids, label) {
            self.scored[at].score = pair.score;
        }
    }
}
