//! What every answer says beside its content.

use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, HeaderValue, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::Next;
use axum::response::Response;

/// The page loads its own script and style, talks with its own server, and is in no frame of others.
const PAGE: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// A report names its script and its style by their hashes in a policy of its own.
const FRAMES: &str = "frame-ancestors 'none'";

/// Adds them.
pub(crate) async fn guarded(request: Request, next: Next) -> Response {
    let is_page = !request.uri().path().ends_with("/report.html")
        && !request.uri().path().contains("/shared/");
    let mut response = next.run(request).await;
    let is_html = response
        .headers()
        .get(CONTENT_TYPE)
        .is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    let policy = if is_html && !is_page { FRAMES } else { PAGE };
    let all: [(HeaderName, &'static str); 4] = [
        (CONTENT_SECURITY_POLICY, policy),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (CACHE_CONTROL, "no-store"),
    ];
    for (name, value) in all {
        let headers = response.headers_mut();
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    response
}
