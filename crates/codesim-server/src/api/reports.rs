//! Reports of finished jobs.

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use codesim_store::State as JobState;
use tokio_util::io::ReaderStream;

use super::jobs::seen;
use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::reports::{media_type, named};
use crate::who::Who;

/// The report of a finished job: `report.html`, `.json`, `.csv`, `.jsonl`, `.parquet`, `.md`, `.sarif` or `.txt`.
#[utoipa::path(
    get, path = "/api/v1/jobs/{job}/{report}", tag = "jobs", params(("job" = String, Path), ("report" = String, Path)),
    responses((status = 200, description = "The file"), (status = 404, body = Problem), (status = 409, description = "The job is not finished", body = Problem))
)]
pub(crate) async fn report(
    State(app): State<App>,
    who: Who,
    Path((id, report)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let job = seen(&app, &who, &id).await?;
    let format = named(&report).ok_or_else(Refusal::not_found)?;
    if job.state != JobState::Finished {
        let why = format!("the job is {}, and has no report", job.state.name());
        return Err(Refusal::new(axum::http::StatusCode::CONFLICT, why));
    }
    app.write_down(&who.name(), "opened a report", &id).await?;
    let file = tokio::fs::File::open(app.data().reports(&id).join(report)).await?;
    let bytes = file.metadata().await?.len();
    let headers = [
        (CONTENT_TYPE, media_type(format).to_owned()),
        (CONTENT_LENGTH, bytes.to_string()),
    ];
    Ok((headers, Body::from_stream(ReaderStream::new(file))).into_response())
}
