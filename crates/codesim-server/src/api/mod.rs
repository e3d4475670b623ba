//! The REST API, below `/api/v1`. Its description, in OpenAPI, is made from this code.

mod account;
mod again;
mod audit;
mod case_file;
mod cases;
mod courses;
mod decisions;
mod erasures;
mod events;
mod imports;
mod indexes;
mod jobs;
mod languages;
mod links;
mod members;
mod names;
mod overviews;
mod pair_decisions;
mod pairs;
mod platform_members;
mod platforms;
mod refusals;
mod reports;
mod sessions;
mod sources;
mod students;
mod tokens;
mod upload;
mod users;

use axum::{Json, Router};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

#[derive(OpenApi)]
#[openapi(info(
    title = "codesim",
    description = "Courses, their submissions, and which of these are similar. Requests need a token of a course, `Authorization: Bearer TOKEN`, or the session of a user."
))]
struct Description;

/// Returns the routes of the API, and of its description at `/api/v1/openapi.json`.
pub(crate) fn router() -> Router<App> {
    let (router, description) = described();
    let described = move || async { Json(description) };
    router
        .route("/api/v1/openapi.json", axum::routing::get(described))
        .route("/shared/{secret}", axum::routing::get(links::shared))
}

/// Returns the routes of the API, and its description.
fn described() -> (Router<App>, utoipa::openapi::OpenApi) {
    let (router, description) = OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(sessions::show, sessions::begin, sessions::end))
        .routes(routes!(sessions::ways))
        .routes(routes!(languages::list))
        .routes(routes!(users::list, users::add))
        .routes(routes!(users::change, users::remove))
        .routes(routes!(account::change_password))
        .routes(routes!(account::sessions))
        .routes(routes!(account::end_session))
        .routes(routes!(audit::list))
        .routes(routes!(audit::export))
        .routes(routes!(audit::check))
        .routes(routes!(courses::list, courses::add))
        .routes(routes!(courses::show, courses::change, courses::remove))
        .routes(routes!(members::list))
        .routes(routes!(cases::list))
        .routes(routes!(members::add, members::remove))
        .routes(routes!(platforms::list, platforms::add))
        .routes(routes!(platforms::remove))
        .routes(routes!(platform_members::list))
        .routes(routes!(sources::list, sources::add))
        .routes(routes!(sources::remove))
        .routes(routes!(sources::of_teacher))
        .routes(routes!(imports::show, imports::add, imports::cancel))
        .routes(routes!(students::show, students::remove))
        .routes(routes!(erasures::list))
        .routes(routes!(tokens::list, tokens::add))
        .routes(routes!(tokens::remove))
        .routes(routes!(indexes::list))
        .routes(routes!(indexes::remove))
        .routes(routes!(indexes::keep))
        .routes(routes!(jobs::list, upload::add))
        .routes(routes!(overviews::add))
        .routes(routes!(jobs::show, jobs::remove))
        .routes(routes!(jobs::cancel))
        .routes(routes!(again::again))
        .routes(routes!(events::events))
        .routes(routes!(pairs::pairs))
        .routes(routes!(decisions::list, decisions::decide))
        .routes(routes!(names::reveal))
        .routes(routes!(case_file::get))
        .routes(routes!(links::list, links::add))
        .routes(routes!(links::remove))
        .routes(routes!(reports::report))
        .split_for_parts();
    (router, refusals::described(description))
}

#[cfg(test)]
mod tests {
    use super::described;

    #[test]
    fn types_of_the_pages_are_current() {
        let path = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../web/generated/service.openapi.json"
        );
        let (_, mut description) = described();
        // The types of a release are those of the one before it.
        description.info.version = String::new();
        let description = description.to_pretty_json().unwrap() + "\n";
        if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
            std::fs::write(path, &description).unwrap();
        }
        assert!(
            std::fs::read_to_string(path).unwrap() == description,
            "{path} differs; look at the change after `UPDATE_GOLDEN=1 cargo test -p codesim-server`, then `npm run generate` in web"
        );
    }
}
