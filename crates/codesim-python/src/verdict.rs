//! What Python calls verdicts.

use codesim_report::model::Verdict;

/// As in JSON.
pub(crate) fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Flagged => "flagged",
        Verdict::WorthALook => "worth-a-look",
        Verdict::AsExpected => "as-expected",
        Verdict::TooSmall => "too-small",
    }
}
