//! Moodle, by its [web services](https://moodledev.io/docs/apis/subsystems/external).
//!
//! *Limits.* The names of groups are not read: a team is "Group" and its number. Of teams Moodle lists those whose attempt has the highest number of all.

use std::collections::HashMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use url::Url;

use crate::sources::SourceError;
use crate::sources::assignment::{Assignment, AssignmentId, Content, RemoteFile, Submission};
use crate::sources::client::Client;

const GET_ASSIGNMENTS: &str = "mod_assign_get_assignments";
const GET_SUBMISSIONS: &str = "mod_assign_get_submissions";
const GET_USERS: &str = "core_enrol_get_enrolled_users";

/// Characters of a message of Moodle that are shown.
const LONGEST: usize = 200;

#[derive(Deserialize)]
struct Courses {
    courses: Vec<Course>,
}

#[derive(Deserialize)]
struct Course {
    id: u64,
    fullname: String,
    assignments: Vec<Exercise>,
}

#[derive(Deserialize)]
struct Exercise {
    id: u64,
    name: String,
}

#[derive(Deserialize)]
struct User {
    id: u64,
    fullname: String,
}

#[derive(Deserialize)]
struct Listed {
    assignments: Vec<OfAssignment>,
}

#[derive(Deserialize)]
struct OfAssignment {
    assignmentid: u64,
    submissions: Vec<Attempt>,
}

#[derive(Deserialize)]
struct Attempt {
    /// 0 if a team handed in.
    userid: u64,
    #[serde(default)]
    groupid: u64,
    attemptnumber: i64,
    #[serde(default)]
    plugins: Vec<Plugin>,
}

/// A way of handing in.
#[derive(Deserialize)]
struct Plugin {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    fileareas: Vec<Area>,
    #[serde(default)]
    editorfields: Vec<Field>,
}

#[derive(Deserialize)]
struct Area {
    #[serde(default)]
    files: Vec<File>,
}

#[derive(Deserialize)]
struct File {
    /// Older versions have the name at the end of the path.
    filename: Option<String>,
    filepath: String,
    fileurl: Url,
}

#[derive(Deserialize)]
struct Field {
    name: String,
    text: String,
}

/// Calls a function of the web services.
fn call<T: DeserializeOwned>(
    client: &Client,
    function: &'static str,
    arguments: &[(&str, &str)],
) -> Result<T, SourceError> {
    let mut form = vec![("wsfunction", function), ("moodlewsrestformat", "json")];
    form.extend(arguments);
    let answer: Result<Value, SourceError> =
        client.post("webservice/rest/server.php", "wstoken", &form);
    let answer = answer.map_err(|error| match error {
        SourceError::Forbidden(_) => SourceError::WebServices,
        error => error,
    })?;
    match answer.get("errorcode").and_then(Value::as_str) {
        None => Ok(serde_json::from_value(answer)?),
        Some("invalidtoken") => Err(SourceError::Token),
        Some("accessexception") => Err(SourceError::Function(function)),
        Some("enablewsdescription" | "servicenotavailable") => Err(SourceError::WebServices),
        Some(code) => {
            let message = answer.get("message").and_then(Value::as_str);
            let message = message.unwrap_or(code).chars();
            let visible = message.filter(|character| !character.is_control());
            Err(SourceError::Moodle(visible.take(LONGEST).collect()))
        }
    }
}

/// Returns the assignments of all courses in which the owner of the token is enrolled.
pub(crate) fn assignments(client: &Client) -> Result<Vec<Assignment>, SourceError> {
    let Courses { courses } = call(client, GET_ASSIGNMENTS, &[])?;
    let of_course = |course: Course| {
        let Course { id, fullname, .. } = course;
        let found = course.assignments.into_iter();
        found.map(move |it| Assignment {
            id: AssignmentId {
                course: id,
                assignment: it.id,
            },
            course: fullname.clone(),
            title: it.name,
        })
    };
    Ok(courses.into_iter().flat_map(of_course).collect())
}

pub(crate) fn submissions(
    client: &Client,
    id: AssignmentId,
) -> Result<Vec<Submission>, SourceError> {
    let assignment = id.assignment.to_string();
    let arguments = [("assignmentids[0]", assignment.as_str())];
    let Listed { assignments } = call(client, GET_SUBMISSIONS, &arguments)?;
    let mut found = assignments.into_iter();
    let found = found
        .find(|it| it.assignmentid == id.assignment)
        .ok_or(SourceError::NoAssignment)?;
    let course = id.course.to_string();
    let users: Vec<User> = call(client, GET_USERS, &[("courseid", course.as_str())])?;
    let mut names: HashMap<u64, String> =
        users.into_iter().map(|it| (it.id, it.fullname)).collect();
    let named = |(author, attempt): (Author, Attempt)| {
        let (number, name) = match author {
            Author::Student(id) => (
                id,
                names.remove(&id).unwrap_or_else(|| format!("User {id}")),
            ),
            Author::Team(id) => (id, format!("Group {id}")),
        };
        Submission {
            author: number,
            name,
            files: attempt.plugins.into_iter().flat_map(files).collect(),
        }
    };
    Ok(latest(found.submissions).into_iter().map(named).collect())
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Author {
    Student(u64),
    Team(u64),
}

/// Returns the latest attempt of each author, in the order in which the authors come.
fn latest(attempts: Vec<Attempt>) -> Vec<(Author, Attempt)> {
    let mut all: Vec<(Author, Attempt)> = Vec::new();
    let mut places = HashMap::new();
    for attempt in attempts {
        let author = match attempt.userid {
            0 => Author::Team(attempt.groupid),
            student => Author::Student(student),
        };
        let place = *places.entry(author).or_insert(all.len());
        match all.get_mut(place) {
            None => all.push((author, attempt)),
            Some(known) if known.1.attemptnumber < attempt.attemptnumber => known.1 = attempt,
            Some(_) => {}
        }
    }
    all
}

/// Returns the files and the text of a way of handing in. Others than these, such as comments, are no submissions.
fn files(plugin: Plugin) -> Vec<RemoteFile> {
    match plugin.kind.as_str() {
        "file" => {
            let files = plugin.fileareas.into_iter().flat_map(|area| area.files);
            let file = |it: File| RemoteFile {
                path: it.filepath + it.filename.as_deref().unwrap_or_default(),
                content: Content::At(it.fileurl),
            };
            files.map(file).collect()
        }
        "onlinetext" => {
            let typed = plugin.editorfields.into_iter();
            let typed = typed.filter(|field| !field.text.is_empty());
            let file = |it: Field| RemoteFile {
                path: format!("{}.html", it.name),
                content: Content::Typed(it.text),
            };
            typed.map(file).collect()
        }
        _ => Vec::new(),
    }
}
