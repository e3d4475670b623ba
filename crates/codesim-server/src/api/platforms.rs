//! Learning platforms that open the service by LTI.

use crate::store::{NewPlatform, Platform, PlatformId, Store};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::lti::{InvalidUrl, checked_url};
use crate::principal::Principal;

/// The registration of a learning platform, as the platform shows it.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlatformGiven {
    /// The platform's name for itself, a URL.
    issuer: String,
    /// The platform's name for this service.
    client_id: String,
    /// The URL to which browsers go for a message.
    authorization_endpoint: String,
    /// The URL at which this service gets tokens. Lists of members are read from the same host only.
    token_endpoint: String,
    /// The URL of the platform's public keys.
    jwks_url: String,
    /// The platform's deployments of this service, at least one.
    #[schema(min_items = 1)]
    deployment_ids: Vec<String>,
}

/// A registered learning platform.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlatformShown {
    id: PlatformId,
    #[serde(flatten)]
    registered: PlatformGiven,
}

impl From<InvalidUrl> for Refusal {
    fn from(error: InvalidUrl) -> Self {
        Self::bad(error.to_string())
    }
}

impl PlatformGiven {
    fn checked(self) -> Result<NewPlatform, Refusal> {
        for url in [
            &self.authorization_endpoint,
            &self.token_endpoint,
            &self.jwks_url,
        ] {
            checked_url(url)?;
        }
        let texts = [&self.issuer, &self.client_id].into_iter();
        if texts
            .chain(&self.deployment_ids)
            .any(|it| it.trim().is_empty())
        {
            return Err(Refusal::bad(
                "issuer, client_id, deployment_ids: none may be empty",
            ));
        }
        // An identity is the issuer and the person's id with a space between them.
        if self.issuer.contains(char::is_whitespace) {
            return Err(Refusal::bad("issuer: a URL was expected"));
        }
        if self.deployment_ids.is_empty() {
            return Err(Refusal::bad("deployment_ids: at least one was expected"));
        }
        Ok(NewPlatform {
            issuer: self.issuer,
            client_id: self.client_id,
            authorization_endpoint: self.authorization_endpoint,
            token_endpoint: self.token_endpoint,
            jwks_url: self.jwks_url,
            deployment_ids: self.deployment_ids,
        })
    }
}

impl From<Platform> for PlatformShown {
    fn from(platform: Platform) -> Self {
        let registered = platform.registered;
        Self {
            id: platform.id,
            registered: PlatformGiven {
                issuer: registered.issuer,
                client_id: registered.client_id,
                authorization_endpoint: registered.authorization_endpoint,
                token_endpoint: registered.token_endpoint,
                jwks_url: registered.jwks_url,
                deployment_ids: registered.deployment_ids,
            },
        }
    }
}

/// List the learning platforms that open this service by LTI 1.3. Admins only.
#[utoipa::path(get, path = "/api/v1/platforms", tag = "platforms", responses((status = 200, body = [PlatformShown]), (status = 403, body = Problem)))]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
) -> Result<Json<Vec<PlatformShown>>, Refusal> {
    who.require_admin()?;
    let platforms = app.store(Store::platforms).await?;
    Ok(Json(
        platforms.into_iter().map(PlatformShown::from).collect(),
    ))
}

/// Register a learning platform. Admins only.
#[utoipa::path(
    post, path = "/api/v1/platforms", tag = "platforms", request_body = PlatformGiven,
    responses((status = 201, body = PlatformShown), (status = 400, body = Problem), (status = 403, body = Problem), (status = 409, body = Problem))
)]
pub(crate) async fn add(
    State(app): State<App>,
    who: Principal,
    Given(given): Given<PlatformGiven>,
) -> Result<(StatusCode, Json<PlatformShown>), Refusal> {
    who.require_admin()?;
    let new = given.checked()?;
    // People are known by issuer: one that has other keys would be somebody else who can speak for them.
    let known = app.store(Store::platforms).await?;
    let mut same = known.iter().map(|it| &it.registered);
    if same.any(|it| it.issuer == new.issuer && it.jwks_url != new.jwks_url) {
        let why = "jwks_url: this issuer is registered with another one";
        return Err(Refusal::new(StatusCode::CONFLICT, why));
    }
    let issuer = new.issuer.clone();
    let added = move |store: &Store| store.platform(store.add_platform(&new)?);
    let platform = app.store(added).await?;
    app.write_down(&who.name(), "registered a learning platform", &issuer, None)
        .await?;
    Ok((StatusCode::CREATED, Json(platform.into())))
}

/// Remove a learning platform. Its users and courses stay. Admins only.
#[utoipa::path(
    delete, path = "/api/v1/platforms/{platform}", tag = "platforms", params(("platform" = i64, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem))
)]
pub(crate) async fn remove(
    State(app): State<App>,
    who: Principal,
    Path(id): Path<PlatformId>,
) -> Result<StatusCode, Refusal> {
    who.require_admin()?;
    let removed = move |store: &Store| {
        let platform = store.platform(id)?;
        store.remove_platform(id)?;
        Ok(platform.registered.issuer)
    };
    let issuer = app.store(removed).await?;
    app.write_down(&who.name(), "removed a learning platform", &issuer, None)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}
