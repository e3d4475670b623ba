//! What Python calls verdicts, and how far numbers can be relied on.

use codesim_report::model::{Odds, Verdict};

/// As in JSON.
pub(crate) fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Flagged => "flagged",
        Verdict::WorthALook => "worth-a-look",
        Verdict::AsExpected => "as-expected",
        Verdict::TooSmall => "too-small",
    }
}

/// As in JSON.
pub(crate) fn odds(odds: Odds) -> &'static str {
    match odds {
        Odds::Checked => "checked",
        Odds::FewSubmissions => "few-submissions",
        Odds::ManyAlike => "many-alike",
    }
}
