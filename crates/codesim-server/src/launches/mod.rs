//! Launches: a learning platform sends a browser here.
//!
//! *Method.* By [LTI 1.3](https://www.imsglobal.org/spec/lti/v1p3/) the platform sends the browser to [`login`], which sends it to the platform's
//! authorization endpoint, which posts a signed message to [`launch`]. [Deep Linking](https://www.imsglobal.org/spec/lti-dl/v2p0) answers with a signed
//! message of this service. A launch from a report of the Asset Processor opens the report here.
//!
//! *Limits.* The pages of the service are in no frame of others: they open in a window of their own. Only the two small pages of [`page`] may be in a
//! frame.

mod asset_processor;
mod deep_link;
mod launch;
mod login;
mod page;
mod sign_in_state;
mod stopped;

#[cfg(test)]
mod tests;

use axum::extract::State;
use axum::routing::{get, post};
use axum::{Json, Router};
use jsonwebtoken::jwk::JwkSet;

use crate::app::App;
use crate::error::Refusal;

pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/lti/login", get(login::with_get).post(login::with_post))
        .route(launch::PATH, post(launch::launch))
        .route("/lti/jwks", get(jwks))
}

/// Returns the public key of the service.
async fn jwks(State(app): State<App>) -> Result<Json<JwkSet>, Refusal> {
    Ok(Json(app.ask_platform(|lti| lti.public_keys()).await??))
}
