//! `codesim course`: the same people over several assignments.

use std::fs;

use serde_json::Value;

use crate::command::Answer;
use crate::folder::{Folder, java};

/// Programs of `people` people in each assignment; `ada` has most of `mara`'s where the flag is set.
fn term(people: usize, assignments: &[(&str, bool)]) -> Folder {
    let folder = Folder::new();
    for (number, &(assignment, copied)) in assignments.iter().enumerate() {
        for person in 0..people {
            let seed = 1 + 7 * (number * people + person);
            folder.write(
                format!("term/{assignment}/{}/Main.java", name(person)),
                program(&name(person), seed, seed),
            );
        }
        if copied {
            // Half of it is of one, half of the other.
            let seed = 1 + 7 * number * people;
            let text = program("ada", 100_003 + number, seed);
            folder.write(format!("term/{assignment}/{}/Main.java", name(1)), text);
        }
    }
    folder
}

fn name(person: usize) -> String {
    match person {
        0 => "mara".to_owned(),
        1 => "ada".to_owned(),
        other => format!("p{other:02}"),
    }
}

/// Two classes, each from a seed of its own.
fn program(name: &str, first: usize, second: usize) -> String {
    format!("{}{}", java(name, first), java("other", second + 3))
}

fn course(folder: &Folder, options: &[&str]) -> Value {
    let arguments = [&["course", "term", "--format", "json"], options].concat();
    folder.codesim(&arguments).json()
}

fn refused(folder: &Folder, arguments: &[&str], words: &[&str]) {
    folder.codesim(arguments).refused(words);
}

const TERM: [(&str, bool); 5] = [
    ("hw1", false),
    ("hw2", true),
    ("hw3", true),
    ("hw9", true),
    ("hw10", false),
];

#[test]
fn people_who_copied_in_several_assignments_come_first() {
    let folder = term(14, &TERM);
    let course = course(&folder, &[]);
    let names: Vec<&Value> = course["assignments"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|it| &it["name"])
        .collect();
    assert_eq!(names, ["hw1", "hw2", "hw3", "hw9", "hw10"]);
    let first = &course["pairs"][0];
    assert_eq!([&first["left"], &first["right"]], ["ada", "mara"]);
    assert_eq!(first["verdict"], "repeated");
    assert_eq!(first["together"], 5);
    assert_eq!(course["pairs_of_people"], 91);
    assert_eq!(course["repeated_pairs"], 1);
    let ada = &course["people"][0];
    assert_eq!(
        (&ada["name"], &ada["stands_out"]),
        (&Value::from("ada"), &Value::from(3))
    );
}

