//! REST, below `/api/v1`. The description of it, in OpenAPI, is made from this code.

mod courses;
mod events;
mod jobs;
mod reports;
mod sessions;
mod tokens;
mod upload;

use axum::{Json, Router};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

#[derive(OpenApi)]
#[openapi(info(
    title = "codesim",
    description = "Courses, what was handed in, and which of it is alike. Requests need a token of a course, `Authorization: Bearer TOKEN`, or the session of a user."
))]
struct Description;

/// All of it, and its description at `/api/v1/openapi.json`.
pub(crate) fn router(app: App) -> Router {
    let (router, description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(sessions::begin, sessions::end))
        .routes(routes!(courses::list, courses::add))
        .routes(routes!(courses::show, courses::change, courses::remove))
        .routes(routes!(tokens::list, tokens::add))
        .routes(routes!(tokens::remove))
        .routes(routes!(jobs::list, upload::add))
        .routes(routes!(jobs::show, jobs::remove))
        .routes(routes!(jobs::cancel))
        .routes(routes!(events::events))
        .routes(routes!(reports::report))
        .split_for_parts();
    let described = move || async { Json(description) };
    router
        .route("/api/v1/openapi.json", axum::routing::get(described))
        .with_state(app)
}
