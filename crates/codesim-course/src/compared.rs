//! What single assignments say, as it is put together.

use codesim_report::course::CourseAssignment;
use codesim_report::model::Verdict;

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
