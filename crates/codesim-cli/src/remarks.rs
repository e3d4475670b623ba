//! What a person should know before reading a submission: findings in its files, and its size in the class.

use std::collections::HashSet;

use codesim_evasion::{Finding, Kind, much_larger};
use codesim_report::model::{Remark, RemarkKind};
use codesim_words::About;

use crate::reading::{Read, ReadSubmission};
use crate::summary::Class;

/// Leaves out of `read` what is found in the starter code as well.
pub(crate) fn forget_given(read: &mut [ReadSubmission], given: &[Read]) {
    let same = |finding: &Finding| (finding.kind, finding.sentence.clone());
    let given: HashSet<_> = given.iter().flat_map(|f| &f.findings).map(same).collect();
    for file in read.iter_mut().flat_map(|submission| &mut submission.files) {
        file.findings
            .retain(|finding| !given.contains(&same(finding)));
    }
}

/// The remarks on new submissions, by name, file and line.
pub(crate) fn remarks(class: &Class) -> Vec<Remark> {
    let new: Vec<usize> = (0..class.submissions.len())
        .filter(|&index| !class.submissions[index].old)
        .collect();
    let mut remarks = sizes(class, &new);
    for described in new.iter().map(|&index| &class.described[index]) {
        for file in &described.files {
            let found = file.findings.iter();
            remarks.extend(found.map(|f| in_file(&described.name, &file.shown, f)));
        }
    }
    remarks.sort();
    remarks
}

fn sizes(class: &Class, new: &[usize]) -> Vec<Remark> {
    let size = |&index: &usize| class.comparison.matchable_tokens(index);
    let sizes: Vec<usize> = new.iter().map(size).collect();
    let remark = |larger: codesim_evasion::MuchLarger| {
        let name = &class.described[new[larger.submission]].name;
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

fn in_file(submission: &str, about: &About, finding: &Finding) -> Remark {
    Remark {
        submission: submission.to_owned(),
        about: about.clone(),
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
        Kind::CompilerTrick => RemarkKind::CompilerTrick,
    }
}
