//! Users who sign in.

use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use codesim_store::{Secret, StoreError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::clock::now;
use crate::error::{Problem, Refusal};
use crate::secrets::{is_password, new_secret};
use crate::who::{COOKIE_NAME, cookie};

/// Seconds that a session lasts.
const LASTS: i64 = 12 * 3600;

/// What a password is compared with if there is no such user, so that the time of an answer does not tell.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$RRVuGzNuVbYyzYwpxVn2wxQHGxJF0wBvsWbMn4mDJ7o";

#[derive(Deserialize, ToSchema)]
pub(crate) struct SignIn {
    name: String,
    password: String,
}

/// Who is signed in.
#[derive(Serialize, ToSchema)]
pub(crate) struct Me {
    name: String,
    is_admin: bool,
}

/// Sign in: the answer sets the cookie of a session.
#[utoipa::path(
    post, path = "/api/v1/session", tag = "session", request_body = SignIn,
    responses((status = 200, body = Me), (status = 401, description = "The name or the password is another", body = Problem))
)]
pub(crate) async fn begin(
    State(app): State<App>,
    Json(given): Json<SignIn>,
) -> Result<impl IntoResponse, Refusal> {
    let name = given.name.clone();
    let user = app
        .store(move |store| match store.user_named(&name) {
            Err(StoreError::NotFound) => Ok(None),
            found => found.map(Some),
        })
        .await?;
    let kept = user.as_ref().and_then(|user| user.password.clone());
    let check = move || is_password(&given.password, kept.as_deref().unwrap_or(NOBODY));
    let is_right = tokio::task::spawn_blocking(check)
        .await
        .map_err(std::io::Error::other)?;
    let user = user.filter(|user| is_right && user.password.is_some());
    let user = user.ok_or_else(|| {
        Refusal::new(
            StatusCode::UNAUTHORIZED,
            "the name or the password is another",
        )
    })?;
    let secret = new_secret();
    let (kept, id) = (Secret::of(&secret), user.id);
    app.store(move |store| store.begin_session(kept, id, now() + LASTS))
        .await?;
    app.write_down(&user.name, "signed in", "").await?;
    let me = Me {
        name: user.name,
        is_admin: user.is_admin,
    };
    Ok(([(SET_COOKIE, set_cookie(&secret, LASTS))], Json(me)))
}

/// Sign out.
#[utoipa::path(delete, path = "/api/v1/session", tag = "session", responses((status = 204)))]
pub(crate) async fn end(
    State(app): State<App>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refusal> {
    if let Some(secret) = cookie(&headers).map(Secret::of) {
        app.store(move |store| store.end_session(secret)).await?;
    }
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, set_cookie("", 0))]))
}

/// No script sees it, and no page of somebody else sends it.
fn set_cookie(secret: &str, seconds: i64) -> String {
    format!("{COOKIE_NAME}={secret}; Max-Age={seconds}; Path=/; HttpOnly; SameSite=Strict")
}
