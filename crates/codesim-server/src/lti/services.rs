//! Services of platforms that the service uses with a token of its own.
//!
//! *Method.* The service signs a message about itself, and gets a token for it ([RFC 7523](https://www.rfc-editor.org/rfc/rfc7523), section 2.2). The
//! platform's messages name the addresses of its services: they must be at the host of the token endpoint, which an admin named, so that a message
//! cannot lead the service elsewhere.

use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};
use url::Url;

use crate::clock::now;
use crate::lti::notice::SUBMISSION_NOTICE;
use crate::lti::tool::Lti;
use crate::lti::web::{NoAnswer, checked_url};
use crate::secrets::new_secret;
use crate::store::NewPlatform;

const NOTICE_HANDLERS: &str = "https://purl.imsglobal.org/spec/lti/scope/noticehandlers";
const ASSETS: &str = "https://purl.imsglobal.org/spec/lti/scope/asset.readonly";
const REPORTS: &str = "https://purl.imsglobal.org/spec/lti/scope/report";

/// Seconds for which the message about the service is good.
const LASTS: i64 = 60;

#[derive(Deserialize)]
struct Granted {
    access_token: String,
}

/// Parses the URL of a service of a platform.
pub(crate) fn service_url(platform: &NewPlatform, url: &str) -> Result<Url, NoAnswer> {
    let (url, home) = (checked_url(url)?, checked_url(&platform.token_endpoint)?);
    match url.origin() == home.origin() {
        true => Ok(url),
        false => Err(NoAnswer::Host),
    }
}

impl Lti {
    /// Returns a token for a service of a platform.
    pub(crate) fn token(&self, platform: &NewPlatform, scope: &str) -> Result<String, NoAnswer> {
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
            ("scope", scope),
        ];
        let granted: Granted = self.web.post(&platform.token_endpoint, &form)?;
        Ok(granted.access_token)
    }

    /// Returns a token for the files of submissions.
    pub(crate) fn token_for_assets(&self, platform: &NewPlatform) -> Result<String, NoAnswer> {
        self.token(platform, ASSETS)
    }

    /// Returns a token for reports about files of submissions.
    pub(crate) fn token_for_reports(&self, platform: &NewPlatform) -> Result<String, NoAnswer> {
        self.token(platform, REPORTS)
    }

    /// Has the platform send its notices about submissions to `handler`.
    pub(crate) fn handle_notices(
        &self,
        platform: &NewPlatform,
        service: &str,
        handler: &str,
    ) -> Result<(), NoAnswer> {
        let service = service_url(platform, service)?;
        let token = self.token(platform, NOTICE_HANDLERS)?;
        let wanted = json!({ "notice_type": SUBMISSION_NOTICE, "handler": handler });
        let status = self.web.put_json(&service, &token, &wanted)?;
        match status.is_success() {
            true => Ok(()),
            false => Err(NoAnswer::Status(status)),
        }
    }

    /// Sends a report about a file, and returns the status of the answer.
    pub(crate) fn report(
        &self,
        platform: &NewPlatform,
        (url, token): (&str, &str),
        report: &Value,
    ) -> Result<StatusCode, NoAnswer> {
        let url = service_url(platform, url)?;
        self.web.post_json(&url, token, report)
    }
}
