//! Exports with a folder for each person.

use crate::exports::archived::one;
use crate::exports::class::{File, Maker, Submission, authors, below, text};

pub(crate) const MAKERS: &[Maker] = &[
    ("brightspace", brightspace),
    ("github-classroom", github_classroom),
    ("inginious", inginious),
    ("moodle", moodle),
    ("moodle-blind", moodle_blind),
    ("nbgrader", nbgrader),
    ("sakai", sakai),
];

const TYPED: &str = "<!DOCTYPE html><html><body><p>I typed this.</p></body></html>";

/// Name, number and kind; what one person typed is in a folder of its own.
fn moodle(class: &[Submission]) -> Vec<File> {
    let mut export = Vec::new();
    for (place, (author, files)) in authors(class).enumerate() {
        let name = format!("{}_{}_assignsubmission_", author.name, author.number);
        export.extend(below(&format!("{name}file_"), files));
        if place == 0 {
            let path = format!("{name}onlinetext_/onlinetext.html");
            export.push(text(path, TYPED));
        }
    }
    export
}

/// The same where names are hidden.
fn moodle_blind(class: &[Submission]) -> Vec<File> {
    let folders = authors(class).map(|(author, files)| {
        let folder = format!("Participant_{}_assignsubmission_file", author.number);
        below(&folder, files)
    });
    folders.flatten().collect()
}

/// Numbers, name and time; one person has two attempts, and a list is beside them.
fn brightspace(class: &[Submission]) -> Vec<File> {
    let mut export = vec![text("index.html", "<html><body>all of them</body></html>")];
    for (place, (author, files)) in authors(class).enumerate() {
        let folder = |time| format!("{}-777 - {} - {time}", author.number, author.name);
        if place == 0 {
            let draft = [text("Draft.java", "class Draft {}")];
            export.extend(below(&folder("Sep 1, 2026 926 AM"), &draft));
        }
        export.extend(below(&folder("Sep 24, 2026 1205 PM"), files));
    }
    export
}

/// Clones in a folder, and the starter beside it.
fn github_classroom(class: &[Submission]) -> Vec<File> {
    let mut export = vec![text("hw-lists/Starter.java", "class Starter {}")];
    for (author, files) in authors(class) {
        let folder = format!("hw-lists-submissions/hw-lists-{}-m", author.login);
        export.extend(below(&folder, files));
        export.push(text(
            format!("{folder}/.git/HEAD"),
            "ref: refs/heads/main\n",
        ));
        let workflow = format!("{folder}/.github/workflows/classroom.yml");
        export.push(text(workflow, "on: push\n"));
    }
    export
}

/// Tasks, users, numbers of submissions and times; what two people handed in together is there for both.
fn inginious(class: &[Submission]) -> Vec<File> {
    let mut export = Vec::new();
    let mut add = |login: &str, number: usize, files: &[File]| {
        let folder = format!("lists/{login}/{number:024x}/2026-03-31-23:04:05");
        export.extend(below(&format!("{folder}/uploaded_files"), files));
        let record = "input:\n  '@random': []\nstatus: done\n";
        export.push(text(format!("{folder}/submission.test"), record));
    };
    for (place, (author, files)) in authors(class).enumerate() {
        add(&author.login, author.number, files);
        if place == 0 {
            add(&format!("{}-partner", author.login), author.number, files);
        }
    }
    export
}

/// Step, student and assignment, with what was released and its solution.
fn nbgrader(class: &[Submission]) -> Vec<File> {
    let mut export = vec![
        text("release/ps1/Starter.java", "class Starter {}"),
        text("source/ps1/Solution.java", "class Solution {}"),
        text("nbgrader_config.py", "c = get_config()\n"),
    ];
    for (author, files) in authors(class) {
        let folder = format!("submitted/{}/ps1", author.login);
        export.extend(below(&folder, files));
        let time = "2026-03-31 23:04:05.123456 UTC";
        export.push(text(format!("{folder}/timestamp.txt"), time));
    }
    export
}

/// Last and first name, user; the files of teachers are beside those that were handed in.
fn sakai(class: &[Submission]) -> Vec<File> {
    let mut export = vec![text("Lists/grades.csv", "\"Display ID\",\"grade\"\n")];
    for (author, files) in authors(class) {
        let folder = format!("Lists/{}, Mu({})", author.name, author.login);
        let (path, content) = one(files);
        let path = format!("{folder}/Submission attachment(s)/{path}");
        export.push((path, content));
        export.push(text(format!("{folder}/timestamp.txt"), "20260331230405000"));
        export.push(text(format!("{folder}/comments.txt"), "well done"));
    }
    export
}
