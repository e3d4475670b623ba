//! The same people over the assignments of a course: which pairs of them stand out together, though no single assignment may say so.
//!
//! *Problem.* Two who share a little in each of six assignments are in none of them more alike than the most alike of so many independent pairs.
//! Only all six together say what they did.
//!
//! *Method.* Each assignment is compared by itself, and says of a pair how probable its score is for one innocent pair ([`Pair::probability`]). Submissions
//! are told to be of one person by their names (`people.rs`). The probabilities of two people are combined by Fisher's method (`fisher.rs`); times the number of
//! pairs of people this is how many innocent pairs are to be expected that are as unlikely over the whole course. A pair is
//! [repeated](CourseVerdict::Repeated) if that number is small and does not come from one assignment alone (`evidence.rs`).
//!
//! *Cost.* O(n log n) for n pairs given, over all assignments; nothing grows with the square of the people.
//!
//! *Limits.* It is assumed that innocent people are as alike in one assignment as in another by chance alone. Two who always work in the same way,
//! or learnt from the same tutor, are not. A pair that is not among those given counts as one of the least alike, which is on the safe side.
//!
//! *Source.* R. A. Fisher: Statistical Methods for Research Workers, 4th edition, 1932, section 21.1.

mod assignment_result;
mod evidence;
mod fisher;
#[cfg(test)]
mod fixture;
mod people;
mod tracks;

use codesim_report::course::{COURSE_SCHEMA_VERSION, Course, CourseVerdict};

pub use crate::assignment_result::{AssignmentResult, HandedIn, Pair, kept_pairs};
pub use crate::evidence::{COURSE_EXPECTATION, NOTABLE, WITHOUT_STRONGEST};

/// What the assignments say together: the best `limit` pairs of people, and all that stand out. Equal input gives an equal course.
pub fn course(assignments: &[AssignmentResult], limit: usize) -> Course {
    let people = people::People::of(assignments);
    let evidence = evidence::Evidence::new(assignments, &people);
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
        pairs: evidence.shown(assignments, &people.names, limit),
        clusters,
    }
}
