//! The tool, with all that it caches.

use std::io;
use std::path::Path;

use jsonwebtoken::jwk::JwkSet;
use serde::Serialize;
use tokio::sync::Semaphore;

use crate::lti::crypto;
use crate::lti::platform_keys::PlatformKeys;
use crate::lti::tool_key::ToolKey;
use crate::lti::web::Web;

/// Requests of platforms at the same time: a thread waits for each answer.
const AT_ONCE: usize = 16;

/// The tool. Its methods wait for the disk and the network.
pub(crate) struct Lti {
    own: ToolKey,
    pub(crate) keys: PlatformKeys,
    pub(crate) web: Web,
    /// Permits for asking a platform.
    pub(crate) places: Semaphore,
}

impl Lti {
    /// Makes a tool whose key pair is in the folder `data`.
    pub(crate) fn new(data: &Path) -> Self {
        crypto::install();
        Self {
            own: ToolKey::new(data),
            keys: PlatformKeys::default(),
            web: Web::new(),
            places: Semaphore::new(AT_ONCE),
        }
    }

    /// Returns the public key, for platforms.
    pub(crate) fn public_keys(&self) -> io::Result<JwkSet> {
        self.own.public()
    }

    /// Signs a message.
    pub(crate) fn sign(&self, claims: &impl Serialize) -> io::Result<String> {
        self.own.sign(claims)
    }
}
