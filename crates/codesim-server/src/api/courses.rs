//! Courses.

use crate::store::{
    Course, CourseId, DEFAULT_INDEX_RETENTION_DAYS, DEFAULT_QUOTA, DEFAULT_RETENTION_DAYS,
    NewCourse, Role, Store,
};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use super::members::RoleName;
use crate::app::App;
use crate::clock::{now, text};
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::names::check_length;
use crate::principal::Principal;

/// The largest quota: numbers of JavaScript are exact up to here.
const MOST_QUOTA: u64 = (1 << 53) - 1;

/// A course.
#[derive(Serialize, ToSchema)]
pub(crate) struct CourseShown {
    id: CourseId,
    name: String,
    /// Days after which uploads and their reports are deleted; null keeps them.
    #[schema(required)]
    retention_days: Option<u32>,
    /// Days after which a class leaves its indexes; null keeps it.
    #[schema(required)]
    index_retention_days: Option<u32>,
    /// Bytes that all of its files may have.
    quota: u64,
    /// Bytes that its files have.
    bytes: u64,
    /// Whether new jobs have pseudonyms until a case is confirmed.
    blind: bool,
    created: String,
    /// Your role in it.
    role: RoleName,
}

impl CourseShown {
    fn new(course: Course, bytes: u64, role: Role) -> Self {
        Self {
            id: course.id,
            name: course.name,
            retention_days: course.retention_days,
            index_retention_days: course.index_retention_days,
            quota: course.quota,
            bytes,
            blind: course.blind,
            created: text(course.created),
            role: role.into(),
        }
    }
}

/// The settings of a new or changed course.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CourseGiven {
    name: String,
    /// Null keeps uploads and reports; without it, a new course has 365 days, and another one keeps its own.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<u32>)]
    retention_days: Option<Option<u32>>,
    /// Null keeps the classes of indexes; without it, a new course has 1825 days, and another one keeps its own.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<u32>)]
    index_retention_days: Option<Option<u32>>,
    /// Bytes, at most 2^53 - 1; 10 GiB if they are not given.
    #[schema(maximum = 9_007_199_254_740_991_u64)]
    quota: Option<u64>,
    /// Whether new jobs have pseudonyms until a case is confirmed; jobs that are there stay as they are. Without it, a new course has names, and another one keeps its own.
    blind: Option<bool>,
}

/// Reads a value that may be null, which is not the same as none.
fn given<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<u32>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

impl CourseGiven {
    /// Returns the settings; `days` and `blind` are those that are not given.
    fn checked(self, days: [Option<u32>; 2], blind: bool) -> Result<NewCourse, Refusal> {
        if self.name.trim().is_empty() {
            return Err(Refusal::bad("name: the name of the course was expected"));
        }
        check_length("name", &self.name)?;
        if self.quota.is_some_and(|quota| quota > MOST_QUOTA) {
            return Err(Refusal::bad(format!(
                "quota: at most {MOST_QUOTA} bytes were expected"
            )));
        }
        Ok(NewCourse {
            name: self.name,
            retention_days: self.retention_days.unwrap_or(days[0]),
            index_retention_days: self.index_retention_days.unwrap_or(days[1]),
            quota: self.quota.unwrap_or(DEFAULT_QUOTA),
            blind: self.blind.unwrap_or(blind),
        })
    }
}

/// List your courses.
#[utoipa::path(get, path = "/api/v1/courses", tag = "courses", responses((status = 200, body = [CourseShown]), (status = 401, body = Problem)))]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
) -> Result<Json<Vec<CourseShown>>, Refusal> {
    let found = match who.clone() {
        Principal::User(user) => app.store(move |store| store.courses_of(&user)).await?,
        Principal::Program(token) => {
            app.store(move |store| Ok(vec![store.course(token.course)?]))
                .await?
        }
    };
    let mut courses = Vec::new();
    for course in found {
        // Clients of MOSS have no role, but their token names its course.
        let role = who.role(&app, course.id).await?;
        courses.extend(match role {
            Some(role) => Some(describe(&app, course.id, role).await?.0),
            None => None,
        });
    }
    Ok(Json(courses))
}

/// Add a course. Admins only.
#[utoipa::path(
    post, path = "/api/v1/courses", tag = "courses", request_body = CourseGiven,
    responses((status = 201, body = CourseShown), (status = 401, body = Problem), (status = 403, body = Problem), (status = 409, description = "The name is taken", body = Problem))
)]
pub(crate) async fn add(
    State(app): State<App>,
    who: Principal,
    Given(given): Given<CourseGiven>,
) -> Result<(StatusCode, Json<CourseShown>), Refusal> {
    who.require_admin()?;
    let days = [DEFAULT_RETENTION_DAYS, DEFAULT_INDEX_RETENTION_DAYS].map(Some);
    let new = given.checked(days, false)?;
    let course = app
        .store(move |store| store.course(store.add_course(&new, now())?))
        .await?;
    app.write_down(&who.name(), "added a course", &course.name, Some(course.id))
        .await?;
    Ok((
        StatusCode::CREATED,
        Json(CourseShown::new(course, 0, Role::Instructor)),
    ))
}

/// A course.
#[utoipa::path(get, path = "/api/v1/courses/{course}", tag = "courses", params(("course" = i64, Path)), responses((status = 200, body = CourseShown), (status = 404, body = Problem)))]
pub(crate) async fn show(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
) -> Result<Json<CourseShown>, Refusal> {
    let role = who.require_cases(&app, course).await?;
    describe(&app, course, role).await
}

/// Change a course.
#[utoipa::path(
    put, path = "/api/v1/courses/{course}", tag = "courses", params(("course" = i64, Path)), request_body = CourseGiven,
    responses((status = 200, body = CourseShown), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem))
)]
pub(crate) async fn change(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
    Given(given): Given<CourseGiven>,
) -> Result<Json<CourseShown>, Refusal> {
    who.require_admin()?;
    let present = app.store(move |store| store.course(course)).await?;
    let days = [present.retention_days, present.index_retention_days];
    let to = given.checked(days, present.blind)?;
    let name = to.name.clone();
    app.store(move |store| store.change_course(course, &to))
        .await?;
    app.write_down(&who.name(), "changed a course", &name, Some(course))
        .await?;
    describe(&app, course, Role::Instructor).await
}

/// Delete a course, with all of its files, indexes included.
#[utoipa::path(delete, path = "/api/v1/courses/{course}", tag = "courses", params(("course" = i64, Path)), responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn remove(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
) -> Result<StatusCode, Refusal> {
    who.require_admin()?;
    let found = app.store(move |store| store.course(course)).await?;
    app.delete_course(course).await?;
    app.write_down(&who.name(), "deleted a course", &found.name, Some(course))
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn describe(app: &App, course: CourseId, role: Role) -> Result<Json<CourseShown>, Refusal> {
    let shown = move |store: &Store| {
        Ok(CourseShown::new(
            store.course(course)?,
            store.bytes(course)?,
            role,
        ))
    };
    Ok(Json(app.store(shown).await?))
}
