//! The members of a course at its platform.
//!
//! *Method.* The service signs a message about itself, gets a token for it ([RFC 7523](https://www.rfc-editor.org/rfc/rfc7523), section 2.2), and asks
//! with this token for the list. The platform's message names the address of the list: it must be at the host of the token endpoint, which an admin
//! named, so that a message cannot lead the service elsewhere.

use axum::http::HeaderMap;
use axum::http::header::LINK;
use serde::Deserialize;
use serde_json::json;
use url::Url;

use crate::clock::now;
use crate::lti::tool::Lti;
use crate::lti::web::{NoAnswer, checked_url};
use crate::secrets::new_secret;
use crate::store::NewPlatform;

const SCOPE: &str = "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly";
const MEDIA_TYPE: &str = "application/vnd.ims.lti-nrps.v2.membershipcontainer+json";

/// Pages of a list that are read at most.
const PAGES: usize = 100;

/// Seconds for which the message about the service is good.
const LASTS: i64 = 60;

/// A member of a course at its platform.
#[derive(Deserialize)]
pub(crate) struct Member {
    /// The platform's id of them.
    pub(crate) user_id: String,
    pub(crate) name: Option<String>,
    pub(crate) email: Option<String>,
    #[serde(default)]
    pub(crate) roles: Vec<String>,
}

#[derive(Deserialize)]
struct Page {
    members: Vec<Member>,
}

#[derive(Deserialize)]
struct Granted {
    access_token: String,
}

impl Lti {
    /// Returns the members of a course of a platform, whose list is at `url`.
    pub(crate) fn members(
        &self,
        platform: &NewPlatform,
        url: &str,
    ) -> Result<Vec<Member>, NoAnswer> {
        let home = checked_url(&platform.token_endpoint)?;
        let mut next = Some(checked_url(url)?);
        let token = self.token(platform)?;
        let mut members = Vec::new();
        for _ in 0..PAGES {
            let Some(url) = next else { break };
            if url.origin() != home.origin() {
                return Err(NoAnswer::Host);
            }
            let headers = [
                ("Authorization", format!("Bearer {token}")),
                ("Accept", MEDIA_TYPE.to_owned()),
            ];
            let headers = headers
                .each_ref()
                .map(|(name, value)| (*name, value.as_str()));
            let (page, answered) = self.web.get::<Page>(url.as_str(), &headers)?;
            members.extend(page.members);
            next = next_page(&answered, &url);
        }
        Ok(members)
    }

    fn token(&self, platform: &NewPlatform) -> Result<String, NoAnswer> {
        let now = now();
        let assertion = self.sign(&json!({
            "iss": platform.client_id,
            "sub": platform.client_id,
            "aud": platform.token_endpoint,
            "iat": now,
            "exp": now + LASTS,
            "jti": new_secret(),
        }))?;
        let form = [
            ("grant_type", "client_credentials"),
            (
                "client_assertion_type",
                "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
            ),
            ("client_assertion", &assertion),
            ("scope", SCOPE),
        ];
        let granted: Granted = self.web.post(&platform.token_endpoint, &form)?;
        Ok(granted.access_token)
    }
}

/// Returns the address of the next page of a list, by [RFC 8288](https://www.rfc-editor.org/rfc/rfc8288).
pub(crate) fn next_page(headers: &HeaderMap, from: &Url) -> Option<Url> {
    let links = headers
        .get_all(LINK)
        .into_iter()
        .filter_map(|it| it.to_str().ok());
    let mut links = links.flat_map(|it| it.split(','));
    let next = links.find(|it| it.contains(r#"rel="next""#) || it.contains("rel=next"))?;
    let (_, rest) = next.split_once('<')?;
    from.join(rest.split_once('>')?.0).ok()
}
