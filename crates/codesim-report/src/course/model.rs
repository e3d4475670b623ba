//! The one result of a course that every format shows.
//!
//! Its serialised form is the JSON report; `docs/course.schema.json` is made from these types.

#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

use crate::model::{Notice, Verdict};

/// Version of the schema, raised when readers of the JSON report must change.
pub const COURSE_SCHEMA_VERSION: u32 = 2;

/// The combined result of the assignments of a course.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct Course {
    /// Version of this schema.
    pub schema_version: u32,
    /// Version of codesim.
    pub codesim_version: String,
    /// Title of the course, as given; absent if none was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The settings file in force; absent if there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settings: Option<String>,
    /// The assignments in their order, also those that could not be compared.
    pub assignments: Vec<CourseAssignment>,
    /// Everybody who handed in anything, by name.
    pub people: Vec<CoursePerson>,
    /// Submissions of one assignment whose names differ only in how they are written. It is not clear whether those of other assignments are of the
    /// same people, so only names that are written in the same way are taken for one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub not_told_apart: Vec<String>,
    /// Entries in the folder of the course that are no assignment, and rows of sheets that are about nobody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notices: Vec<Notice>,
    /// Number of pairs of people.
    pub pairs_of_people: u64,
    /// Number of pairs that are repeated, shown or not.
    pub repeated_pairs: usize,
    /// Number of pairs that are flagged in one assignment and not repeated, shown or not.
    pub flagged_once_pairs: usize,
    /// The pairs shown, the most urgent first.
    pub pairs: Vec<CoursePair>,
    /// Groups of people that repeated pairs connect, the largest first.
    pub clusters: Vec<CourseCluster>,
}

/// An assignment of a course.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct CourseAssignment {
    /// Its name.
    pub name: String,
    /// Its folder or archive as given.
    pub path: String,
    /// Why it could not be compared; absent if it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub problem: Option<String>,
    /// Its own report, a file beside that of the course; absent if none was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report: Option<String>,
    /// The exercise as its report and files of decisions name it; absent if it could not be compared.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub exercise: String,
    /// Number of submissions that were compared, without those of earlier years.
    pub submissions: usize,
    /// Number of pairs that were compared.
    pub pairs: u64,
    /// Number of flagged pairs, without those that were dismissed.
    pub flagged_pairs: usize,
    /// Number of pairs for a second look.
    pub second_look_pairs: usize,
    /// Whether it is large enough to say how unlikely a score is; only then does it say something about pairs that are not flagged.
    pub background_known: bool,
    /// Files and submissions that were left out or read with warnings, and why.
    pub notices: Vec<Notice>,
}

/// Somebody who handed in anything.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct CoursePerson {
    /// The name by which pairs and clusters refer to this person.
    pub name: String,
    /// Number of the cluster, from 1; absent if in none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cluster: Option<usize>,
    /// Number of assignments in which this person stands out.
    pub stands_out: usize,
    /// The assignment from which on this person stands out, after at least two without; absent if there is none such, or if this
    /// person stands out in one assignment alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<String>,
    /// The last assignment in which this person stands out, before at least two without; absent if there is none such, or if this
    /// person stands out in one assignment alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stops: Option<String>,
    /// The submissions of this person, in the order of the assignments.
    pub handed_in: Vec<PersonAssignment>,
}

/// The submission of a person to an assignment.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct PersonAssignment {
    /// The assignment.
    pub assignment: String,
    /// The submission, as named in the report of the assignment.
    pub submission: String,
    /// Number of its files that were compared.
    pub files: usize,
    /// Number of its tokens.
    pub tokens: usize,
    /// Digest of its code as in the report of the assignment: decisions that are given with it hold for this code alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
    /// Whether it is large enough to judge.
    pub judged: bool,
    /// Number of flagged pairs with others of the course, without those that were dismissed.
    pub flagged_pairs: usize,
    /// The least number of independent pairs that are expected to be as similar as one of this submission; absent if it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub least_expected: Option<f64>,
    /// Whether the person stands out: in a flagged pair, or in a repeated pair that is unusual here as well.
    pub stands_out: bool,
}

/// A pair of people.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct CoursePair {
    /// 1 for the most urgent pair.
    pub rank: usize,
    /// Name of one of them.
    pub left: String,
    /// Name of the other.
    pub right: String,
    /// The verdict on them.
    pub verdict: CourseVerdict,
    /// Number of assignments that say something about the two: both handed in, by themselves, enough to judge, and the class is a background.
    pub together: usize,
    /// Number of assignments in which the two are flagged.
    pub flagged: usize,
    /// Number of independent pairs of the whole course that are expected to be as unlikely over all these assignments; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected_by_chance: Option<f64>,
    /// Number of their cluster, if they are in the same one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cluster: Option<usize>,
    /// The assignments in which the two are among the most similar, in order.
    pub assignments: Vec<PairAssignment>,
}

/// A pair of people in one assignment.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct PairAssignment {
    /// The assignment.
    pub assignment: String,
    /// The submission of the left person, as named in the report of the assignment.
    pub left: String,
    /// The submission of the right person.
    pub right: String,
    /// Rarity-weighted overlap, 0..=1.
    pub score: f64,
    /// Number of independent pairs of the assignment that are expected to be as similar; absent if it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expected_by_chance: Option<f64>,
    /// Whether at most one independent pair in twenty is as similar there, or the pair is flagged.
    pub notable: bool,
    /// The verdict in the assignment.
    pub verdict: Verdict,
    /// Whether a person found a good reason for what the two share: the pair does not count then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub dismissed: bool,
    /// Whether a person confirmed that the two share what they should not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub confirmed: bool,
    /// Whether the report of the assignment shows the pair.
    pub shown: bool,
}

/// The verdict of codesim on a pair of people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum CourseVerdict {
    /// More similar over several assignments than independent people are: flagged in two or more; or at most 0.2 independent pairs are expected to be as
    /// unlikely over the whole course, and what remains without the strongest assignment happens to one independent pair in a hundred.
    Repeated,
    /// Flagged in one assignment alone.
    FlaggedOnce,
    /// As similar as independent people may be.
    NotUnusual,
}

/// People whom repeated pairs connect, directly or by way of others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub struct CourseCluster {
    /// From 1, the largest cluster first.
    pub number: usize,
    /// Names of its people, ascending.
    pub members: Vec<String>,
    /// Number of repeated pairs among them.
    pub repeated_pairs: usize,
}
