//! The flagged pairs and how they hang together, and how many more are for a second look.

use codesim_fingerprint::clusters;
use codesim_match::{RankedPair, Verdict};
use codesim_report::model::{Cluster, DecisionStatus};

use crate::report_context::ReportContext;

/// The flagged pairs and how they hang together.
pub(crate) struct Flagged {
    /// Without the dismissed pairs: these connect no submissions.
    pub(crate) pairs: Vec<(usize, usize)>,
    /// Number of those that were dismissed.
    pub(crate) dismissed: usize,
    /// Number of pairs that are not flagged but worth a second look.
    pub(crate) second_look: usize,
    clusters: Vec<Vec<usize>>,
    /// For each submission the number of its cluster, from 1.
    cluster_of: Vec<Option<usize>>,
}

impl Flagged {
    pub(crate) fn new(context: &ReportContext, judged: &[RankedPair]) -> Self {
        let of = |verdict| judged.iter().filter(move |pair| pair.verdict == verdict);
        let (dismissed, pairs): (Vec<_>, Vec<_>) = of(Verdict::Flagged)
            .map(|pair| (pair.left, pair.right))
            .partition(|&(left, right)| is_dismissed(context, left, right));
        let clusters = clusters(pairs.iter().copied());
        let mut cluster_of = vec![None; context.submissions.len()];
        for (index, members) in clusters.iter().enumerate() {
            for &member in members {
                cluster_of[member] = Some(index + 1);
            }
        }
        Self {
            pairs,
            dismissed: dismissed.len(),
            second_look: of(Verdict::SecondLook).count(),
            clusters,
            cluster_of,
        }
    }

    pub(crate) fn cluster(&self, submission: usize) -> Option<usize> {
        self.cluster_of[submission]
    }

    pub(crate) fn common_cluster(&self, left: usize, right: usize) -> Option<usize> {
        self.cluster(left)
            .filter(|_| self.cluster(left) == self.cluster(right))
    }

    pub(crate) fn clusters(&self, context: &ReportContext) -> Vec<Cluster> {
        let name = |&member: &usize| context.submissions[member].name.clone();
        let mut found: Vec<Cluster> = (self.clusters.iter().enumerate())
            .map(|(index, members)| Cluster {
                number: index + 1,
                members: members.iter().map(name).collect(),
                flagged_pairs: 0,
            })
            .collect();
        for number in self
            .pairs
            .iter()
            .filter_map(|&(left, _)| self.cluster(left))
        {
            found[number - 1].flagged_pairs += 1;
        }
        found
    }
}

/// Whether a person has dismissed a pair.
pub(crate) fn is_dismissed(context: &ReportContext, left: usize, right: usize) -> bool {
    has_status(context, [left, right], DecisionStatus::Dismissed)
}

/// Whether a person has confirmed a pair.
pub(crate) fn is_confirmed(context: &ReportContext, left: usize, right: usize) -> bool {
    has_status(context, [left, right], DecisionStatus::Confirmed)
}

fn has_status(context: &ReportContext, pair: [usize; 2], status: DecisionStatus) -> bool {
    let decision = context.known.decisions.get(&pair);
    decision.is_some_and(|decision| decision.status == status)
}
