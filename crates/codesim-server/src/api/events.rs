//! The progress of a job, as events.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use tokio::time::sleep;
use tokio_stream::Stream;
use utoipa::ToSchema;

use super::jobs::{JobShown, seen};
use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::Path;
use crate::principal::Credentials;
use crate::store::Job;

/// The least time between two events: a job reports its progress more often.
const PAUSE: Duration = Duration::from_millis(250);

/// An event.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes what is written event by event")]
pub(crate) struct EventShown {
    /// The job, in JSON.
    data: String,
}

/// Follow a job through server-sent events: one with the job for each change, the last one when it ends.
#[utoipa::path(
    get, path = "/api/v1/jobs/{job}/events", tag = "jobs", params(("job" = String, Path)),
    responses((status = 200, content_type = "text/event-stream", body = EventShown), (status = 404, body = Problem))
)]
pub(crate) async fn events(
    State(app): State<App>,
    credentials: Credentials,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Refusal> {
    may_see(&app, credentials, &id).await?;
    let (told, events) = tokio::sync::mpsc::channel(1);
    tokio::spawn(async move {
        // The stream ends when the job has ended or was deleted, the client has gone or may no longer see it, or the server shuts down.
        while let Ok(job) = may_see(&app, credentials, &id).await {
            let is_end = job.state.is_end();
            let event = Event::default().json_data(JobShown::new(&app, job));
            let Ok(event) = event else { break };
            if told.send(Ok(event)).await.is_err() || is_end {
                break;
            }
            tokio::select! {
                () = app.queue().changes(&id) => {}
                () = app.end() => break,
            }
            sleep(PAUSE).await;
        }
    });
    let events = tokio_stream::wrappers::ReceiverStream::new(events);
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

async fn may_see(app: &App, credentials: Credentials, id: &str) -> Result<Job, Refusal> {
    let who = credentials.principal(app).await?;
    seen(app, &who, id).await
}
