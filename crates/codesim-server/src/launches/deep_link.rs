//! The answer to a request for a deep link: a signed message with a link to this service, which the browser posts to the platform.

use axum::response::Response;
use serde_json::{Value, json};

use crate::app::App;
use crate::clock::now;
use crate::launches::page;
use crate::launches::stopped::{Stopped, Why};
use crate::lti::{Claims, DeepLinkingSettings, checked_url};
use crate::secrets::new_secret;
use crate::store::Platform;

/// The type of the link.
const LINK: &str = "ltiResourceLink";

/// Seconds for which the answer can be posted.
const LASTS: i64 = 600;

/// Returns the page that gives the platform a link to `url`.
pub(crate) async fn answer(
    app: &App,
    platform: Platform,
    claims: Claims,
    url: String,
) -> Result<Response, Stopped> {
    let settings = claims.deep_linking.ok_or(Stopped::Told(Why::NoLinks))?;
    let to =
        checked_url(&settings.deep_link_return_url).map_err(|_| Stopped::Told(Why::NoLinks))?;
    if !settings.accept_types.iter().any(|it| it == LINK) {
        return Err(Stopped::Told(Why::NoLinks));
    }
    let message = message(&platform, &claims.deployment_id, settings, &url);
    let signed = app.ask_platform(move |lti| lti.sign(&message)).await??;
    Ok(page::post_back(&to, &signed))
}

fn message(
    platform: &Platform,
    deployment: &str,
    settings: DeepLinkingSettings,
    url: &str,
) -> Value {
    let now = now();
    let mut message = json!({
        "iss": platform.registered.client_id,
        "aud": [platform.registered.issuer],
        "iat": now,
        "exp": now + LASTS,
        "nonce": new_secret(),
        "https://purl.imsglobal.org/spec/lti/claim/message_type": "LtiDeepLinkingResponse",
        "https://purl.imsglobal.org/spec/lti/claim/version": "1.3.0",
        "https://purl.imsglobal.org/spec/lti/claim/deployment_id": deployment,
        "https://purl.imsglobal.org/spec/lti-dl/claim/content_items": [
            { "type": LINK, "title": "codesim", "url": url, "window": { "targetName": "_blank" } }
        ],
    });
    if let Some(data) = settings.data {
        message["https://purl.imsglobal.org/spec/lti-dl/claim/data"] = data;
    }
    message
}
