//! Small pages for people who come from a platform. They have no script.

use axum::http::StatusCode;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use url::Url;

/// A policy for pages on which nothing can be done, wherever they are shown.
const ANYWHERE: &str = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/// Returns a page that says something.
pub(crate) fn message(status: StatusCode, text: &str) -> Response {
    page(status, ANYWHERE, &format!("<p>{}</p>", escaped(text)))
}

/// Returns a page that opens the service in a window of its own.
pub(crate) fn new_window(address: &str) -> Response {
    let address = escaped(address);
    let link = format!(
        r#"<p><a href="{address}" target="_blank" rel="noopener">Open codesim in a new window</a></p>"#
    );
    page(StatusCode::OK, ANYWHERE, &link)
}

/// Returns a page with a sentence, and with a button that posts a message to a platform.
pub(crate) fn post_back(to: &Url, message: &str, [sentence, button]: [&str; 2]) -> Response {
    let origin = to.origin().ascii_serialization();
    // Browsers apply `form-action` to redirects of the platform too, which are not known here.
    let policy = format!("default-src 'none'; base-uri 'none'; frame-ancestors {origin}");
    let (to, message) = (escaped(to.as_str()), escaped(message));
    let form = format!(
        r#"<form method="post" action="{to}"><input type="hidden" name="JWT" value="{message}"><p>{sentence}</p><button>{button}</button></form>"#
    );
    page(StatusCode::OK, &policy, &form)
}

fn page(status: StatusCode, policy: &str, body: &str) -> Response {
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CONTENT_SECURITY_POLICY, policy),
    ];
    let page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>codesim</title></head>\n<body>\n<h1>codesim</h1>\n{body}\n</body>\n</html>\n"
    );
    (status, headers, page).into_response()
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            other => escaped.push(other),
        }
    }
    escaped
}
