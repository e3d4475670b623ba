//! The names behind the pseudonyms of a confirmed pair.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use super::cases::{PairGiven, confirmation};
use super::jobs::is_blind;
use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::principal::Principal;
use crate::pseudonyms;

/// The names behind two pseudonyms.
#[derive(Serialize, ToSchema)]
pub(crate) struct NamesShown {
    left: String,
    right: String,
}

/// Show the names of a confirmed pair whose report has pseudonyms. The audit log says who saw them.
#[utoipa::path(
    post, path = "/api/v1/jobs/{job}/names", tag = "decisions", params(("job" = String, Path)), request_body = PairGiven,
    responses((status = 200, body = NamesShown), (status = 404, body = Problem), (status = 409, description = "The pair is not confirmed, or the report has names", body = Problem))
)]
pub(crate) async fn reveal(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
    Given(pair): Given<PairGiven>,
) -> Result<Json<NamesShown>, Refusal> {
    let own = id.clone();
    let job = app.store(move |store| store.job(&own)).await?;
    who.require_cases(&app, job.course).await?;
    if !is_blind(&job) {
        return Err(conflict("the report has the names of its submissions"));
    }
    if confirmation(&app, &id, &pair, &who.name()).await?.is_none() {
        return Err(conflict(
            "the pair has pseudonyms until an instructor has confirmed it",
        ));
    }
    let known = pseudonyms::read(&app.data().pseudonyms(&id))?.aliases();
    let name = |pseudonym: &str| known.get(pseudonym).cloned().ok_or_else(Refusal::not_found);
    let shown = NamesShown {
        left: name(&pair.left)?,
        right: name(&pair.right)?,
    };
    let about = format!("{id}: {} and {}", pair.left, pair.right);
    app.write_down(
        &who.name(),
        "saw the names of a pair",
        &about,
        Some(job.course),
    )
    .await?;
    Ok(Json(shown))
}

fn conflict(why: &str) -> Refusal {
    Refusal::new(StatusCode::CONFLICT, why)
}
