//! The assignments, people and pairs of a course.

use codesim_display::visible;
use codesim_report::course::{self as model, CourseVerdict};
use pyo3::prelude::*;

use crate::class::Notice;
use crate::verdict::verdict;

/// An assignment of a course.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct CourseAssignment {
    /// Its name.
    name: String,
    /// Why it could not be compared, or None.
    problem: Option<String>,
    /// Number of submissions that were compared.
    submissions: usize,
    /// Number of pairs that were compared.
    pairs: u64,
    /// Number of flagged pairs.
    flagged_pairs: usize,
    /// Number of pairs for a second look beside the flagged ones.
    second_look_pairs: usize,
    /// Whether it is large enough to say how unlikely a score is.
    background_known: bool,
    /// The file of its report in the folder of the pages, or None where there is none.
    report: Option<String>,
    /// Files and submissions that were left out or read with warnings, and why.
    notices: Vec<Notice>,
}

#[pymethods]
impl CourseAssignment {
    fn __repr__(&self) -> String {
        let said = match &self.problem {
            Some(problem) => visible(problem).into_owned(),
            None => codesim_display::counted(self.submissions, "submission"),
        };
        format!(
            "<codesim.CourseAssignment: {}, {said}>",
            visible(&self.name)
        )
    }
}

impl From<&model::CourseAssignment> for CourseAssignment {
    fn from(assignment: &model::CourseAssignment) -> Self {
        Self {
            name: assignment.name.clone(),
            problem: assignment.problem.clone(),
            submissions: assignment.submissions,
            pairs: assignment.pairs,
            flagged_pairs: assignment.flagged_pairs,
            second_look_pairs: assignment.second_look_pairs,
            background_known: assignment.background_known,
            report: assignment.report.clone(),
            notices: assignment.notices.iter().map(Notice::from).collect(),
        }
    }
}

/// A person with a submission.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct CoursePerson {
    /// The name of this person in pairs and clusters.
    name: String,
    /// Number of the cluster, from 1, or None.
    cluster: Option<usize>,
    /// Number of assignments in which this person stands out.
    stands_out: usize,
    /// The assignment from which on this person stands out, after at least two without, or None.
    starts: Option<String>,
    /// The last assignment in which this person stands out, before at least two without, or None.
    stops: Option<String>,
    /// The submissions of this person, in the order of the assignments.
    handed_in: Vec<PersonAssignment>,
}

#[pymethods]
impl CoursePerson {
    fn __repr__(&self) -> String {
        let count = codesim_display::counted(self.stands_out, "assignment");
        format!(
            "<codesim.CoursePerson: {}, stands out in {count}>",
            visible(&self.name)
        )
    }
}

impl From<&model::CoursePerson> for CoursePerson {
    fn from(person: &model::CoursePerson) -> Self {
        Self {
            name: person.name.clone(),
            cluster: person.cluster,
            stands_out: person.stands_out,
            starts: person.starts.clone(),
            stops: person.stops.clone(),
            handed_in: person
                .handed_in
                .iter()
                .map(PersonAssignment::from)
                .collect(),
        }
    }
}

/// A submission of a person for one assignment.
#[pyclass(frozen, get_all, from_py_object, module = "codesim")]
#[derive(Clone)]
pub(crate) struct PersonAssignment {
    /// The assignment.
    assignment: String,
    /// The submission.
    submission: String,
    /// Whether it is large enough to judge.
    judged: bool,
    /// Number of flagged pairs with others of the course.
    flagged_pairs: usize,
    /// The least number of independent pairs that are expected to be as similar as one of this submission, or None if that is not known.
    least_expected: Option<f64>,
    /// Whether the person stands out: in a flagged pair, or in a repeated pair that is unusual here as well.
    stands_out: bool,
}

#[pymethods]
impl PersonAssignment {
    fn __repr__(&self) -> String {
        let (assignment, submission) = (visible(&self.assignment), visible(&self.submission));
        format!("<codesim.PersonAssignment: {assignment}, {submission}>")
    }
}

impl From<&model::PersonAssignment> for PersonAssignment {
    fn from(own: &model::PersonAssignment) -> Self {
        Self {
            assignment: own.assignment.clone(),
            submission: own.submission.clone(),
            judged: own.judged,
            flagged_pairs: own.flagged_pairs,
            least_expected: own.least_expected,
            stands_out: own.stands_out,
        }
    }
}

