//! Exports in which everything is in one folder.

use crate::exports::archived::one;
use crate::exports::class::{File, Maker, Submission, authors, text};

pub(crate) const MAKERS: &[Maker] = &[
    ("blackboard", blackboard),
    ("canvas", canvas),
    ("canvas-anonymous", canvas_anonymous),
    ("moodle-flat", moodle),
];

const TYPED: &str = "<!DOCTYPE html><html><body><p>I typed this.</p></body></html>";

/// Names in lowercase without blanks, numbers of user and file; one is late, one was handed in again, one is typed.
fn canvas(class: &[Submission]) -> Vec<File> {
    let mut export = Vec::new();
    for (place, (author, files)) in authors(class).enumerate() {
        let (path, content) = one(files);
        let (path, late) = match place {
            0 => (again(&path), "_LATE"),
            _ => (path, ""),
        };
        let name = format!("{}mueller{late}_{}", author.login, author.number);
        export.push((format!("{name}_{}_{path}", 70_000 + place), content));
        if place == 1 {
            export.push(text(format!("{name}_text.html"), TYPED));
            export.push(text(format!("{name}_link.html"), TYPED));
        }
    }
    export
}

/// `Main-1.java` for `Main.java`.
fn again(path: &str) -> String {
    match path.rsplit_once('.') {
        Some((stem, extension)) => format!("{stem}-1.{extension}"),
        None => format!("{path}-1"),
    }
}

/// The same where names are hidden.
fn canvas_anonymous(class: &[Submission]) -> Vec<File> {
    let mut export = Vec::new();
    for (place, (author, files)) in authors(class).enumerate() {
        let (path, content) = one(files);
        let late = if place == 0 { "LATE_" } else { "" };
        let number = 70_000 + place;
        export.push((
            format!("{late}anon_x{}_{number}_{path}", author.number),
            content,
        ));
    }
    export
}

/// Assignment, user and time; a receipt for each attempt, of which one person has two.
fn blackboard(class: &[Submission]) -> Vec<File> {
    let mut export = Vec::new();
    for (place, (author, files)) in authors(class).enumerate() {
        let mut attempt = |time: &str, (path, content): File| {
            let name = format!("Home_work 1_{}_m_attempt_{time}", author.login);
            let receipt = format!(
                "Name: {} ({}_m)\nAssignment: Home_work 1\nDate Submitted: {time}\nCurrent Mark: \n\n\
                 Submission Field:\n{}\n\n\
                 Comments:\nThere are no student comments for this assignment.\n\n\
                 Files:\n\tOriginal filename: {path}\n\tFilename: {name}_{path}\n",
                author.name,
                author.login,
                match place {
                    1 => "<p>I typed this.</p>",
                    _ => "There is no student submission text data for this assignment.",
                }
            );
            export.push((format!("{name}_{path}"), content));
            export.push(text(format!("{name}.txt"), receipt));
        };
        if place == 0 {
            attempt("2026-03-01-09-00-00", text("Draft.java", "class Draft {}"));
        }
        attempt("2026-03-31-23-04-05", one(files));
    }
    export
}

/// Name, number and kind before each file.
fn moodle(class: &[Submission]) -> Vec<File> {
    let mut export = Vec::new();
    for (author, files) in authors(class) {
        let name = format!("{}_{}_assignsubmission_", author.name, author.number);
        let (path, content) = one(files);
        export.push((format!("{name}file_{path}"), content));
    }
    export
}
