//! Exports with a list of the submissions.

use std::fmt::Write;

use crate::exports::archived::{one, zip};
use crate::exports::class::{File, Maker, Submission, authors, below, text};

pub(crate) const MAKERS: &[Maker] = &[
    ("contest", contest),
    ("dodona", dodona),
    ("gradescope", gradescope),
];

/// A folder for each submission; two people have one together.
fn gradescope(class: &[Submission]) -> Vec<File> {
    let root = "assignment_4711_export";
    let mut list = "---\n".to_owned();
    let mut export = Vec::new();
    for (place, (author, files)) in authors(class).enumerate() {
        let folder = format!("submission_{}", author.number);
        let submitter = |name: &str, login: &str| {
            format!("  - :name: {name}\n    :sid: '00{login}'\n    :email: {login}@example.org\n")
        };
        let mut submitters = submitter(&author.name, &author.login);
        if place == 0 {
            submitters += &submitter(&format!("{} Partner", author.name), "partner");
        }
        write!(
            list,
            "{folder}:\n  :submitters:\n{submitters}  :created_at: 2026-03-31 21:04:05.123456000 Z\n  :score: 10.0\n  \
             :status: processed\n  :results:\n    tests:\n    - name: first\n      score: 1.0\n  :history: []\n"
        )
        .expect("a text takes more text");
        export.extend(below(&format!("{root}/{folder}"), files));
    }
    export.push(text(format!("{root}/submission_metadata.yml"), list));
    export
}

/// A folder for each person, and a row for each file.
fn dodona(class: &[Submission]) -> Vec<File> {
    let mut list = "\"filename\",\"id\",\"username\",\"last_name\",\"first_name\",\"full_name\",\"email\",\"labels\",\"status\",\
                    \"submission_id\",\"exercise_id\",\"created_at\"\n"
        .to_owned();
    let mut export = Vec::new();
    for (author, files) in authors(class) {
        for (path, content) in files {
            let path = format!("Lists/{}/{path}", author.name);
            writeln!(
                list,
                "\"{path}\",\"{}\",\"{}\",\"Muster\",\"\",\"{}\",\"{}@example.org\",\"group 1;late\",\"correct\",\"{}\",\"99\",\
                 \"2026-03-31 23:04:05 +0200\"",
                author.number, author.login, author.name, author.login, author.number
            )
            .expect("a text takes more text");
            export.push((path, content.clone()));
        }
    }
    export.push(text("info.csv", list));
    export
}

/// Teams and submissions as JSON, a zip for each submission; one team had to try twice.
fn contest(class: &[Submission]) -> Vec<File> {
    let mut export = Vec::new();
    let mut submissions = Vec::new();
    let mut teams = Vec::new();
    let mut number = 0;
    for (place, (author, files)) in authors(class).enumerate() {
        let team = author.number;
        teams.push(format!(
            r#"{{"id": "{team}", "name": "{}", "organization_id": null}}"#,
            author.name
        ));
        let mut submit = |time: &str, files: &[File]| {
            number += 1;
            submissions.push(format!(
                r#"{{"id": "{number}", "language_id": "java", "problem_id": "lists", "team_id": "{team}", "time": "{time}", "contest_time": "1:00:00.000"}}"#
            ));
            export.push((format!("submissions/{number}/files.zip"), zip(files)));
        };
        if place == 0 {
            submit(
                "2026-03-31T10:00:00.000+02:00",
                &[text("Draft.java", "class Draft {}")],
            );
        }
        submit("2026-03-31T11:00:00.000+02:00", &[one(files)]);
    }
    let list = |items: &[String]| format!("[{}]\n", items.join(",\n"));
    export.push(text("submissions.json", list(&submissions)));
    export.push(text("teams.json", list(&teams)));
    export.push(text("contest.json", "{\"id\": \"finals\"}\n"));
    export
}
