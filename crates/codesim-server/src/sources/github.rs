//! GitHub Classroom, by the [REST API](https://docs.github.com/en/rest/classroom/classroom) of GitHub.

use serde::Deserialize;

use crate::sources::SourceError;
use crate::sources::assignment::{Assignment, AssignmentId, Content, RemoteFile, Submission};
use crate::sources::client::Client;

#[derive(Deserialize)]
struct Classroom {
    id: u64,
    name: String,
}

#[derive(Deserialize)]
struct Exercise {
    id: u64,
    title: String,
}

#[derive(Deserialize)]
struct Accepted {
    submitted: bool,
    /// Commits of students.
    commit_count: u64,
    students: Vec<Student>,
    repository: Repository,
}

#[derive(Deserialize)]
struct Student {
    login: String,
}

#[derive(Deserialize)]
struct Repository {
    id: u64,
    full_name: String,
}

pub(crate) fn assignments(client: &Client) -> Result<Vec<Assignment>, SourceError> {
    let classrooms: Vec<Classroom> = client.list("classrooms?per_page=100")?;
    let mut all = Vec::new();
    for classroom in classrooms {
        let path = format!("classrooms/{}/assignments?per_page=100", classroom.id);
        let found: Vec<Exercise> = client.list(&path)?;
        all.extend(found.into_iter().map(|it| Assignment {
            id: AssignmentId {
                course: classroom.id,
                assignment: it.id,
            },
            course: classroom.name.clone(),
            title: it.title,
        }));
    }
    Ok(all)
}

/// Returns the repositories with work of students: others have nothing but starter code.
pub(crate) fn submissions(
    client: &Client,
    id: AssignmentId,
) -> Result<Vec<Submission>, SourceError> {
    let path = format!(
        "assignments/{}/accepted_assignments?per_page=100",
        id.assignment
    );
    let accepted: Vec<Accepted> = client.list(&path)?;
    let worked_on = accepted
        .into_iter()
        .filter(|it| it.submitted || it.commit_count > 0);
    worked_on.map(|it| submission(client, it)).collect()
}

fn submission(client: &Client, accepted: Accepted) -> Result<Submission, SourceError> {
    let Repository { id, full_name } = accepted.repository;
    let mut logins: Vec<String> = accepted.students.into_iter().map(|it| it.login).collect();
    logins.sort();
    let name = match logins.is_empty() {
        true => full_name.replace('/', "-"),
        false => logins.join(" + "),
    };
    let url = client.at(&format!("repos/{full_name}/tarball"))?;
    Ok(Submission {
        author: id,
        name,
        files: vec![RemoteFile {
            path: "repository.tar.gz".to_owned(),
            content: Content::At(url),
        }],
    })
}
