//! One assignment of a course, compared by itself.

use std::collections::HashSet;
use std::num::NonZeroUsize;

use codesim_console::Terminal;
use codesim_course::{Compared, HandedIn, Pair};
use codesim_engine::{Detail, Judged, Request, compare_and_judge};
use codesim_match::LEAST_TOKENS;
use codesim_report::course::CourseAssignment;
use codesim_report::model::{Report, SubmissionSummary};
use codesim_sheets::Key;
use codesim_token::Registry;

use super::sheets::Sheets;
use super::term::Assignment;
use super::written::Written;
use crate::compare::{ReadClass, hide_names, request, told};
use crate::sources::Trees;

/// So many pairs are kept for each submission: in a class of 200 those that one innocent pair in five is as alike as.
const KEPT: usize = 20;

/// No more pairs of an assignment are kept, however large its class is.
const MOST_KEPT: usize = 100_000;

/// What it takes to compare an assignment.
pub(super) struct Comparing<'a> {
    pub(super) registry: &'a Registry,
    pub(super) assignment: &'a Assignment,
    pub(super) written: &'a Written,
    pub(super) terminal: &'a Terminal,
}

impl Comparing<'_> {
    /// Compares, and gives what the course needs and the report of the assignment.
    pub(super) fn compare(
        &self,
        mut key: Option<&mut Key>,
        sheets: &mut Sheets,
    ) -> anyhow::Result<(Compared, Report)> {
        let Assignment { path, plan, .. } = self.assignment;
        let roots = std::slice::from_ref(path);
        let trees = Trees::of_class(roots, plan)?;
        let (registry, terminal) = (self.registry, self.terminal);
        let mut read = ReadClass::new(registry, &trees, plan, key.as_deref_mut(), terminal)?;
        sheets.keep_own(&mut read, path);
        let ReadClass {
            class,
            archive,
            known,
        } = read;
        let count = class.submissions.len();
        let request = self.shown(request(plan, roots), count);
        let kept = (KEPT * count).min(MOST_KEPT);
        let archive = archive.as_ref();
        let compared = compare_and_judge(class, archive, &known, &request, kept, terminal);
        let (mut report, judged) = compared.map_err(|error| told(error, plan, roots))?;
        let mut compared = self.kept(&report, &judged);
        if let Some(key) = key {
            hide_names(&mut report, key);
            for submission in &mut compared.submissions {
                submission.pseudonym = key.pseudonyms().get(&submission.name).cloned();
            }
        }
        compared.summary.notices.clone_from(&report.notices);
        Ok((compared, report))
    }

    /// The request for the report of this assignment: all that the course leads to.
    fn shown(&self, request: Request, submissions: usize) -> Request {
        let is_written = self.written.has_reports();
        let few = NonZeroUsize::MIN;
        let of_all = NonZeroUsize::new(submissions).unwrap_or(few);
        Request {
            limit: match is_written {
                true => request.limit.map(|limit| limit.max(of_all)),
                false => Some(few),
            },
            detail: match is_written {
                true => Detail::Places,
                false => Detail::Numbers,
            },
            ..request
        }
    }

    /// What the course needs of an assignment.
    fn kept(&self, report: &Report, judged: &[Judged]) -> Compared {
        let new = report.submissions.iter().filter(|it| is_new(it));
        let submissions: Vec<HandedIn> = new.map(handed_in).collect();
        Compared {
            summary: CourseAssignment {
                submissions: submissions.len(),
                pairs: report.class.pairs,
                flagged_pairs: report.class.flagged_pairs - report.class.dismissed_pairs,
                worth_a_look_pairs: report.class.worth_a_look_pairs,
                background_known: report.class.background_known,
                ..self.assignment.summary()
            },
            submissions,
            pairs: self.pairs(report, judged),
        }
    }

    /// The pairs of new submissions, by their places among these.
    fn pairs(&self, report: &Report, judged: &[Judged]) -> Vec<Pair> {
        let mut next = 0..;
        let places = report.submissions.iter();
        let places: Vec<Option<usize>> = places
            .map(|it| is_new(it).then(|| next.next()).flatten())
            .collect();
        let shown: HashSet<(&str, &str)> = match self.written.has_reports() {
            true => report
                .pairs
                .iter()
                .map(|it| (&*it.left, &*it.right))
                .collect(),
            false => HashSet::new(),
        };
        let name = |index: usize| &*report.submissions[index].name;
        let pair = |judged: &Judged| {
            Some(Pair {
                left: places[judged.left]?,
                right: places[judged.right]?,
                score: judged.score,
                expected_by_chance: judged.expected_by_chance,
                probability: judged.probability,
                verdict: judged.verdict,
                dismissed: judged.dismissed,
                is_shown: shown.contains(&(name(judged.left), name(judged.right))),
            })
        };
        judged.iter().filter_map(pair).collect()
    }
}

/// Whether it is of this course, and not of earlier years.
fn is_new(submission: &SubmissionSummary) -> bool {
    !submission.old && !submission.indexed
}

fn handed_in(submission: &SubmissionSummary) -> HandedIn {
    let metadata = submission.metadata.as_ref();
    HandedIn {
        name: submission.name.clone(),
        pseudonym: None,
        person: metadata.and_then(|it| it.name.clone()),
        is_file: submission.is_file,
        group: metadata.and_then(|it| it.group.clone()),
        is_judged: submission.matchable_tokens >= LEAST_TOKENS,
    }
}
