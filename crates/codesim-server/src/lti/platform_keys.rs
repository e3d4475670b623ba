//! The public keys of platforms.
//!
//! *Method.* A platform's keys are cached for an hour. A key that is not among them is a reason to ask again, but anybody can name one: a platform is
//! asked at most once a minute.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use jsonwebtoken::jwk::{AlgorithmParameters, EllipticCurve, Jwk};
use jsonwebtoken::{Algorithm, DecodingKey};
use serde::Deserialize;

use crate::lti::web::{NoAnswer, Web};
use crate::store::{Platform, PlatformId};

/// How long keys are cached.
const BELIEVED: Duration = Duration::from_secs(3600);

/// How long a platform is not asked again.
const REST: Duration = Duration::from_secs(60);

/// A list of keys; those that are not understood are left out.
#[derive(Deserialize)]
struct Keys {
    keys: Vec<serde_json::Value>,
}

/// A public key, with the one algorithm for which it is used.
pub(crate) struct PlatformKey {
    pub(crate) algorithm: Algorithm,
    pub(crate) public: DecodingKey,
}

impl PlatformKey {
    fn of(key: &Jwk) -> Option<Self> {
        let algorithm = match &key.algorithm {
            AlgorithmParameters::RSA(_) => Algorithm::RS256,
            AlgorithmParameters::EllipticCurve(curve) if curve.curve == EllipticCurve::P256 => {
                Algorithm::ES256
            }
            _ => return None,
        };
        let public = DecodingKey::from_jwk(key).ok()?;
        Some(Self { algorithm, public })
    }
}

#[derive(Default)]
struct Known {
    /// When the platform was asked last, with or without an answer.
    asked: Option<Instant>,
    /// When it answered last.
    answered: Option<Instant>,
    keys: Vec<Jwk>,
}

impl Known {
    fn key(&self, kid: &str) -> Option<PlatformKey> {
        if !is_within(self.answered, BELIEVED) {
            return None;
        }
        let is_it = |key: &&Jwk| key.common.key_id.as_deref() == Some(kid);
        self.keys.iter().filter(is_it).find_map(PlatformKey::of)
    }
}

fn is_within(since: Option<Instant>, time: Duration) -> bool {
    since.is_some_and(|since| since.elapsed() < time)
}

/// The cached keys.
#[derive(Default)]
pub(crate) struct PlatformKeys(Mutex<HashMap<PlatformId, Arc<Mutex<Known>>>>);

impl PlatformKeys {
    /// Returns the key of a platform with an id; `None` if it has none.
    pub(crate) fn key(
        &self,
        web: &Web,
        platform: &Platform,
        kid: &str,
    ) -> Result<Option<PlatformKey>, NoAnswer> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = Arc::clone(all.entry(platform.id).or_default());
        drop(all);
        // Only messages of the same platform wait while it is asked.
        let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
        let key = known.key(kid);
        if key.is_some() || is_within(known.asked, REST) {
            return Ok(key);
        }
        known.asked = Some(Instant::now());
        let (Keys { keys }, _) = web.get(&platform.registered.jwks_url, &[])?;
        let keys = keys.into_iter().map(serde_json::from_value);
        known.keys = keys.filter_map(Result::ok).collect();
        known.answered = Some(Instant::now());
        Ok(known.key(kid))
    }
}
