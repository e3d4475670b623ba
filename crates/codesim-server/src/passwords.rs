//! Hashing and checking of passwords, a few at a time.

use axum::http::StatusCode;

use crate::app::App;
use crate::error::Refusal;
use crate::names::check_length;
use crate::secrets::{MIN_PASSWORD_LENGTH, hashed, is_password};
use crate::store::User;

/// The hash with which a password is compared if there is no such user, so that the time of an answer does not reveal this.
const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$RRVuGzNuVbYyzYwpxVn2wxQHGxJF0wBvsWbMn4mDJ7o";

/// Hashes a new password.
pub(crate) async fn hash(app: &App, password: String) -> Result<String, Refusal> {
    check_length("password", &password)?;
    if password.chars().count() < MIN_PASSWORD_LENGTH {
        return Err(Refusal::bad(format!(
            "password: at least {MIN_PASSWORD_LENGTH} characters were expected"
        )));
    }
    let _place = app.attempts().places.acquire().await;
    let hashed = tokio::task::spawn_blocking(move || hashed(&password));
    let hashed = hashed.await.map_err(std::io::Error::other)?;
    hashed.map_err(|_| {
        Refusal::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "the system gives no random numbers",
        )
    })
}

/// Whether this is the password of a user, if there is one.
pub(crate) async fn is_of(
    app: &App,
    user: Option<&User>,
    password: String,
) -> Result<bool, Refusal> {
    let kept = user.and_then(|user| user.password.clone());
    let is_any = kept.is_some();
    let _place = app.attempts().places.acquire().await;
    let check = move || is_password(&password, kept.as_deref().unwrap_or(NOBODY));
    let is_right = tokio::task::spawn_blocking(check)
        .await
        .map_err(std::io::Error::other)?;
    Ok(is_any && is_right)
}
