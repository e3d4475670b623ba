//! Remarks that a person should know before reading a submission: findings in its files, and its size in the subject.

use codesim_display::About;
use codesim_report::model::{Remark, RemarkKind};
use codesim_signals::obfuscation::{Finding, Kind, MuchLarger, much_larger};

use crate::origins::shared_origins;
use crate::report_context::ReportContext;

/// Returns the remarks on new submissions, by name, file and line.
pub(crate) fn remarks(context: &ReportContext) -> Vec<Remark> {
    let new: Vec<usize> = (0..context.submissions.len())
        .filter(|&index| !context.submissions[index].old)
        .collect();
    let mut remarks = sizes(context, &new);
    remarks.extend(shared_origins(context));
    for submission in new.iter().map(|&index| &context.submissions[index]) {
        for file in &submission.files {
            let found = file.findings.iter();
            remarks
                .extend(found.map(|f| in_file(&submission.name, submission.about(&file.name), f)));
        }
    }
    remarks.sort();
    remarks
}

fn sizes(context: &ReportContext, new: &[usize]) -> Vec<Remark> {
    let size = |&index: &usize| context.comparison.matchable_tokens(index);
    let sizes: Vec<usize> = new.iter().map(size).collect();
    let remark = |larger: MuchLarger| {
        let name = &context.submissions[new[larger.submission]].name;
        Remark {
            submission: name.clone(),
            about: About::submission(name),
            line: None,
            kind: RemarkKind::MuchLarger,
            sentence: larger.sentence(),
        }
    };
    much_larger(&sizes).into_iter().map(remark).collect()
}

fn in_file(submission: &str, about: About, finding: &Finding) -> Remark {
    Remark {
        submission: submission.to_owned(),
        about,
        line: Some(finding.line),
        kind: kind(finding.kind),
        sentence: finding.sentence.clone(),
    }
}

fn kind(kind: Kind) -> RemarkKind {
    match kind {
        Kind::LookAlikeLetters => RemarkKind::LookAlikeLetters,
        Kind::InvisibleCharacters => RemarkKind::InvisibleCharacters,
        Kind::TextDirection => RemarkKind::TextDirection,
        Kind::OutOfSight => RemarkKind::OutOfSight,
        Kind::LargeComment => RemarkKind::LargeComment,
        Kind::LargeString => RemarkKind::LargeString,
        Kind::RunString => RemarkKind::RunString,
        Kind::EncodedString => RemarkKind::EncodedString,
        Kind::CompilerTrick => RemarkKind::CompilerTrick,
    }
}
