//! The members of a course at its learning platform.

use crate::store::CourseId;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use codesim_display::with_causes;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::Path;
use crate::lti::Member;
use crate::principal::Principal;

/// A member of a course at its learning platform.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlatformMember {
    /// The platform's id of the person.
    id: String,
    /// Null if the platform does not share it.
    #[schema(required)]
    name: Option<String>,
    /// Null if the platform does not share it.
    #[schema(required)]
    email: Option<String>,
    roles: Vec<String>,
}

impl From<Member> for PlatformMember {
    fn from(member: Member) -> Self {
        Self {
            id: member.user_id,
            name: member.name,
            email: member.email,
            roles: member.roles,
        }
    }
}

/// List the members of a course at its learning platform, students too. The service asks the platform and keeps nothing.
#[utoipa::path(
    get, path = "/api/v1/courses/{course}/platform-members", tag = "platforms", params(("course" = i64, Path)),
    responses((status = 200, body = [PlatformMember]), (status = 404, description = "Not found, not yours, or no learning platform lists its members", body = Problem), (status = 502, description = "The platform gave no valid answer", body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
) -> Result<Json<Vec<PlatformMember>>, Refusal> {
    who.require_read(&app, course).await?;
    let lists = app.store(move |store| store.memberships(course)).await?;
    if lists.is_empty() {
        return Err(Refusal::not_found());
    }
    let mut members = Vec::new();
    for (platform, url) in lists {
        let listed = app.ask_platform(move |lti| lti.members(&platform.registered, &url));
        let listed = listed.await?.map_err(unanswered)?;
        members.extend(listed.into_iter().map(PlatformMember::from));
    }
    Ok(Json(members))
}

fn unanswered(error: impl std::error::Error + 'static) -> Refusal {
    tracing::warn!(
        error = with_causes(error),
        "a learning platform lists no members"
    );
    let why = "the learning platform gave no valid answer; see the server's log";
    Refusal::new(StatusCode::BAD_GATEWAY, why)
}
