//! Users of the service, for admins.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::clock::now;
use crate::error::{Problem, Refusal};
use crate::extract::{Json as Given, Path};
use crate::names::check_length;
use crate::passwords::hash;
use crate::principal::Principal;
use crate::store::{NewUser, User};

/// A user and how they sign in.
#[derive(Serialize, ToSchema)]
pub(crate) struct AccountShown {
    name: String,
    /// Admins see all courses, make courses and change users.
    is_admin: bool,
    /// Whether they have a password here; all others sign in at the provider.
    has_password: bool,
}

impl From<User> for AccountShown {
    fn from(user: User) -> Self {
        Self {
            name: user.name,
            is_admin: user.is_admin,
            has_password: user.password.is_some(),
        }
    }
}

/// A user to add.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UserGiven {
    /// As they sign in, or as the provider names them.
    name: String,
    /// From 10 to 200 characters; null if they sign in at the provider.
    password: Option<String>,
    #[serde(default)]
    is_admin: bool,
}

/// A change of a user; fields that are not given stay as they are.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UserChange {
    /// From 10 to 200 characters. The user is signed out everywhere.
    password: Option<String>,
    is_admin: Option<bool>,
}

/// List all users. Admins only.
#[utoipa::path(get, path = "/api/v1/users", tag = "users", responses((status = 200, body = [AccountShown]), (status = 401, body = Problem), (status = 403, body = Problem)))]
pub(crate) async fn list(
    State(app): State<App>,
    who: Principal,
) -> Result<Json<Vec<AccountShown>>, Refusal> {
    who.require_admin()?;
    let users = app.store(crate::store::Store::users).await?;
    Ok(Json(users.into_iter().map(AccountShown::from).collect()))
}

/// Add a user. Admins only.
#[utoipa::path(
    post, path = "/api/v1/users", tag = "users", request_body = UserGiven,
    responses((status = 201, body = AccountShown), (status = 400, body = Problem), (status = 403, body = Problem), (status = 409, description = "The name is taken", body = Problem))
)]
pub(crate) async fn add(
    State(app): State<App>,
    who: Principal,
    Given(given): Given<UserGiven>,
) -> Result<(StatusCode, Json<AccountShown>), Refusal> {
    who.require_admin()?;
    let name = given.name.trim().to_owned();
    if name.is_empty() {
        return Err(Refusal::bad("name: the name of the user was expected"));
    }
    check_length("name", &name)?;
    let password = match given.password {
        Some(password) => Some(hash(&app, password).await?),
        None => None,
    };
    let new = NewUser {
        name: name.clone(),
        password,
        is_admin: given.is_admin,
    };
    let added = name.clone();
    let user = app
        .store(move |store| {
            store.add_user(&new, now())?;
            store.user_named(&added)
        })
        .await?;
    app.write_down(&who.name(), "added a user", &name, None)
        .await?;
    Ok((StatusCode::CREATED, Json(AccountShown::from(user))))
}

/// Give a user another password, or make them an admin or none. Admins only.
#[utoipa::path(
    put, path = "/api/v1/users/{name}", tag = "users", params(("name" = String, Path)), request_body = UserChange,
    responses((status = 204), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, description = "It is the admin's own account", body = Problem))
)]
pub(crate) async fn change(
    State(app): State<App>,
    who: Principal,
    Path(name): Path<String>,
    Given(given): Given<UserChange>,
) -> Result<StatusCode, Refusal> {
    let user = of_others(&app, &who, name.clone()).await?;
    if let Some(password) = given.password {
        let password = hash(&app, password).await?;
        app.store(move |store| store.set_password(user.id, &password, None))
            .await?;
        app.write_down(&who.name(), "set a password", &name, None)
            .await?;
    }
    if let Some(is_admin) = given.is_admin {
        app.store(move |store| store.set_admin(user.id, is_admin))
            .await?;
        let what = if is_admin {
            "made an admin"
        } else {
            "made no admin"
        };
        app.write_down(&who.name(), what, &name, None).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Remove a user, with their sessions, tokens and links. Admins only.
#[utoipa::path(
    delete, path = "/api/v1/users/{name}", tag = "users", params(("name" = String, Path)),
    responses((status = 204), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, description = "It is the admin's own account", body = Problem))
)]
pub(crate) async fn remove(
    State(app): State<App>,
    who: Principal,
    Path(name): Path<String>,
) -> Result<StatusCode, Refusal> {
    let user = of_others(&app, &who, name.clone()).await?;
    app.store(move |store| store.remove_user(user.id)).await?;
    app.write_down(&who.name(), "removed a user", &name, None)
        .await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns a user other than the admin who asks: a service without an admin could not be managed.
async fn of_others(app: &App, who: &Principal, name: String) -> Result<User, Refusal> {
    who.require_admin()?;
    let user = app.store(move |store| store.user_named(&name)).await?;
    if who.user() == Some(user.id) {
        return Err(Refusal::new(
            StatusCode::CONFLICT,
            "this is your own account: ask another admin",
        ));
    }
    Ok(user)
}
