//! The account of the user who is signed in.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::clock::{now, text};
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::passwords;
use crate::peer::Peer;
use crate::principal::{Credentials, Principal};
use crate::rate_limit::TooOften;
use crate::store::{Secret, Session, User};

/// A new password, and the present one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasswordGiven {
    present: String,
    /// From 10 to 200 characters.
    new: String,
}

/// A session of the user who is signed in.
#[derive(Serialize, ToSchema)]
pub(crate) struct SessionShown {
    id: String,
    /// Null for one that an older version began.
    #[schema(required)]
    began: Option<String>,
    expires: String,
    /// The address from which it began; empty if an older version began it.
    address: String,
    /// Whether it is the one of this request.
    is_current: bool,
}

impl From<Session> for SessionShown {
    fn from(session: Session) -> Self {
        Self {
            id: session.id,
            began: (session.began > 0).then(|| text(session.began)),
            expires: text(session.expires),
            address: session.address,
            is_current: session.is_current,
        }
    }
}

/// Change one's own password. All other sessions end.
#[utoipa::path(
    put, path = "/api/v1/session/password", tag = "session", request_body = PasswordGiven,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, description = "The present password is another one, or the user has none here", body = Problem), (status = 429, description = "Too many attempts; `Retry-After` says for how many seconds", body = Problem))
)]
pub(crate) async fn change_password(
    State(app): State<App>,
    peer: Peer,
    credentials: Credentials,
    Given(given): Given<PasswordGiven>,
) -> Result<Result<StatusCode, TooOften>, Refusal> {
    let (user, session) = signed_in(&app, credentials).await?;
    if let Err(too_often) = app.attempts().count(peer.network()) {
        return Ok(Err(too_often));
    }
    if !passwords::is_of(&app, Some(&user), given.present).await? {
        return Err(Refusal::new(
            StatusCode::FORBIDDEN,
            "the present password is another one",
        ));
    }
    let password = passwords::hash(&app, given.new).await?;
    app.store(move |store| store.set_password(user.id, &password, Some(session)))
        .await?;
    app.write_down(&user.name, "set a password", &user.name, None)
        .await?;
    Ok(Ok(StatusCode::NO_CONTENT))
}

/// List one's own sessions, newest first.
#[utoipa::path(get, path = "/api/v1/sessions", tag = "session", responses((status = 200, body = [SessionShown]), (status = 401, body = Problem)))]
pub(crate) async fn sessions(
    State(app): State<App>,
    credentials: Credentials,
) -> Result<Json<Vec<SessionShown>>, Refusal> {
    let (user, session) = signed_in(&app, credentials).await?;
    let sessions = app
        .store(move |store| store.sessions(user.id, session, now()))
        .await?;
    Ok(Json(sessions.into_iter().map(SessionShown::from).collect()))
}

/// End one of one's own sessions.
#[utoipa::path(
    delete, path = "/api/v1/sessions/{session}", tag = "session", params(("session" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn end_session(
    State(app): State<App>,
    credentials: Credentials,
    Path(id): Path<String>,
) -> Result<StatusCode, Refusal> {
    let (user, _) = signed_in(&app, credentials).await?;
    app.store(move |store| store.end_session_of(user.id, &id))
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the user, and the secret of their session. A program has no account.
async fn signed_in(app: &App, credentials: Credentials) -> Result<(User, Secret), Refusal> {
    match (credentials, credentials.principal(app).await?) {
        (Credentials::Session(secret), Principal::User(user)) => Ok((user, secret)),
        _ => Err(Refusal::unauthorized()),
    }
}
