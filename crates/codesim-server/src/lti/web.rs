//! Requests to platforms.
//!
//! An admin names the addresses. An answer may not lead elsewhere: redirects are errors, and so are answers that are long or slow.

use std::time::Duration;

use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;
use serde_json::Value;
use ureq::http::Response;
use ureq::typestate::WithBody;
use ureq::{Agent, Body, RequestBuilder};
use url::{Host, Url};

/// Timeout of a request.
const PATIENCE: Duration = Duration::from_secs(10);

/// Bytes that an answer may have.
const LONGEST: u64 = 1 << 20;

/// Why a URL is refused.
#[derive(Debug, thiserror::Error)]
#[error("{0}: a URL with https:// was expected")]
pub(crate) struct InvalidUrl(String);

/// Parses a URL, which must be of HTTPS unless it is of this machine.
pub(crate) fn checked_url(text: &str) -> Result<Url, InvalidUrl> {
    let invalid = || InvalidUrl(text.to_owned());
    let url = Url::parse(text).map_err(|_| invalid())?;
    let is_local = match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    };
    let is_safe = url.scheme() == "https" || (url.scheme() == "http" && is_local);
    let has_account = !url.username().is_empty() || url.password().is_some();
    (is_safe && !has_account).then_some(url).ok_or_else(invalid)
}

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoAnswer {
    #[error(transparent)]
    Url(#[from] InvalidUrl),
    #[error("no answer")]
    Request(#[from] ureq::Error),
    #[error("an answer with the status {0}")]
    Status(StatusCode),
    #[error("an answer that is not valid")]
    Json(#[from] serde_json::Error),
    #[error("the address of a service is not at the host of the token endpoint")]
    Host,
    #[error("the key of this service")]
    Key(#[from] std::io::Error),
}

/// A client of platforms. Its methods wait for the network.
pub(crate) struct Web(Agent);

impl Web {
    pub(crate) fn new() -> Self {
        let config = Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .http_status_as_error(false)
            .build();
        Self(config.into())
    }

    /// Gets JSON, with the headers of the answer.
    pub(crate) fn get<T: DeserializeOwned>(
        &self,
        url: &str,
        headers: &[(&str, &str)],
    ) -> Result<(T, HeaderMap), NoAnswer> {
        let mut request = self.0.get(checked_url(url)?.as_str());
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        read(request.call()?)
    }

    /// Sends a form, and gets JSON.
    pub(crate) fn post<T: DeserializeOwned>(
        &self,
        url: &str,
        form: &[(&str, &str)],
    ) -> Result<T, NoAnswer> {
        let answer = self.0.post(checked_url(url)?.as_str());
        Ok(read(answer.send_form(form.iter().copied())?)?.0)
    }

    /// Puts JSON at a checked URL, with a token, and returns the status of the answer.
    pub(crate) fn put_json(
        &self,
        url: &Url,
        token: &str,
        content: &Value,
    ) -> Result<StatusCode, NoAnswer> {
        send_json(self.0.put(url.as_str()), token, content)
    }

    /// Posts JSON to a checked URL, with a token, and returns the status of the answer.
    pub(crate) fn post_json(
        &self,
        url: &Url,
        token: &str,
        content: &Value,
    ) -> Result<StatusCode, NoAnswer> {
        send_json(self.0.post(url.as_str()), token, content)
    }
}

fn send_json(
    request: RequestBuilder<WithBody>,
    token: &str,
    content: &Value,
) -> Result<StatusCode, NoAnswer> {
    let request = request
        .header(AUTHORIZATION, format!("Bearer {token}"))
        .header(CONTENT_TYPE, "application/json");
    Ok(request.send(content.to_string())?.status())
}

fn read<T: DeserializeOwned>(answer: Response<Body>) -> Result<(T, HeaderMap), NoAnswer> {
    let (parts, mut body) = answer.into_parts();
    if parts.status != StatusCode::OK {
        return Err(NoAnswer::Status(parts.status));
    }
    let body = body.with_config().limit(LONGEST).read_to_vec()?;
    Ok((serde_json::from_slice(&body)?, parts.headers))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_encrypted_addresses_and_this_machine_are_asked() {
        for url in [
            "https://lms.example.org/keys",
            "http://127.0.0.1:8000/",
            "http://[::1]/",
            "http://localhost/",
        ] {
            assert!(checked_url(url).is_ok(), "{url}");
        }
        for url in [
            "http://lms.example.org/",
            "http://10.0.0.1/",
            "javascript:alert(1)",
            "file:///etc/passwd",
            "https://user@lms.example.org/",
            "keys",
            "http://127.0.0.1.example.org/",
        ] {
            assert!(checked_url(url).is_err(), "{url}");
        }
    }
}
