//! Users who sign in.

use crate::store::{Secret, StoreError, User};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::Json as Given;
use crate::passwords;
use crate::peer::Peer;
use crate::principal::{Principal, cookie};
use crate::session;

#[derive(Deserialize, ToSchema)]
pub(crate) struct SignIn {
    name: String,
    password: String,
}

/// The user who is signed in.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    name: String,
    is_admin: bool,
    /// Whether they have a password here; all others sign in at the provider.
    has_password: bool,
}

impl From<User> for Me {
    fn from(user: User) -> Self {
        Self {
            name: user.name,
            is_admin: user.is_admin,
            has_password: user.password.is_some(),
        }
    }
}

/// The ways to sign in.
#[derive(Serialize, ToSchema)]
pub(crate) struct Ways {
    /// Whether a name and a password of this server are accepted.
    password: bool,
    /// Name of a provider for signing in, if there is one; send a browser to `sign-in/provider` to sign in there.
    #[schema(required)]
    provider: Option<String>,
}

/// List the ways to sign in. No authentication is needed.
#[utoipa::path(get, path = "/api/v1/sign-in", tag = "session", responses((status = 200, body = Ways)))]
pub(crate) async fn ways(State(app): State<App>) -> Json<Ways> {
    Json(Ways {
        password: true,
        provider: app.provider().map(|it| it.title().to_owned()),
    })
}

/// Show the user who is signed in.
#[utoipa::path(get, path = "/api/v1/session", tag = "session", responses((status = 200, body = Me), (status = 401, body = Problem)))]
pub(crate) async fn show(who: Principal) -> Result<Json<Me>, Refusal> {
    match who {
        Principal::User(user) => Ok(Json(Me::from(user))),
        Principal::Program(_) => Err(Refusal::unauthorized()),
    }
}

/// Sign in: the answer sets the cookie of a session.
#[utoipa::path(
    post, path = "/api/v1/session", tag = "session", request_body = SignIn,
    responses((status = 200, body = Me), (status = 401, description = "Wrong user name or password", body = Problem), (status = 429, description = "Too many attempts; `Retry-After` says for how many seconds", body = Problem))
)]
pub(crate) async fn begin(
    State(app): State<App>,
    peer: Peer,
    Given(given): Given<SignIn>,
) -> Result<Response, Refusal> {
    if let Err(too_often) = app.attempts().count(peer.network()) {
        return Ok(too_often.into_response());
    }
    let user = named(&app, given.name.clone()).await?;
    let (id, network) = (user.as_ref().map(|user| user.id), peer.network());
    if let Err(too_often) = app.attempts().count_at(&given.name, id, network) {
        return Ok(too_often.into_response());
    }
    if !passwords::is_of(&app, user.as_ref(), given.password).await? {
        app.metrics().sign_ins_refused.inc();
        // A name that no user has may be a password, typed into the wrong field.
        let name = user.map_or_else(|| "an unknown user".to_owned(), |user| user.name);
        app.write_down(&name, "could not sign in", &peer.address.to_string(), None)
            .await?;
        return Err(Refusal::new(
            StatusCode::UNAUTHORIZED,
            "wrong user name or password",
        ));
    }
    let user = user.ok_or_else(Refusal::unauthorized)?;
    app.attempts().signed_in(user.id, network);
    let cookie = session::begin(&app, &user, peer).await?;
    Ok(([(SET_COOKIE, cookie)], Json(Me::from(user))).into_response())
}

async fn named(app: &App, name: String) -> Result<Option<User>, Refusal> {
    app.store(move |store| match store.user_named(&name) {
        Err(StoreError::NotFound) => Ok(None),
        found => found.map(Some),
    })
    .await
}

/// Sign out.
#[utoipa::path(delete, path = "/api/v1/session", tag = "session", responses((status = 204)))]
pub(crate) async fn end(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refusal> {
    if let Some(secret) = cookie(&headers, session::cookie_name(&app, peer)).map(Secret::of) {
        app.store(move |store| store.end_session(secret)).await?;
    }
    Ok((
        StatusCode::NO_CONTENT,
        [(SET_COOKIE, session::no_cookie(&app, peer))],
    ))
}
