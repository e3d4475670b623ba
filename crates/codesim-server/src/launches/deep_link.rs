//! The answer to a request for a deep link: a signed message with an item of this service, which the browser posts to the platform.

use axum::response::Response;
use serde_json::{Value, json};

use crate::app::App;
use crate::clock::now;
use crate::launches::page;
use crate::launches::stopped::{Stopped, Why};
use crate::lti::{Claims, DeepLinkingSettings, checked_url};
use crate::secrets::new_secret;
use crate::store::Platform;

/// An item that a platform gets.
pub(crate) enum Item {
    /// A link to this address.
    Link(String),
    /// The comparison of the submissions of an assignment, whose reports are at this address.
    AssetProcessor(String),
}

impl Item {
    fn kind(&self) -> &'static str {
        match self {
            Self::Link(_) => "ltiResourceLink",
            Self::AssetProcessor(_) => ASSET_PROCESSOR,
        }
    }

    fn text(&self) -> Value {
        let kind = self.kind();
        match self {
            Self::Link(url) => {
                json!({ "type": kind, "title": "codesim", "url": url, "window": { "targetName": "_blank" } })
            }
            Self::AssetProcessor(url) => {
                json!({ "type": kind, "title": "codesim", "url": url, "report": { "url": url } })
            }
        }
    }

    /// Returns a sentence and the words of the button that sends it.
    fn words(&self) -> [&'static str; 2] {
        match self {
            Self::Link(_) => ["Add a link to codesim to this course.", "Add the link"],
            Self::AssetProcessor(_) => [
                "Compare the submissions of this assignment with codesim as they arrive.",
                "Add codesim",
            ],
        }
    }
}

/// The type of an item that compares the submissions of an assignment.
const ASSET_PROCESSOR: &str = "ltiAssetProcessor";

/// Whether a platform asks for an item that compares the submissions of an assignment.
pub(crate) fn is_for_asset_processor(claims: &Claims) -> bool {
    let settings = claims.deep_linking.as_ref();
    settings.is_some_and(|it| it.accept_types.iter().any(|it| it == ASSET_PROCESSOR))
}

/// Seconds for which the answer can be posted.
const LASTS: i64 = 600;

/// Returns the page that gives the platform an item.
pub(crate) async fn answer(
    app: &App,
    platform: Platform,
    claims: Claims,
    item: Item,
) -> Result<Response, Stopped> {
    let settings = claims.deep_linking.ok_or(Stopped::Told(Why::NoLinks))?;
    let to =
        checked_url(&settings.deep_link_return_url).map_err(|_| Stopped::Told(Why::NoLinks))?;
    if !settings.accept_types.iter().any(|it| it == item.kind()) {
        return Err(Stopped::Told(Why::NoLinks));
    }
    let message = message(&platform, &claims.envelope.deployment_id, settings, &item);
    let signed = app.ask_platform(move |lti| lti.sign(&message)).await??;
    Ok(page::post_back(&to, &signed, item.words()))
}

fn message(
    platform: &Platform,
    deployment: &str,
    settings: DeepLinkingSettings,
    item: &Item,
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
        "https://purl.imsglobal.org/spec/lti-dl/claim/content_items": [item.text()],
    });
    if let Some(data) = settings.data {
        message["https://purl.imsglobal.org/spec/lti-dl/claim/data"] = data;
    }
    message
}
