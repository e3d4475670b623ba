//! Links that show a report to anyone who has them.

use crate::store::{Link, Secret};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::jobs::seen;
use super::reports::finished_report;
use crate::app::App;
use crate::clock::{now, text};
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::peer::Peer;
use crate::principal::Principal;
use crate::secrets::new_secret;

/// Days that a link may be valid at most.
const LONGEST: u32 = 366;

const DAY: i64 = 24 * 3600;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LinkGiven {
    /// Days that it is valid, from 1 to 366.
    #[schema(minimum = 1, maximum = 366)]
    days: u32,
}

/// A new link. The address is shown this once.
#[derive(Serialize, ToSchema)]
pub(crate) struct LinkMade {
    id: i64,
    url: String,
    expires: String,
}

/// A link, without its address.
#[derive(Serialize, ToSchema)]
pub(crate) struct LinkShown {
    id: i64,
    created_by: String,
    expires: String,
}

impl From<Link> for LinkShown {
    fn from(link: Link) -> Self {
        Self {
            id: link.id,
            created_by: link.made_by,
            expires: text(link.expires),
        }
    }
}

/// List the valid links to the report of a job.
#[utoipa::path(
    get, path = "/api/v1/jobs/{job}/links", tag = "jobs", params(("job" = String, Path)),
    responses((status = 200, body = [LinkShown]), (status = 404, body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
) -> Result<Json<Vec<LinkShown>>, Refusal> {
    seen(&app, &who, &id).await?;
    let links = app.store(move |store| store.links(&id, now())).await?;
    Ok(Json(links.into_iter().map(LinkShown::from).collect()))
}

/// Make a link that shows the report to anyone who has it, until it expires.
#[utoipa::path(
    post, path = "/api/v1/jobs/{job}/links", tag = "jobs", params(("job" = String, Path)), request_body = LinkGiven,
    responses((status = 201, body = LinkMade), (status = 400, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn add(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<String>,
    Given(given): Given<LinkGiven>,
) -> Result<(StatusCode, Json<LinkMade>), Refusal> {
    let job = seen(&app, &who, &id).await?;
    who.require_write(&app, job.course).await?;
    if !(1..=LONGEST).contains(&given.days) {
        return Err(Refusal::bad(format!(
            "days: a number from 1 to {LONGEST} was expected"
        )));
    }
    let secret = new_secret();
    let (kept, by, user) = (Secret::of(&secret), who.name(), who.user());
    let expires = now() + i64::from(given.days) * DAY;
    let link = id.clone();
    let link = app
        .store(move |store| store.add_link(kept, &link, (&by, user), expires))
        .await?;
    app.write_down(
        &who.name(),
        "made a link to a report",
        &id,
        Some(job.course),
    )
    .await?;
    let made = LinkMade {
        id: link,
        url: format!("{}/shared/{secret}", app.public_url()),
        expires: text(expires),
    };
    Ok((StatusCode::CREATED, Json(made)))
}

/// Revoke a link.
#[utoipa::path(
    delete, path = "/api/v1/jobs/{job}/links/{link}", tag = "jobs", params(("job" = String, Path), ("link" = i64, Path)),
    responses((status = 204), (status = 404, body = Problem))
)]
pub(crate) async fn remove(
    State(app): State<App>,
    who: Principal,
    Path((id, link)): Path<(String, i64)>,
) -> Result<StatusCode, Refusal> {
    let job = seen(&app, &who, &id).await?;
    who.require_write(&app, job.course).await?;
    let own = id.clone();
    app.store(move |store| store.remove_link(&own, link))
        .await?;
    app.write_down(&who.name(), "revoked a link", &id, Some(job.course))
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the report to a client with a link to it.
pub(crate) async fn shared(
    State(app): State<App>,
    peer: Peer,
    Path(secret): Path<String>,
) -> Result<Response, Refusal> {
    let secret = Secret::of(&secret);
    let linked = move |store: &crate::store::Store| {
        let id = store.linked_job(secret, now())?;
        store.job(&id)
    };
    let job = app.store(linked).await?;
    let reader = format!("a link, from {}", peer.network());
    app.write_down_read(reader, "opened a report", &job).await?;
    finished_report(&app, &job, "report.html").await
}
