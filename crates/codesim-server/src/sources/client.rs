//! Requests to a source.
//!
//! An answer could lead elsewhere. API requests stay at the registered origin, and follow no redirects. Files may be at another host, such as a store of
//! objects: it must have HTTPS and a name, and gets no token. Only a source on this machine may lead to addresses without HTTPS.

use std::io::Read;
use std::time::{Duration, Instant};

use axum::http::header::{AUTHORIZATION, LOCATION};
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;
use ureq::http::Response;
use ureq::{Agent, Body};
use url::{Host, Url};

use crate::lti::{checked_url, next_page};
use crate::sources::SourceError;
use crate::store::SourceKind;

/// Timeout of a request of the API.
const PATIENCE: Duration = Duration::from_secs(30);

/// Timeout of a file.
const PATIENCE_WITH_FILE: Duration = Duration::from_secs(600);

/// Bytes that an answer of the API may have: Moodle lists a whole class in one.
const LONGEST: u64 = 32 << 20;

/// Pages of a list that are read at most.
const PAGES: usize = 200;

/// Redirects that are followed to a file.
const REDIRECTS: usize = 5;

/// GitHub refuses requests of clients without a name.
const NAME: &str = concat!("codesim/", env!("CARGO_PKG_VERSION"));

/// The token of a teacher. It cannot be printed.
pub(crate) struct Token(pub(crate) String);

/// A client of one source, with the token of a teacher. Its methods wait for the network.
pub(crate) struct Client {
    agent: Agent,
    pub(crate) kind: SourceKind,
    base: Url,
    token: Token,
    /// When it stops asking.
    deadline: Instant,
}

impl Client {
    /// Makes a client of a source that was registered with `base`, for at most `time`.
    pub(crate) fn new(
        kind: SourceKind,
        base: &str,
        token: Token,
        time: Duration,
    ) -> Result<Self, SourceError> {
        let is_token = !token.0.is_empty() && token.0.bytes().all(|it| it.is_ascii_graphic());
        if !is_token {
            return Err(SourceError::Token);
        }
        let config = Agent::config_builder()
            .max_redirects(0)
            .http_status_as_error(false)
            .user_agent(NAME)
            .build();
        Ok(Self {
            agent: config.into(),
            kind,
            base: checked_url(base).map_err(|_| SourceError::Address)?,
            token,
            deadline: Instant::now() + time,
        })
    }

    /// Returns the address of a path of the API.
    pub(crate) fn at(&self, path: &str) -> Result<Url, SourceError> {
        let base = self.base.as_str().trim_end_matches('/');
        Url::parse(&format!("{base}/{path}")).map_err(|_| SourceError::Address)
    }

    /// Gets all pages of a list.
    pub(crate) fn list<T: DeserializeOwned>(&self, path: &str) -> Result<Vec<T>, SourceError> {
        let mut next = Some(self.at(path)?);
        let mut all = Vec::new();
        for _ in 0..PAGES {
            let Some(url) = next else { return Ok(all) };
            if !self.is_own(&url) {
                return Err(SourceError::Address);
            }
            let (page, headers) = read::<Vec<T>>(self.get(&url, PATIENCE)?)?;
            all.extend(page);
            next = next_page(&headers, &url);
        }
        Err(SourceError::Pages)
    }

