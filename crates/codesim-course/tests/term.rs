//! The loop over the assignments of a course.

use codesim_course::{Caller, NothingCompared, Term};
use codesim_engine::side_inputs::Key;
use codesim_engine::{Error, Job};
use codesim_intake::{Memory, Root, Sources};
use codesim_report::course::CourseAssignment;
use codesim_report::model::Report;
use codesim_token::Registry;

type Assignment = (&'static str, Memory);

/// A caller that records its calls.
struct Test<'a> {
    registry: &'a Registry,
    has_pages: bool,
    /// Assignments with pages, and the submissions that these name.
    pages: Vec<(&'static str, Vec<String>)>,
}

impl<'a> Caller<'a> for Test<'a> {
    type Assignment = Assignment;
    type Error = String;

    fn summary(&self, (name, _): &Assignment) -> CourseAssignment {
        CourseAssignment {
            name: (*name).to_owned(),
            ..CourseAssignment::default()
        }
    }

    fn has_pages(&self) -> bool {
        self.has_pages
    }

    fn job(&mut self, (name, tree): &'a Assignment) -> Result<Job<'a>, String> {
        match *name {
            "unopened" => Err("it cannot be opened".to_owned()),
            name => {
                let sources = Sources::of(Root::new(tree, name));
                Ok(Job::new(self.registry, sources))
            }
        }
    }

    fn write_page(
        &mut self,
        (name, _): &Assignment,
        report: &Report,
    ) -> Result<Option<String>, String> {
        if !self.has_pages {
            return Ok(None);
        }
        let names = report.submissions.iter().map(|it| it.name.clone());
        self.pages.push((name, names.collect()));
        Ok(Some(format!("{name}.html")))
    }

    fn error(&self, _: &Assignment, error: Error) -> String {
        error.to_string()
    }

    fn problem(&self, error: String) -> Result<String, String> {
        match error.contains("end") {
            true => Err(error),
            false => Ok(error),
        }
    }

    fn nothing(&self, error: NothingCompared) -> String {
        error.to_string()
    }
}

fn assignment(name: &'static str, people: &[&str]) -> Assignment {
    let mut tree = Memory::new();
    for person in people {
        tree.add(
            format!("{person}.c"),
            "int main() { int sum = 0; for (int i = 0; i < 9; i++) { sum += i * i; } return sum; }",
        );
    }
    (name, tree)
}

fn test(registry: &Registry, has_pages: bool) -> Test<'_> {
    Test {
        registry,
        has_pages,
        pages: Vec::new(),
    }
}

fn term(assignments: &[Assignment]) -> Term<'_, Assignment> {
    Term {
        assignments,
        limit: None,
        key: None,
    }
}

#[test]
fn one_that_fails_does_not_end_the_others() {
    let registry = codesim_languages::registry();
    let assignments = [
        assignment("unopened", &[]),
        assignment("hw1", &["ada", "ben"]),
        assignment("hw2", &["ada"]),
        assignment("hw3", &["ben", "ada"]),
    ];
    let mut test = test(&registry, true);
    let course = term(&assignments).compare(&mut test, &());
    let course = course.expect("two can be compared");
    let problems = course.assignments.iter().map(|it| it.problem.as_deref());
    let problems: Vec<Option<&str>> = problems.collect();
    assert_eq!(problems[0], Some("it cannot be opened"));
    assert!(problems[2].is_some_and(|it| it.contains("only one submission")));
    assert_eq!([problems[1], problems[3]], [None, None]);
    let pages: Vec<&str> = test.pages.iter().map(|(name, _)| *name).collect();
    assert_eq!(pages, ["hw1", "hw3"]);
    assert_eq!(course.assignments[1].report.as_deref(), Some("hw1.html"));
    assert_eq!(course.people.len(), 2);
}

#[test]
fn a_course_in_which_all_fail_is_none() {
    let registry = codesim_languages::registry();
    let failing = [assignment("unopened", &[]), assignment("hw1", &[])];
    let error = term(&failing).compare(&mut test(&registry, false), &());
    assert_eq!(
        error.expect_err("none can be compared"),
        "none of 2 assignments can be compared, the first for this reason: it cannot be opened"
    );
    let error = term(&[]).compare(&mut test(&registry, false), &());
    assert_eq!(error.expect_err("there is none"), "no assignment was given");
}

#[test]
fn people_are_told_by_their_names_and_shown_without() {
    let registry = codesim_languages::registry();
    let assignments = [
        assignment("hw1", &["ada", "ben"]),
        assignment("hw2", &["ben", "ada"]),
    ];
    let mut key = Key::default();
    let mut test = test(&registry, true);
    let hidden = Term {
        key: Some(&mut key),
        ..term(&assignments)
    };
    let course = hidden
        .compare(&mut test, &())
        .expect("both can be compared");
    assert_eq!(course.people.len(), 2);
    let pages = test.pages.iter().flat_map(|(_, names)| names);
    let people = course.people.iter().map(|it| &it.name);
    for name in pages.chain(people) {
        assert!(!name.contains("ada") && !name.contains("ben"), "{name}");
    }
}
