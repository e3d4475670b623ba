//! Assignments and submissions of a source.

use url::Url;

/// The numbers by which a platform knows an assignment.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AssignmentId {
    /// The course, or the classroom.
    pub(crate) course: u64,
    pub(crate) assignment: u64,
}

/// An assignment.
#[derive(Debug)]
pub(crate) struct Assignment {
    pub(crate) id: AssignmentId,
    /// The name of the course.
    pub(crate) course: String,
    pub(crate) title: String,
}

/// The latest attempt of a student or a group.
#[derive(Debug)]
pub(crate) struct Submission {
    /// The platform's number of the student or the group.
    pub(crate) author: u64,
    pub(crate) name: String,
    pub(crate) files: Vec<RemoteFile>,
}

/// A file of a submission.
#[derive(Debug)]
pub(crate) struct RemoteFile {
    /// Its path in the folder of the student.
    pub(crate) path: String,
    pub(crate) content: Content,
}

#[derive(Debug)]
pub(crate) enum Content {
    /// It is at this address.
    At(Url),
    /// Text that was typed at the platform.
    Typed(String),
}
