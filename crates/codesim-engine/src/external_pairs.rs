//! The report of pairs that were found elsewhere, such as on a cluster.

use std::collections::{BTreeMap, HashSet};

use codesim_archive::FingerprintConfig;
use codesim_intake::Submission;
use codesim_match::{Comparison, ExternalRanking};
use codesim_progress::Observer;
use codesim_report::model::{FoundAmong, Report};
use codesim_token::Document;

use crate::error::Error;
use crate::ranked_class::{languages_of, tokens_of};
use crate::report::report;
use crate::report_context::ReportContext;
use crate::request::Request;
use crate::side_information::SideInformation;

/// Pairs that were found elsewhere, with the data that a report of them needs.
#[derive(Debug)]
pub struct ExternalPairs {
    /// The submissions of the pairs.
    pub submissions: Vec<Submission>,
    /// Starter code.
    pub boilerplate: Vec<Document>,
    /// How fingerprints were made.
    pub config: FingerprintConfig,
    /// The pairs, by the indices of `submissions`, and the statistics of all submissions.
    pub ranking: ExternalRanking,
}

/// Makes the report of pairs that were found elsewhere. Scores are taken as they are; everything else about a pair is computed here.
///
/// The request's thresholds, selection and pair are ignored.
///
/// # Errors
/// If the request does not fit the side information, or the observer says stop.
pub fn report_external_pairs(
    pairs: ExternalPairs,
    known: &SideInformation,
    request: &Request,
    observer: &dyn Observer,
) -> Result<Report, Error> {
    let ExternalPairs {
        mut submissions,
        boilerplate,
        config,
        ranking,
    } = pairs;
    let mut notices = Vec::new();
    let groups = known.groups(&submissions, &mut notices)?;
    let request = &Request {
        pair: None,
        ..request.clone()
    };
    let found_among = FoundAmong {
        submissions: ranking.submissions,
        min_score: ranking.least,
    };
    let languages = languages_of(&submissions, None);
    let compared = tokens_of(&mut submissions, &languages, |_| None);
    let thresholds = config.thresholds;
    let comparison =
        Comparison::of_elsewhere(&compared, &boilerplate, thresholds, ranking, observer)?;
    let context = ReportContext {
        known: known.find(request, &submissions, &groups, &mut notices)?,
        submissions: &submissions,
        compared: &compared,
        comparison,
        given: HashSet::new(),
        comments: BTreeMap::new(),
        exports: Vec::new(),
        against: None,
        found_among: Some(found_among),
        thresholds,
        imports: config.imports,
    };
    let judged = context.comparison.pairs(observer)?;
    report(&context, &judged, request, notices, observer)
}
