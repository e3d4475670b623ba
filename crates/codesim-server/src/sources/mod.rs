//! Submissions of an assignment, from the API of a learning platform.
//!
//! *Problem.* A teacher downloads an export from the platform and uploads it here, for each assignment.
//!
//! *Method.* With a token of the teacher the service lists the assignments, and fetches the files of the latest attempt of each student into a folder
//! of that student. [`fetch`] sends them in pieces, so that nothing large is in memory.
//!
//! *Limits.* Only addresses that an admin registered are asked. The token goes to their host alone, in no address, and is forgotten afterwards.

mod assignment;
mod canvas;
mod client;
mod error;
mod fetch;
mod folders;
mod github;
mod moodle;

pub(crate) use crate::sources::assignment::{Assignment, AssignmentId};
pub(crate) use crate::sources::client::{Client, Token};
pub(crate) use crate::sources::error::SourceError;
pub(crate) use crate::sources::fetch::{Fetched, assignments, fetch};
pub(crate) use crate::sources::folders::{Paths, is_folder_name};
