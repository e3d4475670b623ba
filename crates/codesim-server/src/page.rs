//! The page for people.

use std::sync::LazyLock;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use axum::routing::get;
use codesim_report::ICON;

/// The page without any data: its script fetches and shows them. `{icon}` is the address of its icon.
const HTML: &str = r#"<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>codesim</title>
<link rel="icon" href="{icon}">
<link rel="stylesheet" href="service.css">
<script src="service.js" defer></script>
</head>
<body>
<noscript>This page shows itself with a script, which this browser does not run. Scripts of your own can use the addresses below api/v1.</noscript>
<div id="page"></div>
</body>
</html>
"#;

static PAGE: LazyLock<String> = LazyLock::new(|| HTML.replace("{icon}", ICON));

const SCRIPT: &str = include_str!("../dist/service.js");
const STYLE: &str = include_str!("../dist/service.css");
/// The licences of the libraries in the script, which must be distributed with it.
const LICENCES: &str = include_str!("../dist/licenses.md");

/// Returns the routes of the files that the page loads.
pub(crate) fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/service.js", get(async || file("text/javascript", SCRIPT)))
        .route("/service.css", get(async || file("text/css", STYLE)))
        .route(
            "/licenses.md",
            get(async || file("text/markdown", LICENCES)),
        )
}

/// Returns the page itself, to which all addresses are relative.
pub(crate) async fn page() -> impl IntoResponse {
    file("text/html", PAGE.as_str())
}

fn file(kind: &str, text: &'static str) -> impl IntoResponse + use<> {
    // Another version of codesim has another page under the same name.
    let headers = [
        (CONTENT_TYPE, format!("{kind}; charset=utf-8")),
        (CACHE_CONTROL, "no-cache".to_owned()),
    ];
    (headers, text)
}
