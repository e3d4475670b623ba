//! A course over its assignments.

use std::collections::BTreeSet;

use crate::store::{CourseId, Job, NewJob, State as JobState};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::jobs::{JobShown, seen};
use crate::app::App;
use crate::clock::now;
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::names::check_length;
use crate::principal::Principal;
use crate::secrets::new_secret;
use crate::work::Options;

/// The jobs that an overview is made of.
#[derive(Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[derive(Default)]
pub(crate) struct OverviewGiven {
    /// Title of the overview.
    title: String,
    /// Ids of finished jobs of the course, one for each assignment; an empty list is the newest of each title.
    jobs: Vec<String>,
}

/// Compare the classes of finished jobs of a course over its assignments, as a job of its own. Its reports are those of `codesim course`.
#[utoipa::path(
    post, path = "/api/v1/courses/{course}/overviews", tag = "jobs", params(("course" = i64, Path)), request_body = OverviewGiven,
    responses((status = 202, body = JobShown), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn add(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
    Given(given): Given<OverviewGiven>,
) -> Result<(StatusCode, Json<JobShown>), Refusal> {
    who.require_write(&app, course).await?;
    check_length("title", &given.title)?;
    // An erasure makes all overviews again that are there when it begins.
    let kept = app.keep_classes().await;
    let jobs = app.store(move |store| store.jobs(course)).await?;
    let options = Options {
        assignments: chosen(&jobs, &given.jobs)?,
        ..Options::default()
    };
    let id = new_secret();
    let new = NewJob {
        id: id.clone(),
        course,
        title: given.title,
        request: serde_json::to_string(&options).map_err(std::io::Error::from)?,
        bytes: 0,
        sha256: None,
        continues: None,
    };
    app.data().begin_overview(&id)?;
    app.store(move |store| store.add_job(&new, now())).await?;
    drop(kept);
    app.queue().wake();
    app.write_down(&who.name(), "compared a course", &id, Some(course))
        .await?;
    let job = seen(&app, &who, &id).await?;
    Ok((StatusCode::ACCEPTED, Json(JobShown::new(&app, job))))
}

/// Returns the ids of the jobs that are asked for, oldest first; of all jobs, newest first, without any, the newest of each title.
fn chosen(jobs: &[Job], asked: &[String]) -> Result<Vec<String>, Refusal> {
    let finished = jobs.iter().filter(|job| job.state == JobState::Finished);
    let mut classes = Vec::new();
    for job in finished {
        let options: Options = serde_json::from_str(&job.request).map_err(std::io::Error::from)?;
        // An overview has the names of people.
        if options.assignments.is_empty() && !options.blind {
            classes.push(job);
        }
    }
    let is_known = |id: &String| classes.iter().any(|job| job.id == *id);
    if let Some(unknown) = asked.iter().find(|id| !is_known(id)) {
        return Err(Refusal::bad(format!(
            "jobs: the course has no finished comparison {unknown:?} with names"
        )));
    }
    let mut titles = BTreeSet::new();
    classes.retain(|job| match asked.is_empty() {
        true => titles.insert(&job.title),
        false => asked.contains(&job.id),
    });
    if classes.len() < 2 {
        return Err(Refusal::bad(
            "jobs: finished comparisons of at least two assignments, with names, were expected",
        ));
    }
    Ok(classes.iter().rev().map(|job| job.id.clone()).collect())
}
