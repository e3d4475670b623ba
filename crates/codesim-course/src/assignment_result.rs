//! The results of single assignments, from which those of the course are combined.

use std::collections::HashSet;

use codesim_report::course::{CourseAssignment, Judged};
use codesim_report::model::{Report, SubmissionSummary, Verdict};

/// Number of pairs kept for each submission: in a class of 200 those that one independent pair in five is as similar as.
const KEPT: usize = 20;

/// Largest number of pairs of an assignment that are kept.
const MAX_KEPT: usize = 100_000;

/// Returns the number of pairs that a course needs of an assignment with `submissions` submissions.
pub(crate) fn kept_pairs(submissions: usize) -> usize {
    (KEPT * submissions).min(MAX_KEPT)
}

/// An assignment as it was compared by itself.
#[derive(Debug, Clone)]
pub struct AssignmentResult {
    /// Its summary in the report.
    pub summary: CourseAssignment,
    /// The submissions.
    pub submissions: Vec<HandedIn>,
    /// The pairs that are most similar: those that are not here count as not similar.
    pub pairs: Vec<Pair>,
}

impl AssignmentResult {
    /// Collects the results of an assignment from its report and the judged pairs, of new submissions alone. Those of less than
    /// `least_tokens` are too small to judge. Pairs are taken to be shown if the report has them.
    pub fn of(
        assignment: CourseAssignment,
        report: &Report,
        judged: &[Judged],
        least_tokens: usize,
    ) -> Self {
        let new = report.submissions.iter().filter(|it| is_new(it));
        let roots = &report.parameters.roots;
        let handed_in = new.map(|it| handed_in(it, roots, least_tokens));
        let submissions: Vec<HandedIn> = handed_in.collect();
        Self {
            summary: CourseAssignment {
                submissions: submissions.len(),
                pairs: report.class.pairs,
                flagged_pairs: report.class.flagged_pairs - report.class.dismissed_pairs,
                second_look_pairs: report.class.second_look_pairs,
                background_known: report.class.background_known,
                exercise: exercise(report),
                notices: report.notices.clone(),
                ..assignment
            },
            submissions,
            pairs: pairs(report, judged),
        }
    }

    /// Makes the result of an assignment that could not be compared, with the reason.
    pub fn failed(assignment: CourseAssignment, problem: String) -> Self {
        Self {
            summary: CourseAssignment {
                problem: Some(problem),
                ..assignment
            },
            submissions: Vec::new(),
            pairs: Vec::new(),
        }
    }
}

/// Returns the exercise as the page of the report and files of decisions name it: its title, or else its folders.
pub(crate) fn exercise(report: &Report) -> String {
    let given = &report.parameters;
    given
        .title
        .clone()
        .unwrap_or_else(|| given.roots.join(", "))
}

/// Returns the pairs of new submissions, by their places among these.
fn pairs(report: &Report, judged: &[Judged]) -> Vec<Pair> {
    let mut next = 0..;
    let places = report.submissions.iter();
    let places: Vec<Option<usize>> = places
        .map(|it| is_new(it).then(|| next.next()).flatten())
        .collect();
    let shown = report.pairs.iter();
    let shown: HashSet<(&str, &str)> = shown.map(|it| (&*it.left, &*it.right)).collect();
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
            confirmed: judged.confirmed,
            is_shown: shown.contains(&(name(judged.left), name(judged.right))),
        })
    };
    judged.iter().filter_map(pair).collect()
}

/// Whether it is of this course, and not of earlier years.
fn is_new(submission: &SubmissionSummary) -> bool {
    !submission.old && !submission.indexed && !submission.reference
}

fn handed_in(submission: &SubmissionSummary, roots: &[String], least_tokens: usize) -> HandedIn {
    let metadata = submission.metadata.as_ref();
    HandedIn {
        name: submission.name.clone(),
        own_name: own_name(&submission.name, roots).to_owned(),
        pseudonym: None,
        person: metadata.and_then(|it| it.name.clone()),
        is_file: submission.is_file,
        group: metadata.and_then(|it| it.group.clone()),
        is_judged: submission.matchable_tokens >= least_tokens,
        files: submission.files.len(),
        tokens: submission.tokens,
        digest: submission.digest.clone(),
    }
}

/// Returns a submission's name without its folder, which is a part of it where there are several folders: earlier years, say, of one
/// assignment.
fn own_name<'a>(name: &'a str, roots: &[String]) -> &'a str {
    let below = |root: &String| {
        let below = name.strip_prefix(root.trim_end_matches('/'))?;
        below.strip_prefix('/')
    };
    roots.iter().find_map(below).unwrap_or(name)
}

/// A submission in an assignment.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HandedIn {
    /// The submission's name.
    pub name: String,
    /// The same without the name of the folder that it was found in.
    pub own_name: String,
    /// The pseudonym by which the report of the assignment names it; `None` if that is the submission's name.
    pub pseudonym: Option<String>,
    /// The name of the person, where it is known.
    pub person: Option<String>,
    /// Whether it is a file, whose extension is no part of a name.
    pub is_file: bool,
    /// Those who handed in together here, and are not compared with each other.
    pub group: Option<String>,
    /// Whether it is large enough to judge its pairs.
    pub is_judged: bool,
    /// Number of its files that were compared.
    pub files: usize,
    /// Number of its tokens.
    pub tokens: usize,
    /// Digest of its code as in the report of the assignment, where that has one.
    pub digest: Option<String>,
}

impl HandedIn {
    /// Returns the name of the submission in reports.
    pub(crate) fn display_name(&self) -> &str {
        self.pseudonym.as_deref().unwrap_or(&self.name)
    }
}

/// A pair of submissions of an assignment, by their indices.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pair {
    /// One submission.
    pub left: usize,
    /// The other.
    pub right: usize,
    /// How much alike they are, 0..=1.
    pub score: f64,
    /// Number of independent pairs of the assignment that are expected to be as similar, where that is known.
    pub expected_by_chance: Option<f64>,
    /// Probability that one independent pair is, where that is known.
    pub probability: Option<f64>,
    /// The verdict of the assignment.
    pub verdict: Verdict,
    /// Whether a person found a good reason for the shared code: the pair is no evidence then.
    pub dismissed: bool,
    /// Whether a person confirmed that the two share what they should not.
    pub confirmed: bool,
    /// Whether the report of the assignment shows it.
    pub is_shown: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_the_folder_that_they_were_found_in() {
        let roots = ["term/hw1/".to_owned(), "hw1".to_owned()];
        for (name, own) in [
            ("term/hw1/ada", "ada"),
            ("hw1/ada", "ada"),
            ("hw10/ada", "hw10/ada"),
            ("ada", "ada"),
        ] {
            assert_eq!(own_name(name, &roots), own);
        }
    }
}
