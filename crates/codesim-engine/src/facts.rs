//! The facts in the matches of pairs that a person should read.

use std::collections::BTreeSet;

use codesim_match::{Match, RankedPair, Ring, Verdict};
use codesim_report::model::Facts;

use crate::report_context::ReportContext;

/// In how many submissions a fingerprint is that no third one has.
const BOTH: usize = 2;

/// Whether a pair should be read. The report says how many there are of its kind, and why each is one.
pub(crate) fn is_to_be_read(pair: &RankedPair) -> bool {
    matches!(pair.verdict, Verdict::Flagged | Verdict::SecondLook)
}

/// Whether the code of one side is withheld: the pair has a score, and nothing that comes of its matches.
pub(crate) fn is_withheld(context: &ReportContext, pair: &RankedPair) -> bool {
    let sides = [pair.left, pair.right].into_iter();
    let mut sides = sides.map(|index| &context.compared[index]);
    sides.any(|it| it.withheld_tokens.is_some())
}

/// Returns the facts that are in the matches of a pair, which may be in a ring.
pub(crate) fn facts(matches: &[Match], ring: Option<&Ring>) -> Facts {
    let all: BTreeSet<usize> = matches.iter().map(|it| it.passage).collect();
    let moved = matches.iter().filter(|it| it.moved);
    let moved: BTreeSet<usize> = moved.map(|it| it.passage).collect();
    let alone = matches.iter().filter(|it| it.rarest == Some(BOTH));
    Facts {
        matches: matches.len(),
        passages: all.len(),
        moved: moved.len(),
        tokens_alone: alone.map(|it| it.left.tokens.len()).sum(),
        ring: ring.map(|ring| ring.members.len()),
        telling: None,
    }
}
