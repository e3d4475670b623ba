//! The client of a request: a user with a session, or a program with a token.

use crate::store::{CourseId, Role, Scope, Secret, StoreError, Token, User, UserId};
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;

use crate::app::App;
use crate::clock::now;
use crate::error::Refusal;
use crate::peer::Peer;
use crate::session::cookie_name;

/// A header that the service's own page sends and other sites cannot: the guard against cross-site request forgery.
const GUARD: &str = "x-codesim";

/// The credentials that a client sends. A long request verifies them repeatedly, since they may be revoked meanwhile.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Credentials {
    Session(Secret),
    Token(Secret),
}

impl Credentials {
    /// Returns the client that has these, if they hold.
    pub(crate) async fn principal(self, app: &App) -> Result<Principal, Refusal> {
        let found = match self {
            Self::Token(secret) => app
                .store(move |store| Ok(store.token(secret, now())))
                .await?
                .map(Principal::Program),
            Self::Session(secret) => app
                .store(move |store| Ok(store.session(secret, now())))
                .await?
                .map(Principal::User),
        };
        found.map_err(|error| match error {
            StoreError::NotFound => Refusal::unauthorized(),
            error => error.into(),
        })
    }
}

/// An authenticated user or program.
#[derive(Debug, Clone)]
pub(crate) enum Principal {
    User(User),
    Program(Token),
}

impl Principal {
    /// Returns its name in the audit log.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::User(user) => user.name.clone(),
            Self::Program(token) => format!("token {} of course {}", token.name, token.course),
        }
    }

    /// Returns the user whose right this is, unless nobody knows.
    pub(crate) fn user(&self) -> Option<UserId> {
        match self {
            Self::User(user) => Some(user.id),
            Self::Program(token) => token.owner,
        }
    }

    /// Returns its role in a course.
    pub(crate) async fn role(&self, app: &App, course: CourseId) -> Result<Option<Role>, Refusal> {
        match self {
            Self::Program(token) if token.course != course => Ok(None),
            Self::Program(token) => Ok(match token.scope {
                Scope::Write => Some(Role::Instructor),
                Scope::Read => Some(Role::Reader),
                Scope::Moss => None,
            }),
            Self::User(user) => {
                let user = user.clone();
                app.store(move |store| store.role(course, &user)).await
            }
        }
    }

    /// Requires at least a role in a course, and returns the actual one. A course that the client may not read is not found.
    async fn require(&self, app: &App, course: CourseId, least: Role) -> Result<Role, Refusal> {
        match self.role(app, course).await? {
            Some(role) if role >= least => Ok(role),
            Some(role) if role >= Role::Reader => Err(Refusal::forbidden()),
            _ => Err(Refusal::not_found()),
        }
    }

    /// Requires the right to read the confirmed cases of a course.
    pub(crate) async fn require_cases(&self, app: &App, course: CourseId) -> Result<Role, Refusal> {
        self.require(app, course, Role::Board).await
    }

    /// Requires the right to read everything of a course.
    pub(crate) async fn require_read(&self, app: &App, course: CourseId) -> Result<Role, Refusal> {
        self.require(app, course, Role::Reader).await
    }

    /// Requires the right to decide about pairs, or to propose it.
    pub(crate) async fn require_propose(
        &self,
        app: &App,
        course: CourseId,
    ) -> Result<Role, Refusal> {
        self.require(app, course, Role::Assistant).await
    }

    /// Requires the right to change something in a course.
    pub(crate) async fn require_write(&self, app: &App, course: CourseId) -> Result<Role, Refusal> {
        self.require(app, course, Role::Instructor).await
    }

    /// Requires an admin.
    pub(crate) fn require_admin(&self) -> Result<(), Refusal> {
        match self {
            Self::User(user) if user.is_admin => Ok(()),
            _ => Err(Refusal::forbidden()),
        }
    }
}

impl FromRequestParts<App> for Principal {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        let credentials = Credentials::from_request_parts(parts, app).await?;
        credentials.principal(app).await
    }
}

impl FromRequestParts<App> for Credentials {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Refusal> {
        if let Some(token) = bearer(&parts.headers) {
            return Ok(Self::Token(Secret::of(token)));
        }
        let Ok(peer) = Peer::from_request_parts(parts, app).await;
        let session = cookie(&parts.headers, cookie_name(app, peer));
        let session = session.ok_or_else(Refusal::unauthorized)?;
        if !parts.method.is_safe() && !parts.headers.contains_key(GUARD) {
            return Err(Refusal::bad(format!(
                "a request with a session needs the header `{GUARD}`"
            )));
        }
        Ok(Self::Session(Secret::of(session)))
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers
        .get(AUTHORIZATION)?
        .to_str()
        .ok()?
        .strip_prefix("Bearer ")
}

/// Returns the value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let cookies = headers
        .get_all(COOKIE)
        .into_iter()
        .filter_map(|it| it.to_str().ok());
    let mut pairs = cookies
        .flat_map(|it| it.split("; "))
        .filter_map(|it| it.split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|it| it.1)
}
