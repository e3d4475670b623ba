//! Decisions about pairs.

use crate::store::{Decision, StoreError};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::jobs::seen;
use super::reports::check_finished;
use crate::app::App;
use crate::clock::{now, text};
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::principal::Principal;
use crate::reports::names_in;
use crate::upload::no_room;

/// Characters that a note may have.
const MAX_NOTE_LENGTH: usize = 10_000;

/// The status of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Status {
    Undecided,
    Confirmed,
    Dismissed,
}

/// The stored content of a decision.
#[derive(Clone, Serialize, Deserialize)]
struct Content {
    status: Status,
    note: String,
}

/// A new decision about a pair.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecisionGiven {
    /// The submissions of the pair as the report names them, in its order.
    left: String,
    right: String,
    status: Status,
    note: String,
}

/// A decision about a pair.
#[derive(Serialize, ToSchema)]
pub(crate) struct DecisionShown {
    left: String,
    right: String,
    status: Status,
    note: String,
    /// The author of the decision.
    by: String,
    at: String,
}

impl DecisionShown {
    pub(super) fn new(decision: Decision) -> Result<Self, Refusal> {
        let content: Content =
            serde_json::from_str(&decision.content).map_err(std::io::Error::from)?;
        let [left, right] = decision.pair;
        Ok(Self {
            left,
            right,
            status: content.status,
            note: content.note,
            by: decision.who,
            at: text(decision.at),
        })
    }
}

/// List the decisions about the pairs of a job.
#[utoipa::path(
    get, path = "/api/v1/jobs/{job}/decisions", tag = "decisions", params(("job" = String, Path)),
    responses((status = 200, body = [DecisionShown]), (status = 404, body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
) -> Result<Json<Vec<DecisionShown>>, Refusal> {
    let job = seen(&app, &who, &id).await?;
    app.write_down_read(who.name(), "read decisions", &job)
        .await?;
    let decisions = app.store(move |store| store.decisions(&id)).await?;
    let shown: Result<Vec<_>, _> = decisions.into_iter().map(DecisionShown::new).collect();
    Ok(Json(shown?))
}

/// Decide about a pair, in place of an earlier decision. `undecided` without a note removes it.
#[utoipa::path(
    put, path = "/api/v1/jobs/{job}/decisions", tag = "decisions", params(("job" = String, Path)), request_body = DecisionGiven,
    responses((status = 200, body = DecisionShown), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, description = "The job is not finished", body = Problem), (status = 413, description = "The course has reached its limit", body = Problem))
)]
pub(crate) async fn decide(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
    Given(given): Given<DecisionGiven>,
) -> Result<Json<DecisionShown>, Refusal> {
    let job = seen(&app, &who, &id).await?;
    who.require_write(&app, job.course).await?;
    if given.note.chars().count() > MAX_NOTE_LENGTH {
        return Err(Refusal::bad(format!(
            "note: at most {MAX_NOTE_LENGTH} characters were expected"
        )));
    }
    let is_none = given.status == Status::Undecided && given.note.is_empty();
    if !is_none {
        check_finished(&job)?;
        check_pair(&app, &id, [&given.left, &given.right]).await?;
    }
    let content = Content {
        status: given.status,
        note: given.note,
    };
    let decision = Decision {
        job: id.clone(),
        pair: [given.left, given.right],
        content: serde_json::to_string(&content).map_err(std::io::Error::from)?,
        who: who.name(),
        at: now(),
    };
    let (course, bytes) = (job.course, decision.content.len() as u64);
    if !is_none && bytes > app.store(move |store| store.room(course)).await? {
        return Err(no_room());
    }
    let kept = decision.clone();
    app.store(move |store| {
        let [left, right] = &kept.pair;
        match is_none {
            true => match store.remove_decision(&kept.job, [left, right]) {
                Err(StoreError::NotFound) => Ok(()),
                removed => removed,
            },
            false => store.set_decision(&kept),
        }
    })
    .await?;
    app.write_down(&who.name(), "decided about a pair", &id, Some(job.course))
        .await?;
    Ok(Json(DecisionShown::new(decision)?))
}

/// Refuses a pair that the report of a job does not have.
async fn check_pair(app: &App, job: &str, pair: [&str; 2]) -> Result<(), Refusal> {
    let reports = app.data().reports(job);
    let names = tokio::task::spawn_blocking(move || names_in(&reports));
    let names = names.await.map_err(std::io::Error::other)??;
    let has = |name: &str| names.iter().any(|it| it.name == name);
    match pair[0] != pair[1] && pair.into_iter().all(has) {
        true => Ok(()),
        false => Err(Refusal::bad("the report has no pair of these names")),
    }
}
