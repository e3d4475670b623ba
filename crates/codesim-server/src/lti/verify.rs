//! The check of a platform's message.
//!
//! By [section 5.1.3 of the security framework](https://www.imsglobal.org/spec/security/v1p0/#authentication-response-validation), with RS256 and ES256 alone.

use jsonwebtoken::{Algorithm, Validation, decode, decode_header};
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::clock::now;
use crate::lti::claims::{Claims, Envelope};
use crate::lti::notice::NoticeClaims;
use crate::lti::tool::Lti;
use crate::lti::web::NoAnswer;
use crate::store::{Platform, Seconds};

/// Seconds by which clocks may differ.
const LEEWAY: u64 = 30;

/// Seconds after which a message is too old, whatever it says itself.
pub(crate) const OLDEST: Seconds = 600;

/// The same for a notice, which may have waited in a queue of the platform.
pub(crate) const OLDEST_NOTICE: Seconds = 3600;

/// Why a message is not believed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unbelieved {
    #[error("the message is not valid")]
    Token(#[from] jsonwebtoken::errors::Error),
    #[error("the keys of the platform")]
    Keys(#[from] NoAnswer),
    #[error("the platform has no key of this id")]
    Key,
    #[error("the message is of another platform (`iss`)")]
    Issuer,
    #[error("the message is for another service (`aud`, `azp`)")]
    Audience,
    #[error("the message names nobody (`sub`)")]
    Nobody,
    #[error("the message is too old or from the future (`iat`)")]
    Time,
    #[error("the message answers another sign-in (`nonce`)")]
    Nonce,
    #[error("the message has been used")]
    Replay,
    #[error("the deployment is not registered: {0}")]
    Deployment(String),
    #[error("the version is not 1.3.0")]
    Version,
    #[error("the message is of a type that is not known")]
    Type,
}

impl Lti {
    /// Returns the claims of a message of a platform that answers a sign-in with `nonce`. It waits for the network.
    pub(crate) fn verify(
        &self,
        platform: &Platform,
        token: &str,
        nonce: &str,
    ) -> Result<Claims, Unbelieved> {
        let claims: Claims = self.decoded(platform, token, &["exp", "iss", "aud", "sub"])?;
        if claims.sub.is_empty() {
            return Err(Unbelieved::Nobody);
        }
        if claims.nonce != nonce {
            return Err(Unbelieved::Nonce);
        }
        check(platform, &claims.envelope, OLDEST)?;
        Ok(claims)
    }

    /// Returns the claims of a notice of a platform, which answers no sign-in and is of nobody. It waits for the network.
    pub(crate) fn verify_notice(
        &self,
        platform: &Platform,
        token: &str,
    ) -> Result<NoticeClaims, Unbelieved> {
        let claims: NoticeClaims = self.decoded(platform, token, &["exp", "iss", "aud"])?;
        check(platform, &claims.envelope, OLDEST_NOTICE)?;
        Ok(claims)
    }

    fn decoded<T: DeserializeOwned>(
        &self,
        platform: &Platform,
        token: &str,
        required: &[&str],
    ) -> Result<T, Unbelieved> {
        let kid = decode_header(token)?.kid.ok_or(Unbelieved::Key)?;
        let key = self.keys.key(&self.web, platform, &kid)?;
        let key = key.ok_or(Unbelieved::Key)?;
        let validation = validation(key.algorithm, required);
        Ok(decode(token, &key.public, &validation)?.claims)
    }
}

/// Returns the checks of a message. The key has the algorithm: one that the message names is not believed.
fn validation(algorithm: Algorithm, required: &[&str]) -> Validation {
    let mut validation = Validation::new(algorithm);
    validation.leeway = LEEWAY;
    // [`check`] is stricter.
    validation.validate_aud = false;
    validation.set_required_spec_claims(required);
    validation
}

/// Checks the claims that the crate for messages does not.
fn check(platform: &Platform, claims: &Envelope, oldest: Seconds) -> Result<(), Unbelieved> {
    if claims.iss != platform.registered.issuer {
        return Err(Unbelieved::Issuer);
    }
    // Other audiences are not trusted, even beside this one.
    let own = &platform.registered.client_id;
    let is_own = claims.aud == json!(own) || claims.aud == json!([own]);
    if !is_own || claims.azp.as_ref().is_some_and(|azp| azp != own) {
        return Err(Unbelieved::Audience);
    }
    let age = now() as f64 - claims.iat;
    if !(-(LEEWAY as f64)..=oldest as f64).contains(&age) {
        return Err(Unbelieved::Time);
    }
    if claims.version != "1.3.0" {
        return Err(Unbelieved::Version);
    }
    let deployments = &platform.registered.deployment_ids;
    match deployments.contains(&claims.deployment_id) {
        true => Ok(()),
        false => Err(Unbelieved::Deployment(claims.deployment_id.clone())),
    }
}
