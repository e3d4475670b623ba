//! Importing an assignment from a learning platform.

use std::io;
use std::thread;
use std::time::Duration;

use crate::store::{CourseId, Source, SourceId};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_stream::wrappers::ReceiverStream;
use utoipa::ToSchema;

use super::sources::client;
use super::upload::{UploadFields, options};
use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::imports::{Import, ImportState};
use crate::principal::Principal;
use crate::secrets::new_secret;
use crate::sources::{AssignmentId, Fetched, SourceError, fetch};
use crate::upload::{Part, Upload};

/// Time limit of an import.
const PATIENCE: Duration = Duration::from_secs(3600);

/// The assignment to import, and how to compare it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ImportGiven {
    source: SourceId,
    /// A token of a teacher at the platform. It is used for this import, and not kept.
    token: String,
    course_id: u64,
    assignment_id: u64,
    /// Title of the exercise.
    #[serde(default)]
    title: String,
    /// Ids of languages, with commas; empty for all.
    #[serde(default)]
    lang: String,
    /// Name of an index of the course with earlier years, to compare with it too.
    #[serde(default)]
    against: String,
}

/// The state of an import.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ImportStateName {
    Running,
    Finished,
    Failed,
    Cancelled,
}

/// An import of an assignment.
#[derive(Serialize, ToSchema)]
pub(crate) struct ImportShown {
    /// Title of the exercise.
    title: String,
    state: ImportStateName,
    /// The id of the job that it became.
    #[schema(required)]
    job: Option<String>,
    /// Why it failed.
    #[schema(required)]
    error: Option<String>,
    /// The number of submissions, once it is known.
    #[schema(required)]
    submissions: Option<usize>,
    /// The number of submissions that have been fetched.
    fetched: usize,
}

impl From<Import> for ImportShown {
    fn from(import: Import) -> Self {
        let (state, job, error) = match import.state {
            ImportState::Running => (ImportStateName::Running, None, None),
            ImportState::Finished(job) => (ImportStateName::Finished, Some(job), None),
            ImportState::Failed(why) => (ImportStateName::Failed, None, Some(why)),
            ImportState::Cancelled => (ImportStateName::Cancelled, None, None),
        };
        Self {
            title: import.title,
            state,
            job,
            error,
            submissions: import.submissions,
            fetched: import.fetched,
        }
    }
}

/// Import an assignment from a learning platform: its files are fetched in the background, and become a job. A course has one import at a time.
#[utoipa::path(
    post, path = "/api/v1/courses/{course}/import", tag = "imports", params(("course" = i64, Path)), request_body = ImportGiven,
    responses((status = 202, body = ImportShown), (status = 400, body = Problem), (status = 404, body = Problem), (status = 409, description = "Another import is running", body = Problem))
)]
pub(crate) async fn add(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
    Given(given): Given<ImportGiven>,
) -> Result<(StatusCode, Json<ImportShown>), Refusal> {
    who.require_write(&app, course).await?;
    let wanted = given.source;
    let source = app.store(move |store| store.source(wanted)).await?;
    let said = UploadFields {
        title: given.title,
        lang: given.lang,
        against: given.against,
        ..UploadFields::default()
    };
    // A mistake is known before anything is fetched.
    options(&app, course, &said).await?;
    let order = ImportOrder {
        who,
        course,
        source,
        token: given.token,
        id: AssignmentId {
            course: given.course_id,
            assignment: given.assignment_id,
        },
        said,
    };
    let begun = app.imports().begin(course, order.said.title.clone());
    let (import, cancelled) = begun.ok_or_else(|| {
        Refusal::new(
            StatusCode::CONFLICT,
            "another import is running in this course: wait for its end, or cancel it",
        )
    })?;
    tokio::spawn(run(app.clone(), order, cancelled));
    Ok((StatusCode::ACCEPTED, Json(import.into())))
}

/// Show the last import of a course since the server started; null if there was none.
#[utoipa::path(
    get, path = "/api/v1/courses/{course}/import", tag = "imports", params(("course" = i64, Path)),
    responses((status = 200, body = Option<ImportShown>), (status = 404, body = Problem))
)]
pub(crate) async fn show(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
) -> Result<Json<Option<ImportShown>>, Refusal> {
    who.require_write(&app, course).await?;
    let last = app.imports().last(course);
    Ok(Json(last.map(ImportShown::from)))
}

/// Cancel the import of a course, if one is running. Nothing of it is kept.
#[utoipa::path(
    delete, path = "/api/v1/courses/{course}/import", tag = "imports", params(("course" = i64, Path)),
    responses((status = 204), (status = 404, body = Problem))
)]
pub(crate) async fn cancel(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
) -> Result<StatusCode, Refusal> {
    who.require_write(&app, course).await?;
    app.imports().cancel(course);
    Ok(StatusCode::NO_CONTENT)
}

/// An import that was asked for.
struct ImportOrder {
    who: Principal,
    course: CourseId,
    source: Source,
    token: String,
    id: AssignmentId,
    said: UploadFields,
}

async fn run(app: App, order: ImportOrder, cancelled: oneshot::Receiver<()>) {
    let course = order.course;
    let state = match import(&app, order, cancelled).await {
        Ok(Some(job)) => ImportState::Finished(job),
        Ok(None) => ImportState::Cancelled,
        Err(refusal) => ImportState::Failed(refusal.to_string()),
    };
    app.imports().update(course, |import| import.state = state);
}

/// Fetches an assignment and hands it in; `None` if it was cancelled.
async fn import(
    app: &App,
    order: ImportOrder,
    cancelled: oneshot::Receiver<()>,
) -> Result<Option<String>, Refusal> {
    let ImportOrder { who, course, .. } = order;
    let fetched = async {
        let _place = app.imports().places.acquire().await;
        let upload = Upload::begin(app, new_secret(), course).await?;
        let fetch = fetch_into(app, order.source, order.token, order.id, upload);
        let in_time = timeout(PATIENCE, fetch).await;
        in_time.map_err(|_| SourceError::TooLong)?
    };
    let upload = tokio::select! {
        upload = fetched => upload?,
        _ = cancelled => return Ok(None),
    };
    // Rights may have ended meanwhile, and names may be hidden now.
    who.require_write(app, course).await?;
    let options = options(app, course, &order.said).await?;
    let job = upload.accept(order.said.title, &options, None).await?;
    app.write_down(&who.name(), "imported an assignment", &job, Some(course))
        .await?;
    Ok(Some(job))
}

/// Fetches an assignment as an upload. A thread of its own waits for the platform, which does not hold up the end of the server.
async fn fetch_into(
    app: &App,
    source: Source,
    token: String,
    id: AssignmentId,
    mut upload: Upload,
) -> Result<Upload, Refusal> {
    let (to, mut from) = mpsc::channel(1);
    let course = upload.course();
    let client = client(source, token, PATIENCE)?;
    thread::Builder::new().spawn(move || fetch(&client, id, &to))?;
    while let Some(fetched) = from.recv().await {
        match fetched? {
            Fetched::Count(count) => app
                .imports()
                .update(course, |import| import.submissions = Some(count)),
            Fetched::File(path, content) => {
                let content = ReceiverStream::new(content);
                upload.add(Part::Submissions, &path, content).await?;
            }
            Fetched::Submission => app.imports().update(course, |import| import.fetched += 1),
            Fetched::End => return Ok(upload),
        }
    }
    Err(io::Error::other("a thread of an import ended").into())
}
