//! Languages.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;

/// A language that can be read.
#[derive(Serialize, ToSchema)]
pub(crate) struct LanguageShown {
    id: String,
    name: String,
    /// Extensions of the names of its files, without a dot.
    extensions: Vec<String>,
}

/// List the languages that can be read.
#[utoipa::path(get, path = "/api/v1/languages", tag = "languages", responses((status = 200, body = [LanguageShown])))]
pub(crate) async fn list(State(app): State<App>) -> Json<Vec<LanguageShown>> {
    let languages = app.languages().0.iter();
    let shown = languages.map(|(id, language)| LanguageShown {
        id: id.clone(),
        name: language.name.clone(),
        extensions: language.extensions.clone(),
    });
    Json(shown.collect())
}
