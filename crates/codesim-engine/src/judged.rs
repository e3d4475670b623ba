//! Pairs that were judged, whether the report shows them or not: what several classes of the same people are put together from.

use codesim_match::RankedPair;
use codesim_report::course::Judged;

use crate::flagged::{is_confirmed, is_dismissed};
use crate::report::verdict;
use crate::report_context::ReportContext;

/// Returns the pairs of a comparison, in their order.
pub(crate) fn judged(context: &ReportContext, pairs: &[RankedPair]) -> Vec<Judged> {
    let all = context.comparison.background().pairs() as f64;
    let judged = |pair: &RankedPair| Judged {
        left: pair.left,
        right: pair.right,
        score: pair.score,
        expected_by_chance: pair.expected_by_chance,
        probability: pair.expected_by_chance.map(|expected| expected / all),
        verdict: verdict(pair.verdict),
        dismissed: is_dismissed(context, pair.left, pair.right),
        confirmed: is_confirmed(context, pair.left, pair.right),
    };
    pairs.iter().map(judged).collect()
}
