//! The assignments with findings about each person, and those with which they start and stop.
//!
//! *Limits.* A person starts, or stops, if at least [`QUIET`] assignments without a finding lie before, or after: one alone is too little
//! evidence. Nobody starts or stops with a single assignment that has a finding: what happened once has no beginning and no end.

use codesim_report::course::{CoursePerson, CourseVerdict, PersonAssignment};

use crate::assignment_result::AssignmentResult;
use crate::evidence::Evidence;
use crate::people::People;

/// Number of judged assignments without a finding that make a beginning or an end.
const QUIET: usize = 2;

/// The findings about a person in an assignment.
#[derive(Debug, Clone, Copy, Default)]
struct Trace {
    flagged_pairs: usize,
    least_expected: Option<f64>,
    stands_out: bool,
}

/// Returns all people, by name.
pub(crate) fn people(
    assignments: &[AssignmentResult],
    people: &People,
    evidence: &Evidence,
) -> Vec<CoursePerson> {
    let traces = traces(assignments.len(), people, evidence);
    let everybody = people.handed_in.iter().zip(&traces).enumerate();
    everybody
        .map(|(person, (places, traces))| {
            let handed_in = handed_in(assignments, places, traces);
            let (starts, stops) = ends(&handed_in);
            CoursePerson {
                name: people.names[person].clone(),
                cluster: evidence.cluster_of[person],
                stands_out: handed_in.iter().filter(|it| it.stands_out).count(),
                starts,
                stops,
                handed_in,
            }
        })
        .collect()
}

/// Collects the findings of the pairs for each person and each assignment.
fn traces(count: usize, people: &People, evidence: &Evidence) -> Vec<Vec<Trace>> {
    let mut traces = vec![vec![Trace::default(); count]; people.names.len()];
    for couple in &evidence.couples {
        let is_repeated = couple.verdict == CourseVerdict::Repeated;
        for found in &couple.found {
            for person in [couple.couple.0, couple.couple.1] {
                let trace = &mut traces[person][found.assignment];
                trace.flagged_pairs += usize::from(found.is_flagged());
                trace.stands_out |= found.is_flagged() || is_repeated && found.is_notable();
                let own = found
                    .pair
                    .expected_by_chance
                    .filter(|_| !found.pair.dismissed);
                let least = [trace.least_expected, own];
                trace.least_expected = least.into_iter().flatten().reduce(f64::min);
            }
        }
    }
    traces
}

fn handed_in(
    assignments: &[AssignmentResult],
    places: &[Option<usize>],
    traces: &[Trace],
) -> Vec<PersonAssignment> {
    let each = assignments.iter().zip(places).zip(traces);
    each.filter_map(|((assignment, &place), trace)| {
        let submission = &assignment.submissions[place?];
        Some(PersonAssignment {
            assignment: assignment.summary.name.clone(),
            submission: submission.display_name().to_owned(),
            files: submission.files,
            tokens: submission.tokens,
            digest: submission.digest.clone(),
            judged: submission.is_judged,
            flagged_pairs: trace.flagged_pairs,
            least_expected: trace.least_expected,
            stands_out: trace.stands_out,
        })
    })
    .collect()
}

/// Returns the assignments with which somebody starts and stops.
fn ends(handed_in: &[PersonAssignment]) -> (Option<String>, Option<String>) {
    let judged: Vec<&PersonAssignment> = handed_in
        .iter()
        .filter(|it| it.judged || it.stands_out)
        .collect();
    let name = |place: usize| judged[place].assignment.clone();
    let first = judged.iter().position(|it| it.stands_out);
    let last = judged.iter().rposition(|it| it.stands_out);
    if first == last {
        return (None, None);
    }
    let starts = first.filter(|&first| first >= QUIET);
    let stops = last.filter(|&last| judged.len() - 1 - last >= QUIET);
    (starts.map(name), stops.map(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(marks: &str) -> Vec<PersonAssignment> {
        let each = (1..).zip(marks.chars());
        each.filter(|&(_, mark)| mark != ' ')
            .map(|(number, mark)| PersonAssignment {
                assignment: format!("hw{number}"),
                submission: String::new(),
                files: 1,
                tokens: 400,
                digest: None,
                judged: mark != 's',
                flagged_pairs: 0,
                least_expected: None,
                stands_out: mark == 'X',
            })
            .collect()
    }

    #[test]
    fn two_assignments_without_anything_are_a_beginning_or_an_end() {
        for (marks, starts, stops) in [
            ("XX--", None, Some("hw2")),
            ("--XX", Some("hw3"), None),
            ("--X-X--", Some("hw3"), Some("hw5")),
            ("X-X-", None, None),
            ("-X- X", None, None),
            ("XX - -", None, Some("hw2")),
            ("XXss-", None, None),
            ("--X--", None, None),
            ("X--", None, None),
            ("----", None, None),
            ("", None, None),
        ] {
            let found = ends(&person(marks));
            let expected = (starts.map(str::to_owned), stops.map(str::to_owned));
            assert_eq!(found, expected, "{marks}");
        }
    }
}
