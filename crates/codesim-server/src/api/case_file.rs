//! The file about a confirmed case, for those who decide with it.

use std::fs::{self, File as StdFile};
use std::io;
use std::path::PathBuf;

use axum::body::Body;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_LENGTH, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use tokio::fs::File;
use tokio_util::io::ReaderStream;

use super::cases::{PairGiven, confirmation};
use super::jobs::is_blind;
use super::reports::check_finished;
use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::{Path, Query};
use crate::principal::Principal;
use crate::secrets::new_secret;
use crate::store::Job;
use crate::work::Options;

/// Get a zip about a confirmed pair: the evidence sheet, the report, all settings, and the SHA-256 of every file that was compared. The class is compared again for it.
#[utoipa::path(
    get, path = "/api/v1/jobs/{job}/case", tag = "decisions", params(("job" = String, Path), PairGiven),
    responses((status = 200, description = "The zip", content_type = "application/zip"), (status = 404, body = Problem), (status = 409, description = "The pair is not confirmed, or the job cannot have such a file", body = Problem))
)]
pub(crate) async fn get(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
    Query(pair): Query<PairGiven>,
) -> Result<Response, Refusal> {
    let own = id.clone();
    let job = app.store(move |store| store.job(&own)).await?;
    who.require_cases(&app, job.course).await?;
    check_finished(&job)?;
    check_possible(&job)?;
    let name = &who.name();
    let decisions = decisions(&app, &job, &pair, name).await?;
    let about = format!("{id}: {} and {}", pair.left, pair.right);
    let case = made(&app, &job, pair, decisions).await?;
    app.write_down(name, "got the file of a case", &about, Some(job.course))
        .await?;
    let bytes = case.metadata()?.len();
    let headers = [
        (CONTENT_TYPE, "application/zip".to_owned()),
        (CONTENT_LENGTH, bytes.to_string()),
        (
            CONTENT_DISPOSITION,
            "attachment; filename=\"case.zip\"".to_owned(),
        ),
    ];
    let body = Body::from_stream(ReaderStream::new(File::from_std(case)));
    Ok((headers, body).into_response())
}

/// Refuses a job whose comparison somebody who has the submissions could not repeat.
fn check_possible(job: &Job) -> Result<(), Refusal> {
    let options: Options = serde_json::from_str(&job.request).map_err(io::Error::from)?;
    let why = match &options {
        _ if is_blind(job) => "the report has pseudonyms, and the file would have names",
        it if !it.assignments.is_empty() => "the job compares a course, and no class of its own",
        it if it.moss.is_some() => "a client of MOSS gave the submissions other names",
        it if it.against.is_some() => {
            "the class was compared with an index, which is not in the file; compare it again without"
        }
        _ => return Ok(()),
    };
    Err(Refusal::new(StatusCode::CONFLICT, why))
}

/// Returns the decision that confirms a pair, as a file of decisions.
async fn decisions(app: &App, job: &Job, pair: &PairGiven, you: &str) -> Result<String, Refusal> {
    let Some(agreed) = confirmation(app, &job.id, pair, you).await? else {
        let why = "an instructor has to confirm the pair first";
        return Err(Refusal::new(StatusCode::CONFLICT, why));
    };
    let decision = json!({
        "left": pair.left, "right": pair.right, "status": "confirmed",
        "note": agreed.note, "by": agreed.by, "at": agreed.at,
    });
    Ok(json!({ "schema_version": 3, "decisions": [decision] }).to_string())
}

/// Compares again, and returns the file. It is on the disk until it has been read.
async fn made(
    app: &App,
    job: &Job,
    pair: PairGiven,
    decisions: String,
) -> Result<StdFile, Refusal> {
    let folder = Folder(app.data().upload(&new_secret()));
    tokio::fs::create_dir(&folder.0).await?;
    let to = folder.0.join("case.zip");
    let pair = [pair.left, pair.right];
    let done = app.queue().case(job, pair, decisions, to.clone()).await?;
    done.map_err(|why| Refusal::new(StatusCode::CONFLICT, why))?;
    Ok(StdFile::open(&to)?)
}

/// A folder that is deleted when its request ends, in whatever way.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        // On a system that keeps open files, the next start deletes it.
        let _ = fs::remove_dir_all(&self.0);
    }
}