/// A pair of people.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct CoursePair {
    /// 1 for the pair that needs a person's time most.
    rank: usize,
    /// Name of one of them.
    left: String,
    /// Name of the other.
    right: String,
    /// The verdict on them: repeated, flagged-once or not-unusual.
    verdict: &'static str,
    /// Number of assignments with results for the two.
    together: usize,
    /// Number of assignments in which the two are flagged.
    flagged: usize,
    /// Number of independent pairs of the whole course that are expected to be as unlikely over all these assignments, or None.
    expected_by_chance: Option<f64>,
    /// Number of their cluster, from 1, or None.
    cluster: Option<usize>,
    /// The results for the two, in the order of the assignments: those in which they are among the most similar.
    assignments: Vec<PairAssignment>,
}

#[pymethods]
impl CoursePair {
    fn __repr__(&self) -> String {
        let (left, right) = (visible(&self.left), visible(&self.right));
        format!(
            "<codesim.CoursePair {}: {left}, {right}, {}>",
            self.rank, self.verdict
        )
    }
}

impl From<&model::CoursePair> for CoursePair {
    fn from(pair: &model::CoursePair) -> Self {
        Self {
            rank: pair.rank,
            left: pair.left.clone(),
            right: pair.right.clone(),
            verdict: course_verdict(pair.verdict),
            together: pair.together,
            flagged: pair.flagged,
            expected_by_chance: pair.expected_by_chance,
            cluster: pair.cluster,
            assignments: pair.assignments.iter().map(PairAssignment::from).collect(),
        }
    }
}

/// A pair of people in one assignment.
#[pyclass(frozen, get_all, from_py_object, module = "codesim")]
#[derive(Clone)]
pub(crate) struct PairAssignment {
    /// The assignment.
    assignment: String,
    /// The submission of the left one.
    left: String,
    /// That of the right one.
    right: String,
    /// Rarity-weighted overlap, 0..=1.
    score: f64,
    /// Number of independent pairs of the assignment that are expected to be as similar, or None if that is not known.
    expected_by_chance: Option<f64>,
    /// Whether at most one independent pair in twenty is as similar there, or the pair is flagged.
    notable: bool,
    /// The verdict in this assignment: flagged, second-look, not-unusual or too-small.
    verdict: &'static str,
}

#[pymethods]
impl PairAssignment {
    fn __repr__(&self) -> String {
        format!(
            "<codesim.PairAssignment: {}, {}>",
            visible(&self.assignment),
            self.verdict
        )
    }
}

impl From<&model::PairAssignment> for PairAssignment {
    fn from(pair: &model::PairAssignment) -> Self {
        Self {
            assignment: pair.assignment.clone(),
            left: pair.left.clone(),
            right: pair.right.clone(),
            score: pair.score,
            expected_by_chance: pair.expected_by_chance,
            notable: pair.notable,
            verdict: verdict(pair.verdict),
        }
    }
}

/// People whom repeated pairs connect.
#[pyclass(frozen, get_all, module = "codesim")]
pub(crate) struct CourseCluster {
    /// From 1, the largest first.
    number: usize,
    /// Names of its people, ascending.
    members: Vec<String>,
    /// Number of repeated pairs among them.
    repeated_pairs: usize,
}

#[pymethods]
impl CourseCluster {
    fn __repr__(&self) -> String {
        format!(
            "<codesim.CourseCluster {}: {}>",
            self.number,
            self.members.join(", ")
        )
    }
}

impl From<&model::CourseCluster> for CourseCluster {
    fn from(cluster: &model::CourseCluster) -> Self {
        Self {
            number: cluster.number,
            members: cluster.members.clone(),
            repeated_pairs: cluster.repeated_pairs,
        }
    }
}

/// As in JSON.
fn course_verdict(verdict: CourseVerdict) -> &'static str {
    match verdict {
        CourseVerdict::Repeated => "repeated",
        CourseVerdict::FlaggedOnce => "flagged-once",
        CourseVerdict::NotUnusual => "not-unusual",
    }
}
