//! Reports of finished jobs.

use crate::store::{Job, State as JobState};
use axum::body::Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use tokio_util::io::ReaderStream;

use super::jobs::seen;
use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::Path;
use crate::principal::Principal;
use crate::reports::named;

/// Get the report of a finished job: `report.html`, or a file with the extension of another format, such as `report.json`.
#[utoipa::path(
    get, path = "/api/v1/jobs/{job}/{report}", tag = "jobs", params(("job" = String, Path), ("report" = String, Path)),
    responses((status = 200, description = "The file"), (status = 404, body = Problem), (status = 409, description = "The job is not finished", body = Problem))
)]
pub(crate) async fn report(
    State(app): State<App>,
    who: Principal,
    Path((id, report)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let job = seen(&app, &who, &id).await?;
    let answer = finished_report(&app, &job, &report).await?;
    app.write_down_read(who.name(), "opened a report", &job)
        .await?;
    Ok(answer)
}

/// Returns the report with this file name.
pub(super) async fn finished_report(app: &App, job: &Job, name: &str) -> Result<Response, Refusal> {
    let format = named(name).ok_or_else(Refusal::not_found)?;
    check_finished(job)?;
    let path = app.data().reports(&job.id).join(name);
    // The reports of a course have fewer formats.
    if !path.exists() {
        return Err(Refusal::not_found());
    }
    let file = tokio::fs::File::open(path).await?;
    let bytes = file.metadata().await?.len();
    let headers = [
        (CONTENT_TYPE, format.media_type().to_owned()),
        (CONTENT_LENGTH, bytes.to_string()),
    ];
    Ok((headers, Body::from_stream(ReaderStream::new(file))).into_response())
}

/// Refuses a job that has no report.
pub(super) fn check_finished(job: &Job) -> Result<(), Refusal> {
    if job.state == JobState::Finished {
        return Ok(());
    }
    let why = format!("the job is {}, and has no report", job.state.name());
    Err(Refusal::new(StatusCode::CONFLICT, why))
}
