//! The launch: a message of a platform that a browser posts.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use codesim_display::with_causes;
use serde::Deserialize;

use crate::app::App;
use crate::clock::now;
use crate::error::Refusal;
use crate::extract::Form;
use crate::launches::deep_link::{self, Item};
use crate::launches::sign_in_state::{COOKIE_NAME, SignInState, no_cookie};
use crate::launches::stopped::{Stopped, Why};
use crate::launches::{asset_processor, page};
use crate::lti::{Claims, OLDEST, Unbelieved};
use crate::peer::Peer;
use crate::principal::cookie;
use crate::session;
use crate::store::{Context, Opened, Person, Platform, Role, Secret, Store, StoreError};

pub(crate) const PATH: &str = "/lti/launch";

/// The author in the audit log of a launch whose message was refused: the message may say anything.
const UNNAMED: &str = "a user of a learning platform";

/// The form of a platform.
#[derive(Deserialize)]
pub(crate) struct Answer {
    id_token: Option<String>,
    state: Option<String>,
}

pub(crate) async fn launch(
    State(app): State<App>,
    peer: Peer,
    headers: HeaderMap,
    Form(answer): Form<Answer>,
) -> Result<Response, Refusal> {
    match enter(&app, peer, &headers, answer).await {
        Ok(response) => Ok(response),
        Err(Stopped::Refused(refusal)) => Err(refusal),
        Err(Stopped::Told(why)) => {
            app.metrics().sign_ins_refused.inc();
            if why.is_refusal() {
                let from = peer.address.to_string();
                app.write_down(UNNAMED, "could not sign in", &from, None)
                    .await?;
            }
            let page = page::message(why.status(), why.text());
            Ok(([(SET_COOKIE, no_cookie())], page).into_response())
        }
    }
}

async fn enter(
    app: &App,
    peer: Peer,
    headers: &HeaderMap,
    answer: Answer,
) -> Result<Response, Stopped> {
    let begun = cookie(headers, COOKIE_NAME).and_then(SignInState::from_text);
    let begun = begun
        .filter(|begun| answer.state == Some(begun.state()))
        .ok_or(Stopped::Told(Why::NoCookie))?;
    let token = answer.id_token.ok_or(Stopped::Told(Why::Cancelled))?;
    if app.attempts().count(peer.network()).is_err() {
        return Err(Stopped::Told(Why::Often));
    }
    let platform = platform_of(app, &begun).await?;
    let claims = believed(app, &platform, token, begun.nonce()).await?;
    match claims.message_type.as_str() {
        "LtiResourceLinkRequest" | "LtiAssetProcessorSettingsRequest" => {
            let opened = open(app, &platform, &claims).await?;
            enter_at(app, peer, opened, None).await
        }
        "LtiReportReviewRequest" => {
            let opened = open(app, &platform, &claims).await?;
            let course = opened.course.id;
            let place = asset_processor::place_of_report(app, &platform, &claims, course).await?;
            enter_at(app, peer, opened, place).await
        }
        "LtiDeepLinkingRequest" => link(app, platform, claims).await,
        _ => Err(unbelieved(Unbelieved::Type)),
    }
}

async fn platform_of(app: &App, begun: &SignInState) -> Result<Platform, Stopped> {
    let id = begun.platform;
    let found = app.store(move |store| match store.platform(id) {
        Err(StoreError::NotFound) => Ok(None),
        found => found.map(Some),
    });
    found.await?.ok_or(Stopped::Told(Why::NoCookie))
}

/// Returns the claims of a message that is used for the first time.
async fn believed(
    app: &App,
    platform: &Platform,
    token: String,
    nonce: String,
) -> Result<Claims, Stopped> {
    let (of, wanted) = (platform.clone(), nonce.clone());
    let claims = app
        .ask_platform(move |lti| lti.verify(&of, &token, &wanted))
        .await?
        .map_err(unbelieved)?;
    // A message is too old by then; twice the time covers clocks that differ.
    let expires = now() + 2 * OLDEST;
    let used = move |store: &Store| store.use_nonce(Secret::of(&nonce), expires, now());
    match app.store(used).await? {
        true => Ok(claims),
        false => Err(unbelieved(Unbelieved::Replay)),
    }
}

fn unbelieved(error: Unbelieved) -> Stopped {
    tracing::warn!(
        error = with_causes(error),
        "a message of a learning platform is refused"
    );
    Stopped::Told(Why::Unbelieved)
}

/// Returns the course of a message, if the person teaches it. One who no longer does is no longer a member.
async fn teaching(app: &App, platform: &Platform, claims: &Claims) -> Result<Context, Stopped> {
    let named = claims.context.as_ref();
    let named = named.ok_or(Stopped::Told(Why::NoCourse))?;
    let context = Context {
        platform: platform.id,
        deployment: claims.envelope.deployment_id.clone(),
        id: named.id.clone(),
        title: named.title(),
        memberships_url: claims
            .names_and_roles
            .as_ref()
            .map(|it| it.context_memberships_url.clone()),
    };
    if claims.teaches() {
        return Ok(context);
    }
    let identity = identity(platform, claims);
    app.store(move |store| store.leave_context(&identity, &context))
        .await?;
    Err(Stopped::Told(Why::Student))
}

/// Returns the page that gives the platform the item that it asks for.
async fn link(app: &App, platform: Platform, claims: Claims) -> Result<Response, Stopped> {
    let url = format!("{}{PATH}", app.public_url());
    if deep_link::is_for_asset_processor(&claims) {
        // The course must be here before its submissions arrive.
        open(app, &platform, &claims).await?;
        return asset_processor::attach(app, platform, claims, url).await;
    }
    teaching(app, &platform, &claims).await?;
    deep_link::answer(app, platform, claims, Item::Link(url)).await
}

/// Returns a person who teaches, and the course.
async fn open(app: &App, platform: &Platform, claims: &Claims) -> Result<Opened, Stopped> {
    let context = teaching(app, platform, claims).await?;
    let person = Person {
        identity: identity(platform, claims),
        name: claims.name(),
        role: match claims.assists() {
            true => Role::Assistant,
            false => Role::Instructor,
        },
    };
    let opened = app
        .store(move |store| store.open_context(&person, &context, now()))
        .await?;
    if opened.is_new {
        let (name, course) = (&opened.user.name, &opened.course);
        let what = "added a course from a learning platform";
        app.write_down(name, what, &course.name, Some(course.id))
            .await?;
    }
    Ok(opened)
}

/// Signs a person in, at a place below the base path or at the page of the course.
async fn enter_at(
    app: &App,
    peer: Peer,
    opened: Opened,
    place: Option<String>,
) -> Result<Response, Stopped> {
    let Opened { user, course, .. } = opened;
    let cookies = [session::begin(app, &user, peer).await?, no_cookie()];
    let cookies = AppendHeaders(cookies.map(|cookie| (SET_COOKIE, cookie)));
    let place = place.unwrap_or_else(|| format!("/#/course/{}", course.id));
    let page = format!("{}{place}", app.base_path());
    Ok((cookies, Redirect::to(&page)).into_response())
}

/// Returns the identity of a person, which none of an OpenID provider can be: those begin with a URL.
fn identity(platform: &Platform, claims: &Claims) -> String {
    format!("lti {} {}", platform.registered.issuer, claims.sub)
}
