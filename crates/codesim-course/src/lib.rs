//! The same people over the assignments of a course: which pairs of them stand out together, though no single assignment may say so.
//!
//! *Problem.* Two who share a little in each of six assignments are in none of them more alike than the most alike of so many independent pairs.
//! Only all six together say what they did.
//!
//! *Method.* Each assignment is compared by itself, and says of a pair how probable its score is for one innocent pair ([`Pair::probability`]). Submissions
//! are told to be of one person by their names (`people.rs`). The probabilities of two people are combined by Fisher's method (`fisher.rs`); times the number of
//! pairs of people this is how many innocent pairs are to be expected that are as unlikely over the whole course. A pair is
//! [repeated](codesim_report::course::CourseVerdict::Repeated) if that number is small and does not come from one assignment alone (`evidence.rs`).
//!
//! *Cost.* O(n log n) for n pairs given, over all assignments; nothing grows with the square of the people.
//!
//! *Limits.* It is assumed that innocent people are as alike in one assignment as in another by chance alone. Two who always work in the same way,
//! or learnt from the same tutor, are not. A pair that is not among those given counts as one of the least alike, which is on the safe side.
//!
//! *Source.* R. A. Fisher: Statistical Methods for Research Workers, 4th edition, 1932, section 21.1.

mod evidence;
mod fisher;
#[cfg(test)]
mod fixture;
mod people;
mod tracks;

use codesim_report::course::{COURSE_SCHEMA_VERSION, Course, CourseAssignment};
use codesim_report::model::Verdict;

pub use crate::evidence::{COURSE_EXPECTATION, NOTABLE, WITHOUT_STRONGEST};

/// An assignment as it was compared by itself.
#[derive(Debug, Clone)]
pub struct Compared {
    /// What the report says of it.
    pub summary: CourseAssignment,
    /// What was handed in.
    pub submissions: Vec<HandedIn>,
    /// The pairs that are most alike: those that are not here count as not alike.
    pub pairs: Vec<Pair>,
}

/// What somebody handed in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HandedIn {
    /// The submission's name.
    pub name: String,
    /// What the report of the assignment calls it, where that is something else: a pseudonym.
    pub pseudonym: Option<String>,
    /// The name of the person, where it is known.
    pub person: Option<String>,
    /// Whether it is a file, whose extension is no part of a name.
    pub is_file: bool,
    /// Those who handed in together here, and are not compared with each other.
    pub group: Option<String>,
    /// Whether it is large enough to judge its pairs.
    pub is_judged: bool,
}

impl HandedIn {
    /// The submission as the reports call it.
    pub(crate) fn shown(&self) -> &str {
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
    /// Number of innocent pairs of the assignment that are expected to be as alike, where that is known.
    pub expected_by_chance: Option<f64>,
    /// Probability that one innocent pair is, where that is known.
    pub probability: Option<f64>,
    /// What the assignment makes of it.
    pub verdict: Verdict,
    /// Whether a person found a good reason for what the two share: it says nothing then.
    pub dismissed: bool,
    /// Whether the report of the assignment shows it.
    pub is_shown: bool,
}

/// What the assignments say together: the best `limit` pairs of people, and all that stand out. Equal input gives an equal course.
pub fn course(assignments: &[Compared], limit: usize) -> Course {
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
        repeated_pairs: evidence.count(codesim_report::course::CourseVerdict::Repeated),
        flagged_once_pairs: evidence.count(codesim_report::course::CourseVerdict::FlaggedOnce),
        pairs: evidence.shown(assignments, &people.names, limit),
        clusters,
    }
}
