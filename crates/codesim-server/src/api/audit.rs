//! The audit log.

use crate::store::{CourseId, Entry};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::clock::text;
use crate::error::{Problem, Refusal};
use crate::extract::Query;
use crate::principal::Principal;

/// Entries that are returned at most.
const MOST: u32 = 1000;

/// An entry of the audit log.
#[derive(Serialize, ToSchema)]
pub(crate) struct EntryShown {
    at: String,
    /// A user, or a token and its course.
    who: String,
    what: String,
    /// The job, course or person that it was done to.
    about: String,
    #[schema(required)]
    course: Option<CourseId>,
}

impl From<Entry> for EntryShown {
    fn from(entry: Entry) -> Self {
        Self {
            at: text(entry.at),
            who: entry.who,
            what: entry.what,
            about: entry.about,
            course: entry.course,
        }
    }
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asked {
    /// Only entries of this course.
    course: Option<CourseId>,
}

/// List the last entries of the audit log, newest first. Admins only.
#[utoipa::path(
    get, path = "/api/v1/audit", tag = "courses", params(Asked),
    responses((status = 200, body = [EntryShown]), (status = 401, body = Problem), (status = 403, body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
    Query(asked): Query<Asked>,
) -> Result<Json<Vec<EntryShown>>, Refusal> {
    who.require_admin()?;
    let entries = app
        .store(move |store| store.audit(asked.course, MOST))
        .await?;
    Ok(Json(entries.into_iter().map(EntryShown::from).collect()))
}
