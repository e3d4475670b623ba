//! The members of a course at its platform.
//!
//! *Method.* The platform's message names the address of the list, which the service asks for page by page.

use axum::http::HeaderMap;
use axum::http::header::LINK;
use serde::Deserialize;
use url::Url;

use crate::lti::services::service_url;
use crate::lti::tool::Lti;
use crate::lti::web::{NoAnswer, checked_url};
use crate::store::NewPlatform;

const SCOPE: &str = "https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly";
const MEDIA_TYPE: &str = "application/vnd.ims.lti-nrps.v2.membershipcontainer+json";

/// Pages of a list that are read at most.
const PAGES: usize = 100;

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

impl Lti {
    /// Returns the members of a course of a platform, whose list is at `url`.
    pub(crate) fn members(
        &self,
        platform: &NewPlatform,
        url: &str,
    ) -> Result<Vec<Member>, NoAnswer> {
        let mut next = Some(checked_url(url)?);
        let token = self.token(platform, SCOPE)?;
        let mut members = Vec::new();
        for _ in 0..PAGES {
            let Some(url) = next else { break };
            let url = service_url(platform, url.as_str())?;
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
