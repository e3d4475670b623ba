//! Classes of earlier years, to compare new ones with.

use crate::store::{CourseId, Index};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use codesim_archive::Archive;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::jobs::seen_class;
use super::reports::check_finished;
use crate::app::App;
use crate::data::bytes_below;
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::principal::Principal;
use crate::upload::no_room;

/// Characters that the name of an index may have.
const MAX_NAME_LENGTH: usize = 60;

/// An index of earlier classes.
#[derive(Serialize, ToSchema)]
pub(crate) struct IndexShown {
    name: String,
    submissions: usize,
    bytes: u64,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeptGiven {
    /// Name of the index: letters, digits, spaces, `-`, `_` and `.`, at most 60. It is created if it is missing.
    index: String,
}

/// List the indexes of a course.
#[utoipa::path(
    get, path = "/api/v1/courses/{course}/indexes", tag = "indexes", params(("course" = i64, Path)),
    responses((status = 200, body = [IndexShown]), (status = 404, body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
) -> Result<Json<Vec<IndexShown>>, Refusal> {
    who.require_read(&app, course).await?;
    let indexes = app.store(move |store| store.indexes(course)).await?;
    let mut all = Vec::new();
    for index in indexes {
        all.push(describe(&app, index).await?);
    }
    Ok(Json(all))
}

/// Add the class of a finished job to an index of its course, under the title of the job.
#[utoipa::path(
    post, path = "/api/v1/jobs/{job}/index", tag = "indexes", params(("job" = String, Path)), request_body = KeptGiven,
    responses(
        (status = 200, body = IndexShown), (status = 400, body = Problem), (status = 404, body = Problem),
        (status = 409, description = "The job is not finished, or cannot be added", body = Problem),
        (status = 413, description = "The course has reached its limit", body = Problem)
    )
)]
pub(crate) async fn keep(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
    Given(given): Given<KeptGiven>,
) -> Result<Json<IndexShown>, Refusal> {
    // Nobody is erased from a class while it is read, nor from an index that has no files yet.
    let _kept = app.keep_classes().await;
    let job = seen_class(&app, &who, &id).await?;
    who.require_write(&app, job.course).await?;
    check_finished(&job)?;
    let name = checked(given.index)?;
    let course = job.course;
    // The size of a class in an index is not known beforehand; it is about that of its job.
    if job.bytes > app.store(move |store| store.room(course)).await? {
        return Err(no_room());
    }
    let index = app
        .store(move |store| store.add_index(course, &name))
        .await?;
    tokio::fs::create_dir_all(app.data().index_folder(index.id)).await?;
    let kept = app.queue().keep(&job, app.data().index(&index)).await;
    let shown = describe(&app, index.clone()).await?;
    if let Err(refusal) = app.measure_index(index.id).await {
        // The course was deleted meanwhile, and its indexes with it.
        app.data().remove_index(index.id)?;
        return Err(refusal);
    }
    if let Err(why) = kept? {
        if shown.submissions == 0 {
            app.delete_index(index.id).await?;
        }
        return Err(Refusal::new(StatusCode::CONFLICT, why));
    }
    app.write_down(&who.name(), "kept a class in an index", &id, Some(course))
        .await?;
    Ok(Json(shown))
}

/// Delete an index of a course.
#[utoipa::path(
    delete, path = "/api/v1/courses/{course}/indexes/{name}", tag = "indexes", params(("course" = i64, Path), ("name" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn remove(
    State(app): State<App>,
    who: Principal,
    Path((course, name)): Path<(CourseId, String)>,
) -> Result<StatusCode, Refusal> {
    who.require_write(&app, course).await?;
    let asked = name.clone();
    let index = app.store(move |store| store.index(course, &asked)).await?;
    app.delete_index(index.ok_or_else(Refusal::not_found)?.id)
        .await?;
    app.write_down(&who.name(), "deleted an index", &name, Some(course))
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the present state of an index; a new one has no files yet.
async fn describe(app: &App, index: Index) -> Result<IndexShown, Refusal> {
    let (folder, archive) = (app.data().index_folder(index.id), app.data().index(&index));
    let looked = tokio::task::spawn_blocking(move || -> std::io::Result<(usize, u64)> {
        let open = Archive::open(&archive).ok();
        let submissions = open.map_or(0, |archive| archive.index().submissions());
        Ok((submissions, bytes_below(&folder)?))
    });
    let (submissions, bytes) = looked.await.map_err(std::io::Error::other)??;
    Ok(IndexShown {
        name: index.name,
        submissions,
        bytes,
    })
}

/// Checks the name of an index, which is that of a folder and appears in reports.
fn checked(name: String) -> Result<String, Refusal> {
    let is_fine = |it: char| it.is_alphanumeric() || " -_.".contains(it);
    let fits = (1..=MAX_NAME_LENGTH).contains(&name.chars().count());
    if fits && name.chars().all(is_fine) && name.trim() == name && !name.starts_with('.') {
        return Ok(name);
    }
    Err(Refusal::bad(format!(
        "index: a name of at most {MAX_NAME_LENGTH} letters, digits, spaces, `-`, `_` and `.` was expected"
    )))
}
