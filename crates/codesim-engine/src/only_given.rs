//! Submissions that are starter code, handed in as it was.

use codesim_display::About;
use codesim_report::model::Notice;

use crate::notice::Reason;
use crate::report_context::ReportContext;

/// Notices on the new submissions that have hardly anything of their own to compare.
pub(crate) fn only_given(context: &ReportContext) -> Vec<Notice> {
    let comparison = &context.comparison;
    let has_given = |index| {
        let mut documents = comparison.boilerplate(index).iter();
        documents.any(|ranges| !ranges.is_empty())
    };
    let submissions = context.submissions.iter().enumerate();
    let new = submissions.filter(|(_, it)| !it.old && !it.archived);
    new.filter(|&(index, _)| has_given(index) && comparison.is_negligible(index))
        .map(|(_, submission)| Reason::OnlyGiven.on(About::submission(&submission.name)))
        .collect()
}
