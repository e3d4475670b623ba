//! The comparison of a class: from what was read to a report.

use codesim_archive::Archive;
use codesim_intake::Class;
use codesim_progress::Observer;
use codesim_report::course::Judged;
use codesim_report::model::Report;

use crate::error::Error;
use crate::every::{Table, every_pair};
use crate::judged::judged;
use crate::ranked_class::{Keep, with_context};
use crate::references::References;
use crate::report::report;
use crate::request::Request;
use crate::side_information::SideInformation;

/// Compares the submissions of a class with each other and with those of an archive, and makes the report.
///
/// Runs on all threads of the current rayon pool; any number of them gives the same report.
///
/// # Errors
/// If there are fewer than two submissions, the request does not fit the class, the archive or the side information, or the observer says
/// stop.
pub fn compare(
    class: Class,
    archive: Option<&Archive>,
    known: &SideInformation,
    request: &Request,
    observer: &dyn Observer,
) -> Result<Report, Error> {
    let (report, _) = compare_and_judge(class, archive, known, request, 0, observer)?;
    Ok(report)
}

/// Compares the same, and gives beside the report the `kept` best pairs, and all that could be flagged, without the places of their matches: these
/// take no more than a few words each.
///
/// # Errors
/// As those of [`compare`].
pub fn compare_and_judge(
    mut class: Class,
    archive: Option<&Archive>,
    known: &SideInformation,
    request: &Request,
    kept: usize,
    observer: &dyn Observer,
) -> Result<(Report, Vec<Judged>), Error> {
    let keep = Keep::Best { at_least: kept };
    let Some(references) = References::take(&mut class) else {
        return judge_class((class, archive, known), request, keep, observer);
    };
    let (own, own_request) = references.without(known, request);
    let compared = (class, archive, &own);
    let (mut report, judged) = judge_class(compared, &own_request, keep, observer)?;
    let all = (archive, known, request);
    references.add_to(&mut report, &own_request, all, observer)?;
    Ok((report, judged))
}

/// Compares a class, and returns its report and the pairs that were judged.
fn judge_class(
    compared: (Class, Option<&Archive>, &SideInformation),
    request: &Request,
    keep: Keep,
    observer: &dyn Observer,
) -> Result<(Report, Vec<Judged>), Error> {
    with_context(compared, request, keep, observer, |context, notices| {
        let pairs = context.comparison.pairs(observer)?;
        let report = report(context, &pairs, request, notices, observer)?;
        Ok((report, judged(context, &pairs)))
    })
}

/// Compares the same, and hands all pairs that share anything to `table`, in their order, without the places of their matches. Memory does not grow
/// with their number: they are sorted in temporary files.
///
/// There are no references in such a table. The request's pair, limit and detail are ignored: the best ten thousand pairs that should be read
/// have the reasons why. The returned report is the one that `table` got, without pairs.
///
/// # Errors
/// As those of [`compare`], if there are references, and if temporary files or the table cannot be written.
pub fn compare_every_pair(
    class: Class,
    archive: Option<&Archive>,
    known: &SideInformation,
    request: &Request,
    observer: &dyn Observer,
    table: &mut dyn Table,
) -> Result<Report, Error> {
    if class.submissions.iter().any(|it| it.reference) {
        return Err(Error::References);
    }
    let request = &Request {
        pair: None,
        limit: None,
        ..request.clone()
    };
    let compared = (class, archive, known);
    with_context(
        compared,
        request,
        Keep::Noted,
        observer,
        |context, notices| every_pair(context, request, notices, observer, table),
    )
}
