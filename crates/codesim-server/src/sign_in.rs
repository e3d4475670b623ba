//! Sign-in at a provider.
//!
//! *Problem.* The browser that comes back with a code must be the one that left: otherwise somebody could be led into the session of another.
//!
//! *Method.* The browser keeps the state that belongs to the code in a cookie, which other sites can neither read nor set. Users are added by admins:
//! the provider identifies them, but grants no rights.

use std::sync::Arc;

use crate::store::{StoreError, User};
use axum::Router;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::get;
use serde::Deserialize;

use crate::app::App;
use crate::error::Refusal;
use crate::peer::Peer;
use crate::principal::cookie;
use crate::provider::{Begun, NoAnswer, Person, Provider};
use crate::session;

/// The path at which a sign-in begins.
const GO: &str = "/sign-in/provider";
/// The path to which the provider redirects.
pub(crate) const BACK: &str = "/sign-in/provider/back";

/// The cookie of a sign-in in progress.
const COOKIE_NAME: &str = "codesim-sign-in";
/// Its lifetime, in seconds.
const LASTS: u32 = 600;

pub(crate) fn router() -> Router<App> {
    Router::new().route(GO, get(go)).route(BACK, get(back))
}

/// Why a sign-in failed, as reported to the page.
#[derive(Debug, Clone, Copy)]
enum Why {
    /// The user cancelled it, or the provider refused it.
    Cancelled,
    /// The provider does not answer as it should, or the user was away for too long.
    Failed,
    /// There were too many attempts.
    Often,
    /// There is no such user.
    Unknown,
}

impl Why {
    fn name(self) -> &'static str {
        match self {
            Self::Cancelled => "cancelled",
            Self::Failed => "failed",
            Self::Often => "often",
            Self::Unknown => "unknown",
        }
    }
}

/// Why a sign-in is not completed.
enum Stopped {
    /// The page reports it.
    Told(Why),
    /// The server refuses the request.
    Refused(Refusal),
}

impl<E: Into<Refusal>> From<E> for Stopped {
    fn from(error: E) -> Self {
        Self::Refused(error.into())
    }
}

/// The answer of the provider.
#[derive(Deserialize)]
struct Answer {
    code: Option<String>,
    state: Option<String>,
}

/// Sends somebody to the provider.
async fn go(State(app): State<App>, peer: Peer) -> Result<Response, Refusal> {
    let sent = send(&app, peer).await;
    sent.or_else(|stopped| stop(&app, peer, stopped))
}

/// Signs in somebody who comes back.
async fn back(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    Query(answer): Query<Answer>,
) -> Result<Response, Refusal> {
    let let_in = let_in(&app, peer, &headers, answer).await;
    let_in.or_else(|stopped| stop(&app, peer, stopped))
}

async fn send(app: &App, peer: Peer) -> Result<Response, Stopped> {
    let (address, begun) = ask(app, Provider::begin).await?;
    let cookie = kept(app, peer, &begun.to_text(), LASTS);
    Ok(([(SET_COOKIE, cookie)], Redirect::to(&address)).into_response())
}

async fn let_in(
    app: &App,
    peer: Peer,
    headers: &HeaderMap,
    answer: Answer,
) -> Result<Response, Stopped> {
    let begun = cookie(headers, COOKIE_NAME).and_then(Begun::from_text);
    let state = answer.state.unwrap_or_default();
    let begun = begun
        .filter(|begun| begun.is_answered_by(&state))
        .ok_or(Stopped::Told(Why::Failed))?;
    let code = answer.code.ok_or(Stopped::Told(Why::Cancelled))?;
    if app.attempts().count(peer.network()).is_err() {
        return Err(Stopped::Told(Why::Often));
    }
    let person = ask(app, move |provider| provider.end(code, begun)).await?;
    let user = known(app, person, peer).await?;
    let cookies = [
        session::begin(app, &user, peer).await?,
        kept(app, peer, "", 0),
    ];
    let cookies = AppendHeaders(cookies.map(|cookie| (SET_COOKIE, cookie)));
    Ok((cookies, to_page(app, "")).into_response())
}

/// Returns the user of a person. The audit log has the attempts of people who are not users.
async fn known(app: &App, person: Person, peer: Peer) -> Result<User, Stopped> {
    let Person { identity, name } = person;
    let asked = name.clone();
    let user = app
        .store(
            move |store| match store.user_elsewhere(&identity, asked.as_deref()) {
                Err(StoreError::NotFound) => Ok(None),
                found => found.map(Some),
            },
        )
        .await?;
    if user.is_none() {
        let name = name.as_deref().unwrap_or("somebody without a name");
        let from = peer.address.to_string();
        app.write_down(
            name,
            "could not sign in: there is no such user",
            &from,
            None,
        )
        .await?;
    }
    user.ok_or(Stopped::Told(Why::Unknown))
}

/// Asks the provider, on a thread that may wait for the network.
async fn ask<T: Send + 'static>(
    app: &App,
    ask: impl FnOnce(&Provider) -> Result<T, NoAnswer> + Send + 'static,
) -> Result<T, Stopped> {
    let provider = app.provider().ok_or_else(Refusal::not_found)?;
    let provider = Arc::clone(provider);
    let _place = app.attempts().elsewhere.acquire().await;
    let asked = tokio::task::spawn_blocking(move || ask(&provider)).await;
    asked.map_err(std::io::Error::other)?.map_err(|error| {
        tracing::warn!(%error, "nobody could sign in at the provider");
        Stopped::Told(Why::Failed)
    })
}

fn stop(app: &App, peer: Peer, stopped: Stopped) -> Result<Response, Refusal> {
    let why = match stopped {
        Stopped::Told(why) => why,
        Stopped::Refused(refusal) => return Err(refusal),
    };
    app.metrics().sign_ins_refused.inc();
    let page = to_page(app, &format!("?sign-in={}", why.name()));
    Ok(([(SET_COOKIE, kept(app, peer, "", 0))], page).into_response())
}

fn to_page(app: &App, query: &str) -> Redirect {
    Redirect::to(&format!("{}/{query}", app.base_path()))
}

/// Returns the cookie. It is `Lax`, since browsers do not send a `Strict` one when the provider redirects here.
fn kept(app: &App, peer: Peer, text: &str, seconds: u32) -> String {
    let (path, secure) = (app.base_path(), session::secure(app, peer));
    format!(
        "{COOKIE_NAME}={text}; Max-Age={seconds}; Path={path}{GO}; HttpOnly; SameSite=Lax{secure}"
    )
}
