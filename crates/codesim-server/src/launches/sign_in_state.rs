//! The state that a browser keeps while it is at a platform, so that a message is good in this browser alone.
//!
//! *Method.* A cookie has a random secret. The platform sees two hashes of it, the state and the nonce, from which nobody can make the cookie. The
//! service itself keeps nothing until a message is accepted.

use sha2::{Digest, Sha256};

use crate::secrets::new_secret;
use crate::store::PlatformId;

/// Its cookie. Browsers take one of this name only over HTTPS, from this very host, for all paths.
pub(crate) const COOKIE_NAME: &str = "__Host-codesim-lti";

/// Its lifetime, in seconds.
const LASTS: u32 = 600;

/// A sign-in in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SignInState {
    pub(crate) platform: PlatformId,
    secret: String,
}

impl SignInState {
    pub(crate) fn new(platform: PlatformId) -> Self {
        Self {
            platform,
            secret: new_secret(),
        }
    }

    /// Parses the text that the browser kept.
    pub(crate) fn from_text(text: &str) -> Option<Self> {
        let (platform, secret) = text.split_once('.')?;
        Some(Self {
            platform: platform.parse().ok()?,
            secret: secret.to_owned(),
        })
    }

    /// Returns its cookie. The platform's page posts the message, so that a cookie must come along from another site; it is partitioned for browsers
    /// that otherwise refuse such a cookie in a frame.
    pub(crate) fn cookie(&self) -> String {
        let Self { platform, secret } = self;
        cookie(&format!("{platform}.{secret}"), LASTS)
    }

    pub(crate) fn state(&self) -> String {
        self.hash("state")
    }

    pub(crate) fn nonce(&self) -> String {
        self.hash("nonce")
    }

    fn hash(&self, use_of_it: &str) -> String {
        let Self { platform, secret } = self;
        let hash = Sha256::digest(format!("{use_of_it} {platform} {secret}"));
        hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Returns a cookie that removes that of a sign-in.
pub(crate) fn no_cookie() -> String {
    cookie("", 0)
}

fn cookie(text: &str, seconds: u32) -> String {
    format!(
        "{COOKIE_NAME}={text}; Max-Age={seconds}; Path=/; HttpOnly; Secure; SameSite=None; Partitioned"
    )
}
