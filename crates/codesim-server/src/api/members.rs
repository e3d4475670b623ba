//! The members of a course.

use crate::store::{CourseId, Member, Role};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::{Path, Query};
use crate::principal::Principal;

/// The role of a member; each has all rights of the ones before it.
#[derive(Clone, Copy, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum RoleName {
    /// Reads confirmed cases.
    Board,
    /// Reads everything.
    Reader,
    /// Proposes decisions.
    Assistant,
    /// Decides, uploads and deletes.
    #[default]
    Instructor,
}

impl From<RoleName> for Role {
    fn from(role: RoleName) -> Self {
        match role {
            RoleName::Board => Self::Board,
            RoleName::Reader => Self::Reader,
            RoleName::Assistant => Self::Assistant,
            RoleName::Instructor => Self::Instructor,
        }
    }
}

impl From<Role> for RoleName {
    fn from(role: Role) -> Self {
        match role {
            Role::Board => Self::Board,
            Role::Reader => Self::Reader,
            Role::Assistant => Self::Assistant,
            Role::Instructor => Self::Instructor,
        }
    }
}

/// A member of a course.
#[derive(Serialize, ToSchema)]
pub(crate) struct MemberShown {
    name: String,
    /// Admins may use all courses, whatever their role.
    is_admin: bool,
    role: RoleName,
}

impl From<Member> for MemberShown {
    fn from(Member { user, role }: Member) -> Self {
        Self {
            name: user.name,
            is_admin: user.is_admin,
            role: role.into(),
        }
    }
}

#[derive(Deserialize, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
#[derive(Default)]
pub(crate) struct MemberGiven {
    /// Their role; `instructor` if it is not given.
    role: RoleName,
}

/// List the members of a course.
#[utoipa::path(
    get, path = "/api/v1/courses/{course}/members", tag = "courses", params(("course" = i64, Path)),
    responses((status = 200, body = [MemberShown]), (status = 404, body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
) -> Result<Json<Vec<MemberShown>>, Refusal> {
    who.require_read(&app, course).await?;
    let members = app.store(move |store| store.members(course)).await?;
    Ok(Json(members.into_iter().map(MemberShown::from).collect()))
}

/// Add a user to the members of a course, or change their role. Admins only.
#[utoipa::path(
    put, path = "/api/v1/courses/{course}/members/{name}", tag = "courses", params(("course" = i64, Path), ("name" = String, Path), MemberGiven),
    responses((status = 204), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn add(
    State(app): State<App>,
    who: Principal,
    Path((course, name)): Path<(CourseId, String)>,
    Query(given): Query<MemberGiven>,
) -> Result<StatusCode, Refusal> {
    who.require_admin()?;
    let (member, role) = (name.clone(), given.role.into());
    let add = move |store: &crate::store::Store| {
        let course = store.course(course)?.id;
        store.set_member(course, store.user_named(&member)?.id, role)
    };
    app.store(add).await?;
    app.write_down(
        &who.name(),
        "added a member or changed a role",
        &name,
        Some(course),
    )
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove a user from the members of a course. Admins only.
#[utoipa::path(
    delete, path = "/api/v1/courses/{course}/members/{name}", tag = "courses", params(("course" = i64, Path), ("name" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn remove(
    State(app): State<App>,
    who: Principal,
    Path((course, name)): Path<(CourseId, String)>,
) -> Result<StatusCode, Refusal> {
    who.require_admin()?;
    let member = name.clone();
    let remove = move |store: &crate::store::Store| {
        store.remove_member(course, store.user_named(&member)?.id)
    };
    app.store(remove).await?;
    app.write_down(&who.name(), "removed a member", &name, Some(course))
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
