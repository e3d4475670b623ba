//! Decisions about pairs.

use std::io;

use crate::store::{Decision, Role, Store, StoreError};
use axum::Json;
use axum::extract::State;
use axum::http::header::ALLOW;
use axum::response::IntoResponse;
use serde::Deserialize;
use utoipa::ToSchema;

use super::jobs::{seen, seen_class};
use super::pair_decisions::{Content, PairDecisions, Status, by_pair};
use super::reports::check_finished;
use crate::app::App;
use crate::clock::now;
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::principal::Principal;
use crate::reports::names_in;
use crate::upload::no_room;

/// Characters that a note may have.
const MAX_NOTE_LENGTH: usize = 10_000;

/// A new decision about a pair.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecisionGiven {
    /// The submissions of the pair as the report names them, in either order.
    left: String,
    right: String,
    status: Status,
    note: String,
}

/// List the decisions about the pairs of a job: the latest one of each person, and the earlier ones. The header `Allow` has `PUT` for those who may decide.
#[utoipa::path(
    get, path = "/api/v1/jobs/{job}/decisions", tag = "decisions", params(("job" = String, Path)),
    responses((status = 200, body = [PairDecisions]), (status = 404, body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Refusal> {
    let job = seen(&app, &who, &id).await?;
    app.write_down_read(who.name(), "read decisions", &job)
        .await?;
    let decisions = app.store(move |store| store.decisions(&id)).await?;
    let shown = by_pair(&decisions, &who.name()).map_err(io::Error::from)?;
    let allowed = match who.require_propose(&app, job.course).await {
        Ok(_) => "GET, PUT",
        Err(_) => "GET",
    };
    Ok(([(ALLOW, allowed)], Json(shown)))
}

/// Decide about a pair; the decision of an assistant is a proposal. Your earlier decision is kept as history, and those of others stay. `undecided` without a note withdraws yours.
#[utoipa::path(
    put, path = "/api/v1/jobs/{job}/decisions", tag = "decisions", params(("job" = String, Path)), request_body = DecisionGiven,
    responses((status = 200, body = PairDecisions), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, description = "The job is not finished", body = Problem), (status = 413, description = "The course has reached its limit", body = Problem))
)]
pub(crate) async fn decide(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
    Given(given): Given<DecisionGiven>,
) -> Result<Json<PairDecisions>, Refusal> {
    let job = seen_class(&app, &who, &id).await?;
    let role = who.require_propose(&app, job.course).await?;
    if given.note.chars().count() > MAX_NOTE_LENGTH {
        return Err(Refusal::bad(format!(
            "note: at most {MAX_NOTE_LENGTH} characters were expected"
        )));
    }
    let content = Content {
        status: given.status,
        note: given.note,
    };
    if !content.is_none() {
        check_finished(&job)?;
        check_pair(&app, &id, [&given.left, &given.right]).await?;
    }
    let mut pair = [given.left, given.right];
    pair.sort();
    let decision = Decision {
        job: id.clone(),
        pair: pair.clone(),
        content: serde_json::to_string(&content).map_err(io::Error::from)?,
        who: who.name(),
        at: now(),
        is_proposal: role < Role::Instructor,
        is_carried: false,
    };
    let (course, bytes) = (job.course, decision.bytes());
    if !content.is_none() && bytes > app.store(move |store| store.room(course)).await? {
        return Err(no_room());
    }
    let all = app
        .store(move |store| add(store, &decision, content.is_none()))
        .await?;
    app.write_down(&who.name(), "decided about a pair", &id, Some(job.course))
        .await?;
    let shown = PairDecisions::new(pair, &all, &who.name());
    Ok(Json(shown.map_err(io::Error::from)?))
}

/// Adds a decision, unless it withdraws nothing, and returns all on its pair.
fn add(store: &Store, decision: &Decision, is_none: bool) -> Result<Vec<Decision>, StoreError> {
    let on_pair = || -> Result<Vec<Decision>, StoreError> {
        let mut all = store.decisions(&decision.job)?;
        all.retain(|it| it.pair == decision.pair);
        Ok(all)
    };
    let before = on_pair()?;
    let own = before.iter().rfind(|it| it.who == decision.who);
    if is_none && own.is_none_or(|own| own.content == decision.content) {
        return Ok(before);
    }
    store.add_decision(decision)?;
    on_pair()
}

/// Refuses a pair that the report of a job does not have.
async fn check_pair(app: &App, job: &str, pair: [&str; 2]) -> Result<(), Refusal> {
    let reports = app.data().reports(job);
    let names = tokio::task::spawn_blocking(move || names_in(&reports));
    let names = names.await.map_err(io::Error::other)??;
    let has = |name: &str| names.iter().any(|it| it.name == name);
    match pair[0] != pair[1] && pair.into_iter().all(has) {
        true => Ok(()),
        false => Err(Refusal::bad("the report has no pair of these names")),
    }
}
