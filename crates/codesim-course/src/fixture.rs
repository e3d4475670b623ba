//! Courses for tests.

use codesim_report::course::CourseAssignment;
use codesim_report::model::Verdict;

use crate::assignment_result::{AssignmentResult, HandedIn, Pair};

/// Makes an assignment with a background.
pub(crate) fn assignment(
    name: &str,
    submissions: Vec<HandedIn>,
    pairs: Vec<Pair>,
) -> AssignmentResult {
    AssignmentResult {
        summary: CourseAssignment {
            name: name.to_owned(),
            background_known: true,
            submissions: submissions.len(),
            ..CourseAssignment::default()
        },
        submissions,
        pairs,
    }
}

/// Makes the submissions of `count` people, all large enough to judge, `p00` first.
pub(crate) fn class(count: usize) -> Vec<HandedIn> {
    let submission = |number| HandedIn {
        name: format!("p{number:02}"),
        own_name: format!("p{number:02}"),
        is_judged: true,
        ..HandedIn::default()
    };
    (0..count).map(submission).collect()
}

/// Makes a pair in an assignment of `people` people, with the verdict that goes with its probability.
pub(crate) fn pair(left: usize, right: usize, probability: f64, people: usize) -> Pair {
    let expected = probability * (people * (people - 1) / 2) as f64;
    Pair {
        left,
        right,
        score: 1.0 - probability,
        expected_by_chance: Some(expected),
        probability: Some(probability),
        verdict: match expected <= 0.2 {
            true => Verdict::Flagged,
            false => Verdict::NotUnusual,
        },
        dismissed: false,
        confirmed: false,
        is_shown: false,
    }
}
