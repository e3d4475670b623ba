//! A course for tests: three assignments, one of which cannot be compared, and names that are hostile.

use codesim_display::{About, Sentence};

use super::model::*;
use crate::model::{Notice, Verdict};

const HOSTILE: &str = "</script><b>mara\u{202e}";

fn assignment(name: &str, background_known: bool) -> CourseAssignment {
    CourseAssignment {
        name: name.to_owned(),
        path: format!("term/{name}"),
        report: Some(format!("{name}.html")),
        submissions: 12,
        pairs: 66,
        flagged_pairs: 1,
        second_look_pairs: 2,
        background_known,
        ..CourseAssignment::default()
    }
}

fn person(name: &str, marks: &[(&str, bool)]) -> CoursePerson {
    let handed_in = marks
        .iter()
        .map(|&(assignment, stands_out)| PersonAssignment {
            assignment: assignment.to_owned(),
            submission: name.to_owned(),
            files: 1,
            tokens: 400,
            digest: None,
            judged: true,
            flagged_pairs: 0,
            least_expected: Some(0.5),
            stands_out,
        });
    CoursePerson {
        name: name.to_owned(),
        cluster: None,
        stands_out: marks.iter().filter(|mark| mark.1).count(),
        starts: None,
        stops: None,
        handed_in: handed_in.collect(),
    }
}

fn found(assignment: &str, sides: [&str; 2], expected: f64, verdict: Verdict) -> PairAssignment {
    PairAssignment {
        assignment: assignment.to_owned(),
        left: sides[0].to_owned(),
        right: sides[1].to_owned(),
        score: 0.375,
        expected_by_chance: Some(expected),
        notable: expected < 3.3,
        verdict,
        dismissed: false,
        confirmed: false,
        shown: true,
    }
}

pub(crate) fn course() -> Course {
    let mut left_out = assignment("hw2", true);
    left_out.notices = vec![Notice {
        about: About::submission("zoe"),
        compared: false,
        whole_submission: true,
        reason: Sentence::new("left-out-empty"),
    }];
    let failed = CourseAssignment {
        name: "hw9".to_owned(),
        path: "term/hw9".to_owned(),
        problem: Some(
            "only one submission has code to compare (anna); at least two are needed".to_owned(),
        ),
        ..CourseAssignment::default()
    };
    Course {
        schema_version: COURSE_SCHEMA_VERSION,
        codesim_version: "0.0.0".to_owned(),
        title: Some("Algorithms".to_owned()),
        settings: Some("term/codesim.toml".to_owned()),
        assignments: vec![
            assignment("hw1", true),
            left_out,
            failed,
            assignment("hw10", false),
        ],
        people: people(),
        not_told_apart: vec!["Kim".to_owned(), "kim".to_owned()],
        notices: vec![Notice {
            about: About::Beside("term/notes.txt".to_owned()),
            compared: false,
            whole_submission: false,
            reason: Sentence::new("left-out-no-assignment"),
        }],
        pairs_of_people: 3,
        repeated_pairs: 1,
        flagged_once_pairs: 1,
        pairs: pairs(),
        clusters: vec![CourseCluster {
            number: 1,
            members: vec![HOSTILE.to_owned(), "anna".to_owned()],
            repeated_pairs: 1,
        }],
    }
}

fn people() -> Vec<CoursePerson> {
    let both = [("hw1", true), ("hw2", true), ("hw10", false)];
    vec![
        CoursePerson {
            cluster: Some(1),
            ..person(HOSTILE, &both)
        },
        CoursePerson {
            cluster: Some(1),
            stops: Some("hw2".to_owned()),
            ..person("anna", &both)
        },
        person("zoe", &[("hw1", false)]),
    ]
}

fn pairs() -> Vec<CoursePair> {
    let sides = [HOSTILE, "anna"];
    vec![
        CoursePair {
            rank: 1,
            left: HOSTILE.to_owned(),
            right: "anna".to_owned(),
            verdict: CourseVerdict::Repeated,
            together: 2,
            flagged: 1,
            expected_by_chance: Some(0.000_31),
            cluster: Some(1),
            assignments: vec![
                found("hw1", sides, 0.002, Verdict::Flagged),
                found("hw2", sides, 1.5, Verdict::SecondLook),
            ],
        },
        CoursePair {
            rank: 2,
            left: HOSTILE.to_owned(),
            right: "zoe".to_owned(),
            verdict: CourseVerdict::FlaggedOnce,
            together: 1,
            flagged: 1,
            expected_by_chance: Some(0.125),
            cluster: None,
            assignments: vec![found("hw1", [HOSTILE, "zoe"], 0.04, Verdict::Flagged)],
        },
    ]
}