    /// Sends a form, with the token as one of its fields, and gets JSON.
    pub(crate) fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        token: &str,
        form: &[(&str, &str)],
    ) -> Result<T, SourceError> {
        let form = form.iter().copied().chain([(token, self.token.0.as_str())]);
        let request = self.agent.post(self.at(path)?.as_str()).config();
        let request = request.timeout_global(Some(self.left(PATIENCE)?)).build();
        Ok(read(request.send_form(form)?)?.0)
    }

    /// Opens a file.
    pub(crate) fn open(&self, url: &Url) -> Result<impl Read + use<>, SourceError> {
        let mut url = url.clone();
        for _ in 0..=REDIRECTS {
            if !self.may_lead_to(&url) {
                return Err(SourceError::Address);
            }
            let answer = self.file(&url)?;
            let status = answer.status();
            if status == StatusCode::OK {
                return Ok(answer.into_body().into_reader());
            }
            if !status.is_redirection() {
                return Err(SourceError::Status(status));
            }
            let location = answer.headers().get(LOCATION);
            let location = location.and_then(|it| it.to_str().ok());
            let next = location.and_then(|it| url.join(it).ok());
            url = next.ok_or(SourceError::Status(status))?;
        }
        Err(SourceError::Address)
    }

    /// Asks for a file. Moodle takes the token from a form: so it is in no log of addresses.
    fn file(&self, url: &Url) -> Result<Response<Body>, SourceError> {
        if self.kind != SourceKind::Moodle {
            return self.get(url, PATIENCE_WITH_FILE);
        }
        if !self.is_own(url) {
            return Err(SourceError::Address);
        }
        let request = self.agent.post(url.as_str()).config();
        let time = self.left(PATIENCE_WITH_FILE)?;
        let request = request.timeout_global(Some(time)).build();
        let answer = request.send_form([("token", self.token.0.as_str())])?;
        // A refusal is JSON in place of the file.
        let is_json = answer.body().mime_type() == Some("application/json");
        match is_json && !url.path().ends_with(".json") {
            true => Err(SourceError::Files),
            false => Ok(answer),
        }
    }

    /// Gets an address, with the token only if it is at the registered origin.
    fn get(&self, url: &Url, time: Duration) -> Result<Response<Body>, SourceError> {
        let mut request = self.agent.get(url.as_str());
        if self.is_own(url) {
            request = request.header(AUTHORIZATION, format!("Bearer {}", self.token.0));
        }
        let request = request.config().timeout_global(Some(self.left(time)?));
        Ok(request.build().call()?)
    }

    fn left(&self, most: Duration) -> Result<Duration, SourceError> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        match left.is_zero() {
            true => Err(SourceError::TooLong),
            false => Ok(left.min(most)),
        }
    }

    fn is_own(&self, url: &Url) -> bool {
        url.origin() == self.base.origin()
    }

    fn may_lead_to(&self, url: &Url) -> bool {
        let has_name = matches!(url.host(), Some(Host::Domain(name)) if name.contains('.'));
        let is_test = self.base.scheme() == "http" && checked_url(url.as_str()).is_ok();
        self.is_own(url) || is_test || (url.scheme() == "https" && has_name)
    }
}

fn read<T: DeserializeOwned>(answer: Response<Body>) -> Result<(T, HeaderMap), SourceError> {
    let (parts, mut body) = answer.into_parts();
    match parts.status {
        StatusCode::OK => {}
        StatusCode::UNAUTHORIZED => return Err(SourceError::Token),
        StatusCode::FORBIDDEN => return Err(SourceError::Forbidden(parts.status)),
        StatusCode::NOT_FOUND => return Err(SourceError::NoAssignment),
        status if status.is_redirection() => return Err(SourceError::Address),
        status => return Err(SourceError::Status(status)),
    }
    let body = body.with_config().limit(LONGEST).read_to_vec()?;
    Ok((serde_json::from_slice(&body)?, parts.headers))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(base: &str) -> Client {
        let token = Token("secret".to_owned());
        let client = Client::new(SourceKind::Canvas, base, token, PATIENCE);
        client.expect("it is an address")
    }

    #[test]
    fn files_of_a_platform_elsewhere_are_not_on_this_machine_or_network() {
        let canvas = client("https://canvas.example.org");
        let parsed = |url: &str| Url::parse(url).expect("it is an address");
        for url in [
            "https://canvas.example.org/files/1",
            "https://files.example.com/1",
        ] {
            assert!(canvas.may_lead_to(&parsed(url)), "{url}");
        }
        for url in [
            "http://canvas.example.org/files/1",
            "http://127.0.0.1:8000/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://10.0.0.1/",
            "https://localhost/",
            "https://metadata/",
            "file:///etc/passwd",
        ] {
            assert!(!canvas.may_lead_to(&parsed(url)), "{url}");
        }
        assert!(canvas.is_own(&parsed("https://canvas.example.org:443/")));
        for url in [
            "https://files.example.com/1",
            "http://canvas.example.org/",
            "https://canvas.example.org:8443/",
        ] {
            assert!(!canvas.is_own(&parsed(url)), "{url}");
        }
    }

    #[test]
    fn addresses_are_below_that_of_the_platform() {
        for base in [
            "https://uni.example.org/moodle",
            "https://uni.example.org/moodle/",
        ] {
            let at = client(base).at("webservice/rest/server.php");
            assert_eq!(
                at.expect("it is an address").as_str(),
                "https://uni.example.org/moodle/webservice/rest/server.php"
            );
        }
    }
}
