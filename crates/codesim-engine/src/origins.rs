//! Authors, projects and folders that files of a few submissions name.

use std::collections::{BTreeMap, BTreeSet};

use codesim_display::{Sentence, visible};
use codesim_intake::Submission;
use codesim_report::model::{Remark, RemarkKind};
use codesim_signals::shared_traits::{Origin, OriginKind, most};

use crate::report_context::ReportContext;

/// Number of other submissions that a remark names.
const NAMED: usize = 3;

/// The part of an origin that is compared.
type Key = (OriginKind, String);

/// Returns remarks on new submissions with a file that names an origin that few others name; one for each file.
pub(crate) fn shared_origins(context: &ReportContext) -> Vec<Remark> {
    let having = having(context);
    let new = context.submissions.iter().enumerate();
    let new = new.filter(|(_, submission)| !submission.old);
    let remarks = new.flat_map(|(index, submission)| {
        let mut told = BTreeSet::new();
        let origins = submission.origins.iter();
        let shared = origins.filter_map(|(file, origin)| {
            let others = others(context, index, having.get(&origin.key())?);
            (!others.is_empty() && told.insert(file)).then(|| Remark {
                submission: submission.name.clone(),
                about: submission.about(file),
                line: Some(origin.line),
                kind: RemarkKind::SharedOrigin,
                sentence: sentence(origin, &others),
            })
        });
        shared.collect::<Vec<_>>()
    });
    remarks.collect()
}

/// Returns the submissions that name each origin, without the origins that many of them name.
fn having(context: &ReportContext) -> BTreeMap<Key, BTreeSet<usize>> {
    let mut having: BTreeMap<Key, BTreeSet<usize>> = BTreeMap::new();
    let mut class = 0;
    for (index, submission) in context.submissions.iter().enumerate() {
        class += usize::from(!submission.archived);
        for (_, origin) in &submission.origins {
            having.entry(origin.key()).or_default().insert(index);
        }
    }
    having.retain(|_, submissions| submissions.len() <= most(class));
    having
}

/// Returns those of the submissions that are not in the group of this one.
fn others<'a>(
    context: &'a ReportContext,
    index: usize,
    all: &BTreeSet<usize>,
) -> Vec<&'a Submission> {
    let group = context.compared[index].group;
    let is_other = |&other: &usize| {
        other != index && (group.is_none() || context.compared[other].group != group)
    };
    let others = all.iter().copied().filter(is_other);
    others.map(|other| &context.submissions[other]).collect()
}

fn sentence(origin: &Origin, others: &[&Submission]) -> Sentence {
    let message = match origin.kind {
        OriginKind::Author => "remark-origin-author",
        OriginKind::Runner => "remark-origin-runner",
        OriginKind::Notebook => "remark-origin-notebook",
        OriginKind::Committer => "remark-origin-committer",
        OriginKind::Repository => "remark-origin-repository",
        OriginKind::Project => "remark-origin-project",
        OriginKind::Folder => "remark-origin-folder",
    };
    let names = others.iter().take(NAMED).map(|it| visible(&it.name));
    let names = names.collect::<Vec<_>>().join(", ");
    let others = match others.len().saturating_sub(NAMED) {
        0 => Sentence::verbatim(names),
        more => Sentence::new("remark-others-more")
            .text("names", names)
            .number("more", more as u64),
    };
    Sentence::new(message)
        .text("said", visible(&origin.said))
        .sentence("others", others)
}
