//! The row of a pair in all tables.

use serde::Serialize;

use crate::model::{DecisionStatus, Pair, Verdict};

/// A row, in the order of its columns.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(crate) struct Row<'a> {
    pub(crate) rank: Option<usize>,
    pub(crate) left: &'a str,
    pub(crate) right: &'a str,
    pub(crate) score: f64,
    pub(crate) similarity: f64,
    pub(crate) containment_left: f64,
    pub(crate) containment_right: f64,
    pub(crate) matched_tokens: usize,
    pub(crate) longest_match: usize,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) withheld: bool,
    pub(crate) expected_by_chance: Option<f64>,
    pub(crate) verdict: Verdict,
    pub(crate) flagged: bool,
    pub(crate) decision: Option<DecisionStatus>,
    pub(crate) why: Option<&'a str>,
}

impl<'a> Row<'a> {
    pub(crate) fn of(pair: &'a Pair) -> Self {
        Self {
            rank: pair.rank,
            left: &pair.left,
            right: &pair.right,
            score: pair.score,
            similarity: pair.similarity,
            containment_left: pair.containment_left,
            containment_right: pair.containment_right,
            matched_tokens: pair.matched_tokens,
            longest_match: pair.longest_match,
            withheld: pair.withheld,
            expected_by_chance: pair.expected_by_chance,
            verdict: pair.verdict,
            flagged: pair.verdict == Verdict::Flagged,
            decision: pair.decision.as_ref().map(|decision| decision.status),
            why: pair.why.as_deref(),
        }
    }
}
