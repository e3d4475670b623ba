//! References: solutions that nobody of the class handed in, such as those of staff, of the web, or of a program that writes code.
//!
//! *Problem.* A submission that is nearer to a known solution than to any other submission is worth a look. But no number of the class may
//! depend on which solutions somebody happened to have at hand.
//!
//! *Method.* The class is compared without references. Then its new submissions are compared once more together with them, in the way that
//! they are compared with those of an earlier year, and only the pairs with a reference are taken from that.
//!
//! *Limits.* Both comparisons weigh code by how many submissions have it, those of the second one with the references: scores with references are
//! on a scale with those of the class, but not to the last digit.

use std::collections::HashSet;
use std::num::NonZeroUsize;

use codesim_archive::Archive;
use codesim_display::FileName;
use codesim_intake::Class;
use codesim_match::GivenThresholds;
use codesim_progress::Observer;
use codesim_report::model::{Pair, Report, SubmissionSummary, Verdict, WithReference};
use codesim_report::say_why;

use crate::error::Error;
use crate::metadata::Details;
use crate::names::Names;
use crate::ranked_class::{Keep, with_context};
use crate::report::report;
use crate::request::{Detail, Request, Sampling};
use crate::sheet::SheetRow;
use crate::side_information::SideInformation;

/// The new submissions of a class and its references.
pub(crate) struct References {
    class: Class,
}

impl References {
    /// Takes the references out of a class, with copies of its new submissions. If there is only one of these, nothing is taken: the references
    /// are all that it can be compared with.
    pub(crate) fn take(class: &mut Class) -> Option<Self> {
        let new = class.submissions.iter().filter(|it| !it.old);
        let has_references = class.submissions.iter().any(|it| it.reference);
        if !has_references || new.count() < 2 {
            return None;
        }
        let mut both = Class {
            notices: Vec::new(),
            ..class.clone()
        };
        class.submissions.retain(|it| !it.reference);
        both.submissions.retain(|it| !it.old || it.reference);
        Some(Self { class: both })
    }

    /// Returns what is known about the class without the references, and what is asked of it.
    pub(crate) fn without(
        &self,
        known: &SideInformation,
        request: &Request,
    ) -> (SideInformation, Request) {
        let names = Names::new(&self.class.submissions, &known.aliases);
        let is_reference =
            |found: Option<usize>| found.is_some_and(|it| self.class.submissions[it].reference);
        let is_with_reference =
            |pair: &[String; 2]| pair.iter().any(|name| is_reference(names.find(name)));
        let mut own = known.clone();
        let metadata = &mut own.metadata;
        (metadata.rows).retain(|row| !is_reference(metadata_row(&names, metadata.of_files, row)));
        let decisions = &mut own.decisions.decisions;
        decisions.retain(|it| !is_with_reference(&it.submissions));
        let mut request = request.clone();
        if request.pair.as_ref().is_some_and(is_with_reference) {
            // Of the pairs of the class, none is shown.
            request.pair = None;
            request.limit = Some(NonZeroUsize::MIN);
            request.detail = Detail::Numbers;
        }
        (own, request)
    }

    /// Adds the pairs with a reference to the report of the class, which was compared by the request `own`.
    pub(crate) fn add_to(
        self,
        class: &mut Report,
        own: &Request,
        (archive, known, request): (Option<&Archive>, &SideInformation, &Request),
        observer: &dyn Observer,
    ) -> Result<(), Error> {
        if request.pair.is_some() {
            if own.pair.is_some() {
                return Ok(());
            }
            class.pairs.clear();
        }
        let found = self.compare(archive, known, request, observer)?;
        merge(class, found);
        Ok(())
    }

    /// Compares the submissions with the references, and returns the report of these pairs alone.
    fn compare(
        mut self,
        archive: Option<&Archive>,
        known: &SideInformation,
        request: &Request,
        observer: &dyn Observer,
    ) -> Result<Report, Error> {
        let mut request = Request {
            sampling: Sampling::default(),
            ..request.clone()
        };
        if let Some(archive) = archive {
            self.class.boilerplate.extend(archive.boilerplate()?);
            request.thresholds = thresholds_of(archive);
        }
        let compared = (self.class, None, known);
        let keep = Keep::Best { at_least: 0 };
        with_context(compared, &request, keep, observer, |context, notices| {
            let mut pairs = context.comparison.pairs(observer)?;
            // They are in the order of their scores.
            let best = pairs.iter().find(|it| !context.has_reference(it));
            let best = best.map(|it| it.score);
            pairs.retain(|it| context.has_reference(it));
            let mut report = report(context, &pairs, &request, notices, observer)?;
            for pair in &mut report.pairs {
                mark(pair, best);
            }
            Ok(report)
        })
    }
}

/// Returns the submission that a row of metadata is about.
fn metadata_row(names: &Names, of_files: bool, row: &SheetRow<Details>) -> Option<usize> {
    match of_files {
        true => names.find_with(&row.submission),
        false => names.find(&row.submission),
    }
}

/// Takes off a pair with a reference what is about the pairs of a class, and says whether it is nearer than any of these; `best` is their best
/// score.
fn mark(pair: &mut Pair, best: Option<f64>) {
    let is_judged = pair.verdict != Verdict::TooSmall;
    pair.reference = Some(WithReference {
        nearest: is_judged && best.is_none_or(|best| pair.score > best),
    });
    [pair.rank, pair.cluster] = [None; 2];
    pair.in_block = None;
    say_why(pair);
}

/// Adds pairs with references, the references and the sources that these need to the report of a class.
fn merge(class: &mut Report, with_references: Report) {
    let references = with_references.submissions.into_iter();
    let references = references
        .filter(|it| it.reference)
        .map(|it| SubmissionSummary {
            cluster: None,
            ..it
        });
    class.submissions.extend(references);
    class.pairs.extend(with_references.pairs);
    // Those of each comparison are in this order already, and the sort is stable.
    let is_small = |pair: &Pair| pair.verdict == Verdict::TooSmall;
    (class.pairs).sort_by(|a, b| {
        let by_score = b.score.total_cmp(&a.score);
        is_small(a).cmp(&is_small(b)).then(by_score)
    });
    let known: HashSet<(&str, &FileName)> = (class.sources.iter())
        .map(|it| (&*it.submission, &it.file))
        .collect();
    let sources = with_references.sources.into_iter();
    let more: Vec<_> = sources
        .filter(|it| !known.contains(&(&*it.submission, &it.file)))
        .collect();
    class.sources.extend(more);
}

fn thresholds_of(archive: &Archive) -> GivenThresholds {
    let own = archive.config().thresholds;
    GivenThresholds {
        noise: Some(own.structure.noise()),
        guarantee: Some(own.structure.guarantee()),
        text_noise: Some(own.text.noise()),
        text_guarantee: Some(own.text.guarantee()),
    }
}
