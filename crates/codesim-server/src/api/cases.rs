//! Confirmed cases: all that a board sees of a course.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path as FilePath;

use crate::store::{CourseId, Job, State as JobState};
use axum::Json;
use axum::extract::State;
use codesim_report::Format;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::jobs::is_blind;
use super::pair_decisions::{DecisionShown, PairDecisions, by_pair};
use crate::app::App;
use crate::clock::text;
use crate::error::{Problem, Refusal};
use crate::extract::Path;
use crate::principal::Principal;
use crate::reports::file_name;

/// A pair that an instructor confirmed.
#[derive(Serialize, ToSchema)]
pub(crate) struct CaseShown {
    job: String,
    /// Title of the exercise.
    title: String,
    /// Whether the names are pseudonyms.
    blind: bool,
    /// When it was uploaded.
    created: String,
    decisions: PairDecisions,
    /// The pair as in `report.jsonl`; null while there is no report that has it.
    #[schema(required)]
    pair: Option<Value>,
}

/// List the confirmed cases of a course, by job, newest first.
#[utoipa::path(
    get, path = "/api/v1/courses/{course}/cases", tag = "decisions", params(("course" = i64, Path)),
    responses((status = 200, body = [CaseShown]), (status = 404, body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
) -> Result<Json<Vec<CaseShown>>, Refusal> {
    who.require_cases(&app, course).await?;
    let mut cases = Vec::new();
    for job in app.store(move |store| store.jobs(course)).await? {
        cases.extend(of_job(&app, job, &who.name()).await?);
    }
    app.write_down(&who.name(), "read the confirmed cases", "", Some(course))
        .await?;
    Ok(Json(cases))
}

/// A pair of a report.
#[derive(Default, Deserialize, IntoParams, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct PairGiven {
    /// The submissions of the pair as the report names them, in either order.
    pub(super) left: String,
    pub(super) right: String,
}

/// Returns the decision that confirms a pair of a job; `None` if it is not confirmed. `you` is the name of the client.
pub(super) async fn confirmation(
    app: &App,
    job: &str,
    pair: &PairGiven,
    you: &str,
) -> Result<Option<DecisionShown>, Refusal> {
    let mut names = [pair.left.clone(), pair.right.clone()];
    names.sort();
    let job = job.to_owned();
    let mut decisions = app.store(move |store| store.decisions(&job)).await?;
    decisions.retain(|it| it.pair == names);
    let decided = PairDecisions::new(names, &decisions, you).map_err(io::Error::from)?;
    Ok(match decided.is_case() {
        true => decided.agreed,
        false => None,
    })
}

async fn of_job(app: &App, job: Job, you: &str) -> Result<Vec<CaseShown>, Refusal> {
    let id = job.id.clone();
    let decisions = app.store(move |store| store.decisions(&id)).await?;
    let mut decided = by_pair(&decisions, you).map_err(io::Error::from)?;
    decided.retain(PairDecisions::is_case);
    if decided.is_empty() {
        return Ok(Vec::new());
    }
    let report = app.data().reports(&job.id).join(file_name(Format::Jsonl));
    let is_finished = job.state == JobState::Finished;
    let cases = tokio::task::spawn_blocking(move || {
        let rows = if is_finished {
            rows(&report, &decided)?
        } else {
            Vec::new()
        };
        let case = |decisions: PairDecisions| CaseShown {
            job: job.id.clone(),
            title: job.title.clone(),
            blind: is_blind(&job),
            created: text(job.created),
            pair: rows
                .iter()
                .find(|row| is_of(row, decisions.names()))
                .cloned(),
            decisions,
        };
        Ok(decided.into_iter().map(case).collect())
    });
    cases.await.map_err(io::Error::other)?
}

/// Returns the rows of the report that are about these pairs.
fn rows(report: &FilePath, pairs: &[PairDecisions]) -> io::Result<Vec<Value>> {
    let mut rows = Vec::new();
    for line in BufReader::new(File::open(report)?).lines() {
        let row: Value = serde_json::from_str(&line?)?;
        if pairs.iter().any(|pair| is_of(&row, pair.names())) {
            rows.push(row);
        }
    }
    Ok(rows)
}

fn is_of(row: &Value, pair: [&str; 2]) -> bool {
    let names = [&row["left"], &row["right"]].map(|name| name.as_str().unwrap_or_default());
    BTreeSet::from(names) == BTreeSet::from(pair)
}
