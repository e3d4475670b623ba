//! What people decided about pairs.

use crate::store::{StoreError, Verdict};
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::jobs::seen;
use crate::app::App;
use crate::clock::{now, text};
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::principal::Principal;

/// Characters that a note may have.
const MAX_NOTE_LENGTH: usize = 10_000;

/// What was decided.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Decision {
    Open,
    Confirmed,
    Dismissed,
}

/// A decision and why, as it is kept.
#[derive(Clone, Serialize, Deserialize)]
struct Content {
    decision: Decision,
    note: String,
}

/// What somebody decides about a pair.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct VerdictGiven {
    /// The submissions of the pair as the report names them, in its order.
    left: String,
    right: String,
    decision: Decision,
    note: String,
}

/// What somebody decided about a pair.
#[derive(Serialize, ToSchema)]
pub(crate) struct VerdictShown {
    left: String,
    right: String,
    decision: Decision,
    note: String,
    /// Who decided.
    by: String,
    at: String,
}

impl VerdictShown {
    pub(super) fn new(verdict: Verdict) -> Result<Self, Refusal> {
        let content: Content =
            serde_json::from_str(&verdict.content).map_err(std::io::Error::from)?;
        let [left, right] = verdict.pair;
        Ok(Self {
            left,
            right,
            decision: content.decision,
            note: content.note,
            by: verdict.who,
            at: text(verdict.at),
        })
    }
}

/// The verdicts on the pairs of a job.
#[utoipa::path(
    get, path = "/api/v1/jobs/{job}/verdicts", tag = "verdicts", params(("job" = String, Path)),
    responses((status = 200, body = [VerdictShown]), (status = 404, body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
) -> Result<Json<Vec<VerdictShown>>, Refusal> {
    seen(&app, &who, &id).await?;
    let verdicts = app.store(move |store| store.verdicts(&id)).await?;
    let shown: Result<Vec<_>, _> = verdicts.into_iter().map(VerdictShown::new).collect();
    Ok(Json(shown?))
}

/// Decide about a pair, in place of what was decided before. `open` without a note takes that back.
#[utoipa::path(
    put, path = "/api/v1/jobs/{job}/verdicts", tag = "verdicts", params(("job" = String, Path)), request_body = VerdictGiven,
    responses((status = 200, body = VerdictShown), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn decide(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
    Given(given): Given<VerdictGiven>,
) -> Result<Json<VerdictShown>, Refusal> {
    let job = seen(&app, &who, &id).await?;
    who.require_write(&app, job.course).await?;
    if given.note.chars().count() > MAX_NOTE_LENGTH {
        return Err(Refusal::bad(format!(
            "note: at most {MAX_NOTE_LENGTH} characters were expected"
        )));
    }
    let content = Content {
        decision: given.decision,
        note: given.note,
    };
    let verdict = Verdict {
        job: id.clone(),
        pair: [given.left, given.right],
        content: serde_json::to_string(&content).map_err(std::io::Error::from)?,
        who: who.name(),
        at: now(),
    };
    let is_none = content.decision == Decision::Open && content.note.is_empty();
    let kept = verdict.clone();
    app.store(move |store| {
        let [left, right] = &kept.pair;
        match is_none {
            true => match store.remove_verdict(&kept.job, [left, right]) {
                Err(StoreError::NotFound) => Ok(()),
                removed => removed,
            },
            false => store.set_verdict(&kept),
        }
    })
    .await?;
    app.write_down(&who.name(), "decided about a pair", &id, Some(job.course))
        .await?;
    Ok(Json(VerdictShown::new(verdict)?))
}