#[test]
fn earlier_years_of_one_assignment_change_nobodys_name() {
    let folder = term(12, &TERM[1..3]);
    folder.write("before/hw2/zoe/Main.java", program("zoe", 7_777, 8_888));
    let plain = course(&folder, &[]);
    folder.write(
        "codesim.toml",
        "[assignments.hw2]\nold = [\"before/hw2\"]\n",
    );
    let with_old = course(&folder, &[]);
    let names = |course: &Value| {
        let people = course["people"].as_array().expect("a list").iter();
        people.map(|it| it["name"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&with_old), names(&plain));
    assert_eq!(with_old["pairs"][0]["left"], "ada");
    assert_eq!(with_old["pairs"][0]["together"], 2);
}

#[test]
fn json_is_valid_and_the_same_whatever_the_threads_and_the_formats() {
    let folder = term(10, &TERM[1..3]);
    let run = |options: &[&str]| {
        let arguments = [&["course", "term", "--format", "json"], options].concat();
        folder.codesim(&arguments).text()
    };
    let one = run(&["--threads", "1"]);
    assert_eq!(one, run(&["--threads", "3"]));
    let schema = include_str!("../../docs/course.schema.json");
    let schema = serde_json::from_str(schema).expect("it is JSON");
    let validator = jsonschema::validator_for(&schema).expect("it is a schema");
    let value = serde_json::from_str(&one).expect("it is JSON");
    assert!(validator.is_valid(&value));
    folder
        .codesim(&[
            "course", "term", "-q", "-o", "a.csv", "-o", "a.json", "-o", "a.txt",
        ])
        .text();
    assert_eq!(folder.read("a.json"), one);
    assert!(
        folder
            .read("a.csv")
            .starts_with("rank,left,right,verdict,together,flagged,expected_by_chance,hw2,hw3\n1,")
    );
    assert!(
        folder
            .read("a.txt")
            .contains("Groups connected by repeated pairs")
            || one.contains("\"repeated_pairs\": 0")
    );
}

#[test]
fn pages_are_a_folder_that_leads_from_the_course_to_its_assignments() {
    let folder = term(10, &TERM[1..3]);
    let said = folder.codesim(&["course", "term", "--format", "html", "-o", "report/"]);
    assert!(said.err.contains("report/index.html: "), "{}", said.err);
    let mut files: Vec<String> = fs::read_dir(folder.path().join("report"))
        .expect("it was made")
        .map(|entry| {
            entry
                .expect("it can be read")
                .file_name()
                .into_string()
                .expect("plain names")
        })
        .collect();
    files.sort();
    assert_eq!(files, ["hw2.html", "hw3.html", "index.html"]);
    assert!(folder.read("report/index.html").contains("id=\"course\""));
    let report = folder.read("report/hw2.html");
    assert!(report.contains("id=\"overview\"") && report.contains("id=\"course\""));
    for path in ["report/index.html", "new.html"] {
        refused(
            &folder,
            &["course", "term", "--format", "html", "-o", path],
            &["the pages of a course are a folder"],
        );
    }
    refused(
        &folder,
        &["course", "term", "--format", "html"],
        &["the pages of a course are a folder"],
    );
}

#[test]
fn an_assignment_that_cannot_be_compared_is_told_of_and_the_others_are_compared() {
    let folder = term(10, &TERM[1..3]);
    folder.write("term/hw1/ada/Main.java", java("alone", 3));
    folder.write("term/notes.txt", "room 3");
    let table = folder.codesim(&["course", "term"]).text();
    assert!(
        table.contains("Compared 2 assignments of 10 people"),
        "{table}"
    );
    assert!(
        table.contains("hw1: could not be compared: term/hw1: only one submission"),
        "{table}"
    );
    assert!(table.contains("term/notes.txt: no assignment"), "{table}");
    let alone = course(&folder, &["--anonymize", "key.csv"]);
    let problem = alone["assignments"][0]["problem"]
        .as_str()
        .expect("it has one");
    assert!(!problem.contains("ada"), "{problem}");
}

#[test]
fn non_course_path_gets_advice() {
    let folder = Folder::with_two_submissions();
    folder.make_folder("empty").write("empty/notes.txt", "");
    refused(
        &folder,
        &["course", "empty"],
        &["empty: there is no folder and no archive in it"],
    );
    refused(
        &folder,
        &["course", "nowhere"],
        &["nowhere: cannot be read"],
    );
    refused(
        &folder,
        &["course", "empty/notes.txt"],
        &["a folder of assignments was expected"],
    );
    refused(
        &folder,
        &["course", "class"],
        &["none of 2 assignments can be compared", "codesim class"],
    );
    folder.write("single/hw1/ada/Main.java", java("a", 1));
    refused(
        &folder,
        &["course", "single"],
        &["one assignment in it alone", "codesim single/hw1"],
    );
}

#[test]
fn options_that_a_course_has_no_use_for_are_refused() {
    let folder = term(10, &TERM[1..3]);
    for (options, words) in [
        (
            &["--pair", "ada", "mara"][..],
            "pair: a course is about all pairs",
        ),
        (&["--attempts", "all"], "attempts all: in a course"),
        (&["term/hw2", "term/hw2/../hw2"], "given twice"),
        (&["--format", "sarif"], "format sarif: a course is a table"),
    ] {
        refused(&folder, &[&["course", "term"], options].concat(), &[words]);
    }
}

#[test]
fn several_paths_are_one_assignment_each_in_their_order() {
    let folder = term(10, &TERM[1..3]);
    let all = crate::pack::files(&folder.path().join("term/hw2"));
    folder.write("hw2.zip", crate::pack::zip(&all));
    let course = folder
        .codesim(&["course", "term/hw3", "hw2.zip", "--format", "json"])
        .json();
    let names: Vec<&Value> = course["assignments"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|it| &it["name"])
        .collect();
    assert_eq!(names, ["hw3", "hw2"]);
    assert_eq!(course["people"].as_array().expect("a list").len(), 10);
}

#[test]
fn settings_say_what_holds_for_one_assignment_and_none_comes_from_within() {
    let folder = term(10, &TERM[1..3]);
    folder.write("term/starter/Main.java", java("other", 4));
    folder.write(
        "term/codesim.toml",
        "title = \"Algorithms\"\n[assignments.hw2]\nboilerplate = [\"starter\"]\nmetadata = \"people.csv\"\n",
    );
    folder.write("term/people.csv", "submission,name\nada,Ada Lovelace\n");
    // A student's file does not steer anything.
    folder.write(
        "term/hw2/codesim.toml",
        "fail-on = \"flagged\"\nlang = [\"c\"]\n",
    );
    let course = course(&folder, &[]);
    assert_eq!(course["title"], "Algorithms");
    assert_eq!(course["settings"], "term/codesim.toml");
    let assignments = course["assignments"].as_array().expect("a list");
    assert_eq!(assignments.len(), 2);
    assert_eq!(assignments[0]["submissions"], 10);
    // Ada Lovelace has this name in one assignment alone.
    assert_eq!(course["people"].as_array().expect("a list").len(), 11);
    let alone = folder.codesim(&["config", "term/hw2"]).text();
    assert!(
        alone.contains("boilerplate = [\"term/starter\"]"),
        "{alone}"
    );
    for (text, words) in [
        (
            "[assignments.hw7]\nnoise = 9\n",
            "assignments.hw7: there is no such assignment",
        ),
        (
            "[assignments.hw2]\nthreads = 1\n",
            "assignments.hw2: `threads` holds for a whole run",
        ),
    ] {
        folder.write("term/codesim.toml", text);
        refused(&folder, &["course", "term"], &[words]);
    }
}

#[test]
fn anonymous_courses_have_no_name_and_call_everybody_the_same_in_all_assignments() {
    let folder = term(14, &TERM[1..4]);
    let anonymous = course(&folder, &["--anonymize", "key.csv"]);
    let text = anonymous.to_string();
    for name in ["ada", "mara", "p02"] {
        assert!(!text.contains(&format!("\"{name}\"")), "{name}: {text}");
    }
    assert_eq!(anonymous["people"].as_array().expect("a list").len(), 14);
    let named = course(&folder, &[]);
    assert_eq!(anonymous["repeated_pairs"], named["repeated_pairs"]);
    assert_eq!(
        anonymous["pairs"][0]["expected_by_chance"],
        named["pairs"][0]["expected_by_chance"]
    );
    let again = course(&folder, &["--anonymize", "key.csv"]);
    assert_eq!(anonymous, again);
}

#[test]
fn fail_on_flagged_sets_the_exit_code() {
    let folder = term(14, &TERM);
    let failed = |options: &[&str]| -> Answer {
        folder.codesim(&[&["course", "term", "-q"], options].concat())
    };
    assert_eq!(failed(&[]).code, 0);
    assert_eq!(failed(&["--fail-on", "flagged"]).code, 1);
}

#[test]
fn a_sheet_may_be_about_people_who_missed_an_assignment() {
    let folder = term(10, &TERM[1..3]);
    fs::remove_dir_all(folder.path().join("term/hw3/ada")).expect("it is there");
    folder.write(
        "people.csv",
        "submission,name\nada,Ada Lovelace\nmara,Mara\nzoe,Zoe\nterm/hw2/p02,Pat\n",
    );
    let course = course(&folder, &["--metadata", "people.csv"]);
    for assignment in course["assignments"].as_array().expect("a list") {
        assert_eq!(assignment["notices"], serde_json::json!([]));
    }
    let notices = &course["notices"];
    assert_eq!(notices[0]["path"], "people.csv");
    assert_eq!(
        notices[0]["reason"],
        "1 row on submissions that are in no assignment: zoe"
    );
    let names: Vec<&str> = course["people"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|it| it["name"].as_str().expect("a name"))
        .collect();
    assert!(
        names.contains(&"Ada Lovelace") && names.contains(&"Pat") && names.contains(&"p02"),
        "{names:?}"
    );
}
