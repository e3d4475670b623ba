//! A file of a submission, from its platform.

use std::io::{self, Read};
use std::thread;
use std::time::Duration;

use axum::http::StatusCode;
use codesim_display::with_causes;
use tokio::sync::oneshot;
use url::Url;

use crate::error::Refusal;
use crate::sources::{Client, SourceError, Token};
use crate::store::{NewPlatform, SourceKind};

/// Bytes of a file. Code is much shorter.
const MAX_BYTES: u64 = 32 << 20;

/// Time limit of a file.
const PATIENCE: Duration = Duration::from_secs(60);

/// Why a file is missing.
pub(super) enum Failure {
    /// The platform does not give it.
    Refused,
    /// It has more than [`MAX_BYTES`].
    TooLarge,
    /// The platform may give it later.
    Later(Refusal),
}

/// Fetches a file. It may be at another host, which gets no token. A thread of its own waits for the platform, which does not hold up the end of the
/// server.
pub(super) async fn download(
    platform: &NewPlatform,
    token: &str,
    url: &str,
) -> Result<Result<Vec<u8>, Failure>, Refusal> {
    let (base, token) = (platform.token_endpoint.clone(), token.to_owned());
    let url = Url::parse(url).map_err(io::Error::other)?;
    let (done, fetched) = oneshot::channel();
    thread::Builder::new().spawn(move || {
        // Nobody may be waiting any more.
        let _ = done.send(fetch(&base, Token(token), &url));
    })?;
    Ok(fetched.await.map_err(io::Error::other)?)
}

fn fetch(base: &str, token: Token, url: &Url) -> Result<Vec<u8>, Failure> {
    let client = Client::new(SourceKind::Canvas, base, token, PATIENCE);
    let file = client.and_then(|client| client.open(url));
    let mut content = Vec::new();
    let mut limited = file.map_err(failure)?.take(MAX_BYTES + 1);
    let read = limited.read_to_end(&mut content);
    read.map_err(|error| failure(error.into()))?;
    match content.len() as u64 > MAX_BYTES {
        true => Err(Failure::TooLarge),
        false => Ok(content),
    }
}

fn failure(error: SourceError) -> Failure {
    match error {
        SourceError::Status(status)
            if status.is_client_error() && status != StatusCode::TOO_MANY_REQUESTS =>
        {
            Failure::Refused
        }
        SourceError::Address => Failure::Refused,
        error => {
            let error = with_causes(error);
            tracing::warn!(error, "a learning platform gives no file");
            Failure::Later(Refusal::new(StatusCode::BAD_GATEWAY, error))
        }
    }
}
