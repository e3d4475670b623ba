//! Jobs.

use crate::store::{CourseId, Erased, Job, State as JobState};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::clock::text;
use crate::error::{Problem, Refusal};
use crate::extract::Path;
use crate::principal::Principal;
use crate::work::{News, Options, Steps, Taken};

/// The state of a job.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum StateName {
    Queued,
    Running,
    Finished,
    Failed,
    Cancelled,
}

impl From<JobState> for StateName {
    fn from(state: JobState) -> Self {
        match state {
            JobState::Queued => Self::Queued,
            JobState::Running => Self::Running,
            JobState::Finished => Self::Finished,
            JobState::Failed => Self::Failed,
            JobState::Cancelled => Self::Cancelled,
        }
    }
}

/// A comparison.
#[derive(Serialize, ToSchema)]
pub(crate) struct JobShown {
    id: String,
    course: CourseId,
    /// Title of the exercise.
    title: String,
    state: StateName,
    /// Why it failed.
    #[schema(required)]
    error: Option<String>,
    /// The result, in one line.
    #[schema(required)]
    summary: Option<String>,
    /// Its progress, while it is running.
    #[schema(required)]
    progress: Option<Steps>,
    /// How the uploaded files were read, once that is known.
    #[schema(required)]
    read: Option<Taken>,
    /// Whether its reports have pseudonyms.
    blind: bool,
    /// The jobs that it compares as the assignments of a course; empty if it is the comparison of a class.
    assignments: Vec<String>,
    /// The job that it continues; null if there is none, or that was deleted.
    #[schema(required)]
    continues: Option<String>,
    /// The results that are new since that job; null until they are known.
    #[schema(required)]
    news: Option<News>,
    /// Bytes of its files.
    bytes: u64,
    /// SHA-256 of the submissions as they were uploaded: that of the file or, of several, of a list as `sha256sum` prints it, sorted by path. Null for jobs of older versions.
    #[schema(required)]
    sha256: Option<String>,
    /// The erasures of students from its submissions.
    erased: Vec<ErasedShown>,
    created: String,
    #[schema(required)]
    started: Option<String>,
    #[schema(required)]
    ended: Option<String>,
}

/// An erasure of a student from the submissions of a job.
#[derive(Serialize, ToSchema)]
pub(crate) struct ErasedShown {
    /// Id of the erasure in the list of erasures.
    erasure: String,
    at: String,
    by: String,
    /// SHA-256 of the submissions before it.
    sha256_before: String,
    /// SHA-256 of the submissions after it; null if nothing was left.
    #[schema(required)]
    sha256_after: Option<String>,
}

impl From<Erased> for ErasedShown {
    fn from(erased: Erased) -> Self {
        Self {
            erasure: erased.erasure,
            at: text(erased.at),
            by: erased.who,
            sha256_before: erased.before,
            sha256_after: erased.after,
        }
    }
}

impl JobShown {
    pub(super) fn new(app: &App, job: Job) -> Self {
        let blind = is_blind(&job);
        let running = Some(&job.id).filter(|_| job.state == JobState::Running);
        let steps = running.and_then(|id| app.queue().steps(id));
        Self {
            progress: steps.map(|steps| steps.borrow().clone()),
            read: job
                .taken
                .and_then(|taken| serde_json::from_str(&taken).ok()),
            blind,
            assignments: assignments(&job.request),
            continues: job.continues,
            news: job.news.and_then(|news| serde_json::from_str(&news).ok()),
            id: job.id,
            course: job.course,
            title: job.title,
            state: job.state.into(),
            error: job.error,
            summary: job.summary,
            bytes: job.bytes,
            sha256: job.sha256,
            erased: job.erased.into_iter().map(ErasedShown::from).collect(),
            created: text(job.created),
            started: job.started.map(text),
            ended: job.ended.map(text),
        }
    }
}

/// Whether the reports of a job have pseudonyms.
pub(super) fn is_blind(job: &Job) -> bool {
    serde_json::from_str(&job.request).is_ok_and(|options: Options| options.blind)
}

/// Returns the jobs that a request compares as assignments.
pub(super) fn assignments(request: &str) -> Vec<String> {
    serde_json::from_str(request).map_or_else(|_| Vec::new(), |it: Options| it.assignments)
}

/// Returns the job with an id, if the client may see it and it is the comparison of a class.
pub(super) async fn seen_class(app: &App, who: &Principal, id: &str) -> Result<Job, Refusal> {
    let job = seen(app, who, id).await?;
    match assignments(&job.request).as_slice() {
        [] => Ok(job),
        _ => Err(Refusal::bad("the job compares a course, and has no class")),
    }
}

/// Returns the job with an id, if the client may see it.
pub(super) async fn seen(app: &App, who: &Principal, id: &str) -> Result<Job, Refusal> {
    let id = id.to_owned();
    let job = app.store(move |store| store.job(&id)).await?;
    who.require_read(app, job.course).await?;
    Ok(job)
}

/// List the jobs of a course, newest first.
#[utoipa::path(
    get, path = "/api/v1/courses/{course}/jobs", tag = "jobs", params(("course" = i64, Path)),
    responses((status = 200, body = [JobShown]), (status = 404, body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
) -> Result<Json<Vec<JobShown>>, Refusal> {
    who.require_read(&app, course).await?;
    let jobs = app.store(move |store| store.jobs(course)).await?;
    Ok(Json(
        jobs.into_iter()
            .map(|job| JobShown::new(&app, job))
            .collect(),
    ))
}

/// Show a job and its progress.
#[utoipa::path(
    get, path = "/api/v1/jobs/{job}", tag = "jobs", params(("job" = String, Path)),
    responses((status = 200, body = JobShown), (status = 404, body = Problem))
)]
pub(crate) async fn show(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
) -> Result<Json<JobShown>, Refusal> {
    let job = seen(&app, &who, &id).await?;
    Ok(Json(JobShown::new(&app, job)))
}

/// Cancel a queued or running job.
#[utoipa::path(
    post, path = "/api/v1/jobs/{job}/cancel", tag = "jobs", params(("job" = String, Path)),
    responses((status = 200, body = JobShown), (status = 404, body = Problem))
)]
pub(crate) async fn cancel(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
) -> Result<Json<JobShown>, Refusal> {
    let job = seen(&app, &who, &id).await?;
    who.require_write(&app, job.course).await?;
    app.cancel_job(&id).await?;
    app.write_down(&who.name(), "cancelled a job", &id, Some(job.course))
        .await?;
    let job = seen(&app, &who, &id).await?;
    Ok(Json(JobShown::new(&app, job)))
}

/// Delete a job: its uploaded files, its reports and the decisions on it.
#[utoipa::path(
    delete, path = "/api/v1/jobs/{job}", tag = "jobs", params(("job" = String, Path)),
    responses((status = 204), (status = 404, body = Problem))
)]
pub(crate) async fn remove(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    let job = seen(&app, &who, &id).await?;
    who.require_write(&app, job.course).await?;
    app.delete_job(&id).await?;
    app.write_down(&who.name(), "deleted a job", &id, Some(job.course))
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
