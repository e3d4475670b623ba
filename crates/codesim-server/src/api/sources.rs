//! Learning platforms from which submissions are imported.

use std::time::Duration;

use crate::store::{CourseId, NewSource, Source, SourceId, SourceKind, Store};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use codesim_display::with_causes;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::lti::checked_url;
use crate::principal::Principal;
use crate::sources::{Assignment, Client, SourceError, Token, assignments};

/// Time limit of a list of assignments.
const PATIENCE: Duration = Duration::from_secs(40);

/// The API of a learning platform.
#[derive(Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum SourceKindName {
    Moodle,
    Canvas,
    GitHub,
}

impl From<SourceKind> for SourceKindName {
    fn from(kind: SourceKind) -> Self {
        match kind {
            SourceKind::Moodle => Self::Moodle,
            SourceKind::Canvas => Self::Canvas,
            SourceKind::GitHub => Self::GitHub,
        }
    }
}

impl From<SourceKindName> for SourceKind {
    fn from(name: SourceKindName) -> Self {
        match name {
            SourceKindName::Moodle => Self::Moodle,
            SourceKindName::Canvas => Self::Canvas,
            SourceKindName::GitHub => Self::GitHub,
        }
    }
}

/// A learning platform from which submissions may be imported.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SourceGiven {
    kind: SourceKindName,
    /// Its address, such as `https://moodle.example.org`; of GitHub that of its API, `https://api.github.com`.
    url: String,
}

/// A registered one.
#[derive(Serialize, ToSchema)]
pub(crate) struct SourceShown {
    id: SourceId,
    kind: SourceKindName,
    url: String,
}

impl From<Source> for SourceShown {
    fn from(source: Source) -> Self {
        Self {
            id: source.id,
            kind: source.registered.kind.into(),
            url: source.registered.url,
        }
    }
}

/// A token of a teacher at a learning platform. It is used for this request, and not kept.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TokenGiven {
    token: String,
}

/// An assignment at a learning platform.
#[derive(Serialize, ToSchema)]
pub(crate) struct AssignmentShown {
    course_id: u64,
    assignment_id: u64,
    /// The name of its course there.
    course: String,
    title: String,
}

impl From<Assignment> for AssignmentShown {
    fn from(assignment: Assignment) -> Self {
        Self {
            course_id: assignment.id.course,
            assignment_id: assignment.id.assignment,
            course: assignment.course,
            title: assignment.title,
        }
    }
}

impl From<SourceError> for Refusal {
    fn from(error: SourceError) -> Self {
        let status = match &error {
            SourceError::NoAnswer(_)
            | SourceError::Broken(_)
            | SourceError::Json(_)
            | SourceError::Status(_)
            | SourceError::TooLong => StatusCode::BAD_GATEWAY,
            _ => StatusCode::BAD_REQUEST,
        };
        let why = error.to_string();
        // Other errors are for the teacher alone, and may have names.
        if status == StatusCode::BAD_GATEWAY {
            let error = with_causes(error);
            tracing::warn!(error, "a learning platform gives nothing");
        }
        Self::new(status, why)
    }
}

/// List the learning platforms from which submissions may be imported.
#[utoipa::path(get, path = "/api/v1/sources", tag = "imports", responses((status = 200, body = [SourceShown])))]
pub(crate) async fn list(
    State(app): State<App>,
    _who: Principal,
) -> Result<Json<Vec<SourceShown>>, Refusal> {
    let sources = app.store(Store::sources).await?;
    Ok(Json(sources.into_iter().map(SourceShown::from).collect()))
}

/// Register a learning platform from which submissions may be imported. Admins only.
#[utoipa::path(
    post, path = "/api/v1/sources", tag = "imports", request_body = SourceGiven,
    responses((status = 201, body = SourceShown), (status = 400, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem))
)]
pub(crate) async fn add(
    State(app): State<App>,
    who: Principal,
    Given(given): Given<SourceGiven>,
) -> Result<(StatusCode, Json<SourceShown>), Refusal> {
    who.require_admin()?;
    let url = checked_url(&given.url)?;
    if url.query().is_some() || url.fragment().is_some() {
        return Err(Refusal::bad("url: an address without ? and # was expected"));
    }
    let new = NewSource {
        kind: given.kind.into(),
        url: url.as_str().trim_end_matches('/').to_owned(),
    };
    let url = new.url.clone();
    let added = move |store: &Store| store.source(store.add_source(&new)?);
    let source = app.store(added).await?;
    app.write_down(
        &who.name(),
        "registered a source of submissions",
        &url,
        None,
    )
    .await?;
    Ok((StatusCode::CREATED, Json(source.into())))
}

/// Remove a learning platform from which submissions may be imported. Imported submissions stay. Admins only.
#[utoipa::path(
    delete, path = "/api/v1/sources/{source}", tag = "imports", params(("source" = i64, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn remove(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<SourceId>,
) -> Result<StatusCode, Refusal> {
    who.require_admin()?;
    let removed = move |store: &Store| {
        let source = store.source(id)?;
        store.remove_source(id)?;
        Ok(source.registered.url)
    };
    let url = app.store(removed).await?;
    app.write_down(&who.name(), "removed a source of submissions", &url, None)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// List the assignments of a teacher at a learning platform.
#[utoipa::path(
    post, path = "/api/v1/courses/{course}/sources/{source}/assignments", tag = "imports",
    params(("course" = i64, Path), ("source" = i64, Path)), request_body = TokenGiven,
    responses((status = 200, body = [AssignmentShown]), (status = 400, description = "The platform refuses it", body = Problem), (status = 404, body = Problem), (status = 502, description = "The platform gave no valid answer", body = Problem))
)]
pub(crate) async fn of_teacher(
    State(app): State<App>,
    who: Principal,
    Path((course, source)): Path<(CourseId, SourceId)>,
    Given(given): Given<TokenGiven>,
) -> Result<Json<Vec<AssignmentShown>>, Refusal> {
    who.require_write(&app, course).await?;
    let source = app.store(move |store| store.source(source)).await?;
    let _place = app.imports().lists.acquire().await;
    let listed =
        tokio::task::spawn_blocking(move || assignments(&client(source, given.token, PATIENCE)?));
    let listed = listed.await.map_err(std::io::Error::other)??;
    Ok(Json(
        listed.into_iter().map(AssignmentShown::from).collect(),
    ))
}

/// Returns a client of a registered source.
pub(super) fn client(source: Source, token: String, time: Duration) -> Result<Client, SourceError> {
    let NewSource { kind, url } = source.registered;
    Client::new(kind, &url, Token(token.trim().to_owned()), time)
}
