//! The beginning of a launch: the platform sends a browser here, and it is sent to the platform for a message.

use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use url::Url;
use url::form_urlencoded::Serializer;

use crate::app::App;
use crate::error::Refusal;
use crate::extract::{Form, Query};
use crate::launches::sign_in_state::SignInState;
use crate::launches::{launch, page};
use crate::store::{Platform, Store};

/// The end of the address that platforms open for a deep link. That goes back into the frame it comes from, so that it stays in it.
const DEEP_LINK: &str = "/lti/deep-link";

/// The request of a platform.
#[derive(Deserialize)]
pub(crate) struct Initiation {
    iss: String,
    login_hint: String,
    target_link_uri: Option<String>,
    lti_message_hint: Option<String>,
    client_id: Option<String>,
}

pub(crate) async fn with_get(
    State(app): State<App>,
    headers: HeaderMap,
    Query(initiation): Query<Initiation>,
) -> Result<Response, Refusal> {
    begin(&app, &headers, initiation).await
}

pub(crate) async fn with_post(
    State(app): State<App>,
    headers: HeaderMap,
    Form(initiation): Form<Initiation>,
) -> Result<Response, Refusal> {
    begin(&app, &headers, initiation).await
}

async fn begin(
    app: &App,
    headers: &HeaderMap,
    initiation: Initiation,
) -> Result<Response, Refusal> {
    if is_framed(headers) && !initiation.is_for_deep_link() {
        return Ok(page::new_window(&initiation.again()));
    }
    let platforms = app.store(Store::platforms).await?;
    let Some(platform) = initiation.platform(platforms) else {
        let text =
            "This learning platform is not registered here. Ask the administrator of codesim.";
        return Ok(page::message(StatusCode::FORBIDDEN, text));
    };
    let state = SignInState::new(platform.id);
    let back = format!("{}{}", app.public_url(), launch::PATH);
    let to = initiation
        .address(&platform, &back, &state)
        .map_err(std::io::Error::other)?;
    Ok(([(SET_COOKIE, state.cookie())], Redirect::to(&to)).into_response())
}

fn is_framed(headers: &HeaderMap) -> bool {
    let target = headers.get("sec-fetch-dest");
    target.is_some_and(|it| it == "iframe" || it == "frame")
}

impl Initiation {
    fn is_for_deep_link(&self) -> bool {
        let target = self.target_link_uri.as_deref();
        target.is_some_and(|it| it.ends_with(DEEP_LINK))
    }

    /// Returns the only platform that it can be of.
    fn platform(&self, platforms: Vec<Platform>) -> Option<Platform> {
        let is_it = |platform: &Platform| {
            let known = &platform.registered;
            let client = self.client_id.as_ref();
            known.issuer == self.iss && client.is_none_or(|it| *it == known.client_id)
        };
        let mut found = platforms.into_iter().filter(is_it);
        found.next().filter(|_| found.next().is_none())
    }

    /// Returns the address of the same request, from its own.
    fn again(&self) -> String {
        let own = "login?".to_owned();
        let start = own.len();
        let mut query = Serializer::for_suffix(own, start);
        query.append_pair("iss", &self.iss);
        query.append_pair("login_hint", &self.login_hint);
        let others = [
            ("target_link_uri", &self.target_link_uri),
            ("lti_message_hint", &self.lti_message_hint),
            ("client_id", &self.client_id),
        ];
        for (name, value) in others {
            query.extend_pairs(value.iter().map(|value| (name, value)));
        }
        query.finish()
    }

    /// Returns the address at which the platform makes the message.
    fn address(
        &self,
        platform: &Platform,
        back: &str,
        state: &SignInState,
    ) -> Result<String, url::ParseError> {
        let mut to = Url::parse(&platform.registered.authorization_endpoint)?;
        let mut query = to.query_pairs_mut();
        query
            .append_pair("scope", "openid")
            .append_pair("response_type", "id_token")
            .append_pair("response_mode", "form_post")
            .append_pair("prompt", "none")
            .append_pair("client_id", &platform.registered.client_id)
            .append_pair("redirect_uri", back)
            .append_pair("login_hint", &self.login_hint)
            .append_pair("state", &state.state())
            .append_pair("nonce", &state.nonce());
        if let Some(hint) = &self.lti_message_hint {
            query.append_pair("lti_message_hint", hint);
        }
        drop(query);
        Ok(to.into())
    }
}
