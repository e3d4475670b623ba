//! Verdicts and the reliability of numbers, as Python names them.

use codesim_report::model::{Reliability, Verdict};

/// As in JSON.
pub(crate) fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Flagged => "flagged",
        Verdict::SecondLook => "second-look",
        Verdict::NotUnusual => "not-unusual",
        Verdict::TooSmall => "too-small",
    }
}

/// As in JSON.
pub(crate) fn reliability(reliability: Reliability) -> &'static str {
    match reliability {
        Reliability::Checked => "checked",
        Reliability::FewSubmissions => "few-submissions",
        Reliability::ManyAlike => "many-alike",
    }
}
