//! Tokens of a course, for programs.

use crate::store::{CourseId, NewToken, Scope, Secret, Token, UserId};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::clock::{now, text};
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::names::check_length;
use crate::principal::Principal;
use crate::secrets::new_secret;

/// Days that a token may be valid at most.
const LONGEST: u32 = 732;

const DAY: i64 = 24 * 3600;

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
    /// Days that it is valid, from 1 to 732; 366 if they are not given.
    #[serde(default = "a_year")]
    #[schema(minimum = 1, maximum = 732)]
    days: u32,
}

fn a_year() -> u32 {
    366
}

/// A token, without its secret.
#[derive(Serialize, ToSchema)]
pub(crate) struct TokenShown {
    id: i64,
    name: String,
    scope: ScopeName,
    created: String,
    expires: String,
    /// The user who made it, with whom it ends; none for one of an older version.
    #[schema(required)]
    created_by: Option<String>,
}

impl From<Token> for TokenShown {
    fn from(token: Token) -> Self {
        Self {
            id: token.id,
            name: token.name,
            scope: token.scope.into(),
            created: text(token.created),
            expires: text(token.expires),
            created_by: token.made_by,
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
    responses((status = 201, body = TokenMade), (status = 400, body = Problem), (status = 404, body = Problem), (status = 409, description = "The name is taken", body = Problem))
)]
pub(crate) async fn add(
    State(app): State<App>,
    who: Principal,
    Path(course): Path<CourseId>,
    Given(given): Given<TokenGiven>,
) -> Result<(StatusCode, Json<TokenMade>), Refusal> {
    let owner = require_hand_out(&app, &who, course).await?;
    check_length("name", &given.name)?;
    if !(1..=LONGEST).contains(&given.days) {
        return Err(Refusal::bad(format!(
            "days: a number from 1 to {LONGEST} was expected"
        )));
    }
    let secret = match given.scope {
        // Clients of MOSS check that it is a number.
        ScopeName::Moss => crate::secrets::new_number(),
        _ => new_secret(),
    };
    let name = given.name.clone();
    let new = NewToken {
        course,
        name: given.name,
        scope: given.scope.into(),
        secret: Secret::of(&secret),
        expires: now() + i64::from(given.days) * DAY,
        owner,
    };
    let id = app.store(move |store| store.add_token(&new, now())).await?;
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

/// Requires a user, and returns their number: a program cannot make itself another token.
async fn require_hand_out(app: &App, who: &Principal, course: CourseId) -> Result<UserId, Refusal> {
    who.require_write(app, course).await?;
    match who {
        Principal::User(user) => Ok(user.id),
        Principal::Program(_) => Err(Refusal::forbidden()),
    }
}
