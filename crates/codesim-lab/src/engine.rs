//! The engine on a class, told to do one thing otherwise.

use std::collections::{BTreeSet, HashMap};

use codesim_fingerprint::selection::Scheme;
use codesim_match::{
    Channel, ChannelThresholds, Earlier, Fingerprints, Options, Ranked, RankedPair, Verdict,
};

use crate::class::Class;
use crate::quality::Scored;

/// How the engine is run.
#[derive(Debug, Clone)]
pub(crate) struct Engine {
    pub(crate) thresholds: ChannelThresholds,
    pub(crate) scheme: Scheme,
    /// The one channel that counts; otherwise all do.
    pub(crate) channel: Option<Channel>,
}

/// What it finds.
#[derive(Debug)]
pub(crate) struct Ranking {
    pairs: HashMap<(usize, usize), RankedPair>,
    /// Fingerprints of all submissions that were compared.
    pub(crate) fingerprints: u64,
}

impl Engine {
    /// As it is by default.
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
            &(),
        );
        if let Some(channel) = self.channel {
            fingerprints.keep_channel(channel);
        }
        fingerprints
    }

    /// Ranks all pairs of a class.
    pub(crate) fn rank(&self, class: &Class) -> Ranking {
        let fingerprints = self.fingerprints(class);
        let each = Channel::ALL.map(|channel| fingerprints.sets(channel).iter().map(Vec::len));
        let count: usize = each.into_iter().flatten().sum();
        let options = Options {
            thresholds: self.thresholds,
            max_occurrences: usize::MAX,
            limit: usize::MAX,
        };
        let ranked = Ranked::new(fingerprints, &Earlier::none(), &options, &());
        let comparison = ranked.compare(&class.submissions, &[]);
        Ranking {
            pairs: (comparison.pairs())
                .map(|pair| ((pair.left, pair.right), pair))
                .collect(),
            fingerprints: count as u64,
        }
    }
}

impl Ranking {
    /// The pairs that are flagged, in order of the submissions.
    pub(crate) fn flagged(&self) -> BTreeSet<(usize, usize)> {
        let pairs = self.pairs.iter();
        pairs
            .filter(|(_, pair)| pair.verdict == Verdict::Flagged)
            .map(|(&ids, _)| ids)
            .collect()
    }

    /// The scores of the pairs of which the truth is known, in the order of the labels.
    pub(crate) fn scored(&self, class: &Class) -> Vec<Scored> {
        let scored = class.labels.iter().map(|label| Scored {
            score: (self.pairs.get(&(label.left, label.right))).map_or(0.0, |pair| pair.score),
            is_copy: label.is_copy,
        });
        scored.collect()
    }
}
