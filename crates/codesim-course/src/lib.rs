//! The same people over the assignments of a course: the pairs of them that are unusual over the course, even if in no single assignment.
//!
//! *Problem.* Two people who share a little in each of six assignments are in none of them more similar than the most similar independent
//! pair. Only all six together are evidence.
//!
//! *Method.* Each assignment is compared by itself, and gives the probability that one independent pair has the score of a pair
//! ([`Pair::probability`]). Submissions are attributed to people by their names (`people.rs`). The probabilities of two people are combined
//! by Fisher's method (`fisher.rs`); times the number of pairs of people this is how many independent pairs are to be expected that are as
//! unlikely over the whole course. A pair is [repeated](codesim_report::course::CourseVerdict::Repeated) if that number is small and does
//! not come from one assignment alone (`evidence.rs`).
//!
//! [`Term::compare`] is the loop over the assignments: a [`Caller`] opens them and takes their reports, and one that cannot be compared does not end the others.
//!
//! *Cost.* O(n log n) for n pairs given, over all assignments; no cost grows with the square of the number of people.
//!
//! *Limits.* It is assumed that independent people are as similar in one assignment as in another by chance alone. Two people who always
//! work in the same way, or learnt from the same tutor, are not. A pair that is not among those given counts as one of the least similar,
//! which is on the safe side.
//!
//! *Source.* R. A. Fisher: Statistical Methods for Research Workers, 4th edition, 1932, section 21.1.

mod assignment_result;
mod evidence;
mod fisher;
#[cfg(test)]
mod fixture;
mod people;
mod term;
mod together;
mod tracks;

pub use crate::assignment_result::{AssignmentResult, HandedIn, Pair};
pub use crate::evidence::{COURSE_EXPECTATION, NOTABLE, WITHOUT_STRONGEST};
pub use crate::term::{Caller, NothingCompared, Term, no_assignment};
pub use crate::together::course;
