//! Tokens of a course, for programs.

use crate::store::{CourseId, Scope, Secret, Token};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::clock::{now, text};
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::principal::Principal;
use crate::secrets::new_secret;

/// The scope of a token.
#[derive(Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ScopeName {
    /// Seeing jobs and reports.
    Read,
    /// Uploading, deciding and deleting too.
    Write,
    /// Only being the user id of MOSS's clients.
    Moss,
}

impl From<ScopeName> for Scope {
    fn from(name: ScopeName) -> Self {
        match name {
            ScopeName::Read => Self::Read,
            ScopeName::Write => Self::Write,
            ScopeName::Moss => Self::Moss,
        }
    }
}

impl From<Scope> for ScopeName {
    fn from(scope: Scope) -> Self {
        match scope {
            Scope::Read => Self::Read,
            Scope::Write => Self::Write,
            Scope::Moss => Self::Moss,
        }
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TokenGiven {
    /// Its name.
    name: String,
    scope: ScopeName,
}

/// A token, without its secret.
#[derive(Serialize, ToSchema)]
pub(crate) struct TokenShown {
    id: i64,
    name: String,
    scope: ScopeName,
    created: String,
}

impl From<Token> for TokenShown {
    fn from(token: Token) -> Self {
        Self {
            id: token.id,
            name: token.name,
            scope: token.scope.into(),
            created: text(token.created),
        }
    }
}

/// A new token. The secret is shown this once.
#[derive(Serialize, ToSchema)]
pub(crate) struct TokenMade {
    id: i64,
    token: String,
}

/// List the tokens of a course.
#[utoipa::path(
    get, path = "/api/v1/courses/{course}/tokens", tag = "tokens", params(("course" = i64, Path)),
    responses((status = 200, body = [TokenShown]), (status = 404, body = Problem))
)]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
) -> Result<Json<Vec<TokenShown>>, Refusal> {
    require_hand_out(&app, &who, course).await?;
    let tokens = app.store(move |store| store.tokens(course)).await?;
    Ok(Json(tokens.into_iter().map(TokenShown::from).collect()))
}

/// Make a token.
#[utoipa::path(
    post, path = "/api/v1/courses/{course}/tokens", tag = "tokens", params(("course" = i64, Path)), request_body = TokenGiven,
    responses((status = 201, body = TokenMade), (status = 404, body = Problem), (status = 409, description = "The name is taken", body = Problem))
)]
pub(crate) async fn add(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
    Given(given): Given<TokenGiven>,
) -> Result<(StatusCode, Json<TokenMade>), Refusal> {
    require_hand_out(&app, &who, course).await?;
    let secret = match given.scope {
        // Clients of MOSS check that it is a number.
        ScopeName::Moss => crate::secrets::new_number(),
        _ => new_secret(),
    };
    let kept = Secret::of(&secret);
    let name = given.name.clone();
    let add = move |store: &crate::store::Store| {
        store.add_token(course, &given.name, given.scope.into(), kept, now())
    };
    let id = app.store(add).await?;
    app.write_down(&who.name(), "made a token", &name, Some(course))
        .await?;
    Ok((StatusCode::CREATED, Json(TokenMade { id, token: secret })))
}

/// Revoke a token.
#[utoipa::path(
    delete, path = "/api/v1/courses/{course}/tokens/{token}", tag = "tokens", params(("course" = i64, Path), ("token" = i64, Path)),
    responses((status = 204), (status = 404, body = Problem))
)]
pub(crate) async fn remove(
    State(app): State<App>,
    who: Principal,
    Path((course, token)): Path<(CourseId, i64)>,
) -> Result<StatusCode, Refusal> {
    require_hand_out(&app, &who, course).await?;
    app.store(move |store| store.remove_token(course, token))
        .await?;
    app.write_down(
        &who.name(),
        "revoked a token",
        &token.to_string(),
        Some(course),
    )
    .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Requires a user: a program cannot make itself another token.
async fn require_hand_out(app: &App, who: &Principal, course: CourseId) -> Result<(), Refusal> {
    who.require_write(app, course).await?;
    match who {
        Principal::User(_) => Ok(()),
        Principal::Program(_) => Err(Refusal::forbidden()),
    }
}
