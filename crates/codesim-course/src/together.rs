//! The combined result of the assignments of a course.

use codesim_report::course::{COURSE_SCHEMA_VERSION, Course, CourseVerdict};

use crate::assignment_result::AssignmentResult;
use crate::evidence::Evidence;
use crate::people::People;
use crate::tracks;

/// Combines the assignments: the best `limit` pairs of people, and all that are flagged, repeated, or decided about. Equal input gives an equal course.
pub fn course(assignments: &[AssignmentResult], limit: usize) -> Course {
    let people = People::of(assignments);
    let evidence = Evidence::new(assignments, &people);
    let clusters = evidence.clusters(&people);
    Course {
        schema_version: COURSE_SCHEMA_VERSION,
        codesim_version: env!("CARGO_PKG_VERSION").to_owned(),
        title: None,
        settings: None,
        assignments: assignments.iter().map(|it| it.summary.clone()).collect(),
        people: tracks::people(assignments, &people, &evidence),
        not_told_apart: people.not_told_apart,
        notices: Vec::new(),
        pairs_of_people: evidence.pairs_of_people,
        repeated_pairs: evidence.count(CourseVerdict::Repeated),
        flagged_once_pairs: evidence.count(CourseVerdict::FlaggedOnce),
        pairs: evidence.best_pairs(assignments, &people.names, limit),
        clusters,
    }
}
