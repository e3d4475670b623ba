//! The members of a course.

use crate::store::{CourseId, User};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::Path;
use crate::principal::Principal;

/// A user.
#[derive(Serialize, ToSchema)]
pub(crate) struct UserShown {
    name: String,
    /// Admins see all courses, whether or not they are members.
    is_admin: bool,
}

impl From<User> for UserShown {
    fn from(user: User) -> Self {
        Self {
            name: user.name,
            is_admin: user.is_admin,
        }
    }
}

/// List the members of a course.
#[utoipa::path(
    get, path = "/api/v1/courses/{course}/members", tag = "courses", params(("course" = i64, Path)),
    responses((status = 200, body = [UserShown]), (status = 404, body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
) -> Result<Json<Vec<UserShown>>, Refusal> {
    who.require_read(&app, course).await?;
    let members = app.store(move |store| store.members(course)).await?;
    Ok(Json(members.into_iter().map(UserShown::from).collect()))
}

/// Add a user to the members of a course. Admins only.
#[utoipa::path(
    put, path = "/api/v1/courses/{course}/members/{name}", tag = "courses", params(("course" = i64, Path), ("name" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn add(
    State(app): State<App>,
    who: Principal,
    Path((course, name)): Path<(CourseId, String)>,
) -> Result<StatusCode, Refusal> {
    who.require_admin()?;
    let member = name.clone();
    let add = move |store: &crate::store::Store| {
        store.add_member(store.course(course)?.id, store.user_named(&member)?.id)
    };
    app.store(add).await?;
    app.write_down(&who.name(), "added a member", &name, Some(course))
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
