//! Canvas, by its [REST API](https://canvas.instructure.com/doc/api/submissions.html).

use serde::Deserialize;
use url::Url;

use crate::sources::SourceError;
use crate::sources::assignment::{Assignment, AssignmentId, Content, RemoteFile, Submission};
use crate::sources::client::Client;

#[derive(Deserialize)]
struct Course {
    id: u64,
    /// A course that has ended for its students has none.
    name: Option<String>,
    #[serde(default)]
    enrollments: Vec<Enrollment>,
}

impl Course {
    fn is_taught(&self) -> bool {
        let mut enrollments = self.enrollments.iter();
        enrollments.any(|it| matches!(it.role.as_str(), "teacher" | "ta"))
    }
}

#[derive(Deserialize)]
struct Enrollment {
    #[serde(rename = "type")]
    role: String,
}

#[derive(Deserialize)]
struct Named {
    id: u64,
    name: Option<String>,
}

#[derive(Deserialize)]
struct Found {
    user_id: u64,
    user: Option<Named>,
    /// Its number is missing if the student handed in alone.
    group: Option<Group>,
    submission_type: Option<String>,
    body: Option<String>,
    #[serde(default)]
    attachments: Vec<Attachment>,
}

#[derive(Deserialize)]
struct Group {
    id: Option<u64>,
    name: Option<String>,
}

#[derive(Deserialize)]
struct Attachment {
    display_name: String,
    url: Url,
}

pub(crate) fn assignments(client: &Client) -> Result<Vec<Assignment>, SourceError> {
    let courses: Vec<Course> = client.list("api/v1/courses?per_page=100")?;
    let mut all = Vec::new();
    for course in courses.into_iter().filter(Course::is_taught) {
        let path = format!("api/v1/courses/{}/assignments?per_page=100", course.id);
        let found: Vec<Named> = client.list(&path)?;
        let name = course.name.unwrap_or_default();
        all.extend(found.into_iter().map(|it| Assignment {
            id: AssignmentId {
                course: course.id,
                assignment: it.id,
            },
            course: name.clone(),
            title: it.name.unwrap_or_default(),
        }));
    }
    Ok(all)
}

/// Returns the latest attempts: Canvas gives no others. Members of a group have one submission.
pub(crate) fn submissions(
    client: &Client,
    id: AssignmentId,
) -> Result<Vec<Submission>, SourceError> {
    let AssignmentId { course, assignment } = id;
    let path = format!(
        "api/v1/courses/{course}/assignments/{assignment}/submissions?include[]=user&include[]=group&grouped=true&per_page=100"
    );
    let found: Vec<Found> = client.list(&path)?;
    Ok(found.into_iter().map(Submission::from).collect())
}

impl From<Found> for Submission {
    fn from(found: Found) -> Self {
        let group = found.group.and_then(|it| Some((it.id?, it.name)));
        let (author, name) = match group {
            Some(group) => group,
            None => (found.user_id, found.user.and_then(|it| it.name)),
        };
        let typed = found.body.filter(|body| !body.is_empty());
        let is_typed = found.submission_type.as_deref() == Some("online_text_entry");
        let typed = typed.filter(|_| is_typed).map(|body| RemoteFile {
            path: "text.html".to_owned(),
            content: Content::Typed(body),
        });
        let attached = found.attachments.into_iter().map(|it| RemoteFile {
            path: it.display_name,
            content: Content::At(it.url),
        });
        Self {
            author,
            name: name.unwrap_or_else(|| format!("User {author}")),
            files: typed.into_iter().chain(attached).collect(),
        }
    }
}
